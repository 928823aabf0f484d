"""A game as small as can be, to try the helpers with: fruit is hidden, handed on, and eaten together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.small import (
    Deal,
    Drawn,
    Reason,
    RoundBegan,
    Seat,
    Sets,
    SmallRules,
    State,
    Step,
    TomlWords,
    Verb,
    lose,
    win,
)

ENGLISH = """
[clause]
"orchard.fed" = { heading = "Everybody is fed", text = "All are happy when nobody has fruit left." }
"orchard.dusk" = { heading = "Dusk", text = "Fruit that is left at dusk is lost." }
"orchard.gift" = { heading = "No gift to oneself", text = "Fruit is given to somebody else." }

[refusal]
"orchard.gift" = "{seat} can't give the {fruit} to {to}."

[log]
Picked = "{seat} picks fruit."
HandSet = "{seat} has {fruits|one fruit|some fruit} left."
Slept = "{seat} sleeps."
"Ended/orchard.dusk" = "It is dusk in round {round}."
"""
FRENCH = ENGLISH.replace("Everybody is fed", "Tout le monde a mangé")
WORDS = TomlWords(ENGLISH, fr=FRENCH)


class Box(Struct, frozen=True):
    fruits: tuple[str, ...] = ("apple", "pear", "plum", "quince")
    each: int = 1
    rounds: int = 2


class Picker(Seat, frozen=True):
    hand: tuple[str, ...] = ()


class Orchard(State[Picker], frozen=True):
    box: Box = Box()


class Picked(Drawn, frozen=True):
    hands: int
    fruits: tuple[str, ...] = ()

    def fold(self, state: Orchard) -> Orchard:
        each = len(self.fruits) // self.hands
        for place, seat in enumerate(state.seats):
            state = state.with_seat(seat.name, hand=self.fruits[place * each : (place + 1) * each])
        return state

    def log_message(self, state: Orchard, seat: str | None) -> None:
        return None


class HandSet(Sets, frozen=True):
    only_told = ("fruits",)
    seat: str
    hand: tuple[str, ...]
    fruits: int


class Slept(Sets, frozen=True):
    seat: str
    done: bool = True


def hand_set(state: Orchard, seat: str, hand: Sequence[str]) -> HandSet:
    return HandSet(seat, tuple(sorted(hand)), len(hand))


class Give(Verb, frozen=True):
    fruit: str
    to: str

    def refuse(self, state: Orchard) -> Iterator[Reason]:
        if self.to == self.seat:
            yield WORDS.broken("orchard.gift", seat=self.seat, fruit=self.fruit, to=self.to)

    def do(self, state: Orchard) -> Iterator[Step]:
        yield hand_set(state, self.seat, [each for each in state.seat(self.seat).hand if each != self.fruit])
        yield hand_set(state, self.to, [*state.seat(self.to).hand, self.fruit])


class EatUp(Verb, frozen=True):
    fruits: tuple[str, ...]

    def do(self, state: Orchard) -> Iterator[Step]:
        left = [each for each in state.seat(self.seat).hand if each not in self.fruits]
        yield hand_set(state, self.seat, left)


class Sleep(Verb, frozen=True):
    place = "end"

    def do(self, state: Orchard) -> Iterator[Step]:
        yield Slept(self.seat)


class OrchardRules(SmallRules[Orchard]):
    name = "orchard"
    state_type = Orchard
    verbs = (Give, EatUp, Sleep)
    words = WORDS
    player_count = (1, 3)
    common = ("friend",)
    kinds: ClassVar[Mapping[str, str]] = {"fruits": "fruit", "to": "friend"}

    def things(self, state: Orchard, seat: str) -> Mapping[str, Sequence[str]]:
        return {"fruit": state.seat(seat).hand, "friend": self.seats(state)}

    def board(self, state: Orchard, seat: str | None) -> dict[str, Any]:
        hands = {each.name: len(each.hand) for each in state.seats}
        return {"hands": hands, "hand": state.seat(seat).hand if seat else None}

    def follow(self, state: Orchard) -> Iterator[Step]:
        if not state.round:
            count = state.box.each * len(state.seats)
            yield from (RoundBegan(1), Deal(Picked(len(state.seats)), state.box.fruits, count))
        elif not any(seat.hand for seat in state.seats):
            yield win("orchard.fed")
        elif state.all_done:
            last = state.round == state.box.rounds
            yield lose("orchard.dusk") if last else RoundBegan(state.round + 1)


def orchard(*players: str, dice: str = "apple pear plum", **options: Any) -> Game[Orchard]:
    """A game with scripted fruit."""
    return fujikit.new_game(OrchardRules(), players=list(players or ("Ada", "Bo")), dice=dice, **options)
