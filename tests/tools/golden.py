"""Golden playthroughs: a few recorded games in which everything occurs, with what every seat saw.

`python -m tests.tools.golden` chooses and writes them anew, with the name of a game only that one's; do that
only when rules have changed on purpose.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from fujikit.api import from_record
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.fuji import rules
from fujikit.fuji.actions import INJURIES
from fujikit.fuji.box import Box, house
from fujikit.fuji.cards.card import Used
from fujikit.fuji.lines import SHAPES
from fujikit.fuji.options import EDITIONS
from fujikit.fuji.prompts import Asked
from fujikit.fuji.stamina import Injured
from fujikit.fuji.state import State
from tests.properties.games import opening, step
from tests.support import MEADOW, act, position, seat
from tests.tools import golden_robinson
from tests.tools.fuzz import state_bytes

FOLDER = Path(__file__).parents[1] / "golden"
TABLES = ("2a", "2b", "3", "4")
ENDS = ("goal.win", "goal.lose-lava", "goal.lose-stamina")
MOST_TRIED = 6000
Feature = tuple[str, object]


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
        *(("card", card) for card in SHAPES),
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
    for seed in range(MOST_TRIED):
        game, random = opening(seed), Random(seed)
        if game.phase == "plan":
            act(game, f"{game.seats[0]} say hello")
        while step(game, random):
            pass
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


def chosen() -> dict[str, Game[Any]]:
    """Few games that hold everything: each adds something new, the richest of every fifty first."""
    missing, games = wanted(), dict[str, Game[Any]]()
    source = candidates()
    for tried in count():
        batch = {name: game for _, (name, game) in zip(range(50), source, strict=False)}
        if not batch or not missing:
            break
        while True:
            name = max(batch, key=lambda name: len(missing & set(features(batch[name]))))
            new = missing & set(features(batch[name]))
            if len(new) < (3 if tried < 8 else 1):
                break
            games[name] = batch[name]
            missing -= new
    if missing:
        raise SystemExit(f"these never occurred: {sorted(map(str, missing))}")
    return games


def seen(game: Game[Any]) -> str:
    """A short hash of all views without their sentences, which may be put better at any time."""
    views = [_without_sentences(game.view(viewer)) for viewer in (*game.seats, None)]
    return hashlib.sha256(msgspec.json.encode(views)).hexdigest()[:12]


def _without_sentences(view: dict[str, Any]) -> dict[str, Any]:
    log = [entry["event"] for entry in view["log"]]
    prompt = view["prompt"] and {**view["prompt"], "text": ""}
    outcome = view["outcome"] and {**view["outcome"], "text": ""}
    return {**view, "log": log, "prompt": prompt, "outcome": outcome}


def playthrough(text: str, name: str) -> Iterator[str]:
    """A line for every move of a record, with the hash of what was then seen; the last is the final state."""
    game = from_record(text, name)
    tell = TELL[game.rules.name]
    again = Game(game.rules, game.start, game.source, lang=game.lang, study=game.study)
    results = iter([event for move in game.history for event in move.events if event.by_chance])
    for move in game.history:
        if move.action is None:
            again.begin(_Again(results))
        else:
            again.act_with(move.action, _Again(results))
        yield f"{tell.seen(again)} {move.action or '-'}"
    yield f"{tell.state_hash(again)} (the state)"


def state_hash(game: Game[Any]) -> str:
    return hashlib.sha256(state_bytes(_without_box(game.state))).hexdigest()[:12]


def _without_box(state: State) -> State:
    """What a record's cards leave out comes from the house box, which may be tuned at any time."""
    return replace(state, table=replace(state.table, box=cast("Box", None)))


class _Again:
    """Chance as it was."""

    def __init__(self, results: Iterator[Event[Any]]) -> None:
        self.results = results

    def happen(self, chance: object) -> Event[Any]:
        return next(self.results)


class Telling(NamedTuple):
    """How the playthroughs of a game are chosen and told."""

    folder: Path
    chosen: Callable[[], dict[str, Game[Any]]]
    seen: Callable[[Game[Any]], str]
    state_hash: Callable[[Game[Any]], str]


TELL = {
    "fuji": Telling(FOLDER, chosen, seen, state_hash),
    "robinson": Telling(
        golden_robinson.FOLDER, golden_robinson.chosen, golden_robinson.seen, golden_robinson.state_hash
    ),
}


def main(games: Sequence[str]) -> int:
    for tell in [TELL[game] for game in games or TELL]:
        tell.folder.mkdir(exist_ok=True)
        for old in (*tell.folder.glob("*.toml"), *tell.folder.glob("*.txt")):
            old.unlink()
        for name, game in tell.chosen().items():
            text = game.record()
            (tell.folder / f"{name}.toml").write_text(text, encoding="utf-8")
            lines = "".join(f"{line}\n" for line in playthrough(text, name))
            (tell.folder / f"{name}.txt").write_text(lines, encoding="utf-8")
            print(f"{name}: {len(game.history)} moves, {game.outcome.why if game.outcome else 'unfinished'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
