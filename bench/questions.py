"""One question to a game, at moments of random games: `python -m bench.questions fuji|robinson`."""

import itertools
import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from bench.fujikit_games import new_games
from fujikit.engine.game import Game
from tools.fuzz import play

ASKED_GAMES = 6
ASKED_EVERY = 5
"""Every so many moves of a recorded game, all its seats are asked."""


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


def questions(name: str) -> dict[str, float]:
    """The medians of `legal` for a seat, and of `check` for one of its lines."""
    legal, check = [], []
    for game in moments(name):
        for seat in game.seats:
            legal.append(microseconds(lambda game=game, seat=seat: game.legal(seat)))  # type: ignore[misc]
            for action in game.legal(seat)[:3]:
                line = str(action)
                check.append(microseconds(lambda game=game, line=line: game.check(line)))  # type: ignore[misc]
    return {"legal": median(legal), "check": median(check)}


if __name__ == "__main__":
    print(json.dumps(questions(sys.argv[1])))
