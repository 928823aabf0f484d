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
from fujikit.cli.language import ENGLISH, WORDS, language_of, languages_of, say
from fujikit.cli.parsing import Parser, add_command
from fujikit.cli.robinson_session import RobinsonSession
from fujikit.cli.session import Session, save
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game

with suppress(ImportError):  # not on every system; where it is, `input` knows arrows and earlier lines
    import readline  # noqa: F401

PLAYERS = {"fuji": "Clara,Jona,Steve", "robinson": "Anna,Ben,Cleo"}
WISHES: dict[str, tuple[str, ...]] = {
    "fuji": ("skills", "level", "variant", "thrill", "edition"),
    "robinson": ("roles", "first", "equipment", "books", "figures", "wreckage", "switches"),
}
LISTS = ("skills", "roles", "figures", "switches")
SESSIONS: dict[str, type[Session]] = {"fuji": FujiSession, "robinson": RobinsonSession}


def add(commands: Any, everywhere: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, everywhere, "play")
    say, file = command.say, command.placeholder("FILE")
    command.add_argument("--game", choices=fujikit.api.GAMES, default="fuji", help=say("game"))
    command.add_argument("--players", metavar=command.placeholder("NAMES"), help=say("players"))
    command.add_argument("--scenario", type="number", metavar="N", help=say("scenario"))
    _add_fuji(command.add_argument_group("Fuji"), command)
    _add_robinson(command.add_argument_group("Robinson Crusoe"), command)
    command.add_argument("--box", type="path", metavar=file, help=say("box"))
    command.add_argument("--seed", type="seed", help=say("seed"))
    command.add_argument("--dice", default="", metavar=command.placeholder("DICE"), help=say("dice"))
    command.add_argument("--ask", action="store_true", help=say("ask"))
    command.add_argument("--study", action="store_true", help=say("study"))
    begin = command.add_mutually_exclusive_group()
    begin.add_argument("--load", type="path", metavar=file, help=say("load"))
    begin.add_argument("--position", type="path", metavar=file, help=say("position"))
    command.add_argument("--save", type="path", metavar=file, help=say("save"))
    command.set_defaults(run=run)


def _add_fuji(group: Any, command: Parser) -> None:
    say = command.say
    group.add_argument("--skills", help=say("skills"))
    group.add_argument("--level", type="number", metavar="N", help=say("level"))
    group.add_argument("--variant", choices=("a", "b"), help=say("variant"))
    group.add_argument("--thrill", action="store_const", const=True, help=say("thrill"))
    group.add_argument("--edition", choices=("en", "fr", "pl"), help=say("edition"))


def _add_robinson(group: Any, command: Parser) -> None:
    say = command.say
    group.add_argument("--roles", help=say("roles"))
    group.add_argument("--first", metavar=command.placeholder("NAME"), help=say("first"))
    group.add_argument("--equipment", type="number", metavar="N", help=say("equipment"))
    group.add_argument("--books", choices=("easier", "harder"), help=say("books"))
    group.add_argument("--figures", help=say("figures"))
    group.add_argument("--wreckage", metavar=command.placeholder("CARD"), help=say("wreckage"))
    group.add_argument("--switches", help=say("switches"))


def run(options: argparse.Namespace) -> int:
    """Play until the game or the input ends."""
    game = _game(options)
    session = SESSIONS[game.rules.name](game, options.lang or game.lang, at_terminal=sys.stdin.isatty())
    if options.save:
        save(game, options.save)  # a place that can't be written to is better known before the game
    try:
        return session.run(session.typed() if session.at_terminal else piped(sys.stdin, session.lang))
    finally:
        if options.save:
            save(game, options.save)


def piped(stream: Iterable[str], lang: str = ENGLISH) -> Iterator[str]:
    """The lines of a file or pipe."""
    try:
        yield from stream
    except UnicodeDecodeError:
        raise BadInput(WORDS.say("play", "not-text", lang)) from None


def _game(options: argparse.Namespace) -> Game[Any]:
    if options.load:
        return fujikit.load(options.load)
    if options.position:
        return _position(options)
    return fujikit.new_game(
        options.game,
        players=_list(options.players or PLAYERS[options.game]),
        box=options.box,
        seed=options.seed,
        dice=options.dice,
        study=options.study,
        choices="ask" if options.ask else "seed",
        lang=language_of(options, languages_of(options.game)),
        **_wishes(options),
    )


def _position(options: argparse.Namespace) -> Game[Any]:
    """The game of a position file; only when it is read, its languages are known."""

    def read(lang: str) -> Game[Any]:
        return fujikit.position(
            Path(options.position),
            lang=lang,
            seed=options.seed,
            dice=options.dice,
            box=options.box,
            study=options.study or None,
        )

    game = read(options.lang or ENGLISH)
    lang = language_of(options, game.rules.languages)
    return game if game.lang == lang else read(lang)


def _wishes(options: argparse.Namespace) -> dict[str, Any]:
    """What was asked for besides; an option of the other game is refused."""
    made: dict[str, Any] = {}
    for game, names in WISHES.items():
        for name in names:
            value = getattr(options, name)
            if value is None:
                continue
            if game != options.game:
                raise BadInput(say(options, "play", "other-game", option=name, game=options.game))
            made[name] = _list(value) if name in LISTS else value
    return made | ({} if options.scenario is None else {"scenario": options.scenario})


def _list(text: str) -> list[str]:
    return [] if text == "none" else [name.strip() for name in text.split(",")]
