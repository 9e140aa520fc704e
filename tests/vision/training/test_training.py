import cv2
import numpy as np
import pytest

from vision.reading.counter import CROP, FRAME, crop
from vision.reading.pyramid import Pyramid
from vision.training.faces import any_set, face
from vision.training.grounds import ground
from vision.training.painted import painted_scenes
from vision.training.samples import ROOM, VIEW, labelled, outlines, overlap
from vision.training.scenes import Truth, scene

BOX = np.array([(10, 60), (10, 10), (110, 10), (110, 60)], np.float64)


def some_scene(seed: int = 4) -> tuple[np.ndarray, list[Truth]]:
    rng = np.random.default_rng(seed)
    return scene(rng, [ground(rng)], 300, 70.0)


def test_the_same_seed_gives_the_same_scene() -> None:
    (one, first), (two, second) = some_scene(), some_scene()
    assert (one == two).all()
    assert [t.values for t in first] == [t.values for t in second]
    assert len(first) > 0


def test_scenes_tell_of_tiles_of_the_size_asked_for() -> None:
    lengths = []
    for seed in range(12):
        _, truths = some_scene(seed)
        lengths += [float(np.linalg.norm(t.corners[1] - t.corners[2])) for t in truths]
        for truth in truths:
            edges = np.roll(truth.corners, -1, 0) - truth.corners
            after = np.roll(edges, -1, 0)
            assert (edges[:, 0] * after[:, 1] - edges[:, 1] * after[:, 0] > 0).all()  # clockwise
    assert 50 < np.median(lengths) < 90


def test_the_painters_tables_hide_what_is_covered() -> None:
    rng = np.random.default_rng(3)
    made = painted_scenes(rng, 200, 50.0, 2)
    assert [picture.shape for picture, _ in made] == [(200, 200, 3)] * 2
    for _, truths in made:
        assert all(-2 <= v <= 18 for t in truths for v in t.values)


def test_backs_have_no_pips_and_faces_have() -> None:
    rng = np.random.default_rng(8)
    kind = any_set(rng)
    front, alpha = face(kind, (6, 6), 60, rng)
    back, _ = face(kind, (-1, -1), 60, rng)
    assert front.shape[:2] == alpha.shape
    assert front.std() > back.std()
    assert alpha[0, 0] < 255 == alpha[30, 60]


def test_labels_follow_the_halves() -> None:
    truths = [Truth((3, 11), BOX)]
    label = labelled(BOX, truths)
    assert label is not None
    assert (label["a"], label["b"], label["tile"], label["near"]) == (3, 11, 1, 1)
    assert np.abs(label["shift"]).max() < 1e-5
    turned = labelled(np.roll(BOX, 2, 0), truths)
    assert turned is not None
    assert (turned["a"], turned["b"]) == (11, 3)


@pytest.mark.parametrize(
    ("values", "moved", "tile"),
    [((3, 11), (3, 1), 1), ((3, 11), (50, 0), 0), ((3, 11), (16, 0), -1), ((-1, -1), (0, 0), 0)],
)
def test_labels_of_outlines_that_are_off(
    values: tuple[int, int], moved: tuple[int, int], tile: int
) -> None:
    label = labelled(BOX + moved, [Truth(values, BOX)])
    assert label is not None
    assert label["tile"] == tile


def test_what_is_covered_in_part_gets_no_label() -> None:
    assert labelled(BOX, [Truth((-2, -2), BOX)]) is None


def test_overlap_is_shared_over_joint_area() -> None:
    assert overlap(BOX, BOX) == pytest.approx(1)
    assert overlap(BOX, BOX + np.array([50, 0])) == pytest.approx(1 / 3)
    assert overlap(BOX, BOX + np.array([500, 0])) == 0


def test_outlines_for_the_finder_are_in_its_pixels() -> None:
    corners, flags = outlines([Truth((1, 2), BOX * 2), Truth((-1, -1), BOX)], 4 * VIEW)
    assert corners.shape == (ROOM, 4, 2)
    assert flags.tolist() == [1] + [0] * (ROOM - 1)
    assert np.abs(corners[0] - ((BOX * 2 + 0.5) / 4 - 0.5)).max() < 1e-4


def test_a_crop_shows_the_tile_upright() -> None:
    picture = np.zeros((400, 400, 3), np.uint8)
    box = np.array([(150, 100), (200, 100), (200, 200), (150, 200)], np.float32)
    cv2.fillConvexPoly(picture, box.astype(np.int32), (255, 255, 255))
    cv2.circle(picture, (175, 125), 8, (0, 0, 255), -1)  # on the first half, whose edge is on top
    for scale in (1, 5):
        large = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_NEAREST)
        seen = crop(Pyramid(np.asarray(large, np.uint8)), (box + 0.5) * scale - 0.5)
        assert seen.shape == (CROP[1], CROP[0], 3)
        left, right = (FRAME[1] + FRAME[3]) / 2 + [(-24, 0), (24, 0)]
        assert seen[int(left[1]), int(left[0])].tolist()[0] < 60
        assert seen[int(right[1]), int(right[0])].min() > 200


def test_the_finders_targets_and_its_answer_are_inverse() -> None:
    torch = pytest.importorskip("torch", reason="training needs the extra `train`")
    from vision.reading.finder import decoded
    from vision.training.targets import targets

    corners, flags = outlines([Truth((1, 2), BOX + 100)], 3 * VIEW)
    heat, _, _, values = targets(torch.tensor(corners[None]), torch.tensor(flags[None]), VIEW // 4)
    answer = torch.cat([torch.logit(heat[:, None].clamp(1e-4, 0.999)), values], 1)
    found = decoded(answer[0].numpy(), 1.0)
    best = found.corners[int(found.scores.argmax())]
    assert min(np.abs(np.roll(best, k, 0) - corners[0]).max() for k in (0, 2)) < 0.6
