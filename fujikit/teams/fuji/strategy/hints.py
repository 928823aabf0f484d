"""Chooses what to tell the others of the own dice: where they are strong, and where no danger."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from fujikit.fuji.odds.knowledge import THIRD_SET
from fujikit.teams.fuji.seats import reach_of
from fujikit.teams.fuji.strategy.beliefs import Dice, tilted
from fujikit.teams.fuji.strategy.dice_knowledge import current_dice
from fujikit.teams.fuji.strategy.faces import Array, worths
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.talk import Hint, say_hints, say_outlook

MAX_HINTS = 4
"""Hints in one statement."""
MAX_SENTENCES = 2
"""Statements in phase 2 of a round."""
LITTLE = 0.2
"""Dice so near to the mean are neither strong nor weak."""
CLEAR = 0.43
"""The upper and the lower third begin so many standard deviations from the mean."""


def say_in_plan_phase(situation: Situation) -> str | None:
    """Phase 2: tell the others of the own dice, once at first and once more when all markers lie."""
    view = situation.view
    name = view["seat"]
    spoken = sum(said["seat"] == name for said in view["said"])
    if not view["may_say"] or spoken >= MAX_SENTENCES:
        return None
    if not spoken:
        squares = _in_question(situation)
    elif all(seat["marker"] for seat in view["seats"].values()):
        squares = [view["seats"][who]["marker"] for who in (name, *_mates(situation))]
    else:
        return None
    text = say_hints(view, hints(situation, squares))
    return f"{name} say {text}" if text else None


def _mates(situation: Situation) -> list[str]:
    """The neighbours who go somewhere."""
    return [mate for mate in situation.rivals(situation.me) if mate != THIRD_SET and situation.need(mate)]


def say_in_equip_phase(situation: Situation) -> str | None:
    """Phase 4: how the own card looks, and for whom the own dice are a danger or none; once a round.

    Where nobody has a card to use, nothing can be done about it, and nothing is said.
    """
    view = situation.view
    name, marker = view["seat"], view["seats"][view["seat"]]["marker"]
    spoken = any(said["seat"] == name and said["phase"] == "equip" for said in view["said"])
    useful = any(seat["equipment"] for seat in view["seats"].values())
    if spoken or not useful or not view["may_say"] or not situation.need(name) or not marker:
        return None
    mates, expected = _mates(situation), current_dice(situation.own_as_heard())
    needs = [situation.need(who) or "" for who in (name, *mates)]
    own, *others = _than_expected(situation, expected, needs).tolist()
    stands = dict(zip(mates, others, strict=True))
    text = say_outlook(
        view,
        _quality(own),
        blocks=[mate for mate in mates if stands[mate] > CLEAR],
        spares=[mate for mate in mates if stands[mate] < -CLEAR],
    )
    return f"{name} say {text}" if text else None


def _quality(apart: float) -> str:
    return "strong" if apart > CLEAR else "weak" if apart < -CLEAR else "fair"


def _than_expected(situation: Situation, expected: Dice, needs: Sequence[str]) -> Array:
    """How the own totals compare with what the others expect of them, in standard deviations."""
    worth = np.stack([worths(need) for need in needs], axis=1)
    own = situation.dice(situation.view["seat"]).now
    mean = expected.now @ worth
    spread = np.sqrt(np.maximum((expected.now @ (worth * worth) - mean * mean).sum(axis=0), 0.0))
    return np.asarray((own @ worth - mean).sum(axis=0) / np.where(spread > 0, spread, np.inf))


def hints(situation: Situation, squares: Iterable[str]) -> list[Hint]:
    """What to tell of some cards: each time that where the dice are farthest from what the others expect.

    What was told changes what is expected. Only what is true on its own is told: nobody calls dice weak that
    are merely less strong than expected.
    """
    view = situation.view
    own, expected = situation.dice(view["seat"]), current_dice(situation.own_as_heard())
    cards = {view["cards"][square]["need"]: square for square in squares}
    needs = list(cards)
    plain = _than_expected(situation, own._replace(now=own.fresh), needs)
    untold = np.abs(plain) >= LITTLE
    found: list[Hint] = []
    while len(found) < MAX_HINTS:
        apart = _than_expected(situation, expected, needs)
        best = int((np.abs(apart) * untold * (apart * plain > 0)).argmax())
        if not untold[best] or abs(apart[best]) < CLEAR or apart[best] * plain[best] <= 0:
            break
        untold[best] = False
        found.append(Hint(view["seat"], _quality(apart[best]), needs[best], cards[needs[best]]))
        expected = tilted(expected, needs[best], 1.0 if apart[best] > 0 else -1.0)
    return found


def _in_question(situation: Situation) -> list[str]:
    """The cards that are no step back for somebody who can reach them."""
    distances, squares = situation.distances, dict[str, None]()
    for seat in situation.seats.values():
        near = distances.board.in_reach(seat["at"], reach_of(seat))
        home = distances.steps(seat["at"])
        squares.update(dict.fromkeys(square for square in near if distances.steps(square) <= home))
    return list(squares)
