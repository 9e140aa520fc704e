"""judge(table, match): which verdict the table as it lies deserves. Pure: no clock, no memory."""

from collections.abc import Sequence
from itertools import islice, product

from hub.game import MEXICAN, Match, Play, Refusal, Round, Tile, law, turn
from hub.game.reasons import Option, whose
from hub.language.message import message
from hub.referee import refusals
from hub.referee.counting import count
from hub.referee.dealing import begins, between_rounds
from hub.referee.differences import Changed, Come, Difference, Gone, differences
from hub.referee.doubt import Candidate, candidates, confirmed, play
from hub.referee.elsewhere import doubt_about, elsewhere, may_lie
from hub.referee.places import Places, Row, places, track_of
from hub.referee.verdict import (
    Choice,
    Explained,
    Question,
    Refused,
    TakenBack,
    Unchanged,
    Unclear,
    Verdict,
)
from vision.reading.confidence import TAKEN
from vision.tracks import Doubt, Laid, Table

New = tuple[str, Laid]
"""A tile that has come to the end of a train: the train's letter, and the tile as read."""
_MANY = 200
"""Combinations of doubtful tiles that are looked at."""


def judge(table: Table, match: Match) -> Verdict:
    """Compare the table with the match.

    Between rounds the next engine on a clear table begins one. In a round a tile more at a train's
    end is a play, several are one turn's plays if the sheet allows that; the last play gone from
    the table is taken back; anything else that differs is refused, and where readings leave a
    choice that matters there is a question.
    """
    round = match.round
    if between_rounds(match):
        return begins(table, match)
    if round is None:
        return Unchanged()
    sorted_table = places(table, round)
    found = {
        letter: differences(train.halves, sorted_table.rows[letter], TAKEN)
        for letter, train in round.trains.items()
    }
    wrong, news = _split(round, found)
    wrong = [each for each in wrong if not _nearby(table, round, *each)]
    if MEXICAN not in round.trains:
        news += [(MEXICAN, laid) for laid in sorted_table.rows[MEXICAN]]
    if wrong and _is_last_play(match, wrong):
        return TakenBack(judge(table, match.undo()))
    if round.outcome is not None:
        return count(table, match)
    refusal = _refusal(table, round, wrong, sorted_table, news)
    if refusal is not None:
        return Refused(None, refusal)
    if news:
        return _placed(table, round, news)
    return _beside(table, round, sorted_table)


def _split(
    round: Round, found: dict[str, tuple[Difference, ...]]
) -> tuple[list[tuple[str, Difference]], list[New]]:
    """Differences apart from new tiles at the ends, and those tiles."""
    wrong: list[tuple[str, Difference]] = []
    news: list[New] = []
    for letter, each in found.items():
        length = len(round.trains[letter].tiles)
        for difference in each:
            if isinstance(difference, Come) and difference.index == length:
                news.append((letter, difference.seen))
            else:
                wrong.append((letter, difference))
    return wrong, news


def _nearby(table: Table, round: Round, letter: str, difference: Difference) -> bool:
    """Whether a tile that seems gone has only been pushed out of its line."""
    track = track_of(round, letter, len(table.tracks))
    return isinstance(difference, Gone) and may_lie(table, track, difference.tile)


def _is_last_play(match: Match, wrong: Sequence[tuple[str, Difference]]) -> bool:
    """Whether all that is wrong is the last play, gone or exchanged, and nothing followed it."""
    last = match.history[-1] if match.history else None
    if not isinstance(last, Play) or len(wrong) != 1 or match.round is None:
        return False
    letter, difference = wrong[0]
    train = match.round.trains[last.train]
    at_end = letter == last.train and difference.index == len(train.tiles) - 1
    return at_end and isinstance(difference, Gone | Changed)


def _refusal(
    table: Table,
    round: Round,
    wrong: Sequence[tuple[str, Difference]],
    sorted_table: Places,
    news: Sequence[New],
) -> Refusal | None:
    """The first thing on the table that cannot be, whatever the new tiles are."""
    laid = sum(len(train.tiles) for train in round.trains.values())
    if not laid and table.engine not in (None, (round.engine, round.engine)):
        if len(news) > 3:
            return refusals.left_over(round, len(news))
        assert table.engine is not None
        return refusals.wrong_engine(round, table.engine)
    missing = sum(isinstance(difference, Gone) for _, difference in wrong)
    if missing > max(3, laid // 2):
        return refusals.hidden(missing)
    for letter, difference in wrong:
        if isinstance(difference, Gone):
            return refusals.gone(round, letter, difference)
        if isinstance(difference, Changed):
            return refusals.changed(round, letter, difference)
        return refusals.between(round, letter, difference)
    for track, row in sorted_table.strays:
        begun = MEXICAN in round.trains and sorted_table.rows[MEXICAN]
        if begun and row[0].inner == round.engine:
            return refusals.second_mexican(track)
        return refusals.nobodys(track)
    return None


def _placed(table: Table, round: Round, news: Sequence[New]) -> Verdict:
    """What the new tiles mean, minding a tile that may belong to another train just as well."""
    verdict = _explain(round, news)
    doubt = doubt_about(table, news[0][1]) if len(news) == 1 else None
    if doubt is None or isinstance(verdict, Unclear):
        return verdict
    others = [way for way in _others(table, round, doubt) if way != verdict]
    if not others:
        return verdict
    known = [verdict] if isinstance(verdict, Explained) else []
    return Unclear(_question(round, [*known, *others]))


def _others(table: Table, round: Round, doubt: Doubt) -> list[Explained]:
    """Legal plays of a tile in the places where it may lie as well."""

    def judged(letter: str, laid: Laid) -> Explained | Refused:
        return _single(round, letter, Candidate(laid.values, 1.0))

    return elsewhere(table, round, doubt, judged)


def _explain(round: Round, news: Sequence[New]) -> Verdict:
    """What the new tiles mean: a play, a question, or a refusal."""
    sure = frozenset(Tile(*laid.values) for _, laid in news if laid.confidence >= TAKEN)
    choices = [candidates(laid, round, sure) for _, laid in news]
    ways: list[tuple[float, Explained | Refused]] = []
    for way in islice(product(*choices), _MANY):
        share = 1.0
        for candidate in way:
            share *= candidate.share
        ways.append((share, _take(round, [letter for letter, _ in news], way)))
    ways.sort(key=lambda way: -way[0])
    verdicts = [verdict for _, verdict in ways]
    if len(verdicts) == 1 or all(isinstance(verdict, Refused) for verdict in verdicts):
        return verdicts[0]
    if confirmed([(share, isinstance(verdict, Explained)) for share, verdict in ways]):
        return verdicts[0]
    return Unclear(_question(round, [v for v in verdicts if isinstance(v, Explained)]))


def _take(round: Round, trains: Sequence[str], way: Sequence[Candidate]) -> Explained | Refused:
    """Judge new tiles whose values are decided."""
    if len(way) == 1:
        return _single(round, trains[0], way[0])
    rows: dict[str, list[Candidate]] = {}
    for letter, candidate in zip(trains, way, strict=True):
        rows.setdefault(letter, []).append(candidate)
    moves = _one_turn(round, rows)
    if moves is not None:
        return Explained(moves)
    news = [(letter, Tile(*c.pair)) for letter, c in zip(trains, way, strict=True)]
    return Refused(None, refusals.at_once(round, news))


def _single(round: Round, letter: str, candidate: Candidate) -> Explained | Refused:
    move = play(round, letter, candidate.pair)
    refusal = law.refusal(round, move)
    if refusal is None:
        end = round.trains[letter].end
        if end is None or candidate.pair[0] == end:
            return Explained((move,))
        return Refused(move, refusals.wrong_way(round, letter, move.tile, end))
    if refusal.code == "closed":
        refusal = refusals.closed(round, letter)
    return Refused(move, refusal)


def _one_turn(round: Round, rows: dict[str, list[Candidate]]) -> tuple[Play, ...] | None:
    """An order in which one player may have laid all these tiles in one turn, or None."""
    if not any(rows.values()):
        return ()
    for letter, row in rows.items():
        if not row:
            continue
        verdict = _single(round, letter, row[0])
        if isinstance(verdict, Refused):
            continue
        (move,) = verdict.moves
        assert isinstance(move, Play)
        rest = {**rows, letter: row[1:]}
        following = turn.after(round, move)
        done = not any(rest.values())
        if not done and (following.turn != round.turn or following.outcome is not None):
            continue
        more = _one_turn(following, rest)
        if more is not None:
            return (move, *more)
    return None


def _question(round: Round, ways: Sequence[Explained]) -> Question:
    player = round.players[round.turn]
    choices = []
    for way in ways[:4]:
        plays = [move for move in way.moves if isinstance(move, Play)]
        label = tuple(Option(move.tile, whose(round, move.train)) for move in plays)
        choices.append(Choice(message("answer-plays", plays=label), way.moves))
    choices.append(Choice(message("answer-none")))
    return Question(message("ask-which-tile", name=player), tuple(choices), refusals.unread(round))


def _beside(table: Table, round: Round, sorted_table: Places) -> Verdict:
    """Nothing new on the trains; perhaps a loose tile is meant for one all the same."""
    player = round.players[round.turn]
    for doubt in table.doubts:
        ways = [] if doubt.track or doubt.tile.confidence < TAKEN else _others(table, round, doubt)
        if ways:
            (move,) = ways[0].moves
            assert isinstance(move, Play)
            option = Option(move.tile, whose(round, move.train))
            text = message("ask-played", name=player, option=option)
            yes = (Choice(message("answer-yes"), way.moves) for way in ways)
            choices = (*yes, Choice(message("answer-no")))
            return Unclear(Question(text, choices))
    train = round.trains.get(MEXICAN)
    if train is None or train.tiles or len(sorted_table.beside) != 1:
        return Unchanged()
    row: Row = sorted_table.beside[0]
    if len(row) > 2 or row[0].confidence < TAKEN:
        return Unchanged()
    move = play(round, MEXICAN, row[0].values)
    if law.refusal(round, move) is not None:
        return Unchanged()
    text = message("ask-begun-mexican", name=player, tile=move.tile)
    choices = (
        Choice(message("answer-yes"), (move,)),
        Choice(message("answer-only-lies")),
    )
    return Unclear(Question(text, choices))
