"""Lamps, pictures of lamps, and what may be done to a picture."""

from dataclasses import FrozenInstanceError

import pytest

from hub.station import DARK, Lamp, Lights, Pattern, Press
from hub.station.base import FEAST, SIGN, SIGN_S, signed, still

GREEN = Lamp((0, 255, 0), Pattern.BLINK, 0.8)
DIM = Lamp((0, 0, 255), Pattern.PULSE, 0.2)
RAINBOW = Lamp((255, 255, 255), Pattern.RAINBOW, 1.0)


def test_what_is_not_lit() -> None:
    assert Lamp() == Lamp((0, 0, 0), Pattern.OFF, 1.0) == DARK
    assert Lights.dark(3) == Lights((DARK, DARK, DARK), DARK)
    assert Lights((GREEN,)).engine == DARK


@pytest.mark.parametrize("colour", [(0, 0, 256), (-1, 0, 0), (1, 2)])
def test_a_wrong_colour_is_refused(colour: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="three numbers from 0 to 255"):
        Lamp(colour)  # type: ignore[arg-type]
    assert Lamp((0, 255, 0)).colour == (0, 255, 0)


@pytest.mark.parametrize("brightness", [-0.01, 1.01, float("nan")])
def test_a_wrong_brightness_is_refused(brightness: float) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        Lamp(brightness=brightness)
    assert Lamp(brightness=0.0).brightness == 0.0


def test_a_picture_cannot_be_changed_behind_a_station() -> None:
    for thing, name in ((GREEN, "colour"), (Lights((GREEN,)), "tracks")):
        with pytest.raises(FrozenInstanceError):
            setattr(thing, name, None)


def test_dimmed_keeps_colour_and_pattern() -> None:
    assert Lights((GREEN,), DIM).dimmed(0.5) == Lights(
        (Lamp((0, 255, 0), Pattern.BLINK, 0.4),), Lamp((0, 0, 255), Pattern.PULSE, 0.1)
    )


def test_still_does_not_move_and_is_not_bright() -> None:
    assert still(Lights((GREEN, DIM, RAINBOW, DARK), GREEN), 0.3) == Lights(
        (
            Lamp((0, 255, 0), Pattern.STEADY, 0.3),
            Lamp((0, 0, 255), Pattern.STEADY, 0.2),
            Lamp((255, 170, 0), Pattern.STEADY, 0.3),
            DARK,
        ),
        Lamp((0, 255, 0), Pattern.STEADY, 0.3),
    )
    assert FEAST == (255, 170, 0)


def test_a_sign_is_red_on_the_engine_and_no_brighter_than_the_picture() -> None:
    assert signed(Lights((DIM, GREEN), DIM)) == Lights(
        (DIM, GREEN), Lamp((255, 0, 0), Pattern.STEADY, 0.8)
    )
    assert (SIGN.brightness, SIGN_S) == (1.0, 0.5)


def test_presses_have_the_names_of_the_wire() -> None:
    assert [press.value for press in Press] == ["press", "double", "hold", "long_hold"]
