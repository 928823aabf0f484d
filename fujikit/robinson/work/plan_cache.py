"""Cache for answers that planning moves cannot change."""

from __future__ import annotations

from fujikit.engine.caching import cached_while_unchanged
from fujikit.robinson.state import State

PLANNED_FIELDS = ("plan", "people", "available", "agenda")
"""What is moved about while the plan is laid out: pawns, determination, goods, who is ready."""
OTHER_FIELDS = tuple([part for part in State.__struct_fields__ if part not in PLANNED_FIELDS])

cached_while_planning = cached_while_unchanged(*OTHER_FIELDS)
"""For functions that look at nothing that is moved: their last answer holds while the plan is laid out.

Of `people` they may ask for the roles, which stay all game.
"""
