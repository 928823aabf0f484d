"""Boxes from files and texts; what an own file leaves out comes from the default box."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from fujikit.engine.boxes import Boxes
from fujikit.fuji.box.check import mistakes_in
from fujikit.fuji.box.components import Box

HOUSE = Path(__file__).with_name("house.toml")


@cache
def house() -> Box:
    """The default box.

    >>> house().scenario(1).white
    'd2'
    """
    return msgspec.convert(tomllib.loads(HOUSE.read_text("utf-8")), Box)


BOXES = Boxes(Box, house, mistakes_in)
load_box, parse_box, box_from, box_text = BOXES.load, BOXES.parse, BOXES.of, BOXES.text
check_box, check_box_file = BOXES.check, BOXES.check_file
