"""The command line: `fujikit app`, `lab`, `play`, `odds`, `rules`, `replay`, `box` and `simulate`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from fujikit import __version__
from fujikit.cli import app, box, lab, odds, play, replay, rules, simulate
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (`{self.prog} --help` tells more)\n")


def parser() -> argparse.ArgumentParser:
    """Every command with its options."""
    top = Parser(
        prog="fujikit", description="A board game's rulebook to learn from, play and study. First game: Fuji."
    )
    top.add_argument("--version", action="version", version=f"fujikit {__version__}")
    _add_language(top, default=None)
    everywhere = argparse.ArgumentParser(add_help=False)
    # Suppressed, so that a language given before the command stays where the command names none.
    _add_language(everywhere, default=argparse.SUPPRESS)
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in (app, lab, play, odds, rules, replay, box, simulate):
        command.add(commands, everywhere)
    return top


def _add_language(adding: argparse.ArgumentParser, default: str | None) -> None:
    adding.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default,
        help="language of all texts; otherwise that of a saved game, or English",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all went well, 2 with one sentence for bad input."""
    options = parser().parse_args(arguments)
    _print_anywhere()
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BadInput as error:
        print(f"fujikit: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _print_anywhere() -> None:
    """Show a question mark for a letter that the terminal does not know, rather than stop."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
