"""Flashlight, water and carabiner: rerolls in phases 2 and 4."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Agree, Decline, FujiAction, Pick, Reroll, Stop, Use
from fujikit.fuji.cards.card import EQUIP, PLAN, EquipmentCard, spent
from fujikit.fuji.cards.nouns import DICE, OPTIONAL_TEAMMATE, TEAMMATE, either
from fujikit.fuji.cards.sides import refuse_side, refuse_unasked_dice, side_uses, sides
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import throw
from fujikit.fuji.prompts import Answered, Asked, Dropped, Question, not_an_answer
from fujikit.fuji.reroll import MAX_BARS, dice_of, refuse_dice, reroll_choices, subsets
from fujikit.fuji.state import THIRD, Prompt, Seat, State

WATER_REROLLS = 2


class BarGained(Event[State], frozen=True):
    """A Gatherer has passed up a reroll."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, bars=state.seat(self.seat).bars + 1)


def passed_up(seat: Seat) -> Iterator[Step]:
    """gatherer.which: a reroll that could have been taken gives a Gatherer a power bar."""
    if seat.can("gatherer") and seat.bars < MAX_BARS:
        yield BarGained(seat.name)


def _refuse_own(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    """Why a player may not reroll these dice by a card; only a Gatherer gains by naming none."""
    if user.name == THIRD:
        yield from refuse_unasked_dice(user, use)
        return
    if not user.dice:
        yield broken("dice.none", seat=user.name)
    elif not use.dice and not user.can("gatherer"):
        yield broken("reroll.any-dice", "none", seat=user.name)
    yield from refuse_dice(user, user.name, use.dice)


def _own_throw(state: State, user: Seat, use: Use) -> Iterator[Step]:
    if use.dice:
        yield throw(state, user, [number - 1 for number in use.dice])
    else:
        yield from passed_up(user)


def _offer_own(state: State, user: Seat, use: Use) -> Iterator[Use]:
    if not user.dice:
        return
    if user.name == THIRD:
        yield use
        return
    yield from _dice_uses(use.seat, use.card, use.copy, len(user.dice))
    if user.can("gatherer"):
        yield use


@lru_cache(maxsize=1024)
def _dice_uses(seat: str, card: str, copy: str, count: int) -> tuple[Use, ...]:
    dice = tuple(range(1, count + 1))
    return tuple(Use(seat, card, copy, dice=chosen) for chosen in subsets(dice, count))


def _flash(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    if user.name == THIRD:
        yield from _ask_halves(state, use, rerolls=1)
    else:
        yield from _own_throw(state, user, use)


def _refuse_water(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    if not use.seats:
        yield from _refuse_own(state, user, use)
        return
    (name,) = use.seats
    if name == user.name:
        yield broken("card.water", seat=name)
    elif not state.seat(name).dice:
        yield broken("dice.none", seat=name)


def _water(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    if use.seats and use.seats[0] != THIRD:
        yield Asked(Prompt("gift", use.seats[0], "card.water", "water", use.card, user.name, use.seats[0], 1))
    elif use.seats:
        yield from _ask_halves(state, use, rerolls=1)
    elif user.name == THIRD:
        yield from _ask_halves(state, use, rerolls=WATER_REROLLS)
    else:
        yield from _own_throw(state, user, use)
        yield Asked(Prompt("water", user.name, "water.both", "water", use.card, user.name, user.name, 1))


def _offer_water(state: State, user: Seat, use: Use) -> Iterator[Use]:
    yield from _offer_own(state, user, use)
    for seat in state.seats:
        if seat.name != user.name and seat.dice:
            yield Use(use.seat, use.card, use.copy, seats=(seat.name,))


def _refuse_again(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    """The second reroll of water for oneself: the same line once more, or stop."""
    if isinstance(action, Stop) and not action.third:
        return
    if isinstance(action, Use) and (action.card, action.effect) == (prompt.via, "water") and not action.seats:
        if not action.dice:
            yield broken("reroll.any-dice", "none", seat=action.seat)
        yield from refuse_dice(state.seat(prompt.seat), prompt.seat, action.dice)
    else:
        yield not_an_answer(prompt)


def _do_again(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    yield Answered(prompt)
    user = state.seat(prompt.seat)
    if isinstance(action, Use):
        yield throw(state, user, [number - 1 for number in action.dice])
    else:
        yield from passed_up(user)


def _offer_again(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    copy = "water" if prompt.via != "water" else ""
    yield from _dice_uses(prompt.seat, prompt.via, copy, len(state.seat(prompt.seat).dice))
    yield Stop(prompt.seat)


def _ask_halves(state: State, use: Use, rerolls: int) -> Iterator[Step]:
    """Rerolls of the third meeple: each is one throw on each side."""
    first = sides(state, state.seat(THIRD))[0]
    yield Asked(Prompt("gift", first, "two.b-rerolls", use.effect, use.card, use.seat, THIRD, rerolls))


def _refuse_gift(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if isinstance(action, Reroll) and not action.third:
        yield from refuse_dice(state.seat(prompt.whose), prompt.seat, action.dice)
    elif not isinstance(action, Stop) or action.third:
        yield not_an_answer(prompt)


def _do_gift(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    yield Answered(prompt)
    whose = state.seat(prompt.whose)
    taken = prompt.taken
    if isinstance(action, Reroll):
        taken += 1
        yield throw(state, whose, [number - 1 for number in action.dice])
    yield from _next_half(state, prompt, whose, taken)


def _next_half(state: State, prompt: Prompt, whose: Seat, taken: int) -> Iterator[Step]:
    """Ask the other side, or count a reroll that nobody took and go on to the next one."""
    halves = sides(state, whose) if whose.name == THIRD else [prompt.seat]
    if prompt.seat != halves[-1]:
        yield Asked(replace(prompt, seat=halves[-1], taken=taken))
        return
    if not taken:
        yield from passed_up(whose)
    if prompt.count > 1:
        yield Asked(replace(prompt, seat=halves[0], count=prompt.count - 1, taken=0))


def _offer_gift(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    dice = tuple(dice_of(state.seat(prompt.whose), prompt.seat))
    yield from reroll_choices(prompt.seat, dice, third=False)
    yield Stop(prompt.seat)


class Picked(Event[State], frozen=True):
    """A player has picked the die for the carabiner; all are thrown when the last one has."""

    prompt: Prompt
    die: int

    def fold(self, state: State) -> State:
        done = replace(self.prompt, taken=self.die)
        return replace(state, prompts=tuple([done if p == self.prompt else p for p in state.prompts]))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


def _third_has_dice(state: State) -> bool:
    return state.table.variant == "b" and bool(state.seat(THIRD).dice)


def _refuse_carabiner(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    if _third_has_dice(state):
        yield from refuse_side(state, state.seat(THIRD), use)
    elif use.seats:
        yield broken("card.carabiner", "side")
    if not any(seat.dice for seat in state.seats):
        yield broken("dice.none", seat=user.name)


def _carabiner(state: State, user: Seat, use: Use) -> Iterator[Step]:
    if _third_has_dice(state) and user.name != THIRD:
        partner = state.partner(user.name)
        yield Asked(
            Prompt("side", partner, "two.b-dice-cards", "carabiner", use.card, user.name, line=str(use))
        )
    else:
        yield from _hook(state, user, use)


def _hook(state: State, user: Seat, use: Use) -> Iterator[Step]:
    """Everybody with dice picks one; the third meeple's is picked by the player of the agreed side."""
    yield spent(user, use.card, use.copy)
    for seat in state.seats:
        if seat.dice:
            asked = use.seats[0] if seat.name == THIRD else seat.name
            yield Asked(
                Prompt("carabiner", asked, "card.carabiner", "carabiner", use.card, user.name, seat.name, 1)
            )


def _offer_carabiner(state: State, user: Seat, use: Use) -> Iterator[Use]:
    if not any(seat.dice for seat in state.seats):
        return
    if not _third_has_dice(state):
        yield use
    else:
        yield from side_uses(state, state.seat(THIRD), use)


def _refuse_side_answer(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Agree | Decline):
        yield not_an_answer(prompt)


def _do_side_answer(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    yield Answered(prompt)
    if isinstance(action, Agree):
        words = prompt.line.split()
        copy = "carabiner" if prompt.via != "carabiner" else ""
        use = Use(prompt.by, prompt.via, copy, seats=(words[-1],))
        yield from _hook(state, state.seat(prompt.by), use)
    else:
        yield Dropped(prompt.by, prompt.via)


def _offer_side_answer(state: State, prompt: Prompt) -> list[FujiAction]:
    return [Agree(prompt.seat), Decline(prompt.seat)]


def _refuse_pick(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Pick) or action.face:
        yield not_an_answer(prompt)
    elif len(action.dice) != 1:
        yield broken("card.carabiner", count=len(action.dice))
    else:
        yield from refuse_dice(state.seat(prompt.whose), prompt.seat, action.dice)


def _do_pick(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, Pick)
    picks = [replace(p, taken=action.dice[0]) if p == prompt else p for p in state.prompts]
    if any(not pick.taken for pick in picks):
        yield Picked(prompt, action.dice[0])
        return
    for pick in picks:
        yield throw(state, state.seat(pick.whose), [pick.taken - 1])
    yield from (Answered(prompt) for prompt in state.prompts)


def _offer_pick(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    return (Pick(prompt.seat, (die,)) for die in dice_of(state.seat(prompt.whose), prompt.seat))


CARDS = {
    "flashlight": EquipmentCard((PLAN,), DICE, _refuse_own, _flash, _offer_own),
    "water": EquipmentCard((EQUIP,), either(DICE, TEAMMATE), _refuse_water, _water, _offer_water),
    "carabiner": EquipmentCard((EQUIP,), OPTIONAL_TEAMMATE, _refuse_carabiner, _carabiner, _offer_carabiner),
}
QUESTIONS = {
    "water": Question(_refuse_again, _do_again, _offer_again),
    "gift": Question(_refuse_gift, _do_gift, _offer_gift),
    "side": Question(_refuse_side_answer, _do_side_answer, _offer_side_answer),
    "carabiner": Question(_refuse_pick, _do_pick, _offer_pick),
}
