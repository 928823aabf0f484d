"""The wishes of Cannibal Island, and its recorded game played anew, with fewer books in the event deck.

`python -m tests.robinson.records.lucky_5` writes the record; do that only when rules have changed on purpose.
"""

from __future__ import annotations

from itertools import count
from random import Random

import fujikit
from fujikit.engine.chance import Chance
from fujikit.engine.deck import face
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.robinson.chance import DrawCard
from fujikit.robinson.planning.stage import is_open
from fujikit.robinson.scenarios import sheet
from fujikit.robinson.scenarios.cannibal_island import CITY, strength
from fujikit.robinson.state import State
from tests.robinson.records.lucky import FOLDER, Lucky, answer, gathers, plan, spaces

QUIET_TILES = ("11", "3", "1", "9", "7", "5", "10", "6", "2", "4")
"""Tiles without cannibals first."""
WAY = ("m4", "t3", "m3", "t2", "m2")
"""Where the way to the city leads, its end first."""
SURVIVED, LIGHTLY_HURT, ENDURED = 10, 7, 2
"""Most wounds after the attack on the city; after one on a village; and in that one alone."""
FIRST_TILES, HURT = 4, 5


class Gentle(Lucky):
    """The same luck, and tiles on which nobody lives."""

    def happen(self, chance: Chance) -> Event[State]:
        if isinstance(chance, DrawCard) and chance.name == "tile":
            tiles = [face(card) for card in chance.deck.next()]
            return chance.read(min(tiles, key=QUIET_TILES.index))
        return super().happen(chance)


def for_the_city(state: State) -> list[str]:
    """Food and a shelter, weapons, the way to the city, and attacks that can be survived."""
    return [
        *_attacks(state),
        *(["threat right"] if state.round == 1 else []),
        *gathers(state, "food")[: max(0, len(state.table.names) - state.available.goods.any_food())],
        *([] if state.shelter else ["build shelter"]),
        *(spaces(state)[:2] if _tiles(state) < FIRST_TILES else []),
        *([] if state.shelter else gathers(state, "wood")),
        *["rest", "rest 2"][: sum([person.wounds >= HURT for person in state.players()])],
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
    borne = [name for name in targets if strength(state, name) - state.weapon <= most[name == CITY]]
    return [f"hunt {name}" for name in sorted(borne, key=lambda name: (name != CITY, strength(state, name)))]


def _way(state: State) -> list[str]:
    """The next space on the way to the city, until the way is there."""
    if state.place("t3").tile or state.place("m4").tile:
        return []
    near = [spot for spot in spaces(state) if spot.split()[1] in WAY]
    return sorted(near, key=lambda spot: WAY.index(spot.split()[1]))[:1] or spaces(state)[:1]


def _tiles(state: State) -> int:
    return len([place for place in state.island if place.tile and not place.down])


def _spare_wood(state: State) -> int:
    return max(0, state.available.goods.wood - (0 if state.shelter else 2))


def play(seed: int) -> Game[State]:
    """One game of two players and Friday."""
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=5, seed=seed, books="easier")
    dice, chance = Gentle(seed), Random(seed)
    while game.outcome is None:
        if is_open(game.state):
            plan(game, for_the_city, dice)
        else:
            game.act_with(answer(game, chance), dice)
    return game


def main() -> None:
    games = (play(seed) for seed in count())
    won = next(game for game in games if game.outcome is not None and game.outcome.won)
    won.save(FOLDER / "cannibal_island.toml")


if __name__ == "__main__":
    main()
