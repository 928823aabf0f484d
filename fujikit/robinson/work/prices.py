"""What an action costs, in how many ways it can be paid, and with what one may pay now."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from fujikit.engine.caching import cached_on_object
from fujikit.robinson.box.components import Ability, Role
from fujikit.robinson.state import RESOURCES, Goods, Person, State
from fujikit.robinson.things.catalogue import role
from fujikit.robinson.things.needs import OR, met
from fujikit.robinson.things.standing import SavesWood, in_thing

NOTHING = Goods()
SAID = {"det": "determination", "kept": "food that keeps"}


class Price(NamedTuple):
    """Resources, and determination of the carpenter in place of one wood."""

    goods: Goods = NOTHING
    det: int = 0

    def __str__(self) -> str:
        """One word of a line: `wood`, `3-wood+1-fur`, `2-wood+2-det`.

        >>> str(Price(Goods(wood=3))), str(Price(Goods(wood=2), det=2))
        ('wood', '2-wood+2-det')
        """
        parts = self.parts()
        if len(parts) == 1:
            return parts[0][0]
        return "+".join(f"{count}-{kind}" for kind, count in parts) or "nothing"

    def parts(self) -> list[tuple[str, int]]:
        """What has to be laid, kind by kind."""
        goods = [(kind, self.goods.of(kind)) for kind in RESOURCES if self.goods.of(kind)]
        return [*goods, ("det", self.det)] if self.det else goods

    def said(self) -> list[str]:
        """The parts for a sentence: `3 wood`, `1 fur`.

        >>> Price(Goods(wood=3, fur=1)).said()
        ['3 wood', '1 fur']
        """
        return [f"{count} {SAID.get(kind, kind)}" for kind, count in self.parts()] or ["nothing"]


def covers(have: Goods, price: Goods) -> bool:
    """Whether there is enough to pay."""
    return (
        have.wood >= price.wood
        and have.food >= price.food
        and have.kept >= price.kept
        and have.fur >= price.fur
    )


def minus(have: Goods, price: Goods) -> Goods:
    return Goods(have.wood - price.wood, have.food - price.food, have.kept - price.kept, have.fur - price.fur)


def is_price(need: str) -> bool:
    """Whether a need can be met with resources: `1 wood`, `1 wood or shovel`."""
    return any(part[0].isdecimal() for part in need.split(OR))


def ways(state: State, needs: tuple[str, ...]) -> tuple[Goods, ...]:
    """The ways to pay needs that can be paid, the plainest first; one that an item meets costs nothing."""
    things = _things(needs)
    return (
        _ways(needs, tuple([need for need, thing in things if met(state, thing)])) if things else _ways(needs)
    )


@cache
def _things(needs: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The needs with a price that a thing meets too, with that thing: `1 wood or shovel`."""
    return tuple(
        [
            (need, part)
            for need in needs
            if is_price(need)
            for part in need.split(OR)
            if not part[0].isdecimal()
        ]
    )


@cache
def _ways(needs: tuple[str, ...], free: tuple[str, ...] = ()) -> tuple[Goods, ...]:
    found = []
    priced = [need for need in needs if is_price(need)]
    for parts in product(*(_alternatives(need, free=need in free) for need in priced)):
        total = NOTHING
        for part in parts:
            total = total.and_all(part)
        found.append(total)
    return tuple(dict.fromkeys(found))


def _alternatives(need: str, *, free: bool) -> list[Goods]:
    paid = [goods for part in need.split(OR) if part[0].isdecimal() for goods in _resources(part)]
    return [NOTHING, *paid] if free else paid


def _resources(part: str) -> list[Goods]:
    """A number of one resource; food may be of either sort."""
    number, _, kind = part.partition(" ")
    count = int(number)
    if kind == "food":
        return [Goods(food=count - kept, kept=kept) for kept in range(count + 1)]
    return [NOTHING.plus(kind, count)]


def with_more_wood(goods: tuple[Goods, ...], more: int) -> tuple[Goods, ...]:
    """The same ways to pay; those with wood take so much more of it.

    rc.ruling.u28: more wood, never more fur; what is paid with fur alone costs no more.
    """
    return tuple([way.plus("wood", more) if way.wood else way for way in goods])


def savings(state: State) -> int:
    """The determination that saves a wood; 0 where the carpenter can't save any now."""
    person = saver(state)
    ability = None if person is None else economy(state, person)
    if person is None or ability is None:
        return 0
    barred = ability.id in person.spent or person.weighed("no-abilities", state.round)
    return 0 if barred or person.det < ability.det else ability.det


def saver(state: State) -> Person | None:
    """The player with the ability that saves a wood."""
    return next((person for person in state.players() if economy(state, person) is not None), None)


def economy(state: State, person: Person) -> Ability | None:
    """The ability of a character by which determination stands for a wood."""
    return _economy(role(state.table, person.role))


@cached_on_object
def _economy(sheet: Role) -> Ability | None:
    return next((ability for ability in sheet.abilities if in_thing(ability, SavesWood)), None)


def payable(goods: tuple[Goods, ...], have: Goods, saver: int) -> list[Price]:
    """Those of the ways to pay that can be paid, the plainest first.

    `saver` is the determination that may stand for one wood, 0 where nobody can save any.
    """
    plain = [Price(way) for way in goods if covers(have, way)]
    if not saver:
        return plain
    saving = [way.plus("wood", -1) for way in goods if way.wood]
    return plain + [Price(way, saver) for way in saving if covers(have, way)]
