"""One file a subcommand of `woowoo`, loaded only when it is chosen.

The module of `station-sheet` is `station_sheet`; it has add(parser), which adds the options, and
run(arguments), which returns an exit code.
"""

COMMANDS = {
    "demo": "Play rounds on a virtual table: bots lay tiles, the camera and the referee follow.",
    "play": "Follow a game on the real table, set up by hub.toml.",
    "read": "Read the tiles in photos.",
    "evaluate": "Measure the reading of photos whose tiles are known, or of painted tables.",
    "count": "Count the points of a hand in a photo.",
    "rules": "List the rule sheets, print one in plain words, or compare two.",
    "replay": "Check a match's record and print it round by round; save a match of the journal.",
    "station": "Look for the station, test it, flash its firmware, or start a virtual one.",
    "follow": "Follow a table: print each tile that is laid, taken or pushed away.",
    "camera": "List the cameras that are there, or save a picture from one.",
    "station-sheet": "Write the station's plate to print, as PDF and SVG at true scale.",
}
"""Every command in the order of the help text, with what it does."""
