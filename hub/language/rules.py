"""The rules of a sheet in plain words: messages made of the settings' records (pure).

English stands in the records themselves (`hub.game.settings`), so that a setting is one place; the
other catalogues have the same ids: `rule-SETTING-VALUE`, `rule-SETTING-other` for any other number
or table, `rules-SETTING` for the heading of the section that begins with it, `title-SHEET`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from hub.game.plain import sections
from hub.game.rules import SETTINGS, Rules
from hub.game.setting import runs, spelt
from hub.game.sheetfile import sheet, sheets
from hub.language.message import Message, message


def source() -> dict[str, str]:
    """Id to English text, as Fluent writes it, for everything that the records say."""
    found = {}
    for heading, names in sections():
        found[_heading(names[0]).id] = heading
    for name, record in SETTINGS.items():
        for value, sentence in record.says.items():
            found[_id(name, value)] = sentence
        if record.other:
            found[f"rule-{name}-other"] = record.other.replace("{}", "{ $value }")
    return found | {f"title-{name}": sheet(name).title for name in sheets()}


def titled(rules: Rules) -> Message:
    """The title of a sheet; a house's own is told as the house wrote it."""
    if rules.name in sheets() and sheet(rules.name).title == rules.title:
        return message(f"title-{rules.name}")
    return message("verbatim", text=rules.title)


def described(rules: Rules) -> list[tuple[Message, list[Message]]]:
    """(Heading, sentences) for a whole sheet, without what has no effect on it."""
    return [
        (_heading(names[0]), [rule(rules, name) for name in names if rules.idle(name) is None])
        for _, names in sections()
    ]


def compared(one: Rules, other: Rules) -> list[tuple[str, Message | None, Message | None]]:
    """(Setting, on the one sheet, on the other) for each in which they differ.

    A setting that has no effect on one sheet is None there, and left out where it is so on both.
    """
    found = []
    for name in one.differences(other):
        said = [None if each.idle(name) is not None else rule(each, name) for each in (one, other)]
        if said != [None, None]:
            found.append((name, said[0], said[1]))
    return found


def rule(rules: Rules, name: str) -> Message:
    """What a sheet says about a setting, in one sentence."""
    value, record = getattr(rules, name), SETTINGS[name]
    if isinstance(value, Mapping):
        return message(f"rule-{name}-other", value=tuple(_by_players(value)))
    if isinstance(value, tuple):
        return message(f"rule-{name}-other", value=_one_after_another(name, value))
    if value in record.says:
        return message(_id(name, value))
    return message(f"rule-{name}-other", value=value)


def _heading(name: str) -> Message:
    return message(f"rules-{name}")


def _id(name: str, value: object) -> str:
    return f"rule-{name}-{re.sub('[^a-z0-9_]', '_', spelt(value).lower())}"


def _one_after_another(name: str, words: tuple[str, ...]) -> Message:
    """`most rounds without points, then the place is shared`."""
    said = message(_id(name, words[0]))
    for word in words[1:]:
        said = message("rules-then", first=said, next=message(_id(name, word)))
    return said


def _by_players(table: Mapping[int, int]) -> Iterator[Message]:
    """`2 to 4 players: 15`, `5 players: 12`."""
    for least, most, number in runs(table):
        if least == most:
            yield message("rules-players", players=least, number=number)
        else:
            yield message("rules-players-span", least=least, most=most, number=number)
