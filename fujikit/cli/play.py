"""`fujikit play`: hot-seat in the terminal, lines in, board out; a whole game can be piped in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import fujikit
from fujikit.cli.session import Session, save
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game

with suppress(ImportError):  # not on every system; where it is, `input` knows arrows and earlier lines
    import readline  # noqa: F401


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "play",
        parents=[everywhere],
        help="play in the terminal, or pipe a whole game in",
        description="Play hot-seat: type a line such as `Clara mark c4`, or `help`. Lines that come from a "
        "file or a pipe are played too; the first one refused ends the command with exit code 2.",
    )
    command.add_argument("--game", choices=("fuji",), default="fuji", help="which game")
    command.add_argument("--players", default="Clara,Jona,Steve", help="names with commas between them")
    command.add_argument("--skills", help="a skill a player, with commas; otherwise drawn")
    command.add_argument("--scenario", type=int, metavar="N", help="1 to 7; otherwise drawn")
    command.add_argument("--level", type=int, default=1, metavar="N", help="1 (friendly, the default) to 4")
    command.add_argument("--variant", choices=("a", "b"), help="the game of two players")
    command.add_argument("--thrill", action="store_true", help="the token near the village erupts twice")
    command.add_argument("--edition", choices=("en", "fr", "pl"), default="en", help="where the books differ")
    command.add_argument("--box", metavar="FILE", help="your own cards (see `fujikit box template`)")
    command.add_argument("--seed", type=seed, help="the same seed gives the same dice and cards")
    command.add_argument("--dice", default="", help="scripted first rolls, as codes: 'B1 P4 …'")
    command.add_argument("--ask", action="store_true", help="players make the choices of the set-up")
    command.add_argument("--study", action="store_true", help="undo crosses dice")
    begin = command.add_mutually_exclusive_group()
    begin.add_argument("--load", metavar="FILE", help="go on with a saved game")
    begin.add_argument("--position", metavar="FILE", help="begin with a position file")
    command.add_argument("--save", metavar="FILE", help="write the record here, at the latest at the end")
    command.set_defaults(run=run)


def seed(text: str) -> int | str:
    """A number is the same seed here as in Python.

    >>> seed("7"), seed("spring")
    (7, 'spring')
    """
    return int(text) if text.isascii() and text.isdecimal() else text


def run(options: argparse.Namespace) -> int:
    """Play until the game or the input ends."""
    game = _game(options)
    session = Session(game, options.lang or game.lang, at_terminal=sys.stdin.isatty())
    if options.save:
        save(game, options.save)  # a place that can't be written to is better known before the game
    try:
        return session.run(session.typed() if session.at_terminal else piped(sys.stdin))
    finally:
        if options.save:
            save(game, options.save)


def piped(stream: Iterable[str]) -> Iterator[str]:
    """The lines of a file or pipe."""
    try:
        yield from stream
    except UnicodeDecodeError:
        raise BadInput("the lines to play are not text in UTF-8") from None


def _game(options: argparse.Namespace) -> Game[Any]:
    if options.load:
        return fujikit.load(options.load)
    lang = options.lang or "en"
    if options.position:
        return fujikit.position(
            Path(options.position),
            lang=lang,
            seed=options.seed,
            dice=options.dice,
            box=options.box,
            study=options.study or None,
        )
    return fujikit.new_game(
        options.game,
        players=_list(options.players),
        skills=_list(options.skills) if options.skills else None,
        scenario=options.scenario,
        level=options.level,
        variant=options.variant,
        thrill=options.thrill,
        edition=options.edition,
        box=options.box,
        seed=options.seed,
        dice=options.dice,
        study=options.study,
        choices="ask" if options.ask else "seed",
        lang=lang,
    )


def _list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
