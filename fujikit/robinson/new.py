"""A new game from what somebody asks for; what is left open is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fujikit.engine.chance import Source
from fujikit.engine.errors import BadInput
from fujikit.robinson.box import Box, house, load_box
from fujikit.robinson.options import (
    BadOption,
    Options,
    characters,
    check_names,
    check_options,
    usual_figures,
)

RANDOM = "random"
FOOD_CRATES = "food-crates"


class Wish(Struct, forbid_unknown_fields=True):
    """What may be asked for. Roles are listed by seat, or given by name."""

    players: list[str]
    roles: dict[str, str] | list[str | None] | None = None
    scenario: int = 1
    first: str | None = None
    """Who begins; left open, it is drawn."""
    equipment: int = 2
    """How many starting equipment cards are drawn."""
    books: str = ""
    """`easier` or `harder`: fewer or more book events."""
    figures: list[str] | None = None
    """`Friday`, `dog`; left open, as the number of players says."""
    wreckage: str = FOOD_CRATES
    """The wreckage card, or `random` for one of three."""
    switches: list[str] = []
    box: Any = None


def options_from(options: Mapping[str, Any], source: Source) -> Options:
    """The set-up, complete and checked."""
    wish = _wish(options)
    check_names(wish.players)
    box = box_of(wish.box)
    figures = usual_figures(len(wish.players)) if wish.figures is None else tuple(wish.figures)
    made = Options(
        tuple(wish.players),
        tuple(_drawn(source, _by_seat(wish), characters(box))),
        wish.scenario,
        source.pick(wish.players) if wish.first is None else wish.first,
        box,
        wish.equipment,
        wish.books,
        figures,
        source.pick(box.wreckage).id if wish.wreckage == RANDOM else wish.wreckage,
        tuple(sorted(wish.switches)),
    )
    check_options(made)
    return made


def _wish(options: Mapping[str, Any]) -> Wish:
    if "players" not in options:
        raise BadInput("players: who plays is missing")
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
    try:
        return msgspec.convert(plain, Wish)
    except msgspec.ValidationError as error:
        raise BadInput(f"new game: {error}".replace("`$.", "`")) from None


def box_of(box: Any) -> Box:
    """A box, the box of a file, or the house box."""
    if box is None:
        return house()
    return box if isinstance(box, Box) else load_box(Path(box))


def _by_seat(wish: Wish) -> list[str | None]:
    """One role or None for each player."""
    roles, players = wish.roles, wish.players
    if roles is None:
        return [None] * len(players)
    if isinstance(roles, list):
        return roles
    for name in roles:
        if name not in players:
            raise BadInput(f"roles: nobody is called {name!r}")
    return [roles.get(name) for name in players]


def _drawn(source: Source, given: Sequence[str | None], known: Iterable[str]) -> list[str]:
    """Roles that were left open are drawn from those that nobody has."""
    left = [role for role in known if role not in given]
    taken: list[str] = []
    for role in given:
        if role is None:
            if not left:
                raise BadOption("roles", "too-few", seat=len(taken))
            role = source.pick(left)  # noqa: PLW2901  # the open place is filled
            left.remove(role)
        taken.append(role)
    return taken
