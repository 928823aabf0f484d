"""What a text may ask for: items, levels, shelters, resources."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.state import State
from fujikit.robinson.things.temporary_weapons import weapon_now

OR = " or "
WEAPON = "weapon "


def met(state: State, need: str) -> bool:
    """Whether one of the things asked for is there: `medicine`, `weapon 3`, `shelter`, `built shelter`."""
    return any(_met(state, part) for part in need.split(OR))


def _met(state: State, need: str) -> bool:
    first, _, rest = need.partition(" ")
    if need == "built shelter":
        return state.shelter
    if need == "shelter":
        return sheltered(state)
    if first == "weapon" and rest.isdecimal():
        return weapon_now(state) >= int(rest)
    if first in ("roof", "palisade") and rest.isdecimal():
        level: int = getattr(state, first)
        return level >= int(rest)
    if first.isdecimal():
        goods = state.available.goods
        return (goods.any_food() if rest == "food" else goods.of(rest)) >= int(first)
    return state.item(need) is not None


def sheltered(state: State) -> bool:
    """Whether the camp has a shelter, built or natural."""
    if state.shelter:
        return True
    number = state.place(state.camp).tile
    return any(tile.number == number and tile.shelter for tile in state.table.box.tiles)


def weapon_asked(needs: Iterable[str]) -> int:
    """The weapon level among some needs; 0 where none is."""
    return max((int(need.removeprefix(WEAPON)) for need in needs if need.startswith(WEAPON)), default=0)
