"""Measure fujikit: `python -m bench.fujikit_games replay|load|fuji|robinson SECONDS`."""

import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import fujikit
from bench.clock import measure
from fujikit.engine.chance import Chance
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from tools.fuzz import play

RANDOM = Random(7)
GAMES: dict[str, dict[str, Any]] = {
    "fuji": {"players": ["Clara", "Jona", "Steve"], "level": 2},
    "robinson": {"players": ["Anna", "Ben", "Cleo"]},
}
SCENARIOS = range(1, 8)
RECORDED_GAMES = 20


class ChanceAgain:
    """Chance that gives what it gave in a recorded game."""

    def __init__(self, results: Sequence[Event[Any]]) -> None:
        self.results = iter(results)

    def resolve(self, chance: Chance) -> Event[Any]:
        return next(self.results)


class Recording(NamedTuple):
    """A game that was played: how it began, what was done, what chance gave."""

    game: Game[Any]
    actions: list[Action]
    results: list[Event[Any]]


def new_games(name: str) -> Iterator[Game[Any]]:
    new_game: Callable[..., Game[Any]] = fujikit.new_game  # types know a game only by a literal name
    for seed in itertools.count():
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        yield new_game(name, scenario=scenario, seed=seed, **GAMES[name])


def recorded_games() -> list[Game[Any]]:
    games = list(itertools.islice(new_games("fuji"), RECORDED_GAMES))
    for game in games:
        play(game, RANDOM)
    return games


def recording(game: Game[Any]) -> Recording:
    actions = [move.action for move in game.history if move.action is not None]
    results = [event for move in game.history for event in move.events if event.by_chance]
    return Recording(game, actions, results)


def replay(recorded: Recording) -> Game[Any]:
    """Play a recorded game again: every move is checked, applied and logged."""
    game = Game(recorded.game.rules, recorded.game.start, recorded.game.source)
    chance = ChanceAgain(recorded.results)
    game.begin(chance)
    for action in recorded.actions:
        game.act_with(action, chance)
    return game


def random_player(name: str) -> Callable[[], int]:
    games = new_games(name)
    return lambda: play(next(games), RANDOM)


def replayer() -> Callable[[], int]:
    recordings = list(map(recording, recorded_games()))
    for recorded in recordings:
        if replay(recorded).state != recorded.game.state:
            raise AssertionError("a replayed game ended elsewhere")
    turns = itertools.cycle(recordings)

    def replay_next() -> int:
        recorded = next(turns)
        replay(recorded)
        return len(recorded.actions)

    return replay_next


def loader() -> Callable[[], int]:
    codes = itertools.cycle([game.code() for game in recorded_games()])
    return lambda: sum(move.action is not None for move in fujikit.from_code(next(codes)).history)


CONTENDERS: dict[str, Callable[[], Callable[[], int]]] = {
    "replay": replayer,
    "load": loader,
    "fuji": partial(random_player, "fuji"),
    "robinson": partial(random_player, "robinson"),
}

if __name__ == "__main__":
    contender, seconds = sys.argv[1:]
    measure(CONTENDERS[contender](), float(seconds))
