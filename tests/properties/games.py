"""Many different moments of many different games: random play from a seed, often with full hands of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

import fujikit
from fujikit.engine.chance import pick, shuffled
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from fujikit.fuji.board import Board
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.position_text import write
from fujikit.fuji.reroll import MAX_BARS
from fujikit.fuji.state import THIRD, Item, Seat, State
from fujikit.fuji.third import PROPOSABLE
from fujikit.fuji.verbs import VERBS
from tests.support import BOX
from tools.fuzz import play
from tools.fuzz_fuji import Setup, setups

SETUPS = tuple(setup for setup in setups() if setup.box == "frozen")
SEEDS = st.integers(0, 9999)
MOVES = st.integers(0, 160)
WELL_EQUIPPED = 0.6


def opening(seed: int, *, study: bool = False) -> Game[Any]:
    """A game that begins: at its set-up, after it, or near the village with cards and injuries."""
    random = Random(seed)
    setup = pick(SETUPS, random.random)
    if random.random() < WELL_EQUIPPED:
        return _well_equipped(setup, seed, random, study=study)
    game = setup.start(seed, pick(("seed", "ask"), random.random))
    game.study = study
    return game


def _well_equipped(setup: Setup, seed: int, random: Random, *, study: bool) -> Game[Any]:
    state = setup.start(seed, "seed").state
    pile = iter(shuffled(state.pile, random.random))
    seats = [_well_equipped_seat(state, seat, pile, random) for seat in state.seats]
    state = replace(state, seats=tuple(seats), pile=tuple(pile))
    return fujikit.position(write(state), box=BOX, seed=seed, study=study)


def _well_equipped_seat(state: State, seat: Seat, pile: Any, random: Random) -> Seat:
    near = _near_the_village(state.board)
    more = tuple(Item(next(pile)) for _ in range(2))
    return replace(
        seat,
        at=pick(near, random.random),
        equipment=(*seat.equipment, *more),
        stamina=int(random.random() * state.table.track.length / 2),
        injuries=tuple(place for place in ("arm", "amnesia", "eye") if random.random() < 0.1),
        bars=int(random.random() * (MAX_BARS + 1)) if seat.skill == "gatherer" else 0,
    )


@cache
def _near_the_village(board: Board) -> list[str]:
    """The half of the terrain from which the ways to the village are the shortest."""
    squares = [square for square, _ in board.squares()]
    goals = [square for square in squares if board.is_village(square)]
    terrain = [square for square in squares if board.is_terrain(square)]

    def steps(square: str) -> int:
        ways = [steps for goal in goals if (steps := board.steps(square, goal)) is not None]
        return min(ways, default=99)

    return sorted(terrain, key=steps)[: len(terrain) // 2]


def moment(seed: int, moves: int, *, study: bool = False) -> Game[Any]:
    """A game after so many random moves, or at its end."""
    game = opening(seed, study=study)
    play(game, Random(seed), moves)
    return game


def lines(game: Game[Any], random: Random, count: int) -> list[str]:
    """Lines of which most are illegal: any verb with any nouns, and legal ones a little changed."""
    legal = [str(action) for seat in game.seats for action in game.legal(seat)]
    made = [_random_line(game, random) for _ in range(count)]
    changed = [_changed(game, random, pick(legal, random.random)) for _ in range(count if legal else 0)]
    return made + changed


def readable(game: Game[Any], found: list[str]) -> list[Action]:
    """The actions of the lines that can be read."""
    actions = []
    for line in found:
        try:
            actions.append(game.read(line))
        except fujikit.IllegalAction:
            continue
    return actions


NOUNS = {
    "keep": "cc",
    "leave-out": "n",
    "start": "o",
    "mark": "s",
    "use": "u",
    "give": "ct",
    "reroll": "nn",
    "aside": "n",
    "side": "t",
    "hand": "n",
    "pick": "n",
    "spend": "nt",
    "move": "s",
    "injury": "i",
}


def _random_line(game: Game[Any], random: Random) -> str:
    verb = pick(sorted(set(VERBS.by_name) - {"say"}), random.random)
    seat = pick(game.seats, random.random)
    if verb == "propose":
        inner = pick(tuple(PROPOSABLE), random.random)
        return " ".join((seat, verb, inner, *_nouns(game, random, inner), "for", THIRD))
    third = ("for", THIRD) if random.random() < 0.15 else ()
    return " ".join((seat, verb, *_nouns(game, random, verb), *third))


def _nouns(game: Game[Any], random: Random, verb: str) -> list[str]:
    return [_noun(game, random, letter) for letter in NOUNS.get(verb, "")]


def _noun(game: Game[Any], random: Random, letter: str) -> str:
    """A number, square, name, colour, card or injury; or a card with what it might be used on."""
    state: State = game.state
    if letter == "u":
        held = [item.name for seat in state.seats for item in seat.equipment]
        nouns = pick(("", "n", "nn", "s", "ss", "t", "nt", "tt"), random.random)
        words = [_noun(game, random, noun) for noun in nouns]
        return " ".join((pick((*held, *EQUIPMENT_CARDS), random.random), *words))
    choices: dict[str, Sequence[str]] = {
        "n": "1234567",
        "s": (*(square for square, _ in state.board.squares()), "a9", "h8", "y25"),
        "t": [seat.name for seat in state.seats],
        "o": ("white", "grey"),
        "c": EQUIPMENT_CARDS,
        "i": ("arm", "amnesia", "eye", "leg 1", "leg 3", "leg 6"),
    }
    return pick(choices[letter], random.random)


def _changed(game: Game[Any], random: Random, line: str) -> str:
    """A legal line with one word changed, left out or added."""
    words = line.split()
    index = int(random.random() * len(words))
    letter = pick("nnnsstcu", random.random)
    new = pick(game.seats, random.random) if index == 0 else _noun(game, random, letter)
    match int(random.random() * 4):
        case 0 if index > 1:
            del words[index]
        case 1:
            words.insert(index + 1, new)
        case 2 if random.random() < 0.3:
            words += ["for", THIRD]
        case _:
            words[index] = new
    return " ".join(words)


def view_bytes(game: Game[Any], seat: str | None) -> bytes:
    return msgspec.json.encode(game.view(seat))
