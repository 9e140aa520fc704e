from itertools import pairwise

import numpy as np
import pytest

from hub.simulator.ground import Room
from hub.simulator.layout import CARELESS, NEAT, Layout, Manner, NoRoom
from vision.paint.geometry import overlapping, rectangle
from vision.placing.plate import SLOT_MM, Plate

EXACT = Manner(gap_mm=(0.0, 0.0), skew_deg=0.0, aside_mm=0.0)
TILE = (50.0, 25.0)


def filled(players: int, seed: int, manner: Manner, tiles: int = 90) -> Layout:
    """A round to its last tile: uneven trains, twelve doubles among the tiles."""
    rng = np.random.default_rng(seed)
    used = [*range(1, players + 1), 9]
    weights = rng.dirichlet(np.full(len(used), 3.0))
    layout = Layout(Plate(9), manner=manner, seed=seed, used=used)
    doubles = set(rng.choice(np.arange(10, tiles), 12, replace=False).tolist())
    for number in range(tiles):
        layout.lay(int(rng.choice(used, p=weights)), number in doubles)
    return layout


def rectangles(layout: Layout) -> np.ndarray:
    return np.array([s.corners(*TILE) for train in layout.trains.values() for s in train])


@pytest.mark.parametrize(
    ("players", "manner"),
    [(2, NEAT), (8, NEAT), (4, CARELESS), (8, CARELESS)],
    ids=["2 neat", "8 neat", "4 careless", "8 careless"],
)
def test_a_whole_round_fits_without_overlaps(players: int, manner: Manner) -> None:
    layout = filled(players, seed=players, manner=manner)
    every = rectangles(layout)
    assert len(every) == 90
    assert (np.abs(every) <= (600, 450)).all()
    for index, one in enumerate(every):
        assert not overlapping(one, np.delete(every, index, axis=0), -1.0).any()


def test_the_first_tile_begins_at_its_slot() -> None:
    layout = Layout(manner=EXACT)
    for track in range(1, 10):
        spot = layout.lay(track)
        out = Plate(9).direction(track)
        np.testing.assert_allclose((spot.x_mm, spot.y_mm), out * (SLOT_MM + 25), atol=1e-9)
        assert np.cos(np.deg2rad(spot.angle_deg)) == pytest.approx(out[0])


def test_tiles_join_end_to_end() -> None:
    layout = Layout(manner=EXACT)
    first, second = layout.lay(3), layout.lay(3)
    np.testing.assert_allclose(first.exit_mm, rectangles(layout)[1][:2].mean(axis=0), atol=1e-9)
    assert second.heading_deg == first.heading_deg


def test_a_double_lies_across_and_the_train_goes_on_from_its_long_side() -> None:
    layout = Layout(manner=EXACT)
    before, double, after = layout.lay(1), layout.lay(1, double=True), layout.lay(1)
    assert double.across
    assert (double.angle_deg - before.angle_deg) % 180 == 90
    assert before.y_mm - double.y_mm == pytest.approx(25 + 12.5)
    assert double.y_mm - after.y_mm == pytest.approx(12.5 + 25)
    assert before.x_mm == pytest.approx(after.x_mm)


def test_a_train_turns_square_at_the_edge() -> None:
    layout = Layout(manner=EXACT)
    train = [layout.lay(1) for _ in range(12)]
    turns = {round((b.heading_deg - a.heading_deg) % 360) for a, b in pairwise(train)}
    assert turns <= {0, 90, 270}
    assert len(turns) > 1  # twelve tiles are longer than from the station to the edge


def test_gaps_and_skew_stay_as_small_as_said() -> None:
    layout = Layout(seed=4)
    spots = [layout.lay(3) for _ in range(3)]
    assert all(abs(s.angle_deg - s.heading_deg) <= 2.5 for s in spots)
    gaps = [np.hypot(b.x_mm - a.x_mm, b.y_mm - a.y_mm) - 50 for a, b in pairwise(spots)]
    assert all(-0.1 <= gap <= 3.5 for gap in gaps)


def test_the_same_seed_lays_the_same_way() -> None:
    assert filled(4, 7, NEAT, 40).trains == filled(4, 7, NEAT, 40).trains


def test_trains_keep_off_what_stands_there() -> None:
    layout = Layout(manner=EXACT)
    mug = rectangle(0, -300, 0, 90, 90)
    layout.obstacle(mug)
    for _ in range(8):
        layout.lay(1)
    assert not overlapping(mug, rectangles(layout), 1.0).any()


def test_a_table_too_small_says_so() -> None:
    layout = Layout(size_mm=(260.0, 300.0))
    with pytest.raises(NoRoom, match="no room for tile"):
        for _ in range(20):
            layout.lay(1)


def test_taking_back() -> None:
    layout = Layout(seed=1)
    first = layout.lay(2)
    layout.lay(2)
    layout.take_back(2)
    assert layout.trains[2] == [first]
    with pytest.raises(NoRoom, match="no tile on track 5"):
        layout.take_back(5)


def test_overlap_by_separating_axes() -> None:
    one = rectangle(0, 0, 0, 50, 25)
    others = np.array(
        [
            rectangle(49, 0, 0, 50, 25),
            rectangle(52, 0, 0, 50, 25),
            rectangle(0, 37, 90, 50, 25),
            rectangle(44, 31, 45, 50, 25),  # boxes along the axes overlap, the tiles do not
        ]
    )
    assert overlapping(one, others, 0.0).tolist() == [True, False, True, False]
    assert overlapping(one, others, 3.0).tolist()[1]


def test_free_room_is_shared_by_those_who_meet_in_it() -> None:
    room = Room((400.0, 400.0), 10.0)
    wall = np.array([rectangle(0, 0, 90, 400, 20)])
    shares = room.shares(room.free(wall), np.array([[-100, 0], [-100, 50], [100, 0], [0, 0]]))
    assert shares[0] == shares[1] == pytest.approx(shares[2] / 2, rel=0.1)
    assert shares[3] == 0
