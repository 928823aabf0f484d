"""Our side: `python -m bench.ours random|replay|load SECONDS`."""

import itertools
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import fujikit
from bench.clock import measure
from fujikit.engine.chance import Chance
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from tests.tools.fuzz import play

RANDOM = Random(7)
SCENARIOS = range(1, 8)
RECORDED_GAMES = 20


class ChanceAgain:
    """Chance that gives what it gave in a recorded game."""

    def __init__(self, recorded: Game[Any]) -> None:
        self.results = (event for move in recorded.history for event in move.events if event.by_chance)

    def happen(self, chance: Chance) -> Event[Any]:
        return next(self.results)


def new_games() -> Iterator[Game[Any]]:
    for seed in itertools.count():
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        yield fujikit.new_game(
            "fuji", players=["Clara", "Jona", "Steve"], scenario=scenario, level=2, seed=seed
        )


def recorded_games() -> list[Game[Any]]:
    games = list(itertools.islice(new_games(), RECORDED_GAMES))
    for game in games:
        play(game, RANDOM)
    return games


def replay(recorded: Game[Any]) -> int:
    """Play a recorded game again: every move is checked, applied and logged."""
    game = Game(recorded.rules, recorded.start, recorded.source)
    chance = ChanceAgain(recorded)
    game.begin(chance)
    actions = [move.action for move in recorded.history if move.action is not None]
    for action in actions:
        game.act_with(action, chance)
    if game.state != recorded.state:
        raise AssertionError("a replayed game ended elsewhere")
    return len(actions)


def random_player() -> Callable[[], int]:
    games = new_games()
    return lambda: play(next(games), RANDOM)


def replayer() -> Callable[[], int]:
    games = itertools.cycle(recorded_games())
    return lambda: replay(next(games))


def loader() -> Callable[[], int]:
    codes = itertools.cycle([game.code() for game in recorded_games()])
    return lambda: sum(move.action is not None for move in fujikit.from_code(next(codes)).history)


CONTENDERS = {"random": random_player, "replay": replayer, "load": loader}

if __name__ == "__main__":
    contender, seconds = sys.argv[1:]
    measure(CONTENDERS[contender](), float(seconds))
