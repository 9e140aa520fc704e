"""Where people see the game and say words: a window, a terminal."""

from hub.config.hub_toml import WindowConfig
from hub.fronts.front import MainFront, Put
from hub.fronts.terminal import Terminal
from hub.fronts.window.screen import has_screen
from hub.language.language import Language
from hub.language.message import message


def open_main(
    put: Put, config: WindowConfig, language: Language, *, words_only: bool = False
) -> MainFront:
    """The front that holds the main thread: the window, where hub.toml wants one and there is a
    screen, else the terminal."""
    if words_only or not config.on:
        return Terminal(put, language)
    if not has_screen():
        print(language.text(message("note-no-screen")))
        return Terminal(put, language)
    # pygame takes half a second, which a game in words does not need.
    from hub.fronts.window.keys import Keys
    from hub.fronts.window.window import Window

    return Window(Keys(put, language), config.full)
