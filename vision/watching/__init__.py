"""From a camera's frames to settled tables.

`watch` takes frames and gives a table whenever it has come to rest and shows something new:
`stillness` says whether it rests, `regions` which parts to read, `memory` what is known of tiles
that were read before. `follow` tells tiles by their place where no station names its tracks.
"""
