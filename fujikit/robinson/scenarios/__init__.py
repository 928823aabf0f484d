"""The scenarios: one module for each that has rules of its own beyond the data of its sheet."""

from __future__ import annotations

from fujikit.robinson.scenarios.cannibal_island import CannibalIsland
from fujikit.robinson.scenarios.castaways import Castaways
from fujikit.robinson.scenarios.cursed_island import CursedIsland
from fujikit.robinson.scenarios.family_robinson import FamilyRobinson
from fujikit.robinson.scenarios.jenny_needs_help import JennyNeedsHelp
from fujikit.robinson.scenarios.king_kong_island import KingKongIsland
from fujikit.robinson.scenarios.sheets import Sheet
from fujikit.robinson.scenarios.volcano_island import VolcanoIsland
from fujikit.robinson.state import State

SHEETS: dict[int, Sheet] = {
    1: Castaways(),
    2: CursedIsland(),
    3: JennyNeedsHelp(),
    4: VolcanoIsland(),
    5: CannibalIsland(),
    6: FamilyRobinson(),
    7: KingKongIsland(),
}
PLAIN = Sheet()


def sheet(state: State) -> Sheet:
    """The rules of the scenario that is played."""
    return SHEETS.get(state.table.scenario.number, PLAIN)


def sheet_of(number: int) -> Sheet:
    """The rules of a scenario by its number."""
    return SHEETS.get(number, PLAIN)
