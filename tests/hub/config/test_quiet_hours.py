from datetime import time

import pytest

from hub.config.quiet_hours import BadHours, QuietHours


@pytest.mark.parametrize(
    ("hours", "now", "quiet"),
    [
        ("22:00-07:00", time(21, 59), False),
        ("22:00-07:00", time(22, 0), True),
        ("22:00-07:00", time(0, 0), True),
        ("22:00-07:00", time(6, 59), True),
        ("22:00-07:00", time(7, 0), False),
        ("13:00-15:30", time(12, 59), False),
        ("13:00-15:30", time(14, 0), True),
        ("13:00-15:30", time(15, 30), False),
        ("8:00-8:00", time(8, 0), False),
    ],
)
def test_over_midnight_and_within_a_day(hours: str, now: time, quiet: bool) -> None:
    parsed = QuietHours.parse(hours)
    assert (now in parsed) is quiet


def test_empty_is_never() -> None:
    assert [hour for hour in range(24) if time(hour) in QuietHours.parse("")] == []


def test_text_form_round_trips() -> None:
    assert str(QuietHours.parse("9:05-21:00")) == "09:05-21:00"
    assert QuietHours.parse("09:05-21:00") == QuietHours.parse("9:05 - 21:00")


@pytest.mark.parametrize("text", ["22-7", "25:00-07:00", "22:00-07:60", "22:00", "at night"])
def test_unreadable_hours_get_a_sentence(text: str) -> None:
    with pytest.raises(BadHours, match='written as "22:00-07:00"'):
        QuietHours.parse(text)
