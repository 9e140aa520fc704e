"""What the hub opens and has to give back: the journal, stations, the speaker, a whole demo."""

from typing import Self


class Closed(ValueError):
    """Something was used after it had been closed; the text names it."""


class Closing:
    """Open from the moment it is made until `close`, which the end of its `with` calls.

    A class of this kind says in `_give_back` what closing it takes, and begins every method that
    needs what is then gone with `self._check_open()`.
    """

    closed = False
    """Whether it has been given back."""
    _name = "This"
    """What it is called in the sentence of `_closed_error`."""
    _closed_error: type[Closed] = Closed

    def close(self) -> None:
        """Give back what was opened; twice is fine."""
        if not self.closed:
            self.closed = True
            self._give_back()

    def _give_back(self) -> None:
        """Called once, when it is closed."""

    def _check_open(self) -> None:
        """Raises Closed, or the class's own kind of it, after `close`."""
        if self.closed:
            raise self._closed_error(f"{self._name} is closed. To use it again, open it again.")

    def __enter__(self) -> Self:
        self._check_open()
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
