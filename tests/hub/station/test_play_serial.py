"""`woowoo play` with the station on the Pico, from hub.toml to eight seconds on the button."""

import subprocess
import sys
import time
from pathlib import Path

import cv2
import pytest

from hub.journal.file import Journal, standing
from hub.simulator.camera import VirtualCamera
from hub.simulator.table import VirtualTable
from hub.station import StationError
from hub.station.virtual import VirtualPico, micropython
from tests.hub.waiting import LIMIT_S

try:
    micropython()
except StationError as missing:
    pytest.skip(str(missing), allow_module_level=True)

TOML = """
journal = "evening.journal"
[game]
players = ["Ana", "Bo"]
[camera]
source = "{photos}"
[station]
kinds = ["serial"]
port = "{port}"
switch_off = "touch {mark}"
[sound]
on = false
[window]
on = false
"""


def test_lights_a_press_and_eight_seconds(tmp_path: Path) -> None:
    photos, mark = tmp_path / "photos", tmp_path / "off"
    photos.mkdir()
    table = VirtualTable(9, seed=3, used=(1, 2, 9))
    table.clear(12)
    with VirtualCamera(table, seed=3) as camera:
        cv2.imwrite(str(photos / "0.png"), camera.read().image)
    with VirtualPico() as pico:
        toml = tmp_path / "hub.toml"
        toml.write_text(TOML.format(photos=photos, port=pico.port, mark=mark), encoding="utf-8")
        command = [sys.executable, "-m", "hub.cli", "play", str(toml), "--headless"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
            try:
                # The engine lies there, so a round begins: Ana's light and the engine are lit.
                dark = (0, 0, 0)
                assert pico.wait_for(lambda now: dark not in (now[0], now[9]), LIMIT_S), "lights"
                pico.press()
                time.sleep(0.6)
                pico.press(8.3)
                assert running.wait(LIMIT_S) == 0
            finally:
                running.kill()
    assert mark.exists(), "the machine was switched off"
    with Journal(tmp_path / "evening.journal") as journal:
        kept = journal.unfinished()
        assert kept is not None
        moves = [(event.text, event.source) for event in standing(journal.events(kept.number))]
    assert moves[1:] == [("A +?", "button")], "the press said: I drew; the long one nothing"
