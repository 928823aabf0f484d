"""`fujikit box`: a file for your own cards, and a check of it."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from types import ModuleType

from fujikit.cli.game import commands_of
from fujikit.cli.language import language_of, languages_of, translate
from fujikit.cli.parsing import Commands, Parser, add_command
from fujikit.games import DEFAULT_GAME, GAMES, descriptor

MISTAKES = 2


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its three jobs."""
    command = add_command(commands, common_options, "box")
    jobs = command.add_subparsers(metavar=command.placeholder("JOB"), required=True)
    for name, job in (("template", print_template), ("check", check_file), ("scenarios", list_scenarios)):
        said = command.translate(name)
        adding = jobs.add_parser(
            name, parents=[common_options], lang=command.lang, section="box", help=said, description=said
        )
        if job is check_file:
            adding.add_argument(
                "file", type="path", metavar=command.placeholder("FILE"), help=command.translate("file")
            )
        adding.add_argument("--game", choices=GAMES, default=DEFAULT_GAME, help=command.translate("game"))
        adding.set_defaults(run=job)


def _box_of(game: str) -> ModuleType:
    """The box of a game; only the one that is asked for is loaded."""
    return import_module(descriptor(game).box)


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
        print(translate(options, "box", "good", file=options.file))
    return MISTAKES if mistakes else 0


def list_scenarios(options: argparse.Namespace) -> int:
    """Number and name, and what a player needs to choose one."""
    lang = language_of(options, languages_of(options.game))
    for text in commands_of(options.game).scenario_texts(lang):
        print(text)
    return 0
