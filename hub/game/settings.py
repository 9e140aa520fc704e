"""Every setting of the rules, one record each: what it can be, what each value means, the default.

A new setting is one record here, its line of law, and a case in the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from hub.game.setting import setting
from hub.game.tile import SETS

_HANDS = MappingProxyType({2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10})


# When a setting has no effect: None where it has one, otherwise why not, or "" where that need not
# be told because the value is the only one there can be, or says the same as the other setting.


def _other_sets(rules: Settings) -> str | None:
    table = rules.set_for_players
    return "set_for_players says it." if table and table.keys() >= rules.hand_size.keys() else None


def _no_table(rules: Settings) -> str | None:
    return "" if rules.set_for_players is None else None


def _single_starter(rules: Settings) -> str | None:
    return "" if rules.round_sequence == "single" else None


def _single(rules: Settings) -> str | None:
    return "this sheet is a single game." if rules.round_sequence == "single" else None


def _rounds_idle(rules: Settings) -> str | None:
    if rules.round_sequence == "single":
        return "" if rules.rounds == 1 else "this sheet is a single game."
    return None if rules.match_end == "rounds" else "the match ends by points."


def _set_aside(rules: Settings) -> str | None:
    return None if rules.engine_held else "the engine is set aside before the deal."


def _one_tile(rules: Settings) -> str | None:
    return "the first turn is a single tile." if rules.opening_tiles == "one" else None


def _never_open(rules: Settings) -> str | None:
    return None if rules.open_trains else "no train is ever open."


def _own_first_idle(rules: Settings) -> str | None:
    if rules.mexican_train and rules.own_train_first == "before_anything":
        return None
    return _never_open(rules)


def _no_mexican(rules: Settings) -> str | None:
    return None if rules.mexican_train else "there is no Mexican Train."


def _plain_doubles(rules: Settings) -> str | None:
    return "a double is like any other tile." if rules.double_second == "none" else None


def _no_cover(rules: Settings) -> str | None:
    if rules.double_second == "extra_turn" and _deferring(rules):
        return None
    never = rules.double_second == "extra_turn" or rules.double_second == "none"
    return "no double has to be covered." if never else None


def _deferring(rules: Settings) -> bool:
    return rules.opening_tiles != "one" and rules.opening_double == "deferred"


def _fail_marks_idle(rules: Settings) -> str | None:
    return _no_cover(rules) if rules.open_trains else ""


def _chain_idle(rules: Settings) -> str | None:
    if rules.double_second == "on_double":
        return "the second tile goes on the double itself."
    return None if rules.double_second == "anywhere" else "no double asks for a second tile."


def _one_double(rules: Settings) -> str | None:
    if rules.double_second == "anywhere" or _deferring(rules):
        return _no_cover(rules)
    return _no_cover(rules) or "there is never more than one double to cover."


def _no_knocking(rules: Settings) -> str | None:
    return "nobody has to knock." if rules.knock == "off" else None


def _no_penalty(rules: Settings) -> str | None:
    return None if rules.knock == "penalty" else "a forgotten knock costs nothing."


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings; what is not given has the safest common value."""

    set_max: int = setting(
        12, {}, other="A double-{} set.", numbers=SETS, idle=_other_sets, heading="Tiles and rounds"
    )
    set_for_players: Mapping[int, int] | None = setting(
        None,
        {None: "The same set for any number of players."},
        other="The highest number in the set: {}.",
        idle=_no_table,
    )
    hand_size: Mapping[int, int] = setting(_HANDS, {}, other="Tiles each: {}.")
    round_sequence: Literal["descending", "highest_held", "single"] = setting(
        "descending",
        {
            "descending": "Each round's engine is one lower, down to the double blank.",
            "highest_held": "Each round's engine is the highest double held.",
            "single": "One round is the whole game.",
        },
    )
    rounds: int | Literal["N+1"] = setting(
        "N+1",
        {"N+1": "There are as many rounds as the set has doubles.", 1: "A match has one round."},
        other="A match has {} rounds.",
        numbers=range(1, 100),
        idle=_rounds_idle,
    )
    match_end: int | Literal["rounds"] = setting(
        "rounds",
        {"rounds": "The match ends after its last round."},
        other="The match ends when somebody has {} points.",
        numbers=range(1, 100_000),
        idle=_single,
    )

    engine_find: Literal["set_aside", "holder", "highest_held"] = setting(
        "set_aside",
        {
            "set_aside": "The engine is set aside before the deal and laid in the middle.",
            "holder": "Whoever holds the round's double lays it as the engine.",
            "highest_held": "The highest double that anybody holds is the engine.",
        },
        heading="The engine and who starts",
    )
    engine_missing: Literal["draw_in_turn", "draw_all", "next_lower_held"] = setting(
        "draw_all",
        {
            "draw_in_turn": "If nobody has it, players draw in turn until somebody does.",
            "draw_all": "If nobody has it, everybody draws one more tile, until somebody does.",
            "next_lower_held": "If nobody has it, the next lower double "
            "that is held is the engine.",
        },
        idle=_set_aside,
    )
    engine_lay_ends_turn: bool = setting(
        False,
        {
            True: "Laying the engine is that player's turn.",
            False: "Whoever lays the engine then has a turn as well.",
        },
        idle=_set_aside,
    )
    engine_layer_redraws: bool = setting(
        False,
        {
            True: "Whoever lays the engine draws a tile for it.",
            False: "Whoever lays the engine does not draw for it.",
        },
        idle=_set_aside,
    )
    first_player: Literal["engine_layer", "youngest", "chosen", "high_draw"] = setting(
        "chosen",
        {
            "engine_layer": "Whoever lays the engine starts the first round.",
            "youngest": "The youngest starts the first round.",
            "chosen": "You choose who starts the first round.",
            "high_draw": "Whoever draws the highest tile starts the first round.",
        },
    )
    next_starter: Literal["engine_layer", "same", "rotate_left", "round_winner"] = setting(
        "rotate_left",
        {
            "engine_layer": "Whoever lays the engine starts the next rounds too.",
            "same": "The same player starts every round.",
            "rotate_left": "The next round starts with the next player.",
            "round_winner": "The winner of a round starts the next.",
        },
        idle=_single_starter,
    )

    opening_tiles: Literal["one", "two", "any_chain"] = setting(
        "one",
        {
            "one": "Your first turn is one tile, like any other.",
            "two": "The starter lays two tiles on the first turn, the others one.",
            "any_chain": "On your first turn you may lay as long a chain as you like.",
        },
        heading="The first turn",
    )
    opening_routes: Literal["own_only", "own_or_mexican", "any_open"] = setting(
        "own_or_mexican",
        {
            "own_only": "Your first tile starts your own train.",
            "own_or_mexican": "Your first tile starts your own train or goes on the Mexican Train.",
            "any_open": "Your first tile may go on any train that is open to you.",
        },
    )
    opening_draw: Literal["none", "one", "until_playable"] = setting(
        "one",
        {
            "none": "If you cannot start, you do not draw.",
            "one": "If you cannot start, you draw one tile.",
            "until_playable": "If you cannot start, you draw until you can.",
        },
    )
    opening_fail_marks: bool = setting(
        True,
        {
            True: "If you cannot start, your train is open.",
            False: "If you cannot start, your train stays closed all the same.",
        },
        idle=_never_open,
    )
    opening_double: Literal["normal", "deferred", "none"] = setting(
        "normal",
        {
            "normal": "A double laid on the first turn is like any other.",
            "deferred": "A double laid on the first turn is covered once everybody has had a turn.",
            "none": "A double laid on the first turn need not be covered.",
        },
        idle=_one_tile,
    )
    opening_out: Literal["ends_now", "finish_lap"] = setting(
        "ends_now",
        {
            "ends_now": "If you lay all your tiles on the first turn, the round is over.",
            "finish_lap": "If you lay all your tiles on the first turn, "
            "the others have theirs first.",
        },
        idle=_one_tile,
    )
    own_train_first: Literal["no", "before_opponents", "before_anything"] = setting(
        "no",
        {
            "no": "You may play elsewhere before your own train has a tile.",
            "before_opponents": "Start your own train before you play on another player's.",
            "before_anything": "Start your own train before you play anywhere else, "
            "even to cover a double.",
        },
        idle=_own_first_idle,
    )

    must_play: Literal["any_legal", "own_train", "optional"] = setting(
        "any_legal",
        {
            "any_legal": "If you can play, you must.",
            "own_train": "If you can play on your own train, you must play; elsewhere you may.",
            "optional": "You may draw instead of playing.",
        },
        heading="Playing and drawing",
    )
    draw_count: int | Literal["until_playable"] = setting(
        1,
        {
            "until_playable": "If you cannot play, you draw until you can.",
            1: "If you cannot play, you draw one tile.",
        },
        other="If you cannot play, you draw up to {} tiles.",
        numbers=range(1, 100),
    )
    drawn_must_play: bool = setting(
        True,
        {
            True: "If the tile you drew can be played, you must play it.",
            False: "If the tile you drew can be played, you may keep it.",
        },
    )
    boneyard_empty: Literal["continue", "ends_round"] = setting(
        "continue",
        {
            "continue": "With an empty boneyard you play on until nobody can.",
            "ends_round": "The round ends with the turn that empties the boneyard.",
        },
    )

    open_trains: bool = setting(
        True,
        {
            True: "Others may play on your train while it is open.",
            False: "Nobody ever plays on another player's train.",
        },
        heading="Open and closed trains",
    )
    open_trigger: Literal["no_play_anywhere", "no_own_play"] = setting(
        "no_play_anywhere",
        {
            "no_play_anywhere": "Your train opens when you can play nowhere, even after drawing.",
            "no_own_play": "Your train opens when you cannot play on it, "
            "even if you play elsewhere.",
        },
        idle=_never_open,
    )
    close_trigger: Literal["own_play", "own_play_optional", "any_play", "manual"] = setting(
        "own_play",
        {
            "own_play": "It closes when you play on it.",
            "own_play_optional": "When you have played on it you may close it, or leave it open.",
            "any_play": "It closes when you play, on whichever train.",
            "manual": "It closes when you say so.",
        },
        idle=_never_open,
    )
    voluntary_open: bool = setting(
        False,
        {
            True: "You may open your train whenever it is your turn.",
            False: "You cannot open it at will.",
        },
        idle=_never_open,
    )
    open_slot_playable: bool = setting(
        True,
        {
            True: "Others may start an open train that has no tile yet.",
            False: "Only its owner may lay the first tile of a train.",
        },
        idle=_never_open,
    )
    marker_polarity: Literal["present_is_open", "present_is_closed"] = setting(
        "present_is_open",
        {
            "present_is_open": "A marker on a train means: open.",
            "present_is_closed": "A marker on a train means: closed. Without one it is open.",
        },
        idle=_never_open,
    )

    mexican_train: bool = setting(
        True,
        {
            True: "There is one Mexican Train, open to everybody.",
            False: "There is no Mexican Train.",
        },
        heading="The Mexican Train",
    )
    mexican_from: Literal["turn1", "turn2", "after_own", "after_all"] = setting(
        "turn1",
        {
            "turn1": "Anybody may start it at any time.",
            "turn2": "You may start it from your second turn on.",
            "after_own": "You may start it once your own train has a tile.",
            "after_all": "It may start once every player's train has a tile.",
        },
        idle=_no_mexican,
    )
    mexican_first: Literal["engine", "any"] = setting(
        "engine",
        {"engine": "Its first tile matches the engine.", "any": "Its first tile may be any."},
        idle=_no_mexican,
    )
    mexican_place: Literal["hub_track", "off_hub", "either"] = setting(
        "either",
        {
            "hub_track": "It runs out from the middle like the others.",
            "off_hub": "It lies apart from the middle.",
            "either": "It runs out from the middle or lies apart, as you like.",
        },
        idle=_no_mexican,
    )

    double_second: Literal["on_double", "anywhere", "extra_turn", "none"] = setting(
        "on_double",
        {
            "on_double": "After a double you lay a second tile, on that double.",
            "anywhere": "After a double you lay a second tile, anywhere you may.",
            "extra_turn": "A double gives you another turn, and nobody has to cover it.",
            "none": "A double is laid like any other tile.",
        },
        heading="Doubles",
    )
    double_chain: Literal["no", "unlimited", "if_coverable"] = setting(
        "no",
        {
            "no": "That second tile may not be a double.",
            "unlimited": "That second tile may be a double again, and so on.",
            "if_coverable": "That second tile may be a double if you can cover it.",
        },
        idle=_chain_idle,
    )
    double_draw: Literal["one_per_turn", "extra_draw"] = setting(
        "one_per_turn",
        {
            "one_per_turn": "Who has drawn this turn does not draw again for a double.",
            "extra_draw": "Who has drawn this turn may draw once more for a double.",
        },
        idle=_plain_doubles,
    )
    double_fail_marks: bool = setting(
        True,
        {
            True: "If you cannot cover a double, your train opens.",
            False: "If you cannot cover a double, your train stays as it is.",
        },
        idle=_fail_marks_idle,
    )
    double_blocks: Literal["all", "train", "none"] = setting(
        "all",
        {
            "all": "While a double is uncovered, covering it is all that anybody may do.",
            "train": "An uncovered double stops only its own train; anybody may cover it.",
            "none": "An uncovered double stops nobody else.",
        },
        idle=_no_cover,
    )
    open_double_order: Literal["fifo", "lifo", "any"] = setting(
        "fifo",
        {
            "fifo": "Of several doubles the oldest is covered first.",
            "lifo": "Of several doubles the newest is covered first.",
            "any": "Several doubles are covered in any order.",
        },
        idle=_one_double,
    )
    drawn_double: Literal["normal", "play_and_redraw"] = setting(
        "normal",
        {
            "normal": "A double drawn while one is to be covered is kept.",
            "play_and_redraw": "A double drawn while one is to be covered is laid, "
            "and you draw again.",
        },
        idle=_no_cover,
    )
    cover_ends_turn: bool = setting(
        True,
        {
            True: "Covering another player's double is your turn.",
            False: "After covering another player's double you have your turn.",
        },
        idle=_no_cover,
    )
    dead_double: Literal["released", "ends_round"] = setting(
        "released",
        {
            "released": "A double that no tile is left for need not be covered.",
            "ends_round": "A double that no tile is left for ends the round with the boneyard.",
        },
        idle=_no_cover,
    )
    foot: int = setting(
        1,
        {1: "A double is covered by one tile."},
        other="A double takes {} tiles.",
        numbers=(1, 2, 3),
        idle=lambda rules: "",
    )
    go_out_on_double: Literal["allowed", "must_cover"] = setting(
        "allowed",
        {
            "allowed": "A double as your last tile is out.",
            "must_cover": "A double as your last tile has to be covered before you are out.",
        },
        idle=_no_cover,
    )

    knock: Literal["off", "courtesy", "penalty"] = setting(
        "courtesy",
        {
            "off": "Nobody has to say that they have one tile left.",
            "courtesy": "With one tile left you knock; forgetting costs nothing.",
            "penalty": "With one tile left you knock, or pay if you are caught.",
        },
        heading="The last tile",
    )
    knock_penalty: int = setting(
        2,
        {1: "Being caught costs one tile from the boneyard."},
        other="Being caught costs {} tiles from the boneyard.",
        numbers=(1, 2),
        idle=_no_penalty,
    )
    knock_loses_turn: bool = setting(
        False,
        {True: "Being caught costs your next turn as well.", False: "Being caught costs no turn."},
        idle=_no_penalty,
    )
    knock_exempt_double_exit: bool = setting(
        True,
        {
            True: "Going out with a double and its cover in one turn needs no knock.",
            False: "Between a double and its cover you knock too.",
        },
        idle=_no_knocking,
    )

    scoring: Literal["penalty", "positive"] = setting(
        "penalty",
        {
            "penalty": "Everybody counts what they have left; the lowest total wins.",
            "positive": "Who is out gets what the others have left; the highest total wins.",
        },
        heading="Points",
    )
    blank_value: int = setting(
        0,
        {0: "A blank half costs nothing."},
        other="A blank half costs {} points.",
        numbers=(0, 25),
    )
    double_blank_value: int = setting(
        50,
        {0: "The double blank costs nothing."},
        other="The double blank costs {} points.",
        numbers=(0, 25, 50),
    )
    blank_wild: bool = setting(
        False,
        {True: "A blank matches any number.", False: "A blank matches only a blank."},
        idle=lambda rules: "",
    )
    blocked_scoring: Literal["all_count", "lowest_zero"] = setting(
        "all_count",
        {
            "all_count": "In a blocked round everybody counts.",
            "lowest_zero": "In a blocked round the lowest hand counts nothing.",
        },
    )
    tie_break: tuple[Literal["zero_rounds", "lowest_nonzero_round", "shared", "play_on"], ...] = (
        setting(
            ("zero_rounds", "lowest_nonzero_round", "shared"),
            {},
            parts={
                "zero_rounds": "most rounds without points",
                "lowest_nonzero_round": "lowest other round",
                "shared": "the place is shared",
                "play_on": "another round decides",
            },
            other="If totals are equal: {}.",
        )
    )

    @property
    def engine_held(self) -> bool:
        """Whether the engine comes out of a hand, not set aside before the deal."""
        return self.engine_find != "set_aside" or self.round_sequence == "highest_held"
