import numpy as np
import pytest

from vision.paint.face import face, half
from vision.paint.look import LOOKS, PALETTES, Look, random_look
from vision.pattern import UnknownPattern, pips

PLAIN = Look(engraved=0.0, gloss=0.0, grain=0.0, bevel=0.0)


def test_a_pip_stands_wherever_the_pattern_says_and_nowhere_else() -> None:
    image = half(5, PLAIN, 200)
    blue = np.abs(image.astype(int) - PLAIN.pips[5]).sum(axis=2) < 30
    for x, y in pips(5):
        assert blue[round(100 + 200 * y), round(100 + 200 * x)]
    assert not blue[100, 40]
    assert 0.12 < blue.mean() < 0.2  # five disks of radius 0.1 cover 0.157


def test_the_first_half_is_on_top() -> None:
    image = face((5, 0), PLAIN, 100).image.astype(int)
    painted = np.abs(image - PLAIN.pips[5]).sum(axis=2) < 30
    assert painted[:95].any() and not painted[105:].any()


def test_rounded_corners_and_a_full_middle() -> None:
    alpha = face((1, 2), Look(corner=0.2), 100).alpha
    assert alpha[0, 0] == alpha[-1, -1] == 0.0
    assert alpha[100, 50] == 1.0
    assert alpha.shape == (200, 100)


def test_light_from_the_other_side_moves_the_shade_in_a_drilled_pip() -> None:
    look = Look(engraved=1.0, gloss=0.0)
    left, right = (half(1, look, 200, angle).astype(int)[100, 88].sum() for angle in (180.0, 0.0))
    assert right > left  # the left wall is bright when light comes from the right


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("width", [1, 7, 96, 300])
def test_any_size_of_every_named_set(name: str, width: int) -> None:
    painted = face((12, 18), LOOKS[name], width)
    assert painted.image.shape == (max(2, 2 * width), width, 3)


def test_numerals_differ_for_six_and_nine_even_turned() -> None:
    six, nine = (half(n, LOOKS["numerals"], 100)[5:95] for n in (6, 9))
    turned = nine[::-1, ::-1]
    assert np.abs(six.astype(int) - turned).max() > 100


def test_random_sets_are_many_and_the_same_for_the_same_seed() -> None:
    looks = [random_look(np.random.default_rng(seed)) for seed in range(40)]
    assert looks == [random_look(np.random.default_rng(seed)) for seed in range(40)]
    assert len({look.body for look in looks}) > 30
    assert {look.spinner > 0 for look in looks} == {True, False}


def test_no_such_half() -> None:
    with pytest.raises(UnknownPattern):
        face((3, 19), PLAIN, 50)


def test_a_look_says_what_is_wrong_with_it() -> None:
    with pytest.raises(ValueError, match="columns, mirrored"):
        Look(layout="round")
    with pytest.raises(ValueError, match="19 colours"):
        Look(pips=PALETTES["toy"][:5])
    with pytest.raises(ValueError, match="at least 1 pixel"):
        face((1, 1), PLAIN, 0)
