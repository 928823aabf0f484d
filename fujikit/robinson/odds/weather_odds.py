"""Odds of the weather phase before its dice are thrown, in one round or over many."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from itertools import accumulate
from typing import ClassVar

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.odds import Distribution
from fujikit.robinson.box import Box, Scenario
from fujikit.robinson.odds import asked
from fujikit.robinson.odds.aids import Aid, aids_of
from fujikit.robinson.odds.answer import Answer
from fujikit.robinson.odds.chances import Chances
from fujikit.robinson.odds.dice import ANIMALS, Face, faces, the_box, weather_face
from fujikit.robinson.odds.weather_result import Camp, Help, Sky, WeatherResult

DICE = ("rain", "winter", "animals")
TOKENS = ("rain", "snow", "storm", "animals")
MAX_ANIMALS = 6
"""One for each lair."""
KING_KONG = 7
"""The scenario with lairs."""
Faces = tuple[str, ...]


class Weather(Answer, frozen=True):
    """What one weather phase costs everybody in camp, and the camp itself."""

    shown: ClassVar[tuple[str, ...]] = ("unhurt", "mean_wounds", "wood", "food", "palisade")
    results: Chances[WeatherResult]
    uses: Mapping[Faces, tuple[str, ...]]
    """For every throw the aids to use; after one that throws a die again, the rest depends on that die.

    A throw is the faces of the rain die, the winter die, and the animals' dice by name.
    """

    @property
    def wounds(self) -> Distribution:
        """How many wounds everybody in camp takes."""
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
    def wood(self) -> Fraction:
        """The wood lost on average."""
        return self.results.mean(lambda result: result.wood)

    @property
    def food(self) -> Fraction:
        """The food lost on average."""
        return self.results.mean(lambda result: result.food)

    @property
    def palisade(self) -> Fraction:
        """The levels that the palisade loses on average."""
        return self.results.mean(lambda result: result.palisade)

    def survival(self, *hearts: int) -> Fraction:
        """The chance that all live who are in camp and can bear so many wounds more, each a number."""
        return _survival(self.wounds, hearts)


class Season(Answer, frozen=True):
    """The weather of some rounds, in each of which the camp stands as in the others."""

    shown: ClassVar[tuple[str, ...]] = ("unhurt", "mean_wounds")
    rounds: tuple[tuple[int, Weather], ...]
    """Number and weather of every round."""

    @property
    def wounds(self) -> tuple[Distribution, ...]:
        """How many wounds have been taken after each of the rounds."""
        return tuple(
            accumulate((weather.wounds for _, weather in self.rounds), lambda one, other: one + other)
        )

    @property
    def unhurt(self) -> Fraction:
        """The chance of no wound in all the rounds."""
        return self.wounds[-1].exact(0)

    @property
    def mean_wounds(self) -> Fraction:
        """The wounds of all the rounds on average."""
        return self.wounds[-1].mean_exact

    def survival(self, *hearts: int) -> tuple[Fraction, ...]:
        """The chance after each round that all still live, if nothing heals."""
        return tuple(_survival(wounds, hearts) for wounds in self.wounds)


def _survival(wounds: Distribution, hearts: tuple[int, ...]) -> Fraction:
    weakest = min([asked.number(each, "hearts") for each in hearts], default=None)
    if weakest is None:
        raise BadInput("hearts: say how many wounds somebody in camp can still bear")
    return wounds.less_than(weakest + 1)


@public
def weather(
    dice: asked.Words = (),
    *,
    tokens: asked.Words = (),
    roof: int = 0,
    palisade: int = 0,
    weapon: int = 0,
    wood: int = 0,
    food: int = 0,
    aids: asked.Words = (),
    box: Box | None = None,
) -> Weather:
    """What a weather phase costs, from its dice and tokens, against the levels and stores of the camp.

    `dice`: `rain`, `winter`, `animals`, the last as often as it is thrown. `tokens` in the weather space:
    `rain`, `snow`, `storm`, `animals` (which calls for that die, if no other does). `food` of either sort
    counts. `aids` may be used, each as often as it is named: `hooch`, `large-leaves`, `furnace`, `blankets`,
    `old-clothes`, `pistol`, `gunpowder`, `firecracker` and the like. All dice lie there before one is used,
    and those against clouds come first. They are used so that the fewest wounds come; then so that the fewest
    are used up; then so that the least is lost.

    >>> storm = weather("rain winter animals", tokens="snow", roof=2, palisade=1, weapon=1, wood=3, food=2)
    >>> storm.wounds.items()[0], storm.survival(2)
    ((0, 0.25), Fraction(19, 27))
    >>> with_hooch = weather("rain", roof=1, aids="hooch")
    >>> with_hooch
    <Weather: unhurt 1.000, mean wounds 0.000, wood 0.000, food 0.000, palisade 0.000>
    >>> with_hooch.uses["rain-2",], with_hooch.uses["rain",], with_hooch.unhurt
    (('hooch',), (), Fraction(1, 1))
    """
    all_cards = the_box(box)
    thrown, sky = _called(asked.names(dice, "dice", DICE), asked.names(tokens, "tokens", TOKENS))
    given = {"roof": roof, "palisade": palisade, "weapon": weapon, "wood": wood, "food": food}
    camp = Camp(**{what: asked.number(count, what) for what, count in given.items()})
    return _phase(all_cards, thrown, sky, camp, aids_of(all_cards, aids))


def _called(dice: tuple[str, ...], tokens: tuple[str, ...]) -> tuple[tuple[str, ...], Sky]:
    """The dice that are thrown, and what lies there without them."""
    for die in ("rain", "winter"):
        if dice.count(die) > 1:
            raise BadInput(f"dice: there is only one {die} die")
    for token in tokens:
        if tokens.count(token) > 1:
            raise BadInput(f"tokens: the weather space holds only one {token} token")
    asked.number(dice.count("animals"), "dice: animals", most=MAX_ANIMALS)
    if "animals" in tokens and "animals" not in dice:
        dice = (*dice, "animals")
    return dice, Sky("rain" in tokens, "snow" in tokens, storm="storm" in tokens)


def _phase(box: Box, dice: tuple[str, ...], sky: Sky, camp: Camp, aids: tuple[Aid, ...]) -> Weather:
    throws: Chances[Faces] = Chances.sure(())
    for die in sorted(dice, key=DICE.index):
        throws = throws.then(partial(_one_more, die=faces(box, die)))
    animals: Chances[Face] = Chances.even([weather_face(box, face) for face in faces(box, "animals")])
    aid = Help(camp, aids, animals)
    plans = {shown: aid.best(_sky(box, sky, shown)) for shown in throws}
    return Weather(
        throws.then(lambda shown: plans[shown].results),
        {shown: plan.first for shown, plan in plans.items()},
    )


def _one_more(shown: Faces, die: tuple[str, ...]) -> Chances[Faces]:
    return Chances.even([tuple(sorted((*shown, face), key=_rank)) for face in die])


def _rank(face: str) -> str:
    """Clouds stay as they were thrown, animals come after them by name."""
    return face if face in ANIMALS else ""


def _sky(box: Box, sky: Sky, shown: Faces) -> Sky:
    for face in shown:
        sky = sky.with_face(weather_face(box, face))
    return sky


@public
def weather_over_rounds(
    scenario: int,
    first: int = 1,
    last: int | None = None,
    *,
    lairs: int = 0,
    roof: int = 0,
    palisade: int = 0,
    weapon: int = 0,
    wood: int = 0,
    food: int = 0,
    aids: asked.Words = (),
    box: Box | None = None,
) -> Season:
    """The weather of a scenario from one round to another, by the dice of its sheet.

    The model: the camp has these levels and stores, and these aids, anew in every round; no tokens lie in the
    weather space, and nobody heals. In scenario 7 the animals' die is thrown once for each of the `lairs`.

    >>> season = weather_over_rounds(1, 4, 6, wood=2, food=1)
    >>> season
    <Season: unhurt 0.296, mean wounds 1.000>
    >>> [round(float(chance), 3) for chance in season.survival(1)]
    [1.0, 0.889, 0.741]
    """
    all_cards = the_box(box)
    sheet = sheet_of(all_cards, scenario)
    asked.number(first, "first", 1, sheet.rounds)
    end = asked.number(sheet.rounds if last is None else last, "last", first, sheet.rounds)
    if asked.number(lairs, "lairs", most=MAX_ANIMALS) and scenario != KING_KONG:
        raise BadInput(f"lairs: only scenario {KING_KONG} has them")
    weathers = {
        dice: weather(
            dice,
            roof=roof,
            palisade=palisade,
            weapon=weapon,
            wood=wood,
            food=food,
            aids=aids,
            box=all_cards,
        )
        for dice in {_dice(sheet, number, lairs) for number in range(first, end + 1)}
    }
    return Season(
        tuple([(number, weathers[_dice(sheet, number, lairs)]) for number in range(first, end + 1)])
    )


def sheet_of(box: Box, scenario: int) -> Scenario:
    """The sheet of a scenario, by its number."""
    numbers = [sheet.number for sheet in box.scenarios]
    if isinstance(scenario, bool) or scenario not in numbers:
        raise BadInput(f"scenario: {none_of(scenario, numbers)}")
    return box.scenarios[numbers.index(scenario)]


def _dice(sheet: Scenario, number: int, lairs: int) -> tuple[str, ...]:
    """The weather dice of a round."""
    named = [row.dice for row in sheet.weather if row.rounds[0] <= number <= row.rounds[1]]
    return tuple(die for dice in named for die in dice) + ("animals",) * lairs
