"""The public functions: a new game, a position, a record, a code, a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast, get_args, overload

from fujikit.engine.chance import SeededSource
from fujikit.engine.errors import BadInput, BadPosition, BadRecord
from fujikit.engine.files import read_text
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.engine.record import Record, decode_record
from fujikit.engine.rules import Rules
from fujikit.engine.words import LANGUAGES
from fujikit.games import DEFAULT_GAME, GAMES, GameName, descriptor
from fujikit.games.descriptor import load_object

if TYPE_CHECKING:
    from typing import Unpack

    from fujikit.engine.rulebook import Rulebook
    from fujikit.fuji.box import Box as FujiBox
    from fujikit.fuji.new_game import FujiOptions
    from fujikit.fuji.state import State as FujiState
    from fujikit.robinson.box import Box as RobinsonBox
    from fujikit.robinson.setup.new_game import RobinsonOptions
    from fujikit.robinson.state import State as RobinsonState

S = TypeVar("S")

__version__ = "0.1.0"
Choices = Literal["seed", "ask"]
NAMED_GAME = re.compile(r"""^\s*game\s*=\s*["']([\w-]+)["']""", re.MULTILINE)


def _rules(game: object) -> Rules[Any]:
    """The rules of a game; those of the kit are loaded by name when they are first asked for."""
    if isinstance(game, type):
        raise BadInput(f"{game.__name__} is a class; rules are an object of it: {game.__name__}()")
    if not isinstance(game, str) and hasattr(game, "refuse"):
        return cast(Rules[Any], game)
    rules: Rules[Any] = load_object(descriptor(game).rules)
    return rules


def _language(rules: Rules[S], lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadInput(f"lang: {none_of(lang, LANGUAGES)}")
    if lang not in rules.languages:
        raise BadInput(f"lang: {rules.name} speaks {', '.join(rules.languages)}, not {lang}")
    return lang


def _named_game(text: str) -> str:
    """The game that a position file is of, as far as it says so."""
    found = NAMED_GAME.search(text)
    return found[1] if found and found[1] in GAMES else DEFAULT_GAME


@overload
def new_game(
    game: Literal["fuji"],
    *,
    lang: str = "en",
    seed: int | str | None = None,
    study: bool = False,
    choices: Choices = "seed",
    dice: str | Iterable[str] = (),
    **options: Unpack[FujiOptions],
) -> Game[FujiState]: ...


@overload
def new_game(
    game: Literal["robinson"],
    *,
    lang: str = "en",
    seed: int | str | None = None,
    study: bool = False,
    choices: Choices = "seed",
    dice: str | Iterable[str] = (),
    **options: Unpack[RobinsonOptions],
) -> Game[RobinsonState]: ...


@overload
def new_game(
    game: Rules[S],
    *,
    players: Sequence[str],
    box: object = None,  # `start_game` takes other options too; if any were listed, a wrong name would pass
    lang: str = "en",
    seed: int | str | None = None,
    study: bool = False,
    choices: Choices = "seed",
    dice: str | Iterable[str] = (),
) -> Game[S]: ...


@public
def new_game(
    game: str | Rules[Any],
    *,
    lang: str = "en",
    seed: int | str | None = None,
    study: bool = False,
    choices: str = "seed",
    dice: str | Iterable[str] = (),
    **options: object,
) -> Game[Any]:
    """Set up a game and begin it: one of the kit by its name, or any other by its rules.

    `choices="ask"` leaves the choices of the set-up to the players; otherwise the seed makes them. `dice`
    scripts the first rolls, as codes. The other options are the game's own, and what is left open is drawn.
    Fuji takes `players`, `skills`, `characters`, `scenario`, `level`, `variant`, `thrill`, `edition`, `box`;
    Robinson takes `players`, `roles`, `scenario`, `first`, `equipment` (how many cards), `books` (`easier` or
    `harder`), `figures` (`Friday`, `dog`), `wreckage`, `switches`, `waits` and `box`.

    >>> game = new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
    >>> game.check("Clara ready")
    <Verdict: refused. Clara has to lay a destination marker first. [plan.marker]>
    >>> game.check("Clara ready").clauses
    ['plan.marker']
    """
    return start_game(game, options, lang=lang, seed=seed, study=study, choices=choices, dice=dice)


def start_game(
    game: str | Rules[Any],
    options: Mapping[str, object],
    *,
    lang: str = "en",
    seed: int | str | None = None,
    study: bool = False,
    choices: str = "seed",
    dice: str | Iterable[str] = (),
) -> Game[Any]:
    """`new_game` where the game and its options are known only when the program runs."""
    if choices not in get_args(Choices):
        raise BadInput(f"choices: {none_of(choices, get_args(Choices))}")
    rules = _rules(game)
    source = SeededSource(seed, _script(dice))
    state = rules.new(options, source, _language(rules, lang))
    table = Game(rules, state, source, lang=lang, study=study)
    return _begun(table, source, choices)


def _script(dice: str | Iterable[str]) -> list[str]:
    """Scripted rolls as codes, one by one."""
    return (dice if isinstance(dice, str) else " ".join(dice)).split()


@public
def again(game: Game[S], *, seed: int | str | None = None, choices: str = "seed") -> Game[S]:
    """A new game with the players and the set-up of another one.

    >>> game = new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> again(game).seats
    ('Clara', 'Jona', 'Steve')
    """
    source = SeededSource(seed)
    return _begun(game.again(source), source, choices)


def _begun(game: Game[S], source: SeededSource, choices: str) -> Game[S]:
    """The game after what comes by itself, and after the choices of the set-up if the seed makes them."""
    game.begin()
    while choices == "seed" and (action := game.rules.random_setup_choice(game.state, source)) is not None:
        game.act(action)
    return game


@public
def position(
    text: str | Path,
    *,
    lang: str = "en",
    seed: int | str | None = None,
    study: bool | None = None,
    dice: str | Iterable[str] = (),
    box: FujiBox | RobinsonBox | str | Path | None = None,
    rules: Rules[Any] | None = None,
) -> Game[Any]:
    r"""A game that begins in the middle: from the text of a position file, or its path.

    A text of one line is taken for a path. The file says which game it is of; `rules` are those of a game
    that does not come with the kit.

    >>> position('game = "robinson"\n[[seat]]\nname = "Anna"').state.camp
    'm1'
    """
    if isinstance(text, Path) or "\n" not in text.strip():
        where, text = str(text), read_text(text, BadPosition)
    else:
        where = "position"
    rules = _rules(_named_game(text) if rules is None else rules)
    state, says_study = rules.read_position(text, where, box, _language(rules, lang))
    for_study = says_study if study is None else study
    table = Game(rules, state, SeededSource(seed, _script(dice)), lang=lang, study=for_study)
    table.begin()
    return table


@public
def load(path: str | Path, *, rules: Rules[Any] | None = None) -> Game[Any]:
    """The game that `Game.save` wrote; `rules` are those of a game that does not come with the kit."""
    return from_record(read_text(path, BadRecord), str(path), rules=rules)


@public
def from_code(code: str, *, rules: Rules[Any] | None = None) -> Game[Any]:
    """The game that `Game.code` wrote; `rules` as for `load`."""
    return from_record(decode_record(code), "code", rules=rules)


@public
def from_record(text: str, where: str = "record", *, rules: Rules[Any] | None = None) -> Game[Any]:
    """The game that `Game.record` wrote; `where` names it in messages, `rules` as for `load`."""
    record = Record(text, where)
    try:
        rules = _rules_of_record(record, rules)
        lang = _language(rules, record.lang)
        state = rules.start(record.setup, where, lang)
    except BadRecord:
        raise
    except BadInput as error:
        raise BadRecord(f"{where}: {str(error).removeprefix(f'{where}: ')}") from None
    # What comes after the record is drawn from the record itself, so that a game loaded twice goes on alike.
    from hashlib import sha256  # noqa: PLC0415  # it costs milliseconds that a new game should not wait for

    seed = sha256(text.encode()).hexdigest()
    game = Game(rules, state, SeededSource(seed), lang=lang, study=record.study)
    record.replay(game)
    return game


def _rules_of_record(record: Record, given: Rules[Any] | None) -> Rules[Any]:
    """The rules that a record was played by; others than those given are refused."""
    if given is None:
        return _rules(record.game)
    rules = _rules(given)
    if record.game != rules.name:
        raise BadInput(f"the record is of {record.game!r}, the rules are those of {rules.name!r}")
    return rules


@public
def rulebook(game: GameName = "fuji") -> Rulebook:
    """The clauses of a game, by id.

    >>> rulebook("fuji")
    <Rulebook of fuji: 188 clauses>
    >>> rulebook("fuji")["plan.three-steps"].page
    5
    """
    return rulebook_of(game)


@cache
def rulebook_of(game: str) -> Rulebook:
    """`rulebook` where the game is known only when the program runs."""
    package = descriptor(game).package
    from fujikit.engine.rulebook import Rulebook  # noqa: PLC0415  # a game can be played without the look-up

    return Rulebook(game, package)
