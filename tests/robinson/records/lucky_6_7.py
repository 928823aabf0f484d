"""The wishes of Family Robinson and King Kong Island, and their recorded games played anew.

`python -m tests.robinson.records.lucky_6_7` writes the records, for when rules have changed on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.robinson.catalogue import invention
from fujikit.robinson.inventions import standing
from fujikit.robinson.island import explored_terrains, totems
from fujikit.robinson.scenarios.family_robinson import children, wanted
from fujikit.robinson.scenarios.king_kong_island import TRAPS, is_captive, traps
from fujikit.robinson.state import State
from tests.robinson.records.lucky import FOLDER, Wanted, gathers, locations, spaces, won

LEVELS = ("roof", "palisade", "weapon")
HURT, ARMED = 5, 3
FIRST_TILES, MOST_TILES = 4, 9


def for_the_capture(state: State) -> list[str]:
    """King Kong Island: a shovel, tiles with totems, wood for three Traps, and then the capture."""
    free = [name for name in totems(state) if name not in traps(state)]
    enough = len(free) + len(traps(state)) >= TRAPS
    return [
        *(locations(state) if is_captive(state) else []),
        "hunt king-kong",
        *food(state, len(state.table.names)),
        *([] if standing(state, "shovel") else ["build shovel"]),
        *[f"build trap@{name}" for name in free],
        *([] if enough else spaces(state)[:2]),
        *gathers(state, "wood"),
        *["build palisade", "build weapon"],
    ]


def for_the_family(state: State) -> list[str]:
    """Family Robinson: food, a shelter and a roof, then the nine inventions and what they need."""
    return [
        *(["threat right"] if state.round == 1 else []),
        *food(state, len(state.table.names) + children(state)),
        *([] if state.shelter else ["build shelter"]),
        "threat left",
        *_comfort(state),
        *([] if state.shelter else gathers(state, "wood")),
        *(spaces(state)[:2] if _tiles(state) < FIRST_TILES else []),
        *_works(state),
        *gathers(state, "wood"),
        *spaces(state)[:1],
    ]


def food(state: State, eaters: int) -> list[str]:
    """As much food as the night asks for."""
    return gathers(state, "food")[: max(0, eaters - state.available.goods.any_food())]


def _comfort(state: State) -> list[str]:
    hurt = sum([person.wounds >= HURT for person in state.players()])
    return [*["rest", "rest 2"][:hurt], *["arrange", "arrange 2"][: max(0, -state.morale)]]


def _tiles(state: State) -> int:
    return len([place for place in state.island if place.tile])


def _works(state: State) -> Iterator[str]:
    """What is built: all that is free, and the rest as soon as there is a roof."""
    cards = list(dict.fromkeys(_unbuilt(state)))
    paid = [card for card in cards if invention(state.table, card).cost]
    levels = [f"build {level}" for level in LEVELS if state.shelter and not getattr(state, level)]
    yield from levels[:1] if not state.roof else []
    yield from (f"build {card}" for card in cards if card not in paid)
    yield from _land(state, cards)
    if state.roof:
        yield from (f"build {card}" for card in paid)
        yield from _furs(state, paid)
        yield from levels


def _unbuilt(state: State) -> Iterator[str]:
    """The wanted inventions that are not built, each after the items it needs."""
    for name in wanted(state):
        if not standing(state, name):
            yield from (item for item in invention(state.table, name).items if not standing(state, item))
            yield name


def _land(state: State, cards: list[str]) -> Iterator[str]:
    """New land, where the cards need a terrain that nobody knows; and what a totem has covered."""
    needed = {terrain for card in cards for terrain in invention(state.table, card).terrain}
    if needed <= explored_terrains(state):
        return
    if _tiles(state) < MOST_TILES:
        yield from spaces(state)[:2]
    if any("terrain" in place.markers for place in state.island):
        yield "reclaim"


def _furs(state: State, paid: list[str]) -> Iterator[str]:
    """Fur, where a card costs it."""
    if any("1 fur" in invention(state.table, card).cost for card in paid) and not state.available.goods.fur:
        yield "hunt" if state.weapon >= ARMED else "build weapon"


GAMES: dict[str, tuple[int, Wanted]] = {
    "family_robinson": (6, for_the_family),
    "king_kong_island": (7, for_the_capture),
}


def main() -> None:
    for name, (scenario, wanted_now) in GAMES.items():
        won(scenario, wanted_now).save(FOLDER / f"{name}.toml")


if __name__ == "__main__":
    main()
