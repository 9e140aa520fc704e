"""From readings in a picture to the trains on the table."""

from vision.tracks.laid import Alternatives, Doubt, Laid, Table

__all__ = ["Alternatives", "Doubt", "Laid", "Table"]
