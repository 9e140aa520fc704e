"""Is there a screen that a window can be opened on?"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def has_screen() -> bool:
    """Whether a window can be opened: SDL knows best, but says so only by failing."""
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    if sys.platform == "linux" and not may_have_screen(os.environ, Path("/dev/dri")):
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        pygame.display.init()
        return pygame.display.get_driver() not in ("dummy", "offscreen")
    except pygame.error:
        return False
    finally:
        pygame.display.quit()


def may_have_screen(environ: Mapping[str, str], cards: Path) -> bool:
    """Whether it is worth asking: Wayland's library complains where there is nothing to find."""
    if any(environ.get(name) for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")):
        return True
    if any(cards.glob("card*")):  # a console with a screen, without a desktop
        return True
    runtime = environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and (Path(str(runtime)) / "wayland-0").exists()
