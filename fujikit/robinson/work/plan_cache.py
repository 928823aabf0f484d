"""What stands while the plan is laid out."""

from __future__ import annotations

from fujikit.engine.once import while_same
from fujikit.robinson.state import State

MOVED = ("plan", "people", "available", "agenda")
"""What is moved about while the plan is laid out: pawns, determination, goods, who is ready."""
STANDING = tuple([part for part in State.__struct_fields__ if part not in MOVED])

while_planned = while_same(*STANDING)
"""For functions that look at nothing that is moved: their last answer holds while the plan is laid out.

Of `people` they may ask for the roles, which stay all game.
"""
