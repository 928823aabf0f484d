"""The weather phase: clouds against the roof, hungry animals, and last of all a storm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.robinson.chance import DiceTakenUp, ThrowDice
from fujikit.robinson.effects import combat
from fujikit.robinson.effects.action_spaces import lies
from fujikit.robinson.effects.demand import Demand
from fujikit.robinson.effects.weather_aids import IGNORED_ANIMALS, SPACE, clouds
from fujikit.robinson.events import (
    LogOnlyEvent,
    PhaseBegan,
    RobinsonEvent,
    RoundNoted,
    SilentEvent,
    SpotCleared,
)
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import EarlyDie, State, Throw
from fujikit.robinson.things.by_itself import by_itself
from fujikit.robinson.things.uses import can_bring

TOKENS = ("rain", "snow", "storm", "animals")
ANIMALS = "animals"


def dice_of(state: State) -> tuple[str, ...]:
    """The dice of this weather phase: those of the sheet, and hungry animals that a card has called."""
    dice = sheet(state).weather_dice(state)
    called = lies(state, ANIMALS, SPACE) and ANIMALS not in dice
    return (*dice, ANIMALS) if called else dice


def thrown_early(state: State) -> list[tuple[str, str]]:
    """The dice of this round that were thrown before the action phase, with their faces."""
    return [(note.die, note.face) for note in state.round_notes if isinstance(note, EarlyDie)]


def throw(state: State, dice: Iterable[str]) -> list[EffectStep]:
    """Weather dice are thrown; several of one sort are numbered."""
    names = tuple(dice)
    faces = {die.name: die.faces for die in state.table.box.dice}
    return [ThrowDice(names, tuple([faces[name.partition("-")[0]] for name in names]))] if names else []


@EFFECTS.add
class ThrowEarly(Effect, frozen=True):
    """The weather dice of the sheet are thrown now, and count when the weather phase comes."""

    phrase = "throw the weather dice"
    clause = "rc.ruling.u21"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(sheet(state).weather_dice(state)) and not thrown_early(state)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not self.possible(state, context):
            return []
        return [*throw(state, sheet(state).weather_dice(state)), KeepThrow()]


@EFFECTS.add
class KeepThrow(Effect, frozen=True):
    """The faces just thrown stay as they are until the weather phase."""

    phrase = "keep the weather dice"
    clause = "rc.ruling.u21"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        thrown = zip(state.throw.dice, state.throw.faces, strict=True)
        return [RoundNoted(EarlyDie(die, face)) for die, face in thrown]


@EFFECTS.add
class WeatherPhase(Effect, frozen=True):
    """Dice and tokens: clouds, then hungry animals, then storm; without either the phase is skipped."""

    phrase = "weather phase"
    clause = "rc.weather.dice"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield PhaseBegan("weather")
        if dice_of(state) or any(lies(state, token, SPACE) for token in TOKENS):
            yield ThrowWeather()


@EFFECTS.add
class ThrowWeather(Effect, frozen=True):
    """The dice that have not been thrown yet are thrown; then the steps follow."""

    phrase = "the weather comes"
    clause = "rc.weather.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        early = [die for die, _ in thrown_early(state)]
        later = [die for die in dice_of(state) if die not in early]
        return [*throw(state, later), LayOut(len(later)), FaceClouds(), FaceAnimals(), FaceStorm(), Calm()]


class WeatherLaidOut(SilentEvent, frozen=True):
    """All weather dice of the round lie side by side."""

    dice: tuple[str, ...]
    faces: tuple[str, ...]

    def fold(self, state: State) -> State:
        return replace(state, throw=Throw(self.dice, self.faces))


@EFFECTS.add
class LayOut(Effect, frozen=True):
    """Dice thrown early join those just thrown."""

    phrase = "lay out the weather, {thrown} dice just thrown"
    clause = "rc.weather.order"
    thrown: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        just = list(zip(state.throw.dice, state.throw.faces, strict=True)) if self.thrown else []
        pairs = [*thrown_early(state), *just]
        return [WeatherLaidOut(tuple([die for die, _ in pairs]), tuple([face for _, face in pairs]))]


@EFFECTS.add
class FaceClouds(Interruptible, frozen=True):
    """Before the clouds strike, some may be ignored: such a cloud counts nowhere."""

    phrase = "face the clouds"
    clause = "rc.weather.ignored"
    moment = "clouds"

    def helped(self, state: State, context: EffectContext) -> bool:
        snow, rain = clouds(state)
        return (snow > 0 or rain > state.roof) and can_bring(state, context, "clouds")

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        snow, rain = clouds(state)
        if (snow or rain > state.roof) and (aids := by_itself(state, state.first, self.moment)):
            yield from (*aids, CountClouds())
        else:
            yield CountClouds()


@EFFECTS.add
class CountClouds(Effect, frozen=True):
    """The clouds that are left strike."""

    phrase = "count the clouds"
    clause = "rc.weather.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        snow, rain = clouds(state)
        if not snow + rain:
            return
        yield CloudsCounted(snow, rain, state.roof)
        if snow:
            yield Snow(snow)
        yield AboveRoof(snow + rain)


class CloudsCounted(LogOnlyEvent, frozen=True):
    """The clouds above the camp have been counted."""

    snow: int
    rain: int
    roof: int


@EFFECTS.add
class Snow(Effect, frozen=True):
    """Each snow cloud costs a wood for the fire, whatever the roof."""

    phrase = "{count} snow cloud(s)"
    clause = "rc.weather.snow"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Demand(self.count, "wood")]


@EFFECTS.add
class AboveRoof(Effect, frozen=True):
    """Each cloud above the roof level costs a food and a wood."""

    phrase = "{count} cloud(s) above the roof"
    clause = "rc.weather.clouds"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        over = self.count - state.roof
        return [Demand(over, "food"), Demand(over, "wood")] if over > 0 else []


@EFFECTS.add
class FaceAnimals(Effect, frozen=True):
    """Every hungry animals die that was thrown, one after the other."""

    phrase = "face the hungry animals"
    clause = "rc.animals.die"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [HungryAnimals(die) for die in state.throw.dice if die.startswith(ANIMALS)]


class AnimalsIgnored(RobinsonEvent, frozen=True):
    """A hungry animals die counts for nothing."""

    def fold(self, state: State) -> State:
        notes = list(state.round_notes)
        notes.remove(IGNORED_ANIMALS)
        return replace(state, round_notes=tuple(notes))


@EFFECTS.add
class HungryAnimals(Interruptible, frozen=True):
    """Nothing; 1 food; palisade -1; or a combat for everyone in camp. What cannot be paid wounds them all."""

    phrase = "hungry animals of the die {die}"
    clause = "rc.animals.all"
    moment = "animals"
    die: str

    def face(self, state: State) -> str:
        return state.throw.faces[state.throw.dice.index(self.die)]

    def harmless(self, state: State) -> bool:
        return self.face(state) == "blank" or IGNORED_ANIMALS in state.round_notes

    def helped(self, state: State, context: EffectContext) -> bool:
        return not self.harmless(state) and can_bring(state, context, "animals")

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        aids = [] if self.harmless(state) else by_itself(state, state.first, self.moment)
        return [*aids, AnimalsStrike(self.die)]


@EFFECTS.add
class AnimalsStrike(Effect, frozen=True):
    """What a hungry animals die shows happens, unless it counts for nothing."""

    phrase = "what the die {die} shows"
    clause = "rc.animals.all"
    die: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        face = state.throw.faces[state.throw.dice.index(self.die)]
        return [AnimalsIgnored()] if IGNORED_ANIMALS in state.round_notes else list(_strike(state, face))


def _strike(state: State, face: str) -> Iterator[EffectStep]:
    if face == "fight":
        yield from combat.against_all(state.table.box.board.animals)
    elif face == "food":
        yield Demand(1, "food")
    elif face == "palisade":
        breach = None if state.palisade else sheet(state).breach(state)
        yield from [Demand(1, "palisade")] if breach is None else breach


@EFFECTS.add
class FaceStorm(Effect, frozen=True):
    """A storm token, last of all: the palisade falls by 1, or everyone in camp takes a wound."""

    phrase = "face the storm"
    clause = "rc.storm.last"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Demand(1, "palisade")] if lies(state, "storm", SPACE) else []


@EFFECTS.add
class Calm(Effect, frozen=True):
    """All weather tokens go, and the dice are taken up."""

    phrase = "the weather is over"
    clause = "rc.weather.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        gone = [SpotCleared(token, SPACE) for token in TOKENS if lies(state, token, SPACE)]
        return [*gone, DiceTakenUp()]
