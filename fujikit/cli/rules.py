"""`fujikit rules WORDS`: look a rule up."""

from __future__ import annotations

import argparse
import sys
from textwrap import fill
from typing import Any

import fujikit
from fujikit.engine.rulebook import Clause, Rulebook
from fujikit.engine.words import Words

FOUND = 0
NOTHING_FOUND = 1
INDENT = "  "
WIDTH = 90


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "rules",
        parents=[everywhere],
        help="look a rule up, typing mistakes forgiven",
        description="Look a rule up by words or by the id of a clause; without words, list the headings.",
    )
    command.add_argument("words", nargs="*", help="words, or a clause's id such as plan.three-steps")
    command.add_argument("--game", choices=fujikit.api.GAMES, default="fuji", help="which game")
    command.add_argument(
        "--limit", type=at_least_one, default=5, metavar="N", help="how many clauses at most"
    )
    command.set_defaults(run=run)


def at_least_one(text: str) -> int:
    """How many clauses to show."""
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Print what was found; 1 when nothing was."""
    book = fujikit.rulebook(options.game)
    lang = options.lang or "en"
    words = " ".join(options.words)
    if not words:
        for clause in book.values():
            print(f"{clause.id:28}{clause.heading(lang)}")
        return FOUND
    found = look_up(book, words, lang, options.limit)
    for clause in found:
        print(told(clause, lang))
    if len(found) == 1:
        print(_related(book, found[0], lang))
    if not found:
        print(Words(f"fujikit.{options.game}").say("ui", "nothing-found", lang, words=words))
    return FOUND if found else NOTHING_FOUND


def look_up(book: Rulebook, words: str, lang: str, limit: int) -> list[Clause]:
    """The clause of that id, or those that fit the words best."""
    return [book[words]] if words in book else book.search(words, lang=lang, limit=limit)


def told(clause: Clause, lang: str) -> str:
    """A clause with its heading, id, page and text."""
    page = f" (p. {clause.page})" if clause.page else ""
    return f"{clause.heading(lang)} [{clause.id}]{page}\n{_indented(clause.text(lang))}\n"


def _indented(text: str) -> str:
    """Broken into lines for people; programs that read along get one line."""
    width = WIDTH if sys.stdout.isatty() else len(text) + len(INDENT)
    return fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT)


def _related(book: Rulebook, clause: Clause, lang: str) -> str:
    return "\n".join(f"  -> {book[other].heading(lang)} [{other}]" for other in clause.related)
