"""Fuji's options of `fujikit play`, what the Tab key offers for them, and its scenarios in a list."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from fujikit.cli.completion import next_names
from fujikit.cli.game import Completer, Offers
from fujikit.cli.parsing import Group, Parser
from fujikit.engine.words import Words
from fujikit.fuji.box import house, named

WORDS = Words("fujikit.cli.fuji")


LEVELS = ("1", "2", "3", "4")


def add_options(group: Group, command: Parser) -> None:
    """Add the options that other games do not have."""
    translate = command.translate_from(WORDS)
    group.add_argument("--skills", type="names", help=translate("skills"))
    group.add_argument("--level", type="number", metavar="N", help=translate("level"))
    group.add_argument("--variant", choices=("a", "b"), help=translate("variant"))
    group.add_argument("--thrill", action="store_const", const=True, help=translate("thrill"))
    group.add_argument("--edition", choices=("en", "fr", "pl"), help=translate("edition"))


def skills(prefix: str, options: argparse.Namespace) -> Offers:
    """A list of skills."""
    return next_names(prefix, [skill.name for skill in house().skills])


COMPLETERS: dict[str, Completer] = {"level": lambda prefix, options: LEVELS, "skills": skills}


def scenario_names(lang: str) -> dict[str, str]:
    """The names by number.

    >>> scenario_names("en")["1"]
    'Knife-edge Ridge'
    """
    return {str(scenario.number): named(scenario.name, lang) for scenario in house().scenarios}


def scenario_texts(lang: str) -> Iterator[str]:
    """The character of each scenario, and its map."""
    for scenario in house().scenarios:
        rows = "\n".join(f"   {row}" for row in scenario.map.strip().splitlines())
        heading = f"{scenario.number}  {named(scenario.name, lang)} ({scenario.source})"
        yield f"{heading}\n   {named(scenario.line, lang)}\n\n{rows}\n"
