import numpy as np

from vision.reading.networks import Floats
from vision.reading.overlaps import rivals, shared, together


def tile(x: float, y: float = 0.0) -> Floats:
    return np.array([(x, y + 50), (x, y), (x + 100, y), (x + 100, y + 50)], np.float32)


def chosen(corners: list[Floats], worth: list[float]) -> list[int]:
    return together(rivals(np.array(corners)), np.array(worth, np.float32))


def test_shared_is_a_part_of_the_smaller_one() -> None:
    assert shared(tile(0), tile(50)) == 0.5
    assert shared(tile(0), (tile(0) * 0.5).astype(np.float32)) == 1.0
    assert shared(tile(0), tile(300)) == 0.0


def test_rivals_overlap_by_more_than_a_fifth() -> None:
    matrix = rivals(np.array([tile(0), tile(70), tile(80), tile(0, 400)]))
    assert matrix.astype(int).tolist() == [
        [0, 1, 0, 0],
        [1, 0, 1, 0],
        [0, 1, 0, 0],
        [0, 0, 0, 0],
    ]


def test_rivals_overlap_by_more_than_22_percent() -> None:
    assert rivals(np.array([tile(0), tile(77)]))[0, 1]
    assert not rivals(np.array([tile(0), tile(79)]))[0, 1]


def test_of_two_at_one_place_the_likelier_stays() -> None:
    assert chosen([tile(0), tile(4)], [2.0, 3.0]) == [1]


def test_two_tiles_together_stand_against_one_across_both() -> None:
    assert chosen([tile(0), tile(50), tile(100)], [4.0, 6.0, 3.0]) == [0, 2]
    assert chosen([tile(0), tile(50), tile(100)], [2.0, 6.0, 3.0]) == [1]


def test_a_whole_row_shifted_by_half_a_tile_is_put_right() -> None:
    true, across = [tile(100 * k) for k in range(5)], [tile(50 + 100 * k) for k in range(4)]
    assert chosen([*true, *across], [4.0] * 5 + [4.5] * 4) == [0, 1, 2, 3, 4]


def test_what_overlaps_nothing_stays() -> None:
    assert chosen([tile(0), tile(200), tile(400)], [1.0, 0.001, 2.0]) == [2, 0, 1]
    assert together(np.zeros((0, 0), np.bool_), np.zeros(0, np.float32)) == []


def test_the_best_of_any_small_graph() -> None:
    rng = np.random.default_rng(3)
    for _ in range(60):
        n = int(rng.integers(1, 11))
        upper = np.triu(rng.random((n, n)) < rng.uniform(0.1, 0.7), 1)
        matrix, worth = upper | upper.T, rng.uniform(0.01, 6, n).astype(np.float32)
        kept = together(matrix, worth)
        assert not matrix[np.ix_(kept, kept)].any()
        sums = [
            sum(float(worth[i]) for i in range(n) if nodes >> i & 1)
            for nodes in range(1 << n)
            if not any(
                nodes >> i & 1 and nodes >> j & 1 for i, j in zip(*np.nonzero(upper), strict=True)
            )
        ]
        assert abs(sum(float(worth[i]) for i in kept) - max(sums)) < 1e-4
