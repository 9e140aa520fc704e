"""The trained networks in vision/models, run by OpenCV."""

from functools import cache
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

MODELS = Path(__file__).parents[1] / "models"

Floats = npt.NDArray[np.float32]


class MissingModel(FileNotFoundError):
    """A network's file is not where the package should have it."""


class Network:
    """One network, by its name in vision/models or its file. Not to be shared between threads."""

    def __init__(self, name: str | Path) -> None:
        path = name if isinstance(name, Path) else MODELS / f"{name}.onnx"
        self._net = cv2.dnn.readNetFromONNX(_weights(path))

    def answer(self, pictures: Floats) -> Floats:
        """The network's answer to pictures of shape (n, 3, height, width), BGR planes."""
        self._net.setInput(pictures)
        return np.asarray(self._net.forward(), np.float32)


@cache
def _weights(path: Path) -> npt.NDArray[np.uint8]:
    if not path.exists():
        raise MissingModel(
            f"The network {path.name} is missing from this installation: install woowoo again."
        )
    return np.frombuffer(path.read_bytes(), np.uint8)
