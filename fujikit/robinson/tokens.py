"""Discovery tokens: traded in by anybody, some of them because they must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.rules import Step
from fujikit.robinson import catalogue
from fujikit.robinson.changes import stock, with_stock
from fujikit.robinson.gear import GearUsed, OfThing, TokenUsed
from fujikit.robinson.state import Gear, State
from fujikit.robinson.vocabulary import EFFECTS, Effect, Made, Scene, Task, effects


class TokenKept(OfThing, frozen=True):
    """A token that serves again and again lies beside the board."""

    where: str = "available"

    def fold(self, state: State) -> State:
        left = with_stock(state, self.where, tokens=without(stock(state, self.where).tokens, self.name))
        return replace(left, treasures=(*left.treasures, Gear(self.name)))


def used(state: State, user: str, name: str) -> Iterator[Step]:
    """A token leaves the game, unless it is one that is kept."""
    where = "available" if name in state.available.tokens else user
    if catalogue.token(state.table, name).one_user:
        yield TokenKept(name, where)
        yield GearUsed(name, "treasures", user, claims=True)
    else:
        yield TokenUsed(name, user, where)


def forced(state: State) -> list[str]:
    """The tokens in Available that must be traded in as soon as the action phase ends."""
    return [name for name in state.available.tokens if catalogue.token(state.table, name).forced]


@EFFECTS.add
class TradeInForced(Effect, frozen=True):
    """Fallen Tree and Nourishing Larvae are traded in as soon as the action phase ends."""

    phrase = "trade in forced tokens"
    clause = "rc.discovery.forced"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        for name in forced(state):
            yield TokenUsed(name)
            itself = replace(scene, card=f"token:{name}")
            yield from (Task(effect, itself) for effect in effects(catalogue.token(state.table, name).use))
