"""The default box, from its files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from fujikit.robinson.box.components import Box

FOLDER = Path(__file__).parent
FILES = (
    "board",
    "characters",
    "scenarios",
    "tiles",
    "inventions",
    "equipment",
    "tokens",
    "beasts",
    "events",
    "adventures",
    "mystery",
)
"""The default box, one file a sort of component."""


@cache
def house() -> Box:
    """The default box.

    >>> len(house().tiles), house().name
    (11, 'house')
    """
    data: dict[str, object] = {}
    for name in FILES:
        data.update(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")))
    return msgspec.convert(data, Box)


HEAD = """\
# A box of your own. Change what differs from your printed components. A sort of card that you delete comes
# from the default box; of a sort that you keep, all cards must stand here.
# Every table names its source: write "own" for what you copied from your box. Its confidence is "high" where
# it is left out, else "medium-high" or "medium".
# Effects are short sentences, carried out in their order: copy them from cards that do the same.
# The clause is the one of the rulebook that explains a card. The key is how a thing is called in lines, where
# its name stands in another place too.
format = 2
name = "my box"
"""


def box_template() -> str:
    """A whole box file with the default values as examples, each sort of card with its comments.

    >>> box_template().splitlines()[0][:17]
    '# A box of your o'
    """
    parts = [(FOLDER / f"{name}.toml").read_text("utf-8") for name in FILES]
    parts[0] = parts[0].replace('format = 2\nname = "house"\n', "", 1)
    return "\n".join((HEAD, *parts))
