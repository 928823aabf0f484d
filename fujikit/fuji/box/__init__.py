"""The components of Fuji: the house box, and boxes that people type in themselves."""

from fujikit.fuji.box.components import Box, Names, Scenario, Text, named

__all__ = ["Box", "Names", "Scenario", "Text", "named"]
