"""Robinson's components as data: the house box, and boxes of players' own."""

from fujikit.robinson.box.components import Box, Scenario

__all__ = ["Box", "Scenario"]
