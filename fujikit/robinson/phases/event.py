"""The event phase: a card is drawn, it strikes, and it stays as a threat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from fujikit.engine.deck import face
from fujikit.robinson.box.components import EventCard
from fujikit.robinson.cards import adventures
from fujikit.robinson.cards.hand import OfCard, named, out_of_hand
from fujikit.robinson.chance import draw_from
from fujikit.robinson.effects import action_spaces, beasts
from fujikit.robinson.events import LogOnlyEvent, PhaseBegan
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Task, effects, in_context
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State

EVENT = "event"
Side = Literal["left", "right"]


@EFFECTS.add
class EventPhase(Effect, frozen=True):
    """A beast that waits beside the deck is fought, then an event is drawn; nothing in the first round."""

    phrase = "event phase"
    clause = "rc.event.first-round"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield PhaseBegan(EVENT)
        if state.round > 1:
            yield beasts.FightBeside()
            yield DrawEvent()


@EFFECTS.add
class DrawEvent(Effect, frozen=True):
    """The First Player draws the top card of the event deck; not again one that has just gone back alone."""

    phrase = "draw an event"
    clause = "rc.event.draw"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        others = [card for card in state.deck(EVENT).cards() if face(card) != context.card]
        return [draw_from(state, EVENT), ReadEvent()] if others else []


@EFFECTS.add
class ReadEvent(Effect, frozen=True):
    """Symbol, event effect, placing; of a card mixed in only the lower half applies, and another is drawn."""

    phrase = "read the event"
    clause = "rc.event.mixed-in"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        card = state.drawn[-1]
        if named(card)[0] != EVENT:
            return [*adventures.lower_half(state, card), Task(DrawEvent(), EffectContext(card=card))]
        there = EffectContext(card=card)
        return [Task(effect, there) for effect in (EventSymbol(), EventEffect(), PlaceEvent())]


def event_card(state: State, card: str) -> EventCard:
    """The data of an event card, by deck and name."""
    return state.table.box.event(named(card)[1])


@EFFECTS.add
class EventSymbol(Effect, frozen=True):
    """A coloured question mark puts its token on that deck, a book triggers the book effect of the sheet."""

    phrase = "event symbol"
    clause = "rc.event.symbol"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        symbol = event_card(state, context.card).symbol
        return [BookEffect()] if symbol == "book" else action_spaces.put(state, "adventure", symbol)


@EFFECTS.add
class BookEffect(Effect, frozen=True):
    """The book effect of the scenario sheet, for everybody, whoever caused it.

    rc.ruling.u11: Friday is not touched by it, even where he has drawn the card.
    """

    phrase = "book effect"
    clause = "rc.card.book"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        made = list(sheet(state).book(state))
        return [BookOpened(), *in_context(made, replace(context, who=""))] if made else []


class BookOpened(LogOnlyEvent, frozen=True):
    """The book effect of the sheet is read."""


@EFFECTS.add
class EventEffect(Effect, frozen=True):
    """The event effect of the card."""

    phrase = "event effect"
    clause = "rc.event.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return effects(event_card(state, context.card).effect)


@EFFECTS.add
class RepeatEvent(Effect, frozen=True):
    """The event effect of the card once more."""

    phrase = "repeat event effect"
    clause = "rc.term.decide"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [EventEffect()]


class ThreatPlaced(OfCard, frozen=True):
    """A card lies on the right threat space; the one that lay there has moved left."""

    def fold(self, state: State) -> State:
        left, right = state.threats
        return replace(out_of_hand(state, self.card), threats=(right or left, self.card))


class ThreatPushedOff(OfCard, frozen=True):
    """A card is pushed off the left threat space."""

    def fold(self, state: State) -> State:
        return replace(state, threats=("", state.threats[1]))


@EFFECTS.add
class PlaceEvent(Effect, frozen=True):
    """The card goes to the right; the one there moves left, and pushes off the one that lies left."""

    phrase = "place the event"
    clause = "rc.event.place"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        left, right = state.threats
        if left and right:
            yield ThreatPushedOff(left)
        yield ThreatPlaced(context.card)
        if left and right:
            yield Task(ThreatEffect(), EffectContext(card=left))


@EFFECTS.add
class ThreatEffect(Effect, frozen=True):
    """The threat effect of a card that is pushed off; a wreckage card has none."""

    phrase = "threat effect"
    clause = "rc.event.pushed"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if named(context.card)[0] != EVENT:
            return ()
        return effects(event_card(state, context.card).threat)


@EFFECTS.add
class ResolveThreats(Effect, frozen=True):
    """All threat cards, left to right: their threat effects, and then they are discarded."""

    phrase = "resolve all threats"
    clause = "rc.card.event-flow"

    def do(self, state: State, context: EffectContext) -> Iterator[EffectStep]:
        left, right = state.threats
        sides: tuple[tuple[Side, str], ...] = (("left", left), ("right", right))
        for side, card in sides:
            if card:
                yield Task(ThreatEffect(), EffectContext(card=card))
                yield Task(DiscardThreat(side), EffectContext(card=card))


class ThreatDiscarded(OfCard, frozen=True):
    """A card leaves its threat space and the game."""

    side: str

    def fold(self, state: State) -> State:
        left, right = state.threats
        return replace(state, threats=("", right) if self.side == "left" else (left, ""))


@EFFECTS.add
class DiscardThreat(Effect, frozen=True):
    """A threat card is discarded."""

    phrase = "discard the {side} threat"
    clause = "rc.card.event-flow"
    side: Side

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ThreatDiscarded(context.card, self.side)]
