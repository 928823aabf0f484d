"""A night outside the camp: what lies on the own sheet, what is eaten there, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from fujikit.engine.events import Told
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import Change, Lost, News, Quiet, RoundNoted
from fujikit.robinson.island.island_map import is_space, natural_shelter
from fujikit.robinson.language import EFFECTS, GO_ON, Choice, Effect, Made, Scene, Task
from fujikit.robinson.state import FRIDAY, RESOURCES, Goods, Person, State, Stock
from fujikit.robinson.things.gear import EquipmentArrived
from fujikit.robinson.things.inventions import tasks_for
from fujikit.robinson.things.treasures import takes_effect
from fujikit.robinson.things.uses import OWN_FOOD, can_bring

AWAY = "away"
"""Where somebody sleeps whose action was on no space of the island."""
BEGAN = "began:"
"""The note of the round that holds Future as it was when the action being resolved began."""
SENT = "sent-out:"
"""The note of the round that an action, by its number, has sent its resolver out."""
CARDS = ("tokens", "inventions", "treasures", "equipment")


class ActionBegan(Quiet, frozen=True):
    """An action is about to be resolved; what is in Future now was not gained by it."""

    def fold(self, state: State) -> State:
        future = BEGAN + msgspec.json.encode(state.future).decode()
        return replace(state, round_notes=(*_other_notes(state), future))


class ActionOver(Quiet, frozen=True):
    """An action has been resolved."""

    def fold(self, state: State) -> State:
        return replace(state, round_notes=_other_notes(state))


def _other_notes(state: State) -> tuple[str, ...]:
    return tuple([note for note in state.round_notes if not note.startswith(BEGAN)])


def gained(state: State) -> Stock:
    """What the action that is being resolved has brought into Future so far."""
    for note in state.round_notes:
        if note.startswith(BEGAN):
            return _less(state.future, msgspec.json.decode(note.removeprefix(BEGAN), type=Stock))
    return Stock()


def _less(stock: Stock, other: Stock) -> Stock:
    goods = [max(0, stock.goods.of(kind) - other.goods.of(kind)) for kind in RESOURCES]
    cards = {kind: _without(getattr(stock, kind), getattr(other, kind)) for kind in CARDS}
    return Stock(Goods(*goods), **cards)


def _without(cards: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return tuple(left)


def _plus(stock: Stock, other: Stock) -> Stock:
    cards = {kind: (*getattr(stock, kind), *getattr(other, kind)) for kind in CARDS}
    return Stock(stock.goods.and_all(other.goods), **cards)


class SentOut(Change, frozen=True):
    """Somebody spends this night away from camp."""

    who: str
    place: str

    def fold(self, state: State) -> State:
        return state.with_person(self.who, outside=self.place)

    def told(self, state: State, seat: str | None) -> Told | None:
        key = "SentOut/away" if self.place == AWAY else "SentOut"
        return Told(key, {"who": self.who, "place": self.place})


class KeptOnSheet(Change, frozen=True):
    """What an action has gained lies on the sheet of the one who sleeps outside."""

    who: str
    what: Stock

    def fold(self, state: State) -> State:
        own = _plus(state.person(self.who).own, self.what)
        return replace(state.with_person(self.who, own=own), future=_less(state.future, self.what))


@EFFECTS.add
class NightOutside(Choice, frozen=True):
    """This night is spent where the action was; whoever is sent out twice picks one of the places."""

    phrase = "night outside"
    clause = "rc.outside.twice"
    asks = ("who",)

    def who(self, state: State, scene: Scene) -> str:
        return scene.who

    def options(self, state: State, scene: Scene) -> list[str]:
        before = state.person(scene.who).outside
        here = scene.place if is_space(state, scene.place) else AWAY
        return list(dict.fromkeys(place for place in (before, here) if place))

    def chosen(self, state: State, scene: Scene, option: str) -> Iterable[Made]:
        return [SentOut(scene.who, option), RoundNoted(f"{SENT}{scene.stack}"), KeepGains()]


@EFFECTS.add
class KeepGains(Effect, frozen=True):
    """What the action has gained goes from Future to the sheet of the one who was sent out."""

    phrase = "keep the gains outside"
    clause = "rc.outside.keep"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        found = gained(state)
        return [] if found == Stock() else [KeptOnSheet(scene.who, found)]


@EFFECTS.add
class TheActionIsOver(Effect, frozen=True):
    """An action that has sent somebody out leaves on the sheet what it has gained since, too."""

    phrase = "the action is over"
    clause = "rc.outside.keep"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        sent = f"{SENT}{scene.stack}" in state.round_notes
        return [KeepGains(), Task(Forget())] if sent else [ActionOver()]


@EFFECTS.add
class Forget(Effect, frozen=True):
    """What Future held when the action began does not matter any more."""

    phrase = "forget how the action began"
    clause = "rc.outside.keep"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [ActionOver()]


class Supper(Choice, frozen=True):
    """Food is eaten from the own sheet."""

    hunger: int

    def who(self, state: State, scene: Scene) -> str:
        return scene.who

    def options(self, state: State, scene: Scene) -> list[str]:
        goods = state.person(scene.who).own.goods
        return [kind for kind in ("food", "kept") if goods.of(kind)]

    def chosen(self, state: State, scene: Scene, option: str) -> Iterable[Made]:
        return [Lost(option, 1, scene.who)]

    def nothing(self, state: State, scene: Scene) -> Iterable[Made]:
        return [HungryOutside(self.hunger)]


@EFFECTS.add
class EatOutside(Supper, frozen=True):
    """One food of the own sheet is eaten; without any, hunger wounds as it does in camp."""

    phrase = "eat outside or {hunger} wound(s)"
    clause = "rc.outside.night"


@EFFECTS.add
class HungryOutside(Choice, frozen=True):
    """The own sheet holds no food: a token on it may be turned into some before hunger wounds."""

    phrase = "no food outside, {hunger} wound(s)"
    clause = "rc.outside.night"
    moment = "short"
    hunger: int

    def who(self, state: State, scene: Scene) -> str:
        return scene.who

    def options(self, state: State, scene: Scene) -> tuple[str, ...]:
        return (GO_ON,)

    def helped(self, state: State, scene: Scene) -> bool:
        return not state.person(scene.who).own.goods.any_food() and can_bring(state, scene, OWN_FOOD)

    def chosen(self, state: State, scene: Scene, option: str) -> Iterable[Made]:
        if state.person(scene.who).own.goods.any_food():
            return [EatOutside(self.hunger)]
        return [EFFECTS.read(f"go hungry for {self.hunger} wounds")]


class SleptUnderTheSky(News, frozen=True):
    """There is no shelter where somebody sleeps outside."""

    who: str


@EFFECTS.add
class SleepOutside(Effect, frozen=True):
    """Under the open sky one takes a wound; a natural shelter on the tile is as good as a camp."""

    phrase = "sleep outside"
    clause = "rc.outside.night"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        if natural_shelter(state, state.person(scene.who).outside):
            return []
        return [SleptUnderTheSky(scene.who), Wounds(1)]


def eat(state: State, name: str) -> list[Task]:
    """Supper of one who sleeps outside: hunger is 2 wounds."""
    return _of(name, EatOutside(2))


def eat_more(state: State, name: str) -> list[Task]:
    """The additional food of this night, for one who sleeps outside."""
    return _of(name, EatOutside(1))


def sleep(state: State, name: str) -> list[Task]:
    """The night of one who sleeps outside."""
    return _of(name, SleepOutside())


def _of(name: str, effect: Effect) -> list[Task]:
    return [] if name == FRIDAY else [Task(effect, Scene(who=name))]


class CameBack(Change, frozen=True):
    """Somebody is back in camp, with what is left; food that does not keep has rotted."""

    who: str

    def fold(self, state: State) -> State:
        own = state.person(self.who).own
        left = Stock(replace(own.goods, food=0), own.tokens)
        home = state.with_person(self.who, outside="", own=Stock())
        return replace(home, available=_plus(home.available, left))

    def told(self, state: State, seat: str | None) -> Told | None:
        key = "CameBack/rotten" if state.person(self.who).own.goods.food else "CameBack"
        return Told(key, {"who": self.who})


@rests_on("rc.outside.back")
def come_back(state: State) -> Iterable[Made]:
    """At the start of the round everybody who was outside comes back."""
    for person in state.people:
        if person.outside:
            yield CameBack(person.name)
            yield from _take_effect(state, person)


def _take_effect(state: State, person: Person) -> Iterator[Made]:
    """Treasures, inventions and equipment that somebody brings back work from now on."""
    for name in person.own.treasures:
        yield from takes_effect(state, Scene(who=person.name), name)
    yield from tasks_for(person.own.inventions, Scene(who=person.name))
    if person.own.equipment:
        yield EquipmentArrived(person.own.equipment)
