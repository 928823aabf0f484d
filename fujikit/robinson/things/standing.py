"""What things do as long as they lie there, so that nobody uses them: pawns, stores, a better rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from fujikit.engine.phrases import BadSentence
from fujikit.robinson.box.components import Thing
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.state import KINDS, Gear, State, Table
from fujikit.robinson.things import catalogue


class Standing(Effect, frozen=True):
    """Something that holds as long as its thing lies there."""

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return ()


S = TypeVar("S", bound=Standing)


def in_thing(thing: Thing, kind: type[S]) -> list[S]:
    """The sentences of a kind that a thing says about itself."""
    return [effect for effect in effects(thing.lasting) if isinstance(effect, kind)]


def things_lying(state: State) -> Iterator[tuple[Gear, Thing]]:
    """Items and treasures that lie there for all, with their data."""
    for gear in state.items_lying:
        yield gear, catalogue.invention(state.table, gear.name)
    for gear in state.treasures:
        yield gear, catalogue.treasure(state.table, gear.name)


def standing(state: State, kind: type[S]) -> list[tuple[Gear, S]]:
    """What lies there and says a sentence of this kind."""
    return [(gear, effect) for gear, thing in things_lying(state) for effect in in_thing(thing, kind)]


class LendsPawn(Standing, frozen=True):
    """A neutral pawn for one action of certain kinds, in every round."""

    kinds: tuple[str, ...]

    def __post_init__(self) -> None:
        for kind in self.kinds:
            if kind not in KINDS:
                raise BadSentence(f"{kind!r} is no kind of action: {', '.join(KINDS)}")


@EFFECTS.add
class PawnEachRound(LendsPawn, frozen=True):
    """A neutral pawn comes back every round, for one action of the named kinds."""

    phrase = "{kinds} pawn each round"
    clause = "rc.card.every-round"


@EFFECTS.add
class PawnForLocations(LendsPawn, frozen=True):
    """A neutral pawn comes back every round, for locations on tiles only."""

    phrase = "{kinds} pawn each round, for locations only"
    clause = "rc.s4.others"


@EFFECTS.add
class KeepsAllFood(Standing, frozen=True):
    """Perishable food in Available does not rot."""

    phrase = "no food rots"
    clause = "rc.card.food"


@EFFECTS.add
class KeepsSomeFood(Standing, frozen=True):
    """So much perishable food does not rot, once the thing has no other use left."""

    phrase = "{count} food does not rot once it is empty"
    clause = "rc.night.perish"
    count: int


@EFFECTS.add
class BetterRest(Standing, frozen=True):
    """Whoever rests, but Friday, gets this in place of what resting usually gives."""

    phrase = "resting: {effects}"
    clause = "rc.card.bed-hammock"
    fills = ("who",)
    effects: tuple[Effect, ...]

    def value(self) -> int:
        """How much good it does, where one of several is to be taken."""
        return sum([getattr(effect, "count", 0) for effect in self.effects])


@EFFECTS.add
class FoodByDie(Standing, frozen=True):
    """In production a die is thrown; where it shows the face, there is so much more food."""

    phrase = "production: {count} food on a {face} of the {die} die"
    clause = "rc.card.pit"
    count: int
    face: str
    die: str


@EFFECTS.add
class TilesToChooseFrom(Standing, frozen=True):
    """Whoever explores a space takes so many tiles, lays one, and shuffles the others back."""

    phrase = "exploring takes {count} tiles, one of them is laid"
    clause = "rc.s5.others"
    count: int


@EFFECTS.add
class ExploredWith(Standing, frozen=True):
    """The card itself is explored, with exactly so many pawns, and then used up."""

    phrase = "explored with {pawns} pawns"
    clause = "rc.card.explore-treasures"
    pawns: int


@EFFECTS.add
class CaptureCosts(Standing, frozen=True):
    """The capture of King Kong costs so many weapon levels and no more."""

    phrase = "the capture costs {count} weapon"
    clause = "rc.s7.capture"
    count: int


@EFFECTS.add
class SavesWood(Standing, frozen=True):
    """Determination stands for 1 wood in an action that is paid with wood."""

    phrase = "an action costs 1 wood less"
    clause = "rc.carpenter.economical"


def pawns_to_explore(table: Table, name: str) -> int:
    """How many pawns it takes to explore a treasure; 0 for what is none or is not explored."""
    try:
        thing = catalogue.treasure(table, name)
    except KeyError:
        return 0
    return sum([effect.pawns for effect in in_thing(thing, ExploredWith)])
