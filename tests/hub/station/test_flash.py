"""Flashing against MicroPython's raw prompt, whose code the real MicroPython runs in a folder."""

import os
import pty
import select
import subprocess
import threading
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest

import firmware
from hub.station import StationError
from hub.station.flash import BOARD, FILES, FlashError, flash
from hub.station.virtual import VirtualPico, micropython
from tests.hub.waiting import LIMIT_S

try:
    micropython()
except StationError as missing:
    pytest.skip(str(missing), allow_module_level=True)

FOLDER = Path(firmware.__file__).parent
LOOP = """
import sys
from binascii import unhexlify
space = {}
while True:
    line = sys.stdin.readline()
    if not line:
        break
    try:
        exec(unhexlify(line.strip()), space)
        print("\\x04\\x04>", end="")
    except Exception as error:
        print("\\x04Traceback\\r\\n" + type(error).__name__ + ": " + str(error) + "\\x04>", end="")
"""


class RawPrompt:
    """A Pico at its prompt: its files are those of `home`, what it can do is MicroPython's."""

    def __init__(self, home: Path, lose: bytes = b"") -> None:
        """Bytes in `lose` are lost on their way in."""
        self._reset = threading.Event()
        self._lose = lose
        self._far, self._near = pty.openpty()
        tty.setraw(self._near)
        self.port = os.ttyname(self._near)
        self._python = subprocess.Popen(
            [micropython(), "-c", LOOP], cwd=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._stop_out, self._stop_in = os.pipe()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        raw, code = False, b""
        while True:
            ready, _, _ = select.select([self._far, self._stop_out], [], [])
            if self._stop_out in ready:
                return
            for byte in os.read(self._far, 4096).translate(None, self._lose):
                if not raw:
                    if byte == 1:
                        raw = True
                        os.write(self._far, b"raw REPL; CTRL-B to exit\r\n>")
                elif byte == 2:
                    raw = False
                elif byte == 4:
                    self._answer(code)
                    code = b""
                elif byte != 13:
                    code += bytes([byte])

    def was_reset(self, within_s: float) -> bool:
        """Whether the Pico was started anew; the order may still be on its way."""
        return self._reset.wait(within_s)

    def _answer(self, code: bytes) -> None:
        if b"machine.reset()" in code:
            self._reset.set()
            return
        assert self._python.stdin and self._python.stdout
        self._python.stdin.write(code.hex().encode() + b"\n")
        self._python.stdin.flush()
        answer = b"OK"
        while not answer.endswith(b"\x04>"):
            answer += os.read(self._python.stdout.fileno(), 4096)
        os.write(self._far, answer)

    def close(self) -> None:
        os.close(self._stop_in)
        self._thread.join()
        self._python.communicate()
        for end in (self._stop_out, self._far, self._near):
            os.close(end)


@pytest.fixture
def prompt(tmp_path: Path) -> Iterator[RawPrompt]:
    made = RawPrompt(tmp_path)
    yield made
    made.close()


def test_all_files_arrive_whole_and_the_pico_starts(tmp_path: Path, prompt: RawPrompt) -> None:
    said: list[str] = []
    flash(prompt.port, say=said.append)
    assert {path.name for path in tmp_path.iterdir()} == {*FILES, BOARD}
    for name in (*FILES, BOARD):
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes()
    assert [line.split(":")[0] for line in said] == [BOARD, *FILES]
    assert prompt.was_reset(within_s=LIMIT_S)


def test_the_builders_board_stays(tmp_path: Path, prompt: RawPrompt) -> None:
    (tmp_path / BOARD).write_text("mine = 1\n")
    (tmp_path / "main.py").write_text("old\n")
    said: list[str] = []
    flash(prompt.port, say=said.append)
    assert (tmp_path / BOARD).read_text() == "mine = 1\n"
    assert (tmp_path / "main.py").read_bytes() == (FOLDER / "main.py").read_bytes()
    assert said[0].startswith("board.py is there already and stays")


def test_a_board_that_is_given_replaces_it(tmp_path: Path, prompt: RawPrompt) -> None:
    (tmp_path / BOARD).write_text("mine = 1\n")
    given = FOLDER / "lamps.py"
    flash(prompt.port, given, say=lambda sentence: None)
    assert (tmp_path / BOARD).read_bytes() == given.read_bytes()


def test_a_pico_that_cannot_write_says_why(tmp_path: Path, prompt: RawPrompt) -> None:
    (tmp_path / "board.py.new").mkdir()
    with pytest.raises(FlashError, match="the Pico says: OSError"):
        flash(prompt.port, say=lambda sentence: None)
    assert not prompt.was_reset(within_s=0.2)


def test_a_file_that_lost_bytes_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hub.station.flash.ANSWER_S", 0.5)
    prompt = RawPrompt(tmp_path, lose=b"\x04")
    try:
        with pytest.raises(FlashError):
            flash(prompt.port, say=lambda sentence: None)
    finally:
        prompt.close()


def test_our_own_firmware_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under MicroPython for computers there is no raw prompt; but the firmware ends as asked."""
    monkeypatch.setattr("hub.station.flash.ANSWER_S", 0.5)
    with VirtualPico() as pico:
        pid = pico.pid
        assert pid is not None
        assert pico.wait_for(lambda now: True, LIMIT_S), "it runs"
        with pytest.raises(FlashError, match="hold the engine button"):
            flash(pico.port, say=lambda sentence: None)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)


def test_no_port_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FlashError, match=r"cannot be used: it is not there$"):
        flash(str(tmp_path / "none"))
