"""Boxes of players' own: read, checked, and packed into records."""

from fujikit.engine.mistakes import BadBox, Mistake
from fujikit.robinson.box import Box, Scenario, box_template, house
from fujikit.robinson.own_box.read import (
    box_from,
    box_text,
    check_box,
    check_box_file,
    load_box,
    parse_box,
)

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
