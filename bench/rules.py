"""How quick the rules are: bot matches, legal-move lists beside other packages', best trains."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from hub.game import Match, Round, Rules, full_set, law, sheet
from hub.game.bots import BOTS
from hub.game.chain import best_train
from hub.game.dealing import deal

BEST_OF = 7
"""Each figure is the best of so many tries: what else the machine does only ever slows it."""


def run() -> None:
    """Print the figures."""
    matches()
    lists()
    trains()


def seconds(work: Callable[[], object]) -> float:
    """Return how long the work takes at its quickest."""
    times = []
    for _ in range(BEST_OF):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def played(rules: Rules, players: int, strength: str | None, seed: int) -> list[Round]:
    """Return every round state of one match, by bots (None: random legal moves)."""
    random = Random(seed)
    match = Match.new(rules, [f"Player {seat}" for seat in range(players)])
    states: list[Round] = []
    while not match.over:
        round = match.round
        if round is None or (round.outcome is not None and not match.due):
            tiles = list(full_set(match.set_max))
            random.shuffle(tiles)
            match = match.after(deal(match, tiles))
        elif round.outcome is not None:
            for count in match.known_counts():
                match = match.after(count)
        else:
            states.append(round)
            moves = law.moves(round)
            choose = BOTS[strength].choose(round, random) if strength else random.choice(moves)
            match = match.after(choose)
    return states


def matches() -> None:
    """Print whole matches a second: 13 rounds, four players."""
    for strength in ("first", "heavy"):
        taken = seconds(lambda name=strength: played(sheet("hub_leaflet"), 4, name, 1))  # type: ignore[misc]
        print(f"rules: {1 / taken:.1f} matches of 13 rounds a second, four bots {strength!r}")


def lists() -> None:
    """Print legal-move lists a second, ours and those of two packages for block dominoes."""
    hub = played(sheet("hub_leaflet").change(rounds=3), 4, None, 2)
    _print_lists("ours, hub leaflet, double-twelve", hub, law.moves, _size)
    # like block dominoes: double-six, two ends to play on (the own train, the Mexican Train)
    rules = sheet("house").change(
        set_max=6, hand_size={4: 6}, rounds=1, open_trains=False, double_fail_marks=False
    )
    small = [state for seed in range(40) for state in played(rules, 4, None, seed)]
    _print_lists("ours, double-six, two ends", small, law.moves, _size)
    _dominoes()
    _open_spiel()


def _size(state: Round) -> int:
    return state.hands[state.turn].count


def _print_lists(
    name: str, states: Sequence[Any], ask: Callable[[Any], object], size: Callable[[Any], int]
) -> None:
    def work() -> None:
        for state in states:
            ask(state)

    taken = seconds(work) / len(states)
    mean = sum(map(size, states)) / len(states)
    print(
        f"rules: {1 / taken:,.0f} legal-move lists a second, {taken * 1e6:.2f} us each, "
        f"{mean:.1f} tiles in hand: {name}"
    )


def _dominoes() -> None:
    """Time the PyPI package `dominoes`, which makes its list again after every move."""
    if importlib.util.find_spec("dominoes") is None:
        print("rules: the package dominoes is not installed")
        return
    package: Any = importlib.import_module("dominoes")
    random, states = Random(1), []
    for _ in range(40):
        game = package.Game.new()
        while game.result is None:
            if len(game.board):
                states.append(_copy(game))
            game.make_move(*random.choice(game.valid_moves))
    _print_lists(
        "dominoes (PyPI)",
        states,
        lambda game: game._update_valid_moves(),
        lambda game: len(game.hands[game.turn]),
    )


def _copy(game: Any) -> Any:
    from copy import deepcopy

    return deepcopy(game)


def _open_spiel() -> None:
    """Time OpenSpiel's block dominoes, where somebody has installed it."""
    if importlib.util.find_spec("pyspiel") is None:
        print("rules: OpenSpiel is not installed (pip install open_spiel)")
        return
    spiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    game = spiel.load_game("python_block_dominoes")
    random, states = Random(1), []
    for _ in range(40):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            states.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    _print_lists(
        "OpenSpiel block dominoes, 2 players",
        states,
        lambda state: state.legal_actions(),
        lambda state: len(state.hands[state.current_player()]),
    )


def trains() -> None:
    """Print how long the best train of a hand takes."""
    random = Random(1)
    for set_max, count in ((12, 15), (12, 20), (9, 20)):
        hands = [random.sample(full_set(set_max), count) for _ in range(50)]
        times = []
        for hand in hands:
            start = perf_counter()
            best_train(hand, set_max)
            times.append((perf_counter() - start) * 1e3)
        times.sort()
        print(
            f"rules: best train of {count} tiles from a double-{set_max} set: "
            f"median {times[25]:.2f} ms, slowest of 50 {times[-1]:.1f} ms"
        )


if __name__ == "__main__":
    run()
