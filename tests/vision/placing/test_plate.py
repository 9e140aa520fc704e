import cv2
import numpy as np
import pytest

from vision.placing.plate import (
    BUTTON_MM,
    DIAMETER_MM,
    ENGINE_MM,
    LIGHT_MM,
    SLOT_MM,
    TAG_DICTIONARY,
    TAG_MM,
    NoSuchPlate,
    Plate,
    plate_of,
)

EVERY = [Plate(tracks) for tracks in range(8, 16)]


def test_tracks_run_clockwise_from_twelve_o_clock() -> None:
    plate = Plate(8)
    np.testing.assert_allclose(plate.slot(1), (0, -SLOT_MM), atol=1e-9)
    np.testing.assert_allclose(plate.slot(3), (SLOT_MM, 0), atol=1e-9)
    np.testing.assert_allclose(plate.slot(5), (0, SLOT_MM), atol=1e-9)


@pytest.mark.parametrize("plate", EVERY, ids=str)
def test_everything_printed_lies_on_the_plate_and_apart(plate: Plate) -> None:
    disks = [(plate.light(track), LIGHT_MM / 2) for track in range(1, plate.tracks + 1)]
    disks += [(plate.number(track), 3.5) for track in range(1, plate.tracks + 1)]
    disks += [(plate.button, BUTTON_MM / 2)]
    quiet = TAG_MM / 6  # a tag needs one module of white around it
    disks += [
        (corners.mean(axis=0), TAG_MM / 2 * 2**0.5 + quiet * 0.5) for corners in plate.tags.values()
    ]
    for index, (centre, radius) in enumerate(disks):
        assert np.linalg.norm(centre) + radius <= DIAMETER_MM / 2
        for other, reach in disks[:index]:
            assert np.linalg.norm(centre - other) >= radius + reach


@pytest.mark.parametrize("plate", EVERY, ids=str)
def test_the_engine_s_place_is_free(plate: Plate) -> None:
    wide, high = np.array(ENGINE_MM) / 2
    assert wide > 25 and high > 12.5  # half a tile of a double-twelve set
    assert plate.button[1] - BUTTON_MM / 2 > high
    for corners in plate.tags.values():
        assert np.abs(corners[:, 1]).min() > high + TAG_MM / 6


@pytest.mark.parametrize("plate", EVERY, ids=str)
def test_the_tags_tell_the_number_of_tracks(plate: Plate) -> None:
    known = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, TAG_DICTIONARY))
    for tag in plate.tags:
        assert plate_of(tag) == plate
        assert 0 <= tag < len(known.bytesList)


def test_tags_of_others_belong_to_no_plate() -> None:
    assert plate_of(32) is None
    assert plate_of(-1) is None


def test_no_such_plate_or_track() -> None:
    with pytest.raises(NoSuchPlate, match="8 to 15"):
        Plate(7)
    with pytest.raises(NoSuchPlate, match="no track 10"):
        Plate(9).slot(10)
