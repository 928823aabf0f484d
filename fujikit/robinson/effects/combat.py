"""Combat: strength against weapon, then what the card takes and gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import ClassVar, Literal

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.events import LogMessage
from fujikit.robinson.box.components import Beast
from fujikit.robinson.effects.demand import Unmet, bearers
from fujikit.robinson.effects.modifiers import Unless
from fujikit.robinson.effects.resources import Gain
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LevelMoved, LogOnlyEvent, RobinsonEvent
from fujikit.robinson.language import (
    EFFECTS,
    Effect,
    EffectContext,
    EffectStep,
    Interruptible,
    Task,
    about,
    effects,
)
from fujikit.robinson.state import State
from fujikit.robinson.things.by_itself import by_itself
from fujikit.robinson.things.temporary_weapons import (
    TEMPORARY,
    CombatOver,
    HelmetServed,
    protected,
    weapon_now,
)
from fujikit.robinson.things.uses import can_bring


def fighter(state: State, context: EffectContext) -> str:
    """Who bears a combat: the resolver in the action phase, else the First Player."""
    return context.who or state.first


def beast(state: State, name: str) -> Beast:
    return next(beast for beast in state.table.box.beasts if beast.id == name)


@EFFECTS.add
class FightAll(Effect, frozen=True):
    """A combat with everything that a card may take and give, step by step."""

    phrase = "fight {strength}, weapon -{weapon}, {food} food, {fur} fur, palisade -{palisade}"
    clause = "rc.event.combat"
    strength: int
    weapon: int = 0
    food: int = 0
    fur: int = 0
    palisade: int = 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [about(step, context, fighter(state, context)) for step in (*self.steps(), EndCombat())]

    def steps(self) -> Iterator[Effect]:
        """The first five steps; what a beast card says besides is the sixth."""
        yield Compare(self.strength)
        if self.weapon:
            yield WeaponDulled(self.weapon)
        if self.food:
            yield Prey(self.food, "food")
        if self.fur:
            yield Prey(self.fur, "fur")
        if self.palisade:
            yield PalisadeTrampled(self.palisade)


@EFFECTS.add
class Fight(Effect, frozen=True):
    """A combat for which only a strength is given."""

    phrase = "fight {strength}"
    clause = "rc.combat.plain"
    strength: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [FightAll(self.strength)]


@EFFECTS.add
class FightBeast(Effect, frozen=True):
    """The beast card just drawn is fought, its further effects come last, and it is discarded."""

    phrase = "fight the drawn beast, strength {more:+}"
    clause = "rc.combat.extra"
    more: int = 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        card = beast(state, state.drawn[-1])
        steps = FightAll(card.strength + self.more, card.weapon, card.food, card.fur).steps()
        return _fought(state, context, card, steps)


@EFFECTS.add
class BeastWithoutStrength(Effect, frozen=True):
    """The beast card just drawn takes and gives all it says, but its strength is left out."""

    phrase = "the drawn beast without strength"
    clause = "rc.card.night-attack"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        card = beast(state, state.drawn[-1])
        return _fought(
            state, context, card, islice(FightAll(0, card.weapon, card.food, card.fur).steps(), 1, None)
        )


def _fought(state: State, context: EffectContext, card: Beast, steps: Iterable[Effect]) -> list[EffectStep]:
    """A combat against a beast card, to its discarding."""
    there = replace(context, who=fighter(state, context), card=f"beast:{card.id}")
    extra = [in_combat(effect) for effect in effects(card.effect)]
    return [Task(step, there) for step in (*steps, *extra, EndCombat(), DiscardBeast(card.id))]


def in_combat(effect: Effect) -> Effect:
    """The same effect, its wounds being wounds of a combat."""
    if isinstance(effect, Wounds):
        return CombatWounds(effect.count)
    return replace(effect, effect=in_combat(effect.effect)) if isinstance(effect, Unless) else effect


@EFFECTS.add
class Compare(Interruptible, frozen=True):
    """Strength against weapon: each missing level is a wound. Before that, weapons may be lent for it.

    Where nobody is named, as with hungry animals, everyone in camp is wounded.
    """

    phrase = "an enemy of strength {strength}"
    clause = "rc.combat.strength"
    moment = "combat"
    strength: int

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def helped(self, state: State, context: EffectContext) -> bool:
        wounds = self.missing(state) > 0 and bool(bearers(state, context))
        return wounds and can_bring(state, context, "weapon", TEMPORARY)

    def missing(self, state: State) -> int:
        return max(0, self.strength - weapon_now(state))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        missing = self.missing(state)
        yield Compared(self.strength, weapon_now(state), missing)
        if missing:
            yield from (about(CombatWounds(missing), context, name) for name in bearers(state, context))


class Compared(LogOnlyEvent, frozen=True):
    """Strength and weapon have been compared."""

    strength: int
    weapon: int
    missing: int

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        key = "Compared" if self.missing else "Compared/enough"
        return LogMessage(key, {"strength": self.strength, "weapon": self.weapon, "missing": self.missing})


class LevelInCombat(Interruptible, frozen=True):
    """The card lowers a level, on the track itself; each missing level is a wound more."""

    level: ClassVar[str]
    moment = "short"
    count: int

    @property
    def what(self) -> str:
        """What is demanded, as `Short` names it."""
        return self.level

    def helped(self, state: State, context: EffectContext) -> bool:
        return self.missing(state) > 0 and can_bring(state, context, self.level)

    def missing(self, state: State) -> int:
        level: int = getattr(state, self.level)
        return max(0, self.count - level)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        missing = self.missing(state)
        if missing < self.count:
            yield LevelMoved(self.level, missing - self.count)
        if missing:
            yield Unmet(missing, self.level)
            yield CombatWounds(missing)


@EFFECTS.add
class WeaponDulled(LevelInCombat, frozen=True):
    """The weapon track loses what the card says; each missing level is a wound more."""

    phrase = "combat costs {count} weapon"
    clause = "rc.combat.weapon"
    level = "weapon"


@EFFECTS.add
class PalisadeTrampled(LevelInCombat, frozen=True):
    """The palisade loses what the card says; each missing level is a wound more."""

    phrase = "combat costs {count} palisade"
    clause = "rc.combat.palisade"
    level = "palisade"


@EFFECTS.add
class Prey(Effect, frozen=True):
    """What the enemy gives: food first, then fur."""

    phrase = "combat gives {count} {kind}"
    clause = "rc.combat.gain"
    count: int
    kind: Literal["food", "fur"]

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Gain(self.count, self.kind)]


@EFFECTS.add
class CombatWounds(Interruptible, frozen=True):
    """Wounds of a combat; a helmet keeps off one of them in each combat."""

    phrase = "{count} wound(s) in combat"
    clause = "rc.card.helmet-saber"
    moment = "combat-wounds"
    count: int

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def helped(self, state: State, context: EffectContext) -> bool:
        return not protected(state, context.who) and can_bring(state, context, "helmet")

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [*by_itself(state, context.who, self.moment), WoundsLeft(self.count)]


@EFFECTS.add
class WoundsLeft(Effect, frozen=True):
    """The wounds of a combat, less the one that a helmet keeps off."""

    phrase = "{count} wound(s) of the combat"
    clause = "rc.card.helmet-saber"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        kept_off = protected(state, context.who) == 1
        if kept_off:
            yield HelmetServed(context.who)
        if self.count > kept_off:
            yield Wounds(self.count - kept_off)


@EFFECTS.add
class EndCombat(Effect, frozen=True):
    """Temporary weapon levels last one combat and never move the track."""

    phrase = "combat is over"
    clause = "rc.combat.temporary"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [CombatOver()]


class BeastDiscarded(RobinsonEvent, frozen=True):
    """A beast card leaves the game."""

    card: str

    def fold(self, state: State) -> State:
        return replace(state, drawn=without(state.drawn, self.card))


@EFFECTS.add
class DiscardBeast(Effect, frozen=True):
    """A beast card in hand is discarded."""

    phrase = "discard the beast {name}"
    clause = "rc.discard.out"
    name: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [BeastDiscarded(self.name)]


def against_all(strength: int) -> list[Task]:
    """A combat that everyone in camp bears."""
    return [Task(Compare(strength)), Task(EndCombat())]
