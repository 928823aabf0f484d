"""How far to go: steps against rerolls, by requirement."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.engine.rows import Row, Rows
from fujikit.fuji.box import Box, house
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.prospect import prospect
from fujikit.fuji.reroll import BY_DISTANCE

STEPS = (1, 2, 3)


@public
def how_far(
    needs: str | Sequence[str] | None = None,
    *,
    dice: int | str = FULL_SET,
    rivals: Sequence[Known] | None = None,
    level: int = 2,
    box: Box | None = None,
) -> Rows:
    """One, two or three steps, to a card with the reroll symbol or without: what each is worth.

    By default for every card of the box. `expected` are the steps times the chance to move.

    >>> table = how_far("yellow|4")
    >>> [(row["steps"], row["rerolls"], round(row["expected"], 2)) for row in table.where(symbol=False)]
    [(1, 1, 0.63), (2, 1, 1.26), (3, 0, 0.92)]
    """
    cards = box or house()
    given = all_needs(cards) if needs is None else [needs] if isinstance(needs, str) else needs
    asked = list(dict.fromkeys(given))
    if not asked:
        raise BadInput("needs: at least one requirement is needed")
    rows: list[Row] = []
    model = Model(())
    for need in asked:
        turns = {
            rerolls: prospect(need, dice=dice, rerolls=rerolls, rivals=rivals, level=level, box=cards)
            for rerolls in sorted({rerolls_for(steps, symbol) for steps in STEPS for symbol in (False, True)})
        }
        for symbol in (False, True):
            for steps in STEPS:
                rerolls = rerolls_for(steps, symbol)
                turn = turns[rerolls]
                model += turn.model
                numbers: Row = {"chance": turn.chance, "expected": steps * turn.chance, "loss": turn.loss}
                rows.append({"need": need, "steps": steps, "symbol": symbol, "rerolls": rerolls, **numbers})
    return Rows(rows, model)


def rerolls_for(steps: int, symbol: bool) -> int:  # noqa: FBT001  # the card has the symbol or has it not
    """How many rerolls a marker gives, by its distance and the symbol on its card.

    >>> [rerolls_for(steps, True) for steps in range(4)]
    [3, 2, 2, 1]
    """
    return BY_DISTANCE.get(steps, 0) + symbol


def all_needs(box: Box) -> list[str]:
    """What the landscape and village cards of a box ask for, each once."""
    return list(dict.fromkeys(card.need for card in (*box.landscape, *box.village)))
