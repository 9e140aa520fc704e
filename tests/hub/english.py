"""Messages in English, as tests state them."""

from hub.language.language import language
from hub.language.message import Message, Sayable, message


def english(said: Sayable | None) -> str:
    """The sentence of a message; empty for none."""
    return "" if said is None else language().text(said)


def verbatim(text: str) -> Message | None:
    """A message that says just this; None for an empty text."""
    return message("verbatim", text=text) if text else None
