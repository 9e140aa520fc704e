import numpy as np
import pytest

from vision.reading.pyramid import Pyramid


def picture(wide: int, high: int) -> np.ndarray:
    return np.random.default_rng(1).integers(0, 256, (high, wide, 3), dtype=np.uint8)


@pytest.mark.parametrize(
    ("times", "wide"), [(0.3, 400), (1.0, 400), (1.99, 400), (2.0, 200), (7.0, 100), (8.0, 50)]
)
def test_the_smallest_that_is_not_too_small(times: float, wide: int) -> None:
    pyramid = Pyramid(picture(400, 300))
    seen, by = pyramid.shrunk(times)
    assert (seen.shape[1], by) == (wide, 400 // wide)


def test_a_half_is_the_mean_of_four_pixels() -> None:
    whole = picture(41, 31)
    half, by = Pyramid(whole).shrunk(2)
    assert half.shape == (15, 20, 3)
    assert by == 2
    mean = whole[:30, :40].reshape(15, 2, 20, 2, 3).mean((1, 3))
    assert np.abs(half - mean).max() <= 0.51


def test_a_picture_of_a_pixel_has_no_half() -> None:
    seen, by = Pyramid(picture(1, 1)).shrunk(64)
    assert (seen.shape, by) == ((1, 1, 3), 1)


def test_any_size_is_made() -> None:
    pyramid = Pyramid(picture(403, 301))
    for size in ((403, 301), (201, 150), (160, 119), (8, 8)):
        assert pyramid.sized(size).shape[1::-1] == size
