"""`fujikit rules WORDS`: look a rule up."""

from __future__ import annotations

import argparse
import sys
from textwrap import fill

import fujikit
from fujikit.cli.language import language_of, languages_of
from fujikit.cli.output import print_json
from fujikit.cli.parsing import Commands, Parser, add_command
from fujikit.engine.rulebook import Clause, Rulebook
from fujikit.engine.words import Words
from fujikit.games import DEFAULT_GAME, GAMES, descriptor

FOUND = 0
NOTHING_FOUND = 1
INDENT = "  "
WIDTH = 90


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "rules")
    word = command.placeholder("WORD")
    command.add_argument("words", nargs="*", metavar=word, help=command.translate("words"))
    command.add_argument("--game", choices=GAMES, default=DEFAULT_GAME, help=command.translate("game"))
    command.add_argument("--limit", type="count", default=5, metavar="N", help=command.translate("limit"))
    command.add_argument("--json", action="store_true", help=command.translate("json"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what was found; 1 when nothing was."""
    book = fujikit.rulebook(options.game)
    lang = language_of(options, languages_of(options.game))
    words = " ".join(options.words)
    found = look_up(book, words, lang, options.limit) if words else list(book.values())
    if options.json:
        clauses = [as_data(clause, lang) for clause in found]
        print_json({"game": options.game, "lang": lang, "words": words, "clauses": clauses})
    elif not words:
        for clause in found:
            print(f"{clause.id:28}{clause.heading(lang)}")
    elif found:
        _tell(book, found, lang)
    else:
        print(Words(descriptor(options.game).package).translate("ui", "nothing-found", lang, words=words))
    return FOUND if found else NOTHING_FOUND


def _tell(book: Rulebook, found: list[Clause], lang: str) -> None:
    """Every clause; a single one with those that it is related to."""
    for clause in found:
        print(clause_text(clause, lang))
    if len(found) == 1:
        print(_related(book, found[0], lang))


def as_data(clause: Clause, lang: str) -> dict[str, object]:
    """A clause as an object of JSON.

    >>> as_data(fujikit.rulebook()["plan.orthogonal"], "en")["heading"]
    'No diagonal steps'
    """
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "heading": clause.heading(lang),
        "text": clause.text(lang),
        "page": clause.page or None,
        "related": list(clause.related),
    }


def look_up(book: Rulebook, words: str, lang: str, limit: int) -> list[Clause]:
    """The clause of that id, or those that fit the words best."""
    return [book[words]] if words in book else book.search(words, lang=lang, limit=limit)


def clause_text(clause: Clause, lang: str) -> str:
    """A clause with its heading, id, page and text."""
    page = f" (p. {clause.page})" if clause.page else ""
    return f"{clause.heading(lang)} [{clause.id}]{page}\n{_indented(clause.text(lang))}\n"


def _indented(text: str) -> str:
    """Broken into lines for people; programs that read along get one line."""
    width = WIDTH if sys.stdout.isatty() else len(text) + len(INDENT)
    return fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT)


def _related(book: Rulebook, clause: Clause, lang: str) -> str:
    return "\n".join(f"  -> {book[other].heading(lang)} [{other}]" for other in clause.related)
