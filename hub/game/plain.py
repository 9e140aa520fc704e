"""A sheet in plain words: for each value of each setting one sentence."""

from __future__ import annotations

from collections.abc import Mapping

from hub.game.plain_words import SECTIONS, WORDS
from hub.game.rules import Rules


def sentence(name: str, value: object) -> str:
    """Return what this value of a setting means, in one sentence.

    >>> sentence("must_play", "any_legal")
    'If you can play, you must.'
    """
    words = WORDS[name]
    if isinstance(value, bool):
        return words["true" if value else "false"]
    if isinstance(value, Mapping):
        return words["table"].format(table=_table(value))
    if value is None:
        return words["none"]
    if name == "tie_break" and isinstance(value, tuple):
        return words["list"].format(list=", then ".join(words[each] for each in value))
    if str(value) in words:
        return words[str(value)]
    return words["number"].format(number=value)


def _table(table: Mapping[int, int]) -> str:
    """Return `2 to 4 players: 15, 5 players: 12`."""
    runs: list[list[int]] = []
    for players in table:
        if runs and table[runs[-1][0]] == table[players] and players == runs[-1][-1] + 1:
            runs[-1].append(players)
        else:
            runs.append([players])
    return ", ".join(
        f"{run[0]} to {run[-1]} players: {table[run[0]]}"
        if len(run) > 1
        else f"{run[0]} players: {table[run[0]]}"
        for run in runs
    )


def idle(rules: Rules) -> frozenset[str]:
    """Return the settings that say nothing on this sheet because another switches them off."""
    off: set[str] = set()
    if not rules.engine_held:
        off |= {"engine_missing", "engine_lay_ends_turn", "engine_layer_redraws"}
    if rules.round_sequence == "single":
        off |= {"rounds", "next_starter", "match_end"}
    elif rules.match_end != "rounds":
        off.add("rounds")
    if rules.opening_tiles == "one":
        off |= {"opening_double", "opening_out"}
    if not rules.open_trains:
        off |= {"open_trigger", "close_trigger", "voluntary_open", "marker_polarity"}
        off |= {"open_slot_playable", "own_train_first", "double_fail_marks", "opening_fail_marks"}
    if not rules.mexican_train:
        off |= {"mexican_from", "mexican_first", "mexican_place"}
    if rules.double_second in ("none", "extra_turn"):
        off |= {"double_blocks", "cover_ends_turn", "dead_double", "drawn_double"}
        off |= {"double_fail_marks", "go_out_on_double"}
        if rules.double_second == "none":
            off.add("double_draw")
    if rules.double_second != "anywhere":
        off |= {"double_chain", "open_double_order"}
    if rules.knock != "penalty":
        off |= {"knock_penalty", "knock_loses_turn", "knock_exempt_double_exit"}
    if rules.set_for_players is not None:
        off.add("set_max")
    else:
        off.add("set_for_players")
    return frozenset(off | {"foot", "blank_wild"})


def describe(rules: Rules) -> list[tuple[str, list[str]]]:
    """Return (heading, sentences) for a whole sheet, without what says nothing on it."""
    off = idle(rules)
    settings = rules.settings()
    return [
        (heading, [sentence(name, settings[name]) for name in names if name not in off])
        for heading, names in SECTIONS
    ]


def compare(one: Rules, other: Rules) -> list[tuple[str, str, str]]:
    """Return (setting, on the one sheet, on the other) for each in which they differ.

    A setting that means nothing on one sheet is `-` there, and left out where it is so on both.
    """
    off, other_off = idle(one), idle(other)
    return [
        (
            name,
            "-" if name in off else sentence(name, mine),
            "-" if name in other_off else sentence(name, theirs),
        )
        for name, (mine, theirs) in one.differences(other).items()
        if not (name in off and name in other_off)
    ]
