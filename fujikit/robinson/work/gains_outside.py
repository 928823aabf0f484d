"""What an action has gained when it sends its resolver out for the night: that lies on the own sheet."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent, RoundNoted, SilentEvent
from fujikit.robinson.island.island_map import is_space
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Task
from fujikit.robinson.state import ActionStart, RoundNote, State, Stock

AWAY = "away"
"""Where somebody sleeps whose action was on no space of the island."""
SENT = "sent-out:"
"""The note of the round that an action, by its number, has sent its resolver out."""


class ActionBegan(SilentEvent, frozen=True):
    """An action is about to be resolved; what is in Future now was not gained by it."""

    def fold(self, state: State) -> State:
        return replace(state, round_notes=(*_other_notes(state), ActionStart(state.future)))


class ActionOver(SilentEvent, frozen=True):
    """An action has been resolved."""

    def fold(self, state: State) -> State:
        return replace(state, round_notes=_other_notes(state))


def _other_notes(state: State) -> tuple[RoundNote, ...]:
    return tuple([note for note in state.round_notes if not isinstance(note, ActionStart)])


def gained(state: State) -> Stock:
    """What the action that is being resolved has brought into Future so far."""
    for note in state.round_notes:
        if isinstance(note, ActionStart):
            return state.future.less(note.future)
    return Stock()


class SentOut(RobinsonEvent, frozen=True):
    """Somebody spends this night away from camp."""

    who: str
    place: str

    def fold(self, state: State) -> State:
        return state.with_person(self.who, outside=self.place)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        key = "SentOut/away" if self.place == AWAY else "SentOut"
        return LogMessage(key, {"who": self.who, "place": self.place})


class KeptOnSheet(RobinsonEvent, frozen=True):
    """What an action has gained lies on the sheet of the one who sleeps outside."""

    who: str
    what: Stock

    def fold(self, state: State) -> State:
        own = state.person(self.who).own.and_all(self.what)
        return replace(state.with_person(self.who, own=own), future=state.future.less(self.what))


@EFFECTS.add
class NightOutside(Choice, frozen=True):
    """This night is spent where the action was; whoever is sent out twice picks one of the places."""

    phrase = "night outside"
    clause = "rc.outside.twice"
    asks = ("who",)

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> list[str]:
        before = state.person(context.who).outside
        here = context.place if is_space(state, context.place) else AWAY
        return list(dict.fromkeys(place for place in (before, here) if place))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [SentOut(context.who, option), RoundNoted(f"{SENT}{context.stack}"), KeepGains()]


@EFFECTS.add
class KeepGains(Effect, frozen=True):
    """What the action has gained goes from Future to the sheet of the one who was sent out."""

    phrase = "keep the gains outside"
    clause = "rc.outside.keep"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        found = gained(state)
        return [] if found == Stock() else [KeptOnSheet(context.who, found)]


@EFFECTS.add
class EndAction(Effect, frozen=True):
    """An action that has sent somebody out leaves on the sheet what it has gained since, too."""

    phrase = "the action is over"
    clause = "rc.outside.keep"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        sent = f"{SENT}{context.stack}" in state.round_notes
        return [KeepGains(), Task(Forget())] if sent else [ActionOver()]


@EFFECTS.add
class Forget(Effect, frozen=True):
    """What Future held when the action began does not matter any more."""

    phrase = "forget how the action began"
    clause = "rc.outside.keep"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ActionOver()]
