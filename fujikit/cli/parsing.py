"""The parser of the command line: help and errors in the language of the reader, and the kinds of values."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn, TypeAlias
from unicodedata import category

from fujikit.cli.language import ENGLISH, WORDS
from fujikit.engine.words import Words

BAD_INPUT = 2
LAST_PORT = 65_535
MAX_DIGITS = 18
"""More digits than any number here can have; Python refuses to read thousands of them."""
MAX_QUOTED = 60
MAX_SENTENCE = 600
UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")
"""Categories of letters that would break a line, or the terminal."""


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001  # argparse has no public name for it
"""Where commands are added."""
Group: TypeAlias = argparse._ArgumentGroup  # noqa: SLF001  # argparse has no public name for it
"""Where options are added."""


class Parser(argparse.ArgumentParser):
    """A parser in the language `lang`, with the texts of a section; it says what is wrong in one sentence.

    Kinds of values, by name: `number`, `count` (from 1 on), `port`, `path`, `host`, `seed`, `names`
    (with commas between them).
    """

    def __init__(
        self, *, lang: str = ENGLISH, section: str = "top", words: Words = WORDS, **settings: Any
    ) -> None:
        self.lang = lang
        self.section = section
        self.words = words
        super().__init__(**settings)
        for kind in (self.number, self.count, self.port, self.path, self.host, self.seed, names):
            self.register("type", kind.__name__, kind)

    def translate(self, key: str, /, **values: object) -> str:
        """A text of this command."""
        return self.words.translate(self.section, key, self.lang, **values)

    def translate_from(self, words: Words) -> Callable[..., str]:
        """`translate` with the texts that a game has for this command."""
        return lambda key, **values: words.translate(self.section, key, self.lang, **values)

    def placeholder(self, name: str) -> str:
        """What stands for a value in the help."""
        return WORDS.translate("metavar", name, self.lang)

    def error(self, message: str) -> NoReturn:
        """Say in one sentence what is wrong, and leave."""
        sentence = WORDS.translate("top", "more", self.lang, sentence=message, command=self.prog)
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(sentence)}\n")

    def number(self, text: str) -> int:
        """A whole number."""
        sign, digits = (text[:1], text[1:]) if text[:1] in ("-", "+") else ("", text)
        if not (digits.isascii() and digits.isdecimal()):
            self._refuse("number", text=quoted(text))
        if len(digits) > MAX_DIGITS:
            self._refuse("large", text=quoted(text))
        return int(sign + digits)

    def count(self, text: str) -> int:
        """A number from 1 on."""
        if not (text.isascii() and text.isdecimal() and text.strip("0")):
            self._refuse("from-one", text=quoted(text))
        return self.number(text)

    def port(self, text: str) -> int:
        """The number of a port."""
        known = text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS
        if not (known and 0 < int(text) <= LAST_PORT):
            self._refuse("port", text=quoted(text), last=LAST_PORT)
        return int(text)

    def path(self, text: str) -> str:
        """The path of a file or a folder."""
        return text or self._refuse("path")

    def host(self, text: str) -> str:
        """An address to listen on."""
        return text or self._refuse("host")

    def seed(self, text: str) -> int | str:
        """A number is the same seed here as in Python; everything else is a text.

        >>> Parser().seed("7"), Parser().seed("spring")
        (7, 'spring')
        """
        try:
            return int(text) if text.isascii() and text.isdecimal() else text
        except ValueError:  # more digits than Python reads
            return text

    def _refuse(self, key: str, **values: object) -> NoReturn:
        raise argparse.ArgumentTypeError(WORDS.translate("wrong", key, self.lang, **values))


def add_command(
    commands: Commands, common_options: Parser, name: str, words: Words = WORDS, **settings: Any
) -> Parser:
    """A command with the options that all have, and with its help from the words."""
    lang = common_options.lang
    settings = {"description": words.translate(name, "about", lang), **settings}
    command: Parser = commands.add_parser(
        name,
        parents=[common_options],
        lang=lang,
        section=name,
        words=words,
        help=words.translate(name, "help", lang),
        **settings,
    )
    return command


def peek(arguments: Sequence[str]) -> argparse.Namespace:
    """The `lang` and the `command` of arguments, before everything is read: help and `--` depend on them.

    >>> peek(["--lang=fr", "lab", "--port", "9000"])
    Namespace(lang='fr', command='lab')
    """
    only = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    only.add_argument("--lang")
    only.add_argument("command", nargs="?")
    try:
        return only.parse_known_args(arguments)[0]
    except argparse.ArgumentError:  # --lang without a value: the whole parser says so
        return argparse.Namespace(lang=None, command=None)


@contextmanager
def argparse_in(lang: str) -> Iterator[None]:
    """Inside, argparse takes its own texts from our words: it looks each one up by the function `_`."""
    names = vars(argparse)
    before = names["_"]
    names["_"] = lambda text: WORDS.section("argparse", lang).get(text, text)
    try:
        yield
    finally:
        names["_"] = before


def names(text: str) -> list[str]:
    """Names with commas between them; `none` stands for an empty list.

    >>> names("scout, buddy"), names("none")
    (['scout', 'buddy'], [])
    """
    return [] if text == "none" else [name.strip() for name in text.split(",")]


def quoted(text: str) -> str:
    """A value as a sentence quotes it; nobody needs all of a long one.

    >>> quoted("one")
    "'one'"
    """
    return repr(text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…")


def one_line(sentence: str) -> str:
    r"""A sentence without line breaks and control characters, and not endless.

    >>> one_line("no such file: a\nb\x1b[2J")
    'no such file: a\\nb\\x1b[2J'
    """
    shown = "".join(repr(each)[1:-1] if category(each) in UNPRINTABLE else each for each in sentence)
    return shown if len(shown) <= MAX_SENTENCE else f"{shown[:MAX_SENTENCE]}…"
