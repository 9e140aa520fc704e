"""The rules of Mexican Train: pure values, no I/O, no clock, no randomness of their own."""

from hub.game.hand import Hand
from hub.game.match import CannotAmend, Match
from hub.game.move import (
    Blocked,
    Catch,
    Close,
    Count,
    Deal,
    Draw,
    End,
    Knock,
    Move,
    Open,
    Pass,
    Play,
)
from hub.game.reasons import IllegalMove, Refusal
from hub.game.round import Outcome, Round
from hub.game.rules import Rules, RulesError
from hub.game.sheetfile import sheet, sheets
from hub.game.tile import Tile, TileError, full_set
from hub.game.train import MEXICAN, Train

__all__ = [
    "MEXICAN",
    "Blocked",
    "CannotAmend",
    "Catch",
    "Close",
    "Count",
    "Deal",
    "Draw",
    "End",
    "Hand",
    "IllegalMove",
    "Knock",
    "Match",
    "Move",
    "Open",
    "Outcome",
    "Pass",
    "Play",
    "Refusal",
    "Round",
    "Rules",
    "RulesError",
    "Tile",
    "TileError",
    "Train",
    "full_set",
    "sheet",
    "sheets",
]
