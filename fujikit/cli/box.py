"""`fujikit box`: a file for your own cards, and a check of it."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import fujikit
from fujikit.fuji.box import house, named

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
    for job in (template, check, scenarios):
        job.add_argument("--game", choices=fujikit.api.GAMES, default="fuji", help="which game")


def _box_of(game: str) -> ModuleType:
    """The box of a game; only the one that is asked for is loaded."""
    return import_module(f"fujikit.{game}.box")


def print_template(options: argparse.Namespace) -> int:
    """The template as it stands is a valid box."""
    print(_box_of(options.game).box_template(), end="")
    return 0


def check_file(options: argparse.Namespace) -> int:
    """Every mistake, one a line; 2 when there is one."""
    mistakes = _box_of(options.game).check_box_file(options.file)
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    if not mistakes:
        print(f"{options.file}: ok")
    return MISTAKES if mistakes else 0


def list_scenarios(options: argparse.Namespace) -> int:
    """Number and name, and what a player needs to choose one."""
    lang = options.lang or "en"
    if options.game == "fuji":
        _list_fuji(lang)
    else:
        _list_robinson(lang)
    return 0


def _list_fuji(lang: str) -> None:
    """The character of each scenario, and its map."""
    for scenario in house().scenarios:
        print(f"{scenario.number}  {named(scenario.name, lang)} ({scenario.source})")
        print(f"   {named(scenario.line, lang)}\n")
        print("\n".join(f"   {row}" for row in scenario.map.strip().splitlines()), end="\n\n")


def _list_robinson(lang: str) -> None:
    """The rounds of each scenario, and how it is won."""
    book = fujikit.rulebook("robinson")
    for scenario in _box_of("robinson").house().scenarios:
        print(f"{scenario.number}  {scenario.name} ({scenario.rounds} rounds)")
        print(f"   {book[f'rc.s{scenario.number}.goal'].text(lang)}\n")
