"""From what lies on the table to what that means in the match."""

from hub.referee.judging import judge
from hub.referee.places import track_of
from vision.tracks import Table

__all__ = ["Table", "judge", "track_of"]
