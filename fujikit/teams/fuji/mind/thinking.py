"""How a thinking player finds its line: phase by phase, from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.mind.cards import best_use
from fujikit.teams.fuji.mind.cards.answers import weighed_answer
from fujikit.teams.fuji.mind.giving_way import give_way
from fujikit.teams.fuji.mind.hints import speak, speak_again
from fujikit.teams.fuji.mind.planning import best_plan, lying
from fujikit.teams.fuji.mind.prompts import answer
from fujikit.teams.fuji.mind.rerolling import best_throw
from fujikit.teams.fuji.mind.skills import pass_on, passes_up, set_aside
from fujikit.teams.fuji.mind.turns import turn
from fujikit.teams.fuji.mind.two.weighing import propose_gift, propose_use, weigh_half
from fujikit.teams.fuji.mind.wishes import announced, favours, reply
from fujikit.teams.fuji.mind.worth import Situation
from fujikit.teams.fuji.plain import lines, plain
from fujikit.teams.fuji.talk import heard
from fujikit.teams.player import View

UNLIKELY = -1e9
NEWS = frozenset({"Marked", "Used", "Said"})
"""Events after which a plan is looked at again."""
MARKS = 3
"""So often a marker is laid in a round; then it stays."""
BETTER = 0.03
"""A plan is changed for no less than this share of the chance to win."""


class Mind(NamedTuple):
    """What kind of thinker it is."""

    talks: bool = False
    """Says and listens."""
    selfish: bool = False
    """Weighs the own turn only."""


def think(view: View, mind: Mind) -> str | None:
    """The line of the view's seat; None to let others go first.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    >>> think(game.view("Clara"), Mind()).split()[:2]
    ['Clara', 'mark']
    """
    if view["prompt"] is not None:
        return weighed_answer(situation_of(view, mind)) or answer(view)
    if view["seat"] not in view["awaits"] and view["phase"] != "plan":
        return None
    step = STEPS.get(view["phase"])
    return step(view, mind) if step is not None else plain(view)


def situation_of(view: View, mind: Mind) -> Situation:
    """What the seat believes, with what it has heard if it listens."""
    if not mind.talks or not view["said"]:
        return Situation(view, selfish=mind.selfish)
    hints, wishes = heard(view)
    return Situation(view, hints, wishes=wishes, selfish=mind.selfish)


def _plan(view: View, mind: Mind) -> str | None:
    if (way := give_way(view)) is not None:
        return way
    situation = situation_of(view, mind)
    if view["seats"][view["seat"]]["ready"]:
        return _reconsider(situation)
    if mind.talks and (said := speak(situation) or _reply(situation)) is not None:
        return said
    for meeple in view["seats"]:
        if meeple in (view["seat"], THIRD) and (line := _marker(situation, meeple)) is not None:
            return line
    if not all(seat["marker"] for seat in view["seats"].values()):
        return None
    return _use(situation) or plain(view)


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
    return offers[best] if best in offers and not (settled and better < BETTER) else None


def _worths(situation: Situation, meeple: str, squares: tuple[str, ...]) -> dict[str, float]:
    """What each card of a meeple gains the team, with the markers that lie and the plans that were told."""
    markers = announced(situation) | lying(situation.view)
    markers.pop(meeple, None)
    found = best_plan(situation, markers, {meeple: squares}).of(meeple)
    return favours(situation.wishes, meeple, found) if situation.wishes else found


def _reply(situation: Situation) -> str | None:
    """An answer to who has asked for something."""
    if not situation.wishes:
        return None
    return reply(situation, _worths(situation, situation.me, situation.reachable(situation.me)))


def _reconsider(situation: Situation) -> str | None:
    """Who is ready waits after all, if somebody's new marker has made another card clearly better."""
    view, me = situation.view, situation.me
    if not lines(view, "wait") or not _all_others_lie(view, me) or not _looks_again(view, me):
        return None
    worths = _worths(situation, me, situation.reachable(me))
    best = max(worths.values(), default=UNLIKELY)
    return f"{me} wait" if best - worths.get(situation.seats[me]["marker"], best) > 2 * BETTER else None


def _all_others_lie(view: View, name: str) -> bool:
    return all(seat["marker"] for other, seat in view["seats"].items() if other != name)


def _looks_again(view: View, name: str) -> bool:
    """Whether others did or said something after this seat's marker, which was not laid too often."""
    told = [entry for entry in view["log"] if entry["event"] in NEWS]
    own = [entry["seat"] == name for entry in told]
    laid = [place for place, entry in enumerate(told) if own[place] and entry["event"] == "Marked"]
    return len(laid) < MARKS and (not laid or not all(own[laid[-1] :]))


def _reroll(view: View, mind: Mind) -> str | None:
    situation = situation_of(view, mind)
    if view["variant"] == "b" and (half := weigh_half(situation)) is not None:
        return half
    me = view["seats"][view["seat"]]
    if me["ready"]:
        return plain(view)
    throw = best_throw(situation.own_faces.tolist(), me["rerolls"], situation.needs)
    gain = throw.worth - throw.stopping
    if not throw.dice or gain <= 0 or passes_up(situation, gain):
        return set_aside(situation) or plain(view)
    return f"{view['seat']} reroll {' '.join(str(die + 1) for die in throw.dice)}"


def _equip(view: View, mind: Mind) -> str | None:
    if mind.talks and (said := speak_again(situation_of(view, mind))) is not None:
        return said
    return _use(situation_of(view, mind)) or plain(view)


def _use(situation: Situation) -> str | None:
    """A card that is worth using now, or worth more in another's hands."""
    if (passed := pass_on(situation)) is not None:
        return passed
    found = best_use(situation, situation.view) if lines(situation.view, "use") else None
    if found is None and situation.view["variant"] == "b":
        return propose_gift(situation) or propose_use(situation)
    return found[0] if found else None


def _move(view: View, mind: Mind) -> str | None:
    return turn(view)


STEPS: dict[str, Callable[[View, Mind], str | None]] = {
    "plan": _plan,
    "reroll": _reroll,
    "equip": _equip,
    "move": _move,
}
"""By the phase."""
