from pathlib import Path

import pytest

CASES = Path(__file__).resolve().parents[1].parent / "shared" / "rules" / "cases.json"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule-cases", default=str(CASES), help="file of worked rule cases (default: %(default)s)"
    )
    parser.addoption(
        "--matches", type=int, default=60, help="random matches to play (default: %(default)s)"
    )
    parser.addoption(
        "--first-match", type=int, default=0, help="number of the first random match: its seed"
    )
