"""From one picture to the tiles in it."""
