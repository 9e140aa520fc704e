"""The examples in the docstrings of the game run and are right."""

import doctest
import importlib
import pkgutil

import pytest

import hub.game

MODULES = [module.name for module in pkgutil.iter_modules(hub.game.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name):
    module = importlib.import_module(f"hub.game.{name}")
    assert doctest.testmod(module).failed == 0
