"""How bright the light is at each pixel, and where lamps are mirrored."""

import numpy as np
import numpy.typing as npt

from vision.paint.grid import nodes, spread
from vision.paint.style import Light
from vision.paint.view import View

Floats = npt.NDArray[np.float32]


def tint(light: Light) -> Floats:
    """The light's colour as factors on blue, green, red."""
    warm = light.warmth
    return np.array([1 - 0.35 * warm, 1 - 0.06 * abs(warm), 1 + 0.2 * warm], np.float32)


def brightness(view: View, light: Light, vignette: float, rng: np.random.Generator) -> Floats:
    """Factor on every pixel of the view, shape (height, width): fall-off, shadows, vignette."""
    pixels = nodes(view)
    points = view.on_table(pixels)
    angle = np.deg2rad(light.from_deg)
    towards = points @ np.array([np.cos(angle), np.sin(angle)]) / 600.0
    factor = 1 - light.falloff * np.clip(0.5 - 0.5 * towards, 0, 1.6)
    for _ in range(light.patches):
        factor = factor * _large_shadow(points, rng)
    away = (pixels - (view.width / 2, view.height / 2)) / (view.width / 2)
    factor = factor * (1 - vignette * np.minimum((away**2).sum(axis=1), 1.6) / 1.6)
    return spread(factor * light.level, view)


def _large_shadow(
    points: npt.NDArray[np.float64], rng: np.random.Generator
) -> npt.NDArray[np.float64]:
    """The edge of somebody's or something's shadow across the table."""
    angle = rng.uniform(0, 2 * np.pi)
    across = points @ np.array([np.cos(angle), np.sin(angle)])
    wobble = 25 * np.sin(points @ np.array([-np.sin(angle), np.cos(angle)]) / rng.uniform(60, 200))
    edge = (across + wobble - rng.uniform(-250, 250)) / rng.uniform(4, 90)
    depth = rng.uniform(0.15, 0.55)
    return np.asarray(1 - depth / (1 + np.exp(-np.clip(edge, -30, 30))))


def mirrored(view: View, light: Light, height_mm: float, rng: np.random.Generator) -> Floats:
    """Glare at every pixel, 0 to 1, shape (height, width), of lamps seen in a polished plane."""
    pixels = nodes(view)
    points = view.on_table(pixels, height_mm)
    glare = np.zeros(len(points))
    for lamp in light.lamps:
        turn = rng.uniform(0, np.pi)
        axes = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        size = light.lamp_mm * np.array([1.0, rng.uniform(0.3, 1.0)])
        away = np.abs((points - lamp) @ axes.T / size)
        if rng.random() < 0.5:  # a window or a tube: a box with soft edges
            shape = 1 / (1 + np.exp(np.clip((away.max(axis=1) - 1) * rng.uniform(6, 25), -30, 30)))
        else:
            shape = np.exp(-((away**2).sum(axis=1)))
        halo = 0.35 * np.exp(-0.15 * (away**2).sum(axis=1))
        glare = np.maximum(glare, light.glare * np.minimum(shape + halo, 1))
    return spread(glare, view)
