"""`fujikit rules WORDS`: look a rule up."""

from __future__ import annotations

import argparse
from typing import Any

import fujikit
from fujikit.engine.rulebook import Clause, Rulebook
from fujikit.engine.words import Words

FOUND = 0
NOTHING_FOUND = 1


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "rules",
        parents=[everywhere],
        help="look a rule up, typing mistakes forgiven",
        description="Look a rule up by words or by the id of a clause; without words, list the headings.",
    )
    command.add_argument("words", nargs="*", help="words, or a clause's id such as plan.three-steps")
    command.add_argument("--limit", type=int, default=5, metavar="N", help="how many clauses at most")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what was found; 1 when nothing was."""
    book = fujikit.rulebook(options.game)
    words = " ".join(options.words)
    if not words:
        for clause in book.values():
            print(f"{clause.id:28}{clause.heading(options.lang)}")
        return FOUND
    found = [book[words]] if words in book else book.search(words, lang=options.lang, limit=options.limit)
    for clause in found:
        print(_told(clause, options.lang))
    if len(found) == 1:
        print(_related(book, found[0], options.lang))
    if not found:
        print(Words(f"fujikit.{options.game}").say("ui", "nothing-found", options.lang, words=words))
    return FOUND if found else NOTHING_FOUND


def _told(clause: Clause, lang: str) -> str:
    page = f" (p. {clause.page})" if clause.page else ""
    return f"{clause.heading(lang)} [{clause.id}]{page}\n  {clause.text(lang)}\n"


def _related(book: Rulebook, clause: Clause, lang: str) -> str:
    return "\n".join(f"  -> {book[other].heading(lang)} [{other}]" for other in clause.related)
