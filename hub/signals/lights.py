"""The lights as a language: what every lamp shows for a match (pure). docs/lights.md has the table.

All but a few situations differ in pattern as well as in colour; docs/lights.md names the few.
Brightness here is relative; hub.toml dims all.
"""

from __future__ import annotations

from hub.actions.items import Said
from hub.actions.offered import Situation, offered, said_by
from hub.game import MEXICAN, Draw, End, Knock, Match, Pass, Play, Round, law
from hub.referee.verdict import Refused, Unchanged, Unclear, Verdict
from hub.station.base import DARK, Colour, Lamp, Lights, Pattern, Press, still

GREEN: Colour = (0, 255, 40)
"""A train that is its owner's alone."""
AMBER: Colour = (255, 110, 0)
"""A train that is open to all; a pass."""
WHITE: Colour = (255, 220, 180)
"""Not begun; a draw; what is left is to be counted."""
CYAN: Colour = (0, 180, 255)
"""The Mexican Train."""
MAGENTA: Colour = (255, 0, 140)
"""A double to cover."""
RED: Colour = (255, 0, 0)
"""Refused."""
BLUE: Colour = (40, 60, 255)
"""A question; a pause."""
GOLD: Colour = (255, 170, 0)
"""A feast."""

FULL, HALF, CALM, FAINT = 1.0, 0.5, 0.3, 0.1


class TooFewTracks(ValueError):
    """The station has fewer tracks than the players and the Mexican Train need."""


def lights(
    match: Match,
    verdict: Verdict | None = None,
    tracks: int = 9,
    situation: Situation = Situation.PLAYING,
) -> Lights:
    """What a station with so many tracks shows. Raises TooFewTracks."""
    if len(match.players) + 1 > tracks:
        raise TooFewTracks(
            f"{len(match.players)} players and the Mexican Train need {len(match.players) + 1} "
            f"tracks; this station has {tracks}"
        )
    verdict = verdict or Unchanged()
    lamps = _lamps(match, verdict)
    spare = tracks - len(match.players) - 1
    row = (*lamps[:-1], *(DARK,) * spare, lamps[-1])
    engine = _engine(match, verdict)
    if situation is Situation.PLAYING:
        return Lights(row, engine)
    if situation is Situation.PAUSED:
        return Lights(still(Lights(row), FAINT).tracks, Lamp(BLUE, Pattern.PULSE, CALM))
    return Lights(still(Lights(row), FAINT).tracks, Lamp(AMBER, Pattern.FLASH, FULL))


def _lamps(match: Match, verdict: Verdict) -> list[Lamp]:
    """One lamp a player in seating order, then the Mexican Train's."""
    letters = [*match.players, MEXICAN]
    if match.over:
        winners = match.winners
        feast = Lamp(GOLD, Pattern.CHASE, HALF)
        return [_RAINBOW if letter in winners else feast for letter in letters]
    if match.round is None:
        return [Lamp(WHITE, Pattern.CHASE, CALM)] * (len(letters) - 1) + [DARK]
    if match.round.outcome is not None:
        return [_after_round(match, match.round, letter) for letter in letters]
    if isinstance(verdict, Refused):
        wrong = verdict.move.train if isinstance(verdict.move, Play) else None
        return [_REFUSED if letter == wrong else DARK for letter in letters]
    return [_train(match.round, letter) for letter in letters]


_RAINBOW = Lamp((255, 255, 255), Pattern.RAINBOW, FULL)
_REFUSED = Lamp(RED, Pattern.FLASH, FULL)


def _after_round(match: Match, round: Round, letter: str) -> Lamp:
    """A round that is over: who is out, and whose tiles are still to be counted."""
    assert round.outcome is not None
    if letter in round.outcome.out:
        return _RAINBOW
    return Lamp(WHITE, Pattern.PULSE, HALF) if letter in match.due else DARK


def _train(round: Round, letter: str) -> Lamp:
    """A train in play: a double to cover first, then whose turn it is, then how it stands."""
    train = round.trains.get(letter)
    if train is None:
        return DARK
    if letter in round.doubles:
        newest_first = round.rules.open_double_order == "lifo"
        place = (round.doubles[::-1] if newest_first else round.doubles).index(letter)
        return Lamp(MAGENTA, Pattern.CHASE, (FULL, HALF, CALM)[min(place, 2)])
    if letter == MEXICAN:
        return Lamp(CYAN, Pattern.PULSE, HALF) if train.tiles else DARK
    colour = AMBER if train.open else GREEN if train.tiles else WHITE
    turn = letter == round.turn
    if len(round.hands[letter]) == 1:
        return Lamp(colour, Pattern.FLASH, FULL if turn else HALF)
    if turn:
        return Lamp(colour, Pattern.BLINK, FULL)
    if train.open:
        return Lamp(colour, Pattern.PULSE, HALF)
    return Lamp(colour, Pattern.STEADY, CALM) if train.tiles else DARK


def _engine(match: Match, verdict: Verdict) -> Lamp:
    """The engine button: what is asked of the table, or else what a press would say."""
    if match.over:
        return _RAINBOW
    if match.round is None:
        return DARK
    if isinstance(verdict, Unclear):
        return Lamp(BLUE, Pattern.CHASE, FULL)
    if match.round.outcome is not None:
        return _RAINBOW if match.round.outcome.out else Lamp(WHITE, Pattern.PULSE, HALF)
    if isinstance(verdict, Refused):
        return Lamp(RED, Pattern.BLINK, FULL)
    action = said_by(offered(match, verdict), Press.PRESS)
    move = action.item.move if action and isinstance(action.item, Said) else None
    if isinstance(move, Knock):
        return Lamp(GREEN, Pattern.FLASH, FULL)
    if isinstance(move, Draw):
        must = not any(isinstance(other, Play) for other in law.moves(match.round))
        return Lamp(WHITE, Pattern.BLINK, FULL) if must else Lamp(WHITE, Pattern.STEADY, CALM)
    return Lamp(AMBER, Pattern.PULSE, HALF) if isinstance(move, Pass | End) else DARK
