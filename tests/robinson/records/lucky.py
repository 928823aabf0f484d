"""Plays the recorded games anew: simple plans, and dice that are kind.

`python -m tests.robinson.records.lucky` writes the records; do that only when rules have changed on purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import fujikit
from fujikit.engine.chance import Chance, Source
from fujikit.engine.deck import face
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.robinson.box import house
from fujikit.robinson.chance import DrawCard, ThrowDice
from fujikit.robinson.distance import pawns_needed
from fujikit.robinson.exploring import explore_spots
from fujikit.robinson.gathering import gather_spots
from fujikit.robinson.island import explored_terrains, kind_of
from fujikit.robinson.planning.spots import at, numbers
from fujikit.robinson.planning.stage import is_open
from fujikit.robinson.scenarios.castaways import LayWood
from fujikit.robinson.scenarios.cursed_island import crosses
from fujikit.robinson.scenarios.jenny_needs_help import rescued
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.state import State

FOLDER = Path(__file__).parent
KIND = ("success", "blank", "rain", "snow", "rain-2", "snow-2")
"""Faces that a lucky die shows, the kindest first."""
LIKED = ("stay", "stop", "m4", "b3", "t3", "b2", "t2", "m3")
"""Answers that do little harm, the best first."""
SAFER = ("m1", "t1", "b1", "m2", "t2", "b2", "t3", "b3", "m4")
"""Where the lava comes late, the last space first."""
MOST_WOOD, NO_WOOD = ("5", "4", "3", "2", "1", "0"), ("0",)
PILE_FIRST = 5
"""The last round in which the pile may come before a roof."""
USERS = (1, 3, 5, 6)
"""The scenarios in which things are used."""
FEEDS = ("biscuits", "stone-soup", "goat", "ruined-hut", "oil", "treasure")
ARMS = ("pistol", "scenario-pistol", "old-rifle", "saber", "frenzy", "old-machete", "pirate-sabre", "poison")
PROTECTS = (
    "helmet",
    "blankets",
    "large-leaves",
    "hooch",
    "vines",
    "thorny-bushes",
    "tobacco",
    "empty-bottle",
)
HEALS = ("flask-of-rum", "scenario-herbs", "pot", "fireplace", "vegetables", "grandmas-recipe")
HELPFUL = (*FEEDS, *ARMS, *PROTECTS, *HEALS, "bottle-of-wine")
FUR_OF_THE_LIFEBOAT = 4
BADLY_WOUNDED = 6
MOST = 6
TILES_FOR_CROSSES = 6
LEFT_OVER = ("rest", "rest 2", *[f"arrange {number}" if number > 1 else "arrange" for number in range(1, 9)])
Wanted = Callable[[State], list[str]]


class Lucky:
    """Dice that show their kindest faces, and decks that give their mildest card; all else as it comes."""

    def __init__(self, seed: int) -> None:
        self.source = Source(seed)

    def happen(self, chance: Chance) -> Event[State]:
        if isinstance(chance, ThrowDice):
            faces = [min(sides, key=lambda face: (*KIND, face).index(face)) for sides in chance.sides]
            return chance.read(" ".join(faces))
        if isinstance(chance, DrawCard) and chance.name in HARM:
            cards = [face(card) for card in chance.deck.next()]
            return chance.read(min(cards, key=HARM[chance.name]))
        return self.source.happen(chance)


def _event_harm(card: str) -> tuple[int, str]:
    deck, name = card.split(":")
    box = house()
    if deck == "mystery":
        return 5, card
    lower = None if deck == "event" else box.adventure(deck, name).lower
    lines = box.event(name).effect if lower is None else lower.effect
    book = 3 if deck == "event" and box.event(name).symbol == "book" else 0
    return book + sum([5 if "wound" in line else 3 if "lose" in line else 1 for line in lines]), card


def _tile_harm(card: str) -> tuple[int, str]:
    tile = next(tile for tile in house().tiles if tile.number == int(card))
    return -len(tile.sources) - tile.totem - (tile.terrain == "plains"), card


def _beast_harm(card: str) -> tuple[int, str]:
    beast = next(beast for beast in house().beasts if beast.id == card)
    return beast.strength - 3 * beast.fur, card


def _mystery_harm(card: str) -> tuple[int, str]:
    return int(house().mystery(card).kind != "treasure"), card


HARM = {"event": _event_harm, "tile": _tile_harm, "mystery": _mystery_harm, "hunting": _beast_harm}


def play(scenario: int, seed: int, wanted: Wanted, players: int) -> Game[State]:
    """One game: wishes are fulfilled in order as far as pawns go, and what is asked gets a chance answer."""
    names = ["Anna", "Ben", "Clara", "David"][:players]
    game = fujikit.new_game("robinson", players=names, scenario=scenario, seed=seed)
    dice, chance = Lucky(seed), Random(seed)
    while game.outcome is None:
        if is_open(game.state):
            plan(game, wanted, dice)
        else:
            game.act_with(answer(game, chance), dice)
    return game


def answer(game: Game[State], chance: Random) -> str:
    """An answer to the open question: the camp goes where it is safe, and fog settles far away."""
    if game.state.table.scenario.number in USERS and (line := _helpful(game)):
        return line
    seat = game.awaits[0]
    lines = {str(action).split()[-1]: str(action) for action in game.legal(seat) if action.verb != "use"}
    liked = [lines[word] for word in _liked(game.state) if word in lines]
    return liked[0] if liked else chance.choice(list(lines.values()))


def _helpful(game: Game[State]) -> str:
    """Something that is used up at the first opportunity."""
    lines = [str(line) for name in game.seats for line in game.legal(name) if line.verb == "use"]
    return next((line for line in lines if line.split()[2] in HELPFUL), "")


def _liked(state: State) -> tuple[str, ...]:
    if isinstance(state.agenda[0].effect, LayWood):
        return NO_WOOD if not state.shelter or (state.round > PILE_FIRST and not state.roof) else MOST_WOOD
    if state.table.scenario.number == 4 and state.phase == "night":
        return (*SAFER[: SAFER.index(state.camp)], "stay")
    return LIKED


def plan(game: Game[State], wanted: Wanted, dice: Lucky) -> None:
    """All pawns are laid out, wish by wish, each with the fewest pawns that may try it."""
    for wish in [*wanted(game.state), *LEFT_OVER]:
        laid = [line for _ in range(MOST) if (line := _joined(game, wish, dice))]
        if laid and not _complete(game, wish):
            for line in laid:
                game.act_with(line.replace(" place ", " take-back "), dice)
    for name in game.seats:
        while not game.check(f"{name} ready").ok:
            spare = [
                line
                for line in map(str, game.legal(name))
                if f"{name} place " in line and " with " not in line
            ]
            game.act_with(spare[0], dice)
    for name in game.seats:
        game.act_with(f"{name} ready", dice)


def _joined(game: Game[State], wish: str, dice: Lucky) -> str:
    """A further pawn on a spot that lacks one; the line that put it there."""
    if _complete(game, wish):
        return ""
    for name in game.seats:
        for line in (f"{name} place {wish}", f"{name} place {wish} with Friday"):
            if game.check(line).ok:
                game.act_with(line, dice)
                return line
    return ""


def _complete(game: Game[State], wish: str) -> bool:
    kind, _, rest = wish.partition(" ")
    target, _, number = rest.partition(" ")
    if kind in ("arrange", "rest"):
        target, number = "", rest
    stacks = at(game.state, kind, target)
    if len(stacks) < int(number or 1):
        return False
    stack = stacks[int(number or 1) - 1]
    return len(stack.pawns) >= numbers(game.state, kind, target, stack.burden)[0]


def for_the_crosses(state: State) -> list[str]:
    """Cursed Island: food for the night, a shelter, Crosses, tiles to stand on, and wood."""
    open_tiles = [place.name for place in state.island if place.tile and not place.down]
    bare = sorted([name for name in open_tiles if name not in crosses(state)], key=_farness(state, "build"))
    tiles = spaces(state) if len(open_tiles) < TILES_FOR_CROSSES else []
    return [
        *gathers(state, "food")[: len(state.table.names) - state.available.goods.any_food()],
        *([] if state.shelter else ["build shelter"]),
        *["threat left"],
        *(["build roof"] if state.shelter and not state.roof and state.round > 3 else []),
        *[f"build cross@{name}" for name in bare],
        *tiles[:2],
        *gathers(state, "wood"),
        *tiles[2:],
    ]


def for_the_boat(state: State) -> list[str]:
    """Volcano Island: spaces and locations, a rope, a shelter, and wood for the boat."""
    missing_spaces, missing_locations = still_to_explore(state)
    return [
        "build jolly-boat",
        *gathers(state, "food")[: len(state.table.names) - state.available.goods.any_food()],
        *([] if state.shelter else ["build shelter"]),
        "build rope",
        *(spaces(state) if missing_spaces > 3 else []),
        *(locations(state)[:1] if missing_locations else []),
        *(spaces(state) if missing_spaces else []),
        *gathers(state, "wood"),
    ]


def for_the_ship(state: State) -> list[str]:
    """Castaways: food, a shelter, mountains for the fire, a roof for the weather, and wood for the pile."""
    roof = min(2, state.round - 2) if state.shelter else 0
    return [
        *_food(state),
        *([] if state.shelter else ["build shelter"]),
        *_rests(state),
        "build fire",
        *(spaces(state)[:1] if "mountains" not in explored_terrains(state) else []),
        *(["build roof"] if state.roof < roof else []),
        *gathers(state, "wood"),
        *spaces(state)[:1],
    ]


def for_jenny(state: State) -> list[str]:
    """Jenny needs help: rope and raft to fetch her, a knife, beasts for their fur, and wood for the boat."""
    unknown = {"plains", "mountains"} - explored_terrains(state)
    fur = state.available.goods.fur >= FUR_OF_THE_LIFEBOAT
    sound = max(person.wounds for person in state.players()) < BADLY_WOUNDED
    return [
        "build lifeboat",
        "explore scenario-raft",
        *_food(state),
        *([] if state.shelter else ["build shelter"]),
        *_rests(state),
        *["build rope", "build scenario-raft", "build knife"],
        *(spaces(state)[:2] if unknown else []),
        *(["hunt"] if not fur and state.weapon and sound else []),
        *(["build weapon"] if not fur and state.weapon < 2 else []),
        *gathers(state, "wood"),
        *spaces(state),
    ]


def _food(state: State) -> list[str]:
    """As much food as the night asks for."""
    eaters = len(state.table.names) + rescued(state)
    return gathers(state, "food")[: max(0, eaters - state.available.goods.any_food())]


def _rests(state: State) -> list[str]:
    return ["rest", "rest 2"][: sum([person.wounds >= BADLY_WOUNDED for person in state.players()])]


def locations(state: State) -> list[str]:
    """The locations that may be explored, the nearest first."""
    spots = [spot for spot in explore_spots(state) if ":" in spot]
    return [f"explore {spot}" for spot in sorted(spots, key=_farness(state, "explore"))]


def gathers(state: State, kind: str) -> list[str]:
    """The sources of a kind, the nearest first."""
    spots = [spot for spot in gather_spots(state) if kind_of(spot.partition(":")[2]) == kind]
    nearest = sorted(spots, key=lambda spot: pawns_needed(state, "gather", spot.partition(":")[0]))
    return [f"gather {spot}" for spot in nearest]


def spaces(state: State) -> list[str]:
    """The spaces that may be explored, the nearest first."""
    return [
        f"explore {spot}"
        for spot in sorted(explore_spots(state), key=_farness(state, "explore"))
        if ":" not in spot
    ]


def _farness(state: State, kind: str) -> Callable[[str], tuple[int, int]]:
    return lambda name: pawns_needed(state, kind, name.partition(":")[0])


GAMES: dict[str, tuple[int, Wanted]] = {
    "castaways": (1, for_the_ship),
    "cursed_island": (2, for_the_crosses),
    "jenny_needs_help": (3, for_jenny),
    "volcano_island": (4, for_the_boat),
}


def won(scenario: int, wanted: Wanted) -> Game[State]:
    """The first game, seed by seed, that two players win."""
    games = (play(scenario, seed, wanted, players=2) for seed in count())
    return next(game for game in games if game.outcome is not None and game.outcome.won)


def main() -> None:
    for name, (scenario, wanted) in GAMES.items():
        won(scenario, wanted).save(FOLDER / f"{name}.toml")


if __name__ == "__main__":
    main()
