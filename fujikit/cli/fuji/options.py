"""Fuji's options of `fujikit play`, and what the Tab key offers for them."""

from __future__ import annotations

import argparse

from fujikit.cli.completion import next_names
from fujikit.cli.fuji.language import WORDS
from fujikit.cli.game import Completer, Offers
from fujikit.cli.parsing import Group, Parser
from fujikit.fuji.box import house

LEVELS = ("1", "2", "3", "4")


def add_options(group: Group, command: Parser) -> None:
    """Add the options that other games do not have."""
    say = command.say_from(WORDS)
    group.add_argument("--skills", type="names", help=say("skills"))
    group.add_argument("--level", type="number", metavar="N", help=say("level"))
    group.add_argument("--variant", choices=("a", "b"), help=say("variant"))
    group.add_argument("--thrill", action="store_const", const=True, help=say("thrill"))
    group.add_argument("--edition", choices=("en", "fr", "pl"), help=say("edition"))


def skills(prefix: str, options: argparse.Namespace) -> Offers:
    """A list of skills."""
    return next_names(prefix, [skill.name for skill in house().skills])


COMPLETERS: dict[str, Completer] = {"level": lambda prefix, options: LEVELS, "skills": skills}
