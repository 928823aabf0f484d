"""Combat: what an enemy costs and brings, known or drawn unseen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.odds import Distribution
from fujikit.robinson.box import Box
from fujikit.robinson.box.components import Beast
from fujikit.robinson.odds import asked
from fujikit.robinson.odds.answer import Answer
from fujikit.robinson.odds.chances import Chances
from fujikit.robinson.odds.dice import the_box

SABER = 3
WOUNDS = re.compile(r"(?P<unless>unless [^:]+: )?(?P<count>\d+) wounds?")


class Enemy(NamedTuple):
    """An enemy in numbers, as a card prints them."""

    strength: int
    weapon: int = 0
    """Levels that the weapon loses."""
    food: int = 0
    fur: int = 0
    palisade: int = 0
    """Levels that the palisade loses."""
    wounds: int = 0
    """Further wounds, whatever the weapon."""
    name: str = ""


class Fighter(NamedTuple):
    """What stands against an enemy."""

    weapon: int
    palisade: int = 0
    temporary: int = 0
    """Weapon levels for this combat alone."""
    helmet: bool = False
    saber: bool = False


class CombatResult(NamedTuple):
    """What a combat costs and brings."""

    wounds: int
    weapon: int
    """Levels lost from the track."""
    palisade: int
    """Levels lost."""
    food: int
    fur: int
    enemy: str = ""


class Combat(Answer, frozen=True):
    """What a combat costs its resolver and brings."""

    shown: ClassVar[tuple[str, ...]] = ("unhurt", "mean_wounds", "food", "fur", "weapon")
    results: Chances[CombatResult]

    @property
    def wounds(self) -> Distribution:
        """How many wounds the resolver takes."""
        return self.results.totals(lambda result: result.wounds)

    @property
    def unhurt(self) -> Fraction:
        """The chance of no wound at all."""
        return self.wounds.exact(0)

    @property
    def mean_wounds(self) -> Fraction:
        """The wounds on average."""
        return self.wounds.mean_exact

    @property
    def food(self) -> Fraction:
        """The food on average."""
        return self.results.mean(lambda result: result.food)

    @property
    def fur(self) -> Fraction:
        """The fur on average."""
        return self.results.mean(lambda result: result.fur)

    @property
    def weapon(self) -> Fraction:
        """The weapon levels lost on average."""
        return self.results.mean(lambda result: result.weapon)

    def death(self, hearts: int) -> Fraction:
        """The chance that it kills a resolver who can bear so many wounds more."""
        return 1 - self.wounds.less_than(asked.number(hearts, "hearts") + 1)


@public
def combat(
    enemy: str | int | Enemy,
    *,
    weapon: int,
    temporary: int = 0,
    palisade: int = 0,
    medicine: bool = False,
    helmet: bool = False,
    saber: bool = False,
    box: Box | None = None,
) -> Combat:
    """What a combat costs and brings whose enemy is known: a beast by its name, a strength, or an `Enemy`.

    `temporary` weapon levels count in the comparison alone. `medicine`: whether that item is built. A
    `helmet` takes one wound off; a `saber`, or a dagger, gives 3 levels more for 1 wound, where that spares
    wounds. Of the further effects of a beast only wounds are counted.

    >>> bear = combat("bear", weapon=4, temporary=3)
    >>> print(bear)
    unhurt 1.000, mean wounds 0.000, food 5.000, fur 2.000, weapon 1.000
    >>> combat(3, weapon=1).wounds.items(), combat(3, weapon=1).death(hearts=2)
    ([(2, 1.0)], Fraction(0, 1))
    >>> combat(Enemy(3, palisade=1), weapon=2).wounds.items()
    [(2, 1.0)]
    """
    beasts = _beasts(the_box(box), medicine=medicine)
    fighter = _fighter(weapon, palisade, temporary, helmet=helmet, saber=saber)
    return Combat(Chances.sure(fight(_enemy(enemy, beasts), fighter)))


@public
def hunt(
    *,
    weapon: int,
    cards: int | None = None,
    known: asked.Words = (),
    gone: asked.Words = (),
    temporary: int = 0,
    medicine: bool = False,
    danger: bool = False,
    helmet: bool = False,
    saber: bool = False,
    box: Box | None = None,
) -> Combat:
    """What a hunt brings whose card nobody has seen.

    Without `cards` it is the top card of the beast deck, where the beasts in `known` and `gone` are not. With
    `cards` it is the top one of a shuffled hunting deck of so many: the beasts in `known` are in it, its
    others may be any that are not `gone`. `danger`: a greater danger token lies on the hunt. The rest is as
    in `combat`; if the top card is known, ask that.

    >>> unseen = hunt(weapon=3)
    >>> unseen
    <Combat: unhurt 0.312, mean wounds 1.750, food 3.000, fur 1.062, weapon 1.000>
    >>> unseen.unhurt, float(unseen.food), float(unseen.fur)
    (Fraction(5, 16), 3.0, 1.0625)
    >>> hunt(weapon=3, cards=2, known="bear", gone="tiger gorilla").death(hearts=2)
    Fraction(8, 13)
    """
    strength = 1 if asked.yes_or_no(danger, "danger") else 0
    beasts = _beasts(the_box(box), medicine=medicine)
    fighter = _fighter(weapon, 0, temporary, helmet=helmet, saber=saber)
    enemies = _top_card(beasts, cards, asked.names(known, "known", beasts), asked.names(gone, "gone", beasts))
    harder = enemies.turned(lambda enemy: enemy._replace(strength=enemy.strength + strength))
    return Combat(harder.turned(lambda enemy: fight(enemy, fighter)))


def fight(enemy: Enemy, fighter: Fighter) -> CombatResult:
    """What a combat comes to, with or without the saber, whichever wounds less.

    >>> fight(Enemy(5, weapon=2), Fighter(weapon=1)).wounds
    5
    """
    plain = _steps(enemy, fighter)
    if not fighter.saber:
        return plain
    drawn = _steps(enemy, fighter._replace(temporary=fighter.temporary + SABER))
    return min(plain, drawn._replace(wounds=drawn.wounds + 1))


def _steps(enemy: Enemy, fighter: Fighter) -> CombatResult:
    """Strength, weapon, food and fur, palisade, further wounds."""
    beaten = max(0, enemy.strength - fighter.weapon - fighter.temporary)
    weapon, palisade = min(enemy.weapon, fighter.weapon), min(enemy.palisade, fighter.palisade)
    wounds = beaten + enemy.weapon - weapon + enemy.palisade - palisade + enemy.wounds
    return CombatResult(max(0, wounds - fighter.helmet), weapon, palisade, enemy.food, enemy.fur, enemy.name)


def _fighter(weapon: int, palisade: int, temporary: int, *, helmet: bool, saber: bool) -> Fighter:
    return Fighter(
        asked.number(weapon, "weapon"),
        asked.number(palisade, "palisade"),
        asked.number(temporary, "temporary"),
        asked.yes_or_no(helmet, "helmet"),
        asked.yes_or_no(saber, "saber"),
    )


def _beasts(box: Box, *, medicine: bool) -> dict[str, Enemy]:
    asked.yes_or_no(medicine, "medicine")
    return {beast.id: _as_enemy(beast, medicine=medicine) for beast in box.beasts}


def _as_enemy(beast: Beast, *, medicine: bool) -> Enemy:
    found = [WOUNDS.fullmatch(line) for line in beast.effect]
    wounds = sum(int(line["count"]) for line in found if line and not (line["unless"] and medicine))
    return Enemy(beast.strength, beast.weapon, beast.food, beast.fur, wounds=wounds, name=beast.id)


def _enemy(given: str | int | Enemy, beasts: Mapping[str, Enemy]) -> Enemy:
    if isinstance(given, str):
        return beasts[asked.name(given, "enemy", beasts)]
    if not isinstance(given, Enemy):
        return Enemy(asked.number(given, "enemy"))
    for what in ("strength", "weapon", "food", "fur", "palisade", "wounds"):
        asked.number(getattr(given, what), f"enemy: {what}")
    return given


def _top_card(
    beasts: Mapping[str, Enemy], cards: int | None, known: tuple[str, ...], gone: tuple[str, ...]
) -> Chances[Enemy]:
    seen = (*known, *gone)
    if len(set(seen)) < len(seen):
        raise BadInput("known, gone: a beast stands there twice")
    others = [enemy for name, enemy in beasts.items() if name not in seen]
    if cards is None:
        if not others:
            raise BadInput("gone: no beast is left")
        return Chances.even(others)
    asked.number(cards, "cards", max(1, len(known)), len(known) + len(others))
    unseen = Fraction(cards - len(known), cards)
    in_deck = [(beasts[name], Fraction(1, cards)) for name in known]
    return Chances([*in_deck, *((enemy, unseen / len(others)) for enemy in others if unseen)])
