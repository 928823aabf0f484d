"""Two figures for every choice: the own chance, and how many steps nearer the team comes on average.

What is best for the team weighs more than steps: `Weights` says what stamina, lava and the end of the track
count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds.board import CardOdds
from fujikit.fuji.odds.dilemma import Mate, check_mates, final_totals, needs_of, other_players_of
from fujikit.fuji.odds.forecast import Stakes, TurnForecasts
from fujikit.fuji.odds.hands import codes, worth
from fujikit.fuji.odds.knowledge import Knowledge, need_of, rivals_of, rolled_once, seen_hand
from fujikit.fuji.odds.move_chance import solve
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.other_players import joint_table, values
from fujikit.fuji.odds.passing import passes
from fujikit.fuji.odds.table_questions import nearer
from fujikit.fuji.odds.team import WEIGHTS
from fujikit.fuji.view_state import level_of
from fujikit.odds import Goal, Spread, best_policy
from fujikit.odds.best import Array

WORTH_SAYING = 0.05
"""Steps. Who gains the team less than this had better look to the own chance."""
TIE = 1e-6
"""What the own chance weighs beside the team's steps: it decides ties."""


class Figures(NamedTuple):
    """What a choice brings."""

    own: float
    """The own chance."""
    team: float
    """How many steps nearer the team comes on average, with the markers as they lie."""


class CardChoice(NamedTuple):
    """A card to go to."""

    card: CardOdds
    figures: Figures
    value: float
    """For the team, in steps."""


class ThrowChoice(NamedTuple):
    """Dice to keep: codes, and numbers in the hand from 1."""

    keep: tuple[str, ...]
    numbers: tuple[int, ...]
    figures: Figures
    value: float


def card_choices(known: Knowledge, cards: Sequence[CardOdds]) -> list[CardChoice]:
    """What each of these cards brings in phase 2."""
    at, taken = known.table.seat(known.seat).at, known.table.board.next_lava()
    others = mates_steps(known)
    found = []
    for card in cards:
        lava = card.chance * (card.square in taken) + (1 - card.chance) * (at in taken)
        danger = WEIGHTS.lava * lava + WEIGHTS.end * card.death
        team = card.chance * card.nearer + others
        found.append(
            CardChoice(card, Figures(card.chance, team), team - WEIGHTS.stamina * card.loss - danger)
        )
    return found


def mates_steps(known: Knowledge) -> float:
    """How many steps nearer the others come on average, against the own dice as they lie."""
    view, board = known.view, known.table.board
    neighbours = {neighbour.name: neighbour for neighbour in known.neighbours}
    steps = 0.0
    for name, seat in view["seats"].items():
        need = need_of(view, name)
        if name == known.seat or need is None:
            continue
        chance = passes(known, neighbours[name], need) if name in neighbours else _across(known, name, need)
        steps += chance * nearer(board, seat["at"], seat["marker"])
    return steps


def _across(known: Knowledge, name: str, need: str) -> float:
    """The chance of somebody who is no neighbour, of whom no reroll is expected."""
    view = known.view
    rivals = [seen_hand(view, rival, known.kinds) for rival in rivals_of(view, known.table, name)]
    hand = seen_hand(view, name, known.kinds)
    with_dice = [rolled_once(rival) for rival in rivals if rival.dice]
    return TurnForecasts(hand, with_dice, Stakes.of(view, name)).of(need, 0).chance


class TeamThrows:
    """Rerolls of a hand, for the best own chance and for the best of the team.

    >>> import fujikit
    >>> from fujikit.fuji.odds.knowledge import knowledge
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> for name, square in zip(game.seats, ("d2", "e2", "f2")):
    ...     _ = game.act(f"{name} mark {square}"), game.act(f"{name} ready")
    >>> throws = TeamThrows(knowledge(game, "Clara"))
    >>> mine, team = throws.best_own(), throws.best_team()
    >>> mine.figures.own >= team.figures.own, mine.value <= team.value
    (True, True)
    """

    def __init__(self, known: Knowledge) -> None:
        self._known = known
        mates = _mates(known)
        self._needs = needs_of(known.need or "", mates)
        self._others = other_players_of(self._needs, mates, _opposite(known), len(known.hand.dice))
        self._own = values(self._others.limit, known.bonus)
        going = [name for name, mate in zip(_rivals(known), mates, strict=True) if mate.need is not None]
        self._steps = self._weighed([_steps(known, name) for name in (known.seat, *going)])
        worths = self._weighed([_weight(known, name) for name in (known.seat, *going)])
        self._chance = np.broadcast_to(self._weighed([1.0, *(0.0 for _ in going)]), worths.shape)
        self._value = worths + TIE * self._chance

    def best_own(self) -> ThrowChoice:
        """The dice to keep for the best own chance."""
        return self._choice(self._chance + TIE * self._value)

    def best_team(self) -> ThrowChoice:
        """The dice to keep for the team."""
        return self._choice(self._value)

    def keeping(self, numbers: Sequence[int]) -> ThrowChoice:
        """Some dice to keep, numbered from 1; what is thrown after that is best for the team."""
        hand, kept = self._known.faces, [number - 1 for number in numbers]
        rerolls = self._known.rerolls if len(kept) < len(hand) else 0
        dice, worths = self._known.hand.dice, tuple(map(worth, self._needs))
        spread = Spread(dice, worths, {place: hand[place] for place in kept})
        if rerolls > 1:
            best = solve(dice, Goal(worths, self._value), rerolls - 1)
            for left in range(rerolls - 1, 0, -1):
                spread = spread.reroll(best_policy(best, left))
        return self._seen(kept, joint_table(spread.dice.totals(), spread.chances, self._others.limit))

    def _weighed(self, weights: Sequence[float]) -> Array:
        """The sum of all chances to move, each times its weight, by the own totals."""
        own, *others = weights
        chances = [self._others.mine(self._own), *self._others.passing.values()]
        whole = np.zeros((1,) * len(self._needs))
        for axis, (weight, chance) in enumerate(zip((own, *others), chances, strict=True)):
            shape = [1] * len(self._needs)
            shape[axis] = len(chance)
            whole = whole + weight * np.asarray(chance).reshape(shape)
        return whole

    def _choice(self, goal: Array) -> ThrowChoice:
        hand, rerolls = self._known.faces, self._known.rerolls
        best = solve(self._known.hand.dice, Goal(tuple(map(worth, self._needs)), goal), rerolls)
        kept = best.ranking(hand, rerolls)[0].dice if rerolls else tuple(range(len(hand)))
        totals = final_totals(best, self._known.hand.dice, hand, rerolls, self._others.limit)
        return self._seen(kept, totals)

    def _seen(self, kept: Sequence[int], totals: Array) -> ThrowChoice:
        """What dice to keep bring, by the chances of the own totals that follow."""
        figures = Figures(float((totals * self._chance).sum()), float((totals * self._steps).sum()))
        numbers = tuple(place + 1 for place in kept)
        return ThrowChoice(
            codes(self._known.faces, kept), numbers, figures, float((totals * self._value).sum())
        )


def throw_choices(
    known: Knowledge, numbers: Sequence[int] | None = None
) -> tuple[ThrowChoice, ThrowChoice] | None:
    """The best choice for oneself, and the team's where it gains enough, else the same again.

    `numbers` are dice to keep that are taken for the team's choice.
    None where the odds can't tell: there are more dice than can be weighed, or other than two neighbours.
    """
    try:
        throws = TeamThrows(known)
        mine, team = throws.best_own(), throws.best_team() if numbers is None else throws.keeping(numbers)
    except BadInput:
        return None
    if numbers is not None:
        return (team, team) if sorted(team.keep) == sorted(mine.keep) else (mine, team)
    return mine, team if team.value - mine.value > WORTH_SAYING else mine


def _rivals(known: Knowledge) -> list[str]:
    return [neighbour.name for neighbour in known.neighbours]


def _mates(known: Knowledge) -> list[Mate]:
    view, named = known.view, known.view["seats"]
    mates = [
        Mate(each, need_of(view, each.name) if each.name in named else None) for each in known.neighbours
    ]
    check_mates(mates, None)
    return mates


def _opposite(known: Knowledge) -> Neighbour | None:
    """In a game of four who is no neighbour."""
    near = {known.seat, *_rivals(known)}
    far = [name for name in known.view["seats"] if name not in near]
    return rolled_once(seen_hand(known.view, far[0], known.kinds)) if far else None


def _steps(known: Knowledge, name: str) -> int:
    """How much nearer the village somebody's marker lies."""
    seat = known.view["seats"][name]
    return nearer(known.table.board, seat["at"], seat["marker"])


def _weight(known: Knowledge, name: str) -> float:
    """What it is worth to the team that somebody moves, in steps."""
    seat, taken = known.view["seats"][name], known.table.board.next_lava()
    fail = 0 if seat["unhurt"] else level_of(known.view).fail
    ends = seat["stamina"] + fail >= known.view["track"]["length"]
    lava: int = (seat["at"] in taken) - (seat["marker"] in taken)
    steps = _steps(known, name)
    return float(steps + WEIGHTS.stamina * fail + WEIGHTS.end * ends + WEIGHTS.lava * lava)
