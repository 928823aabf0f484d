"""`fujikit replay FILE`: tell a saved game again, move by move."""

from __future__ import annotations

import argparse

import fujikit
from fujikit.cli.language import translate
from fujikit.cli.parsing import Commands, Parser, add_command, quoted
from fujikit.engine.errors import BadInput


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "replay")
    command.add_argument(
        "file", type="path", metavar=command.placeholder("FILE"), help=command.translate("file")
    )
    command.add_argument("--seat", metavar=command.placeholder("NAME"), help=command.translate("seat"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Tell the whole game."""
    code = options.file.startswith("fk1.")
    game = fujikit.from_code(options.file) if code else fujikit.load(options.file)
    if options.seat is not None and options.seat not in game.seats:
        raise BadInput(translate(options, "replay", "nobody", name=quoted(options.seat)))
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
