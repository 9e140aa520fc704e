"""One demo, put together: a table, a camera over it, bots round it, the app, all from a seed."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from hub.closing import Closing
from hub.game import Match, Rules, RulesError, sheet
from hub.simulator.camera import VirtualCamera
from hub.simulator.hard import hard_camera, hard_table
from hub.simulator.layout import NEAT
from hub.simulator.mischief import Mischief
from hub.simulator.plain import PlainTable
from hub.simulator.session import NAMES, Session
from hub.simulator.table import VirtualTable
from hub.station import Lights, Station
from vision.paint.style import style
from vision.paint.view import View

TRACKS = 9
EASY = ("wood", "felt", "woven", "dark wood", "white")
"""Styles of tables, one seed after another."""
FPS = 1.4
"""Two pictures of a table at rest are then just over the quiet time apart."""


class BadEvening(ValueError):
    """Options that no demo can have; the text says which ones it can."""


class Evening(Closing):
    """A session with all its parts. A context manager."""

    _name = "The demo"

    def __init__(
        self,
        sheet_name: str = "hub_leaflet",
        players: int = 4,
        seed: int = 1,
        rounds: int | None = 1,
        set_max: int | None = None,
        hard: bool = False,
        pixels: bool = True,
        journal: Path = Path(":memory:"),
        stations: Sequence[Station] = (),
    ) -> None:
        """Raises BadEvening, or RulesError for a sheet that cannot be played so."""
        if not 2 <= players <= len(NAMES):
            raise BadEvening(f"The virtual table seats 2 to {len(NAMES)} players, not {players}.")
        if rounds is not None and rounds < 1:
            raise BadEvening(f"Play at least one round, not {rounds}.")
        self.rules = with_set(sheet(sheet_name), set_max, players)
        self.seed, self.hard = seed, hard
        most = Match.new(self.rules, NAMES[:players]).rounds
        self.rounds = min(filter(None, (rounds, most)), default=None)
        """How many will be played; None for as many as it takes."""
        self.camera: VirtualCamera | None = None
        if pixels:
            self.table: VirtualTable | PlainTable = self._virtual(players)
        else:
            self.table = PlainTable(TRACKS)
        self.session = Session(
            self.rules,
            players,
            seed,
            rounds,
            self.table,
            self.camera,
            mischief=Mischief(Random(seed + 9), camera=self.camera) if hard else None,
            journal=journal,
            stations=stations,
        )

    def _virtual(self, players: int) -> VirtualTable:
        if self.hard:
            table = hard_table(players, self.seed, TRACKS)
            self.camera = hard_camera(table, self.seed, self._shown, FPS)
        else:
            used = [*range(1, players + 1), TRACKS]
            table = VirtualTable(TRACKS, self.seed, NEAT, used=used)
            look = style(EASY[(self.seed - 1) % len(EASY)])
            self.camera = VirtualCamera(table, look, View(), self.seed, FPS, self._shown)
        return table

    def _shown(self) -> Lights:
        return self.session.station.shown

    def _give_back(self) -> None:
        """Camera, stations and journal."""
        self.session.close()


def with_set(rules: Rules, set_max: int | None, players: int) -> Rules:
    """The rules with a double-`set_max` set: hands shrink as the set does, if they have to."""
    if set_max is None:
        rules.hand_for(players)
        return rules
    tiles = (set_max + 1) * (set_max + 2) // 2
    hand = min(rules.hand_for(players), (tiles - 1) * 2 // (3 * players))
    if hand < 1:
        raise RulesError(f"A double-{set_max} set is too small for {players} players.")
    changes: dict[str, object] = {
        "set_max": set_max,
        "set_for_players": None,
        "hand_size": {players: hand},
    }
    if isinstance(rules.rounds, int) and rules.round_sequence != "single":
        changes["rounds"] = min(rules.rounds, set_max + 1)
    return rules.change(**changes)
