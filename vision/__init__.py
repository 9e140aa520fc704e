"""From pixels to tiles on tracks. Knows no rules and no players.

`camera` gives frames, `reading` finds the tiles in one, `watching` says when a table has settled,
`placing` makes millimetres of pixels, `tracks` makes trains of readings. `paint` draws tables for
tests and the simulator, `training` trains the networks that `models` holds.
"""
