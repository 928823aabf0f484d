"""`fujikit completion SHELL`, and what the Tab key offers for each option."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any

import fujikit
from fujikit.cli.language import language_of, languages_of, say
from fujikit.cli.parsing import Parser, add_command
from fujikit.engine.errors import BadInput
from fujikit.fuji.box import house, named
from fujikit.teams.kinds import KINDS

SHELLS = ("bash", "zsh", "fish")
ASKED_BY_SHELL = "_ARGCOMPLETE"
"""The variable by which the shell's script says that Tab was pressed."""
FAILED = 1
LEVELS = ("1", "2", "3", "4")

Offers = Mapping[str, str] | Iterable[str]
"""What fits, or what fits with a word on each, which zsh and fish show."""
Completer = Callable[[str, argparse.Namespace], Offers]


def add(commands: Any, everywhere: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, everywhere, "completion")
    command.add_argument("shell", choices=SHELLS, help=command.say("shell"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script for a shell."""
    try:
        from argcomplete.shell_integration import shellcode  # noqa: PLC0415  # an extra; nothing else needs it
    except ImportError:
        raise BadInput(say(options, "completion", "missing")) from None
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
    offers = COMPLETERS.get(dest, nothing)

    def quiet(prefix: str, parsed_args: argparse.Namespace, **_: object) -> Offers:
        """What fits; nothing where a file that was named can't be read."""
        with suppress(BadInput):
            return offers(prefix, parsed_args)
        return ()

    return quiet


def nothing(prefix: str, options: argparse.Namespace) -> Offers:
    """Nothing: argcomplete would offer the files of the folder."""
    return ()


def clauses(prefix: str, options: argparse.Namespace) -> Offers:
    """The ids of the clauses, with their headings."""
    lang = language_of(options, languages_of(options.game))
    return {clause.id: clause.heading(lang) for clause in fujikit.rulebook(options.game).values()}


def scenarios(prefix: str, options: argparse.Namespace) -> Offers:
    """The numbers of the scenarios, with their names."""
    box = import_module(f"fujikit.{options.game}.box")
    lang = language_of(options, languages_of(options.game))
    return {
        str(scenario.number): scenario.name if isinstance(scenario.name, str) else named(scenario.name, lang)
        for scenario in box.house().scenarios
    }


def seats(prefix: str, options: argparse.Namespace) -> Offers:
    """The players of the game that is told again."""
    return fujikit.load(options.file).seats


def skills(prefix: str, options: argparse.Namespace) -> Offers:
    """A list of Fuji's skills."""
    return _listed(prefix, [skill.name for skill in house().skills])


def roles(prefix: str, options: argparse.Namespace) -> Offers:
    """A list of Robinson's roles."""
    from fujikit.robinson.box.check_whole import ROLES  # noqa: PLC0415  # Robinson is loaded only where it is asked for

    return _listed(prefix, ROLES)


def _listed(prefix: str, names: Iterable[str]) -> list[str]:
    """A list with commas, and each name that may come next.

    >>> _listed("scout,bu", ["buddy", "scout"])
    ['scout,buddy']
    """
    before, comma, begun = prefix.rpartition(",")
    known = before.split(",")
    return [f"{before}{comma}{name}" for name in names if name.startswith(begun) and name not in known]


COMPLETERS: dict[str, Completer] = {
    "words": clauses,
    "scenario": scenarios,
    "level": lambda prefix, options: LEVELS,
    "team": lambda prefix, options: list(KINDS),
    "skills": skills,
    "roles": roles,
    "seat": seats,
}
