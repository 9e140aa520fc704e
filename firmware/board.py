"""What is soldered where: the one file a builder edits. hardware.md has the same tables."""

PIXEL_PIN = 0
"""GPIO of the data line to the first WS2812."""
BUTTON_PIN = 1
"""GPIO of the engine button, which closes to ground; the Pico pulls it up."""

PIXELS = 10
"""WS2812 in the chain: one a track, and one beside the engine button."""
TRACKS = ((0,), (1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,))
"""The pixels of each track, track 1 first, counted along the chain from 0; the Mexican Train
has the last. A track may have several."""
ENGINE = (9,)
"""The pixels of the engine button."""

LIMIT_MA = 300
"""What all pixels together may draw from 5 V; more is scaled down."""
CHANNEL_MA = 20
"""What one colour of one pixel draws at full."""
IDLE_MA = 1
"""What one pixel draws when it is dark."""

DEBOUNCE_MS = 20
"""The button must be steady for so long before it is believed."""
