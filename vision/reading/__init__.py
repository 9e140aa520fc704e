"""From one picture to the tiles in it: `Reader.read(image)` gives a `Reading` for each.

`reader` goes through it step by step: `finder` says where tiles may lie, `counter` how many pips
each half shows, `guesses` where to look once more, `sizes` and `overlaps` what cannot be a tile,
`confidence` how sure that is. `pyramid` and `networks` serve both networks. `photo` loads a
picture from a file, `overlay` draws readings on it. `evaluate`, `painted` and `mistakes` measure a
reader where the truth is known.
"""
