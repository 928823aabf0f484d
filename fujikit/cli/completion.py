"""`fujikit completion SHELL`, and what the Tab key offers for each option."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import fujikit
from fujikit.cli.game import Completer, Offers, commands_of
from fujikit.cli.language import language_of, languages_of, translate
from fujikit.cli.parsing import Commands, Parser, add_command
from fujikit.engine.errors import BadInput
from fujikit.games import GAMES
from fujikit.teams.kinds import KINDS

SHELLS = ("bash", "zsh", "fish")
ASKED_BY_SHELL = "_ARGCOMPLETE"
"""The variable by which the shell's script says that Tab was pressed."""
FAILED = 1


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "completion")
    command.add_argument("shell", choices=SHELLS, help=command.translate("shell"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script for a shell."""
    try:
        from argcomplete.shell_integration import shellcode  # noqa: PLC0415  # an extra; nothing else needs it
    except ImportError:
        raise BadInput(translate(options, "completion", "missing")) from None
    print(shellcode(["fujikit"], shell=options.shell), end="")
    return 0


def complete(parser: Parser) -> None:
    """Answer the shell and leave, if it asks what fits; otherwise do nothing."""
    if ASKED_BY_SHELL not in os.environ:
        return
    try:
        import argcomplete  # noqa: PLC0415  # an extra; only the Tab key needs it
    except ImportError:
        sys.exit(FAILED)
    for option in _options(parser):
        if option.choices is None:
            option.completer = _completer(option.dest)  # type: ignore[attr-defined]  # argcomplete looks there
    argcomplete.autocomplete(parser, always_complete_options=False)


def _options(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All options and arguments of all commands."""
    for option in parser._actions:  # noqa: SLF001  # argparse has no other list of them
        yield option
        if isinstance(option, argparse._SubParsersAction):  # noqa: SLF001
            for command in option.choices.values():
                yield from _options(command)


def _completer(dest: str) -> Any:
    """What completes an option, by its name."""
    from argcomplete.completers import DirectoriesCompleter, FilesCompleter  # noqa: PLC0415  # likewise

    if dest in ("box", "load", "position", "save", "file"):
        return FilesCompleter(("toml",))
    if dest == "plot":
        return FilesCompleter(("png", "svg"))
    if dest in ("dir", "out"):
        return DirectoriesCompleter()
    offers = _completers().get(dest, nothing)

    def quiet(prefix: str, parsed_args: argparse.Namespace, **_: object) -> Offers:
        """What fits; nothing where a file that was named can't be read."""
        with suppress(BadInput):
            return offers(prefix, parsed_args)
        return ()

    return quiet


def _completers() -> dict[str, Completer]:
    """What completes options, by their names: those of all games, and those of each."""
    found = dict(COMPLETERS)
    for game in GAMES:
        found |= commands_of(game).completers
    return found


def nothing(prefix: str, options: argparse.Namespace) -> Offers:
    """Nothing: argcomplete would offer the files of the folder."""
    return ()


def clauses(prefix: str, options: argparse.Namespace) -> Offers:
    """The ids of the clauses, with their headings."""
    lang = language_of(options, languages_of(options.game))
    return {clause.id: clause.heading(lang) for clause in fujikit.rulebook(options.game).values()}


def scenarios(prefix: str, options: argparse.Namespace) -> Offers:
    """The numbers of the scenarios, with their names."""
    lang = language_of(options, languages_of(options.game))
    return commands_of(options.game).scenario_names(lang)


def seats(prefix: str, options: argparse.Namespace) -> Offers:
    """The players of the game that is told again."""
    return fujikit.load(options.file).seats


def next_names(prefix: str, names: Iterable[str]) -> list[str]:
    """A list with commas, and each name that may come next.

    >>> next_names("scout,bu", ["buddy", "scout"])
    ['scout,buddy']
    """
    before, comma, begun = prefix.rpartition(",")
    known = before.split(",")
    return [f"{before}{comma}{name}" for name in names if name.startswith(begun) and name not in known]


COMPLETERS: dict[str, Completer] = {
    "words": clauses,
    "scenario": scenarios,
    "team": lambda prefix, options: list(KINDS),
    "seat": seats,
}
