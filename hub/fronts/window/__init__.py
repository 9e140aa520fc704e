"""What is shown on a screen: the camera's picture, the station, whose turn it is, the scores."""

from hub.fronts.window.board import SIZE, Board
from hub.fronts.window.scene import Scene, scene

__all__ = ["SIZE", "Board", "Scene", "scene"]
