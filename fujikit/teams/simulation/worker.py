"""The worker's part: play a batch of games and report."""

from __future__ import annotations

from typing import NamedTuple

from fujikit.api import __version__
from fujikit.engine.errors import BadInput
from fujikit.teams.simulation.adapter import GameId, Tables
from fujikit.teams.simulation.plan import Batch, Plan


class Report(NamedTuple):
    """What came of one game: its rows, or the sentence of what went wrong."""

    name: GameId
    tables: Tables | None
    error: str = ""


def play_batch(plan: Plan, batch: Batch) -> list[Report]:
    """Play some games of a plan."""
    if plan.version != __version__:
        raise BadInput(
            f"a worker has fujikit {__version__}, and the games are to be played by {plan.version}"
        )
    return [_report(plan, name) for name in batch]


def _report(plan: Plan, name: GameId) -> Report:
    try:
        game = plan.play(name)
        tables = plan.adapter.tables(plan.cells[name.cell], name, plan.seed_of(name), game)
    except Exception as error:  # noqa: BLE001  # one game that fails must not cost the thousands around it
        return Report(name, None, _sentence(plan, name, error))
    return Report(name, tables)


def _sentence(plan: Plan, name: GameId, error: Exception) -> str:
    """What went wrong, and how to see it again."""
    facts = ", ".join(f"{key} {value}" for key, value in plan.cells[name.cell].facts().items() if value != "")
    said = " ".join(str(error).split())[:300]
    return f"game {name} ({facts}, seed {plan.seed_of(name)}): {type(error).__name__}: {said}"
