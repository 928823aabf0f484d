"""Set-up options of a new game: what is left open is drawn at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Required, TypedDict

from msgspec import Struct

from fujikit.engine import setup_options
from fujikit.engine.chance import SeededSource
from fujikit.fuji.box import Box, house, load_box
from fujikit.fuji.dice import FULL_SET
from fujikit.fuji.options import CHARACTERS, BadOption, Options, check_names, check_options
from fujikit.fuji.state import THIRD


class RequestedOptions(Struct, forbid_unknown_fields=True):
    """The options of a new game. Skills and characters are listed by seat, or given by name."""

    players: setup_options.Players
    skills: setup_options.Names = None
    characters: setup_options.Names = None
    scenario: int | None = None
    level: int = 1
    variant: str | None = None
    thrill: bool = False
    edition: str | None = None
    box: Any = None


class FujiOptions(TypedDict, total=False):
    """The options of `RequestedOptions` for type checkers; `fujikit.new_game` takes them."""

    players: Required[setup_options.Several]
    skills: setup_options.BySeat
    characters: setup_options.BySeat
    scenario: int | None
    level: int
    variant: Literal["a", "b"] | None
    thrill: bool
    edition: Literal["en", "fr", "pl"] | None
    box: Box | str | Path | None


def complete_options(options: Mapping[str, object], source: SeededSource) -> Options:
    """Return the options, complete and checked."""
    requested = setup_options.parse_options(options, RequestedOptions, "fuji")
    variant = (requested.variant or "").lower()
    check_names(requested.players, variant)
    box = box_of(requested.box)
    meeples = (*requested.players, THIRD) if variant == "b" else tuple(requested.players)
    skills = _by_seat("skills", requested.skills, meeples)
    made = Options(
        tuple(requested.players),
        tuple(_drawn_skills(source, skills, box, third=variant == "b")),
        tuple(
            _fill_missing(
                source, "characters", _by_seat("characters", requested.characters, meeples), CHARACTERS
            )
        ),
        source.pick([s.number for s in box.scenarios]) if requested.scenario is None else requested.scenario,
        requested.level,
        box,
        variant,
        requested.thrill,
        requested.edition or "en",
    )
    check_options(made)
    return made


def box_of(box: Box | str | Path | None) -> Box:
    """A box, the box of a file, or the default box."""
    if box is None:
        return house()
    return box if isinstance(box, Box) else load_box(Path(box))


def _by_seat(what: str, names: setup_options.Names, meeples: Sequence[str]) -> list[str | None]:
    """One name or None for each meeple; the third one's may be left out."""
    given = setup_options.by_seat(what, names, meeples)
    if not len(meeples) - (THIRD in meeples) <= len(given) <= len(meeples):
        raise BadOption(what, "each", given=len(given), meeples=len(meeples))
    return [*given, *[None] * (len(meeples) - len(given))]


def _fill_missing(
    source: SeededSource, what: str, given: Sequence[str | None], known: Iterable[str]
) -> list[str]:
    """Draw what was left open from what nobody has."""
    taken: list[str] = []
    for name in setup_options.fill_missing(source, given, known):
        if name is None:
            raise BadOption(what, "too-few", seat=len(taken))
        taken.append(name)
    return taken


def _drawn_skills(source: SeededSource, given: Sequence[str | None], box: Box, *, third: bool) -> list[str]:
    """two.b-third: the third meeple's skill is drawn last, from those with six dice that are left."""
    if not third or given[-1] is not None:
        return _fill_missing(source, "skills", given, [skill.name for skill in box.skills])
    full = [skill.name for skill in box.skills if skill.dice == FULL_SET and skill.name not in given]
    drawn = _fill_missing(source, "skills", given[:-1], [skill.name for skill in box.skills])
    left = [name for name in full if name not in drawn]
    if not left:
        raise BadOption("skills", "too-few", seat=len(drawn))
    return [*drawn, source.pick(left)]
