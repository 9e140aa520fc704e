"""From pixels to millimetres on the table, and the plate that shows the way.

`plate` describes the station's printed plate once; `calibration` finds from its tags where the
camera stands; `aim` notices when that is no longer true. `sheet` and `sheet_files` draw the plate
to be printed.
"""
