import numpy as np
import pytest

from vision.reading.overlay import draw, words
from vision.reading.reading import Reading

CORNERS = np.array([(20, 60), (20, 20), (100, 20), (100, 60)], np.float32)


def reading(sure: float) -> Reading:
    return Reading((5, 3), CORNERS, sure, (((5, 0.7), (6, 0.2), (4, 0.1)), ((3, 1.0),)))


@pytest.mark.parametrize(
    ("sure", "text"), [(0.99, "5-3 99 %"), (0.7, "5-3 70 % (5:6 4)"), (0.95, "5-3 95 %")]
)
def test_words_tell_alternatives_where_unsure(sure: float, text: str) -> None:
    assert words(reading(sure)) == text


@pytest.mark.parametrize("sure", [0.99, 0.85, 0.5])
def test_drawing_leaves_the_photo_alone_and_shows_the_outline(sure: float) -> None:
    photo = np.full((120, 160, 3), 90, np.uint8)
    drawn = draw(photo, [reading(sure)])
    assert (photo == 90).all()
    assert (drawn[20, 30:90] != 90).any(axis=1).all()
    assert drawn.shape == photo.shape
