import random

import pytest

from hub.game import Tile, full_set
from hub.game.chain import best_train


def tiles(text):
    return [Tile.parse(each) for each in text.split()]


def every_train(hand, start):
    """Every train from this hand, by trying everything."""
    yield ()
    for place, tile in enumerate(hand):
        if tile.has(start):
            rest = hand[:place] + hand[place + 1 :]
            for more in every_train(rest, tile.other(start)):
                yield (tile, *more)


def pips(train):
    return sum(tile.pips for tile in train)


@pytest.mark.parametrize("seed", range(40))
def test_best_of_all(seed):
    rng = random.Random(seed)
    hand = rng.sample(full_set(6), 9)
    trains = list(every_train(hand, 6))
    longest = best_train(hand, 6)
    assert (len(longest), pips(longest)) == max((len(train), pips(train)) for train in trains)
    heaviest = best_train(hand, 6, heaviest=True)
    assert (pips(heaviest), len(heaviest)) == max((pips(train), len(train)) for train in trains)
    for train in (longest, heaviest):
        end = 6
        for tile in train:
            end = tile.other(end)
        assert len(set(train)) == len(train)
        assert set(train) <= set(hand)


def test_the_chain_of_the_guide():
    hand = tiles("12-11 11-9 9-4 4-2 2-1 3-5")
    assert best_train(hand, 12) == tuple(hand[:5])


def test_nothing_fits():
    assert best_train(tiles("3-4 5-6"), 12) == ()


def test_longest_and_heaviest_differ():
    hand = tiles("12-11 12-1 1-2 2-3")
    assert best_train(hand, 12) == tuple(tiles("12-1 1-2 2-3"))
    assert best_train(hand, 12, heaviest=True) == tuple(tiles("12-11"))


def test_few_steps_still_give_a_train():
    hand = full_set(9)[:20]
    train = best_train(hand, 5, steps=3)
    assert train
    assert train[0].has(5)
