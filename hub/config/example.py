"""The hub.toml that `woowoo play --new` writes."""

EXAMPLE = """\
# Woo Woo: who plays, by which rules, and what is plugged in. All of it may be left out; what is
# shown is what holds then. A name that Woo Woo does not know is told, with those it knows.

journal = "woowoo.journal"      # every event of every match, kept beside this file

language = "en"                 # de, es, fr, it, lb, nl, pl

[game]
players = ["Ana", "Bo", "Cy", "Di"]     # clockwise; the first has track 1
sheet = "hub_leaflet"                   # woowoo rules lists them
# settings = {knock = "off", rounds = 5}

[camera]
source = "picamera"             # woowoo camera lists what is there
width = 4608
height = 2592
quiet_s = 0.7                   # nothing may move for so long before the table is judged

[table]
tile_length_mm = 50.0
tile_width_mm = 25.0
tracks = 9                      # of the station, the Mexican Train's included

[station]
kinds = ["serial"]              # "serial" (Pico), "gpio" (plain LEDs), "none"
brightness = 0.3
quiet_hours = ""                # as "22:00-07:00"
# switch_off = "sudo systemctl poweroff"    # after eight seconds on the engine button

[sound]
on = true
volume = 0.5
set = "quiet"                   # "full": plays sound too

[window]
on = true
full = false
"""
