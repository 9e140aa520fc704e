"""The time of a simulated evening: it goes on when somebody says so."""

from collections.abc import Callable


class Clock:
    """Calls what is due as its time goes on; `later` is a clock for `hub.running.patience`."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call a function in so many seconds; returns what calls it off."""
        entry = (self.now_s + seconds, call)
        self._due.append(entry)

        def off() -> None:
            if entry in self._due:
                self._due.remove(entry)

        return off

    def go_on(self, seconds: float) -> None:
        """Let so much time pass."""
        self.now_s += seconds
        due = [entry for entry in self._due if entry[0] <= self.now_s]
        self._due = [entry for entry in self._due if entry[0] > self.now_s]
        for _, call in due:
            call()
