"""Slow and literal: every face of every die, every use of every aid, step by step as the rules say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any

FACES = {
    "build-wound": ["wound"] * 4 + ["blank"] * 2,
    "build-success": ["success"] * 4 + ["fail"] * 2,
    "build-adventure": ["adventure"] * 3 + ["blank"] * 3,
    "gather-wound": ["wound"] + ["blank"] * 5,
    "gather-success": ["success"] * 5 + ["fail"],
    "gather-adventure": ["adventure"] * 3 + ["blank"] * 3,
    "explore-wound": ["wound"] * 3 + ["blank"] * 3,
    "explore-success": ["success"] * 5 + ["fail"],
    "explore-adventure": ["adventure"] * 5 + ["blank"],
    "rain": ["rain"] * 3 + ["rain-2"] * 2 + ["snow"],
    "winter": ["snow"] * 2 + ["snow-2"] * 2 + ["rain-2"] * 2,
    "animals": ["food"] + ["palisade"] * 2 + ["fight"] + ["blank"] * 2,
}
CLOUDS = {"rain": (1, 0), "rain-2": (2, 0), "snow": (0, 1), "snow-2": (0, 2)}
"""Rain and snow on a face."""
BEASTS = {
    "alligator": (6, 2, 3, 0),
    "bear": (6, 1, 5, 2),
    "birds": (1, 0, 2, 0),
    "boa": (2, 2, 2, 0),
    "chamois": (5, 1, 3, 2),
    "cheetah": (4, 1, 2, 1),
    "fox": (2, 0, 2, 1),
    "goats": (4, 1, 3, 1),
    "gorilla": (6, 3, 5, 2),
    "iguana": (4, 1, 3, 1),
    "jaguar": (5, 0, 4, 1),
    "puma": (5, 0, 2, 1),
    "tapir": (3, 1, 2, 1),
    "tiger": (6, 2, 5, 2),
    "wild-dog": (3, 0, 2, 1),
    "wild-pig": (3, 1, 3, 1),
}
"""Strength, weapon loss, food, fur."""
VENOM = ("jaguar", "puma", "wild-dog")
"""Two wounds more without the Medicine."""
Table = dict[Any, Fraction]
Faces = tuple[str, ...]
Choose = Callable[[Faces, int], int | None]


def all_throws(dice: Sequence[str]) -> Iterator[tuple[Faces, Fraction]]:
    """Every face of every die, with the chance of just these six-sided faces."""
    for shown in product(*(FACES[die] for die in dice)):
        yield shown, Fraction(1, 6 ** len(dice))


def added(pairs: Iterator[tuple[Any, Fraction]]) -> Table:
    table: Table = defaultdict(Fraction)
    for result, chance in pairs:
        table[result] += chance
    return dict(table)


def thrown_again(shown: Faces, dice: Sequence[str], place: int) -> Iterator[tuple[Faces, Fraction]]:
    for face in FACES[dice[place]]:
        yield (*shown[:place], face, *shown[place + 1 :]), Fraction(1, 6)


def forced(dice: Sequence[str], *, reroll: bool) -> Table:
    """The throws that lie there after a forced reroll of a success."""

    def each() -> Iterator[tuple[Faces, Fraction]]:
        for shown, chance in all_throws(dice):
            if reroll and "success" in shown:
                for after, later in thrown_again(shown, dice, shown.index("success")):
                    yield after, chance * later
            else:
                yield shown, chance

    return added(each())


def played(throws: Table, dice: Sequence[str], rerolls: int, choose: Choose) -> Table:
    """The final faces, with the dice thrown again, when a policy says which."""

    def go_on(shown: Faces, left: int, used: int) -> Iterator[tuple[tuple[Faces, int], Fraction]]:
        place = choose(shown, left) if left else None
        if place is None:
            yield (shown, used), Fraction(1)
            return
        for after, chance in thrown_again(shown, dice, place):
            for final, later in go_on(after, left - 1, used + 1):
                yield final, chance * later

    return added(
        (final, chance * later)
        for shown, chance in throws.items()
        for final, later in go_on(shown, rerolls, 0)
    )


def best_value(
    shown: Faces, dice: Sequence[str], rerolls: int, worth: Callable[[Faces], Fraction], price: Fraction
) -> Fraction:
    """What a throw is worth when every choice of a die is tried."""
    values = [worth(shown)]
    for place in range(len(dice)) if rerolls else ():
        after = thrown_again(shown, dice, place)
        values.append(
            sum(chance * best_value(faces, dice, rerolls - 1, worth, price) for faces, chance in after)
            - price
        )
    return max(values)


Camp = dict[str, Any]
Phase = tuple[int, int, tuple[tuple[str, int], ...]]
"""Rain, snow, and each animals' die with the temporary weapon against it."""


def weathered(phase: Phase, camp: Camp, *, storm: bool = False) -> tuple[int, Camp]:
    """The wounds and what is lost: the three steps of the phase, one demand after another."""
    rain, snow, animals = phase
    there = dict(camp)
    demands = ["wood"] * snow + ["food", "wood"] * max(0, rain + snow - camp["roof"])
    demands += [result for result, _ in animals if result in ("food", "palisade")]
    demands += ["palisade"] * storm
    wounds = 0
    for what in demands:
        if there[what]:
            there[what] -= 1
        else:
            wounds += 1
    for result, temporary in animals:
        if result == "fight":
            wounds += max(0, 3 - camp["weapon"] - temporary)
    return wounds, {what: camp[what] - there[what] for what in ("wood", "food", "palisade")}


AIDS = {
    "hooch": ("no-rain", "snow-as-rain"),
    "large-leaves": ("no-rain",),
    "furnace": ("no-snow",),
    "blankets": ("no-snow",),
    "old-clothes": ("snow-as-rain",),
    "pistol": ("weapon-3",),
    "blowpipe": ("weapon-2",),
    "firecracker": ("no-animals",),
}
FREE = ("furnace", "old-clothes")
Cost = tuple[int, int, int, int]


def cheapest(phase: Phase, camp: Camp, aids: Sequence[str], *, storm: bool = False) -> Cost:
    """Wounds, things used up, goods lost, things used: the least of all ways to use the aids."""
    return min(_costs(phase, camp, tuple(aids), (), storm=storm))


def _costs(
    phase: Phase, camp: Camp, aids: tuple[str, ...], used: tuple[str, ...], *, storm: bool
) -> Iterator[Cost]:
    wounds, lost = weathered(phase, camp, storm=storm)
    yield wounds, sum(aid not in FREE for aid in used), sum(lost.values()), len(used)
    for place, aid in enumerate(aids):
        for power in AIDS[aid]:
            for after in after_use(phase, power):
                rest = aids[:place] + aids[place + 1 :]
                yield from _costs(after, camp, rest, (*used, aid), storm=storm)


def after_use(phase: Phase, power: str) -> Iterator[Phase]:
    rain, snow, animals = phase
    if power == "no-rain" and rain:
        yield rain - 1, snow, animals
    if power == "no-snow" and snow:
        yield rain, snow - 1, animals
    if power == "snow-as-rain" and snow:
        yield rain + 1, snow - 1, animals
    for place, (result, weapon) in enumerate(animals):
        if power == "no-animals":
            yield rain, snow, animals[:place] + animals[place + 1 :]
        if power.startswith("weapon-"):
            more = (result, weapon + int(power[-1]))
            yield rain, snow, (*animals[:place], more, *animals[place + 1 :])


def sky_of(shown: Sequence[str], tokens: Sequence[str]) -> Phase:
    clouds = [CLOUDS[face] for face in (*shown, *tokens) if face in CLOUDS]
    animals = tuple((face, 0) for face in shown if face in FACES["animals"])
    return sum(rain for rain, _ in clouds), sum(snow for _, snow in clouds), animals


def fought(
    name: str, weapon: int, temporary: int = 0, *, danger: bool, medicine: bool, helmet: bool
) -> tuple[int, int]:
    """Wounds and weapon levels lost against a beast, step by step."""
    strength, loss, _, _ = BEASTS[name]
    wounds = sum(1 for point in range(strength + danger) if point >= weapon + temporary)
    left = weapon
    for _ in range(loss):
        if left:
            left -= 1
        else:
            wounds += 1
    if name == "iguana":
        wounds += 1
    if name in VENOM and not medicine:
        wounds += 2
    return max(0, wounds - 1) if helmet else wounds, weapon - left


def top_cards(cards: int, known: Sequence[str], gone: Sequence[str]) -> Table:
    """The top card of a hunting deck, over every set of cards that may be in it."""
    others = [name for name in BEASTS if name not in (*known, *gone)]
    decks = [(*known, *rest) for rest in combinations(others, cards - len(known))]
    return added((name, Fraction(1, len(decks) * cards)) for deck in decks for name in deck)
