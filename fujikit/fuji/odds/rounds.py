"""The coming rounds: how much stamina a plan costs, and how likely injuries and the end are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.box import Box, Level, Track, house
from fujikit.fuji.odds.answer import Odds
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.prospect import TurnOutcomes, best_of, final_totals, prospect
from fujikit.odds.best import Array

Chances = Array | Sequence[float]
MAX_ROUNDS = 20


class Stamina(Struct, frozen=True, dict=True):
    """Stamina over the coming rounds: `lost[n][points]` is the chance to have lost so many after n rounds.

    All that reaches the end of the track counts as its last space.
    """

    lost: tuple[tuple[float, ...], ...]
    track: Track
    model: Model

    def rows(self) -> Rows:
        """A row for now and for each round: stamina lost on average, an injury or worse, the end."""
        numbers = zip(self.mean, self.injury, self.death, strict=True)
        return Rows(
            (
                {"round": number, "lost": mean, "injury": injury, "end": end}
                for number, (mean, injury, end) in enumerate(numbers)
            ),
            self.model,
        )

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()

    def __repr__(self) -> str:
        rounds = len(self.lost) - 1
        return f"<Stamina: {self.mean[-1]:.2f} lost after {rounds} rounds, end {percent(self.death[-1])}>"

    @cached_property
    def mean(self) -> tuple[float, ...]:
        """The points lost on average, now and after each round."""
        return tuple(sum(points * chance for points, chance in enumerate(row)) for row in self.lost)

    @cached_property
    def injury(self) -> tuple[float, ...]:
        """The chance of an injury or worse, an injury space reached or the end, now and after each round."""
        start = self.lost[0].index(1.0)
        first = min((space for space in self.track.injuries if space > start), default=self.track.length)
        return tuple(sum(row[first:]) for row in self.lost)

    @cached_property
    def death(self) -> tuple[float, ...]:
        """The chance that the end of the track has been reached, now and after each round."""
        return tuple(row[self.track.length] for row in self.lost)


@public
def stamina_over_rounds(
    plan: Sequence[tuple[str, int]],
    *,
    dice: int = FULL_SET,
    rivals: Sequence[Known] | None = None,
    level: int = 2,
    stamina: int = 0,
    box: Box | None = None,
) -> Stamina:
    """What a plan costs, which names for every coming round what the card asks for and the rerolls.

    In each round the dice are thrown anew and played for the best chance to move. Injuries that come on the
    way change nothing in later rounds: a lost die would make them worse.

    >>> risk = stamina_over_rounds([("yellow|4", 1), ("odd", 2), ("blue", 1)], stamina=4)
    >>> risk
    <Stamina: 9.56 lost after 3 rounds, end 32.7%>
    >>> [round(chance, 3) for chance in risk.injury]
    [0.0, 0.484, 0.679, 0.879]
    """
    if not 1 <= len(plan) <= MAX_ROUNDS:
        raise BadInput(f"plan: {len(plan)} rounds do not lie between 1 and {MAX_ROUNDS}")
    cards = box or house()
    card, track, model = cards.level(level), cards.track, Model(())
    losses = []
    for need, rerolls in plan:
        turn = prospect(
            need, dice=dice, rerolls=rerolls, rivals=rivals, level=level, stamina=stamina, box=cards
        )
        losses.append(loss_chances(turn.totals, turn.best_rival, card))
        model += turn.model
    return Stamina(add_up(losses, track, stamina), track, model)


def stamina_this_round(odds: Odds, *, level: int = 2, stamina: int = 0, box: Box | None = None) -> Stamina:
    """What a turn costs when it is played as an answer to `chance_to_move` says.

    >>> from fujikit.fuji.odds.move_chance import chance_to_move
    >>> odds = chance_to_move("yellow|4", hand="B1 P1 B4 P4 B5 P5", beat=[7])
    >>> stamina_this_round(odds, stamina=3).mean
    (3.0, 6.0)
    """
    cards = box or house()
    rival = best_of([neighbour.chances(odds.need) for neighbour in odds.neighbours])
    totals = final_totals(odds.best, odds.dice, odds.need, odds.hand, odds.rerolls)
    losses = loss_chances(totals, _at_least(rival, max(odds.beat, default=0)), cards.level(level))
    return Stamina(add_up([losses], cards.track, stamina), cards.track, odds.model)


def _at_least(chances: Array, total: int) -> Array:
    """The chances of the higher one of a total and a known one."""
    raised = np.zeros(max(len(chances), total + 1))
    raised[: len(chances)] = chances
    raised[total] = raised[: total + 1].sum()
    raised[:total] = 0.0
    return raised


def loss_chances(totals: Chances, best_rival: Chances, card: Level) -> Array:
    """The chance of every loss in a turn, from the chances of the own totals and of the best neighbour's.

    >>> from fujikit.fuji.box import house
    >>> loss_chances([0.0, 0.0, 0.5, 0.5], [1.0], house().level(2)).tolist()
    [0.0, 0.0, 0.5, 0.5, 0.0]
    """
    rival = np.asarray(best_rival)
    turn = TurnOutcomes(rival, len(totals) - 1, 0, card)
    return np.bincount(turn.loss.ravel(), np.multiply.outer(np.asarray(totals), rival).ravel())


def add_up(losses: Sequence[Array], track: Track, stamina: int) -> tuple[tuple[float, ...], ...]:
    """The chances of every number of points lost, now and after each turn, up to the end of the track."""
    if not 0 <= stamina < track.length:
        raise BadInput(f"stamina: {stamina} lost does not lie between 0 and {track.length - 1}")
    lost = np.zeros(track.length + 1)
    lost[stamina] = 1.0
    rows = [lost]
    for loss in losses:
        after = np.convolve(rows[-1], loss)
        rows.append(np.append(after[: track.length], after[track.length :].sum()))
    return tuple(tuple(map(float, row)) for row in rows)
