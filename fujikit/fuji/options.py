"""What a game is set up with, checked; and the table before anything is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from unicodedata import is_normalized

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.fuji.board import board_of
from fujikit.fuji.box import Box, Level, Track, house
from fujikit.fuji.dice import FULL_SET
from fujikit.fuji.state import THIRD, Seat, State, Table

CHARACTERS = ("blue", "purple", "green", "black")
EDITIONS = ("en", "fr", "pl")
VARIANTS = ("", "a", "b")
FOUR = 4


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with nothing left open but what is shuffled and what the players choose."""

    players: tuple[str, ...]
    skills: tuple[str, ...]
    characters: tuple[str, ...]
    scenario: int
    level: int
    box: Box
    variant: str = ""
    thrill: bool = False
    edition: str = "en"


def start(options: Options, lang: str) -> State:
    """The table before anything is dealt."""
    box, level = options.box, options.box.level(options.level)
    names = (*options.players, THIRD) if options.variant == "b" else options.players
    table = Table(
        names,
        in_play(box, options.scenario, level, box.track),
        level,
        box.track,
        options.scenario,
        options.edition,
        options.variant,
        options.thrill,
        lang,
        faces=faces_of(box),
    )
    seats = [
        Seat(name, skill, character)
        for name, skill, character in zip(names, options.skills, options.characters, strict=True)
    ]
    return State(table, "setup", tuple(seats), board_of({}), round=0)


def data_of(state: State) -> dict[str, Any]:
    """The set-up of a state made by `start`, as plain data."""
    table = state.table
    return {
        "players": [seat.name for seat in state.players()],
        "skills": [seat.skill for seat in state.seats],
        "characters": [seat.character for seat in state.seats],
        "scenario": table.scenario,
        "level": table.level.number,
        "variant": table.variant,
        "thrill": table.thrill,
        "edition": table.edition,
        "box": box_data(state),
    }


def in_play(box: Box, scenario: int, level: Level, track: Track) -> Box:
    """The box without what a game does not use; a box needs a scenario, also where a position names none."""
    scenarios = tuple(known for known in box.scenarios if known.number == scenario) or box.scenarios[:1]
    return replace(box, scenarios=scenarios, levels=(level,), track=track)


def box_data(state: State) -> dict[str, Any]:
    """The cards a game is played with; skills and equipment only if they are not as printed."""
    printed = {"skill": house().skills, "equipment": house().equipment}
    data: dict[str, Any] = msgspec.to_builtins(state.table.box)
    same = {key for key, cards in printed.items() if data[key] == msgspec.to_builtins(cards)}
    return {key: value for key, value in data.items() if key not in same}


def faces_of(box: Box) -> tuple[tuple[str, ...], ...]:
    return tuple(box.kind(name).faces for name in box.set)


def check_options(options: Options) -> None:
    """One sentence on the first thing that no game can be set up with."""
    check_names(options.players, options.variant)
    for what, given, known in (
        ("edition", options.edition, EDITIONS),
        ("variant", options.variant, VARIANTS),
    ):
        if given not in known:
            raise BadInput(f"{what}: {given!r} is none of {', '.join(filter(None, known))}")
    options.box.scenario(options.scenario)
    options.box.level(options.level)
    _check_each("skills", options.skills, [skill.name for skill in options.box.skills], options)
    _check_each("characters", options.characters, CHARACTERS, options)
    if options.variant == "b" and options.box.skill(options.skills[2]).dice != FULL_SET:
        raise BadInput(f"skills: the third meeple needs a skill with 6 dice, not {options.skills[2]!r}")


def check_names(players: Sequence[str], variant: str) -> None:
    """setup.players: two to four, each with a name of one word; two need variant a or b."""
    if not 2 <= len(players) <= FOUR:
        raise BadInput(f"players: Fuji is for 2 to 4 players, not {len(players)}")
    if (len(players) == 2) != bool(variant):
        two = len(players) == 2
        raise BadInput(f"variant: {'two players need' if two else 'only two players take'} variant a or b")
    for name in players:
        if not name or name != "".join(name.split()) or not name.isprintable() or len(name) > 40:
            raise BadInput(f"players: {name[:60]!r} is not a name of one word")
        if name.isdecimal() or name == "*" or not is_normalized("NFC", name):
            raise BadInput(
                f"players: {name!r} can't be told from the rest of a line; please spell it otherwise"
            )
        if name.casefold() == THIRD.casefold():
            raise BadInput(f"players: {THIRD} is the name of the third meeple")
    if len({name.casefold() for name in players}) < len(players):
        raise BadInput(f"players: two players have the same name ({', '.join(players)})")


def _check_each(what: str, given: Sequence[str], known: Sequence[str], options: Options) -> None:
    count = len(options.players) + (options.variant == "b")
    if len(given) != count:
        raise BadInput(f"{what}: {len(given)} are given for {count} meeples")
    for name in given:
        if name not in known:
            raise BadInput(f"{what}: {name!r} is none of {', '.join(known)}")
    if len(set(given)) < len(given):
        raise BadInput(f"{what}: one is taken twice ({', '.join(given)})")
