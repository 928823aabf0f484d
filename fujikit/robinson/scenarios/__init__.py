"""The scenarios: one module for each that has rules of its own beyond the data of its sheet."""

from __future__ import annotations

from fujikit.robinson.scenarios.cannibal_island import CannibalIsland
from fujikit.robinson.scenarios.castaways import Castaways
from fujikit.robinson.scenarios.cursed_island import CursedIsland
from fujikit.robinson.scenarios.family_robinson import FamilyRobinson
from fujikit.robinson.scenarios.jenny_needs_help import JennyNeedsHelp
from fujikit.robinson.scenarios.king_kong_island import KingKongIsland
from fujikit.robinson.scenarios.volcano_island import VolcanoIsland
from fujikit.robinson.sheet import SHEETS

__all__ = ["SHEETS"]

SHEETS.update(
    {
        1: Castaways(),
        2: CursedIsland(),
        3: JennyNeedsHelp(),
        4: VolcanoIsland(),
        5: CannibalIsland(),
        6: FamilyRobinson(),
        7: KingKongIsland(),
    }
)
