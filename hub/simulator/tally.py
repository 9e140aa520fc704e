"""What a simulated evening came to: how much was played, read, asked, and got wrong."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Figures:
    """Counts of one or more rounds; they only grow."""

    rounds: int = 0
    plays: int = 0
    """Tiles that the players laid."""
    read_right: int = 0
    """Plays taken from the table alone, tile and train being right."""
    asked: int = 0
    """Plays that a person had to answer a question about, or type in."""
    read_wrong: int = 0
    """Plays taken with a wrong tile or train; also plays that nobody made."""
    refused_honest: int = 0
    """Plays within the rules that were told to be against them."""
    frames_to_accept: list[int] = field(default_factory=list)
    """For each play read right: after how many settled pictures."""
    hands_read: int = 0
    """Hands counted by the camera after a round, without a correction."""
    hands_corrected: int = 0
    slips: Counter[str] = field(default_factory=Counter)
    """By kind: slips and cheats that were made."""
    noticed: Counter[str] = field(default_factory=Counter)
    """By kind: those that were refused or asked about."""
    accepted: Counter[str] = field(default_factory=Counter)
    """By kind: those that became a move."""
    mended: Counter[str] = field(default_factory=Counter)
    """By kind: those after which, the table put right, the game went on."""
    seconds: float = 0.0

    def line(self, scores: dict[str, int], hard: bool) -> dict[str, Any]:
        """The object that `woowoo demo --json` ends with."""
        told: dict[str, Any] = {
            "rounds": self.rounds,
            "plays": self.plays,
            "read_right": self.read_right,
            "asked": self.asked,
            "read_wrong": self.read_wrong,
            "scores": scores,
            "seconds": round(self.seconds, 2),
        }
        if hard:
            told["refused_honest"] = self.refused_honest
            told["frames_to_accept"] = spread(self.frames_to_accept)
            told["slips"] = {
                kind: {
                    "made": made,
                    "noticed": self.noticed[kind],
                    "accepted": self.accepted[kind],
                    "mended": self.mended[kind],
                }
                for kind, made in sorted(self.slips.items())
            }
        return told


def spread(frames: list[int]) -> dict[str, int]:
    """How many plays took so many settled pictures: {"1": 70, "2": 3}."""
    return {str(number): count for number, count in sorted(Counter(frames).items())}
