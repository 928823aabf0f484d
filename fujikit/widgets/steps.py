"""The steps of a replay. Of a running game only what everybody heard of is a step: the rest would tell."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.widgets.wire import StepsView


def all_open(game: Game[Any]) -> bool:
    """Whether nothing of the game is a secret: it is over, or for study."""
    return game.study or game.outcome is not None


def steps_of(game: Game[Any]) -> list[int]:
    """After how many moves each step of the replay stands, from the first moment that can be shown."""
    history = game.history
    first = 1 if history and history[0].action is None else 0
    if all_open(game):
        return list(range(first, len(history) + 1))
    heard = [count for count in range(first + 1, len(history) + 1) if game.story(history[count - 1])]
    return [first, *heard]


def steps_view(game: Game[Any], steps: list[int], step: int, lang: str) -> StepsView:
    """Where the replay stands, with the line that led there and what came of it."""
    move = game.history[steps[step] - 1] if steps[step] else None
    if move is None:
        return StepsView(step, len(steps) - 1, "", [])
    if move.action is None or not all_open(game):
        return StepsView(step, len(steps) - 1, "", game.story(move, None, lang))
    story = game.story(move, move.action.seat, lang)
    return StepsView(step, len(steps) - 1, str(move.action), story)
