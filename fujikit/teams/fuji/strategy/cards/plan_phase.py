"""Cards of phase 2 that change the way: binoculars and rope."""

from __future__ import annotations

from fujikit.fuji.reroll import BY_DISTANCE
from fujikit.teams.fuji.distances import steps_between
from fujikit.teams.fuji.seats import Offer, reach_of
from fujikit.teams.fuji.strategy.beliefs import after_rerolls
from fujikit.teams.fuji.strategy.cards.own_dice import Use
from fujikit.teams.fuji.strategy.cards.without_dice import situation_for_view, situation_with, step_gain
from fujikit.teams.fuji.strategy.faces import worths
from fujikit.teams.fuji.strategy.planning import best_plan, placed_markers
from fujikit.teams.fuji.strategy.situation import Situation

MAX_TRIED = 4
"""So many swaps that look good are weighed for the whole team."""


def binoculars(situation: Situation, offers: list[Offer]) -> Use | None:
    """Two cards change places, so that one that fits my dice lies where I want to go."""
    likely = sorted(offers, key=lambda offer: -_lure(situation, offer))[:MAX_TRIED]
    now = _plan_worth(situation)
    uses = [Use(offer["line"], _plan_worth(_swapped(situation, offer["squares"])) - now) for offer in likely]
    return max(uses, key=lambda use: use.gain, default=None)


def _lure(situation: Situation, offer: Offer) -> float:
    """What the better of the two cards promises me once it lies in the other's place."""
    one, other = offer["squares"]
    return max(_promise(situation, one, other), _promise(situation, other, one))


def _promise(situation: Situation, place: str, card: str) -> float:
    """How far my final dice beat unknown ones under what a card asks for, if it lay in a place in reach."""
    seat = situation.seats[situation.me]
    steps = steps_between(situation.distances, seat["at"], place)
    if steps > reach_of(seat):
        return float("-inf")
    printed = situation.view["cards"][card]
    throws = 0 if "eye" in seat["injuries"] else BY_DISTANCE.get(steps, 0) + printed["reroll"]
    dice = situation.dice(situation.me)
    worth = worths(printed["need"])
    total = float((after_rerolls(dice.now, dice.fresh, printed["need"], throws) @ worth).sum())
    ahead = total - float((dice.fresh @ worth).sum())
    return ahead + 3.0 * (situation.distances.steps(seat["at"]) - situation.distances.steps(place))


def _swapped(situation: Situation, squares: list[str]) -> Situation:
    one, other = squares
    cards = situation.view["cards"]
    return situation_for_view(
        situation, {**situation.view, "cards": {**cards, one: cards[other], other: cards[one]}}
    )


def _plan_worth(situation: Situation) -> float:
    """What the best plan is worth while the others' markers lie as they lie."""
    fixed = {name: square for name, square in placed_markers(situation.view).items() if name != situation.me}
    return best_plan(situation, fixed).worth


def rope_early(situation: Situation, offers: list[Offer]) -> Use | None:
    """A step before the plan is made, from which rerolls are counted."""
    now = _plan_worth(situation)
    uses = [Use(offer["line"], _from(situation, offer["squares"][0]) - now) for offer in offers]
    return max(uses, key=lambda use: use.gain, default=None)


def _from(situation: Situation, square: str) -> float:
    if situation.distances.crossed(situation.seats[situation.me]["at"], square, 1):
        return -1.0
    there = _plan_worth(situation_with(situation, situation.me, at=square, marker=None))
    return there + step_gain(situation, square)
