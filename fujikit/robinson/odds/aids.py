"""What helps in the weather phase: clouds that do not count, animals held off, a weapon for one combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import fujikit.robinson.effect_registry  # noqa: F401  # what a thing may say
from fujikit.engine.errors import BadInput
from fujikit.robinson.box import Box
from fujikit.robinson.box.components import Ability, Equipment, Thing, Token
from fujikit.robinson.effects.modifiers import Either
from fujikit.robinson.effects.used_things import LendWeapon
from fujikit.robinson.effects.weather_aids import IgnoreAnimals, IgnoreRain, IgnoreSnow, SnowAsRain
from fujikit.robinson.language import Effect, effects
from fujikit.robinson.odds import asked
from fujikit.robinson.scenarios.family_robinson import AnimalsAgain

EQUIPMENT_USES = 2


class Aid(NamedTuple):
    """A thing that may be used once in a weather phase, and what it can do."""

    name: str
    spent: bool
    """Whether a use costs something: determination, a marker, the thing itself."""
    most: int
    """How often it may be used in one phase."""
    no_rain: bool
    no_snow: bool
    snow_as_rain: bool
    no_animals: bool
    """A result of the hungry animals' die does not count."""
    again: bool
    """That die may be thrown again."""
    weapon: int
    """Temporary levels in one combat."""

    @property
    def clouds(self) -> bool:
        """Whether it is used against clouds, and not against animals."""
        return self.no_rain or self.no_snow or self.snow_as_rain


def aids_of(box: Box, wanted: asked.Words) -> tuple[Aid, ...]:
    """The aids that are at hand, each as often as it may be used.

    >>> from fujikit.robinson.box import house
    >>> [aid.name for aid in aids_of(house(), "hooch blankets blankets")]
    ['hooch', 'blankets', 'blankets']
    """
    known = known_aids(box)
    chosen = asked.names(wanted, "aids", known)
    for name, count in Counter(chosen).items():
        if count > known[name].most:
            raise BadInput(f"aids: {name} serves at most {known[name].most} times in a weather phase")
    return tuple([known[name] for name in chosen])


def known_aids(box: Box) -> dict[str, Aid]:
    """All things of a box that help in the weather phase, by name."""
    return _known(_Same(box))


class _Same:
    """A box as a key: the same only as itself, so that nobody compares all its cards."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def __hash__(self) -> int:
        return id(self.box)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.box is self.box


@lru_cache(maxsize=8)
def _known(key: _Same) -> dict[str, Aid]:
    found = [_aid(thing) for thing in _things(key.box)]
    return {aid.name: aid for aid in found if aid is not None}


def _things(box: Box) -> Iterator[Thing]:
    yield from (*box.equipment, *box.tokens, *box.inventions, *box.mysteries)
    for scenario in box.scenarios:
        yield from (*scenario.tokens, *scenario.inventions)
    for role in box.roles:
        yield from role.abilities


def _aid(thing: Thing) -> Aid | None:
    """A thing as an aid, if its use is nothing else than to help here.

    A weapon of an ability is for one's own action, so it is none.
    """
    if len(thing.use) != 1:
        return None
    ways = _ways(*effects(thing.use))
    kinds = {type(way) for way in ways}
    powers = (
        IgnoreRain in kinds,
        IgnoreSnow in kinds,
        SnowAsRain in kinds,
        IgnoreAnimals in kinds,
        AnimalsAgain in kinds,
        0 if isinstance(thing, Ability) else sum([way.by for way in ways if isinstance(way, LendWeapon)]),
    )
    return Aid(thing.id, _is_spent(thing), _most(thing), *powers) if any(powers) else None


def _ways(effect: Effect) -> list[Effect]:
    """The alternatives of a use that are one sentence each, or its only sentence."""
    return [way[0] for way in effect.ways if len(way) == 1] if isinstance(effect, Either) else [effect]


def _is_spent(thing: Thing) -> bool:
    return isinstance(thing, Ability) or bool(thing.uses) or not thing.per_round


def _most(thing: Thing) -> int:
    if isinstance(thing, Token):
        return thing.copies
    if isinstance(thing, Equipment):
        return EQUIPMENT_USES
    return thing.uses or thing.per_round or 1
