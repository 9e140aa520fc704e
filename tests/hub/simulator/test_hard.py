import numpy as np
import pytest

from hub.simulator.hard import hard_camera, hard_style, hard_table
from vision.paint.look import Look


@pytest.mark.parametrize("seed", range(6))
def test_a_hard_table_still_shows_the_whole_of_every_tile(seed: int) -> None:
    table = hard_table(4, seed)
    table.clear(12)
    for number in range(45):
        track = (1, 2, 3, 4, 9)[number % 5]
        table.lay(track, (number % 13, (number * 3 + 1) % 13))
    truths = hard_camera(table, seed, width=800).look().truths
    assert len(truths) == 46
    assert min(truth.visible for truth in truths) > 0.97


def test_sets_tables_and_light_differ_and_pips_stand_out() -> None:
    styles = [hard_style(seed) for seed in range(30)]
    assert len({style.table for style in styles}) > 6
    assert len({style.light.level for style in styles}) == 30
    for style in styles:
        assert isinstance(style.look, Look) and not style.look.numerals
        for pip in (*style.look.pips[1:13], style.look.bar):
            assert np.abs(np.subtract(pip, style.look.body)).sum() > 150
    assert styles[3] == hard_style(3)
