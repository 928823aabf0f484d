"""Set-up options of a new game: what is left open is drawn at random."""

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
from fujikit.robinson.state import NEVER

RANDOM = "random"
FOOD_CRATES = "food-crates"


class RequestedOptions(Struct, forbid_unknown_fields=True):
    """The options of a new game. Roles are listed by seat, or given by name."""

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
    waits: str = NEVER
    """`watch`, `usual` or `never`: how much the table wants to be asked whether somebody uses a thing."""
    box: Any = None


Switch = Literal[
    "soldier-sheet",
    "village-own-totem",
    "king-kong-hunger",
    "amulet-takes-all",
    "jenny-rests-later",
    "halve-again",
    "flipped-cellar-rots",
]


class RobinsonOptions(TypedDict, total=False):
    """The options of `RequestedOptions` for type checkers; `fujikit.new_game` takes them."""

    players: Required[setup_options.Several]
    roles: setup_options.BySeat
    scenario: int
    first: str | None
    equipment: int
    books: Literal["", "easier", "harder"]
    figures: Sequence[Literal["Friday", "dog"]] | None
    wreckage: str
    switches: Sequence[Switch]
    waits: Literal["watch", "usual", "never"]
    box: Box | str | Path | None


def complete_options(options: Mapping[str, object], source: SeededSource) -> Options:
    """Return the options, complete and checked."""
    requested = setup_options.parse_options(options, RequestedOptions, "robinson")
    check_names(requested.players)
    box = box_of(requested.box)
    figures = usual_figures(len(requested.players)) if requested.figures is None else tuple(requested.figures)
    made = Options(
        tuple(requested.players),
        tuple(
            _drawn(
                source, setup_options.by_seat("roles", requested.roles, requested.players), characters(box)
            )
        ),
        requested.scenario,
        source.pick(requested.players) if requested.first is None else requested.first,
        box,
        requested.equipment,
        requested.books,
        figures,
        source.pick(box.wreckage).id if requested.wreckage == RANDOM else requested.wreckage,
        tuple(sorted(requested.switches)),
        requested.waits,
    )
    check_options(made)
    return made


def box_of(box: Box | str | Path | None) -> Box:
    """A box, the box of a file, or the default box."""
    if box is None:
        return house()
    return box if isinstance(box, Box) else load_box(Path(box))


def _drawn(source: SeededSource, given: Sequence[str | None], known: Iterable[str]) -> Iterator[str]:
    """Roles that were left open are drawn from those that nobody has."""
    for seat, role in enumerate(setup_options.fill_missing(source, given, known)):
        if role is None:
            raise BadOption("roles", "too-few", seat=seat)
        yield role
