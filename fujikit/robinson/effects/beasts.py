"""Beasts: combats that cards call for, and cards that come to the hunting deck or leave it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from fujikit.engine.deck import UNSEEN, without
from fujikit.engine.events import LogMessage
from fujikit.robinson.chance import BESIDE, LookCard, MoveCard, OfDeck, draw_from
from fujikit.robinson.effects import combat
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, about
from fujikit.robinson.state import State
from fujikit.robinson.words.component_names import name_in


@EFFECTS.add
class FightTopCard(Effect, frozen=True):
    """The top card of the hunting deck is fought; nothing happens if there is none."""

    phrase = "fight top hunting card"
    clause = "rc.ruling.u1"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [draw_from(state, "hunting"), combat.FightBeast()] if state.deck("hunting") else []


@EFFECTS.add
class TopCardWithoutStrength(Effect, frozen=True):
    """The top card of the hunting deck takes and gives what it says, without its strength."""

    phrase = "top hunting card without strength"
    clause = "rc.card.night-attack"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [draw_from(state, "hunting"), combat.BeastWithoutStrength()] if state.deck("hunting") else []


@EFFECTS.add
class BeastIn(Effect, frozen=True):
    """The top beast card goes unseen into the hunting deck, which is shuffled."""

    phrase = "beast into the hunting deck"
    clause = "rc.explore.beast"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("beast"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return _moved(state, "beast", "hunting")


def _moved(state: State, deck: str, to: str, *, on_top: bool = False) -> list[EffectStep]:
    """The top card of a deck goes to another, if there is one."""
    return [MoveCard(deck, state.deck(deck), to, on_top)] if state.deck(deck) else []


@EFFECTS.add
class BeastOnDeck(Effect, frozen=True):
    """The top beast card goes unseen on top of the hunting deck."""

    phrase = "beast on the hunting deck"
    clause = "rc.soldier.the-hunt"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("beast"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return _moved(state, "beast", "hunting", on_top=True)


@EFFECTS.add
class Track(Effect, frozen=True):
    """The top card of the hunting deck is looked at, and left there or put under the deck."""

    phrase = "track the top hunting card"
    clause = "rc.soldier.tracking"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("hunting"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [LookAtTopCard(), LeaveOrSink()] if state.deck("hunting") else []


@EFFECTS.add
class LeaveOrSink(Choice, frozen=True):
    """The card that was looked at stays on top or goes under the deck."""

    phrase = "leave the top hunting card or put it under"
    clause = "rc.soldier.tracking"

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> list[str]:
        return ["leave", "under"] if _known_top_beast(state) and len(state.deck("hunting")) > 1 else ["leave"]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [TrackedCardSunk(card) for card in _known_top_beast(state) if option == "under"]


def _known_top_beast(state: State) -> list[str]:
    """The card that was looked at, as long as its place is known; one laid on it since is unseen."""
    return [card for card in state.deck("hunting").top if not card.startswith(UNSEEN)][:1]


class TrackedCardSunk(RobinsonEvent, frozen=True):
    """The card that was looked at goes under the hunting deck."""

    card: str

    def fold(self, state: State) -> State:
        deck = state.deck("hunting").without(self.card).put_under(self.card)
        return state.with_deck("hunting", deck)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("TrackedCardSunk", {"card": name_in(state.table.box, self.card)})


@EFFECTS.add
class ThreeBeasts(Effect, frozen=True):
    """Of three beast cards the strongest goes on top of the hunting deck, the others are shuffled back."""

    phrase = "three beasts, strongest on the hunting deck"
    clause = "rc.card.looking"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [DrawBeasts(3)]


@EFFECTS.add
class DrawBeasts(Effect, frozen=True):
    """Beast cards come to hand one by one, as long as there are any; then one is put on the hunting deck."""

    phrase = "draw {count} beast(s), {drawn} drawn"
    clause = "rc.card.looking"
    count: int
    drawn: int = 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not self.count or not state.deck("beast"):
            return [StrongestOnTop(self.drawn)] if self.drawn else []
        return [draw_from(state, "beast"), DrawBeasts(self.count - 1, self.drawn + 1)]


class BeastOnTop(RobinsonEvent, frozen=True):
    """A beast that all have seen lies on top of the hunting deck, the others are back in their deck."""

    card: str
    back: tuple[str, ...]

    def fold(self, state: State) -> State:
        drawn = state.drawn
        for card in (self.card, *self.back):
            drawn = without(drawn, card)
        hunting = state.deck("hunting").put_on_top(self.card)
        beasts = state.deck("beast").shuffled_in(*self.back)
        return replace(state.with_deck("hunting", hunting).with_deck("beast", beasts), drawn=drawn)


@EFFECTS.add
class StrongestOnTop(Choice, frozen=True):
    """The strongest of the drawn beasts goes on top; of equal ones the group picks."""

    phrase = "the strongest of {count} beast(s) on the hunting deck"
    clause = "rc.card.looking"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        cards = state.drawn[-self.count :]
        strengths = [combat.beast(state, card).strength for card in cards]
        return [card for card, strength in zip(cards, strengths, strict=True) if strength == max(strengths)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [BeastOnTop(option, without(state.drawn[-self.count :], option))]


@EFFECTS.add
class LoseBeast(Effect, frozen=True):
    """A card of the hunting deck, the top one, leaves the game, if there is one."""

    phrase = "discard {which} if possible"
    clause = "rc.demand.if-possible"
    which: Literal["top hunting card", "a beast"]

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [draw_from(state, "hunting"), LoseDrawnBeast()] if state.deck("hunting") else []


@EFFECTS.add
class LoseDrawnBeast(Effect, frozen=True):
    """The beast card just drawn leaves the game."""

    phrase = "discard the drawn beast"
    clause = "rc.discard.out"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [combat.DiscardBeast(state.drawn[-1])]


@EFFECTS.add
class LookAtTopCard(Effect, frozen=True):
    """All look at the top card of the hunting deck, which stays there."""

    phrase = "look at top hunting card if possible"
    clause = "rc.demand.if-possible"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [LookCard("hunting", state.deck("hunting"))] if state.deck("hunting") else []


class CardSunk(RobinsonEvent, frozen=True):
    """The top card of a deck goes under it, seen only if it had been seen before."""

    by_chance = True
    deck: str
    card: str

    def fold(self, state: State) -> State:
        deck = state.deck(self.deck)
        seen = deck.top[:1] == (self.card,)
        taken = deck.next()[0] if len(deck.next()) == 1 else self.card
        sunk = deck.without_next(taken).put_under(self.card if seen else UNSEEN + self.card)
        return state.with_deck(self.deck, sunk)

    def result(self) -> str:
        return self.card

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("CardSunk", {"deck": self.deck})


class SinkCard(OfDeck, frozen=True):
    """The top card of a deck goes under it."""

    def happens(self, card: str) -> CardSunk:
        return CardSunk(self.name, card)


@EFFECTS.add
class TopCardUnder(Effect, frozen=True):
    """The top card of the hunting deck goes under it; nothing happens if there is none."""

    phrase = "top hunting card under the deck"
    clause = "rc.ruling.u1"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [SinkCard("hunting", state.deck("hunting"))] if len(state.deck("hunting")) > 1 else []


@EFFECTS.add
class BeastBeside(Effect, frozen=True):
    """The top beast card waits, unseen, beside the event deck."""

    phrase = "beast beside the event deck"
    clause = "rc.card.dangerous-night"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return _moved(state, "beast", BESIDE, on_top=True)


@EFFECTS.add
class BesideIntoHunting(Effect, frozen=True):
    """The beast that waits beside the event deck is shuffled into the hunting deck, if it still waits."""

    phrase = "beast beside goes into the hunting deck"
    clause = "rc.card.dangerous-night"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return _moved(state, BESIDE, "hunting")


@EFFECTS.add
class FightBeside(Effect, frozen=True):
    """The First Player fights the beast that waits beside the event deck, if one does."""

    phrase = "first player fights the beast beside"
    clause = "rc.card.dangerous-night"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not state.deck(BESIDE):
            return []
        return [draw_from(state, BESIDE), about(combat.FightBeast(), context, state.first)]
