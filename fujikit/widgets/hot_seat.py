"""One screen for several people: who sits at it, and whose lines it takes.

A small struct says who has the screen; functions of it and of what everybody may see say what comes next.
Nothing here knows a rule: the game's presenter says whether the game hides anything at all and whether it
does so now, and the rules whom the game waits for.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.table import presenter_of


class TableError(BadInput):
    """What the screen does not allow now: a key of the words, and what to fill in."""

    def __init__(self, key: str, **numbers: object) -> None:
        super().__init__(f"{key} {numbers}")
        self.key = key
        self.numbers = numbers


class HotSeat(Struct, frozen=True):
    """Who has the screen."""

    at: str | None = None
    curtain: str | None = None
    """Whom the screen is to be passed to; nobody sits while a curtain hangs."""
    open: bool = False
    """Nothing is hidden, so that everybody acts at the same screen."""
    lifted: bool = False
    """A study game with all screens lifted."""
    code: tuple[str, ...] = ()
    """The seats that are played by code."""


def hides(game: Game[object]) -> bool:
    """Whether something lies on the table that not everybody may see."""
    presenter = presenter_of(game)
    return presenter.hides and presenter.screens(game.state)


def people(game: Game[object], screen: HotSeat) -> list[str]:
    """The seats with a person in them."""
    return [seat for seat in game.seats if seat not in screen.code]


def awaited(game: Game[object], screen: HotSeat) -> list[str]:
    """The people whom the game waits for, in the order of their seats."""
    awaits = game.awaits
    return [seat for seat in people(game, screen) if seat in awaits]


def initial_screen(game: Game[object], screen: HotSeat) -> HotSeat:
    """Return the screen of a new game: open, or with a curtain for the first person awaited.

    Somebody who plays with code alone needs no curtain.
    """
    return _settled(game, replace(screen, at=None, curtain=None))


def with_code_seats(game: Game[object], screen: HotSeat, code: Sequence[str]) -> HotSeat:
    """The screen after seats have gone from code to people, or back.

    Who is left alone with code while somebody else had the screen still has to take it.
    """
    return _settled(game, replace(screen, code=tuple(code)))


def after_move(game: Game[object], screen: HotSeat, awaited_before: Sequence[str]) -> HotSeat:
    """The screen after something has happened: whoever is done makes room for the next person.

    Somebody who was not awaited and has sat down all the same stays.
    """
    now = awaited(game, screen)
    if now and screen.at not in now and screen.at in awaited_before:
        screen = replace(screen, at=None, curtain=_next(game, screen, now, screen.at))
    return _settled(game, screen)


def let_all_look(game: Game[object], screen: HotSeat) -> HotSeat:
    """The screen while all are asked something: nobody's, unless one person plays with code alone."""
    return screen if len(people(game, screen)) == 1 else replace(screen, at=None, curtain=None)


def call_back(game: Game[object], screen: HotSeat, seat: str) -> HotSeat:
    """The screen for a person who asks for it again."""
    _person(game, screen, seat)
    return _settled(game, screen if screen.at == seat else replace(screen, at=None, curtain=seat))


def _settled(game: Game[object], screen: HotSeat) -> HotSeat:
    if not hides(game) or game.outcome is not None or (screen.lifted and game.study):
        return replace(screen, at=None, curtain=None, open=True)
    screen = replace(screen, open=False)
    present = people(game, screen)
    if screen.at in present:
        return replace(screen, curtain=None)
    if len(present) == 1 and screen.at is screen.curtain is None:
        return replace(screen, at=present[0])
    screen = replace(screen, at=None)
    now = awaited(game, screen)
    if screen.curtain in now:
        return screen
    return replace(screen, curtain=_next(game, screen, now, screen.curtain))


def _next(game: Game[object], screen: HotSeat, waiting: Sequence[str], after: str | None) -> str | None:
    """Who gets the screen next: the first person awaited after a seat, else the first person."""
    order = list(game.seats)
    start = order.index(after) + 1 if after in order else 0
    round_the_table = order[start:] + order[:start]
    ready = [seat for seat in round_the_table if seat in waiting]
    return next(iter(ready or people(game, screen)), None)


def take_screen(game: Game[object], screen: HotSeat, seat: str) -> HotSeat:
    """Give the screen to a person while the curtain hangs."""
    _person(game, screen, seat)
    if screen.open:
        raise TableError("hot-seat.open")
    if screen.at not in (None, seat):
        raise TableError("hot-seat.taken", at=screen.at)
    return replace(screen, at=seat, curtain=None)


def pass_screen(game: Game[object], screen: HotSeat, seat: str) -> HotSeat:
    """Hang the curtain again, for a seat or for whoever is awaited next."""
    if screen.open:
        raise TableError("hot-seat.open")
    if len(people(game, screen)) == 1:
        raise TableError("hot-seat.alone")
    if seat:
        _person(game, screen, seat)
    last, waiting = screen.at or screen.curtain, awaited(game, screen)
    return replace(screen, at=None, curtain=seat or _next(game, screen, waiting, last))


def reveal_all(game: Game[object], screen: HotSeat, *, on: bool) -> HotSeat:
    """Reveal what all seats of a study game hide, or hide it again."""
    if not game.study:
        raise TableError("hot-seat.no-study")
    return _settled(game, replace(screen, lifted=on))


def actors(game: Game[object], screen: HotSeat) -> list[str]:
    """Whose lines the screen takes."""
    if screen.at is not None:
        return [screen.at]
    return people(game, screen) if screen.open else []


def require_actor(game: Game[object], screen: HotSeat, seat: str) -> None:
    """`TableError` unless the screen takes this seat's lines."""
    if seat in actors(game, screen):
        return
    _person(game, screen, seat)
    if screen.at is None:
        raise TableError("hot-seat.curtain")
    raise TableError("hot-seat.not-yours", at=screen.at, seat=seat)


def undo_refusal(game: Game[object], screen: HotSeat, lang: str) -> str | TableError:
    """Why the screen can't take the last line back: a sentence, or a key of the words; empty where it can."""
    able = actors(game, screen)
    if not able:
        return TableError("hot-seat.curtain")
    last = game.history[-1].action if game.history else None
    if last is not None and last.seat not in able and not game.study:
        return TableError("hot-seat.undo-other")
    if all(move.action is None or move.action.seat in screen.code for move in game.history):
        return game.at(0).undo_refusal(lang)
    return game.undo_refusal(lang)


def take_back(game: Game[object], screen: HotSeat) -> None:
    """Undo a person's last line, and with it what code has played since (which only a study game allows)."""
    while game.undo().seat in screen.code:
        pass


def _person(game: Game[object], screen: HotSeat, seat: str) -> None:
    if seat not in game.seats:
        raise TableError("hot-seat.nobody", seat=seat[:40])
    if seat in screen.code:
        raise TableError("hot-seat.code", seat=seat)
