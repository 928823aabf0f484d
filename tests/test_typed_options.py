"""The options that type checkers know are those that the rules take."""

from __future__ import annotations

from typing import Any, Literal, Required, get_args, get_origin, get_type_hints

import msgspec
import pytest

from fujikit.fuji import new_game as fuji
from fujikit.fuji.options import EDITIONS, VARIANTS
from fujikit.games import GAMES, GameName
from fujikit.robinson.setup import new_game as robinson
from fujikit.robinson.setup.options import BOOKS, FIGURES, SWITCHES
from fujikit.teams.fuji.simulation.grid import DEFAULTS, FujiGrid

TYPED: dict[str, tuple[Any, Any]] = {
    "fuji": (fuji.FujiOptions, fuji.RequestedOptions),
    "robinson": (robinson.RobinsonOptions, robinson.RequestedOptions),
}
FIXED = {
    ("fuji", "variant"): VARIANTS[1:],
    ("fuji", "edition"): EDITIONS,
    ("robinson", "books"): BOOKS,
    ("robinson", "figures"): FIGURES,
    ("robinson", "switches"): SWITCHES,
}
"""Options that take only a few words, by the constants that check them."""


def literals(kind: Any) -> tuple[str, ...]:
    """The words in a type, wherever they stand in it."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(word for part in get_args(kind) for word in literals(part))


@pytest.mark.parametrize("game", GAMES)
def test_the_options_are_those_of_the_rules(game: GameName) -> None:
    typed, options = TYPED[game]
    fields = {field.name: field for field in msgspec.structs.fields(options)}
    kinds = get_type_hints(typed, include_extras=True)
    assert set(kinds) == set(fields)
    required = {name for name, kind in kinds.items() if get_origin(kind) is Required}
    assert required == {name for name, field in fields.items() if field.required}


@pytest.mark.parametrize("game", GAMES)
def test_their_types_are_those_of_the_rules(game: GameName) -> None:
    typed, options = TYPED[game]
    taken = get_type_hints(options)
    for name, kind in get_type_hints(typed).items():
        assert plain_types(kind) == plain_types(taken[name]) or taken[name] is Any, name


def plain_types(kind: Any) -> set[Any]:
    """The plain values in a type: words are text, and how several are held does not matter."""
    if get_origin(kind) is Literal:
        return {str}
    parts = get_args(kind)
    return {kind} if not parts else {one for part in parts if part is not ... for one in plain_types(part)}


@pytest.mark.parametrize(("game", "option"), FIXED)
def test_words_are_those_that_the_rules_know(game: str, option: str) -> None:
    assert literals(get_type_hints(TYPED[game][0])[option]) == FIXED[game, option]


def test_the_grid_of_a_simulation_is_the_one_that_is_read() -> None:
    assert set(FujiGrid.__annotations__) == set(DEFAULTS)
