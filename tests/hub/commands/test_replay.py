from pathlib import Path

import pytest

from hub.cli import main


def test_a_record_before_its_first_round_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "begun.mtn"
    path.write_text('[MTN "1"]\n[Rules "house"]\n[Players "A Ana, B Bo"]\n', encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "House rules, double-12 set",
        "Ana and Bo",
        "",
        "No round is counted yet.",
    ]
