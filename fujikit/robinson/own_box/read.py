"""Robinson's boxes from files and texts; what an own file leaves out comes from the default box."""

from __future__ import annotations

from fujikit.engine.boxes import Boxes
from fujikit.robinson.box import Box, house
from fujikit.robinson.own_box.check import mistakes_in

BOXES = Boxes(Box, house, mistakes_in)
load_box, parse_box, box_from, box_text = BOXES.load, BOXES.parse, BOXES.of, BOXES.text
check_box, check_box_file = BOXES.check, BOXES.check_file
