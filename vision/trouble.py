"""What keeps a camera from seeing the table: a sentence that other languages can say too."""

from __future__ import annotations


class Trouble(str):
    """A sentence with a name and what it is about, so that whoever shows it may translate it."""

    id: str
    """Its name, as `dark`."""
    args: tuple[tuple[str, object], ...]
    """What the sentence names, sorted."""

    def __new__(cls, id: str, english: str, **args: object) -> Trouble:
        """`english` has the arguments in braces."""
        made = super().__new__(cls, english.format_map(args))
        made.id = id
        made.args = tuple(sorted(args.items()))
        return made
