import shutil
import subprocess
from typing import get_args

import pytest

from hub.config.hub_toml import Language
from hub.game import Match, Refusal
from hub.language.spoken import PHRASES, UnknownLanguage, spoken
from hub.referee.verdict import Choice, Question, Refused, Unchanged, Unclear, Verdict
from tests.hub import tables
from tests.hub.tables import after, begun, new, play

REFUSED = Refused(None, Refusal("gap", "A tile is missing."))
QUESTION = Unclear(Question("Is this 5-3?", (Choice("yes"), Choice("no"))))


def test_every_language_has_every_phrase() -> None:
    assert {"en", *PHRASES} == set(get_args(Language))
    keys = {frozenset(phrases) for phrases in PHRASES.values()}
    assert len(keys) == 1


@pytest.mark.parametrize(
    ("match", "verdict", "german", "english"),
    [
        (begun(), Unchanged(), "Ana ist dran.", "It is Ana's turn."),
        (new(), Unchanged(), "Bitte Steine verteilen.", "Deal, and lay the engine in the station."),
        (
            after(begun(), play("A", "5-5")),
            Unchanged(),
            "Ana legt noch einen Stein nach dem Doppel.",
            "Ana lays one more tile after the double.",
        ),
        (tables.won(), Unchanged(), "Ana gewinnt das Spiel.", "Ana wins the match."),
        (begun(), REFUSED, "Das ist nicht erlaubt.", "A tile is missing."),
        (begun(), QUESTION, "Eine Frage. Bitte auf den Schirm schauen.", "Is this 5-3?"),
    ],
)
def test_what_is_said(match: Match, verdict: Verdict, german: str, english: str) -> None:
    assert spoken(match, verdict, "de") == german
    assert spoken(match, verdict, "en") == english


@pytest.mark.parametrize("language", PHRASES)
def test_every_situation_can_be_said(language: str) -> None:
    uncovered = after(begun(), play("A", "5-5"), *tables.drew("A"))
    for match in (begun(), new(), uncovered, tables.out(), tables.counted(tables.out())):
        text = spoken(match, Unchanged(), language)
        assert text and "{" not in text
    assert "5" in spoken(uncovered, Unchanged(), language)


@pytest.mark.parametrize("language", PHRASES)
def test_of_several_doubles_the_first_is_to_be_covered(language: str) -> None:
    match = after(tables.three_doubles(), *tables.drew("A"))
    assert match.round is not None and match.round.doubles == ("A", "M", "B")
    said = spoken(match, Unchanged(), language)
    assert [digit for digit in said if digit.isdigit()] == ["5"], "not 7 or 3"
    assert "Bo" in said


def test_an_unknown_language_lists_the_known() -> None:
    with pytest.raises(UnknownLanguage, match="en, de, fr, it, es, nl, pl"):
        spoken(begun(), Unchanged(), "xx")


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", get_args(Language))
def test_espeak_knows_the_language(language: str) -> None:
    done = subprocess.run(["espeak-ng", "-q", "-v", language, "--", "Ana"], capture_output=True)
    assert done.returncode == 0
