"""Treasures, starting equipment, and other cards that lie beside the board."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.robinson.box.components import Thing
from fujikit.robinson.language import EffectContext, EffectStep, Task, effects
from fujikit.robinson.state import Gear, State
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.gear import OfThing
from fujikit.robinson.things.standing import KeepsAllFood, KeepsSomeFood, in_thing, things_lying

DISCARD = "mystery-discard"
ROTS_AT_ONCE = "flipped-cellar-rots"
"""The switch by which a Cellar that was flipped keeps nothing in the same night."""


class Kept(OfThing, frozen=True):
    """A card lies beside the board for all."""

    gave: int = 0
    """Whether it has laid a token on the camp tile."""

    def fold(self, state: State) -> State:
        later = catalogue.treasure(state.table, self.name).later
        gear = Gear(self.name, since=state.round + 1 if later else 0, gave=self.gave)
        return replace(state, treasures=(*state.treasures, gear))


class TreasureDiscarded(OfThing, frozen=True):
    """A treasure that has done its work goes to the discard pile of its deck; other cards leave the game."""

    def fold(self, state: State) -> State:
        left = replace(state, treasures=tuple([one for one in state.treasures if one.name != self.name]))
        if not any(card.id == self.name for card in state.table.box.mysteries):
            return left
        return left.with_deck(DISCARD, left.deck(DISCARD).shuffled_in(self.name))


def takes_effect(state: State, context: EffectContext, name: str) -> list[EffectStep]:
    """A treasure gives what it gives once; it stays beside the board, or is discarded unless it goes on."""
    thing = catalogue.treasure(state.table, name)
    itself = replace(context, card=f"mystery:{name}")
    gains = [Task(gain, itself) for gain in effects(thing.gain)]
    if getattr(thing, "keep", False):
        gave = sum([gain.effect.possible(state, itself) for gain in gains])
        return [Kept(name, gave), *gains]
    moved = any(gain.effect.moves_card for gain in gains)
    return [*gains] if moved else [TreasureDiscarded(name), *gains]


def food_kept(state: State) -> int:
    """How much of the perishable food in Available does not rot in the night.

    Cellar and Boxes keep all of it, the Barrel up to 2 once it is empty. rc.ruling.u27: an item that was
    flipped this round too, unless the switch says otherwise.
    """
    food = state.available.goods.food
    serving = [(gear, thing) for gear, thing in things_lying(state) if not _rots_at_once(state, gear)]
    if any(in_thing(thing, KeepsAllFood) for _, thing in serving):
        return food
    kept = [store.count for gear, thing in serving if gear.uses >= thing.uses for store in _stores(thing)]
    return min(food, sum(kept))


def _rots_at_once(state: State, gear: Gear) -> bool:
    return bool(gear.flipped) and ROTS_AT_ONCE in state.table.switches


def _stores(thing: Thing) -> list[KeepsSomeFood]:
    return in_thing(thing, KeepsSomeFood)


def stays_when_empty(thing: Thing) -> bool:
    """Whether a thing goes on to serve when it has no use left."""
    return bool(_stores(thing))
