"""Fuji's verbs, in the order of a round; each stands with its rules."""

from __future__ import annotations

from fujikit.engine.verbs import Verbs
from fujikit.fuji import after_move, equip, erupt, move, plan, reroll, roll, setup, stamina, table_talk, third
from fujikit.fuji.actions import FujiAction
from fujikit.fuji.cards import lending, sides
from fujikit.fuji.state import State

VERBS: Verbs[State, FujiAction] = Verbs(
    setup.KEEP,
    setup.LEAVE_OUT,
    setup.START,
    roll.ROLL,
    erupt.ERUPT,
    plan.MARK,
    plan.UNMARK,
    plan.READY,
    plan.WAIT,
    equip.USE,
    equip.GIVE,
    reroll.REROLL,
    reroll.STOP,
    reroll.ASIDE,
    third.SIDE,
    lending.HAND,
    sides.PICK,
    lending.DECLINE,
    third.AGREE,
    third.PROPOSE,
    move.SPEND,
    move.MOVE,
    after_move.DRAW,
    after_move.LEAVE,
    stamina.INJURY,
    table_talk.SAY,
)
