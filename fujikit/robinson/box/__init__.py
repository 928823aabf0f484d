"""Robinson's components as data: the house box, and boxes of players' own."""

from fujikit.engine.mistakes import BadBox, Mistake
from fujikit.robinson.box.components import Box, Scenario
from fujikit.robinson.box.load import (
    box_from,
    box_text,
    check_box,
    check_box_file,
    house,
    load_box,
    parse_box,
)
from fujikit.robinson.box.template import box_template

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
