"""Drawing discovery tokens."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.events import Told
from fujikit.robinson.chance import draw_from
from fujikit.robinson.events import Change, stock, with_stock
from fujikit.robinson.language import EFFECTS, Choice, Effect, Made, Scene
from fujikit.robinson.state import State
from fujikit.robinson.words.component_names import name_in


class OfToken(Change, frozen=True):
    """Something happens to a discovery token in hand."""

    token: str

    def told(self, state: State, seat: str | None) -> Told | None:
        return Told(type(self).__name__, {"card": name_in(state.table.box, self.token)})


class TokenFound(OfToken, frozen=True):
    """A discovery token in hand goes face up to Future or Available."""

    where: str

    def told(self, state: State, seat: str | None) -> Told | None:
        return Told(f"TokenFound/{self.where}", {"card": name_in(state.table.box, self.token)})

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

    def possible(self, state: State, scene: Scene) -> bool:
        return bool(state.deck("discovery"))

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [TakeInHand(self.count), KeepTokens(self.keep, len(state.drawn))]


@EFFECTS.add
class DrawTokens(Effect, frozen=True):
    """Discovery tokens are drawn, face up: into Future in the action phase, else into Available."""

    phrase = "draw {count} discovery"
    clause = "rc.discovery.keep"
    count: int

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [TakeInHand(self.count), KeepTokens(self.count, len(state.drawn))]


@EFFECTS.add
class TakeInHand(Effect, frozen=True):
    """Discovery tokens come into the hand, one after another, as long as there are any."""

    phrase = "take {count} discovery in hand"
    clause = "rc.setup.supply"
    count: int

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
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

    def waits(self, state: State, scene: Scene) -> bool:
        return 0 < self.count < len(state.drawn) - self.depth and super().waits(state, scene)

    def options(self, state: State, scene: Scene) -> list[str]:
        return list(dict.fromkeys(state.drawn[self.depth :]))

    def chosen(self, state: State, scene: Scene, option: str) -> Iterable[Made]:
        if not self.count:
            return [TokenDiscarded(token) for token in state.drawn[self.depth :]]
        return [
            TokenFound(token=option, where=where_tokens_go(state)),
            KeepTokens(self.count - 1, self.depth),
        ]
