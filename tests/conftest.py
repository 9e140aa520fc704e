import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--matches", type=int, default=60, help="random matches to play (default: %(default)s)"
    )
    parser.addoption(
        "--first-match", type=int, default=0, help="number of the first random match: its seed"
    )
