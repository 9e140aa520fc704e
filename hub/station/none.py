"""A table without a station: lights go nowhere, nobody presses."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from hub.station.base import Lights


class NoStation:
    """Fits where a station is asked for and none stands on the table."""

    trouble: str | None = None

    def show(self, lights: Lights) -> None:
        """Nothing to show it on."""

    def sign(self) -> None:
        """Nothing to show it on."""

    def close(self) -> None:
        """Nothing to give back."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
