"""`fujikit replay FILE`: tell a saved game again, move by move."""

from __future__ import annotations

import argparse
from typing import Any

import fujikit
from fujikit.engine.errors import BadInput


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "replay",
        parents=[everywhere],
        help="tell a saved game again",
        description="Tell a saved game again: every line, what followed, and the board where a round begins.",
    )
    command.add_argument("file", metavar="FILE", help="a record that `save` has written, or a code")
    command.add_argument("--seat", metavar="NAME", help="as this player heard it")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Tell the whole game."""
    code = options.file.startswith("fk1.")
    game = fujikit.from_code(options.file) if code else fujikit.load(options.file)
    if options.seat is not None and options.seat not in game.seats:
        raise BadInput(f"--seat: nobody in this game is called {options.seat}")
    lang = options.lang or game.lang
    shown = None
    for move in game.history:
        if shown != (now := game.rules.round(move.before)) and now:
            print(f"\n{game.rules.show(move.before, lang)}\n")
            shown = now
        if move.action is not None:
            print(f"> {move.action}")
        for sentence in game.story(move, options.seat, lang):
            print(f"  {sentence}")
    print(f"\n{game.text(lang)}")
    return 0
