"""Robinson's options of `fujikit play`, what the Tab key offers for them, its scenarios in a list."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import fujikit
from fujikit.cli.completion import next_names
from fujikit.cli.game import Completer, Offers
from fujikit.cli.parsing import Group, Parser
from fujikit.engine.words import Words

WORDS = Words("fujikit.cli.robinson")


def add_options(group: Group, command: Parser) -> None:
    """Add the options that other games do not have."""
    translate = command.translate_from(WORDS)
    group.add_argument("--roles", type="names", help=translate("roles"))
    group.add_argument("--first", metavar=command.placeholder("NAME"), help=translate("first"))
    group.add_argument("--equipment", type="number", metavar="N", help=translate("equipment"))
    group.add_argument("--books", choices=("easier", "harder"), help=translate("books"))
    group.add_argument("--figures", type="names", help=translate("figures"))
    group.add_argument("--wreckage", metavar=command.placeholder("CARD"), help=translate("wreckage"))
    group.add_argument("--waits", choices=("watch", "usual", "never"), help=translate("waits"))
    group.add_argument("--switches", type="names", help=translate("switches"))


def roles(prefix: str, options: argparse.Namespace) -> Offers:
    """A list of roles."""
    from fujikit.robinson.own_box.check_whole import ROLES  # noqa: PLC0415  # loaded only where it is asked for

    return next_names(prefix, ROLES)


COMPLETERS: dict[str, Completer] = {"roles": roles}


def scenario_names(lang: str) -> dict[str, str]:
    """The names by number."""
    from fujikit.robinson.box import house  # noqa: PLC0415  # loaded only where it is asked for

    return {str(scenario.number): scenario.name for scenario in house().scenarios}


def scenario_texts(lang: str) -> Iterator[str]:
    """The rounds of each scenario, and how it is won."""
    from fujikit.robinson.box import house  # noqa: PLC0415  # as above

    book = fujikit.rulebook("robinson")
    for scenario in house().scenarios:
        goal = book[f"rc.s{scenario.number}.goal"].text(lang)
        yield f"{scenario.number}  {scenario.name} ({scenario.rounds} rounds)\n   {goal}\n"
