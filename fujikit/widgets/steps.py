"""Steps of a replay; a running game shows public moves only, since others would leak hidden dice."""

from __future__ import annotations

from fujikit.engine.game import Game, states_before
from fujikit.engine.log import Log
from fujikit.widgets.schema import LogRoundView, StepsView


def all_open(game: Game[object]) -> bool:
    """Whether nothing of the game is a secret: it is over, or for study."""
    return game.study or game.outcome is not None


def steps_of(game: Game[object]) -> list[int]:
    """After how many moves each step of the replay stands, from the first moment that can be shown."""
    history = game.history
    first = 1 if history and history[0].action is None else 0
    if all_open(game):
        return list(range(first, len(history) + 1))
    heard = [count for count in range(first + 1, len(history) + 1) if game.story(history[count - 1])]
    return [first, *heard]


def steps_view(game: Game[object], steps: list[int], step: int, lang: str) -> StepsView:
    """Where the replay stands, with the line that led there and what came of it."""
    seat, line, story = _told(game, steps[step], lang)
    return StepsView(step, len(steps) - 1, line, story, rounds_of(game, steps), seat)


def stories(game: Game[object], steps: list[int], lang: str) -> list[str]:
    """What happened from step to step, in words."""
    told = (_told(game, moves, lang) for moves in steps[1:])
    return [" ".join(story) or line for _seat, line, story in told if story or line]


def _told(game: Game[object], moves: int, lang: str) -> tuple[str, str, list[str]]:
    """Whose the last move was, its line and what came of it; of a running game only what everybody heard."""
    if not moves:
        return "", "", []
    move = game.history[moves - 1]
    if move.action is None or not all_open(game):
        return "", "", game.story(move, None, lang)
    seat = move.action.seat
    return seat, str(move.action), game.story(move, seat, lang)


def whole_log(game: Game[object], seat: str | None, lang: str) -> list[LogRoundView]:
    """All that a seat was told since the game began, by rounds; without a seat, what everybody was told."""
    logs: dict[int, Log[object]] = {}
    for move in game.history:
        for state, event in states_before(move):
            number = game.rules.round(state)
            logs.setdefault(number, Log(game.rules.words)).add([(state, event)])
    told = {number: log.sentences_for(seat, lang) for number, log in logs.items()}
    return [LogRoundView(number, sentences) for number, sentences in told.items() if sentences]


def rounds_of(game: Game[object], steps: list[int]) -> list[tuple[int, int]]:
    """Every round with the first step that stands in it; the set-up is none."""
    states = [*(move.before for move in game.history), game.state]
    first: dict[int, int] = {}
    for step, moves in enumerate(steps):
        first.setdefault(game.rules.round(states[moves]), step)
    return [(number, step) for number, step in first.items() if number]
