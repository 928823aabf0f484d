"""Phase 2: where everybody should go, weighed for the whole team at once.

For every seat a few cards come into question. What a turn gains depends on the mover's card and on those of
the two neighbours, for whose sake they throw again. The sum of the gains over all sets of markers is one
array, and the best set its highest entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from fujikit.fuji.dice import FULL_SET
from fujikit.fuji.odds.knowledge import THIRD_SET
from fujikit.teams.fuji.strategy.beliefs import dice_of
from fujikit.teams.fuji.strategy.dice_knowledge import DiceKnowledge, chances_below, final_dice
from fujikit.teams.fuji.strategy.faces import Array
from fujikit.teams.fuji.strategy.position_values import PositionValues
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.totals import SIZE, beside, raised, totals, totals_each

MAX_CARDS = {2: 12, 3: 9, 4: 6}
"""How many cards of a seat are weighed together with those of the others, by the seats at the table."""
FORBIDDEN = -1e6


class Plan(NamedTuple):
    """What every set of markers gains the team."""

    squares: dict[str, tuple[str, ...]]
    """The cards weighed for each seat."""
    worths: Array
    """An axis a seat."""

    @property
    def worth(self) -> float:
        """What the best set gains."""
        return float(self.worths.max())

    @property
    def cards(self) -> dict[str, str]:
        """The best set: a card for every seat."""
        best = np.unravel_index(int(self.worths.argmax()), self.worths.shape)
        return {name: of[place] for (name, of), place in zip(self.squares.items(), best, strict=True)}

    def of(self, name: str) -> dict[str, float]:
        """What each card of a seat gains, when all others then choose best."""
        axis = list(self.squares).index(name)
        others = tuple(other for other in range(self.worths.ndim) if other != axis)
        return dict(zip(self.squares[name], self.worths.max(axis=others).tolist(), strict=True))


class Mover(NamedTuple):
    """A seat that wants to go somewhere: the cards in question and what is known of its dice for each."""

    name: str
    squares: tuple[str, ...]
    needs: tuple[str | None, ...]
    given: tuple[int, ...]
    """The rerolls that each card gives."""
    known: DiceKnowledge
    to_beat: Array
    """What a turn gains on average, by the total that it must beat: (squares, totals)."""


def best_plan(
    situation: Situation, fixed: Mapping[str, str], choices: Mapping[str, Sequence[str]] | None = None
) -> Plan:
    """The best set of markers, as far as the seat can tell.

    `fixed` are markers taken as they lie; `choices` limit where others may go.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    >>> plan = best_plan(Situation(game.view("Clara")), {"Jona": "f2"})
    >>> plan.cards["Jona"], len(set(plan.cards.values()))
    ('f2', 3)
    """
    movers = [_mover(situation, name, fixed, choices or {}) for name in situation.seats]
    return Plan({mover.name: mover.squares for mover in movers}, _together(situation, movers))


def _mover(
    situation: Situation, name: str, fixed: Mapping[str, str], choices: Mapping[str, Sequence[str]]
) -> Mover:
    if name in fixed:
        return _assess_cards(situation, name, (fixed[name],))
    seat = situation.seats[name]
    taken = [fixed.get(rival) for rival in situation.rivals(name)]
    reachable = situation.reachable(name)
    allowed = choices.get(name, reachable)
    squares = [square for square in reachable if square in allowed and square not in taken]
    mover = _assess_cards(situation, name, squares or [seat["at"]])
    few = MAX_CARDS.get(len(situation.seats), MAX_CARDS[4])
    return mover if len(squares) <= few else _narrowed(mover, few)


def _assess_cards(situation: Situation, name: str, squares: Sequence[str]) -> Mover:
    """What each card would mean: rerolls, final dice, gains."""
    cards = situation.view["cards"]
    needs = tuple([cards[square]["need"] for square in squares])
    given = tuple([situation.rerolls(name, square) for square in squares])
    mover = Mover(name, tuple(squares), needs, given, situation.known(name), np.zeros(()))
    if situation.selfish and name != situation.me:
        return mover._replace(to_beat=np.zeros((len(squares), SIZE)))
    return mover._replace(to_beat=_to_beat(mover[:-1], situation.bonus(name), situation.position_values))


@lru_cache(maxsize=512)
def _to_beat(mover: tuple[Any, ...], lift: int, position_values: PositionValues) -> Array:
    """What a turn towards each card gains on average, by the total that it must beat."""
    name, squares, needs, given, known = mover
    own = raised(totals_each(final_dice(known, needs, given), needs), lift)
    gains = np.stack([position_values.matrix(name, square) for square in squares])
    return np.asarray(np.matmul(own[:, None, :], gains)[:, 0, :])


def _narrowed(mover: Mover, few: int) -> Mover:
    """The few cards that are best for the seat itself, against neighbours of whom nothing is known."""
    gain = (mover.to_beat * _unknown(mover.needs)).sum(axis=1)
    picked = sorted(np.argsort(-gain, kind="stable")[:few].tolist())
    return Mover(
        mover.name,
        tuple(mover.squares[place] for place in picked),
        tuple(mover.needs[place] for place in picked),
        tuple(mover.given[place] for place in picked),
        mover.known,
        mover.to_beat[picked],
    )


def _unknown(needs: tuple[str | None, ...]) -> Array:
    """The chances of what two neighbours with fresh dice show at most, by requirement."""
    return np.stack([_fresh_rivals(need) for need in needs])


@lru_cache(maxsize=256)
def _fresh_rivals(need: str | None) -> Array:
    below = totals(dice_of([None] * FULL_SET).now[None], [need])[0, 0].cumsum()
    return np.diff(below * below, prepend=0.0)


def _together(situation: Situation, movers: list[Mover]) -> Array:
    """The sum of all gains for every set of markers; what neighbours may not share is forbidden."""
    place = {mover.name: axis for axis, mover in enumerate(movers)}
    shape = tuple(len(mover.squares) for mover in movers)
    worth = np.zeros(shape)
    for mover in movers:
        rivals = [movers[place[name]] for name in situation.rivals(mover.name) if name != THIRD_SET]
        gains = _gains(situation, mover, rivals)
        axes = [place[mover.name], *(place[rival.name] for rival in rivals)]
        worth += _spread(gains, axes, len(movers))
        for rival in rivals:
            if place[rival.name] > place[mover.name]:
                same = np.array([[FORBIDDEN * (a == b) for b in rival.squares] for a in mover.squares])
                worth += _spread(same, [place[mover.name], place[rival.name]], len(movers))
    return worth


def _gains(situation: Situation, mover: Mover, rivals: list[Mover]) -> Array:
    """What the seat's turn gains on average, by its own card and those of its neighbours."""
    needs = tuple(dict.fromkeys(mover.needs))
    which = [needs.index(need) for need in mover.needs]
    to_beat = mover.to_beat
    if THIRD_SET in situation.rivals(mover.name):
        third = chances_below(situation.known(THIRD_SET), (None,), (0,), needs)[0, which]
        to_beat = beside(to_beat, third)
    falls = to_beat - np.concatenate([to_beat[:, 1:], np.zeros((len(to_beat), 1))], axis=1)
    below = [
        chances_below(rival.known, rival.needs, rival.given, needs)[:, which].transpose(1, 0, 2)
        for rival in rivals
    ]
    first = below[0] * falls[:, None, :]
    if len(below) == 1:
        return np.asarray(first.sum(axis=2))
    return np.asarray(np.matmul(first, below[1].transpose(0, 2, 1)))


def _spread(values: Array, axes: Sequence[int], count: int) -> Array:
    """An array over some seats laid along the axes of all."""
    order = np.argsort(axes)
    values = values.transpose(order)
    shape = [1] * count
    for axis, size in zip(sorted(axes), values.shape, strict=True):
        shape[axis] = size
    return values.reshape(shape)


def placed_markers(view: dict[str, Any]) -> dict[str, str]:
    """The markers that lie."""
    return {name: seat["marker"] for name, seat in view["seats"].items() if seat["marker"]}
