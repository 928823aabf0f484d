"""Play a game in the terminal or from a pipe: lines in, board and story out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from textwrap import fill
from typing import ClassVar

from fujikit.api import rulebook_of
from fujikit.cli.language import WORDS
from fujikit.cli.parsing import one_line
from fujikit.cli.rules import INDENT, WIDTH, clause_text, look_up
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.game import Game
from fujikit.engine.verdict import Verdict
from fujikit.engine.view import ViewData

EXIT_OK = 0
EXIT_UNFINISHED = 1
EXIT_REFUSED = 2
MAX_RULES = 3
MAX_NOUNS = 24


def save(game: Game[object], path: str) -> None:
    """Write the record, or say in one sentence why not."""
    try:
        game.save(path)
    except (OSError, ValueError) as error:  # a ValueError: a path with a NUL in it
        raise BadInput(f"{path}: {getattr(error, 'strerror', None) or error}") from None


class Session:
    """A game with the lines that play it. People at a terminal may err; a pipe ends at its first mistake."""

    shown_words: ClassVar[dict[str, int]] = {}
    """By verb, how many words of a line are said only once for all moves that begin with them; else 2."""

    def __init__(self, game: Game[object], lang: str, *, at_terminal: bool) -> None:
        self.game = game
        self.lang = lang
        self.at_terminal = at_terminal
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "legal": self._legal,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
        }

    def run(self, lines: Iterable[str]) -> int:
        """Play every line; 2 when one from a pipe is refused, 1 when the pipe ends before the game."""
        code = EXIT_OK
        if self.game.outcome is None:
            if self.at_terminal:
                print(self._translate("welcome"))
            self._board("")
            code = self._play_all(lines)
        if self.game.outcome is not None:
            self._end()
        elif code != EXIT_REFUSED:
            self._not_over(code)
        return code

    def typed(self) -> Iterator[str]:
        """What people type, each line asked for with the names of those whom the game waits for."""
        while True:
            view = self.game.own_view(None, self.lang)
            asked = self._translate("ask", phase=view["phase"], seats=view["awaits"])
            try:
                yield input(f"{asked}> ")
            except UnicodeDecodeError:
                print(WORDS.translate("play", "not-text", self.lang))

    def _play_all(self, lines: Iterable[str]) -> int:
        """Play until somebody quits, or the lines or the game end; the exit code that this deserves."""
        try:
            for number, line in enumerate(lines, 1):
                text = line.partition("#")[0].strip()
                if text == "quit":
                    return EXIT_OK
                if text and not self._play(text, number):
                    return EXIT_REFUSED
                if self.game.outcome is not None:
                    return EXIT_OK
        except EOFError:  # somebody at a terminal has closed the input
            print()
            return EXIT_OK
        return EXIT_UNFINISHED

    def _not_over(self, code: int) -> None:
        """Say how far the game is; to whoever started the command if that was not meant."""
        sentence = self._translate("not-over", round=self.game.round, phase=self.game.phase)
        if code == EXIT_UNFINISHED:
            print(f"fujikit: {sentence}", file=sys.stderr)
        else:
            print(sentence)

    def _play(self, text: str, number: int) -> bool:
        """Whether to go on after a line."""
        try:
            self._line(text)
        except BadInput as error:
            reason = self._reasons(error.verdict) if isinstance(error, IllegalAction) else str(error)
            if self.at_terminal:
                print(fill(reason, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT))
                return True
            said = WORDS.translate("play", "line", self.lang, number=number, line=text[:80], reason=reason)
            print(f"fujikit: {one_line(said)}", file=sys.stderr)
            return False
        return True

    def _line(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word in self.commands and word not in self.game.seats:
            self.commands[word](rest.strip())
        else:
            self._act(text)

    def _act(self, text: str) -> None:
        before = self.game.round, self.game.phase
        self.game.act(text)
        if not self.at_terminal:
            print(f"> {text}")
        for sentence in self.game.story(self.game.history[-1], lang=self.lang):
            print(f"  {sentence}")
        if self.game.outcome is None:
            self._go_on(*before)

    def _go_on(self, round_before: int, phase_before: str) -> None:
        """What people need to see before the next line."""
        view = self.game.own_view(None, self.lang)
        if self.game.round != round_before:
            self._board("")
        elif self.game.phase != phase_before or view["prompt"] is not None:
            if self.game.phase != phase_before:
                self._phase_began(view)
            self._next(view)

    def _phase_began(self, view: ViewData) -> None:
        """What people need to see when a phase begins."""

    def _translate(self, key: str, **numbers: object) -> str:
        return self.game.rules.words.translate("ui", key, self.lang, **numbers)

    def _seat(self, name: str) -> str:
        """The seat of that name, however it is written."""
        for seat in self.game.seats:
            if seat.casefold() == name.casefold():
                return seat
        raise BadInput(self._translate("who", known=self.game.seats))

    def _reasons(self, verdict: Verdict) -> str:
        return " ".join(f"{reason.text(self.lang)} [{reason.clause}]" for reason in verdict.reasons)

    def _help(self, rest: str) -> None:
        print(self._translate("help").strip("\n"))

    def _board(self, rest: str) -> None:
        print(f"\n{self.game.text(self.lang)}\n")
        self._next(self.game.own_view(None, self.lang))

    def _next(self, view: ViewData) -> None:
        """The open question, and at a terminal what can be typed now."""
        if view["prompt"] is not None:
            print(view["prompt"]["text"])
        if self.at_terminal and self.game.outcome is None:
            print(fill(self._hint(view), WIDTH))

    def _hint(self, view: ViewData) -> str:
        """What a newcomer can type next."""
        return self._translate("hint-legal")

    def _legal(self, name: str) -> None:
        """Every move, by verb."""
        for seat in [self._seat(name)] if name else self.game.seats:
            print(self._moves(seat))

    def _moves(self, seat: str) -> str:
        """The moves of a seat, those with the same beginning together."""
        nouns: dict[str, list[str]] = {}
        for action in self.game.legal(seat):
            line = str(action)
            begin = " ".join(line.split()[: self.shown_words.get(action.verb, 2)])
            nouns.setdefault(begin, []).append(line.removeprefix(begin).strip())
        lines = [f"{begin} {_some(each)}".strip() for begin, each in nouns.items()]
        lines = lines or [self._translate("nothing-legal", seat=seat)]
        return "\n".join(
            fill(line, WIDTH, initial_indent=INDENT, subsequent_indent=2 * INDENT) for line in lines
        )

    def _why(self, line: str) -> None:
        print(f"  {self._reasons(self.game.check(line)) or self._translate('allowed')}")

    def _rules(self, words: str) -> None:
        found = look_up(rulebook_of(self.game.rules.name), words, self.lang, MAX_RULES)
        for clause in found:
            print(clause_text(clause, self.lang))
        if not found:
            print(self._translate("nothing-found", words=words))

    def _undo(self, rest: str) -> None:
        print(self._translate("undone", line=str(self.game.undo())))

    def _save(self, path: str) -> None:
        if not path:
            raise BadInput(self._translate("save-where"))
        save(self.game, path)
        print(self._translate("saved", path=path))

    def _end(self) -> None:
        print(f"\n{self.game.text(self.lang)}\n")
        end = self.game.own_view(None, self.lang)["outcome"]
        if end["won"]:
            print(self._translate("won", score=end["score"], verdict=end["text"]))
        else:
            print(self._translate("lost", why=end["text"], round=self.game.round))


def _some(nouns: list[str]) -> str:
    """The first of many, and how many there are.

    >>> _some(["c4", "d4"])
    'c4, d4'
    """
    shown = ", ".join(nouns[:MAX_NOUNS])
    return shown if len(nouns) <= MAX_NOUNS else f"{shown}, … ({len(nouns)})"
