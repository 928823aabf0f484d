"""Golden playthroughs of Fuji: a few games in which everything occurs, with what every seat saw."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.fuji import rules
from fujikit.fuji.actions import INJURIES
from fujikit.fuji.box import house
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.cards.card import Used
from fujikit.fuji.options import EDITIONS
from fujikit.fuji.prompts import Asked
from fujikit.fuji.stamina import Injured
from fujikit.fuji.state import State
from tests.properties.games import opening
from tests.support import MEADOW, act, position, seat
from tools.fuzz import play
from tools.fuzz_fuji import state_bytes
from tools.golden_subject import Feature, Golden

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
TABLES = ("2a", "2b", "3", "4")
ENDS = ("goal.win", "goal.lose-lava", "goal.lose-stamina")
MAX_TRIES = 6000


def every_event() -> Iterator[type[Event[Any]]]:
    """Every event class of Fuji."""
    waiting: list[Any] = [Event]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("fujikit.fuji"):
            yield kind


def wanted() -> set[Feature]:
    """All that must occur in at least one game."""
    return {
        *(("skill", skill.name) for skill in house().skills),
        *(("card", card) for card in EQUIPMENT_CARDS),
        *(("copied", card) for card in ("rope", "shovel")),
        *(("injury", injury) for injury in INJURIES),
        *(("scenario", number) for number in range(1, 8)),
        *(("level", number) for number in range(1, 5)),
        ("thrill", True),
        *(("prompt", kind) for kind in rules.QUESTIONS),
        *(("event", kind.__name__) for kind in every_event()),
        *(("end", f"{table} {end}") for table in TABLES for end in ENDS),
        *(("edition", f"{table} {edition}") for table in TABLES for edition in EDITIONS),
    }


def table_of(state: State) -> str:
    return f"{len(state.players())}{state.table.variant}"


def features(game: Game[Any]) -> Iterator[Feature]:
    """All that occurs in a game."""
    table, players = game.state.table, table_of(game.state)
    yield from (("scenario", table.scenario), ("level", table.level.number), ("thrill", table.thrill))
    yield "edition", f"{players} {table.edition}"
    yield from (("skill", each.skill) for each in game.state.seats)
    for event in (event for move in game.history for event in move.events):
        yield "event", type(event).__name__
        match event:
            case Used():
                yield "copied" if event.copy else "card", event.copy or event.equipment
                yield "card", event.equipment
            case Injured():
                yield "injury", event.injury
            case Asked():
                yield "prompt", event.prompt.kind
    if game.outcome is not None:
        yield "end", f"{players} {game.outcome.why}"


def candidates() -> Iterator[tuple[str, Game[Any]]]:
    """Games to choose from: one with an empty pile, then random ones, in which somebody also speaks."""
    yield "empty-pile", empty_pile()
    for seed in range(MAX_TRIES):
        game = opening(seed)
        if game.phase == "plan":
            act(game, f"{game.seats[0]} say hello")
        play(game, Random(seed))
        yield f"{table_of(game.state)}-players-{seed}", game


def empty_pile() -> Game[Any]:
    """Clara reaches an equipment token when there is no card left to draw."""
    game = position(
        seat("Clara", "d2", marker="d3", dice="B1 P1 Y1 B6 P6 Y6"),
        seat("Jona", "e2", marker="e2"),
        seat("Steve", "f2", marker="f2"),
        phase="move",
        map=MEADOW,
        tokens={"d3": "equipment"},
        pile=[],
    )
    return act(game, "Clara move d3")


def worth(new: set[Feature], missing: set[Feature], game: Game[Any]) -> int:
    return len(new & missing)


def views(game: Game[Any]) -> list[dict[str, Any]]:
    """What every seat sees, and everybody."""
    return [_without_sentences(game.own_view(viewer)) for viewer in (*game.seats, None)]


def _without_sentences(view: dict[str, Any]) -> dict[str, Any]:
    log = [entry["event"] for entry in view["log"]]
    prompt = view["prompt"] and {**view["prompt"], "text": ""}
    outcome = view["outcome"] and {**view["outcome"], "text": ""}
    return {**view, "log": log, "prompt": prompt, "outcome": outcome}


FUJI = Golden(FOLDER, wanted, features, candidates, 50, 8, worth, views, state_bytes)
