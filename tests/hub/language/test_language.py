"""Messages become sentences."""

import pytest

from hub.game.reasons import Option, Refusal, TrainOf
from hub.game.tile import Tile
from hub.language.language import Language, NotInCatalogue, UnknownLanguage, language, languages
from hub.language.message import Message, message
from tests.hub.english import english


def test_english_is_the_source_and_comes_first():
    assert languages()[0] == "en"
    assert language().code == "en"


def test_a_language_that_there_is_not_lists_those_there_are():
    with pytest.raises(UnknownLanguage, match="There is no language 'tlh'; there are en, "):
        Language("tlh")


@pytest.mark.parametrize("wrong", [message("nonsense"), message("turn-of")])
def test_what_is_not_in_the_catalogue_is_an_error(wrong):
    with pytest.raises(NotInCatalogue):
        english(wrong)


def test_names_tiles_and_trains_are_put_in():
    assert english(message("turn-of", name="Bo")) == "It is Bo's turn."
    played = message("told-play", name="Bo", tile=Tile(5, 3), train=TrainOf("Ana"))
    assert english(played) == "Bo plays 5-3 on Ana's train."
    played = message("told-play", name="Bo", tile=Tile(5, 3), train=TrainOf(None))
    assert english(played) == "Bo plays 5-3 on the Mexican Train."
    refusal = Refusal("does_not_fit", (("end", 4), ("tile", Tile(5, 3)), ("train", TrainOf(None))))
    assert english(refusal) == "5-3 does not fit. The Mexican Train needs a 4."


def test_a_name_with_the_signs_of_the_catalogue_is_only_a_name():
    name = '{ $name } "x" \\u0041 -term'
    assert english(message("turn-of", name=name)) == f"It is {name}'s turn."


def test_messages_are_put_into_messages():
    played = message("told-play", name="Bo", tile=Tile(5, 3), train=TrainOf("Ana"))
    back = message("told-taken-back", what=played)
    assert english(back) == "Taken back: Bo plays 5-3 on Ana's train."


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Ana",), "Ana wins the match."),
        (("Ana", "Bo"), "Ana and Bo win the match."),
        (("Ana", "Bo", "Cy"), "Ana, Bo and Cy win the match."),
    ],
)
def test_lists_and_plurals(names, said):
    assert english(message("turn-won", names=names, count=len(names))) == said


def test_lists_are_of_anything():
    tiles = (Option(Tile(5, 3), TrainOf("Ana")), Option(Tile(6, 6), TrainOf(None)))
    told = message("refusal-at_once", count=2, tiles=tiles)
    assert english(told).startswith("2 tiles came at once: 5-3 on Ana's train and 6-6 on the Mex")


def test_two_that_say_the_same_are_one():
    one, other = message("turn-of", name="Bo"), message("turn-of", name="Bo")
    assert {one, other} == {one}
    assert one != message("turn-of", name="Ana")
    assert message("x", b=1, a=2) == Message("x", (("a", 2), ("b", 1)))
