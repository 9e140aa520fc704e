"""Reads every face-up tile in a picture."""

import numpy as np
import numpy.typing as npt

from vision.reading.confidence import calibrated, log_odds
from vision.reading.counter import Counter, Counts, moved
from vision.reading.finder import Candidates, Finder
from vision.reading.guesses import as_large_as, beside
from vision.reading.networks import Floats
from vision.reading.overlaps import overlapping, rivals, together
from vision.reading.pyramid import Image, Pyramid
from vision.reading.reading import Reading
from vision.reading.sizes import areas, of_one_size, off

LEAST = 0.6
"""Readings less sure than this are left out."""
STRANGE = 3.0
"""Weak candidates that are so many times larger or smaller than the strong ones are left out."""
STRONG = 0.6
"""Candidates that the finder is so sure of are read whatever their size."""
HOPELESS, LIKELY = 0.02, 0.3
"""A first look that says no is believed unless the finder was fairly sure: its outline may be off,
which a second look, at the outline put right by the first, will show."""
CERTAIN = 0.97
"""A reading surer than this is not looked at again, and leads on to what lies beside it."""
WORTH_A_LOOK, MOST_DOUBTS = 0.001, 16
"""One surer than this and not certain is looked at once more, so many in one picture."""
MOST_WORTH = 6.0
"""Log odds beyond which a reading counts no more against those that it overlaps."""
FAR = 0.08
"""An outline that is off by this part of the tile is looked at again when it is put right."""
STEPS_ON = 4
"""So many times what was found beside a tile leads to what lies beside that."""
UNLIKELY = 0.01
"""Alternatives less likely than this are not worth telling."""


class Reader:
    """Reads tiles. Keeps two networks in memory; not to be shared between threads."""

    def __init__(self, least: float = LEAST) -> None:
        self._finder = Finder()
        self._counter = Counter()
        self._least = least

    def read(self, image: Image) -> list[Reading]:
        """All tiles that lie face up and whole in a BGR picture (height, width, 3), uint8."""
        if not _readable(image):
            return []
        pyramid = Pyramid(image)
        return self._judge(pyramid, self._finder.find(pyramid))

    def read_at(self, image: Image, sides: list[int]) -> list[Reading]:
        """As `read`, looking only at the sizes in which the picture's long side is one of `sides`.

        For a camera whose tiles' size is known: a tile should be 20 to 44 px long in one of them.
        """
        if not _readable(image):
            return []
        pyramid = Pyramid(image)
        return self._judge(pyramid, self._finder.at(pyramid, sides))

    def _judge(self, pyramid: Pyramid, found: Candidates) -> list[Reading]:
        """Those candidates that are tiles, read."""
        found = found.only(_worth_a_look(found))
        first = self._counter.count(pyramid, found.corners)
        likely = (first.tile > HOPELESS) | (found.scores > LIKELY)
        corners = moved(found.corners[likely], first.shift[likely])
        corners = corners[_sane(corners)]
        corners, second = self._twice(pyramid, corners)
        return self._apart(*self._again(pyramid, found, corners, second))

    def _again(
        self, pyramid: Pyramid, found: Candidates, corners: Floats, counts: Counts
    ) -> tuple[Floats, Counts]:
        """Looks once more where it is doubtful: at the outline as it is now, and where the finder
        saw a tile, as large as sure ones are nearby. What was far off takes that long."""
        sure = calibrated(counts.sure)
        certain = corners[sure > CERTAIN]
        doubtful = corners[(sure > WORTH_A_LOOK) & (sure <= CERTAIN)]
        some = doubtful[_free(doubtful, certain)][:MOST_DOUBTS]
        if len(certain):
            guesses = np.concatenate(
                [beside(pyramid.picture, certain), as_large_as(found.corners, certain)]
            )
            guesses = guesses[_free(guesses, certain)][: 3 * MOST_DOUBTS]
            some = np.concatenate([some, guesses])
        corners, counts = self._more(pyramid, corners, counts, some[_sane(some)])
        return self._further(pyramid, corners, counts, certain)

    def _more(
        self, pyramid: Pyramid, corners: Floats, counts: Counts, some: Floats
    ) -> tuple[Floats, Counts]:
        """What is known already, and what is counted at some more outlines."""
        some, new = self._twice(pyramid, some)
        return np.concatenate([corners, some]), counts.joined(new)

    def _twice(self, pyramid: Pyramid, corners: Floats) -> tuple[Floats, Counts]:
        """Counts at outlines; again where those put right by the first time have moved far."""
        counts = self._counter.count(pyramid, corners)
        better = moved(corners, counts.shift)
        far = np.abs(counts.shift).max((1, 2)) > FAR
        again = (counts.tile > HOPELESS) & far & _sane(better)
        second = self._counter.count(pyramid, better[again])
        return (
            np.concatenate([better[~again], moved(better[again], second.shift)]),
            counts.only(~again).joined(second),
        )

    def _further(
        self, pyramid: Pyramid, corners: Floats, counts: Counts, known: Floats
    ) -> tuple[Floats, Counts]:
        """Goes on from tile to tile: beside those that are certain and have not been `known`."""
        for _ in range(STEPS_ON):
            certain = corners[calibrated(counts.sure) > CERTAIN]
            new = certain[_free(certain, known)]
            if not len(known) or not len(new):
                break
            known = np.concatenate([known, new])
            guesses = beside(pyramid.picture, new)
            guesses = guesses[_free(guesses, known)][: 3 * MOST_DOUBTS]
            corners, counts = self._more(pyramid, corners, counts, guesses)
        return corners, counts

    def _apart(self, corners: Floats, counts: Counts) -> list[Reading]:
        sure = calibrated(counts.sure)
        sure = np.where(of_one_size(corners, sure, self._least), sure, 0)
        some = np.flatnonzero((sure > 0) & (sure >= self._least))
        worth = np.clip(log_odds(sure[some]), 1e-3 * sure[some], MOST_WORTH)
        kept = some[together(rivals(corners[some]), worth)]
        return [reading(corners[i], counts.halves[i], float(sure[i])) for i in kept]


def _free(corners: Floats, taken: Floats) -> npt.NDArray[np.bool_]:
    """Which outlines do not lie mostly on one of those taken."""
    return np.asarray(~overlapping(corners, taken, 0.5).any(1))


def _readable(image: Image) -> bool:
    """Whether there can be tiles in a picture; raises ValueError if it is none."""
    if image.ndim != 3 or image.shape[2] != 3 or image.dtype != np.uint8:
        raise ValueError("A picture to read has the shape (height, width, 3) and bytes, BGR.")
    return bool(min(image.shape[:2]) >= 16)


def reading(corners: Floats, halves: Floats, sure: float) -> Reading:
    """A reading from the chances of both halves, (2, 19)."""
    a, b = (_alternatives(h) for h in halves)
    return Reading((a[0][0], b[0][0]), corners, sure, (a, b))


def _alternatives(chances: Floats) -> tuple[tuple[int, float], ...]:
    order = np.argsort(-chances)
    kept = [k for k in order if chances[k] >= UNLIKELY] or [order[0]]
    return tuple((int(k), float(chances[k])) for k in kept)


def _sane(corners: Floats) -> npt.NDArray[np.bool_]:
    """Which outlines are convex, clockwise and longer than wide."""
    edges = np.roll(corners, -1, 1) - corners
    after = np.roll(edges, -1, 1)
    turn = edges[..., 0] * after[..., 1] - edges[..., 1] * after[..., 0]
    sizes = np.hypot(edges[..., 0], edges[..., 1])
    long, wide = sizes[:, 1] + sizes[:, 3], sizes[:, 0] + sizes[:, 2]
    return np.asarray((turn > 0).all(1) & (wide > 12) & (long > wide * 0.8) & (long < wide * 4))


def _worth_a_look(found: Candidates) -> npt.NDArray[np.bool_]:
    """Leaves out weak candidates of quite another size than the strong ones: pips, gaps, print."""
    if len(found) == 0:
        return np.zeros(0, np.bool_)
    area = areas(found.corners)
    ratio = off(area, np.sqrt(area) * found.scores**4)
    return np.asarray((ratio < STRANGE) | (found.scores > STRONG))
