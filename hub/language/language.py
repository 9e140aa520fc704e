"""Makes sentences of messages, in one of the languages there is a catalogue for.

The catalogues are Project Fluent's: one file a language in `catalogue/`, read by Mozilla's
`fluent.runtime`. Fluent has plurals and numbers of every language, named arguments, and leaves each
language its own grammar: `TRAIN($train, form: "on")` asks for the form of "Bo's train" that this
language's sentence needs, and the file has its forms.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from hub.game.reasons import TrainOf
from hub.game.tile import Tile
from hub.language import rules
from hub.language.message import Sayable, message

CATALOGUE = Path(__file__).parent / "catalogue"
SOURCE = "en"
"""The language that the others are translated from."""


class UnknownLanguage(ValueError):
    """A language without a catalogue; the text lists those there are."""


class NotInCatalogue(LookupError):
    """A message that the catalogue lacks, or that cannot be made with its arguments."""


def languages() -> tuple[str, ...]:
    """The codes of all languages, the source first, as espeak-ng and ISO 639-1 name them."""
    others = sorted(path.stem for path in CATALOGUE.glob("*.ftl") if path.stem != SOURCE)
    return (SOURCE, *others)


class _Train(FluentType):
    """A train, for the function TRAIN."""

    def __init__(self, train: TrainOf) -> None:
        self.train = train

    def format(self, locale: Any) -> str:
        """Only TRAIN knows which form is wanted."""
        raise NotInCatalogue('A train is said by TRAIN($train, form: "...").')


class Language:
    """One language: `text(message)` says a message in it."""

    def __init__(self, code: str, catalogue: Path | None = None) -> None:
        """`catalogue` is the file to read, by default the one of `code`. Raises UnknownLanguage."""
        if catalogue is None:
            if code not in languages():
                known = ", ".join(languages())
                raise UnknownLanguage(f"There is no language {code!r}; there are {known}.")
            catalogue = CATALOGUE / f"{code}.ftl"
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False, functions={"TRAIN": self._train})
        self._bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
        if code == SOURCE:
            lines = "\n".join(f"{id} = {text}" for id, text in rules.source().items())
            self._bundle.add_resource(FluentResource(lines))

    def text(self, said: Sayable) -> str:
        """The sentence of a message. Raises NotInCatalogue."""
        if not self._bundle.has_message(said.id):
            raise NotInCatalogue(f"There is no message {said.id} in {self.code}.")
        pattern = self._bundle.get_message(said.id).value
        if pattern is None:
            raise NotInCatalogue(f"The message {said.id} in {self.code} is empty.")
        return self._format(said.id, pattern, dict(said.args))

    def _format(self, id: str, pattern: Any, args: dict[str, object]) -> str:
        values = {name: self._value(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise NotInCatalogue(f"The message {id} in {self.code}: {errors[0]}.") from errors[0]
        return str(text)

    def _value(self, value: object) -> Any:
        """An argument as Fluent takes it."""
        if isinstance(value, int | str):
            return value
        if isinstance(value, TrainOf):
            return _Train(value)
        if isinstance(value, Tile):
            return str(value)
        if isinstance(value, tuple):
            return self._list([str(self._value(each)) for each in value])
        return self.text(value)  # type: ignore[arg-type]

    def _list(self, texts: list[str]) -> str:
        """`A, B and C`, as this language joins them."""
        if not texts:
            return ""
        *first, last = texts
        if not first:
            return last
        joined = first[0]
        for each in first[1:]:
            joined = self.text(message("list-more", first=joined, next=each))
        return self.text(message("list-last", first=joined, last=last))

    def _train(self, train: Any, form: str = "plain") -> Any:
        """TRAIN of the catalogues: the message `train-FORM`, with an attribute for either kind."""
        if not isinstance(train, _Train):
            raise NotInCatalogue(f"TRAIN was given {train!r}, which is no train.")
        id, owner = f"train-{form}", train.train.owner
        if not self._bundle.has_message(id):
            raise NotInCatalogue(f"There is no message {id} in {self.code}.")
        forms = self._bundle.get_message(id).attributes
        if owner is None:
            return self._format(id, forms["mexican"], {})
        return self._format(id, forms["player"], {"owner": owner})


@cache
def language(code: str = SOURCE) -> Language:
    """The language of this code, read once. Raises UnknownLanguage."""
    return Language(code)
