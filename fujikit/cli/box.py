"""`fujikit box`: a file for your own cards, and a check of it."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from fujikit.fuji.box import box_template, check_box_file, house, named

MISTAKES = 2


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its three jobs."""
    command = commands.add_parser("box", help="your own cards: template, check, scenarios")
    jobs = command.add_subparsers(metavar="JOB", required=True)
    template = jobs.add_parser(
        "template", parents=[everywhere], help="print a commented file to type your own cards into"
    )
    template.set_defaults(run=print_template)
    check = jobs.add_parser("check", parents=[everywhere], help="name every mistake in a box file")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=check_file)
    scenarios = jobs.add_parser("scenarios", parents=[everywhere], help="list the scenarios of the house box")
    scenarios.set_defaults(run=list_scenarios)


def print_template(options: argparse.Namespace) -> int:
    """The template as it stands is a valid box."""
    print(box_template(), end="")
    return 0


def check_file(options: argparse.Namespace) -> int:
    """Every mistake, one a line; 2 when there is one."""
    mistakes = check_box_file(options.file)
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    if not mistakes:
        print(f"{options.file}: ok")
    return MISTAKES if mistakes else 0


def list_scenarios(options: argparse.Namespace) -> int:
    """Number, name, character and map."""
    lang = options.lang or "en"
    for scenario in house().scenarios:
        print(f"{scenario.number}  {named(scenario.name, lang)} ({scenario.source})")
        print(f"   {named(scenario.line, lang)}\n")
        print("\n".join(f"   {row}" for row in scenario.map.strip().splitlines()), end="\n\n")
    return 0
