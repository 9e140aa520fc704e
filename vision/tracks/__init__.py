"""From readings in a picture to the trains on the table."""

from vision.reading.reading import Alternatives
from vision.tracks.laid import Doubt, Laid, Table
from vision.tracks.trace import trace

__all__ = ["Alternatives", "Doubt", "Laid", "Table", "trace"]
