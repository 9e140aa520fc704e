import pytest

from hub.actions.items import Answered, Pressed, Said, Seen
from hub.game import Play, law, sheet, sheets, turn
from hub.referee import track_of
from hub.running.patience import Patience
from hub.simulator.evening import Evening
from hub.simulator.session import Session
from tests.hub.english import english

TABLES = [
    (name, players)
    for name in sheets()
    for players in (2, 4, 8)
    if players in sheet(name).players_allowed()
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_round_of_every_sheet_is_followed_to_its_end(name, players):
    with Session(sheet(name), players, seed=len(name) + players, rounds=1) as session:
        for _ in session.steps():
            pass
        figures = session.figures
        assert figures.rounds == 1
        assert figures.read_right == figures.plays > 20
        assert (figures.asked, figures.read_wrong, figures.refused_honest) == (0, 0, 0)
        assert figures.hands_corrected == 0
        assert session.app.match.scores == session.truth.scores


def test_a_whole_match_in_seconds():
    with Session(sheet("hub_leaflet"), 4, seed=3) as session:
        for _ in session.steps():
            pass
        assert session.figures.rounds == 13
        assert session.app.match.over
        assert session.app.match.standings == session.truth.standings
        assert session.figures.read_right == session.figures.plays


def test_the_same_seed_is_the_same_game():
    games = []
    for _ in range(2):
        with Session(sheet("house"), 3, seed=5, rounds=1) as session:
            games.append([step.text for step in session.steps()])
    assert games[0] == games[1]


def test_nothing_is_played_that_is_not_seen():
    with Session(sheet("hub_leaflet"), 4, seed=1, rounds=1) as session:
        steps = session.steps()
        next(steps)
        blind = session.table.table()
        for step in steps:
            if " lays " in step.text:
                break
        assert sum(map(len, session.table.rows)) == 1
        for _ in range(9):
            session.app.handle(Seen(blind))
        assert not [move for move in session.app.match.history if isinstance(move, Play)]
        session.app.handle(Seen(session.table.table()))
        assert [move for move in session.app.match.history if isinstance(move, Play)]


def test_through_the_camera_and_with_the_lens_covered_nothing_is_played():
    with Evening(seed=6, players=2) as evening:
        session, app = evening.session, evening.session.app
        for number, step in enumerate(session.steps()):
            if number > 10 and " lays " not in step.text:
                break
        plays = [move for move in app.match.history if isinstance(move, Play)]
        assert session.figures.read_right == session.figures.plays == len(plays) > 3
        evening.camera.cover()
        round = session.truth.round
        move = next(move for move in law.moves(round) if isinstance(move, Play))
        pair = turn.after(round, move).trains[move.train].halves[-1]
        evening.table.lay(track_of(round, move.train, 9), pair)
        assert session.watch(lambda: True) == 0
        assert english(app.trouble).startswith("The camera sees nothing")
        assert [m for m in app.match.history if isinstance(m, Play)] == plays
        evening.camera.uncover()
        session.watch(lambda: app.match.history[-1] == move)
        assert [m for m in app.match.history if isinstance(m, Play)] == [*plays, move]


def test_all_of_it_goes_through_the_hub_as_a_real_game_does(monkeypatch):
    """Presses wait as they do at a table, words come from a front, tables from a looker."""
    waited, taken = [], []
    take = Patience.take

    def watched(self, item):
        taken.append(type(item))
        take(self, item)
        waited.append(self.waiting)

    monkeypatch.setattr(Patience, "take", watched)
    with Evening(players=4, seed=4, pixels=False) as evening:
        for _ in evening.session.steps():
            pass
    assert {Seen, Pressed, Said, Answered} <= set(taken)
    assert any(waited), "a press with two tiles left has to wait for the camera"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_slip_is_noticed_none_is_played_and_the_game_goes_on(players):
    with Evening(players=players, seed=11, hard=True, pixels=False) as evening:
        for _ in evening.session.steps():
            pass
        figures = evening.session.figures
        assert evening.session.wrong == []
        assert figures.slips.total() >= 6
        assert figures.noticed == figures.mended == figures.slips
        assert figures.accepted.total() == 0
        assert figures.read_right == figures.plays
        assert (figures.asked, figures.refused_honest) == (0, 0)
