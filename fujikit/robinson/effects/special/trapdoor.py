"""Trapdoor: the treasures that this action has found are gone."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.robinson.cards.hand import OfCard, named, onto_pile
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import FoundTreasure, State


class TreasureLost(OfCard, frozen=True):
    """A treasure in Future goes to the discard pile."""

    def fold(self, state: State) -> State:
        name = named(self.card)[1]
        left = without(state.future.treasures, name)
        return onto_pile(
            replace(state, future=replace(state.future, treasures=left)), "mystery-discard", name
        )


@EFFECTS.add
class DiscardTreasures(Effect, frozen=True):
    """The treasures that were drawn in this action are discarded."""

    phrase = "discard the treasures of this action"
    clause = "rc.mystery.resolve"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        notes = [note for note in state.round_notes if isinstance(note, FoundTreasure)]
        found = {note.name for note in notes if note.stack == context.stack}
        drawn = [name for name in state.future.treasures if name in found]
        mystery = [card.id for card in state.table.box.mysteries]
        return [TreasureLost(f"mystery:{name}") for name in drawn if name in mystery]
