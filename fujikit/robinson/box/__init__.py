"""Robinson's components as data: the default box, and what a box holds."""

from fujikit.robinson.box.components import Box, Scenario
from fujikit.robinson.box.load import box_template, house

__all__ = ["Box", "Scenario", "box_template", "house"]
