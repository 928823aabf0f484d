"""The components of Fuji: the default box, and boxes that people type in themselves."""

from fujikit.engine.mistakes import BadBox, Mistake
from fujikit.fuji.box.components import (
    Box,
    DieKind,
    Equipment,
    Level,
    Names,
    Row,
    Scenario,
    Skill,
    TerrainCard,
    Text,
    Track,
    named,
)
from fujikit.fuji.box.load import (
    box_from,
    box_text,
    check_box,
    check_box_file,
    house,
    load_box,
    parse_box,
)
from fujikit.fuji.box.template import box_template

__all__ = [
    "BadBox",
    "Box",
    "DieKind",
    "Equipment",
    "Level",
    "Mistake",
    "Names",
    "Row",
    "Scenario",
    "Skill",
    "TerrainCard",
    "Text",
    "Track",
    "box_from",
    "box_template",
    "box_text",
    "check_box",
    "check_box_file",
    "house",
    "load_box",
    "named",
    "parse_box",
]
