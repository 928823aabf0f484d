"""What every kind of action says of itself: targets, refusals, price, place, pawns, success."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Literal

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken, rests_on
from fujikit.robinson.island.island_map import ASH, FOG, counts, distances, spaces_by_name
from fujikit.robinson.language import Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Goods, Kind, Place, Stack, State
from fujikit.robinson.work.prices import NOTHING, Price
from fujikit.robinson.work.spot_names import called, written

Colour = Literal["build", "gather", "explore"]
"""The colours of the action dice."""
ANYWHERE = ("",)
FREE = (NOTHING,)


class ActionKind(ABC):
    """A kind of action. What is said here is so unless a kind says otherwise."""

    name: ClassVar[Kind]
    pawns: ClassVar[tuple[int, int]] = (1, 2)
    """Next to the camp and in it: the pawns with which it can be tried, and those that make it sure."""
    dice: ClassVar[Colour | None] = None
    """The dice that are thrown where pawns are short."""
    in_camp: ClassVar[bool] = False
    """Whether it is work in camp, which danger and time-consuming tokens on the camp tile touch."""
    far_takes_more: ClassVar[bool] = True
    """Whether every tile that is crossed takes a pawn more."""
    timed: ClassVar[bool] = False
    """Whether a time-consuming token may lie on its space."""
    priced: ClassVar[bool] = False
    """Whether resources may be laid for it."""
    spot: ClassVar[str]
    """The kind of thing on the table that it is planned on."""
    ease: ClassVar[int]
    """Where an idle pawn finds a place the soonest: the lowest number."""

    @abstractmethod
    def targets(self, state: State) -> Sequence[str]:
        """What it may name, as far as it can be planned now, its price aside."""

    def refuse(self, state: State, target: str) -> Iterable[Reason]:
        """rc.need.planning: everything but price and pawns that stands against it on a target."""
        if target not in self.targets(state):
            yield broken("rc.plan.spots", spot=written(self.name, target))

    def is_target(self, state: State, target: str) -> bool:
        """Whether it could be laid out there at all, at some time or other."""
        return True

    def is_there(self, state: State, target: str) -> bool:
        """Whether it is on the table now, planned or not, so that its price and pawns can be spoken of."""
        return self.is_target(state, target)

    def most_stacks(self, state: State, target: str) -> int:
        """rc.plan.repeat: how many stacks may lie on a spot side by side; 0 for any number."""
        return 1

    def full(self, target: str) -> str:
        """The clause that allows no further stack."""
        return "rc.plan.once"

    def place(self, state: State, target: str) -> str:
        """The space of the island where it takes place; empty where it has none."""
        return target.partition(":")[0]

    def numbers(self, state: State, target: str) -> tuple[int, int]:
        """The fewest pawns, and those that make it sure, without tokens that it carries."""
        return self.pawns_at(state, self.place(state, target))

    @rests_on("rc.distance.near")
    def pawns_at(self, state: State, place: str) -> tuple[int, int]:
        """The fewest pawns for it on a space of the island, and the number that makes it sure.

        Tokens on the space of the action itself, `time@gather`, are not among them.
        """
        fewest, sure = self.usual_pawns(state, place)
        more = self._more_pawns(state, place)
        return fewest + more, sure + more

    def usual_pawns(self, state: State, place: str) -> tuple[int, int]:
        """The same next to the camp, where nothing asks for more."""
        return self.pawns

    @rests_on("rc.distance.far", "rc.ruling.u14", "rc.s4.explore-time", "rc.ruling.u4")
    def _more_pawns(self, state: State, place: str) -> int:
        """What distance, tokens and markers at the destination, and the scenario add to the usual number."""
        stays = f"time@{self.name}" in state.table.scenario.stays
        more = sheet(state).pawns_more(state, self.name, place) + stays
        there = spaces_by_name(state).get(place)
        if there is None:
            return more
        crossed = max(0, distances(state).get(place, 0) - 1) if self.far_takes_more else 0
        return more + crossed + self._slowed(state, there)

    @rests_on("rc.token.time-tile", "rc.s2.fog-effect", "rc.s4.ash")
    def _slowed(self, state: State, place: Place) -> int:
        """What time-consuming tokens, fog and ash add; on the camp tile only the work in camp is slowed."""
        if place.name == state.camp and not self.in_camp:
            return 0
        return counts(state, "time", place) + (FOG in place.markers) + (ASH in place.markers)

    def prices(self, state: State, target: str, burden: tuple[str, ...]) -> tuple[Goods, ...]:
        """The ways to pay it, with the tokens that it carries."""
        return FREE

    def needs(self, state: State, target: str) -> tuple[str, ...]:
        """What its card asks for."""
        return ()

    def too_dear(self, state: State, target: str) -> Reason:
        """Why it can't be paid, tokens aside."""
        have = Price(state.available.goods).said()
        needs = self.needs(state, target)
        return broken("rc.need.resources", target=called(state, target), price=needs, have=have)

    def leader(self, state: State, target: str) -> str:
        """The character who must resolve it; empty where anybody may."""
        return ""

    def of_different_players(self, state: State, target: str) -> bool:
        """Whether its pawns must be those of different players."""
        return False

    def order_matters(self, state: State) -> bool:
        """Whether one order of the actions of this kind may turn out differently from another."""
        return True

    def begun(self, state: State, stack: Stack) -> Iterator[EffectStep]:
        """What happens as soon as it is carried out."""
        yield from ()

    def endangered(self, state: State, target: str) -> bool:
        """Whether greater danger strikes when it is carried out."""
        camp = self.in_camp and self.place(state, target) == state.camp
        return camp and counts(state, "danger", state.place(state.camp)) > 0

    @abstractmethod
    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        """What it brings when it succeeds."""

    def afterwards(self) -> list[Effect]:
        """What follows it, failed or not."""
        return []

    def when_all_are_done(self, state: State) -> Iterable[EffectStep]:
        """What happens when all actions of this kind have been resolved."""
        return ()


class CampActionKind(ActionKind):
    """A kind of action on a space beside the board: one pawn in camp, as often as the group likes."""

    pawns = (1, 1)
    in_camp = True
    spot = "camp"

    def targets(self, state: State) -> tuple[str, ...]:
        return ANYWHERE

    def most_stacks(self, state: State, target: str) -> int:
        return 0

    def place(self, state: State, target: str) -> str:
        return state.camp
