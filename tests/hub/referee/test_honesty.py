"""The wish for a legal play never bends a reading: random tiles on tables of real games."""

from itertools import islice
from random import Random

import pytest

from hub.game import Play, Tile, law, sheet
from hub.referee import judge, track_of
from hub.referee.verdict import Explained, Refused, Unclear
from hub.simulator.plain import doubtful
from hub.simulator.session import Session
from vision.tracks import Table


def tables(seed: int, name: str):
    """Some tables of a round, each with the match as the app has it."""
    with Session(sheet(name), 2 + seed % 4, seed=seed, rounds=1) as session:
        for number, step in enumerate(session.steps()):
            round = session.app.match.round
            if number > 5 and number % 7 == 0 and " lays " not in step.text and round is not None:
                if round.outcome is not None:
                    break
                yield session.table.table(), session.app.match


def with_new(table: Table, track: int, confidence: float, inner, outer) -> Table:
    rows = list(table.tracks)
    some = next(laid for row in rows for laid in row)
    rows[track - 1] = (*rows[track - 1], doubtful(some, confidence, inner, outer))
    return Table(tuple(rows), table.engine, table.loose)


def legal(round, letter: str, inner: int, outer: int) -> bool:
    """Whether the player to move may lay this tile so."""
    if max(inner, outer) > round.set_max:
        return False
    end = round.trains[letter].end
    move = Play(round.turn, Tile(inner, outer), letter)
    return law.refusal(round, move) is None and end in (None, inner)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["hub_leaflet", "mexican_trail", "polish_guide"])
def test_a_sure_reading_is_taken_exactly_as_it_is(seed, name):
    random = Random(seed)
    seen = 0
    for table, match in islice(tables(seed, name), 8):
        round = match.round
        for letter in round.trains:
            end = round.trains[letter].end
            inner, outer = random.randrange(14), random.randrange(14)
            other = end if end is not None and random.random() < 0.6 else random.randrange(13)
            confidence = random.uniform(0.95, 1.0)
            rest = 1 - confidence
            tiles = with_new(
                table,
                track_of(round, letter, 9),
                confidence,
                {inner: confidence, other: rest} if other != inner else {inner: 1.0},
                {outer: 1.0},
            )
            verdict = judge(tiles, match)
            seen += 1
            if legal(round, letter, inner, outer):
                assert isinstance(verdict, Explained)
                assert [move.tile for move in verdict.moves] == [Tile(inner, outer)]
            else:
                assert isinstance(verdict, Refused)
    assert seen > 10


@pytest.mark.parametrize("seed", range(6))
def test_an_unsure_reading_is_never_taken_for_anything_but_its_likeliest(seed):
    random = Random(seed + 50)
    asked = taken = 0
    for table, match in islice(tables(seed, "hub_leaflet"), 8):
        round = match.round
        for letter in [*round.trains] * 5:
            end = round.trains[letter].end
            share = random.uniform(0.5, 0.94)
            inner, other = random.sample(range(13), 2)
            if random.random() < 0.5:
                inner = end
            if random.random() < 0.5:
                other = end
            if inner == other:
                continue
            outer = random.randrange(13)
            track = track_of(round, letter, 9)
            verdict = judge(
                with_new(table, track, share, {inner: share, other: 1 - share}, {outer: 1.0}), match
            )
            possible = [
                pair
                for pair in ((inner, outer), (other, outer))
                if round.where(Tile(*pair)) is None
            ]
            if isinstance(verdict, Explained):
                taken += 1
                assert possible
                assert verdict.moves[0].tile == Tile(*possible[0])
                assert legal(round, letter, *possible[0])
            elif isinstance(verdict, Unclear):
                asked += 1
                assert any(legal(round, letter, *pair) for pair in possible)
                assert verdict.question.choices[-1].moves == ()
    assert asked > 0
    assert taken > 0
