"""What a game is set up with, checked; and the table before anything is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine import setup_options
from fujikit.engine.errors import MAX_WORD_LENGTH
from fujikit.engine.verdict import Translator
from fujikit.fuji.board import board_of
from fujikit.fuji.box import Box, Level, Track, house
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.dice import FULL_SET
from fujikit.fuji.state import THIRD, Seat, State, Table

CHARACTERS = ("blue", "purple", "green", "black")
EDITIONS = ("en", "fr", "pl")
VARIANTS = ("", "a", "b")
FOUR = 4


class BadOption(setup_options.BadOption):
    """What no game of Fuji can be set up with.

    >>> BadOption("players", "count", count=5).text("en")
    'Fuji is for 2 to 4 players, not 5.'
    """

    words: ClassVar[Translator] = WORDS


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
        Seat(name, skill=skill, character=character)
        for name, skill, character in zip(names, options.skills, options.characters, strict=True)
    ]
    return State(phase="setup", table=table, seats=tuple(seats), board=board_of({}), round=0)


def data_of(state: State) -> dict[str, object]:
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


def box_data(state: State) -> dict[str, object]:
    """The cards a game is played with; skills and equipment only if they are not as printed."""
    printed = {"skill": house().skills, "equipment": house().equipment}
    data: dict[str, object] = msgspec.to_builtins(state.table.box)
    same = {key for key, cards in printed.items() if data[key] == msgspec.to_builtins(cards)}
    return {key: value for key, value in data.items() if key not in same}


def faces_of(box: Box) -> tuple[tuple[str, ...], ...]:
    return tuple(box.kind(name).faces for name in box.set)


def check_options(options: Options) -> None:
    """One sentence on the first thing that no game can be set up with."""
    check_names(options.players, options.variant)
    box = options.box
    _check_known("edition", options.edition, EDITIONS)
    _check_known("variant", options.variant, VARIANTS)
    _check_known("scenario", options.scenario, [scenario.number for scenario in box.scenarios])
    _check_known("level", options.level, [level.number for level in box.levels])
    _check_each("skills", options.skills, [skill.name for skill in box.skills], options)
    _check_each("characters", options.characters, CHARACTERS, options)
    if options.variant == "b" and box.skill(options.skills[2]).dice != FULL_SET:
        raise BadOption("skills", "third-skill", seat=2, skill=options.skills[2])


def check_names(players: Sequence[str], variant: str) -> None:
    """setup.players: two to four, each with a name of one word; two need variant a or b."""
    if not 2 <= len(players) <= FOUR:
        raise BadOption("players", "count", count=len(players))
    if (len(players) == 2) != bool(variant):
        raise BadOption("variant", "two" if len(players) == 2 else "not-two")
    for bad in setup_options.bad_names(players, (THIRD,), "third-name"):
        raise BadOption("players", bad.case, seat=bad.seat, name=bad.name)


def _check_known(option: str, given: object, known: Sequence[object], seat: int | None = None) -> None:
    if given not in known:
        case = f"no-{option}" if option in ("scenario", "level") else "unknown"
        shown = [str(each) for each in known if each != ""]
        raise BadOption(option, case, seat=seat, given=str(given)[:MAX_WORD_LENGTH], known=shown)


def _check_each(option: str, given: Sequence[str], known: Sequence[str], options: Options) -> None:
    count = len(options.players) + (options.variant == "b")
    if len(given) != count:
        raise BadOption(option, "each", given=len(given), meeples=count)
    for seat, name in enumerate(given):
        _check_known(option, name, known, seat)
        if name in given[:seat]:
            raise BadOption(option, f"{option}-twice", seat=seat, skill=name, character=name)
