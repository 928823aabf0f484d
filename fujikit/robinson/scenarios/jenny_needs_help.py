"""Scenario 3, Jenny needs help: she sits on a rock in the sea, and all must leave the island together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import JennySheet
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Noted, RobinsonEvent, RoundNoted
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, about, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import JENNY, State

LIFEBOAT = "lifeboat"
"""What the boat is called in words about the goal."""
IN_CAMP = "jenny-in-camp"
CAME, RESTS_LATER = "jenny-came", "jenny-rests-later"
"""The round note that she has been fetched, and the switch by which she does not rest in that round."""


def rescued(state: State) -> bool:
    """Whether Jenny is in camp."""
    return bool(state.noted(IN_CAMP))


def sheet_of(state: State) -> JennySheet:
    """What the sheet says of Jenny and the boats."""
    jenny = state.table.scenario.jenny
    assert jenny is not None, "the box is checked for it"
    return jenny


class JennyNeedsHelp(Sheet):
    """Fetch Jenny with the Raft, then build the Lifeboat.

    rc.s3.book: the palisade level of the book is demanded of all, and Friday is never among them.
    """

    def goal(self, state: State) -> str:
        return "rc.s3.goal" if rescued(state) and state.item(sheet_of(state).boat) is not None else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        built = state.item(sheet_of(state).boat) is not None
        return ((IN_CAMP, int(rescued(state)), 1), (LIFEBOAT, int(built), 1))

    def refuse_build(self, state: State, target: str) -> Iterator[Reason]:
        if target == sheet_of(state).boat and not rescued(state):
            yield broken("rc.s3.goal", LIFEBOAT)

    def explore_targets(self, state: State) -> tuple[str, ...]:
        raft = sheet_of(state).raft
        return (raft,) if state.item(raft) is not None and not rescued(state) else ()

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return [FetchJenny()]

    def supper(self, state: State) -> Iterable[EffectStep]:
        return [] if rescued(state) else [about(OnTheRock(), EffectContext(), JENNY)]

    def rest(self, state: State) -> Iterable[EffectStep]:
        """rc.ruling.u25: in the round in which she comes too, unless the switch says otherwise."""
        later = RESTS_LATER in state.table.switches and CAME in state.round_notes
        return [about(JennyRests(), EffectContext(), JENNY)] if rescued(state) and not later else []


class JennyArrived(RobinsonEvent, frozen=True):
    """Jenny is in camp."""

    def fold(self, state: State) -> State:
        return Noted(IN_CAMP, 1).fold(state)


@EFFECTS.add
class FetchJenny(Effect, frozen=True):
    """The Raft reaches the rock and brings Jenny into camp."""

    phrase = "fetch jenny"
    clause = "rc.s3.raft"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [] if rescued(state) else [JennyArrived(), RoundNoted(CAME)]


@EFFECTS.add
class OnTheRock(Effect, frozen=True):
    """Until she is rescued Jenny takes wounds every night.

    rc.ruling.u7: with eating, the first step of the night.
    """

    phrase = "jenny on her rock"
    clause = "rc.s3.away"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return effects(sheet_of(state).night) if state.jenny() is not None else []


@EFFECTS.add
class JennyRests(Effect, frozen=True):
    """Once a round Jenny rests in camp, without anybody's pawn, bed or hammock.

    rc.s3.camp: in all else she is in camp like a character.
    """

    phrase = "jenny rests"
    clause = "rc.ruling.u8"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return effects(sheet_of(state).resting) if state.jenny() is not None else []
