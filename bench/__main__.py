"""Prints the timings of every module in MODULES; `python -m bench NAME...` only those."""

import importlib
import sys

MODULES = ("rules", "station", "painting", "reading", "sets", "watching", "following")
"""Modules of this package, each with run() -> None that prints its lines."""

for name in sys.argv[1:] or MODULES:
    if name not in MODULES:
        sys.exit(f"There is no bench {name}. They are: {', '.join(MODULES)}.")
    importlib.import_module(f"bench.{name}").run()
