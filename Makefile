# make demo   a whole round on the virtual table      make test   every test
# make check  format, lint, types                     make bench  timings
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: setup demo test check bench clean

setup: $(READY)

$(READY): pyproject.toml
	@echo "Setting up .venv (once, a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --progress-bar on --editable '.[dev]' | grep -E --line-buffered '^(Collecting|Downloading|Building|Installing|Successfully)' || true
	@$(BIN)/python -c 'import cv2, pygame, hub.cli' >/dev/null
	@touch $(READY)

demo: $(READY)
	@$(BIN)/woowoo demo

test: $(READY)
	@$(BIN)/python -m pytest

check: $(READY)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

bench: $(READY)
	@$(BIN)/python -m bench

clean:
	rm -rf .venv
