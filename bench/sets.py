"""Which sets read at which pixels a millimetre: painted tables, the figures of hardware.md."""

from vision.paint.scenes import SETS
from vision.reading.evaluate import Report
from vision.reading.painted import judged, tables
from vision.reading.reader import Reader

SCALES = (0.8, 1.0, 1.25, 1.5, 2.0)
"""Pixels a millimetre."""
TABLES, FIRST_SEED = 16, 7001
"""For each set and scale."""


def run() -> None:
    """Print the share of tiles read right, and of readings that are right."""
    reader = Reader()
    for most in SETS:
        shares = []
        for scale in SCALES:
            report = Report()
            for table in tables(TABLES, FIRST_SEED, most, scale):
                report.outcomes.append(judged(table, reader.read(table.painted.image)))
            sums = report.tallies()["all"]
            shares.append(f"{scale:g} px/mm {sums.recall:.3f} ({sums.precision:.3f})")
        print(f"sets: double-{most}, tiles read (readings right): {', '.join(shares)}")
