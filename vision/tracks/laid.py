"""What lies on the table, in the hub's terms: tiles along each track."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.reading.reading import Alternatives


@dataclass(frozen=True, eq=False)
class Laid:
    """One tile on a track, the half nearer the station first."""

    inner: int
    """Pips of the half towards the station along the train; of a crosswise double, of either."""
    outer: int
    """Pips of the half that the next tile joins."""
    confidence: float
    """Chance that both values are right."""
    inner_alternatives: Alternatives
    outer_alternatives: Alternatives
    corners_mm: npt.NDArray[np.float64]
    """(4, 2) in the table frame: [0] to [1] the inner half's outer edge, clockwise from above."""
    crosswise: bool = False
    """It lies across the train, as only a double does; on a tile read as no double a hint that one
    half is misread."""

    @property
    def values(self) -> tuple[int, int]:
        """Inner and outer pips."""
        return (self.inner, self.outer)

    @property
    def centre_mm(self) -> npt.NDArray[np.float64]:
        """The tile's middle, (2,)."""
        return np.asarray(self.corners_mm.mean(axis=0), float)


@dataclass(frozen=True, eq=False)
class Doubt:
    """A tile that geometry gives to more than one place."""

    tile: Laid
    track: int
    """Where the table has it: 1, 2, ...; 0 for loose."""
    others: tuple[int, ...]
    """Where it may belong just as well: tracks, 0 for loose."""


@dataclass(frozen=True, eq=False)
class Table:
    """Everything that lies on the table in one settled picture."""

    tracks: tuple[tuple[Laid, ...], ...]
    """Per track of the station, track 1 first: its tiles from the station outwards."""
    engine: tuple[int, int] | None = None
    """What the tile in the station's centre shows, or None."""
    loose: tuple[Laid, ...] = ()
    """Tiles that belong to no track: face-up hands, strays, a train that starts off the station."""
    chains: tuple[tuple[Laid, ...], ...] = ()
    """The loose tiles that lie end to end, two or more, in their order; which end is the start
    geometry cannot say."""
    doubts: tuple[Doubt, ...] = ()
    """Tiles whose place is not certain; empty for a table that can be taken as it stands."""

    def values(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Only the pips, track by track: equal for two tables that show the same trains."""
        return tuple(tuple(laid.values for laid in track) for track in self.tracks)
