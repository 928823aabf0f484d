"""Reef, the game of `docs/how-to/a-game-of-your-own.md`: its program as it is printed there."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

PAGE = Path(__file__).parents[1] / "docs" / "how-to" / "a-game-of-your-own.md"
END = "## What the kit does with it"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def program() -> str:
    """The pieces of the program, one below the other."""
    return "\n\n".join(BLOCK.findall(PAGE.read_text("utf-8").partition(END)[0]))


@cache
def reef() -> ModuleType:
    """The program as a module."""
    module = ModuleType("reef")
    sys.modules[module.__name__] = module  # structs look the types of their fields up there
    exec(compile(program(), PAGE.name, "exec", dont_inherit=True), vars(module))
    return module
