"""`fujikit play`: hot-seat in the terminal, lines in, board out; a whole game can be piped in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import fujikit
from fujikit.cli.game import commands_of
from fujikit.cli.language import ENGLISH, WORDS, language_of, languages_of, translate
from fujikit.cli.parsing import Commands, Parser, add_command, names
from fujikit.cli.session import save
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.games import DEFAULT_GAME, GAMES, descriptor, descriptors
from fujikit.games.descriptor import GameDescriptor

with suppress(ImportError):  # not on every system; where it is, `input` knows arrows and earlier lines
    import readline  # noqa: F401


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "play")
    translate, file = command.translate, command.placeholder("FILE")
    command.add_argument("--game", choices=GAMES, default=DEFAULT_GAME, help=translate("game"))
    command.add_argument("--players", metavar=command.placeholder("NAMES"), help=translate("players"))
    command.add_argument("--scenario", type="number", metavar="N", help=translate("scenario"))
    game_options = {game.name: _add_game(game, command) for game in descriptors()}
    command.add_argument("--box", type="path", metavar=file, help=translate("box"))
    command.add_argument("--seed", type="seed", help=translate("seed"))
    command.add_argument("--dice", default="", metavar=command.placeholder("DICE"), help=translate("dice"))
    command.add_argument("--ask", action="store_true", help=translate("ask"))
    command.add_argument("--study", action="store_true", help=translate("study"))
    begin = command.add_mutually_exclusive_group()
    begin.add_argument("--load", type="path", metavar=file, help=translate("load"))
    begin.add_argument("--position", type="path", metavar=file, help=translate("position"))
    command.add_argument("--save", type="path", metavar=file, help=translate("save"))
    command.set_defaults(run=run, game_options=game_options)


def _add_game(game: GameDescriptor, command: Parser) -> list[str]:
    """Add the options that only this game has; their names."""
    group = command.add_argument_group(game.title)
    commands_of(game.name).add_options(group, command)
    return [option.dest for option in group._group_actions]  # noqa: SLF001  # argparse has no other list of them


def run(options: argparse.Namespace) -> int:
    """Play until the game or the input ends."""
    game = _game(options)
    session = commands_of(game.rules.name).session(
        game, options.lang or game.lang, at_terminal=sys.stdin.isatty()
    )
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
        raise BadInput(WORDS.translate("play", "not-text", lang)) from None


def _game(options: argparse.Namespace) -> Game[object]:
    if options.load:
        return fujikit.load(options.load)
    if options.position:
        return _position(options)
    return fujikit.new_game(
        options.game,
        players=names(options.players) if options.players else descriptor(options.game).example_players,
        box=options.box,
        seed=options.seed,
        dice=options.dice,
        study=options.study,
        choices="ask" if options.ask else "seed",
        lang=language_of(options, languages_of(options.game)),
        **_game_options(options),
    )


def _position(options: argparse.Namespace) -> Game[object]:
    """The game of a position file; only when it is read, its languages are known."""

    def read(lang: str) -> Game[object]:
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


def _game_options(options: argparse.Namespace) -> dict[str, object]:
    """The options of the game that were given; one of another game is refused."""
    given: dict[str, Any] = {}
    for game, known in options.game_options.items():
        for name in known:
            value = getattr(options, name)
            if value is None:
                continue
            if game != options.game:
                raise BadInput(translate(options, "play", "other-game", option=name, game=options.game))
            given[name] = value
    return given if options.scenario is None else {**given, "scenario": options.scenario}
