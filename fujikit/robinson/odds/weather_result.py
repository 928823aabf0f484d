"""Results of a weather phase once its dice are thrown: what the camp suffers, and which help is best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from fujikit.robinson.odds.aids import Aid
from fujikit.robinson.odds.chances import Chances
from fujikit.robinson.odds.dice import NOTHING, Face


class Camp(NamedTuple):
    """What stands against the weather."""

    roof: int = 0
    palisade: int = 0
    weapon: int = 0
    wood: int = 0
    food: int = 0


class Sky(NamedTuple):
    """All clouds, what the hungry animals do, and the storm."""

    rain: int = 0
    snow: int = 0
    animals: tuple[Face, ...] = ()
    """One face a die, sorted: they all apply, whatever their order."""
    storm: bool = False

    def with_face(self, face: Face) -> Sky:
        """The weather with one more die."""
        animals = self.animals if face._replace(rain=0, snow=0) == NOTHING else (*self.animals, face)
        return Sky(self.rain + face.rain, self.snow + face.snow, tuple(sorted(animals)), self.storm)

    def without(self, animal: Face) -> Sky:
        """The sky without one result of the animals' dice."""
        place = self.animals.index(animal)
        return self._replace(animals=self.animals[:place] + self.animals[place + 1 :])


class WeatherResult(NamedTuple):
    """What a weather phase costs."""

    wounds: int
    """Of everybody in camp."""
    wood: int
    food: int
    palisade: int
    """Levels lost."""
    used: tuple[str, ...] = ()
    """The aids that were used."""


def suffer(camp: Camp, sky: Sky, used: tuple[str, ...] = ()) -> WeatherResult:
    """Clouds, animals, storm: what can be given is given, each piece that is missing is a wound.

    >>> suffer(Camp(roof=1, wood=3, food=1), Sky(rain=2, snow=1))
    WeatherResult(wounds=1, wood=3, food=1, palisade=0, used=())
    """
    leaks = max(0, sky.rain + sky.snow - camp.roof)
    wood = sky.snow + leaks
    food = leaks + sum(animal.food for animal in sky.animals)
    palisade = sky.storm + sum(animal.palisade for animal in sky.animals)
    due, there = (wood, food, palisade), (camp.wood, camp.food, camp.palisade)
    missing = sum(max(0, count - have) for count, have in zip(due, there, strict=True))
    beaten = sum(max(0, animal.strength - camp.weapon) for animal in sky.animals)
    lost = [min(count, have) for count, have in zip(due, there, strict=True)]
    return WeatherResult(missing + beaten, lost[0], lost[1], lost[2], used)


class Plan(NamedTuple):
    """A use of aids, and what it leads to."""

    first: tuple[str, ...]
    """The aids to use; after one that throws a die again, the rest depends on what that shows."""
    results: Chances[WeatherResult]


class Help:
    """The best use of aids: fewest wounds; then fewest aids that are used up; then the least lost.

    All dice lie there from the start. Clouds come before animals: a die that is thrown again changes nothing
    in what was done about the clouds.
    """

    def __init__(self, camp: Camp, aids: Sequence[Aid], animals: Chances[Face]) -> None:
        self.camp = camp
        self.animals = animals
        self.against_clouds: list[Aid] = sorted([aid for aid in aids if aid.clouds], key=_order)
        self.against_animals: tuple[Aid, ...] = tuple(aid for aid in aids if not aid.clouds)
        self._spent = {aid.name for aid in aids if aid.spent}
        self._facing = lru_cache(maxsize=None)(self._find_facing)

    def best(self, sky: Sky) -> Plan:
        plans = []
        for after, used in _reached(sky, self.against_clouds).items():
            names = tuple([aid.name for aid in used])
            first, results = self._facing(after, self.against_animals)
            plans.append(Plan((*names, *first), _used_before(names, results)))
        return min(plans, key=self._mean_cost)

    def _find_facing(self, sky: Sky, aids: tuple[Aid, ...]) -> Plan:
        """The best that can be done about the animals under the clouds that are left."""
        skies = _reached(sky, aids).items()
        ways_out = [suffer(self.camp, after, tuple([aid.name for aid in used])) for after, used in skies]
        certain = min(ways_out, key=self._cost)
        plans = [Plan(certain.used, Chances.sure(certain)), *self._throwing_again(sky, aids)]
        return min(plans, key=self._mean_cost)

    def _throwing_again(self, sky: Sky, aids: tuple[Aid, ...]) -> Iterator[Plan]:
        for place, aid in enumerate(aids):
            if aid.again:
                rest = aids[:place] + aids[place + 1 :]
                for animal in dict.fromkeys(sky.animals):
                    yield Plan((aid.name,), self._again(sky.without(animal), aid, rest))

    def _again(self, others: Sky, aid: Aid, rest: tuple[Aid, ...]) -> Chances[WeatherResult]:
        after = self.animals.then(lambda face: self._facing(others.with_face(face), rest).results)
        return _used_before((aid.name,), after)

    def _cost(self, result: WeatherResult) -> tuple[int, ...]:
        spent = sum(name in self._spent for name in result.used)
        return result.wounds, spent, result.wood + result.food + result.palisade, len(result.used)

    def _mean_cost(self, plan: Plan) -> list[Fraction]:
        costs = [[chance * part for part in self._cost(result)] for result, chance in plan.results.items()]
        return [sum(parts, Fraction(0)) for parts in zip(*costs, strict=True)]


def _used_before(names: tuple[str, ...], results: Chances[WeatherResult]) -> Chances[WeatherResult]:
    return results.turned(lambda result: result._replace(used=(*names, *result.used)))


def _reached(sky: Sky, aids: Sequence[Aid]) -> dict[Sky, tuple[Aid, ...]]:
    """Every sky that some of the aids lead to, with the least that must be used for it."""
    skies: dict[Sky, tuple[Aid, ...]] = {sky: ()}
    for aid in aids:
        for now, used in list(skies.items()):
            for after in helped(now, aid):
                if after not in skies or _price((*used, aid)) < _price(skies[after]):
                    skies[after] = (*used, aid)
    return skies


def _order(aid: Aid) -> tuple[bool, bool, str]:
    """What turns snow into rain comes before what takes rain away: that cloud may be ignored after all."""
    return aid.no_rain, not aid.snow_as_rain, aid.name


def _price(used: Sequence[Aid]) -> tuple[int, int]:
    return sum(aid.spent for aid in used), len(used)


def helped(sky: Sky, aid: Aid) -> Iterator[Sky]:
    """The skies that one use of an aid may make."""
    if aid.no_rain and sky.rain:
        yield sky._replace(rain=sky.rain - 1)
    if aid.no_snow and sky.snow:
        yield sky._replace(snow=sky.snow - 1)
    if aid.snow_as_rain and sky.snow:
        yield sky._replace(snow=sky.snow - 1, rain=sky.rain + 1)
    for animal in dict.fromkeys(sky.animals):
        if aid.no_animals:
            yield sky.without(animal)
        if aid.weapon and animal.strength:
            weaker = animal._replace(strength=max(0, animal.strength - aid.weapon))
            yield sky.without(animal).with_face(weaker)
