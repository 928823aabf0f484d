"""`fujikit play`: hot-seat in the terminal, lines in, board out; a whole game can be piped in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import fujikit
from fujikit.cli.fuji_session import FujiSession
from fujikit.cli.robinson_session import RobinsonSession
from fujikit.cli.session import Session, save
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game

with suppress(ImportError):  # not on every system; where it is, `input` knows arrows and earlier lines
    import readline  # noqa: F401

PLAYERS = {"fuji": "Clara,Jona,Steve", "robinson": "Anna,Ben,Cleo"}
WISHES = {
    "fuji": ("skills", "level", "variant", "thrill", "edition"),
    "robinson": ("roles", "first", "equipment", "books", "figures", "wreckage", "switches"),
}
LISTS = ("skills", "roles", "figures", "switches")
SESSIONS: dict[str, type[Session]] = {"fuji": FujiSession, "robinson": RobinsonSession}


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "play",
        parents=[everywhere],
        help="play in the terminal, or pipe a whole game in",
        description="Play hot-seat: type a line such as `Clara mark c4`, or `help`. Lines that come from a "
        "file or a pipe are played too; the first one refused ends the command with exit code 2.",
    )
    command.add_argument("--game", choices=fujikit.api.GAMES, default="fuji", help="which game")
    command.add_argument("--players", help="names with commas between them")
    command.add_argument("--scenario", type=int, metavar="N", help="1 to 7; otherwise drawn, or the first")
    _add_fuji(command.add_argument_group("Fuji"))
    _add_robinson(command.add_argument_group("Robinson Crusoe"))
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


def _add_fuji(group: Any) -> None:
    group.add_argument("--skills", help="a skill a player, with commas; otherwise drawn")
    group.add_argument("--level", type=int, metavar="N", help="1 (friendly, the default) to 4")
    group.add_argument("--variant", choices=("a", "b"), help="the game of two players")
    group.add_argument(
        "--thrill", action="store_const", const=True, help="the token near the village erupts twice"
    )
    group.add_argument("--edition", choices=("en", "fr", "pl"), help="where the books differ")


def _add_robinson(group: Any) -> None:
    group.add_argument("--roles", help="a role a player, with commas; otherwise drawn")
    group.add_argument("--first", metavar="NAME", help="the First Player; otherwise drawn")
    group.add_argument("--equipment", type=int, metavar="N", help="how many starting equipment cards (2)")
    group.add_argument("--books", choices=("easier", "harder"), help="fewer or more book events")
    group.add_argument("--figures", help="Friday, dog, both with a comma, or none; otherwise by the players")
    group.add_argument("--wreckage", metavar="CARD", help="food-crates (the default), or random")
    group.add_argument("--switches", help="rules that turn the other way, with commas")


def seed(text: str) -> int | str:
    """A number is the same seed here as in Python.

    >>> seed("7"), seed("spring")
    (7, 'spring')
    """
    return int(text) if text.isascii() and text.isdecimal() else text


def run(options: argparse.Namespace) -> int:
    """Play until the game or the input ends."""
    game = _game(options)
    session = SESSIONS[game.rules.name](game, options.lang or game.lang, at_terminal=sys.stdin.isatty())
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
        players=_list(options.players or PLAYERS[options.game]),
        box=options.box,
        seed=options.seed,
        dice=options.dice,
        study=options.study,
        choices="ask" if options.ask else "seed",
        lang=lang,
        **_wishes(options),
    )


def _wishes(options: argparse.Namespace) -> dict[str, Any]:
    """What was asked for besides; an option of the other game is refused."""
    made: dict[str, Any] = {}
    for game, names in WISHES.items():
        for name in names:
            value = getattr(options, name)
            if value is None:
                continue
            if game != options.game:
                raise BadInput(f"--{name}: {options.game} has no such option")
            made[name] = _list(value) if name in LISTS else value
    return made | ({} if options.scenario is None else {"scenario": options.scenario})


def _list(text: str) -> list[str]:
    return [] if text == "none" else [name.strip() for name in text.split(",")]
