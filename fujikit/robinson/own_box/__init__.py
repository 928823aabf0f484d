"""Boxes of players' own: read, checked, and packed into records.

What a file leaves out comes from the default box.
"""

from fujikit.engine.boxes import Boxes
from fujikit.engine.mistakes import BadBox, Mistake
from fujikit.robinson.box import Box, Scenario, box_template, house
from fujikit.robinson.own_box.check import mistakes_in
from fujikit.robinson.own_box.upgrade import upgraded

__all__ = [
    "BadBox",
    "Box",
    "Mistake",
    "Scenario",
    "box_from",
    "box_template",
    "box_text",
    "check_box",
    "check_box_file",
    "house",
    "load_box",
    "parse_box",
]

BOXES = Boxes(Box, house, mistakes_in, upgraded)
load_box, parse_box, box_from, box_text = BOXES.load, BOXES.parse, BOXES.of, BOXES.text
check_box, check_box_file = BOXES.check, BOXES.check_file
