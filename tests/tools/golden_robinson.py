"""Golden playthroughs of Robinson Crusoe: a random game for each scenario and number of players.

Together they are chosen so that nearly everything occurs.

`python -m tests.tools.golden robinson` chooses and writes them anew.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fujikit.engine.game import Game
from fujikit.robinson.scenarios import SHEETS
from fujikit.robinson.state import PHASES
from tests.tools.fuzz_robinson import NAMES, choose, setups, state_bytes

FOLDER = Path(__file__).parents[1] / "golden" / "robinson"
ROLES = ("carpenter", "cook", "explorer", "soldier")
TRIED = 160
MOST_GAMES = 30
LEAST_NEW = 3
MUST_OCCUR = 20
MOST_MOVES = 450
LINES_FOR_ONE = 20
"""How many lines a game may be longer for one thing more that occurs in it."""
Feature = tuple[str, object]


def wanted() -> set[Feature]:
    """All that must occur in at least one game."""
    return {
        *(("table", (number, count)) for number in SHEETS for count in range(1, len(NAMES) + 1)),
        *(("role", role) for role in ROLES),
        *(("phase", phase) for phase in PHASES),
        *(
            ("verb", verb)
            for verb in ("place", "take-back", "lead", "pay", "ready", "choose", "go-on", "use")
        ),
        *(("end", end) for end in ("rc.end.death", "rc.end.rounds")),
    }


def features(game: Game[Any]) -> Iterator[Feature]:
    """All that occurs in a game: how it was set up, its verbs and its events, the questions it asked."""
    table = game.state.table
    yield "table", (table.scenario.number, len(table.names))
    yield from (("role", person.role) for person in game.state.players())
    for move in game.history:
        yield "phase", move.before.phase
        if move.action is not None:
            yield "verb", move.action.verb
        yield from (("event", type(event).__name__) for event in move.events)
        if move.before.agenda:
            yield "asked", type(move.before.agenda[0].effect).__name__
    if game.outcome is not None:
        yield "end", game.outcome.why


def candidates() -> Iterator[tuple[str, Game[Any]]]:
    """Random games to choose from."""
    every = tuple(setups())
    for seed in range(TRIED):
        setup, random = every[seed * 5 % len(every)], Random(seed)
        game = setup.start(seed, "seed")
        while game.outcome is None and game.moves < MOST_MOVES:
            game.act(choose(game, random))
        yield f"{setup.table}-players-scenario-{setup.options['scenario']}-{seed}", game


def chosen() -> dict[str, Game[Any]]:
    """Few games that hold nearly everything: each time the one that adds the most, what must occur first."""
    held = {name: (game, set(features(game))) for name, game in candidates()}
    known: set[Feature] = set()
    games: dict[str, Game[Any]] = {}
    while held and len(games) < MOST_GAMES:
        missing = wanted() - known
        name = max(held, key=lambda name: _worth(held[name][1] - known, missing, held[name][0].moves))
        game, found = held.pop(name)
        if not missing and len(found - known) < LEAST_NEW:
            break
        games[name] = game
        known |= found
    if missing := wanted() - known:
        raise SystemExit(f"these never occurred: {sorted(map(str, missing))}")
    return games


def _worth(new: set[Feature], missing: set[Feature], moves: int) -> float:
    """The more a game adds the better, and the shorter it is."""
    return len(new) + MUST_OCCUR * len(new & missing) - moves / LINES_FOR_ONE


def seen(game: Game[Any]) -> str:
    """A short hash of what everybody sees, without sentences, which may be put better at any time."""
    return hashlib.sha256(msgspec.json.encode(_without_sentences(game.view(game.seats[0])))).hexdigest()[:12]


def _without_sentences(value: Any) -> Any:
    """The view without any text for people."""
    if isinstance(value, dict):
        texts = ("text", "missing", "name", "role_name")
        return {key: _without_sentences(part) for key, part in value.items() if key not in texts}
    return [_without_sentences(part) for part in value] if isinstance(value, list) else value


def state_hash(game: Game[Any]) -> str:
    return hashlib.sha256(state_bytes(game.state)).hexdigest()[:12]
