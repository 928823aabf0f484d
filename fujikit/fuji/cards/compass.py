"""Compass, duct tape and shovel: dice are turned to another side."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Pick, Stop, Use
from fujikit.fuji.cards.card import EQUIP, EquipmentCard, spent
from fujikit.fuji.cards.nouns import DICE, DIE, SIDE, VALUE, both, either
from fujikit.fuji.cards.sides import ask_sides, picking, refuse_side, refuse_unasked_dice, side_uses
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import Turned
from fujikit.fuji.prompts import Answered, Asked, Question, not_an_answer
from fujikit.fuji.reroll import dice_of, refuse_dice, subsets
from fujikit.fuji.state import THIRD, Prompt, Seat, State

TURNS = {"compass": (6, 1), "duct-tape": (1, 6)}
CLAUSES = {"compass": "card.compass", "duct-tape": "card.duct-tape"}


def _value(face: str) -> int:
    return int(face[1])


def _fitting(user: Seat, card: str, handler: str) -> tuple[int, ...]:
    shown = TURNS[card][0]
    return tuple(n for n in dice_of(user, handler) if _value(user.dice[n - 1].face) == shown)


def _refuse_turn(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    if user.name == THIRD:
        yield from refuse_unasked_dice(user, use)
    elif not use.dice:
        yield broken("equip.at-least-one", equipment=use.effect)
    else:
        yield from _refuse_values(user, user.name, use.effect, use.dice)


def _refuse_values(user: Seat, handler: str, card: str, dice: tuple[int, ...]) -> Iterator[Reason]:
    shown = TURNS[card][0]
    bad = list(refuse_dice(user, handler, dice))
    yield from bad
    if bad:
        return
    for number in dice:
        if _value(user.dice[number - 1].face) != shown:
            yield broken(CLAUSES[card], die=number, value=shown)


def dice_turned(state: State, user: Seat, card: str, dice: tuple[int, ...]) -> Turned:
    which = tuple(number - 1 for number in dice)
    wanted = TURNS[card][1]
    return Turned(user.name, which, tuple(state.table.faces[user.dice[i].slot][wanted - 1] for i in which))


def _turn(state: State, user: Seat, use: Use) -> Iterator[Step]:
    if user.name == THIRD:
        yield from ask_sides(state, user, use, "turn", count=6)
    else:
        yield spent(user, use.card, use.copy)
        yield dice_turned(state, user, use.effect, use.dice)


def _offer_turn(state: State, user: Seat, use: Use) -> Iterator[Use]:
    if user.name == THIRD:
        if not any(refuse_unasked_dice(user, use)):
            yield use
    else:
        fitting = _fitting(user, use.effect, user.name)
        yield from (Use(use.seat, use.card, use.copy, dice=dice) for dice in subsets(fitting, len(fitting)))


def _refuse_pick(state: State, prompt: Prompt, dice: tuple[int, ...]) -> Iterator[Reason]:
    return _refuse_values(state.seat(prompt.whose), prompt.seat, prompt.card, dice)


def _do_pick(state: State, prompt: Prompt, dice: tuple[int, ...]) -> Step:
    return dice_turned(state, state.seat(prompt.whose), prompt.card, dice)


def _offer_pick(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    fitting = _fitting(state.seat(prompt.whose), prompt.card, prompt.seat)
    yield from (Pick(prompt.seat, dice) for dice in subsets(fitting, len(fitting)))
    yield Stop(prompt.seat)


def _refuse_shovel(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    if user.name == THIRD:
        yield from refuse_side(state, user, use)
    elif not use.dice:
        yield broken("card.shovel")
    else:
        yield from refuse_dice(user, user.name, use.dice)


def _shovel(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    if user.name == THIRD:
        (side,) = use.seats
        yield Asked(Prompt("shovel", side, "two.b-dice-cards", "shovel", use.card, user.name, user.name, 1))
    else:
        yield _face(state, user, use.dice[0], use.face)


def _face(state: State, user: Seat, die: int, value: int) -> Turned:
    return Turned(user.name, (die - 1,), (state.table.faces[user.dice[die - 1].slot][value - 1],))


def _offer_shovel(state: State, user: Seat, use: Use) -> Iterator[Use]:
    if user.name == THIRD:
        yield from side_uses(state, user, use)
    else:
        for die in range(1, len(user.dice) + 1):
            yield from (Use(use.seat, use.card, use.copy, dice=(die,), face=value) for value in range(1, 7))


def _refuse_dig(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Pick) or len(action.dice) != 1 or not action.face:
        yield not_an_answer(prompt)
    else:
        yield from refuse_dice(state.seat(prompt.whose), prompt.seat, action.dice)


def _do_dig(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, Pick)
    yield Answered(prompt)
    yield _face(state, state.seat(prompt.whose), action.dice[0], action.face)


def _offer_dig(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    for die in dice_of(state.seat(prompt.whose), prompt.seat):
        yield from (Pick(prompt.seat, (die,), value) for value in range(1, 7))


CARDS = {
    "compass": EquipmentCard((EQUIP,), DICE, _refuse_turn, _turn, _offer_turn),
    "duct-tape": EquipmentCard((EQUIP,), DICE, _refuse_turn, _turn, _offer_turn),
    "shovel": EquipmentCard((EQUIP,), either(both(DIE, VALUE), SIDE), _refuse_shovel, _shovel, _offer_shovel),
}
QUESTIONS = {
    "turn": picking(_refuse_pick, _do_pick, _offer_pick),
    "shovel": Question(_refuse_dig, _do_dig, _offer_dig),
}
