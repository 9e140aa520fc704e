from pathlib import Path

import pytest

from hub.actions.items import (
    Answered,
    LetStand,
    Pause,
    Pressed,
    Remind,
    Said,
    Seen,
    Sight,
    Undo,
    WooWoo,
)
from hub.actions.offered import Situation
from hub.app import App
from hub.game import Deal, Draw, Hand, Pass, Play, RulesError, Tile, sheet
from hub.game.dealing import deal_counted
from hub.journal.book import CannotGoOn
from hub.journal.file import MOVE, Journal, JournalError
from hub.language.language import language
from hub.language.message import message
from hub.referee.verdict import Refused, Unchanged, Unclear
from hub.signals.lights import lights
from hub.simulator.plain import PlainTable, doubtful
from hub.station import Press, SimulatedStation
from hub.voice.speaker import SilentSpeaker
from tests.hub.english import english, verbatim
from vision.tracks import Table

NAMES = ("Ana", "Bo", "Cy", "Di")


class Evening:
    """An app with a table, a station and a speaker that can be looked into."""

    def __init__(self, path: Path, name: str = "hub_leaflet") -> None:
        self.path = path
        self.table = PlainTable()
        self.table.clear(12)
        self.speaker = SilentSpeaker()
        self.station = SimulatedStation(lambda press: self.app.handle(Pressed(press)))
        self.journal = Journal(path)
        self.app = App.begin(self.journal, sheet(name), NAMES, (self.station,), self.speaker)
        self.app.handle(Said(deal_counted(self.app.match)))

    def lay(self, track: int, inner: int, outer: int, looks: int = 1) -> None:
        self.table.lay(track, (inner, outer))
        self.see(looks)

    def see(self, looks: int = 1, table: Table | None = None) -> None:
        for _ in range(looks):
            self.app.handle(Seen(table or self.table.table()))

    @property
    def plays(self) -> list[str]:
        return [str(move) for move in self.app.match.history if not isinstance(move, Deal)]


@pytest.fixture
def evening(tmp_path):
    evening = Evening(tmp_path / "evening.journal")
    with evening.journal:
        yield evening


def test_a_tile_on_the_table_is_a_play_in_match_journal_lights_and_sound(evening):
    before = evening.station.shown
    evening.lay(1, 12, 5)
    assert evening.plays == ["12-5>A"]
    assert [event.text for event in evening.journal.moves(1)][1:] == ["A 12-5>A"]
    assert evening.station.shown != before
    assert evening.speaker.played[-2:] == ["play", "turn"]
    assert english(evening.app.told[-1]) == "Ana plays 12-5 on Ana's train."
    assert english(evening.app.says) == "It is Bo's turn."


def test_the_journal_is_written_before_a_light_changes(evening):
    shown = []
    show = evening.station.show

    def look(lights):
        shown.append(len(evening.journal.moves(1)))
        show(lights)

    evening.station.show = look
    evening.lay(1, 12, 5)
    assert shown == [2]


def test_a_journal_that_cannot_be_written_changes_nothing_but_says_so(evening, monkeypatch):
    def full(*_args, **_kwargs):
        raise JournalError(verbatim("The disk is full."))

    with monkeypatch.context() as patch:
        patch.setattr(evening.journal, "extend", full)
        match, lights = evening.app.match, evening.station.shown
        evening.lay(1, 12, 5)
        assert evening.app.match == match
        assert evening.station.shown == lights
        assert english(evening.app.says) == "The disk is full."
    evening.see()
    assert evening.plays == ["12-5>A"]
    assert evening.app.trouble is None


def test_a_refusal_needs_two_pictures_and_is_withdrawn_when_put_right(evening):
    evening.lay(1, 6, 5)
    assert evening.app.verdict == Unchanged()
    assert evening.app.looking
    evening.see()
    assert isinstance(evening.app.verdict, Refused)
    assert english(evening.app.says) == "6-5 does not fit. Ana's train needs a 12."
    assert evening.speaker.played[-1] == "refused"
    evening.table.take(1, 0)
    evening.see()
    assert evening.app.verdict == Unchanged()
    assert evening.plays == []


def test_a_refusal_is_told_once(evening):
    evening.lay(1, 6, 5, looks=6)
    assert evening.speaker.played.count("refused") == 1


def test_a_tile_missed_in_one_picture_is_no_alarm(evening):
    evening.lay(1, 12, 5)
    evening.lay(2, 12, 3)
    blind = PlainTable()
    blind.clear(12)
    blind.lay(2, (12, 3))
    evening.see(table=blind.table())
    assert evening.app.verdict == Unchanged()
    evening.see()
    assert evening.app.verdict == Unchanged()
    assert evening.plays == ["12-5>A", "12-3>B"]


def test_a_tile_taken_back_from_the_table_takes_the_play_back(evening):
    evening.lay(1, 12, 5)
    evening.table.take(1, 0)
    evening.see(2)
    assert evening.plays == []
    assert english(evening.app.told[-1]) == "Taken back: Ana plays 12-5 on Ana's train."
    assert evening.journal.moves(1)[1:] == ()
    evening.lay(1, 12, 7)
    assert evening.plays == ["12-7>A"]


def test_another_tile_in_its_place_is_another_play(evening):
    evening.lay(1, 12, 5)
    evening.table.put(1, 0, (12, 7))
    evening.see(2)
    assert evening.plays == ["12-7>A"]


def test_the_button_draws_passes_and_takes_back(evening):
    evening.station.press()
    assert evening.app.match.history[-1] == Draw("A")
    evening.station.press()
    assert evening.app.match.history[-1] == Pass("A")
    assert evening.app.match.round.turn == "B"
    evening.station.press(Press.HOLD)
    evening.station.press(Press.HOLD)
    assert evening.plays == []
    assert [event.text for event in evening.journal.moves(1)][1:] == []


def test_a_play_taken_back_by_hand_does_not_come_back_by_itself(evening):
    evening.lay(1, 12, 5)
    evening.app.handle(Undo())
    assert evening.plays == []
    evening.see(5)
    assert evening.plays == []
    assert isinstance(evening.app.verdict, Unclear)
    assert "still lies there" in english(evening.app.says)
    evening.app.handle(Answered(1))
    assert english(evening.app.says) == "Then take 12-5 off the table."
    evening.see(4)
    assert evening.plays == []
    evening.table.take(1, 0)
    evening.see()
    assert evening.app.verdict == Unchanged()
    evening.lay(1, 12, 5)
    assert evening.plays == ["12-5>A"]


def test_doubt_is_asked_after_three_pictures_and_answered(evening):
    evening.table.lay(1, (12, 5))
    seen = evening.table.table()
    laid = doubtful(seen.tracks[0][0], 0.6, {12: 1.0}, {5: 0.6, 6: 0.4})
    unsure = Table(((laid,), *seen.tracks[1:]), seen.engine)
    evening.see(1, unsure)
    assert evening.app.looking
    assert evening.app.verdict == Unchanged()
    evening.see(2, unsure)
    assert isinstance(evening.app.verdict, Unclear)
    assert evening.plays == []
    evening.app.handle(Answered(9))
    assert english(evening.app.told[-1]) == "There are answers 1 to 3."
    evening.app.handle(Answered(1))
    assert evening.plays == ["12-6>A"]


def test_doubt_that_the_next_picture_ends_is_not_asked(evening):
    evening.table.lay(1, (12, 5))
    seen = evening.table.table()
    laid = doubtful(seen.tracks[0][0], 0.6, {12: 1.0}, {5: 0.6, 6: 0.4})
    evening.see(2, Table(((laid,), *seen.tracks[1:]), seen.engine))
    evening.see(1)
    assert evening.plays == ["12-5>A"]
    assert "question" not in evening.speaker.played


def test_a_word_asks_for_another_look_at_the_table(evening):
    evening.lay(1, 12, 5)
    evening.see()
    assert not evening.app.looking
    evening.station.press()
    assert evening.app.looking
    evening.see()
    assert not evening.app.looking


def test_a_camera_that_is_lost_while_the_game_rests_is_found_again(evening):
    evening.app.handle(Pause(True))
    evening.app.handle(Sight(verbatim("The camera is unplugged.")))
    assert english(evening.app.says) == "The camera is unplugged."
    evening.app.handle(Sight(None))
    assert english(evening.app.says) == "The game rests."
    evening.app.handle(Pause(False))
    assert evening.app.situation is Situation.PLAYING


def test_a_refused_play_may_stand_by_the_tables_word(evening):
    evening.lay(1, 6, 5, looks=2)
    evening.app.handle(LetStand())
    assert evening.app.match.history[-1] == Play("A", Tile(6, 5), "A", stood=True)
    assert evening.app.match.round.turn == "B"
    evening.see(3)
    assert evening.app.verdict == Unchanged()
    evening.app.handle(LetStand())
    assert english(evening.app.told[-1]) == "No play is refused that could stand."


def test_a_word_that_the_rules_forbid_gets_a_sentence(evening):
    evening.app.handle(Said(Pass("C")))
    assert english(evening.app.told[-1]) == "It is Ana's turn. Cy has to wait."
    assert evening.speaker.played[-1] == "nothing"
    assert evening.plays == []


def test_nothing_counts_while_the_game_rests(evening):
    evening.app.handle(Pause(True))
    evening.lay(1, 12, 5, looks=3)
    assert evening.plays == []
    assert english(evening.app.says) == "The game rests."
    evening.app.handle(Pause(False))
    evening.see()
    assert evening.plays == ["12-5>A"]


def test_a_blind_camera_is_told_and_the_game_goes_on_by_keys(evening):
    evening.app.handle(Sight(verbatim("The camera is unplugged.")))
    assert evening.app.situation is Situation.BLIND
    assert english(evening.app.says) == "The camera is unplugged."
    evening.app.handle(Said(Play("A", Tile(12, 5), "A")))
    evening.table.lay(1, (12, 5))
    assert evening.plays == ["12-5>A"]
    evening.app.handle(Sight(None))
    evening.see()
    assert evening.app.situation is Situation.PLAYING
    assert english(evening.app.says) == "It is Bo's turn."


def test_a_station_in_trouble_is_told_once_and_changes_nothing(evening):
    evening.station.trouble = verbatim("The station is unplugged: plug it in.")
    for _ in range(3):
        evening.app.check()
    assert list(map(english, evening.app.told)).count("The station is unplugged: plug it in.") == 1
    evening.lay(1, 12, 5)
    assert evening.plays == ["12-5>A"]
    evening.station.trouble = None
    evening.app.check()
    assert english(evening.app.told[-1]) == "The station shows its lights."


def test_the_match_goes_on_where_it_was(evening):
    evening.lay(1, 12, 5)
    evening.lay(2, 12, 3)
    evening.app.handle(Undo())
    evening.station.press()
    evening.journal.close()
    with Journal(evening.path) as journal:
        again = App(journal, journal.unfinished(), (evening.station,))
        assert again.match == evening.app.match
        assert english(again.told[-1]) == "Bo draws."
        again.handle(Undo())
        assert [str(m) for m in again.match.history[1:]] == ["12-5>A"]
        assert [e.text for e in journal.moves(1)][1:] == ["A 12-5>A"]


@pytest.mark.parametrize("line", ["nonsense", "C 12-5>C", "A 12-5>"])
def test_a_journal_that_does_not_hold_gets_a_sentence(evening, line):
    evening.journal.append(1, MOVE, line)
    with pytest.raises(CannotGoOn, match="line 2 does not hold"):
        App(evening.journal, evening.journal.unfinished())


def test_a_round_ends_with_counting_and_the_match_with_its_end(tmp_path):
    rules = sheet("hub_leaflet").change(hand_size={2: 1}, rounds=1)
    with Journal(tmp_path / "short.journal") as journal:
        speaker = SilentSpeaker()
        app = App.begin(journal, rules, ("Ana", "Bo"), speaker=speaker)
        app.handle(Said(Deal(12, "A", (Hand(count=1),) * 2, 88)))
        table = PlainTable()
        table.clear(12)
        table.lay(1, (12, 5))
        app.handle(Seen(table.table()))
        assert app.match.due == ("B",)
        assert english(app.says) == "The round is over. Bo lays the tiles that are left face up."
        table.show([(6, 4)])
        for _ in range(3):
            app.handle(Seen(table.table()))
        assert english(app.says) == "Bo has 6-4. Is that all?"
        app.handle(Answered(0))
        assert app.match.over
        assert app.match.scores == {"A": 0, "B": 10}
        assert "match" in speaker.played
        assert journal.unfinished() is None
        app.handle(Undo())
        assert not app.match.over
        assert journal.unfinished() is not None
        app.handle(Undo())
        assert app.match.round.outcome is None
        assert app.match.history[1:] == ()


def test_holding_long_asks_for_the_end(evening):
    evening.station.press(Press.LONG_HOLD)
    assert evening.app.stopping


def test_something_else_is_no_item(evening):
    with pytest.raises(TypeError, match="knows no str"):
        evening.app.handle("play")


def test_a_station_shows_the_match_from_the_beginning(evening):
    station = SimulatedStation(lambda press: None)
    App(evening.journal, evening.journal.unfinished(), (station,))
    assert station.shown == lights(evening.app.match)


def test_a_game_that_rests_dims_its_lights_and_looks_once_more_when_it_goes_on(evening):
    evening.see()
    playing = evening.station.shown
    evening.app.handle(Pause(True))
    assert evening.station.shown == lights(evening.app.match, situation=Situation.PAUSED)
    assert english(evening.app.told[-1]) == "The game rests."
    evening.see()
    evening.app.handle(Pause(False))
    assert evening.app.looking
    assert evening.station.shown == playing
    assert english(evening.app.told[-1]) == "The game goes on."


def test_an_undo_that_cannot_be_written_is_told_and_changes_nothing(evening, monkeypatch):
    evening.lay(1, 12, 5)

    def full(*_args, **_kwargs):
        raise JournalError(verbatim("The disk is full."))

    monkeypatch.setattr(evening.journal, "append", full)
    evening.app.handle(Undo())
    assert evening.plays == ["12-5>A"]
    assert english(evening.app.trouble) == "The disk is full."
    assert english(evening.app.told[-1]) == "The disk is full."


def test_answers_without_a_question_and_stands_without_a_refusal_are_told(evening):
    evening.app.handle(Answered(0))
    assert english(evening.app.told[-1]) == "There is no question to answer."
    evening.app.handle(LetStand())
    assert english(evening.app.told[-1]) == "No play is refused that could stand."
    assert evening.plays == []


def test_the_voice_says_whose_turn_it_is_and_what_is_refused_and_nothing_else(evening):
    before = len(evening.speaker.said)
    evening.lay(1, 12, 5)
    assert evening.speaker.said[before:] == ["It is Bo's turn."]
    evening.lay(2, 6, 5, looks=2)
    assert evening.speaker.said[before + 1 :] == ["6-5 does not fit. Bo's train needs a 12."]
    evening.table.take(2, 0)
    evening.see()
    evening.see()
    assert len(evening.speaker.said) == before + 2


def test_the_voice_speaks_the_tables_language(evening):
    speaker = SilentSpeaker()
    app = App(evening.journal, evening.journal.unfinished(), (), speaker, spoken=language("pl"))
    app.handle(Said(Draw("A")))
    assert speaker.said == [language("pl").text(message("turn-of", name="Ana"))]


def test_a_game_does_not_begin_at_its_end_and_says_good_night(evening):
    assert not evening.app.stopping
    evening.station.press(Press.LONG_HOLD)
    assert evening.app.stopping
    assert english(evening.app.told[-1]) == "Good night."


def test_a_camera_that_sees_again_is_told_once(evening):
    for _ in range(2):
        evening.app.handle(Sight(verbatim("The camera is gone.")))
    assert evening.app.situation is Situation.BLIND
    assert evening.station.shown == lights(evening.app.match, situation=Situation.BLIND)
    for _ in range(2):
        evening.app.handle(Sight(None))
    assert evening.station.shown == lights(evening.app.match)
    told = list(map(english, evening.app.told))
    assert told[-2:] == ["The camera is gone.", "The camera sees the table again."]


def test_players_who_cannot_play_leave_no_match_behind(tmp_path):
    with Journal(tmp_path / "journal") as journal:
        with pytest.raises(RulesError):
            App.begin(journal, sheet("hub_leaflet"), ("Ana", "Ana"))
        assert journal.matches() == ()


def test_the_whistle_and_the_bell_sound_and_change_nothing(evening):
    history = evening.app.match.history
    evening.app.handle(WooWoo())
    evening.app.handle(Remind())
    assert evening.speaker.played[-2:] == ["woowoo", "turn"]
    assert evening.speaker.said[-1] == "It is Ana's turn."
    assert evening.app.match.history == history


def test_what_lies_there_after_a_play_was_taken_back_is_told_without_anybody_moving(evening):
    evening.lay(1, 12, 5)
    evening.table.take(1, 0)
    evening.table.lay(1, (6, 5))
    evening.see(2)
    assert evening.plays == []
    assert evening.app.looking
    evening.see(2)
    assert english(evening.app.says) == "6-5 does not fit. Ana's train needs a 12."


def test_a_strike_that_cannot_be_written_ends_there(evening, monkeypatch):
    evening.lay(1, 12, 5)

    def full(*_args, **_kwargs):
        raise JournalError(verbatim("The disk is full."))

    with monkeypatch.context() as patch:
        patch.setattr(evening.journal, "append", full)
        evening.table.put(1, 0, (12, 7))
        evening.see(2)
        assert evening.plays == ["12-5>A"]
        assert english(evening.app.says) == "The disk is full."
        assert evening.app.verdict == Unchanged()
    evening.see(2)
    assert evening.plays == ["12-7>A"]


def test_a_game_that_rests_wants_no_pictures(evening):
    evening.app.handle(Pause(True))
    evening.see()
    assert not evening.app.looking
    evening.app.handle(Pause(False))
    assert evening.app.looking


def test_an_answer_is_to_the_question_that_was_read(evening):
    evening.lay(1, 12, 5)
    evening.app.handle(Undo())
    evening.see(3)
    (yes, _) = evening.app.scene().choices
    evening.table.take(1, 0)
    evening.see()
    evening.table.lay(1, (12, 7))
    evening.see()
    evening.app.handle(Undo())
    evening.see(3)
    assert isinstance(evening.app.verdict, Unclear)
    evening.app.handle(yes.item)
    assert evening.plays == []
    assert english(evening.app.told[-1]) == "There is no question to answer."
    evening.app.handle(evening.app.scene().choices[0].item)
    assert evening.plays == ["12-7>A"]


def test_a_play_stands_only_if_it_is_the_one_that_was_meant(evening):
    evening.lay(1, 6, 5, looks=2)
    stand = next(each for each in evening.app.scene().actions if isinstance(each.item, LetStand))
    evening.table.put(1, 0, (7, 4))
    evening.see(2)
    evening.app.handle(stand.item)
    assert evening.plays == []
    evening.app.handle(LetStand())
    assert evening.plays == ["7-4>A*"]
