"""Discovery tokens: traded in by anybody, some of them because they must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.rules import Step
from fujikit.robinson.events import stock, with_stock
from fujikit.robinson.language import EFFECTS, Effect, Made, Scene, Task, effects
from fujikit.robinson.state import Gear, State
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.gear import GearUsed, OfThing, TokenUsed

GAIN, AT_ONCE, ON_SHEET = "gain ", " at once", " on the own sheet"
OF_ANYONE = " of anyone"


class TokenKept(OfThing, frozen=True):
    """A token that serves again and again lies beside the board."""

    where: str = "available"

    def fold(self, state: State) -> State:
        left = with_stock(state, self.where, tokens=without(stock(state, self.where).tokens, self.name))
        return replace(left, treasures=(*left.treasures, Gear(self.name)))


def lines(state: State, name: str, *, own: bool) -> tuple[str, ...]:
    """What a token does; one on the sheet of somebody who sleeps outside serves that one alone."""
    use = catalogue.token(state.table, name).use
    return tuple(_onto_sheet(line) for line in use) if own else use


def _onto_sheet(line: str) -> str:
    if line.startswith(GAIN):
        return line.removesuffix(AT_ONCE) + ON_SHEET
    return line.removesuffix(OF_ANYONE)


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
    return _forced(state, state.available.tokens)


def _forced(state: State, names: Iterable[str]) -> list[str]:
    return [name for name in names if catalogue.token(state.table, name).forced]


@EFFECTS.add
class TradeInForced(Effect, frozen=True):
    """Fallen Tree and Nourishing Larvae are traded in as soon as the action phase ends."""

    phrase = "trade in forced tokens"
    clause = "rc.discovery.forced"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        for name in forced(state):
            yield from self._traded(state, scene, name, "")
        for person in state.people:
            for name in _forced(state, person.own.tokens):
                yield from self._traded(state, scene, name, person.name)

    def _traded(self, state: State, scene: Scene, name: str, sheet: str) -> Iterator[Made]:
        itself = replace(scene, card=f"token:{name}", who=sheet)
        yield TokenUsed(name, where=sheet or "available")
        yield from (Task(effect, itself) for effect in effects(lines(state, name, own=bool(sheet))))
