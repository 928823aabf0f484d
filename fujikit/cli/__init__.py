"""The command line: `fujikit play`, `rules`, `replay` and `box`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from fujikit import __version__
from fujikit.cli import box, play, replay, rules
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES

BAD_INPUT = 2
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """Every command with its options."""
    top = argparse.ArgumentParser(
        prog="fujikit", description="A board game's rulebook to learn from, play and study. First game: Fuji."
    )
    top.add_argument("--version", action="version", version=f"fujikit {__version__}")
    everywhere = argparse.ArgumentParser(add_help=False)
    everywhere.add_argument("--lang", choices=LANGUAGES, default="en", help="language of all texts")
    everywhere.add_argument("--game", choices=("fuji",), default="fuji", help="which game")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in (play, rules, replay, box):
        command.add(commands, everywhere)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all went well, 2 with one sentence for bad input."""
    options = parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BadInput as error:
        print(f"fujikit: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
