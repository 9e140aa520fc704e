"""From painted scenes to what the networks learn from: small pictures and rectified crops.

`python -m vision.training.samples FOLDER FIRST LAST` writes the shards FIRST to LAST - 1 of the
training set, each from its own seed, so any number of processes may share the work.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.reading.counter import crop
from vision.reading.finder import decoded, unique
from vision.reading.networks import Network
from vision.reading.pyramid import Pyramid
from vision.training.faces import Image, Rng
from vision.training.grounds import ground
from vision.training.painted import painted_scenes
from vision.training.scenes import Points, Truth, scene

SCENES = 500
"""Scenes in a shard."""
VIEW = 160
"""Side of the finder's training pictures in px."""
ROOM = 32
"""Most tiles told of in one."""
SHORT, LONG = 17.0, 46.0
"""A tile's length in the finder's pictures, px."""


def overlap(a: Points, b: Points) -> float:
    """Shared area over joint area of two convex outlines."""
    shared, _ = cv2.intersectConvexConvex(a.astype(np.float32), b.astype(np.float32))
    if shared <= 0:
        return 0.0
    one, two = (cv2.contourArea(x.astype(np.float32)) for x in (a, b))
    return float(shared / max(1e-6, one + two - shared))


def shaken(corners: Points, rng: Rng, much: float) -> Points:
    """The outline as a finder would give it: moved, turned, stretched and bent a little."""
    centre = corners.mean(0)
    long = float(np.linalg.norm(corners[1] - corners[2]))
    turn = rng.normal(0, 0.045 * much)
    c, s = np.cos(turn), np.sin(turn)
    stretch = np.exp(rng.normal(0, 0.05 * much, 2))
    along = (corners[2] - corners[1]) / long
    frame = np.array([along, (-along[1], along[0])])
    local = (corners - centre) @ frame.T * stretch @ np.array([[c, s], [-s, c]])
    bent = rng.normal(0, 0.012 * much * long, (4, 2))
    return np.asarray(local @ frame + centre + rng.normal(0, 0.03 * much * long, 2) + bent)


def strays(truths: list[Truth], side: int, size: float, rng: Rng) -> list[Points]:
    """Outlines that are no tile: between two, crosswise, half beside, or anywhere."""
    found = []
    for truth in truths:
        if rng.random() > 0.35:
            continue
        corners = truth.corners
        long, wide = corners[2] - corners[1], corners[1] - corners[0]
        kind = rng.integers(0, 5)
        if kind == 0:
            moved = corners + long * rng.choice([-0.5, 0.5]) + wide * rng.normal(0, 0.1)
        elif kind == 1:
            moved = corners + wide * rng.choice([-0.5, 0.5, -1, 1]) + long * rng.normal(0, 0.1)
        elif kind == 2:
            middle = corners.mean(0)
            moved = (corners - middle) @ np.array([[0.0, 1.0], [-1.0, 0.0]]) + middle
            moved = moved + long * rng.choice([-0.5, -0.25, 0, 0.25, 0.5])
        elif kind == 3:
            middle = corners.mean(0) + long * rng.choice([-0.25, 0.25])
            moved = (corners - middle) * rng.uniform(0.4, 0.65) + middle
        else:
            moved = (corners - corners.mean(0)) * rng.uniform(1.5, 2.2) + corners.mean(0)
        found.append(shaken(np.asarray(moved), rng, 1.0))
    for _ in range(2):
        length = size * np.exp(rng.normal(0, 0.4))
        centre = (
            rng.uniform(size / 2, side - size / 2, 2) if side > size else rng.uniform(0, side, 2)
        )
        box = cv2.boxPoints((centre.tolist(), (length, length / 2), float(rng.uniform(0, 360))))
        found.append(np.asarray(box, np.float64))
    return found


def _turned_alike(corners: Points, truth: Truth) -> tuple[Points, tuple[int, int]]:
    """The truth with its halves in the order of `corners`."""
    swapped = np.roll(truth.corners, 2, 0)
    if np.abs(swapped - corners).sum() < np.abs(truth.corners - corners).sum():
        return swapped, (truth.values[1], truth.values[0])
    return truth.corners, truth.values


LABEL = np.dtype(
    [("a", "i1"), ("b", "i1"), ("tile", "i1"), ("shift", "f4", (4, 2)), ("near", "i1")]
)
"""Pips of both halves (-1: not told), whether a tile fills the crop (-1: not told), where its
corners are relative to the crop's (in lengths and widths of its tile), whether that is told."""


def labelled(corners: Points, truths: list[Truth]) -> npt.NDArray[np.void] | None:
    """The label for a crop at `corners`, None if what lies there is covered in part."""
    label = np.zeros((), LABEL)
    label["a"] = label["b"] = -1
    best, share = None, 0.0
    for truth in truths:
        if abs(truth.corners[0] - corners[0]).max() > 4 * abs(corners[0] - corners[2]).max():
            continue
        got = overlap(corners, truth.corners)
        if truth.values[0] == -2 and got > 0.05:
            return None
        if got > share:
            best, share = truth, got
    if best is None or best.values[0] < 0 or share < 0.4:
        return label[()]
    true, values = _turned_alike(corners, best)
    frame = cv2.getPerspectiveTransform(
        corners.astype(np.float32), np.array([(0, 1), (0, 0), (1, 0), (1, 1)], np.float32)
    )
    local = cv2.perspectiveTransform(true[None].astype(np.float32), frame)[0]
    label["shift"] = local - [(0, 1), (0, 0), (1, 0), (1, 1)]
    label["near"] = np.abs(label["shift"]).max() < 0.5
    if share > 0.68:
        label["a"], label["b"] = values
    label["tile"] = 1 if share > 0.76 else -1 if share > 0.55 else 0
    return label[()]


def _inside(corners: Points, side: int, margin: float) -> bool:
    return bool((corners > -margin).all() and (corners < side - 1 + margin).all())


def mistaken(network: Network, picture: Image) -> list[Points]:
    """Where a finder that was trained before sees tiles, at two sizes: its own mistakes teach."""
    found = []
    for side in (VIEW, VIEW * 2):
        small = cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA)
        planes = np.asarray(cv2.dnn.blobFromImage(small, 1 / 255), np.float32)
        some = unique(decoded(network.answer(planes)[0], picture.shape[0] / side))
        found += [np.asarray(c, np.float64) for c in some.corners[:16]]
    return found


def crops(
    picture: Image, truths: list[Truth], size: float, rng: Rng, network: Network | None
) -> tuple[list[Image], list[npt.NDArray[np.void]]]:
    """Crops of tiles and of what is none, with their labels."""
    side = picture.shape[0]
    outlines = [shaken(t.corners, rng, 1.0) for t in truths if t.values[0] != -2]
    outlines += [shaken(t.corners, rng, 2.6) for t in truths if rng.random() < 0.3]
    outlines += strays(truths, side, size, rng)
    if network is not None:
        outlines += mistaken(network, picture)
    pictures, labels, pyramid = [], [], Pyramid(picture)
    for corners in outlines:
        if not _inside(corners, side, size * 0.06):
            continue
        label = labelled(corners, truths)
        if label is None:
            continue
        if rng.random() < 0.5:
            corners = np.roll(corners, 2, 0)
            label = labelled(corners, truths)
            if label is None:
                continue
        pictures.append(crop(pyramid, corners.astype(np.float32)))
        labels.append(label)
    return pictures, labels


def outlines(
    truths: list[Truth], side: int
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
    """The tiles of a scene in the finder's pixels, (ROOM, 4, 2), and 1 for tile, -1 for unclear."""
    corners = np.zeros((ROOM, 4, 2), np.float32)
    flags = np.zeros(ROOM, np.int8)
    known = [t for t in truths if t.values[0] != -1][:ROOM]
    for i, truth in enumerate(known):
        corners[i] = (truth.corners + 0.5) * (VIEW / side) - 0.5
        long = float(np.linalg.norm(corners[i, 1] - corners[i, 2]))
        whole = _inside(truth.corners, side, 0.04 * side * long / VIEW)
        fits = 14 < long < 56
        flags[i] = 1 if truth.values[0] >= 0 and whole and fits else -1
    return corners, flags


def scenes(rng: Rng, count: int, thin: bool) -> Iterator[tuple[Image, list[Truth], float]]:
    """Pictures with their truth and their tiles' length in px; two in five are the painter's."""
    grounds = [ground(rng) for _ in range(30)]
    done = 0
    while done < count:
        seen = float(np.exp(rng.uniform(np.log(SHORT), np.log(LONG))))
        size = float(np.exp(rng.uniform(np.log(max(36.0, seen)), np.log(130))))
        side = round(min(VIEW * size / seen, 620))
        size = seen * side / VIEW
        if rng.random() < 0.15:
            made = painted_scenes(rng, side, size, min(4, count - done), thin)
        else:
            made = [scene(rng, grounds, side, size, thin)]
        for picture, truths in made:
            yield picture, truths, size
        done += len(made)


def shard(folder: Path, number: int, network: Network | None, thin: bool) -> None:
    """Write shard `number`: pictures and outlines for the finder, crops and labels."""
    rng = np.random.default_rng([20261130, number])
    views, corners, flags, pictures, labels = [], [], [], [], []
    for picture, truths, size in scenes(rng, SCENES, thin):
        side = picture.shape[0]
        way = cv2.INTER_AREA if side > VIEW else cv2.INTER_LINEAR
        views.append(cv2.resize(picture, (VIEW, VIEW), interpolation=way))
        c, f = outlines(truths, side)
        corners.append(c)
        flags.append(f)
        p, q = crops(picture, truths, size, rng, network)
        pictures += p
        labels += q
    np.savez(
        folder / f"finder-{number:04d}.npz",
        views=np.array(views),
        corners=np.array(corners),
        flags=np.array(flags),
    )
    order = rng.permutation(len(pictures))
    np.savez(
        folder / f"crops-{number:04d}.npz",
        crops=np.array(pictures)[order],
        labels=np.array(labels, LABEL)[order],
    )


def main() -> None:
    """Write the shards named on the command line; those already there are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--mistakes", type=Path, help="a finder.onnx whose mistakes to add")
    parser.add_argument("--thin", action="store_true", help="film that hides no pip")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    network = Network(options.mistakes) if options.mistakes else None
    for number in range(options.first, options.last, options.step):
        if not (options.folder / f"crops-{number:04d}.npz").exists():
            shard(options.folder, number, network, options.thin)


if __name__ == "__main__":
    main()
