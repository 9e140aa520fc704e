from random import Random

import pytest

from hub.game import MEXICAN, Play, Round, Tile, law, sheet
from hub.referee import track_of
from hub.simulator.plain import PlainTable
from hub.simulator.session import Session
from hub.simulator.slips import HARMLESS, SLIPS, UnknownSlip, slip
from hub.simulator.table import VirtualTable


def rounds() -> list[Round]:
    """Rounds under way, with hands known."""
    found = []
    for seed in range(3):
        with Session(sheet("hub_leaflet"), 4, seed=seed, rounds=1) as session:
            for number, _ in enumerate(session.steps()):
                truth = session.truth.round
                if number % 3 == 0 and truth is not None and truth.outcome is None:
                    found.append(truth)
    return found


ROUNDS = rounds()


def table_of(round: Round) -> PlainTable:
    table = PlainTable()
    table.clear(round.engine)
    for letter, train in round.trains.items():
        for pair in train.halves:
            table.lay(track_of(round, letter, 9), pair)
    return table


def made(kind: str) -> list[tuple[Round, PlainTable, list[list[tuple[int, int]]], str]]:
    """Every slip of a kind that can be made: round, table, the rows before, what it says."""
    found = []
    for number, round in enumerate(ROUNDS):
        table = table_of(round)
        before = [list(row) for row in table.rows]
        done = slip(kind, table, round, Random(number))
        if done is None:
            assert table.rows == before
        else:
            assert done.kind == kind
            found.append((round, table, before, done.text))
            after = [list(row) for row in table.rows]
            done.put_right()
            assert table.rows == before
            table.rows = after
    return found


@pytest.mark.parametrize("kind", [kind for kind in SLIPS if kind not in HARMLESS])
def test_every_kind_happens_and_is_no_play(kind: str) -> None:
    cases = made(kind)
    assert len(cases) >= 3
    for round, table, before, _ in cases:
        assert table.rows != before
        for letter in round.trains:
            row, old = (rows[track_of(round, letter, 9) - 1] for rows in (table.rows, before))
            if len(row) == len(old) + 1 and row[-1][0] == round.trains[letter].end:
                assert law.refusal(round, Play(round.turn, Tile(*row[-1]), letter)) is not None


def test_turned_tiles_stay_the_same_tiles() -> None:
    for _, table, before, _ in made("turned"):
        changed = [
            (a, b)
            for r, s in zip(before, table.rows, strict=True)
            for a, b in zip(r, s, strict=True)
            if a != b
        ]
        assert len(changed) == 1
        assert changed[0][0] == changed[0][1][::-1]


def test_two_at_once_are_two_that_fit() -> None:
    for _, table, before, _ in made("two"):
        grown = [row[len(old) :] for old, row in zip(before, table.rows, strict=True)]
        new = [pair for row in grown for pair in row]
        assert len(new) == 2
        assert new[0][1] == new[1][0]


def test_a_second_mexican_train_begins_on_nobody_s_track() -> None:
    for round, table, _, _ in made("second mexican"):
        assert round.trains[MEXICAN].tiles
        track = next(t for t in range(5, 9) if table.rows[t - 1])
        assert table.rows[track - 1][0][0] == round.engine


def test_out_of_turn_is_told_of_who_did_it() -> None:
    round, _, _, text = made("out of turn")[0]
    assert text.endswith("whose turn it is not")
    assert round.players[round.turn] not in text.split(" by ")[1]


def test_an_elbow_needs_a_table_with_room_and_harms_nothing() -> None:
    round = ROUNDS[-1]
    assert slip("elbow", table_of(round), round, Random(1)) is None
    table = VirtualTable(seed=1)
    table.clear(round.engine)
    for letter, train in round.trains.items():
        for pair in train.halves:
            table.lay(track_of(round, letter, 9), pair)
    before = table.tiles
    done = slip("elbow", table, round, Random(1))
    assert done is not None and done.harmless
    assert [tile.values for tile in table.tiles] == [tile.values for tile in before]
    assert table.tiles != before
    done.put_right()
    assert table.tiles == before


def test_the_same_seed_slips_the_same_way() -> None:
    texts = [[text for *_, text in made("swapped")] for _ in range(2)]
    assert texts[0] == texts[1]


def test_unknown_slips_list_the_known_ones() -> None:
    with pytest.raises(UnknownSlip, match="gone, swapped"):
        slip("sneeze", table_of(ROUNDS[0]), ROUNDS[0], Random(1))
