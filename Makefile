# make demo   a whole round on the virtual table      make test   every test
# make check  format, lint, types                     make bench  timings
# make trixie all of it in a Debian Trixie of its own, whose Python is the one of a Pi
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# On a Raspberry Pi, to see the system's picamera2 (clean: what is already made is kept as it is):
#     make clean setup VENV_OPTIONS=--system-site-packages
VENV_OPTIONS ?=

.PHONY: setup demo test check trixie bench clean

setup: $(READY)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
	    { echo "Woo Woo needs Python 3.11, 3.12 or 3.13. Name one: make PYTHON=python3.13"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	    { echo "This Python cannot make environments yet. On Debian: sudo apt install python3-venv"; exit 1; }
	@echo "Setting up in .venv: about a minute, only once ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV_OPTIONS) .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

demo: $(READY)
	@$(BIN)/woowoo demo

test: $(READY)
	@$(BIN)/python -m pytest

check: $(READY)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

trixie:
	@TRIXIE='$(TRIXIE)' .ci/trixie

bench: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]' || \
	    echo "Other packages to compare with could not be installed; going on without them."
	@$(BIN)/python -m bench

clean:
	rm -rf .venv
