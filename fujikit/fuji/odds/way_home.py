"""The way home: does a meeple arrive before its strength ends? A chain over steps left and stamina lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.box import Box, Track, house
from fujikit.fuji.odds.how_far import STEPS, rerolls_for
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import FULL_SET, Known, model_of, neighbours_of
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.prospect import prospect
from fujikit.odds.best import Array

Card = tuple[str, bool]
"""What a card asks for, and whether it has the reroll symbol."""
Plan = int | str | Callable[[int, int], int]
MAX_ROUNDS, MAX_STEPS = 30, 30
BEST = "best"


class Stage(NamedTuple):
    """Where a meeple is after a round: the chances add up to 1."""

    round: int
    home_unhurt: float
    home_hurt: float
    way_fit: float
    way_hurt: float
    out: float
    """Out of stamina, so that all have lost."""

    @property
    def home(self) -> float:
        return self.home_unhurt + self.home_hurt


class WayHome(NamedTuple):
    """How a way home goes, round by round."""

    rounds: tuple[Stage, ...]
    expected_steps: tuple[float, ...]
    """The steps gone on average after each round."""
    model: Model

    @property
    def home(self) -> float:
        """The chance to be home after the last round."""
        return self.rounds[-1].home

    @property
    def out(self) -> float:
        """The chance to be out of stamina by then."""
        return self.rounds[-1].out

    def rows(self) -> Rows:
        """A row for every round."""
        pairs = zip(self.rounds, self.expected_steps, strict=True)
        return Rows(({**stage._asdict(), "steps": steps} for stage, steps in pairs), self.model)

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        numbers = f"{percent(self.home)} home, {percent(self.out)} out of stamina"
        return f"<WayHome: {numbers} after {len(self.rounds)} rounds>"

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()


@public
def way_home(
    plan: Plan,
    *,
    steps: int,
    level: int = 2,
    stamina: int = 0,
    needs: Sequence[str] | None = None,
    dice: int | str = FULL_SET,
    rivals: Sequence[Known] | None = None,
    rounds: int = 8,
    box: Box | None = None,
) -> WayHome:
    """Whether a meeple so many steps from the village arrives, round by round, exactly within a stated model.

    `plan` is a number of steps a round, a function of the steps left and the stamina lost, or `"best"` for
    the best chance to be home by the last round. Every round the card is a random one of the box, or of
    `needs`, and is not known when the steps are chosen.

    >>> two = way_home(2, steps=8, rounds=6)
    >>> two
    <WayHome: 48.5% home, 51.5% out of stamina after 6 rounds>
    >>> [round(stage.home, 3) for stage in two.rounds]
    [0.0, 0.0, 0.0, 0.15, 0.37, 0.485]
    >>> way_home("best", steps=8, rounds=6).home >= two.home
    True
    """
    cards = box or house()
    _check(plan, steps, stamina, rounds, cards.track)
    neighbours = tuple(neighbours_of(rivals, ()))
    turns = _turns(_cards(needs, cards), dice, neighbours, level, cards)
    lost = np.zeros((steps + 1, cards.track.length + 1))
    lost[steps, stamina] = 1.0
    home = np.zeros(cards.track.length + 1)
    choose = _policy(plan, turns, steps, rounds, cards.track)
    stages, gone = [], []
    for number in range(1, rounds + 1):
        lost, home = _after(lost, home, turns, choose[rounds - number])
        stages.append(_stage(number, lost, home, cards.track))
        walked = sum((steps - left) * row.sum() for left, row in enumerate(lost))
        gone.append(float(walked + steps * home.sum()))
    model = model_of(neighbours) + Model((("way-home", {"level": level}),))
    return WayHome(tuple(stages), tuple(gone), model)


def _check(plan: Plan, steps: int, stamina: int, rounds: int, track: Track) -> None:
    if isinstance(plan, str) and plan != BEST:
        raise BadInput(f"plan: {plan[:40]!r} is neither a number of steps nor 'best'")
    if isinstance(plan, int) and plan not in STEPS:
        raise BadInput(f"plan: {plan} steps do not lie between 1 and 3")
    if not 1 <= steps <= MAX_STEPS:
        raise BadInput(f"steps: {steps} do not lie between 1 and {MAX_STEPS}")
    if not 0 <= stamina < track.length:
        raise BadInput(f"stamina: {stamina} lost does not lie between 0 and {track.length - 1}")
    if not 1 <= rounds <= MAX_ROUNDS:
        raise BadInput(f"rounds: {rounds} do not lie between 1 and {MAX_ROUNDS}")


def _cards(needs: Sequence[str] | None, box: Box) -> tuple[Card, ...]:
    """The cards that may lie ahead; requirements alone are cards without a symbol."""
    if needs is None:
        return tuple((card.need, bool(card.reroll)) for card in box.landscape)
    if not needs:
        raise BadInput("needs: at least one requirement is needed")
    return tuple((need, False) for need in needs)


class Outcomes(NamedTuple):
    """The chances of every loss in a turn: with a move, and without."""

    moves: Array
    fails: Array


@lru_cache(maxsize=32)
def _turns(
    cards: tuple[Card, ...], dice: int | str, neighbours: tuple[Neighbour, ...], level: int, box: Box
) -> dict[int, Outcomes]:
    """What so many steps bring on the mean of all cards: success and loss belong together."""
    most = box.level(level).fail + max(row.loss for row in box.level(level).rows)
    turns = {}
    for steps in STEPS:
        moves, fails = np.zeros(most + 1), np.zeros(most + 1)
        for need, symbol in cards:
            rerolls = rerolls_for(steps, symbol)
            rivals = list(neighbours)
            turn = prospect(need, dice=dice, rerolls=rerolls, rivals=rivals, level=level, box=box)
            for margin, chance in turn.margins.items():
                (moves if margin > 0 else fails)[turn.card.loss(margin)] += chance / len(cards)
        turns[steps] = Outcomes(moves, fails)
    return turns


Policy = Callable[[int, int], int]


def _policy(plan: Plan, turns: dict[int, Outcomes], steps: int, rounds: int, track: Track) -> list[Policy]:
    """What to do with 0, 1, … further rounds to come."""
    if plan == BEST:
        return _best(turns, steps, rounds, track.length)
    chosen = plan if callable(plan) else lambda left, lost: int(plan)

    def steps_of(left: int, lost: int) -> int:
        wanted = chosen(left, lost)
        if wanted not in STEPS:
            raise BadInput(f"plan: {wanted!r} steps do not lie between 1 and 3")
        return min(wanted, left)

    return [steps_of] * rounds


def _best(turns: dict[int, Outcomes], steps: int, rounds: int, end: int) -> list[Policy]:
    """Backwards from the last round: what brings a meeple home most often; among equals fewer steps."""
    value = np.zeros((steps + 1, end + 1))
    value[0] = 1.0
    policies: list[Policy] = []
    for _ in range(rounds):
        after, choice = np.zeros_like(value), np.ones(value.shape, dtype=int)
        after[0] = 1.0
        for left in range(1, steps + 1):
            for lost in range(end):
                worths = {s: _worth(turns[s], value, left, lost, s) for s in STEPS if s <= left}
                choice[left, lost] = max(worths, key=lambda s: (round(worths[s], 12), -s))
                after[left, lost] = worths[choice[left, lost]]
        policies.append(_from_table(choice))
        value = after
    return policies


def _from_table(choice: Array) -> Policy:
    return lambda left, lost: int(choice[left, lost])


def _worth(turn: Outcomes, value: Array, left: int, lost: int, steps: int) -> float:
    end = value.shape[1] - 1
    losses = np.minimum(lost + np.arange(len(turn.moves)), end)
    alive = losses < end
    moved = turn.moves.sum() if steps == left else turn.moves[alive] @ value[left - steps, losses[alive]]
    return float(moved + turn.fails[alive] @ value[left, losses[alive]])


def _after(lost: Array, home: Array, turns: dict[int, Outcomes], choose: Policy) -> tuple[Array, Array]:
    """One round further; who has arrived or is out of stamina stays so."""
    end = lost.shape[1] - 1
    after, arrived = np.zeros_like(lost), home.copy()
    after[:, end] = lost[:, end]
    for left, before in np.argwhere(lost[:, :end] > 0):
        chance, steps = lost[left, before], choose(int(left), int(before))
        turn = turns[steps]
        places = np.minimum(before + np.arange(len(turn.moves)), end)
        if steps == left:
            arrived[before] += chance * turn.moves.sum()
        else:
            np.add.at(after[left - steps], places, chance * turn.moves)
        np.add.at(after[left], places, chance * turn.fails)
    return after, arrived


def _stage(number: int, lost: Array, home: Array, track: Track) -> Stage:
    first = min(track.injuries, default=track.length)
    alive = lost[:, : track.length].sum(axis=0)
    parts = (home[:first], home[first:], alive[:first], alive[first:], lost[:, -1])
    return Stage(number, *(float(part.sum()) for part in parts))
