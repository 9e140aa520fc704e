"""Whatever opens and closes: given back by `with`, closed twice, and never used after that."""

import importlib
import inspect
import os
import pkgutil
from datetime import time
from pathlib import Path

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPWMPin

import hub
from hub.closing import Closed, Closing
from hub.config.hub_toml import SoundConfig, StationConfig
from hub.game import sheet
from hub.game.sheetfile import write_rules
from hub.journal.file import Journal, JournalError
from hub.running.hub import Hub
from hub.simulator.evening import Evening
from hub.simulator.plain import PlainLooker, PlainTable
from hub.simulator.session import Session
from hub.station import Dimmed, Lights, NoStation, SimulatedStation, StationError
from hub.station.flash import Prompt
from hub.station.gpio import GpioStation
from hub.station.serial import SerialStation
from hub.station.virtual import VirtualPico
from hub.voice.espeak import Voice
from hub.voice.mixer import MixerSpeaker, open_speaker
from hub.voice.speaker import SilentSpeaker


def nobody(*_):
    """Takes presses and sentences."""


class Pico:
    """The end of a line at which MicroPython gives its prompt."""

    def __init__(self):
        self._answer = b""

    def write(self, data):
        if data == b"\r\x01":
            self._answer = b"raw REPL; CTRL-B to exit\r\n>"

    def read(self, most):
        given, self._answer = self._answer[:most], self._answer[most:]
        return given

    def reset_input_buffer(self):
        self._answer = b""


def a_hub(folder: Path) -> Hub:
    journal = Journal(folder / "journal")
    kept = journal.begin(write_rules(sheet("hub_leaflet")), ("Ana", "Bo"))
    made = Hub(
        journal,
        kept,
        lambda told: (SimulatedStation(told),),
        lambda tell: PlainLooker(PlainTable(), tell),
    )
    made._opened.callback(journal.close)
    return made


OPENED = {
    Journal: lambda folder: Journal(folder / "journal"),
    Evening: lambda folder: Evening(pixels=False),
    NoStation: lambda folder: NoStation(),
    SimulatedStation: lambda folder: SimulatedStation(nobody),
    Dimmed: lambda folder: Dimmed(NoStation(), StationConfig(), lambda: time(12)),
    SerialStation: lambda folder: SerialStation(nobody, str(folder / "no port")),
    GpioStation: lambda folder: GpioStation(nobody, StationConfig()),
    VirtualPico: lambda folder: VirtualPico(),
    Prompt: lambda folder: Prompt(Pico()),
    SilentSpeaker: lambda folder: SilentSpeaker(),
    MixerSpeaker: lambda folder: open_speaker(SoundConfig()),
    Voice: lambda folder: Voice("en", nobody, nobody),
    Hub: a_hub,
    Session: lambda folder: Session(sheet("hub_leaflet")),
}
SPARED = {
    Hub: {"put"},
    Session: {"track"},
    SimulatedStation: {"press"},
    VirtualPico: {"unplug"},
}
"""What hands do, which they also do to a thing that is off; what threads may do at its end; what
is only asked."""


@pytest.fixture(params=OPENED, ids=lambda kind: kind.__name__)
def opened(request, tmp_path, monkeypatch):
    """One open thing of each kind."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(Device, "pin_factory", MockFactory(pin_class=MockPWMPin))
    try:
        thing = OPENED[request.param](tmp_path)
    except StationError as missing:
        pytest.skip(str(missing))
    assert type(thing) is request.param
    yield thing
    thing.close()
    Device.pin_factory.reset()


def test_every_kind_is_here():
    for module in pkgutil.walk_packages(hub.__path__, "hub."):
        importlib.import_module(module.name)
    kinds, new = set(), {Closing}
    while new:
        new = {sub for kind in new for sub in kind.__subclasses__()}
        kinds |= new
    assert {kind for kind in kinds if kind.__module__.startswith("hub.")} == set(OPENED)


def test_nobody_writes_a_with_of_their_own():
    """Ports say that there is one; what it does is said once for the hub and once for cameras."""
    root = Path(hub.__file__).parents[1]
    found = {
        str(path.relative_to(root))
        for room in ("hub", "vision", "sounds")
        for path in (root / room).rglob("*.py")
        if "def __exit__" in path.read_text(encoding="utf-8")
    }
    assert found == {
        "hub/closing.py",
        "hub/station/base.py",
        "hub/voice/speaker.py",
        "vision/camera/base.py",
    }


def test_the_end_of_its_with_closes_it_and_twice_is_fine(opened):
    with opened as same:
        assert same is opened
        assert not opened.closed
    assert opened.closed
    opened.close()


def test_closed_it_is_not_used_and_says_so(opened):
    opened.close()
    with pytest.raises(Closed, match=r"^.+ is closed\. To use it again, open it again\.$"), opened:
        pass
    spared = SPARED.get(type(opened), set())
    for name, method in inspect.getmembers(type(opened), inspect.isfunction):
        if name.startswith("_") or name == "close" or name in spared:
            continue
        needed = [
            parameter
            for parameter in list(inspect.signature(method).parameters.values())[1:]
            if parameter.default is parameter.empty
        ]
        with pytest.raises(Closed, match=r"^.+ is closed\. To use it again, open it again\.$"):
            begun = getattr(opened, name)(*[None] * len(needed))
            next(begun)  # one that gives steps begins with the first


def test_what_is_opened_is_given_back_once():
    class Door(Closing):
        shut = 0

        def _give_back(self):
            self.shut += 1

    door = Door()
    door.close()
    door.close()
    assert door.shut == 1
    del Door, door


def test_a_closed_station_writes_into_nobodys_file(tmp_path):
    """Its pipe's numbers are given to the next files that are opened."""
    station = SerialStation(nobody, str(tmp_path / "no port"))
    station.close()
    files = [os.open(tmp_path / str(number), os.O_CREAT | os.O_RDWR) for number in range(8)]
    for ask in (lambda: station.show(Lights.dark(9)), station.sign):
        with pytest.raises(Closed):
            ask()
    assert [os.fstat(file).st_size for file in files] == [0] * 8
    for file in files:
        os.close(file)


def test_a_closed_journal_is_closed_not_damaged(tmp_path):
    journal = Journal(tmp_path / "journal")
    journal.close()
    with pytest.raises(JournalError, match=f"The journal {tmp_path / 'journal'} is closed") as told:
        journal.matches()
    assert isinstance(told.value, Closed)
