"""Robinson's components as data: the house box, and boxes of players' own."""

from fujikit.robinson.box.components import Box, Scenario
from fujikit.robinson.box.load import house

__all__ = ["Box", "Scenario", "house"]
