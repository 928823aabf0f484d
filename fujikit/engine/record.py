"""Records: a game as text that a person can read, and as one line of URL-safe text."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from fujikit.engine.chance import RecordedSource
from fujikit.engine.errors import BadInput, BadRecord
from fujikit.engine.text_limits import MAX_MOVES, unpack
from fujikit.engine.toml import toml_data, toml_text

if TYPE_CHECKING:
    from fujikit.engine.game import Game

T = TypeVar("T")

FORMAT = 1
MAX_RECORD_LENGTH = 1_000_000
"""No record comes near this many characters; what is larger is something else."""
CODE = "fk1."
MOVES = "\n[play]\n"
"""What stands before the moves of a record, and nowhere before them."""
KINDS: dict[type, str] = {int: "a whole number", str: "a text", bool: "true or false", dict: "a table"}
HEADING = """\
# A fujikit record: the set-up, then every line that was played.
# Lines that begin with * hold what chance gave.
"""


def setup_text(game: Game[object]) -> str:
    """The set-up of a game as a record holds it."""
    return toml_text({"setup": game.rules.setup(game.start)})


def record_text(game: Game[object], setup: str) -> str:
    """The whole game as text; its set-up is written already."""
    head = {"record": FORMAT, "game": game.rules.name, "lang": game.lang, "study": game.study}
    play = {"play": {"moves": "".join(_moves(game))}}
    sections = [setup, toml_text(play)]
    if all(text.startswith("[") for text in sections):
        return HEADING + "\n".join([toml_text(head), *sections])
    return HEADING + toml_text({**head, "setup": game.rules.setup(game.start), **play})


def _moves(game: Game[object]) -> Iterator[str]:
    for move in game.history:
        if move.action is not None:
            yield f"{move.action}\n"
        yield from (f"* {event.result()}\n" for event in move.folded if event.by_chance)


class Record:
    """A record that has been read: who plays by which rules, and the moves with their results."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        data = self._data(text)
        self.game: str = self._take(data, "game", str)
        self.lang: str = self._take(data, "lang", str)
        self.study: bool = self._take(data, "study", bool)
        self.setup: dict[str, Any] = self._take(data, "setup", dict)
        play = self._take(data, "play", dict)
        self._only(play, "moves")
        self.lines: list[str] = self._take(play, "moves", str).splitlines()
        self.first: int = text[: text.rfind('moves = """')].count("\n") + 2

    def _data(self, text: str) -> dict[str, object]:
        if len(text) > MAX_RECORD_LENGTH:
            raise BadRecord(f"{self.where}: {len(text)} characters are more than any record has")
        try:
            data = toml_data(text)
        except ValueError as error:
            raise BadRecord(f"{self.where}: not a record: {error}") from None
        if "record" not in data:
            raise BadRecord(f"{self.where}: not a record: the key `record` with its format is missing")
        if self._take(data, "record", int) != FORMAT:
            raise BadRecord(
                f"{self.where}: record format {data['record']} is unknown here, {FORMAT} is known"
            )
        self._only(data, "record", "game", "lang", "study", "setup", "play")
        return data

    def _only(self, data: dict[str, object], *known: str) -> None:
        if unknown := sorted(set(data) - set(known)):
            raise BadRecord(f"{self.where}: unknown key {unknown[0][:40]!r}")

    def _take(self, data: dict[str, object], key: str, kind: type[T]) -> T:
        found = data.get(key)
        if not isinstance(found, kind) or type(found) is not kind:
            raise BadRecord(f"{self.where}: {key}: {KINDS[kind]} should stand here")
        return found

    def replay(self, game: Game[object]) -> None:
        """Play the recorded moves on a game that has just been set up."""
        number, (opening, moves) = self.first, self._grouped()
        if len(moves) > MAX_MOVES:
            raise BadRecord(f"{self.where}: {len(moves):,} moves are more than any game has")
        try:
            self._step(game, None, opening)
            for number, line, results in moves:  # noqa: B007  # the number is for the message below
                self._step(game, line, results)
        except ValueError as error:
            raise BadRecord(f"{self.where}: line {number}: {_sentence(error)}") from None

    def _step(self, game: Game[object], line: str | None, results: list[str]) -> None:
        dice = RecordedSource(results)
        if line is None:
            game.begin(dice)
        else:
            game.act_with(line, dice)
        if (left := dice.left()) is not None:
            raise BadInput(f"chance gave {left!r}, which nothing asked for")

    def _grouped(self) -> tuple[list[str], list[tuple[int, str, list[str]]]]:
        opening: list[str] = []
        moves: list[tuple[int, str, list[str]]] = []
        for number, line in enumerate(self.lines, self.first):
            if line.startswith("* "):
                (moves[-1][2] if moves else opening).append(line[2:])
            else:
                moves.append((number, line, []))
        return opening, moves


def _sentence(error: Exception) -> str:
    return " ".join(str(error).split())


def encode_record(text: str) -> str:
    """Return a record's text as a code: one line of URL-safe text."""
    packed = zlib.compress(text.encode(), level=9)
    return CODE + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def decode_record(code: str) -> str:
    """Return the record's text inside a code."""
    code = code.strip()
    if not code.startswith(CODE):
        raise BadRecord(f"code: it should begin with {CODE!r}")
    body = code.removeprefix(CODE)
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadRecord("code: it is damaged") from None
    try:
        return unpack(packed, MAX_RECORD_LENGTH).decode()
    except UnicodeDecodeError:
        raise BadRecord("code: it is damaged") from None
    except ValueError as error:
        raise BadRecord(f"code: {error}") from None
