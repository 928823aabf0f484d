"""Machete: one or two dice count for nobody this round."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Pick, Stop, Use
from fujikit.fuji.cards.card import EQUIP, EquipmentCard, spent
from fujikit.fuji.cards.nouns import DICE
from fujikit.fuji.cards.sides import ask_sides, picking, refuse_unasked_dice
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import SetAside
from fujikit.fuji.reroll import dice_of, refuse_dice, subsets
from fujikit.fuji.state import THIRD, Prompt, Seat, State

MAX_DICE = 2


def _refuse(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    if user.name == THIRD:
        yield from refuse_unasked_dice(user, use)
    elif not use.dice:
        yield broken("equip.at-least-one", equipment=use.effect)
    else:
        yield from _refuse_dice(user, user.name, use.dice, MAX_DICE)


def _refuse_dice(user: Seat, handler: str, dice: tuple[int, ...], most: int) -> Iterator[Reason]:
    if len(dice) > most:
        yield broken("card.machete", most=most)
    yield from refuse_dice(user, handler, dice)


def _set_aside(user: Seat, dice: tuple[int, ...]) -> SetAside:
    return SetAside(user.name, tuple(number - 1 for number in dice))


def _do(state: State, user: Seat, use: Use) -> Iterator[Step]:
    if user.name == THIRD:
        yield from ask_sides(state, user, use, "cut", count=MAX_DICE)
    else:
        yield spent(user, use.card, use.copy)
        yield _set_aside(user, use.dice)


def _offer(state: State, user: Seat, use: Use) -> Iterator[Use]:
    if user.name == THIRD:
        if not any(refuse_unasked_dice(user, use)):
            yield use
    else:
        dice = tuple(dice_of(user, user.name))
        yield from (Use(use.seat, use.card, use.copy, dice=chosen) for chosen in subsets(dice, MAX_DICE))


def _refuse_pick(state: State, prompt: Prompt, dice: tuple[int, ...]) -> Iterator[Reason]:
    return _refuse_dice(state.seat(prompt.whose), prompt.seat, dice, prompt.count)


def _do_pick(state: State, prompt: Prompt, dice: tuple[int, ...]) -> Step:
    return _set_aside(state.seat(prompt.whose), dice)


def _offer_pick(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    dice = tuple(dice_of(state.seat(prompt.whose), prompt.seat))
    yield from (Pick(prompt.seat, chosen) for chosen in subsets(dice, prompt.count))
    yield Stop(prompt.seat)


CARDS = {"machete": EquipmentCard((EQUIP,), DICE, _refuse, _do, _offer)}
QUESTIONS = {"cut": picking(_refuse_pick, _do_pick, _offer_pick)}
