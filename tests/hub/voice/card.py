"""A sound card that writes into a file, at its own pace."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tests.hub.waiting import LIMIT_S

SCRIPT = """
import os, sys, time
from datetime import time as clock
import pygame
from hub.config.hub_toml import SoundConfig, parse
from hub.voice.mixer import open_speaker
def written():
    return os.path.getsize(os.environ["SDL_DISKAUDIOFILE"])
def heard():
    '''What plays has come to its end, and so has half a second more of the card.'''
    while pygame.mixer.get_busy():
        time.sleep(0.02)
    end = written() + 2 * 44100 * 2 // 2
    while written() < end:
        time.sleep(0.02)
def spoken():
    while not pygame.mixer.Channel(0).get_busy():
        time.sleep(0.02)
    heard()
with open_speaker({config}, "22:00-07:00", clock=lambda: clock({hour})) as speaker:
    {act}
"""


def heard(
    tmp_path: Path, act: str, config: str = "SoundConfig(volume=1.0, set='full')", hour: int = 12
) -> tuple[npt.NDArray[np.float64], str]:
    """What would have gone to the sound card, mono, -1 to 1, and what our side wrote to stderr."""
    file = tmp_path / "heard.raw"
    world = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)}
    script = SCRIPT.format(config=config, act=act, hour=hour)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=world,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=True,
    )
    stereo = np.frombuffer(file.read_bytes(), "<i2").reshape(-1, 2)
    own = ("You are using the SDL disk", "Writing to file [")
    said = [line for line in done.stderr.splitlines() if not any(words in line for words in own)]
    return stereo.mean(axis=1) / 32768, "\n".join(said)
