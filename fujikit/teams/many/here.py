"""Games in this very process, one after another."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.teams.many.plan import Batch, Plan
from fujikit.teams.many.work import Report, play_batch


def play_here(plan: Plan, portions: Iterator[Batch]) -> Iterator[list[Report]]:
    """The reports, batch by batch."""
    return (play_batch(plan, batch) for batch in portions)
