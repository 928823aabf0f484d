"""Scenario 7, King Kong Island: three Traps, a film crew that grows smaller, and an ape to be captured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import CrewMember, Film
from fujikit.robinson.clauses import broken, rests_on
from fujikit.robinson.events import (
    Ended,
    LevelMoved,
    LogOnlyEvent,
    Marked,
    Noted,
    Placed,
    RobinsonEvent,
)
from fujikit.robinson.island.island_map import distances, explored, spots_with, totems
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import Place, State
from fujikit.robinson.things.standing import CaptureCosts, standing
from fujikit.robinson.things.uses import can_bring

TRAP = "trap"
"""The marker of a Trap, and what it is called in words."""
KONG, CAPTURED = "king-kong", "king-kong-captured"
CREW = "crew-"
"""The note of a crew member who is dead, or captured."""
HELD = "actress"
LAIR, NUMBER = "lair-", "number"
"""The note of a lair, which holds its number, and the token that lies there."""
ANIMALS, PALISADE = "animals", "palisade"
HUNGER = "king-kong-hunger"
LOSE_ONE = "lose a crew member"


class KingKongIsland(Sheet):
    """Three Traps, and the capture in a later round, while the actress is free and the director lives.

    rc.s7.frame, rc.s7.others: the rounds and what the tokens do stand with the data of the sheet.
    """

    def goal(self, state: State) -> str:
        if not state.noted(CAPTURED):
            return ""
        safe = not is_captive(state) and not state.noted(f"{CREW}{film(state).director}")
        return "rc.s7.goal" if safe else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        return (
            ("traps", len(traps(state)), film(state).traps),
            (CAPTURED, state.noted(CAPTURED), 1),
            ("actress-free", int(not is_captive(state)), 1),
        )

    def totem(self, state: State, context: EffectContext, number: int) -> Iterable[EffectStep]:
        return [LairFound(context.place, number)]

    @rests_on("rc.s7.lairs")
    def weather_dice(self, state: State) -> tuple[str, ...]:
        """One Hungry Animals die for each number token; the first goes by the name that cards call it."""
        lairs = [place for place in state.island if NUMBER in place.tokens]
        return tuple([f"{ANIMALS}-{number}" if number > 1 else ANIMALS for number, _ in enumerate(lairs, 1)])

    def production(self, state: State) -> Iterable[EffectStep]:
        """rc.s7.lairs: a camp beside a totem."""
        return effects(film(state).production) if state.camp in totems(state) else ()

    def breach(self, state: State) -> Iterable[EffectStep]:
        return [BreakThrough()]

    def hunger(self, state: State) -> Iterable[EffectStep]:
        """An optional rule of the sheet: each one who does not eat costs a crew member."""
        return effects([LOSE_ONE]) if HUNGER in state.table.switches else ()

    def build_targets(self, state: State) -> tuple[str, ...]:
        return tuple([f"{name}@{place.name}" for name in trap_cards(state) for place in state.island])

    def refuse_build(self, state: State, target: str) -> Iterator[Reason]:
        invention, _, name = target.partition("@")
        mine = name and invention in trap_cards(state)
        return _refuse_trap(state, invention, state.place(name)) if mine else iter(())

    def hunt_targets(self, state: State) -> tuple[str, ...]:
        return () if any(self.refuse_hunt(state, KONG)) else (KONG,)

    def refuse_hunt(self, state: State, target: str) -> Iterator[Reason]:
        if target == KONG and state.noted(CAPTURED):
            yield broken("rc.s7.capture", "captured")
        elif target == KONG and (missing := film(state).traps - len(traps(state))) > 0:
            yield broken("rc.s7.goal", missing=missing)

    def hunt(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        cost = min([film(state).weapon, *[effect.count for _, effect in standing(state, CaptureCosts)]])
        return effects([f"combat costs {cost} weapon", "combat is over", "king kong is captured"])

    def explore_targets(self, state: State) -> tuple[str, ...]:
        """rc.s7.actress: where she is held, while she is."""
        if not is_captive(state):
            return ()
        return tuple([f"{name}:{HELD}" for name in distances(state) if is_cell(state, name)])

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return effects(film(state).free)


def film(state: State) -> Film:
    """What the sheet prints of traps, the ape and the crew."""
    found = state.table.scenario.film
    assert found is not None, "the box is checked for it"
    return found


def trap_cards(state: State) -> list[str]:
    """The inventions of the sheet that set a Trap."""
    cards = state.table.scenario.inventions
    return [card.id for card in cards if any(isinstance(gain, TrapHere) for gain in effects(card.gain))]


def traps(state: State) -> list[str]:
    """The spaces on whose tiles a Trap stands."""
    return list(spots_with(state, TRAP))


def living(state: State) -> list[CrewMember]:
    """The crew that is neither dead nor captured, the lowest number first.

    rc.ruling.u9: an actress who was freed is one of them again.
    """
    crew = sorted(state.table.scenario.crew, key=lambda member: member.number)
    return [member for member in crew if not state.noted(f"{CREW}{member.number}")]


def is_captive(state: State) -> bool:
    """Whether the actress is held captive."""
    return bool(state.noted(f"{CREW}{film(state).actress}"))


def is_cell(state: State, name: str) -> bool:
    """Whether the tile there is the fourth one with a totem that was found."""
    return state.noted(f"{LAIR}{name}") == film(state).lair


def _refuse_trap(state: State, invention: str, place: Place) -> Iterator[Reason]:
    name, steps = place.name, distances(state)
    if place.down:
        yield broken("rc.term.inaccessible", TRAP, place=name)
    elif name not in totems(state):
        yield broken("rc.s7.trap", "totem", place=name)
    elif name not in steps:
        yield broken("rc.distance.path", place=name)
    elif steps[name] > film(state).reach:
        yield broken("rc.s7.trap", "far", place=name, steps=steps[name], reach=film(state).reach)
    waiting = [entry for entry in state.future.inventions if entry.startswith(f"{invention}@")]
    if name in traps(state) or f"{invention}@{name}" in waiting:
        yield broken("rc.exclusive.one", TRAP, place=name)
    elif len(traps(state)) + len(waiting) >= film(state).traps:
        yield broken("rc.s7.trap", "enough", count=film(state).traps)


class LairFound(RobinsonEvent, frozen=True):
    """A tile with a totem gets a number token: one more Hungry Animals die in every weather phase."""

    place: str
    number: int

    def fold(self, state: State) -> State:
        noted = Noted(f"{LAIR}{self.place}", self.number).fold(state)
        return Placed(NUMBER, self.place).fold(noted)


class CrewLost(RobinsonEvent, frozen=True):
    """King Kong takes one of the film crew; only the actress outlives that."""

    number: int

    def fold(self, state: State) -> State:
        return Noted(f"{CREW}{self.number}", 1).fold(state)

    def log_message(self, state: State, seat: str | None) -> LogMessage:
        member = next(one for one in state.table.scenario.crew if one.number == self.number)
        key = "CrewLost/captive" if self.number == film(state).actress else "CrewLost"
        return LogMessage(key, {"member": member.name, "number": self.number})


@EFFECTS.add
class LoseCrew(Effect, frozen=True):
    """The living crew member with the lowest number is lost; with the director the game is."""

    phrase = LOSE_ONE
    clause = "rc.s7.crew"
    price = True

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        for member in living(state)[:1]:
            yield CrewLost(member.number)
            if member.number == film(state).director:
                yield Ended(won=False, why=self.clause)


class PalisadeBroken(LogOnlyEvent, frozen=True):
    """Nothing keeps King Kong out of the camp."""


@EFFECTS.add
class BreakThrough(Interruptible, frozen=True):
    """A die asks for a palisade that is not there: wounds for all, less morale, and one of the crew."""

    phrase = "king kong breaks through"
    clause = "rc.s7.breach"
    moment = "short"

    @property
    def what(self) -> str:
        """What is missing, as `Short` names it."""
        return PALISADE

    def helped(self, state: State, context: EffectContext) -> bool:
        return not state.palisade and can_bring(state, context, PALISADE)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return (
            [LevelMoved(PALISADE, -1)] if state.palisade else [PalisadeBroken(), *effects(film(state).breach)]
        )


@EFFECTS.add
class TrapHere(Effect, frozen=True):
    """A Trap stands on the tile, one at most, and three in all."""

    phrase = "trap here"
    clause = "rc.s7.trap"

    def possible(self, state: State, context: EffectContext) -> bool:
        place = state.place(context.place)
        return explored(place) and TRAP not in place.markers and len(traps(state)) < film(state).traps

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Marked(TRAP, context.place)] if self.possible(state, context) else []


class KongCaptured(RobinsonEvent, frozen=True):
    """King Kong lies in the trap."""

    who: str

    def fold(self, state: State) -> State:
        return Noted(CAPTURED, 1).fold(state)


@EFFECTS.add
class Capture(Effect, frozen=True):
    """The end of the special hunt: whoever has led it lives, and King Kong is captured."""

    phrase = "king kong is captured"
    clause = "rc.s7.capture"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [KongCaptured(context.who)]


class ActressFreed(RobinsonEvent, frozen=True):
    """The actress is back with the crew."""

    who: str

    def fold(self, state: State) -> State:
        left = [(key, count) for key, count in state.notes if key != f"{CREW}{film(state).actress}"]
        return replace(state, notes=tuple(left))


@EFFECTS.add
class FreeActress(Effect, frozen=True):
    """The creature that guarded the actress has been dealt with, and she is free."""

    phrase = "the actress is free"
    clause = "rc.s7.actress"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ActressFreed(context.who)]
