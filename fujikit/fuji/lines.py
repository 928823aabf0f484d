"""How Fuji's lines are read: a seat, a verb, and the nouns that the verb needs."""

from __future__ import annotations

from collections.abc import Callable

from fujikit.engine.errors import BadLine
from fujikit.engine.notation import Reader, words_of
from fujikit.fuji.actions import (
    FOR_THIRD,
    INJURIES,
    Agree,
    Aside,
    Decline,
    Draw,
    Erupt,
    FujiAction,
    Give,
    Hand,
    Injury,
    Keep,
    Leave,
    LeaveOut,
    Mark,
    MoveTo,
    Pick,
    Propose,
    Ready,
    Reroll,
    Roll,
    Say,
    Side,
    Spend,
    Start,
    Stop,
    Unmark,
    Use,
    Wait,
)
from fujikit.fuji.board import NUMBER
from fujikit.fuji.state import THIRD, State

MOST_DICE = 24


def read(state: State, line: str) -> FujiAction:
    """The action that a line stands for."""
    words = words_of(line)
    names = {seat.name.casefold(): seat.name for seat in state.players()}
    if not words or (seat := names.get(words[0].casefold())) is None:
        known = [seat.name for seat in state.players()]
        raise BadLine("line.seat", "" if words else "empty", word=words[0] if words else "", known=known)
    return _verb(state, seat, Reader(words[1:]))


def _verb(state: State, seat: str, reader: Reader) -> FujiAction:
    verb = reader.peek()
    if verb == "say":
        reader.word("verb")
        return Say(seat, reader.rest() or _nothing("text"))
    if verb not in READERS:
        raise BadLine("line.verb", "" if verb else "missing", word=verb, known=tuple(READERS))
    reader.word("verb")
    third = verb in FOR_THIRD_DIRECTLY and reader.drop_last(*FOR_THIRD)
    action = READERS[verb](state, seat, reader)
    reader.end()
    if third:
        return _as_third(action)
    return action


def _as_third(action: FujiAction) -> FujiAction:
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return type(action)(**{**fields, "third": True})


def _nothing(what: str) -> str:
    raise BadLine("line.nouns", "missing", what=what)


def _square(reader: Reader) -> str:
    return reader.one_of(NUMBER, "square") if reader.peek() not in NUMBER else reader.word("square")


def _seat(state: State, reader: Reader) -> str:
    if reader.peek() == THIRD and state.table.variant == "a":
        raise BadLine("two.a-cards")
    return reader.one_of([seat.name for seat in state.seats], "seat")


def _dice(reader: Reader) -> tuple[int, ...]:
    return reader.numbers(1, MOST_DICE, "die")


def _die(reader: Reader) -> int:
    return reader.number(1, MOST_DICE, "die")


def _card(reader: Reader) -> str:
    return reader.one_of(SHAPES, "equipment")


def _read_use(state: State, seat: str, reader: Reader) -> Use:
    card = _card(reader)
    copy = _card(reader) if card == "pocket-knife" else ""
    if copy == "pocket-knife":
        raise BadLine("line.nouns", "unknown", word=copy, what="equipment", known=tuple(SHAPES))
    return SHAPES[copy or card](state, Use(seat, card, copy), reader)


def _shape_nothing(state: State, use: Use, reader: Reader) -> Use:
    return use


def _shape_dice(state: State, use: Use, reader: Reader) -> Use:
    return Use(use.seat, use.card, use.copy, dice=_dice(reader))


def _shape_squares(state: State, use: Use, reader: Reader) -> Use:
    one, other = _square(reader), _square(reader)
    return Use(use.seat, use.card, use.copy, squares=tuple(sorted((one, other), key=NUMBER.__getitem__)))


def _shape_square(state: State, use: Use, reader: Reader) -> Use:
    return Use(use.seat, use.card, use.copy, squares=(_square(reader),))


def _shape_seat(state: State, use: Use, reader: Reader) -> Use:
    return Use(use.seat, use.card, use.copy, seats=(_seat(state, reader),))


def _shape_optional_seat(state: State, use: Use, reader: Reader) -> Use:
    return _shape_seat(state, use, reader) if reader else use


def _shape_map(state: State, use: Use, reader: Reader) -> Use:
    if reader.peek().isdecimal():
        return Use(use.seat, use.card, use.copy, dice=(_die(reader),), seats=(_seat(state, reader),))
    return Use(use.seat, use.card, use.copy, seats=(_seat(state, reader), _seat(state, reader)))


def _shape_shovel(state: State, use: Use, reader: Reader) -> Use:
    if reader and not reader.peek().isdecimal():
        return _shape_seat(state, use, reader)
    return Use(use.seat, use.card, use.copy, dice=(_die(reader),), face=reader.number(1, 6, "value"))


def _shape_water(state: State, use: Use, reader: Reader) -> Use:
    if reader and not reader.peek().isdecimal():
        return _shape_seat(state, use, reader)
    return _shape_dice(state, use, reader)


SHAPES: dict[str, Callable[[State, Use, Reader], Use]] = {
    "binoculars": _shape_squares,
    "lighter": _shape_seat,
    "carabiner": _shape_optional_seat,
    "map": _shape_map,
    "duct-tape": _shape_dice,
    "compass": _shape_dice,
    "machete": _shape_dice,
    "radio": _shape_nothing,
    "first-aid-kit": _shape_nothing,
    "shovel": _shape_shovel,
    "rope": _shape_square,
    "flare-gun": _shape_nothing,
    "flashlight": _shape_dice,
    "pocket-knife": _shape_nothing,
    "water": _shape_water,
}


def _read_keep(state: State, seat: str, reader: Reader) -> Keep:
    cards = [_card(reader)]
    while reader:
        cards.append(_card(reader))
    return Keep(seat, tuple(sorted(cards)))


def _read_move(state: State, seat: str, reader: Reader) -> MoveTo:
    card, via = _square(reader), []
    if reader.skip("via"):
        via.append(_square(reader))
        while reader:
            via.append(_square(reader))
    return MoveTo(seat, card, tuple(via))


def _read_pick(state: State, seat: str, reader: Reader) -> Pick:
    dice = _dice(reader) or (_die(reader),)
    return Pick(seat, dice, reader.number(1, 6, "value") if reader.skip("as") else 0)


def _read_injury(state: State, seat: str, reader: Reader) -> Injury:
    place = reader.one_of(INJURIES, "injury")
    return Injury(seat, place, _die(reader) if place == "leg" else 0)


def _read_propose(state: State, seat: str, reader: Reader) -> Propose:
    if not reader.drop_last(*FOR_THIRD):
        raise BadLine("line.nouns", "for-third", third=THIRD)
    verb = reader.one_of(PROPOSABLE, "verb")
    return Propose(seat, READERS[verb](state, THIRD, reader))


READERS: dict[str, Callable[[State, str, Reader], FujiAction]] = {
    "keep": _read_keep,
    "leave-out": lambda state, seat, reader: LeaveOut(seat, reader.number(1, 6, "die")),
    "start": lambda state, seat, reader: Start(seat, reader.one_of(("white", "grey"), "colour")),
    "roll": lambda state, seat, reader: Roll(seat),
    "erupt": lambda state, seat, reader: Erupt(seat),
    "mark": lambda state, seat, reader: Mark(seat, _square(reader)),
    "unmark": lambda state, seat, reader: Unmark(seat),
    "ready": lambda state, seat, reader: Ready(seat),
    "wait": lambda state, seat, reader: Wait(seat),
    "use": _read_use,
    "give": lambda state, seat, reader: Give(seat, _card(reader), _seat(state, reader)),
    "reroll": lambda state, seat, reader: Reroll(seat, _dice(reader) or (_die(reader),)),
    "stop": lambda state, seat, reader: Stop(seat),
    "aside": lambda state, seat, reader: Aside(seat, _die(reader)),
    "side": lambda state, seat, reader: Side(seat, _seat(state, reader)),
    "hand": lambda state, seat, reader: Hand(seat, _die(reader)),
    "pick": _read_pick,
    "decline": lambda state, seat, reader: Decline(seat),
    "agree": lambda state, seat, reader: Agree(seat),
    "propose": _read_propose,
    "spend": lambda state, seat, reader: Spend(seat, reader.number(1, 3, "bars"), _seat(state, reader)),
    "move": _read_move,
    "draw": lambda state, seat, reader: Draw(seat),
    "leave": lambda state, seat, reader: Leave(seat),
    "injury": _read_injury,
}
FOR_THIRD_DIRECTLY = ("mark", "unmark", "reroll", "stop", "aside")
PROPOSABLE = ("keep", "side", "use", "give", "spend", "move", "draw", "leave", "injury")
