"""What the player wants in each scenario: a list of goals for the moment, the dearest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fujikit.robinson.island.island_map import explored_terrains, kind_of, totems
from fujikit.robinson.scenarios.cannibal_island import cannibals, strength
from fujikit.robinson.scenarios.cursed_island import crosses
from fujikit.robinson.scenarios.family_robinson import children, wanted
from fujikit.robinson.scenarios.jenny_needs_help import rescued
from fujikit.robinson.scenarios.king_kong_island import film, is_captive, traps
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.things.catalogue import invention
from fujikit.robinson.things.inventions import standing
from fujikit.robinson.work.kinds.explore import explore_spots
from fujikit.robinson.work.kinds.gather import gather_spots
from fujikit.robinson.work.spots import pawns_needed

HURT, BADLY_WOUNDED, ARMED = 5, 6, 3
FUR_OF_THE_LIFEBOAT = 4
FIRST_TILES, TILES_FOR_CROSSES, MOST_TILES = 4, 6, 9
LEVELS = ("roof", "palisade", "weapon")
WAY = ("m4", "t3", "m3", "t2", "m2")
"""Where the way to the city of Cannibal Island leads, its end first."""
SURVIVED, LIGHTLY_HURT, ENDURED = 10, 7, 2
"""Most wounds after the attack on the city; after one on a village; and in that one alone."""


def castaways(state: State) -> list[str]:
    """Food, a shelter, mountains for the fire, a roof for the weather, and wood for the pile."""
    roof = min(2, state.round - 2) if state.shelter else 0
    return [
        *food(state),
        *shelter(state),
        *rests(state, BADLY_WOUNDED),
        "build fire",
        *(spaces(state)[:1] if "mountains" not in explored_terrains(state) else []),
        *(["build roof"] if state.roof < roof else []),
        *gathers(state, "wood"),
        *spaces(state)[:1],
    ]


def cursed_island(state: State) -> list[str]:
    """Food for the night, a shelter, Crosses, tiles to stand on, and wood."""
    open_tiles = explored(state)
    bare = sorted([name for name in open_tiles if name not in crosses(state)], key=_farness(state, "build"))
    tiles = spaces(state) if len(open_tiles) < TILES_FOR_CROSSES else []
    return [
        *food(state),
        *shelter(state),
        "threat left",
        *(["build roof"] if state.shelter and not state.roof and state.round > 3 else []),
        *[f"build cross@{name}" for name in bare],
        *tiles[:2],
        *gathers(state, "wood"),
        *tiles[2:],
    ]


def jenny_needs_help(state: State) -> list[str]:
    """Rope and raft to fetch Jenny, a knife, beasts for their fur, and wood for the boat."""
    unknown = {"plains", "mountains"} - explored_terrains(state)
    fur = state.available.goods.fur >= FUR_OF_THE_LIFEBOAT
    sound = max(person.wounds for person in state.players()) < BADLY_WOUNDED
    return [
        "build lifeboat",
        "explore scenario-raft",
        *food(state, rescued(state)),
        *shelter(state),
        *rests(state, BADLY_WOUNDED),
        *["build rope", "build scenario-raft", "build knife"],
        *(spaces(state)[:2] if unknown else []),
        *(["hunt"] if not fur and state.weapon and sound else []),
        *(["build weapon"] if not fur and state.weapon < 2 else []),
        *gathers(state, "wood"),
        *spaces(state),
    ]


def volcano_island(state: State) -> list[str]:
    """Spaces and locations, a rope, a shelter, and wood for the boat."""
    missing_spaces, missing_locations = still_to_explore(state)
    return [
        "build jolly-boat",
        *food(state),
        *shelter(state),
        "build rope",
        *(spaces(state) if missing_spaces > 3 else []),
        *(locations(state)[:1] if missing_locations else []),
        *(spaces(state) if missing_spaces else []),
        *gathers(state, "wood"),
    ]


def cannibal_island(state: State) -> list[str]:
    """Food and a shelter, weapons, the way to the city, and attacks that can be survived."""
    return [
        *_attacks(state),
        *(["threat right"] if state.round == 1 else []),
        *food(state),
        *shelter(state),
        *(spaces(state)[:2] if len(explored(state)) < FIRST_TILES else []),
        *([] if state.shelter else gathers(state, "wood")),
        *rests(state, HURT),
        *(_way(state) if state.round > 3 else []),
        *["build weapon", "build weapon 2", "build weapon 3"][: _spare_wood(state)],
        *gathers(state, "wood"),
        *(_way(state) if state.round > 2 else []),
        "arrange",
        *spaces(state),
    ]


def _attacks(state: State) -> list[str]:
    """The attacks that the first at the table, who leads them, can bear; the city first, then the weakest."""
    hurt = state.players()[0].wounds
    most = {True: SURVIVED - hurt, False: min(ENDURED, LIGHTLY_HURT - hurt)}
    targets = sheet(state).hunt_targets(state)
    city = cannibals(state).city
    borne = [name for name in targets if strength(state, name) - state.weapon <= most[name == city]]
    return [f"hunt {name}" for name in sorted(borne, key=lambda name: (name != city, strength(state, name)))]


def _way(state: State) -> list[str]:
    """The next space on the way to the city, until the way is there."""
    if state.place("t3").tile or state.place("m4").tile:
        return []
    near = [spot for spot in spaces(state) if spot.split()[1] in WAY]
    return sorted(near, key=lambda spot: WAY.index(spot.split()[1]))[:1] or spaces(state)[:1]


def _spare_wood(state: State) -> int:
    return max(0, state.available.goods.wood - (0 if state.shelter else 2))


def family_robinson(state: State) -> list[str]:
    """Food, a shelter and a roof, then the nine inventions and what they need."""
    return [
        *(["threat right"] if state.round == 1 else []),
        *food(state, children(state)),
        *shelter(state),
        "threat left",
        *rests(state, HURT),
        *["arrange", "arrange 2"][: max(0, -state.morale)],
        *([] if state.shelter else gathers(state, "wood")),
        *(spaces(state)[:2] if len(explored(state)) < FIRST_TILES else []),
        *_works(state),
        *gathers(state, "wood"),
        *spaces(state)[:1],
    ]


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
    if len(explored(state)) < MOST_TILES:
        yield from spaces(state)[:2]
    if any("terrain" in place.markers for place in state.island):
        yield "reclaim"


def _furs(state: State, paid: list[str]) -> Iterator[str]:
    """Fur, where a card costs it."""
    if any("1 fur" in invention(state.table, card).cost for card in paid) and not state.available.goods.fur:
        yield "hunt" if state.weapon >= ARMED else "build weapon"


def king_kong_island(state: State) -> list[str]:
    """A shovel, tiles with totems, wood for three Traps, and then the capture."""
    free = [name for name in totems(state) if name not in traps(state)]
    enough = len(free) + len(traps(state)) >= film(state).traps
    return [
        *(locations(state) if is_captive(state) else []),
        "hunt king-kong",
        *food(state),
        *([] if standing(state, "shovel") else ["build shovel"]),
        *[f"build trap@{name}" for name in free],
        *([] if enough else spaces(state)[:2]),
        *gathers(state, "wood"),
        *["build palisade", "build weapon"],
    ]


def food(state: State, guests: int = 0) -> list[str]:
    """As much food as the night asks for."""
    eaters = len(state.table.names) + guests
    return gathers(state, "food")[: max(0, eaters - state.available.goods.any_food())]


def shelter(state: State) -> list[str]:
    return [] if state.shelter else ["build shelter"]


def rests(state: State, wounds: int) -> list[str]:
    """A rest for everybody who has so many wounds."""
    return ["rest", "rest 2"][: sum([person.wounds >= wounds for person in state.players()])]


def explored(state: State) -> list[str]:
    """The spaces with an open tile."""
    return [place.name for place in state.island if place.tile and not place.down]


def gathers(state: State, kind: str) -> list[str]:
    """The sources of a kind, the nearest first."""
    spots = [spot for spot in gather_spots(state) if kind_of(spot.partition(":")[2]) == kind]
    return [f"gather {spot}" for spot in sorted(spots, key=_farness(state, "gather"))]


def locations(state: State) -> list[str]:
    """The locations that may be explored, the nearest first."""
    return [spot for spot in _explorable(state) if ":" in spot]


def spaces(state: State) -> list[str]:
    """The spaces that may be explored, the nearest first."""
    return [spot for spot in _explorable(state) if ":" not in spot]


def _explorable(state: State) -> list[str]:
    return [f"explore {spot}" for spot in sorted(explore_spots(state), key=_farness(state, "explore"))]


def _farness(state: State, kind: str) -> Callable[[str], tuple[int, int]]:
    return lambda name: pawns_needed(state, kind, name.partition(":")[0])
