"""One inbox, one loop, several fronts; what goes wrong costs one item and never the evening."""

import json
import logging
import threading
from contextlib import contextmanager

import numpy as np
import pytest

from hub.actions.items import Aimed, Item, Pause, Pressed, Said, Seen, ShutDown, Sight
from hub.game import Deal, Draw, Play, Tile, sheet
from hub.game.dealing import deal_counted
from hub.game.sheetfile import write_rules
from hub.journal.file import Journal
from hub.language.message import message
from hub.running.hub import Hub
from hub.running.looking import Looked
from hub.running.recording import Recording
from hub.signals.scene import Picture, Scene
from hub.simulator.plain import PlainLooker, PlainTable
from hub.station import Press, SimulatedStation
from tests.hub.english import verbatim
from tests.hub.waiting import LIMIT_S
from vision.camera import Frame


class Notes:
    """A front of a few lines: it keeps what it is shown, and says what it is told to."""

    def __init__(self, put):
        self.put = put
        self.scenes: list[Scene] = []

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)


class Looker(PlainLooker):
    """Counts what the hub asks of it."""

    def __init__(self, table, tell, grows=False):
        super().__init__(table, tell)
        self.grows = grows
        self.asked = 0
        self.aimed = None
        self.started = self.closed = 0

    def start(self):
        self.started += 1

    def again(self):
        self.asked += 1

    def aim(self, clicks):
        self.aimed = clicks

    def close(self):
        self.closed += 1


class Desk:
    def __init__(self, hub: Hub, table: PlainTable, journal: Journal, number: int) -> None:
        self.hub, self.table, self.journal, self.number = hub, table, journal, number
        self.front = Notes(hub.put)
        hub.add(self.front)

    @property
    def station(self) -> SimulatedStation:
        return self.hub.stations[0]

    def lines(self) -> list[str]:
        return [event.text for event in self.journal.moves(self.number)]


@contextmanager
def opened(tmp_path, grows=False, later=None, recording=None, station=SimulatedStation):
    table = PlainTable()
    table.clear(12)
    with Journal(tmp_path / "journal") as journal:
        rules = sheet("hub_leaflet")
        record = journal.begin(write_rules(rules), ("Ana", "Bo"))
        with Hub(
            journal,
            record,
            lambda told: (station(told),),
            lambda tell: Looker(table, tell, grows),
            later=later or (lambda seconds, call: lambda: None),
            recording=recording,
        ) as hub:
            yield Desk(hub, table, journal, record.number)


@pytest.fixture
def desk(tmp_path):
    with opened(tmp_path) as desk:
        desk.front.put(Said(deal_counted(desk.hub.app.match)))
        desk.hub.step()
        yield desk


def test_items_are_handled_in_their_order_and_every_front_sees_the_end(desk):
    other = Notes(desk.hub.put)
    desk.hub.add(other)
    desk.front.put(Said(Play("A", Tile(12, 5), "A")))
    other.put(Said(Play("B", Tile(12, 3), "B")))
    desk.station.press()
    desk.hub.step()
    assert [str(move) for move in desk.hub.app.match.history[1:]] == ["12-5>A", "12-3>B", "+?"]
    assert desk.front.scenes[-1] is other.scenes[-1]
    assert desk.front.scenes[-1].says == message("turn-of", name="Ana")
    assert desk.front.scenes[-1].lights == desk.station.shown
    assert len(desk.lines()) == 4


def test_a_front_is_shown_a_scene_only_when_something_is_new(desk):
    before = len(desk.front.scenes)
    for _ in range(3):
        desk.hub.step()
    assert len(desk.front.scenes) == before
    desk.hub.looker.picture = Picture(np.zeros((4, 4, 3), np.uint8))
    desk.hub.step()
    assert len(desk.front.scenes) == before + 1
    assert desk.front.scenes[-1].picture is desk.hub.looker.picture
    desk.station.trouble = verbatim("It is unplugged.")
    desk.hub.step()
    assert desk.front.scenes[-1].unlit == verbatim("It is unplugged.")
    assert desk.front.scenes[-1].told[-1] == verbatim("It is unplugged.")


def test_an_unsure_table_is_looked_at_again(desk):
    desk.table.lay(1, (6, 5))
    desk.hub.looker.step()
    desk.hub.step()
    assert desk.hub.looker.asked == 1 + desk.hub.app.looking
    assert desk.hub.app.looking


def test_after_a_word_the_table_is_looked_at_again_but_an_old_photo_is_not(tmp_path):
    for grows, asked in ((False, 1), (True, 0)):
        folder = tmp_path / str(grows)
        folder.mkdir()
        with opened(folder, grows) as desk:
            desk.front.put(Said(deal_counted(desk.hub.app.match)))
            desk.hub.step()
            assert desk.hub.looker.asked == asked


def test_clicks_aim_the_camera_and_do_not_reach_the_match(desk):
    desk.front.put(Aimed((1.0, 2.0), (3.0, 4.0)))
    desk.hub.step()
    assert desk.hub.looker.aimed == ((1.0, 2.0), (3.0, 4.0))
    assert len(desk.lines()) == 1


def test_a_fault_of_ours_costs_one_item_and_is_told(desk, caplog):
    class Unknown:
        pass

    with caplog.at_level(logging.CRITICAL, "hub.running.hub"):
        desk.front.put(Unknown())
        desk.front.put(Said(Play("A", Tile(12, 5), "A")))
        desk.hub.step()
    assert [str(move) for move in desk.hub.app.match.history[1:]] == ["12-5>A"]
    assert message("note-stumbled", error="TypeError") in desk.front.scenes[-1].told


def test_a_front_that_fails_does_not_keep_the_others_in_the_dark(tmp_path, caplog):
    class Broken:
        shown = 0

        def show(self, scene):
            self.shown += 1
            if self.shown > 1:
                raise RuntimeError("no more")

    with opened(tmp_path) as desk, caplog.at_level(logging.CRITICAL, "hub.running.hub"):
        desk.hub._fronts.insert(0, Broken())
        desk.hub._fronts[0].show(None)
        desk.front.put(Sight(verbatim("The camera is gone.")))
        desk.hub.step()
        assert desk.front.scenes[-1].says == verbatim("The camera is gone.")


def test_by_itself_it_turns_on_a_thread_until_it_is_closed(tmp_path):
    with opened(tmp_path) as desk:
        told = threading.Event()

        class Waiting(Notes):
            def show(self, scene):
                super().show(scene)
                if scene.stopping:
                    told.set()

        front = Waiting(desk.hub.put)
        desk.hub.add(front)
        desk.hub.start()
        assert desk.hub.looker.started == 1
        threading.Thread(target=desk.hub.put, args=(ShutDown(),)).start()
        assert told.wait(LIMIT_S)
        assert front.scenes[-1].told[-1] == message("note-good-night")
    assert desk.hub.looker.closed == 1
    assert desk.station.closed
    desk.hub.close()


def test_what_cannot_be_opened_gives_back_what_was(tmp_path):
    made = []

    def stations(told):
        made.append(SimulatedStation(told))
        return made

    def looker(tell):
        raise OSError("no camera")

    with Journal(tmp_path / "journal") as journal:
        record = journal.begin(write_rules(sheet("hub_leaflet")), ("Ana", "Bo"))
        with pytest.raises(OSError, match="no camera"):
            Hub(journal, record, stations, looker)
    assert made[0].closed


def test_two_tiles_left_a_press_and_a_regret_change_nothing(tmp_path):
    """Pressed, regretted, and three seconds later nothing is drawn: no line too many."""
    due = []

    def later(seconds, call):
        due.append(call)
        return lambda: due.remove(call)

    with opened(tmp_path, later=later) as desk:
        deal = deal_counted(desk.hub.app.match, counts=[2, 2])
        small = sheet("hub_leaflet").change(hand_size={2: 2})
        desk.hub.app._book.match = desk.hub.app.match.new(small, ("Ana", "Bo"))
        deal = deal_counted(desk.hub.app.match)
        assert isinstance(deal, Deal)
        desk.front.put(Said(deal))
        desk.front.put(Said(Draw("A")))
        desk.hub.step()
        desk.front.put(Said(Play("A", Tile(12, 5), "A")))
        desk.hub.step()
        before = desk.lines()
        desk.station.press()
        desk.hub.step()
        assert desk.hub.patience.waiting
        desk.station.press(Press.HOLD)
        desk.hub.step()
        for call in list(due):
            call()
        desk.hub.step()
        assert desk.lines() == before
        assert desk.front.scenes[-1].told[-1] == message("note-press-taken-back")


def test_what_is_put_after_the_close_is_left(desk):
    desk.hub.close()
    desk.front.put(Pressed(Press.PRESS))
    items: list[Item] = [Seen(desk.table.table())]
    desk.front.put(items[0])
    assert len(desk.lines()) == 1


def test_settled_pictures_are_recorded_with_what_was_made_of_them(tmp_path):
    recording = Recording(tmp_path / "kept")
    with opened(tmp_path, recording=recording) as desk:
        desk.front.put(Said(deal_counted(desk.hub.app.match)))
        desk.table.lay(1, (12, 5))
        frame = Frame(np.full((40, 60, 3), 90, np.uint8), 1.0, 1)
        desk.hub.put(Looked(desk.table.table(), frame))
        desk.hub.put(Seen(desk.table.table()))
        desk.hub.step()
    recording.close()
    (line,) = (tmp_path / "kept" / "verdicts.jsonl").read_text(encoding="utf-8").splitlines()
    told = json.loads(line)
    assert (told["moves"], told["verdict"], told["says"]) == (
        ["A 12-5>A"], "unchanged", "It is Bo's turn.",
    )  # fmt: skip
    assert (tmp_path / "kept" / told["frame"]).exists()


def test_its_threads_do_not_keep_a_program_alive(desk):
    assert desk.hub._thread.daemon


def test_a_game_that_rests_does_not_read_the_table_again_and_again(desk):
    desk.front.put(Pause(True))
    desk.hub.step()
    asked = desk.hub.looker.asked
    for _ in range(5):
        desk.hub.looker.step()
        desk.hub.step()
    assert desk.hub.looker.asked == asked


def test_a_station_that_fails_when_it_is_asked_does_not_end_the_game(tmp_path, caplog):
    class Broken(SimulatedStation):
        broken = False

        @property
        def trouble(self):
            if self.broken:
                raise RuntimeError("no more")

        @trouble.setter
        def trouble(self, trouble):
            pass

    with opened(tmp_path, station=Broken) as desk, caplog.at_level(logging.CRITICAL):
        desk.station.broken = True
        desk.front.put(Said(deal_counted(desk.hub.app.match)))
        desk.hub.step()
        desk.station.broken = False
        desk.front.put(Said(Play("A", Tile(12, 5), "A")))
        desk.hub.step()
        assert desk.front.scenes[-1].says == message("turn-of", name="Bo")
