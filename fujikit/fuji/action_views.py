"""Views of actions: what each highlights on the table, and which line a tapped thing stands for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from fujikit.fuji import actions
from fujikit.fuji.state import State
from fujikit.fuji.verbs import VERBS


class ActionView(Struct, frozen=True):
    """A line, who says it, and what it highlights."""

    line: str
    seat: str
    verb: str
    proposes: str
    """The verb of what is proposed; empty for everything else."""
    whose: str
    """Whose meeple, dice or cards it is about."""
    squares: list[str]
    """The goal first, then the cards of the way."""
    dice: list[int]
    cards: list[str]
    seats: list[str]
    value: int
    """The face that a die is turned to, or a number of power bars; 0 for none."""
    word: str
    """What is chosen by its name: the colour of a start card, the place of an injury."""


class ProbeLines(Struct):
    """The lines that tapped things stand for in this phase, so that a refusal can be asked for.

    Fields in braces are for the browser to fill in; an empty line stands for nothing.
    """

    square: str
    die: str
    done: str


@lru_cache(maxsize=16384)
def action_view(action: actions.FujiAction) -> ActionView:
    """Return the view of an action; cached, because the same lines are offered again and again."""
    inner = action.action if isinstance(action, actions.Propose) else action
    named: dict[str, Any] = {"squares": [], "dice": [], "cards": [], "seats": [], "value": 0, "word": ""}
    for field, value in VERBS[type(inner)].highlights(inner):
        if isinstance(named[field], list):
            named[field] += value if isinstance(value, tuple) else [value] if value else []
        else:
            named[field] = value
    proposed = "" if inner is action else inner.verb
    return ActionView(str(action), action.seat, action.verb, proposed, inner.who, **named)


DONE = {"plan": "{seat} ready", "reroll": "{seat} stop", "equip": "{seat} ready"}


def probe_lines(state: State) -> ProbeLines:
    """Return the lines of this phase by what is tapped; whether they are allowed is for `check` to say."""
    return ProbeLines(
        square="{seat} move {square}" if state.phase == "move" else "{seat} mark {square}",
        die="{seat} reroll {die}",
        done=DONE.get(state.phase, ""),
    )
