"""Mystery cards: drawing them within limits, meeting creatures and traps, finding treasures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from fujikit.engine.deck import Deck
from fujikit.engine.phrases import BadSentence
from fujikit.robinson.box.components import Mystery
from fujikit.robinson.cards.hand import ASIDE, OfCard, TreasureFound, onto_pile, out_of_hand
from fujikit.robinson.chance import draw_from
from fujikit.robinson.events import Noted, RobinsonEvent
from fujikit.robinson.language import (
    EFFECTS,
    Choice,
    Effect,
    EffectContext,
    EffectStep,
    Interruptible,
    Task,
    effects,
)
from fujikit.robinson.state import State
from fujikit.robinson.things.treasures import takes_effect
from fujikit.robinson.things.uses import helps

KINDS = ("creature", "trap", "treasure")
NONE = "nothing more"
IGNORED, STOPPED = "card-ignored", "drawing-stopped"
"""Notes: the creature or trap that was met does nothing; no further card is drawn."""
DRAW, STOP = "draw", "stop"

Limits = dict[tuple[str, ...], int]
"""Kinds of card, and how many of them may be drawn."""
Pace = Literal["at will", "to the end"]
"""Whether drawing may be stopped after each card."""


def limits_of(text: str) -> Limits:
    """The limits that a text names.

    >>> limits_of("1 creature or trap, 2 treasure")
    {('creature', 'trap'): 1, ('treasure',): 2}
    """
    limits: Limits = {}
    for part in () if text == NONE else text.split(", "):
        count, _, named = part.partition(" ")
        kinds = tuple(named.split(" or "))
        if not count.isdecimal() or not set(kinds) <= set(KINDS):
            raise BadSentence(f"{part!r} is no number of mystery cards of a kind: {', '.join(KINDS)}")
        limits[kinds] = int(count)
    return limits


def text_of(limits: Mapping[tuple[str, ...], int]) -> str:
    """Limits as a sentence has them; one that is reached is left out.

    >>> text_of({("trap",): 0, ("treasure",): 2})
    '2 treasure'
    """
    left = [f"{count} {' or '.join(kinds)}" for kinds, count in limits.items() if count]
    return ", ".join(left) or NONE


def less(limits: Limits, kind: str) -> Limits | None:
    """The limits after a card of a kind was drawn; None where such a card is not wanted."""
    for kinds, count in limits.items():
        if kind in kinds and count:
            return {**limits, kinds: count - 1}
    return None


class WithLimits(Effect, frozen=True):
    """A sentence that names limits."""

    limits: str

    def __post_init__(self) -> None:
        limits_of(self.limits)


@EFFECTS.add
class DrawMystery(WithLimits, frozen=True):
    """Mystery cards are drawn, so many of each kind at most; after each one the group may stop."""

    phrase = "draw mystery: {limits}"
    clause = "rc.mystery.limits"

    def possible(self, state: State, context: EffectContext) -> bool:
        return wanted_left(state, limits_of(self.limits))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [DrawOn(limits=self.limits, pace="at will", depth=len(state.drawn))]


@EFFECTS.add
class DrawMysteryToTheEnd(WithLimits, frozen=True):
    """Mystery cards are drawn, so many of each kind; nobody may stop before."""

    phrase = "draw mystery to the end: {limits}"
    clause = "rc.s4.location"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [DrawOn(limits=self.limits, pace="to the end", depth=len(state.drawn))]


class Drawing(WithLimits, frozen=True):
    """A step of a drawing: what may still be drawn, and how many cards were in hand before it began."""

    pace: Pace
    depth: int


@EFFECTS.add
class DrawOn(Drawing, frozen=True):
    """The next mystery card is revealed, if one of a wanted kind may still come."""

    phrase = "draw {pace} after {depth}: {limits}"
    clause = "rc.mystery.reveal"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not wanted_left(state, limits_of(self.limits)):
            return [EndDrawing(self.depth)]
        if not state.deck("mystery"):
            return [MakeDeckNew(), self]
        return [draw_from(state, "mystery"), Revealed(self.limits, self.pace, self.depth)]


def wanted_left(state: State, limits: Limits) -> bool:
    """Whether a card of a wanted kind lies in the deck or on its discard pile."""
    cards = (*state.deck("mystery").cards(), *state.deck("mystery-discard").cards())
    return any(less(limits, state.table.box.mystery(name).kind) is not None for name in cards)


class MysteryReshuffled(RobinsonEvent, frozen=True):
    """The mystery deck is made new from its discard pile."""

    def fold(self, state: State) -> State:
        pile = state.deck("mystery-discard")
        return state.with_deck("mystery", Deck.of(pile.cards())).with_deck("mystery-discard", Deck())


@EFFECTS.add
class MakeDeckNew(Effect, frozen=True):
    """The discard pile becomes the mystery deck."""

    phrase = "make the mystery deck new"
    clause = "rc.mystery.empty"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [MysteryReshuffled()]


@EFFECTS.add
class Revealed(Drawing, frozen=True):
    """A revealed card is set aside or drawn: a treasure is found, a creature or trap is met."""

    phrase = "card revealed {pace} after {depth}: {limits}"
    clause = "rc.mystery.reveal"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        card = state.table.box.mystery(state.drawn[-1])
        left = less(limits_of(self.limits), card.kind)
        if left is None:
            return [SetAside(f"mystery:{card.id}"), DrawOn(self.limits, self.pace, self.depth)]
        after = AfterCard(text_of(left), self.pace, self.depth)
        return [*steps_of_draw(state, context, card), after]


def steps_of_draw(state: State, context: EffectContext, card: Mystery) -> list[EffectStep]:
    """What happens when a card of a wanted kind is drawn."""
    of_card = replace(context, card=f"mystery:{card.id}")
    if card.kind == "treasure":
        if state.acting():
            return [TreasureFound(of_card.card, context.who, context.stack)]
        return [TreasureTaken(of_card.card), Task(TreasureComes(), of_card)]
    return [Task(MeetTrap() if card.kind == "trap" else MeetCreature(), of_card)]


class TreasureTaken(OfCard, frozen=True):
    """A treasure in hand comes to the table."""

    def fold(self, state: State) -> State:
        return out_of_hand(state, self.card)


class SetAside(OfCard, frozen=True):
    """A revealed card was not drawn; it is shuffled back when the drawing ends."""

    def fold(self, state: State) -> State:
        return replace(state, drawn=(*state.drawn[:-1], ASIDE + state.drawn[-1]))


class Meeting(Interruptible, frozen=True):
    """A creature or trap hits at once, but help may be used first, and it may be ignored."""

    clause: ClassVar[str] = "rc.mystery.resolve"

    def helped(self, state: State, context: EffectContext) -> bool:
        return not state.noted(IGNORED) and helps(state, self.moment)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if state.noted(IGNORED):
            return [Noted(IGNORED, 0), CardIgnored(context.card)]
        return effects(state.table.box.mystery(context.card.partition(":")[2]).effect)


class CardIgnored(OfCard, frozen=True):
    """A creature or trap does nothing; it counts as drawn all the same."""

    def fold(self, state: State) -> State:
        return state


@EFFECTS.add
class MeetTrap(Meeting, frozen=True):
    """A trap snaps: before it does, something may be used."""

    phrase = "meet the trap"
    moment = "trap"


@EFFECTS.add
class MeetCreature(Meeting, frozen=True):
    """A creature attacks: before it does, something may be used."""

    phrase = "meet the creature"
    moment = "creature"


@EFFECTS.add
class TreasureComes(Effect, frozen=True):
    """A treasure found outside the action phase is there at once."""

    phrase = "treasure comes"
    clause = "rc.discovery.treasure"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return takes_effect(state, context, context.card.partition(":")[2])


@EFFECTS.add
class AfterCard(Choice, Drawing, frozen=True):
    """After each card that was drawn the group may stop, or go on."""

    phrase = "go on {pace} after {depth}: {limits}"
    clause = "rc.mystery.stop"

    def options(self, state: State, context: EffectContext) -> list[str]:
        if state.noted(STOPPED) or not wanted_left(state, limits_of(self.limits)):
            return [STOP]
        return [DRAW] if self.pace == "to the end" else [DRAW, STOP]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if option == STOP:
            return [EndDrawing(self.depth)]
        return [DrawOn(self.limits, self.pace, self.depth)]


@EFFECTS.add
class StopDrawing(Effect, frozen=True):
    """No further mystery card is drawn."""

    phrase = "stop drawing"
    clause = "rc.mystery.stop"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Noted(STOPPED, 1)]


@EFFECTS.add
class EndDrawing(Effect, frozen=True):
    """Creatures and traps go to the discard pile, cards that were set aside back into the deck."""

    phrase = "end of drawing after {depth}"
    clause = "rc.mystery.end"
    depth: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        ended = [DrawingEnded(self.depth)] if len(state.drawn) > self.depth else []
        return [*ended, Noted(STOPPED, 0)] if state.noted(STOPPED) else ended


class DrawingEnded(RobinsonEvent, frozen=True):
    """The cards of a drawing leave the hand."""

    depth: int

    def fold(self, state: State) -> State:
        cards = state.drawn[self.depth :]
        back = [card.removeprefix(ASIDE) for card in cards if card.startswith(ASIDE)]
        met = [card for card in cards if not (card.startswith(ASIDE) or state.table.box.mystery(card).keep)]
        left = onto_pile(replace(state, drawn=state.drawn[: self.depth]), "mystery-discard", *met)
        return left.with_deck("mystery", left.deck("mystery").shuffled_in(*back)) if back else left
