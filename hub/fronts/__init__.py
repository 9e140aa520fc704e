"""Where people see the game and say words: a window, a terminal."""
