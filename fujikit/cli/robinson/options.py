"""Robinson's options of `fujikit play`, and what the Tab key offers for them."""

from __future__ import annotations

import argparse

from fujikit.cli.completion import next_names
from fujikit.cli.game import Completer, Offers
from fujikit.cli.parsing import Group, Parser
from fujikit.cli.robinson.language import WORDS


def add_options(group: Group, command: Parser) -> None:
    """Add the options that other games do not have."""
    say = command.say_from(WORDS)
    group.add_argument("--roles", type="names", help=say("roles"))
    group.add_argument("--first", metavar=command.placeholder("NAME"), help=say("first"))
    group.add_argument("--equipment", type="number", metavar="N", help=say("equipment"))
    group.add_argument("--books", choices=("easier", "harder"), help=say("books"))
    group.add_argument("--figures", type="names", help=say("figures"))
    group.add_argument("--wreckage", metavar=command.placeholder("CARD"), help=say("wreckage"))
    group.add_argument("--switches", type="names", help=say("switches"))


def roles(prefix: str, options: argparse.Namespace) -> Offers:
    """A list of roles."""
    from fujikit.robinson.own_box.check_whole import ROLES  # noqa: PLC0415  # loaded only where it is asked for

    return next_names(prefix, ROLES)


COMPLETERS: dict[str, Completer] = {"roles": roles}
