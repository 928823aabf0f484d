"""A new game from what somebody asks for; what is left open is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Required, TypedDict

from msgspec import Struct

from fujikit.engine import setup_options
from fujikit.engine.chance import SeededSource
from fujikit.robinson.box import Box, house
from fujikit.robinson.own_box import load_box
from fujikit.robinson.setup.options import (
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

    players: setup_options.Players
    roles: setup_options.Names = None
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


class RobinsonOptions(TypedDict, total=False):
    """The options of `Wish` for type checkers; `fujikit.new_game` takes them."""

    players: Required[setup_options.Several]
    roles: setup_options.BySeat
    scenario: int
    first: str | None
    equipment: int
    books: Literal["", "easier", "harder"]
    figures: Sequence[Literal["Friday", "dog"]] | None
    wreckage: str
    switches: Sequence[Literal["soldier-sheet", "village-own-totem", "king-kong-hunger"]]
    box: Box | str | Path | None


def options_from(options: Mapping[str, object], source: SeededSource) -> Options:
    """The set-up, complete and checked."""
    wish = setup_options.parse_options(options, Wish, "robinson")
    check_names(wish.players)
    box = box_of(wish.box)
    figures = usual_figures(len(wish.players)) if wish.figures is None else tuple(wish.figures)
    made = Options(
        tuple(wish.players),
        tuple(_drawn(source, setup_options.by_seat("roles", wish.roles, wish.players), characters(box))),
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


def box_of(box: Box | str | Path | None) -> Box:
    """A box, the box of a file, or the house box."""
    if box is None:
        return house()
    return box if isinstance(box, Box) else load_box(Path(box))


def _drawn(source: SeededSource, given: Sequence[str | None], known: Iterable[str]) -> Iterator[str]:
    """Roles that were left open are drawn from those that nobody has."""
    for seat, role in enumerate(setup_options.fill_missing(source, given, known)):
        if role is None:
            raise BadOption("roles", "too-few", seat=seat)
        yield role
