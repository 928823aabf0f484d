"""The grid of Fuji: every combination of what is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.fuji.box import Box
from fujikit.fuji.new_game import box_of
from fujikit.teams.fuji.simulation.cell import ANY, NAMES, FujiCell
from fujikit.teams.simulation.team_spec import make_players, parse_team

T = TypeVar("T")
Several: TypeAlias = T | Iterable[T]
"""One value or more."""


class FujiGrid(TypedDict, total=False):
    """What may be given, for type checkers, as `fujikit.teams.simulate` takes it."""

    box: Several[Box | str | Path | None]
    scenario: Several[int | None] | Literal["all", "any"]
    level: Several[int]
    players: Several[int] | None
    variant: Several[Literal["a", "b"]] | None
    thrill: Several[bool]
    edition: Several[str]
    lang: Several[str]
    skills: Several[str]
    team: Several[str]


DEFAULTS: dict[str, Any] = {
    "box": None,
    "scenario": ANY,
    "level": 1,
    "players": None,
    "variant": None,
    "thrill": False,
    "edition": "en",
    "lang": "en",
    "skills": "",
    "team": "teammate",
}
ALL = "all"
USUAL = 3


def cells(grid: Mapping[str, object]) -> tuple[FujiCell, ...]:
    """Every combination, in a fixed order; what is given may be one value or several.

    >>> [cell.level for cell in cells({"level": [1, 2], "team": "random"})]
    [1, 2]
    >>> tables = cells({"players": [2, 3], "variant": ["a", "b"], "team": "random"})
    >>> [(cell.players, cell.variant) for cell in tables]
    [(2, 'a'), (2, 'b'), (3, '')]
    """
    for key in grid:
        if key not in DEFAULTS:
            raise BadInput(f"grid: {none_of(key, DEFAULTS)}")
    options = {**DEFAULTS, **grid}
    boxes = [box_of(box) for box in several(options["box"], "box")]
    made = [cell for box in boxes for cell in _cells_of(box, options)]
    if len(set(made)) < len(made):
        raise BadInput("grid: something is asked for twice")
    return tuple(made)


def _cells_of(box: Box, options: Mapping[str, object]) -> list[FujiCell]:
    scenarios = [scenario.number for scenario in box.scenarios]
    combined = product(
        numbers(options["scenario"], "scenario", scenarios),
        numbers(options["level"], "level", [level.number for level in box.levels]),
        _tables(options),
        [_truth(each) for each in several(options["thrill"], "thrill")],
        several(options["edition"], "edition"),
        several(options["lang"], "lang"),
        [_skills(each) for each in several(options["skills"], "skills")],
        _teams(options),
    )
    return [
        FujiCell(scenario, _level(level), players, variant, thrill, edition, lang, team, skills, box)
        for scenario, level, (players, variant), thrill, edition, lang, skills, team in combined
    ]


def several(given: object, what: str) -> list[Any]:
    """One value or several, as a list."""
    found = list(given) if isinstance(given, Iterable) and not isinstance(given, str) else [given]
    if not found:
        raise BadInput(f"{what}: there is none to play with")
    return found


def numbers(given: object, what: str, known: list[int]) -> list[int | None]:
    """Numbers of cards; `all` stands for every one of the box, `any` leaves it to each game."""
    if given == ALL:
        return list(known)
    return [None if each in (ANY, None) else _among(known, each, what) for each in several(given, what)]


def _among(known: list[int], given: object, what: str) -> int:
    """The number that is meant; 3.0 plays the games of 3."""
    if given not in known:
        raise BadInput(f"{what}: {none_of(given, known)}")
    return known[known.index(given)]


def _level(level: int | None) -> int:
    if level is None:
        raise BadInput("level: a game does not draw its level")
    return level


def _tables(options: Mapping[str, object]) -> list[tuple[int, str]]:
    """How many players, and the variant where they are two; a mixed team says how many it is."""
    asked = several(_usual(options) if options["players"] is None else options["players"], "players")
    counts = [_among([2, 3, 4], count, "players") for count in asked]
    variants = several(options["variant"] or "a", "variant")
    for variant in variants:
        if variant not in ("a", "b"):
            raise BadInput(f"variant: {variant!r} is neither a nor b")
    if options["variant"] and 2 not in counts:
        raise BadInput("variant: only two players choose one")
    return [(count, variant) for count in counts for variant in (variants if count == 2 else [""])]


def _usual(options: Mapping[str, object]) -> int:
    seats = max(len(_text(team).split("+")) for team in several(options["team"], "team"))
    return seats if seats > 1 else USUAL


def _teams(options: Mapping[str, object]) -> list[str]:
    """Every team, tried once with every number of players."""
    teams = ["".join(_text(team).split()) for team in several(options["team"], "team")]
    for team, (players, _) in product(teams, _tables(options)):
        make_players(parse_team(team, players), NAMES[:players], 0)
    return teams


def _text(team: object) -> str:
    if not isinstance(team, str):
        raise BadInput(f"team: {team!r} is no text such as 'teammate' or 'teammate+newcomer'")
    return team


def _truth(given: object) -> bool:
    if not isinstance(given, bool):
        raise BadInput(f"thrill: {given!r} is neither True nor False")
    return given


def _skills(given: object) -> str:
    """Skills by seat with + between them; seats without one draw it."""
    if not isinstance(given, str):
        raise BadInput(f"skills: {given!r} is no text such as 'scout+buddy'")
    return "+".join(part.strip() for part in given.split("+")) if given.strip() else ""
