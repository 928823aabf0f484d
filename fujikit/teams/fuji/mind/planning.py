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
from fujikit.teams.fuji.mind.beliefs import dice_of
from fujikit.teams.fuji.mind.faces import Array
from fujikit.teams.fuji.mind.known import Known, chances_below, final_dice
from fujikit.teams.fuji.mind.totals import SIZE, beside, raised, totals, totals_each
from fujikit.teams.fuji.mind.value import Outlook
from fujikit.teams.fuji.mind.worth import Situation

FEW = {2: 12, 3: 9, 4: 6}
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


class Goer(NamedTuple):
    """A seat that wants to go somewhere: the cards in question and what is known of its dice for each."""

    name: str
    squares: tuple[str, ...]
    needs: tuple[str | None, ...]
    given: tuple[int, ...]
    """The rerolls that each card gives."""
    known: Known
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
    goers = [_goer(situation, name, fixed, choices or {}) for name in situation.seats]
    return Plan({goer.name: goer.squares for goer in goers}, _together(situation, goers))


def _goer(
    situation: Situation, name: str, fixed: Mapping[str, str], choices: Mapping[str, Sequence[str]]
) -> Goer:
    if name in fixed:
        return _weighed(situation, name, (fixed[name],))
    seat = situation.seats[name]
    taken = [fixed.get(rival) for rival in situation.rivals(name)]
    reachable = situation.reachable(name)
    allowed = choices.get(name, reachable)
    squares = [square for square in reachable if square in allowed and square not in taken]
    goer = _weighed(situation, name, squares or [seat["at"]])
    few = FEW.get(len(situation.seats), FEW[4])
    return goer if len(squares) <= few else _narrowed(goer, few)


def _weighed(situation: Situation, name: str, squares: Sequence[str]) -> Goer:
    """What each card would mean: rerolls, final dice, gains."""
    cards = situation.view["cards"]
    needs = tuple([cards[square]["need"] for square in squares])
    given = tuple([situation.rerolls(name, square) for square in squares])
    goer = Goer(name, tuple(squares), needs, given, situation.known(name), np.zeros(()))
    if situation.selfish and name != situation.me:
        return goer._replace(to_beat=np.zeros((len(squares), SIZE)))
    return goer._replace(to_beat=_to_beat(goer[:-1], situation.bonus(name), situation.outlook))


@lru_cache(maxsize=512)
def _to_beat(goer: tuple[Any, ...], lift: int, outlook: Outlook) -> Array:
    """What a turn towards each card gains on average, by the total that it must beat."""
    name, squares, needs, given, known = goer
    own = raised(totals_each(final_dice(known, needs, given), needs), lift)
    gains = np.stack([outlook.matrix(name, square) for square in squares])
    return np.asarray(np.matmul(own[:, None, :], gains)[:, 0, :])


def _narrowed(goer: Goer, few: int) -> Goer:
    """The few cards that are best for the seat itself, against neighbours of whom nothing is known."""
    gain = (goer.to_beat * _unknown(goer.needs)).sum(axis=1)
    picked = sorted(np.argsort(-gain, kind="stable")[:few].tolist())
    return Goer(
        goer.name,
        tuple(goer.squares[place] for place in picked),
        tuple(goer.needs[place] for place in picked),
        tuple(goer.given[place] for place in picked),
        goer.known,
        goer.to_beat[picked],
    )


def _unknown(needs: tuple[str | None, ...]) -> Array:
    """The chances of what two neighbours with fresh dice show at most, by requirement."""
    return np.stack([_fresh_rivals(need) for need in needs])


@lru_cache(maxsize=256)
def _fresh_rivals(need: str | None) -> Array:
    below = totals(dice_of([None] * FULL_SET).now[None], [need])[0, 0].cumsum()
    return np.diff(below * below, prepend=0.0)


def _together(situation: Situation, goers: list[Goer]) -> Array:
    """The sum of all gains for every set of markers; what neighbours may not share is forbidden."""
    place = {goer.name: axis for axis, goer in enumerate(goers)}
    shape = tuple(len(goer.squares) for goer in goers)
    worth = np.zeros(shape)
    for goer in goers:
        rivals = [goers[place[name]] for name in situation.rivals(goer.name) if name != THIRD_SET]
        gains = _gains(situation, goer, rivals)
        axes = [place[goer.name], *(place[rival.name] for rival in rivals)]
        worth += _spread(gains, axes, len(goers))
        for rival in rivals:
            if place[rival.name] > place[goer.name]:
                same = np.array([[FORBIDDEN * (a == b) for b in rival.squares] for a in goer.squares])
                worth += _spread(same, [place[goer.name], place[rival.name]], len(goers))
    return worth


def _gains(situation: Situation, goer: Goer, rivals: list[Goer]) -> Array:
    """What the seat's turn gains on average, by its own card and those of its neighbours."""
    needs = tuple(dict.fromkeys(goer.needs))
    which = [needs.index(need) for need in goer.needs]
    to_beat = goer.to_beat
    if THIRD_SET in situation.rivals(goer.name):
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


def lying(view: dict[str, Any]) -> dict[str, str]:
    """The markers that lie."""
    return {name: seat["marker"] for name, seat in view["seats"].items() if seat["marker"]}
