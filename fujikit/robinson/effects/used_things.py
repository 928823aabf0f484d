"""What things do when they are used: weapons for a moment, dice, pawns, determination."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.robinson.chance import ThrowAgain
from fujikit.robinson.events import Encouraged, Noted, RobinsonEvent
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.state import Helper, State
from fujikit.robinson.things import catalogue, temporary_weapons, treasures
from fujikit.robinson.things.gear import GearUsed
from fujikit.robinson.things.inventions import item_pawns
from fujikit.robinson.words.component_names import name_in

Work = Literal["build", "gather", "explore", "hunt"]
USE, LEAVE = "use", "not-now"
AFTER_EXPLORING = "explore"
"""The moment of things that serve whoever has explored."""
ACTIONS = ("build", "gather", "explore")


@EFFECTS.add
class LendWeapon(Effect, frozen=True):
    """The weapon level is higher for one combat, or for one momentary need; the track does not move."""

    phrase = "temporary weapon {by:+}"
    clause = "rc.term.temporary"
    by: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [temporary_weapons.TemporaryWeapon(self.by)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("weapon", temporary_weapons.TEMPORARY)


@EFFECTS.add
class WearHelmet(Effect, frozen=True):
    """Whoever wears the Helmet takes one wound less in this combat."""

    phrase = "one wound less in this combat"
    clause = "rc.card.helmet-saber"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [temporary_weapons.HelmetOn(context.who)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("helmet",) if whom in ("", context.who) else ()


@EFFECTS.add
class ThrowOneAgain(Choice, frozen=True):
    """One die that lies on the table is thrown again; the new face counts."""

    phrase = "throw one die again"
    clause = "rc.ability.reroll"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.throw.dice)

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [_short(die) for die in state.throw.dice]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        die = next(die for die in state.throw.dice if _short(die) == option)
        faces = {one.name: one.faces for one in state.table.box.dice}
        return [ThrowAgain(die, faces.get(die) or faces[die.partition("-")[0]])]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("animals", "throw")


def _short(die: str) -> str:
    """What a die of a throw is called in a line: `wound`, `success`, `adventure`, `animals-2`.

    >>> _short("build-wound"), _short("animals-2")
    ('wound', 'animals-2')
    """
    colour, _, kind = die.partition("-")
    return kind if colour in ACTIONS else die


@EFFECTS.add
class Ignore(Effect, frozen=True):
    """The trap or creature at hand does nothing, but still counts."""

    phrase = "ignore the {kind}"
    clause = "rc.mystery.resolve"
    kind: Literal["trap", "creature"]

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Noted("card-ignored", 1)]


class PawnCame(RobinsonEvent, frozen=True):
    """A neutral pawn is at hand for this round."""

    helper: Helper

    def fold(self, state: State) -> State:
        return replace(state, helpers=(*state.helpers, self.helper))

    def log_message(self, state: State, seat: str | None) -> LogMessage:
        thing = name_in(state.table.box, self.helper.name.rstrip("-0123456789"))
        return LogMessage("PawnCame", {"thing": thing, "kind": self.helper.serves[0]})


@EFFECTS.add
class NeutralPawn(Effect, frozen=True):
    """A neutral pawn for one action of this round; that of an ability serves its own character only."""

    phrase = "{kind} pawn"
    clause = "rc.neutral.lasting"
    kind: Work

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        family, _, thing = context.card.rpartition(":")
        only = context.who if family == "ability" else ""
        name = _free_name(state, thing or self.kind)
        return [PawnCame(Helper(name, (self.kind,), once=True, only=only, until=state.round))]


def _free_name(state: State, thing: str) -> str:
    """The thing's name, with a number where there are several pawns of it."""
    known = {helper.name for helper in (*state.helpers, *item_pawns(state))}
    names = (thing, *(f"{thing}-{number}" for number in range(2, len(known) + 3)))
    return next(name for name in names if name not in known)


@EFFECTS.add
class ShareDetermination(Choice, frozen=True):
    """Determination is shared out one by one, as the group likes."""

    phrase = "share {count} determination"
    clause = "rc.s1.others"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        friday = state.friday()
        return [*state.table.names, *([friday.name] if friday else ())]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield Encouraged(option, 1)
        if self.count > 1:
            yield ShareDetermination(self.count - 1)

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("determination",)


@EFFECTS.add
class MomentOver(Effect, frozen=True):
    """A temporary weapon level that served a need is spent."""

    phrase = "the weapon has served"
    clause = "rc.term.temporary"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [temporary_weapons.CombatOver()] if state.fight.weapon else []


class ArrowCovered(RobinsonEvent, frozen=True):
    """A marker lies on a morale arrow of a character sheet."""

    who: str
    arrow: int

    def fold(self, state: State) -> State:
        return state.with_person(self.who, covered=(*state.person(self.who).covered, self.arrow))


@EFFECTS.add
class CoverArrows(Choice, frozen=True):
    """Morale arrows are covered, also one that lies behind the wound marker: it may be passed again.

    An answer is a name and the number of the wound at the arrow: `Anna:5`.
    """

    phrase = "cover {count} morale arrows"
    clause = "rc.ruling.u22"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [
            f"{person.name}:{arrow}"
            for person in state.players()
            for arrow in catalogue.role(state.table, person.role).arrows
            if arrow not in person.covered
        ]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        who, _, arrow = option.partition(":")
        yield ArrowCovered(who, int(arrow))
        if self.count > 1:
            yield CoverArrows(self.count - 1)


@EFFECTS.add
class ServeExplorer(Effect, frozen=True):
    """After an Explore, failed or not, comes what serves whoever explores: the Backpack."""

    phrase = "what serves whoever explores"
    clause = "rc.card.explore-treasures"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        lying = [(gear, catalogue.treasure(state.table, gear.name)) for gear in state.treasures]
        return [ServesExplorer(gear.name) for gear, thing in lying if AFTER_EXPLORING in thing.when]


@EFFECTS.add
class ServesExplorer(Choice, frozen=True):
    """Its one user of the round uses it after every Explore, or somebody becomes that user."""

    phrase = "the {thing} serves whoever has explored"
    clause = "rc.card.explore-treasures"
    thing: str

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        gear = state.treasure(self.thing)
        if gear is None or gear.since > state.round or not self._gains(state, context):
            return ()
        if gear.claimed == state.round:
            return (USE,) if gear.user == context.who else ()
        return (USE, LEAVE)

    def _gains(self, state: State, context: EffectContext) -> bool:
        return any(effect.possible(state, context) for effect in self._use(state))

    def _use(self, state: State) -> tuple[Effect, ...]:
        return effects(catalogue.treasure(state.table, self.thing).use)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if option == LEAVE:
            return []
        return [GearUsed(self.thing, "treasures", context.who, claims=True), *self._use(state)]


@EFFECTS.add
class FollowMap(Effect, frozen=True):
    """The Explore on a treasure draws what the card promises; the card is discarded."""

    phrase = "follow the {name}"
    clause = "rc.card.explore-treasures"
    name: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if state.treasure(self.name) is None:
            return []
        lines = catalogue.treasure(state.table, self.name).use
        return [treasures.TreasureDiscarded(self.name), *effects(lines)]
