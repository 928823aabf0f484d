"""The best choice of dice to keep for many hands at once, from one solution."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.engine.rows import Row, Rows
from fujikit.fuji.odds.hands import Faces, check_rerolls, read_hand, worth
from fujikit.fuji.odds.move_chance import Known, model_of, neighbours_of, solve, to_beat, winning
from fujikit.odds import Best, Goal, best_policy
from fujikit.odds.spread import Policy

Die = tuple[Faces, str]


@public
def best_keeps(
    need: str,
    hands: Sequence[str],
    *,
    rerolls: int = 1,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
) -> Rows:
    """What to keep of each hand, the chance to move then, and the chance of the hand as it lies.

    Hands of the same dice share one solution: a hand more takes microseconds.

    >>> table = best_keeps("odd", ["B1 P1 B3 Y5 B2 Y6", "B1 P1 B4 P4 B5 P5"])
    >>> [(row["keep"], round(row["chance"], 3), round(row["stop"], 3)) for row in table]
    [('B3 Y5', 0.629, 0.32), ('B5 P5', 0.755, 0.518)]
    """
    check_rerolls(rerolls)
    if isinstance(hands, str) or not isinstance(hands, Sequence):
        raise BadInput("hands: a list of hands is needed, such as ['B1 P1', 'B2 P1']")
    neighbours = neighbours_of(rivals, beat)
    totals = to_beat(need, neighbours, beat)
    solved: dict[tuple[Faces, ...], _Solution] = {}
    rows: list[Row] = []
    for hand in hands:
        codes, dice = read_hand(hand, "hands")
        kinds = tuple(sorted(dice))
        if kinds not in solved:
            goal = Goal((worth(need),), *winning(totals, 6 * len(kinds), bonus))
            solved[kinds] = _Solution(solve(kinds, goal, rerolls), rerolls)
        rows.append({"hand": hand, **solved[kinds].row(dice, codes)})
    return Rows(rows, model_of(neighbours, beat))


class _Solution:
    """Best play of a set of dice, and what it keeps of every result."""

    def __init__(self, best: Best, rerolls: int) -> None:
        self.best = best
        self.rerolls = rerolls
        self.policy: Policy = best_policy(best, rerolls) if rerolls else ()

    def row(self, dice: Sequence[Faces], codes: Sequence[str]) -> Row:
        """What to keep of a hand, its dice in any order."""
        order = sorted(range(len(codes)), key=lambda place: dice[place])
        hand = [codes[place] for place in order]
        kept = sorted(order[place] for place in self._kept(hand))
        return {
            "keep": " ".join(codes[place] for place in kept),
            "chance": self.best.hand_value(hand, self.rerolls),
            "stop": self.best.hand_value(hand, 0),
        }

    def _kept(self, hand: Sequence[str]) -> list[int]:
        """The places of the dice that best play keeps of a hand in the order of the set."""
        if not self.rerolls:
            return list(range(len(hand)))
        dice, at, kept = self.best.dice, self.best.dice.place(hand), []
        for numbers, axis, symbols, places in zip(
            self.policy, dice.axes, dice.symbols, dice.groups, strict=True
        ):
            wanted = [symbols[number] for number in axis.kept[numbers[at]]]
            for place in places:
                symbol = dice.goal.symbol(hand[place])
                if symbol in wanted:
                    wanted.remove(symbol)
                    kept.append(place)
        return kept
