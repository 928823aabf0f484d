"""Lighter and map: a die changes hands until the end of the round."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji import nouns
from fujikit.fuji.actions import Agree, Decline, FujiAction, Hand, Pick, Use
from fujikit.fuji.cards.card import EQUIP, EquipmentCard, spent
from fujikit.fuji.cards.nouns import DIE, SIDE, TEAMMATE, both, either
from fujikit.fuji.cards.sides import refuse_side, sides
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import Lent
from fujikit.fuji.prompts import Answered, Asked, Dropped, Question, answer_verb, not_an_answer
from fujikit.fuji.reroll import dice_of, refuse_dice
from fujikit.fuji.state import THIRD, Prompt, Seat, State


def lend(giver: str, die: int, to: str, handler: str) -> Lent:
    """A die, counted from 1; lent to the third meeple it stays on the lender's side."""
    return Lent(giver, die - 1, to, handler if to == THIRD else to)


def _refuse_lighter(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    (name,) = use.seats
    if name == user.name:
        yield broken("card.lighter", seat=name)
    elif not state.seat(name).dice:
        yield broken("dice.none", seat=name)
    if name in user.refusals:
        yield broken("lighter.refused", seat=name)


def _ask(state: State, user: Seat, use: Use) -> Iterator[Step]:
    (name,) = use.seats
    asked = state.partner(user.name) if name == THIRD else name
    yield Asked(Prompt("lighter", asked, "card.lighter", "lighter", use.card, user.name, name))


def _may_pass_on(prompt: Prompt) -> bool:
    """The third meeple's die may come from the user's own side, if the other player agrees."""
    return prompt.whose == THIRD and prompt.seat != prompt.by


def _refuse_hand(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    match action:
        case Hand():
            yield from refuse_dice(state.seat(prompt.whose), prompt.seat, (action.die,))
        case Decline():
            pass
        case Agree() if _may_pass_on(prompt) and dice_of(state.seat(THIRD), prompt.by):
            pass
        case _:
            yield not_an_answer(prompt)


def _do_hand(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    yield Answered(prompt)
    match action:
        case Hand():
            copy = "lighter" if prompt.via != "lighter" else ""
            yield spent(state.seat(prompt.by), prompt.via, copy)
            yield lend(prompt.whose, action.die, prompt.by, prompt.seat)
        case Agree():
            yield Asked(
                Prompt("lighter", prompt.by, prompt.clause, prompt.card, prompt.via, prompt.by, THIRD)
            )
        case _:
            yield Dropped(prompt.by, prompt.via, prompt.whose)


def _offer_hand(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    whose = state.seat(prompt.whose)
    yield from (Hand(prompt.seat, die) for die in dice_of(whose, prompt.seat))
    yield Decline(prompt.seat)
    if _may_pass_on(prompt) and dice_of(whose, prompt.by):
        yield Agree(prompt.seat)


def _refuse_map(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    if use.seats[-1] == user.name:
        yield broken("card.map", seat=user.name)
    if user.name == THIRD:
        yield from refuse_side(state, user, use)
    elif not use.dice:
        yield broken("card.map", "die")
    else:
        yield from refuse_dice(user, user.name, use.dice)


def _give(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    to = use.seats[-1]
    if user.name == THIRD:
        yield Asked(Prompt("map", use.seats[0], "two.b-dice-cards", "map", use.card, to, THIRD, 1))
    else:
        yield lend(user.name, use.dice[0], to, user.name)


def _offer_map(state: State, user: Seat, use: Use) -> Iterator[Use]:
    for to in state.seats:
        if to.name == user.name:
            continue
        if user.name == THIRD:
            yield from (
                Use(use.seat, use.card, use.copy, seats=(side, to.name)) for side in sides(state, user)
            )
        else:
            for die in range(1, len(user.dice) + 1):
                yield Use(use.seat, use.card, use.copy, dice=(die,), seats=(to.name,))


def _refuse_pick(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Pick) or len(action.dice) != 1 or action.face:
        yield not_an_answer(prompt)
    else:
        yield from refuse_dice(state.seat(THIRD), prompt.seat, action.dice)


def _do_pick(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, Pick)
    yield Answered(prompt)
    yield lend(THIRD, action.dice[0], prompt.by, prompt.seat)


def _offer_pick(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    return (Pick(prompt.seat, (die,)) for die in dice_of(state.seat(THIRD), prompt.seat))


HAND = answer_verb(Hand, "card.lighter", nouns.DIE)
DECLINE = answer_verb(Decline, "card.lighter")
CARDS = {
    "lighter": EquipmentCard((EQUIP,), TEAMMATE, _refuse_lighter, _ask),
    "map": EquipmentCard(
        (EQUIP,), either(both(SIDE, TEAMMATE), both(DIE, TEAMMATE)), _refuse_map, _give, _offer_map
    ),
}
QUESTIONS = {
    "lighter": Question(_refuse_hand, _do_hand, _offer_hand),
    "map": Question(_refuse_pick, _do_pick, _offer_pick),
}
