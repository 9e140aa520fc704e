"""The sounds of the game."""
