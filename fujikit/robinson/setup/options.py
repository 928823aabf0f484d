"""What a game of Robinson Crusoe is set up with, checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from fujikit.engine import setup_options
from fujikit.engine.errors import MAX_WORD_LENGTH
from fujikit.engine.verdict import Translator
from fujikit.robinson.box import Box
from fujikit.robinson.clauses import WORDS, rests_on
from fujikit.robinson.scenarios import SHEETS
from fujikit.robinson.state import DOG, FRIDAY, JENNY, NEVER, WAITS

MAX_PLAYERS = 4
SWITCHES = (
    "soldier-sheet",
    "village-own-totem",
    "king-kong-hunger",
    "amulet-takes-all",
    "jenny-rests-later",
    "halve-again",
    "flipped-cellar-rots",
)
"""Where two printed sources disagree, or a rule is optional: a switch that is named turns the other way."""
BOOKS = ("", "easier", "harder")
FIGURES = (FRIDAY, DOG)
NOT_PLAYED = (FRIDAY.lower(), JENNY.lower())
"""Sheets that are no player's."""


class BadOption(setup_options.BadOption):
    """What no game of Robinson Crusoe can be set up with.

    >>> BadOption("players", "count", count=5).text("en")
    'Robinson Crusoe is for 1 to 4 players, not 5.'
    """

    words: ClassVar[Translator] = WORDS
    section = "wish"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up with nothing left open but what is shuffled."""

    players: tuple[str, ...]
    roles: tuple[str, ...]
    scenario: int
    first: str
    box: Box
    equipment: int = 2
    books: str = ""
    figures: tuple[str, ...] = ()
    wreckage: str = ""
    switches: tuple[str, ...] = ()
    waits: str = NEVER
    """As in a record from before there was this choice."""


def characters(box: Box) -> list[str]:
    """The characters that players may be."""
    return [role.id for role in box.roles if role.id not in NOT_PLAYED]


@rests_on("rc.two.friday", "rc.solo.setup")
def usual_figures(players: int) -> tuple[str, ...]:
    """Friday helps two players, and with the Dog one."""
    return {1: FIGURES, 2: (FRIDAY,)}.get(players, ())


@rests_on("rc.setup.scenario", "rc.setup.first-player", "rc.variant.wreckage")
def check_options(options: Options) -> None:
    """One sentence on the first thing that no game can be set up with."""
    box = options.box
    check_names(options.players)
    check_known("scenario", options.scenario, [one.number for one in box.scenarios if one.number in SHEETS])
    _check_roles(options)
    check_known("first", options.first, options.players)
    check_known("books", options.books, BOOKS)
    check_known("waits", options.waits, WAITS)
    check_known("wreckage", options.wreckage, [card.id for card in box.wreckage])
    for figure in options.figures:
        check_known("figures", figure, FIGURES)
    for switch in options.switches:
        check_known("switches", switch, SWITCHES)
    if not 0 <= options.equipment <= len(box.equipment):
        raise BadOption("equipment", "equipment", count=options.equipment, most=len(box.equipment))


@rests_on("rc.setup.players")
def check_names(players: Sequence[str]) -> None:
    """One to four play, each with a name of one word."""
    if not 1 <= len(players) <= MAX_PLAYERS:
        raise BadOption("players", "count", count=len(players))
    for bad in setup_options.bad_names(players, (FRIDAY, JENNY, DOG), "figure-name"):
        raise BadOption("players", bad.case, seat=bad.seat, name=bad.name)


@rests_on("rc.setup.character")
def _check_roles(options: Options) -> None:
    """A character for each player, none twice."""
    if len(options.roles) != len(options.players):
        raise BadOption("roles", "each", given=len(options.roles), players=len(options.players))
    for seat, role in enumerate(options.roles):
        check_known("roles", role, characters(options.box), seat)
        if role in options.roles[:seat]:
            raise BadOption("roles", "roles-twice", seat=seat, role=role)


def check_known(option: str, given: object, known: Sequence[object], seat: int | None = None) -> None:
    if given not in known:
        shown = [str(each) for each in known if each != ""]
        raise BadOption(option, "unknown", seat=seat, given=str(given)[:MAX_WORD_LENGTH], known=shown)
