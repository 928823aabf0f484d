"""Tokens and markers off the island: on action spaces and decks, in the weather and the night space.

rc.exclusive.kinds: cardboard is a token, a wooden disc a marker; only the bear's is one here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from fujikit.robinson.effects.demand import MARKER, unfulfilled
from fujikit.robinson.events import SpotCleared, SpotMarked
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State

Token = Literal["time", "reroll", "adventure", "danger", "wood", "food"]
Spot = Literal[
    "build", "gather", "explore", "hunt", "arrange", "night", "weapon", "shelter", "roof", "palisade"
]
Weather = Literal["rain", "snow", "storm"]


def lies(state: State, token: str, spot: str) -> bool:
    """Whether a token or marker of this meaning lies there."""
    return f"{token}@{spot}" in state.spots


def put(state: State, token: str, spot: str) -> list[EffectStep]:
    """The token on the spot, unless one of its meaning lies there already."""
    return [] if lies(state, token, spot) else [SpotMarked(token, spot)]


@EFFECTS.add
class TokenOnSpot(Effect, frozen=True):
    """A token on an action space, a deck, a cost or the night space; a second one is not placed."""

    phrase = "{token} token on {spot}"
    clause = "rc.exclusive.one"
    token: Token
    spot: Spot

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return put(state, self.token, self.spot)


@EFFECTS.add
class TokenOffSpot(Effect, frozen=True):
    """A token that lies there goes back to the stock."""

    phrase = "remove {token} token from {spot}"
    clause = "rc.token.stay"
    token: Token
    spot: Spot

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [SpotCleared(self.token, self.spot)] if lies(state, self.token, self.spot) else []


@EFFECTS.add
class WeatherToken(Effect, frozen=True):
    """A cloud or a storm waits in the weather space."""

    phrase = "{token} token"
    clause = "rc.weather.dice"
    token: Weather

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return put(state, self.token, "weather")


@EFFECTS.add
class AnimalsDie(Effect, frozen=True):
    """The hungry animals die is thrown in the next weather phase, once however many cards call for it."""

    phrase = "animals die"
    clause = "rc.animals.once"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return put(state, "animals", "weather")


@EFFECTS.add
class BearMarker(Effect, frozen=True):
    """The next arranging of the camp only takes this marker off; a marker that finds no room wounds."""

    phrase = "bear marker on arrange"
    clause = "rc.exclusive.marker"

    def possible(self, state: State, context: EffectContext) -> bool:
        return not lies(state, "bear", "arrange")

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return put(state, "bear", "arrange") or unfulfilled(state, context, 1, MARKER)
