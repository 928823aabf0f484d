"""Inventions that come to the board from their deck, and go back into it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.deck import Deck, face, without
from fujikit.robinson.cards.hand import OfCard, named, onto_pile, out_of_hand
from fujikit.robinson.chance import draw_from
from fujikit.robinson.effects.demand import unfulfilled
from fujikit.robinson.events import RobinsonEvent, SilentEvent
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import InventionLaid


class InventionDiscarded(OfCard, frozen=True):
    """An invention leaves the board and is shuffled into its deck."""

    def fold(self, state: State) -> State:
        name = named(self.card)[1]
        left = replace(state, inventions=without(state.inventions, name))
        return left.with_deck("invention", left.deck("invention").shuffled_in(name))


class InventionTaken(OfCard, frozen=True):
    """An invention was looked for in its deck, which is shuffled, and taken out."""

    def fold(self, state: State) -> State:
        left = without(tuple(map(face, state.deck("invention").cards())), named(self.card)[1])
        return state.with_deck("invention", Deck.of(left))


class LaidFromHand(SilentEvent, frozen=True):
    """A card in hand goes to the board."""

    card: str

    def fold(self, state: State) -> State:
        return out_of_hand(state, self.card)


@EFFECTS.add
class DiscardInventions(Choice, frozen=True):
    """Inventions that nobody is building leave the board; each one that is missing is unfulfilled demand.

    rc.ruling.u24: what pawns wait on stays.
    """

    phrase = "discard {count} invention(s)"
    clause = "rc.discard.invention"
    count: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return len(self.options(state, context)) >= self.count

    def options(self, state: State, context: EffectContext) -> list[str]:
        planned = {stack.target for stack in state.stacks("build")}
        return [name for name in state.inventions if name not in planned]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield InventionDiscarded(f"invention:{option}")
        if self.count > 1:
            yield DiscardInventions(self.count - 1)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return unfulfilled(state, context, self.count, "invention")


@EFFECTS.add
class TakeInvention(Choice, frozen=True):
    """An invention of choice comes from the deck to the board, at once."""

    phrase = "take an invention from the deck"
    clause = "rc.card.inventions"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return sorted(map(face, state.deck("invention").cards()))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [InventionTaken(f"invention:{option}"), InventionLaid(option)]


@EFFECTS.add
class DrawInvention(Effect, frozen=True):
    """The top card of the invention deck comes to the board."""

    phrase = "draw the top invention"
    clause = "rc.card.inventions"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [draw_from(state, "invention"), LayInvention()] if state.deck("invention") else []


@EFFECTS.add
class LayInvention(Effect, frozen=True):
    """The invention in hand comes to the board."""

    phrase = "lay the invention"
    clause = "rc.card.inventions"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = state.drawn[-1]
        return [LaidFromHand(f"invention:{name}"), InventionLaid(name)]


class InventionsReshuffled(RobinsonEvent, frozen=True):
    """The invention deck is made new from its discard pile."""

    def fold(self, state: State) -> State:
        pile = state.deck("invention-discard")
        return state.with_deck("invention", Deck.of(pile.cards())).with_deck("invention-discard", Deck())


class InventionPassedOver(OfCard, frozen=True):
    """An invention in hand goes to the discard pile of its deck."""

    def fold(self, state: State) -> State:
        return onto_pile(out_of_hand(state, self.card), "invention-discard", named(self.card)[1])


@EFFECTS.add
class NewIdea(Effect, frozen=True):
    """Inventions are drawn; so many of them come to the board, the others go to a discard pile."""

    phrase = "draw {count} inventions, keep {keep}"
    clause = "rc.carpenter.new-idea"
    count: int
    keep: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("invention") or state.deck("invention-discard"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [InventionsInHand(self.count), KeepInventions(self.keep, len(state.drawn))]


@EFFECTS.add
class InventionsInHand(Effect, frozen=True):
    """Inventions come into the hand one by one; an empty deck is made new from its discard pile."""

    phrase = "take {count} inventions in hand"
    clause = "rc.carpenter.new-idea"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if self.count and state.deck("invention"):
            return [draw_from(state, "invention"), InventionsInHand(self.count - 1)]
        if self.count and state.deck("invention-discard"):
            return [InventionsReshuffled(), self]
        return []


@EFFECTS.add
class KeepInventions(Choice, frozen=True):
    """So many of the inventions in hand come to the board, as their drawer likes."""

    phrase = "keep {count} invention(s) after {depth}"
    clause = "rc.carpenter.new-idea"
    count: int
    depth: int

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> list[str]:
        return list(state.drawn[self.depth :])

    def waits(self, state: State, context: EffectContext) -> bool:
        return self.count > 0 and super().waits(state, context)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if not self.count:
            return [InventionPassedOver(f"invention:{name}") for name in state.drawn[self.depth :]]
        laid = [LaidFromHand(f"invention:{option}"), InventionLaid(option)]
        return [*laid, KeepInventions(self.count - 1, self.depth)]
