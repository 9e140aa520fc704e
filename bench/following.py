"""Timings of the hub: judging a table, writing a move, a match without pixels, a round with."""

import tempfile
import time
from itertools import islice
from pathlib import Path
from statistics import median

from hub.game import sheet
from hub.journal.file import MOVE, Journal
from hub.referee import judge
from hub.simulator.evening import Evening
from hub.simulator.plain import PlainTable
from hub.simulator.session import Session

TILES = 60
WRITES = 50


def run() -> None:
    judging()
    writing()
    match()
    round_by_camera()


def judging() -> None:
    """A full table without anything new, the commonest case."""
    took = []
    with Session(sheet("hub_leaflet"), 4, seed=2, rounds=1) as session:
        for _ in session.steps():
            if sum(map(len, session.table.rows)) >= TILES:
                break
        assert isinstance(session.table, PlainTable)
        seen = session.table.table()
        for _ in range(200):
            begun = time.perf_counter()
            judge(seen, session.app.match)
            took.append(time.perf_counter() - begun)
    print(f"judging a table of {TILES} tiles: {median(took) * 1e3:.2f} ms")


def writing() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Journal(Path(folder) / "bench.journal") as journal,
    ):
        number = journal.begin("", ("Ana", "Bo")).number
        took = []
        for _ in range(WRITES):
            begun = time.perf_counter()
            journal.append(number, MOVE, "A 12-5>A", "camera")
            took.append(time.perf_counter() - begun)
    print(f"writing a move to the disk: {median(took) * 1e3:.1f} ms, at most {max(took) * 1e3:.0f}")


def match() -> None:
    begun = time.perf_counter()
    with Session(sheet("hub_leaflet"), 4, seed=3) as session:
        for _ in session.steps():
            pass
    took = time.perf_counter() - begun
    plays = session.figures.plays
    print(f"a match of 13 rounds without pixels: {took:.1f} s, {plays} plays")


def round_by_camera() -> None:
    """The first plays of a demo round: painted, watched, read, judged."""
    with Evening(seed=1) as evening:
        begun = time.perf_counter()
        for _ in islice(evening.session.steps(), 60):
            pass
        took = time.perf_counter() - begun
        plays = evening.session.figures.plays
    print(f"a demo by camera: {took / plays:.2f} s a play, painting included")
