"""The command line: `fujikit` with its commands, a module each."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from fujikit import __version__
from fujikit.cli import app, box, completion, lab, play, replay, rules, simulate
from fujikit.cli.game import commands_of
from fujikit.cli.language import ENGLISH, WORDS, system_language
from fujikit.cli.parsing import BAD_INPUT, Parser, argparse_in, one_line, peek
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.games import GAMES

INTERRUPTED = 130


def parser(lang: str = ENGLISH) -> Parser:
    """Every command with its options, and its help in a language."""
    top = Parser(prog="fujikit", lang=lang, description=WORDS.translate("top", "about", lang))
    top.add_argument(
        "--version", action="version", version=f"fujikit {__version__}", help=top.translate("version")
    )
    _add_language(top, default=None)
    common_options = Parser(lang=lang, add_help=False)
    # Suppressed, so that a language given before the command stays where the command names none.
    _add_language(common_options, default=argparse.SUPPRESS)
    commands = top.add_subparsers(metavar=top.placeholder("COMMAND"), required=True)
    games = (command for game in GAMES for command in commands_of(game).commands)
    for command in (app, lab, play, *games, rules, replay, box, simulate, completion):
        command.add(commands, common_options)
    return top


def _add_language(adding: Parser, default: str | None) -> None:
    adding.add_argument("--lang", choices=LANGUAGES, default=default, help=adding.translate("lang"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all went well, 2 with one sentence for bad input."""
    _open_streams()
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()
    except BadInput as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _say_no_more()
        return 0
    except OSError as error:
        _say_no_more()
        return _complain(": ".join(filter(None, (error.filename, error.strerror or str(error)))))


def _run(arguments: Sequence[str]) -> int:
    """Read the arguments and do what they say."""
    first = peek(arguments)
    system_lang = system_language(os.environ)
    lang = first.lang if first.lang in LANGUAGES else system_lang
    for number, argument in enumerate(arguments, 1):
        if not _is_text(argument):
            raise BadInput(WORDS.translate("wrong", "argument", lang, number=number))
    own, rest = _split(arguments) if first.command == "lab" else (arguments, [])
    with argparse_in(lang):
        known = parser(lang)
        known.set_defaults(system_lang=system_lang, rest=rest)
        completion.complete(known)
        options = known.parse_args(own)
    code: int = options.run(options)
    return code


def _split(arguments: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """What stands before `--`, and what follows it.

    >>> _split(["lab", "--port", "9000", "--", "--debug"])
    (['lab', '--port', '9000'], ['--debug'])
    """
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:at], arguments[at + 1 :]


def _is_text(argument: str) -> bool:
    """Whether it can be printed and written to files: bytes that are no UTF-8 arrive as lone surrogates."""
    try:
        return b"\0" not in argument.encode()
    except UnicodeEncodeError:
        return False


def _complain(sentence: str) -> int:
    print(f"fujikit: {one_line(sentence)}", file=sys.stderr)
    return BAD_INPUT


def _open_streams() -> None:
    """Stand in for streams that a shell has closed, and print question marks for letters it does not know."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _say_no_more() -> None:
    """Drop what can't be printed any more: Python would complain again when it flushes at exit."""
    with suppress(io.UnsupportedOperation):  # an output without a file behind it can't fail so
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
