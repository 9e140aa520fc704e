from collections.abc import Callable
from pathlib import Path

import pytest

from hub.actions.items import Item, Pressed, Said, Seen, Undo
from hub.actions.offered import hasty
from hub.app import App
from hub.game import Draw, Knock, Match, Play, Tile, sheet
from hub.journal.file import Journal
from hub.language.message import Sayable, message
from hub.running.patience import Patience
from hub.simulator.plain import PlainTable
from hub.station import Press
from tests.hub import tables
from tests.hub.tables import after, begun, dealt, new, play, small
from vision.tracks import Table

PRESS = Pressed(Press.PRESS)
EMPTY = Table(((),) * 9, None, ())


class Desk:
    """An app of which only the match is asked, and a clock that waits to be told."""

    looking = False

    def __init__(self, match: Match) -> None:
        self.match = match
        self.notes: list[Sayable] = []
        self.handled: list[Item] = []
        self.inbox: list[Item] = []
        self.calls: list[tuple[float, Callable[[], None]]] = []
        self.sees: Match | None = None
        self.patience = Patience(self, self.handle, self.inbox.append, self.later)  # type: ignore[arg-type]

    def handle(self, item: Item) -> None:
        self.handled.append(item)
        if isinstance(item, Seen) and self.sees is not None:
            self.match = self.sees

    def note(self, said: Sayable) -> None:
        self.notes.append(said)

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        entry = (seconds, call)
        self.calls.append(entry)
        return lambda: self.calls.remove(entry)


@pytest.fixture
def two_left() -> Desk:
    """Ana is to move and has two tiles."""
    return Desk(dealt(small()))


@pytest.mark.parametrize(
    ("match", "press", "is_hasty"),
    [
        (dealt(small()), Press.PRESS, True),
        (dealt(small()), Press.HOLD, False),
        (dealt(small()), Press.DOUBLE, False),
        (dealt(small(knock="off")), Press.PRESS, False),
        (begun(), Press.PRESS, False),
        (after(dealt(small()), play("A", "12-5")), Press.PRESS, True),
        (new(), Press.PRESS, False),
        (tables.out(), Press.PRESS, False),
    ],
)
def test_which_presses_may_be_knocks(match: Match, press: Press, is_hasty: bool) -> None:
    assert hasty(match, press) is is_hasty


def test_a_hasty_press_waits_for_the_next_look(two_left: Desk) -> None:
    two_left.patience.take(PRESS)
    assert two_left.handled == []
    assert [seconds for seconds, _ in two_left.calls] == [3.0]
    seen = Seen(EMPTY)
    two_left.patience.take(seen)
    assert two_left.handled == [seen, PRESS]
    assert two_left.calls == [], "the wait is called off"


def test_and_for_one_that_is_sure(two_left: Desk) -> None:
    two_left.patience.take(PRESS)
    two_left.looking = True
    two_left.patience.take(Seen(EMPTY))
    assert PRESS not in two_left.handled
    two_left.looking = False
    two_left.patience.take(Seen(EMPTY))
    assert two_left.handled[-1] == PRESS


def test_but_not_for_ever(two_left: Desk) -> None:
    two_left.patience.take(PRESS)
    two_left.calls[0][1]()
    assert len(two_left.inbox) == 1
    two_left.patience.take(two_left.inbox[0])
    assert two_left.handled == [PRESS]


def test_impatient_presses_count_once(two_left: Desk) -> None:
    for _ in range(3):
        two_left.patience.take(PRESS)
    two_left.patience.take(Seen(EMPTY))
    assert two_left.handled.count(PRESS) == 1


def test_other_presses_and_words_do_not_wait(two_left: Desk) -> None:
    items = [Pressed(Press.HOLD), Pressed(Press.LONG_HOLD), Said(Draw("A"))]
    for item in items:
        two_left.patience.take(item)
    assert two_left.handled == items


@pytest.mark.parametrize("regret", [Pressed(Press.HOLD), Undo(), Undo("page")])
def test_a_press_that_is_regretted_while_it_waits_is_all_that_is_taken_back(
    two_left: Desk, regret: Item
) -> None:
    two_left.patience.take(PRESS)
    two_left.patience.take(regret)
    assert (two_left.handled, two_left.calls) == ([], [])
    assert two_left.notes == [message("note-press-taken-back")]
    two_left.patience.take(Seen(EMPTY))
    assert PRESS not in two_left.handled
    two_left.patience.take(regret)
    assert two_left.handled[-1] == regret, "a second regret is about what was before"


@pytest.mark.parametrize("press", [Press.DOUBLE, Press.LONG_HOLD])
def test_a_press_that_turns_out_to_be_another_is_only_that(two_left: Desk, press: Press) -> None:
    two_left.patience.take(PRESS)
    two_left.patience.take(Pressed(press))
    two_left.patience.take(Seen(EMPTY))
    assert PRESS not in two_left.handled
    assert two_left.handled[0] == Pressed(press)
    assert two_left.calls == []


def test_a_word_typed_meanwhile_leaves_it_waiting(two_left: Desk) -> None:
    two_left.patience.take(PRESS)
    two_left.patience.take(Said(Draw("A")))
    assert two_left.handled == [Said(Draw("A"))]
    assert two_left.patience.waiting


def test_a_tile_laid_and_a_press_at_once_is_a_knock(tmp_path: Path) -> None:
    """As at a table: Ana lays her last tile but one and presses before it has been seen."""
    with Journal(tmp_path / "journal") as journal:
        app = App.begin(journal, sheet("hub_leaflet").change(hand_size={4: 2}), tables.NAMES)
        app.handle(Said(dealt(small()).history[0]))
        patience = Patience(app, app.handle, lambda item: None, lambda s, call: lambda: None)
        table = PlainTable(9)
        table.clear(12)
        table.lay(1, (12, 5))
        patience.take(PRESS)
        patience.take(Seen(table.table()))
        assert app.match.history[-2:] == (Play("A", Tile(12, 5), "A"), Knock("A"))
        assert app.match.round is not None
        assert len(app.match.round.hands["A"]) == 1
