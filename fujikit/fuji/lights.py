"""What an action lights up on the table, and which line a touched thing stands for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from fujikit.engine.notation import Action
from fujikit.fuji import actions
from fujikit.fuji.state import State


class ActionView(Struct, frozen=True):
    """A line, who says it, and what it lights up."""

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


class TriesView(Struct):
    """The line that a touched thing stands for in this phase, so that a refusal can be asked for.

    Fields in braces are for the browser to fill in; an empty line stands for nothing.
    """

    square: str
    die: str
    done: str


LIGHTS: dict[type[Action], dict[str, tuple[str, ...]]] = {
    actions.Keep: {"cards": ("cards",)},
    actions.LeaveOut: {"dice": ("die",)},
    actions.Mark: {"squares": ("card",)},
    actions.Use: {"cards": ("card", "copy"), "squares": ("squares",), "dice": ("dice",), "seats": ("seats",)},
    actions.Give: {"cards": ("card",), "seats": ("to",)},
    actions.Reroll: {"dice": ("dice",)},
    actions.Aside: {"dice": ("die",)},
    actions.Side: {"seats": ("player",)},
    actions.Hand: {"dice": ("die",)},
    actions.Pick: {"dice": ("dice",)},
    actions.Spend: {"seats": ("to",)},
    actions.MoveTo: {"squares": ("card", "via")},
    actions.Injury: {"dice": ("die",)},
}
"""What an action lights up, by the names of its fields."""

VALUES: dict[type[Action], str] = {actions.Use: "face", actions.Pick: "face", actions.Spend: "bars"}
WORDS: dict[type[Action], str] = {actions.Start: "colour", actions.Injury: "place"}


@lru_cache(maxsize=16384)
def lit(action: actions.FujiAction) -> ActionView:
    """An action as the browser gets it; kept, because the same lines are offered again and again."""
    proposes = isinstance(action, actions.Propose)
    inner = action.action if isinstance(action, actions.Propose) else action
    kind = type(inner)
    lights: dict[str, list[Any]] = {"squares": [], "dice": [], "cards": [], "seats": []}
    for what, fields in LIGHTS.get(kind, {}).items():
        for value in (getattr(inner, field) for field in fields):
            lights[what] += value if isinstance(value, tuple) else [value] if value else []
    return ActionView(
        str(action),
        action.seat,
        action.verb,
        inner.verb if proposes else "",
        inner.who,
        **lights,
        value=getattr(inner, VALUES[kind]) if kind in VALUES else 0,
        word=getattr(inner, WORDS[kind]) if kind in WORDS else "",
    )


DONE = {"plan": "{seat} ready", "reroll": "{seat} stop", "equip": "{seat} ready"}


def tries(state: State) -> TriesView:
    """Lines by what a hand may touch; whether they are allowed is for `check` to say."""
    return TriesView(
        square="{seat} move {square}" if state.phase == "move" else "{seat} mark {square}",
        die="{seat} reroll {die}",
        done=DONE.get(state.phase, ""),
    )
