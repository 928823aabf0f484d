"""Chooses the line of a computer player, phase by phase, from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.fallback import fallback_line, lines
from fujikit.teams.fuji.strategy.cards import best_use
from fujikit.teams.fuji.strategy.cards.answers import weighed_answer
from fujikit.teams.fuji.strategy.giving_way import give_way
from fujikit.teams.fuji.strategy.hints import say_in_equip_phase, say_in_plan_phase
from fujikit.teams.fuji.strategy.planning import best_plan, placed_markers
from fujikit.teams.fuji.strategy.prompts import answer
from fujikit.teams.fuji.strategy.requests import announced_goals, reply_to_request, with_requests
from fujikit.teams.fuji.strategy.rerolling import best_throw
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.skills import pass_on, passes_up, set_aside
from fujikit.teams.fuji.strategy.turns import turn
from fujikit.teams.fuji.strategy.variant_b.third_meeple import propose_gift, propose_use, weigh_half
from fujikit.teams.fuji.talk import understood_statements
from fujikit.teams.player import View

UNLIKELY = -1e9
NEWS_EVENTS = frozenset({"Marked", "Used", "Said"})
"""Events after which a plan is looked at again."""
MAX_MARKS = 3
"""Times that a marker is laid in a round; then it stays."""
MIN_IMPROVEMENT = 0.03
"""A plan is changed for no less than this share of the chance to win."""


class StrategyOptions(NamedTuple):
    """How a player thinks: whether it talks, and for whom it plays."""

    talks: bool = False
    """Says and listens."""
    selfish: bool = False
    """Weighs the own turn only."""


def choose_line(view: View, options: StrategyOptions) -> str | None:
    """The line of the view's seat; None to let others go first.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    >>> choose_line(game.view("Clara"), StrategyOptions()).split()[:2]
    ['Clara', 'mark']
    """
    if view["prompt"] is not None:
        return weighed_answer(situation_of(view, options)) or answer(view)
    if view["seat"] not in view["awaits"] and view["phase"] != "plan":
        return None
    step = STEPS.get(view["phase"])
    return step(view, options) if step is not None else fallback_line(view)


def situation_of(view: View, options: StrategyOptions) -> Situation:
    """What the seat believes, with what it has heard if it listens."""
    if not options.talks or not view["said"]:
        return Situation(view, selfish=options.selfish)
    hints, requests = understood_statements(view)
    return Situation(view, hints, requests=requests, selfish=options.selfish)


def _plan(view: View, options: StrategyOptions) -> str | None:
    if (way := give_way(view)) is not None:
        return way
    situation = situation_of(view, options)
    if view["seats"][view["seat"]]["ready"]:
        return _reconsider(situation)
    if options.talks and (said := say_in_plan_phase(situation) or _reply(situation)) is not None:
        return said
    for meeple in view["seats"]:
        if meeple in (view["seat"], THIRD) and (line := _marker(situation, meeple)) is not None:
            return line
    if not all(seat["marker"] for seat in view["seats"].values()):
        return None
    return _use(situation) or fallback_line(view)


def _marker(situation: Situation, meeple: str) -> str | None:
    """Lay a meeple's marker, or lay it elsewhere once all lie and another card is clearly better."""
    view, own = situation.view, situation.seats[meeple]["marker"]
    marks = [action for action in lines(view, "mark") if action["whose"] == meeple]
    offers = {action["squares"][0]: str(action["line"]) for action in marks}
    settled = own in offers
    if settled and not (_all_others_lie(view, meeple) and _looks_again(view, meeple)):
        return None
    worths = _worths(situation, meeple, tuple(offers))
    best = max(offers, key=lambda square: worths.get(square, UNLIKELY), default="")
    better = worths.get(best, UNLIKELY) - worths.get(own or "", UNLIKELY)
    return offers[best] if best in offers and not (settled and better < MIN_IMPROVEMENT) else None


def _worths(situation: Situation, meeple: str, squares: tuple[str, ...]) -> dict[str, float]:
    """What each card of a meeple gains the team, with the markers that lie and the plans that were told."""
    markers = announced_goals(situation) | placed_markers(situation.view)
    markers.pop(meeple, None)
    found = best_plan(situation, markers, {meeple: squares}).of(meeple)
    return with_requests(situation.requests, meeple, found) if situation.requests else found


def _reply(situation: Situation) -> str | None:
    """An answer to who has asked for something."""
    if not situation.requests:
        return None
    return reply_to_request(situation, _worths(situation, situation.me, situation.reachable(situation.me)))


def _reconsider(situation: Situation) -> str | None:
    """Who is ready waits after all, if somebody's new marker has made another card clearly better."""
    view, me = situation.view, situation.me
    if not lines(view, "wait") or not _all_others_lie(view, me) or not _looks_again(view, me):
        return None
    worths = _worths(situation, me, situation.reachable(me))
    best = max(worths.values(), default=UNLIKELY)
    return (
        f"{me} wait" if best - worths.get(situation.seats[me]["marker"], best) > 2 * MIN_IMPROVEMENT else None
    )


def _all_others_lie(view: View, name: str) -> bool:
    return all(seat["marker"] for other, seat in view["seats"].items() if other != name)


def _looks_again(view: View, name: str) -> bool:
    """Whether others did or said something after this seat's marker, which was not laid too often."""
    told = [entry for entry in view["log"] if entry["event"] in NEWS_EVENTS]
    own = [entry["seat"] == name for entry in told]
    laid = [place for place, entry in enumerate(told) if own[place] and entry["event"] == "Marked"]
    return len(laid) < MAX_MARKS and (not laid or not all(own[laid[-1] :]))


def _reroll(view: View, options: StrategyOptions) -> str | None:
    situation = situation_of(view, options)
    if view["variant"] == "b" and (half := weigh_half(situation)) is not None:
        return half
    me = view["seats"][view["seat"]]
    if me["ready"]:
        return fallback_line(view)
    throw = best_throw(situation.own_faces.tolist(), me["rerolls"], situation.needs)
    gain = throw.worth - throw.stopping
    if not throw.dice or gain <= 0 or passes_up(situation, gain):
        return set_aside(situation) or fallback_line(view)
    return f"{view['seat']} reroll {' '.join(str(die + 1) for die in throw.dice)}"


def _equip(view: View, options: StrategyOptions) -> str | None:
    if options.talks and (said := say_in_equip_phase(situation_of(view, options))) is not None:
        return said
    return _use(situation_of(view, options)) or fallback_line(view)


def _use(situation: Situation) -> str | None:
    """A card that is worth using now, or worth more in another's hands."""
    if (passed := pass_on(situation)) is not None:
        return passed
    found = best_use(situation, situation.view) if lines(situation.view, "use") else None
    if found is None and situation.view["variant"] == "b":
        return propose_gift(situation) or propose_use(situation)
    return found[0] if found else None


def _move(view: View, options: StrategyOptions) -> str | None:
    return turn(view)


STEPS: dict[str, Callable[[View, StrategyOptions], str | None]] = {
    "plan": _plan,
    "reroll": _reroll,
    "equip": _equip,
    "move": _move,
}
"""By the phase."""
