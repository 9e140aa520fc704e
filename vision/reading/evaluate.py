"""Measures a reader against photos whose tiles are known.

The truth is a JSON list of objects: `file`, `tiles` (pairs of pips), and if need be `optional` (cut
by the frame: count neither way) and anything else, whose values make kinds to report separately
(`set`: "coloured", `touching`: true ...). A tile is right when both halves are.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from vision.pattern import MOST
from vision.reading.photo import endless
from vision.reading.reading import Reading

Pair = tuple[int, int]

BINS = (0.0, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.0)
"""Edges of the reliability curve's steps."""


class BadTruth(ValueError):
    """A file of truths cannot be understood; the text says where."""


@dataclass(frozen=True)
class Photo:
    """What is known about one photo."""

    file: str
    tiles: tuple[Pair, ...]
    optional: tuple[Pair, ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How one photo was read."""

    photo: Photo
    right: tuple[int, ...]
    """Indices of the readings that are right."""
    false: tuple[int, ...]
    """Indices of the readings that are wrong."""
    missed: tuple[Pair, ...]
    readings: tuple[Reading, ...]
    seconds: float = 0.0

    @property
    def exact(self) -> bool:
        """Whether every tile was read and nothing else."""
        return not self.false and not self.missed

    @property
    def confidences(self) -> list[tuple[float, bool]]:
        """For each reading that counts how sure it is, and whether it is right."""
        return [
            (self.readings[i].confidence, ok)
            for ok, indices in ((True, self.right), (False, self.false))
            for i in indices
        ]


@dataclass
class Tally:
    """Sums over photos."""

    right: int = 0
    false: int = 0
    missed: int = 0
    exact: int = 0
    photos: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one more photo."""
        self.right += len(outcome.right)
        self.false += len(outcome.false)
        self.missed += len(outcome.missed)
        self.exact += outcome.exact
        self.photos += 1

    @property
    def precision(self) -> float:
        """Part of the readings that is right; 1 where there are none."""
        return self.right / max(1, self.right + self.false) if self.right + self.false else 1.0

    @property
    def recall(self) -> float:
        """Part of the tiles that was read; 1 where there are none."""
        return self.right / (self.right + self.missed) if self.right + self.missed else 1.0


@dataclass
class Report:
    """Everything that `woowoo evaluate` tells."""

    outcomes: list[Outcome] = field(default_factory=list)

    def tallies(self) -> dict[str, Tally]:
        """Sums over all photos and by kind."""
        sums: dict[str, Tally] = {"all": Tally()}
        for outcome in self.outcomes:
            for kind in ("all", *outcome.photo.kinds):
                sums.setdefault(kind, Tally()).add(outcome)
        return sums

    def reliability(self) -> list[tuple[float, float, int, float, float]]:
        """For each step of confidence: from, to, readings, mean confidence, part that is right."""
        return curve([pair for outcome in self.outcomes for pair in outcome.confidences])


def curve(pairs: Sequence[tuple[float, bool]]) -> list[tuple[float, float, int, float, float]]:
    """The reliability curve of (confidence, right): from, to, how many, mean, part right."""
    rows = []
    for low, high in pairwise(BINS):
        last = high == BINS[-1]
        some = [(c, ok) for c, ok in pairs if low <= c < high or (last and c == high)]
        if some:
            mean = sum(c for c, _ in some) / len(some)
            rows.append((low, high, len(some), mean, sum(ok for _, ok in some) / len(some)))
    return rows


def truths(path: Path) -> list[Photo]:
    """The photos described in a file. Raises BadTruth."""
    if endless(path):
        raise BadTruth(f"{path} is no file but a pipe or a device: name a file.")
    try:
        rows = json.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        raise BadTruth(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadTruth(f"{path} is a folder, not a file.") from None
    except OSError as error:
        raise BadTruth(f"{path}: cannot be opened ({error.strerror}).") from None
    except UnicodeError:
        raise BadTruth(f"{path} is not text.") from None
    except json.JSONDecodeError as error:
        where = f"{error.msg} in line {error.lineno}, column {error.colno}"
        raise BadTruth(f"{path}: this is no JSON ({where}).") from None
    except (ValueError, RecursionError):  # a number or a nesting beyond all measure
        raise BadTruth(f"{path}: this is no JSON that can be read.") from None
    if not isinstance(rows, list):
        raise BadTruth(f"{path}: a list of photos is expected, each with `file` and `tiles`.")
    if not rows:
        raise BadTruth(f"{path}: the list is empty; there is no photo to measure.")
    return [_photo(row, f"{path}, photo {i + 1}") for i, row in enumerate(rows)]


def _photo(row: Any, where: str) -> Photo:
    try:
        tiles, optional = (
            tuple(_told(pair) for pair in pairs)
            for pairs in (row["tiles"], row.get("optional") or ())
        )
        kinds = tuple(_kind(key, row[key]) for key in ("touching", "set", "kind") if key in row)
        return Photo(str(row["file"]), tiles, optional, kinds)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise BadTruth(
            f'{where}: an object such as {{"file": "a.jpg", "tiles": [[5, 3]]}} is expected.'
        ) from None


def _told(pair: Any) -> Pair:
    """A tile as a truth tells it: two whole numbers from 0 to 18."""
    a, b = pair
    if not all(type(v) is int and 0 <= v <= MOST for v in (a, b)):
        raise ValueError(pair)
    return sorted_pair((a, b))


def _kind(key: str, value: Any) -> str:
    if isinstance(value, bool):
        return key if value else f"not {key}"
    return str(value)


def sorted_pair(pair: Iterable[Any]) -> Pair:
    """Both numbers of pips, the lower first."""
    a, b = sorted(int(v) for v in pair)
    return (a, b)


def outcome(photo: Photo, readings: Sequence[Reading], seconds: float = 0.0) -> Outcome:
    """Compare readings with the truth; of the same tile read twice the surer one may be right."""
    wanted, spare = Counter(photo.tiles), Counter(photo.optional)
    right, false = [], []
    for i in sorted(range(len(readings)), key=lambda k: -readings[k].confidence):
        pair = sorted_pair(readings[i].values)
        if wanted[pair] > 0:
            wanted[pair] -= 1
            right.append(i)
        elif spare[pair] > 0:
            spare[pair] -= 1
        else:
            false.append(i)
    missed = tuple(sorted(wanted.elements()))
    return Outcome(photo, tuple(right), tuple(false), missed, tuple(readings), seconds)


def table(report: Report) -> str:
    """The figures as text: by kind, then the reliability curve, then each photo not exact."""
    lines = [
        f"{'':14}{'precision':>10}{'recall':>8}{'exact':>12}{'tiles':>7}{'false':>7}{'missed':>8}"
    ]
    for kind, sums in report.tallies().items():
        exact = f"{sums.exact} of {sums.photos}"
        precision = f"{sums.precision:.4f}" if sums.right + sums.false else "-"
        recall = f"{sums.recall:.4f}" if sums.right + sums.missed else "-"
        lines.append(
            f"{kind:14}{precision:>10}{recall:>8}{exact:>12}"
            f"{sums.right + sums.missed:7}{sums.false:7}{sums.missed:8}"
        )
    seconds = sorted(o.seconds for o in report.outcomes)
    if seconds:
        lines.append(f"median {seconds[len(seconds) // 2] * 1000:.0f} ms a photo")
    lines += ["", f"{'confidence':14}{'readings':>10}{'mean':>8}{'right':>8}"]
    for low, high, count, mean, part in report.reliability():
        lines.append(f"{low:.2f} to {high:.2f}  {count:10}{mean:8.3f}{part:8.3f}")
    for one in report.outcomes:
        if not one.exact:
            missed = " ".join(f"{b}-{a}" for a, b in one.missed) or "-"
            false = " ".join(
                f"{max(v)}-{min(v)}" for v in (one.readings[i].values for i in one.false)
            )
            lines.append(f"not exact: {one.photo.file}  missed {missed}  false {false or '-'}")
    return "\n".join(lines)
