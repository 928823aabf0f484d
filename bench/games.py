"""Both games beside each other, in one run: moves a second of random games, and what one question takes."""

import itertools
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import fujikit
from bench.ratios import ratio
from fujikit.engine.game import Game
from tests.tools.fuzz import play

ROUNDS = 9
SECONDS = 1.5
ASKED_GAMES = 6
ASKED_EVERY = 5
"""Every so many moves of a recorded game, all its seats are asked."""
GAMES: dict[str, dict[str, Any]] = {
    "fuji": {"players": ["Clara", "Jona", "Steve"], "level": 2},
    "robinson": {"players": ["Anna", "Ben", "Cleo"]},
}
SCENARIOS = range(1, 8)


def new_games(name: str) -> Iterator[Game[Any]]:
    for seed in itertools.count():
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        yield fujikit.new_game(name, scenario=scenario, seed=seed, **GAMES[name])


def moves_a_second(games: Iterator[Game[Any]], random: Random) -> float:
    moves, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        moves += play(next(games), random)
    return moves / (time.process_time() - begun)


def moments(name: str) -> Iterator[Game[Any]]:
    """Moments of random games, from their beginning to their end."""
    random = Random(7)
    for game in itertools.islice(new_games(name), ASKED_GAMES):
        play(game, random)
        yield from (game.at(moves) for moves in range(0, game.moves, ASKED_EVERY))


def microseconds(asked: Callable[[], object]) -> float:
    begun = time.perf_counter()
    asked()
    return (time.perf_counter() - begun) * 1e6


def questions(name: str) -> tuple[float, float]:
    """The medians of `legal` for a seat, and of `check` for one of its lines."""
    legal, check = [], []
    for game in moments(name):
        for seat in game.seats:
            legal.append(microseconds(lambda game=game, seat=seat: game.legal(seat)))  # type: ignore[misc]
            for action in game.legal(seat)[:3]:
                line = str(action)
                check.append(microseconds(lambda game=game, line=line: game.check(line)))  # type: ignore[misc]
    return median(legal), median(check)


def game_lines() -> Iterator[str]:
    yield f"random games, seconds of one core, median of {ROUNDS} rounds in turns, {SECONDS} s each;"
    yield "one question, in microseconds, median over moments of random games"
    yield f"{'':<24}{'moves/s':>10}{'x fuji':>10}{'legal':>10}{'check':>10}"
    games = {name: new_games(name) for name in GAMES}
    random, rates = Random(7), {name: list[float]() for name in GAMES}
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            rate.append(moves_a_second(games[name], random))
    for name, rate in rates.items():
        legal, check = questions(name)
        beside = ratio(rate, rates["fuji"])
        yield f"{name:<24}{median(rate):>10,.0f}{beside:>10.2f}{legal:>10.0f}{check:>10.0f}"
