"""`fujikit play`: hot-seat in the terminal, lines in, board out; a whole game can be piped in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fujikit
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.game import Game

CLEAR = "\033[2J\033[H"


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "play",
        parents=[everywhere],
        help="play in the terminal, or pipe a whole game in",
        description="Play hot-seat: type a line such as `Clara mark c4`, or `help`. Lines that come from a "
        "file or a pipe are played too; the first one refused ends the command with exit code 2.",
    )
    command.add_argument("--players", default="Clara,Jona,Steve", help="names with commas between them")
    command.add_argument("--skills", help="a skill a player, with commas; otherwise drawn")
    command.add_argument("--scenario", type=int, metavar="N", help="1 to 7; otherwise drawn")
    command.add_argument("--level", type=int, default=1, metavar="N", help="1 (friendly, the default) to 4")
    command.add_argument("--variant", choices=("a", "b"), help="the game of two players")
    command.add_argument("--thrill", action="store_true", help="the token near the village erupts twice")
    command.add_argument("--edition", choices=("en", "fr", "pl"), default="en", help="where the books differ")
    command.add_argument("--box", metavar="FILE", help="your own cards (see `fujikit box template`)")
    command.add_argument("--seed", help="the same seed gives the same dice and cards")
    command.add_argument("--dice", default="", help="scripted first rolls, as codes: 'B1 P4 …'")
    command.add_argument("--ask", action="store_true", help="players make the choices of the set-up")
    command.add_argument("--study", action="store_true", help="undo crosses dice")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--position", metavar="FILE", help="begin with a position file")
    command.add_argument("--save", metavar="FILE", help="write the record here at the end")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until the game or the input ends."""
    session = Session(_game(options), options.lang, at_terminal=sys.stdin.isatty())
    try:
        code = session.run(sys.stdin)
    finally:
        if options.save:
            save(session.game, options.save)
    return code


def _game(options: argparse.Namespace) -> Game[Any]:
    if options.load:
        return fujikit.load(options.load)
    if options.position:
        return fujikit.position(
            Path(options.position), lang=options.lang, seed=options.seed, dice=options.dice, box=options.box
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
        lang=options.lang,
    )


def _list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def save(game: Game[Any], path: str) -> None:
    """Write the record, or say in one sentence why not."""
    try:
        game.save(path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from None


class Session:
    """A table in the terminal."""

    def __init__(self, game: Game[Any], lang: str, *, at_terminal: bool) -> None:
        self.game = game
        self.lang = lang
        self.at_terminal = at_terminal
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "look": self._look,
            "legal": self._legal,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
        }

    def run(self, lines: Iterator[str]) -> int:
        """Play every line; 2 when one from a pipe is refused."""
        self._board("")
        if self.at_terminal:
            print(self._say("welcome"))
        for number, line in enumerate(lines, 1):
            text = line.partition("#")[0].strip()
            if text == "quit":
                break
            if text and not self._play(text, number):
                return 2
            if self.game.outcome is not None:
                return self._end()
        self._not_over()
        return 0

    def _play(self, text: str, number: int) -> bool:
        """Whether to go on after a line."""
        try:
            self._line(text)
        except BadInput as error:
            reason = error.verdict if isinstance(error, IllegalAction) else error
            if self.at_terminal:
                print(f"  {reason}")
                return True
            print(f"fujikit: line {number}: {text[:80]}: {reason}", file=sys.stderr)
            return False
        return True

    def _line(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word in self.commands and word not in self.game.seats:
            self.commands[word](rest.strip())
            return
        before = self.game.round
        self.game.act(text)
        print(f"> {text}")
        for sentence in self.game.story(self.game.history[-1], lang=self.lang):
            print(f"  {sentence}")
        if self.game.round != before and self.game.outcome is None:
            self._board("")

    def _say(self, key: str, **numbers: object) -> str:
        return self.game.rules.words.say("ui", key, self.lang, **numbers)

    def _help(self, rest: str) -> None:
        print(self._say("help"))

    def _board(self, rest: str) -> None:
        print(f"\n{self.game.text(self.lang)}\n")
        view = self.game.view(None, self.lang)
        if view["prompt"] is not None:
            print(view["prompt"]["text"])

    def _look(self, name: str) -> None:
        """A player's own dice, behind a curtain where people share the screen."""
        view = self.game.view(name, self.lang)
        if self.at_terminal:
            input(f"{CLEAR}{self._say('curtain', seat=name)} ")
        for seat, place in view["seats"].items():
            dice = " ".join(f"{number}:{die or '?'}" for number, die in enumerate(place["dice"], 1))
            print(self._say("dice", seat=seat, dice=dice or "-"))
        if self.at_terminal:
            input(f"{self._say('curtain-again')} ")
            print(CLEAR, end="")

    def _legal(self, name: str) -> None:
        for seat in [name] if name else self.game.seats:
            self.game.view(seat, self.lang)
            for action in self.game.legal(seat):
                print(f"  {action}")

    def _why(self, line: str) -> None:
        print(f"  {self.game.check(line).text(self.lang) or self._say('allowed')}")

    def _rules(self, words: str) -> None:
        for clause in fujikit.rulebook(self.game.rules.name).search(words, lang=self.lang, limit=3):
            print(f"  {clause.heading(self.lang)} [{clause.id}]\n    {clause.text(self.lang)}")

    def _undo(self, rest: str) -> None:
        action = self.game.undo()
        print(self._say("undone", line=str(action)))

    def _save(self, path: str) -> None:
        if not path:
            raise BadInput(self._say("save-where"))
        save(self.game, path)
        print(self._say("saved", path=path))

    def _end(self) -> int:
        print(f"\n{self.game.text(self.lang)}\n")
        end = self.game.view(None, self.lang)["outcome"]
        if end["won"]:
            print(self._say("won", score=end["score"], verdict=end["text"]))
        else:
            print(self._say("lost", why=end["text"], round=self.game.round))
        return 0

    def _not_over(self) -> None:
        print(self._say("not-over", round=self.game.round, phase=self.game.phase))
