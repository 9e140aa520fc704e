"""What a Pico has and a computer lacks, for MicroPython on a computer: put this on its path.

MicroPython finds `machine` and `neopixel` here as the firmware imports them. The world outside
comes in through files named by the environment: WOOWOO_BUTTON holds one byte, 1 while the button
is down; to WOOWOO_PIXELS a line is written for each picture, its time in ms and the colours.
"""
