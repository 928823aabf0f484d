"""Strange Disease: two markers a player, shared out by the group; in the night each marker is a wound."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import Postponed, RobinsonEvent, SilentEvent
from fujikit.robinson.language import EFFECTS, Choice, Due, Effect, EffectContext, EffectStep, Task, about
from fujikit.robinson.state import Burden, State

DISEASE = "disease"
MARKERS = 2
"""For each player; all that one takes who sleeps outside."""


class Infected(RobinsonEvent, frozen=True):
    """A marker of the disease lies on a character."""

    who: str

    def fold(self, state: State) -> State:
        person = state.person(self.who)
        markers = 1 + sum(burden.count for burden in person.burdens if burden.kind == DISEASE)
        others = [burden for burden in person.burdens if burden.kind != DISEASE]
        return state.with_person(self.who, burdens=(*others, Burden(DISEASE, count=markers)))


class DiseaseOver(SilentEvent, frozen=True):
    """The markers of the disease are off."""

    def fold(self, state: State) -> State:
        people = [replace(one, burdens=_without(one.burdens)) for one in state.people]
        return replace(state, people=tuple(people))


def _without(burdens: tuple[Burden, ...]) -> tuple[Burden, ...]:
    return tuple([burden for burden in burdens if burden.kind != DISEASE])


@EFFECTS.add
class DiseaseSpreads(Effect, frozen=True):
    """Two markers a player are shared out; one who sleeps outside takes two alone."""

    phrase = "the disease spreads"
    clause = "rc.card.outside"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield Postponed(Due("night", Task(DiseaseBreaksOut(), context)))
        if not state.person(context.who).outside:
            yield ShareMarkers(MARKERS * len(state.players()))


@EFFECTS.add
class ShareMarkers(Choice, frozen=True):
    """The group gives the markers to characters, one by one; Friday may take some."""

    phrase = "{count} disease marker(s) to share"
    clause = "rc.card.friday"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        friday = state.friday()
        names = [person.name for person in state.players()]
        return [*names, friday.name] if friday is not None else names

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield Infected(option)
        if self.count > 1:
            yield ShareMarkers(self.count - 1)


@EFFECTS.add
class DiseaseBreaksOut(Effect, frozen=True):
    """A wound for each marker; two for the finder alone, if the finder sleeps outside."""

    phrase = "the disease breaks out"
    clause = "rc.card.outside"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield DiseaseOver()
        if state.person(context.who).outside:
            yield Wounds(MARKERS)
            return
        for person in state.people:
            for burden in person.burdens:
                if burden.kind == DISEASE:
                    yield about(Wounds(burden.count), context, person.name)
