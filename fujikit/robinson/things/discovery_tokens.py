"""Discovery tokens: drawn, and traded in by anybody, some of them because they must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.events import LogMessage
from fujikit.engine.rules import Step
from fujikit.robinson.chance import draw_from
from fujikit.robinson.events import RobinsonEvent, stock, with_stock
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Task, effects
from fujikit.robinson.state import Gear, State
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.gear import GearUsed, OfThing, TokenUsed
from fujikit.robinson.words.component_names import name_in


class TokenKept(OfThing, frozen=True):
    """A token that serves again and again lies beside the board."""

    where: str = "available"

    def fold(self, state: State) -> State:
        left = with_stock(state, self.where, tokens=without(stock(state, self.where).tokens, self.name))
        return replace(left, treasures=(*left.treasures, Gear(self.name)))


@cache
def what_lines_do(lines: tuple[str, ...], *, own: bool = False) -> tuple[Effect, ...]:
    """The effects of a use; a token on the sheet of somebody who sleeps outside serves that one alone."""
    return tuple([effect.on_own_sheet() for effect in effects(lines)]) if own else effects(lines)


def used(state: State, user: str, name: str, *, own: bool) -> Iterator[Step]:
    """A token leaves the game, unless it is one that is kept."""
    where = user if own else "available"
    if catalogue.token(state.table, name).one_user:
        yield TokenKept(name, where)
        yield GearUsed(name, "treasures", user, claims=True)
    else:
        yield TokenUsed(name, user, where)


def forced(state: State) -> list[str]:
    """The tokens in Available that must be traded in as soon as the action phase ends."""
    return _forced(state, state.available.tokens)


def _forced(state: State, names: Iterable[str]) -> list[str]:
    return [name for name in names if catalogue.token(state.table, name).forced]


@EFFECTS.add
class TradeInForced(Effect, frozen=True):
    """Fallen Tree and Nourishing Larvae are traded in as soon as the action phase ends."""

    phrase = "trade in forced tokens"
    clause = "rc.discovery.forced"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        for name in forced(state):
            yield from self._traded(state, context, name, "")
        for person in state.people:
            for name in _forced(state, person.own.tokens):
                yield from self._traded(state, context, name, person.name)

    def _traded(self, state: State, context: EffectContext, name: str, sheet: str) -> Iterator[EffectStep]:
        itself = replace(context, card=f"token:{name}", who=sheet)
        yield TokenUsed(name, where=sheet or "available")
        use = catalogue.token(state.table, name).use
        yield from (Task(effect, itself) for effect in what_lines_do(use, own=bool(sheet)))


class OfToken(RobinsonEvent, frozen=True):
    """Something happens to a discovery token in hand."""

    token: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(type(self).__name__, {"card": name_in(state.table.box, self.token)})


class TokenFound(OfToken, frozen=True):
    """A discovery token in hand goes face up to Future or Available."""

    where: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"TokenFound/{self.where}", {"card": name_in(state.table.box, self.token)})

    def fold(self, state: State) -> State:
        left = replace(state, drawn=without(state.drawn, self.token))
        return with_stock(left, self.where, tokens=(*stock(left, self.where).tokens, self.token))


class TokenDiscarded(OfToken, frozen=True):
    """A discovery token in hand leaves the game."""

    def fold(self, state: State) -> State:
        return replace(state, drawn=without(state.drawn, self.token))


def where_tokens_go(state: State) -> str:
    """Future in the action phase, else Available."""
    return "future" if state.acting() else "available"


@EFFECTS.add
class DrawTokensKeep(Effect, frozen=True):
    """Discovery tokens are drawn; so many of them are kept, the others leave the game."""

    phrase = "draw {count} discovery keep {keep}"
    clause = "rc.explorer.scouting"
    count: int
    keep: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("discovery"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [TakeInHand(self.count), KeepTokens(self.keep, len(state.drawn))]


@EFFECTS.add
class DrawTokens(Effect, frozen=True):
    """Discovery tokens are drawn, face up: into Future in the action phase, else into Available."""

    phrase = "draw {count} discovery"
    clause = "rc.discovery.keep"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [TakeInHand(self.count), KeepTokens(self.count, len(state.drawn))]


@EFFECTS.add
class TakeInHand(Effect, frozen=True):
    """Discovery tokens come into the hand, one after another, as long as there are any."""

    phrase = "take {count} discovery in hand"
    clause = "rc.setup.supply"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if self.count and state.deck("discovery"):
            yield draw_from(state, "discovery")
            yield TakeInHand(self.count - 1)


@EFFECTS.add
class KeepTokens(Choice, frozen=True):
    """So many of the tokens in hand, from a place of the hand on, are kept."""

    phrase = "keep {count} discovery after {depth}"
    clause = "rc.discovery.keep"
    count: int
    depth: int

    def waits(self, state: State, context: EffectContext) -> bool:
        return 0 < self.count < len(state.drawn) - self.depth and super().waits(state, context)

    def options(self, state: State, context: EffectContext) -> list[str]:
        return list(dict.fromkeys(state.drawn[self.depth :]))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if not self.count:
            return [TokenDiscarded(token) for token in state.drawn[self.depth :]]
        return [
            TokenFound(token=option, where=where_tokens_go(state)),
            KeepTokens(self.count - 1, self.depth),
        ]
