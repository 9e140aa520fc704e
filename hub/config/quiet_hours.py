"""The hours in which the house sleeps: the lights go dimmer, the sounds softer.

Where they count: for lights in `hub.station.dimmed`, for sounds and speech in `hub.voice.mixer`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, time


def time_of_day() -> time:
    """The clock on the wall."""
    return datetime.now().time()


class BadHours(ValueError):
    """Hours that cannot be read; the text shows how to write them."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one time of day to another, over midnight if need be; never, if both are the same."""

    start: time
    end: time
    """The first minute that is not quiet any more."""

    @classmethod
    def parse(cls, text: str) -> QuietHours:
        """Read "22:00-07:00"; an empty text is never. Raises BadHours."""
        if not text.strip():
            return cls(time(0), time(0))
        match = re.fullmatch(r"\s*(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})\s*", text)
        hours = [int(part) for part in match.groups()] if match else []
        if not hours or hours[0] > 23 or hours[2] > 23 or hours[1] > 59 or hours[3] > 59:
            raise BadHours(f'quiet hours are written as "22:00-07:00", not {text!r}')
        return cls(time(hours[0], hours[1]), time(hours[2], hours[3]))

    def __contains__(self, now: object) -> bool:
        if not isinstance(now, time):
            return False
        if self.start <= self.end:
            return self.start <= now < self.end
        return now >= self.start or now < self.end

    def __str__(self) -> str:
        return f"{self.start:%H:%M}-{self.end:%H:%M}"
