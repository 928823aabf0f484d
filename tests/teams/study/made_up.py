"""Games that nobody played, with known shares."""

from __future__ import annotations

from typing import Any, NamedTuple

from fujikit.fuji.box import house

SQUARES = {scenario.number: scenario.white for scenario in house().scenarios}


class Game(NamedTuple):
    """What a study looks at."""

    number: int = 0
    scenario: int = 1
    level: int = 1
    players: int = 3
    variant: str = ""
    team: str = "teammate"
    won: bool = False
    why: str = "lava"
    rounds: int = 8
    where: str = "d2"
    skills: str = "scout buddy tinkerer"
    dealt: str = "shovel map"
    used: str = "map"


def games(won: int, lost: int, *, stamina: int = 0, **about: Any) -> list[Game]:
    """So many won and lost games; of the lost ones so many by stamina."""
    square = SQUARES[about.get("scenario", 1)]
    whys = ["village"] * won + ["stamina"] * stamina + ["lava"] * (lost - stamina)
    return [
        Game(number, won=why == "village", why=why, where="" if why == "village" else square, **about)
        for number, why in enumerate(whys)
    ]


def fair() -> list[Game]:
    """A box that meets every aim, in three scenarios."""
    found = []
    for level, share in {1: 75, 2: 50, 3: 25, 4: 8}.items():
        for scenario in (1, 4, 7):
            found += games(share, 100 - share, stamina=(100 - share) // 2, level=level, scenario=scenario)
        for players, variant in ((2, "a"), (2, "b"), (4, "")):
            found += games(share, 100 - share, level=level, players=players, variant=variant)
    return found


def contest() -> list[Game]:
    """Three teams on the same deals: of ten, the silent win two, those who talk five, the seers eight."""
    wins = {"newcomer": 1, "teammate:talks=no": 2, "teammate": 5, "seer": 8}
    return [
        game
        for level in (1, 2)
        for team, won in wins.items()
        for game in games(won * 10, 100 - won * 10, team=team, level=level)
    ]


def lots() -> list[Game]:
    """Tables with and without a scout, with and without a shovel: both help, the map does not."""
    return [
        game._replace(number=number)
        for number, game in enumerate(
            [
                *games(80, 20, skills="scout buddy tinkerer", dealt="shovel map", used="shovel"),
                *games(60, 40, skills="scout buddy tinkerer", dealt="map rope", used="map"),
                *games(50, 50, skills="gatherer buddy tinkerer", dealt="shovel rope", used="shovel rope"),
                *games(30, 70, skills="gatherer survivalist tinkerer", dealt="rope map", used=""),
            ]
        )
    ]
