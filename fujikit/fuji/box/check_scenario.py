"""What can be wrong with a scenario: its map, its starts and its tokens."""

from collections.abc import Callable, Collection, Iterator, Mapping

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.fuji.box.components import Scenario
from fujikit.fuji.box.layout import (
    LANDSCAPE,
    RUBBLE,
    TERRAIN,
    VILLAGE,
    VILLAGE_OF_FOUR,
    VOLCANO,
    neighbours,
    read_map,
    steps_from,
    steps_to_village,
)

Cards = Mapping[str, str]
MAX_EQUIPMENT = 7


def scenario_errors(scenario: Scenario) -> Iterator[FieldError]:
    """Every flaw; starts and tokens are looked at once the map can be read."""
    if scenario.number < 1:
        yield "number", f"{scenario.number} is less than 1"
    try:
        cards = read_map(scenario.map)
    except BadInput as bad:
        yield "map", str(bad)
        return
    for flaws in MAP_FLAWS:
        for message in flaws(cards):
            yield "map", message
    yield from _starts_errors(scenario, cards)
    yield from _tokens_errors(scenario, cards)
    yield from _thrill_errors(scenario, cards)


def _wrong_numbers(cards: Cards) -> Iterator[str]:
    letters = list(cards.values())
    if letters.count(VOLCANO) != 1:
        yield f"it has {letters.count(VOLCANO)} volcanoes (V), not 1"
    if letters.count(RUBBLE) != 2:
        yield f"it has {letters.count(RUBBLE)} rubble cards (R), not 2"
    if VILLAGE not in letters:
        yield "it has no village card (v)"
    if letters.count(VILLAGE_OF_FOUR) > 1:
        yield f"it has {letters.count(VILLAGE_OF_FOUR)} village positions for four players (4), not 1"


def _wrong_volcano(cards: Cards) -> Iterator[str]:
    for volcano in _squares(cards, VOLCANO):
        touched = [square for square in neighbours(volcano) if square in cards]
        if [cards[square] for square in touched] != [RUBBLE]:
            yield f"the volcano on {volcano} must touch one rubble card only, not {_list(touched)}"


def _wrong_rubble(cards: Cards) -> Iterator[str]:
    rubble = _squares(cards, RUBBLE)
    if len(rubble) == 2 and rubble[1] not in neighbours(rubble[0]):
        yield f"the rubble cards on {_list(rubble)} must lie side by side"


def _wrong_village(cards: Cards) -> Iterator[str]:
    three = _squares(cards, VILLAGE)
    four = [*three, *_squares(cards, VILLAGE_OF_FOUR)]
    for village, letters in ((three, VILLAGE), (four, VILLAGE + VILLAGE_OF_FOUR)):
        if apart := [square for square in village if square not in steps_from(cards, village[0], letters)]:
            yield f"the village cards must be joined, {_list(apart)} is apart from {village[0]}"
            return


def _wrong_landscape(cards: Cards) -> Iterator[str]:
    lava = {
        square
        for volcano in _squares(cards, VOLCANO)
        for square in steps_from(cards, volcano, LANDSCAPE + RUBBLE)
    }
    if safe := [square for square in _squares(cards, LANDSCAPE) if square not in lava]:
        yield f"lava can't reach {_list(safe)} without crossing the village"


def _starts_errors(scenario: Scenario, cards: Cards) -> Iterator[FieldError]:
    for field, square in (("white", scenario.white), ("grey", scenario.grey)):
        if cards.get(square) != LANDSCAPE:
            yield field, f"{quoted(square)} is no square with a landscape card"
        elif steps_to_village(cards, square) is None:
            yield field, f"no way leads from {square} to the village"


def _tokens_errors(scenario: Scenario, cards: Cards) -> Iterator[FieldError]:
    reached = steps_from(cards, scenario.white) if scenario.white in cards else cards
    taken = {scenario.white: "is a start", scenario.grey: "is a start"}
    if len(scenario.equipment) > MAX_EQUIPMENT:
        yield "equipment", f"{len(scenario.equipment)} tokens are more than {MAX_EQUIPMENT}"
    for field, squares in (("eruption", scenario.eruption), ("equipment", scenario.equipment)):
        for square in squares:
            if cards.get(square, VOLCANO) not in TERRAIN:
                yield field, f"{quoted(square)} is no square with a landscape or village card"
            elif square in taken:
                yield field, f"{square} {taken[square]}"
            elif square not in reached:
                yield field, f"no way leads from the white start to {square}"
            taken[square] = "has a token already"


def _thrill_errors(scenario: Scenario, cards: Cards) -> Iterator[FieldError]:
    if any(cards.get(square, VOLCANO) not in TERRAIN for square in scenario.eruption):
        return
    steps = {square: steps_to_village(cards, square) for square in scenario.eruption}
    nearest = [square for square in steps if steps[square] == min(steps.values(), key=_far)]
    if scenario.thrill is None and len(nearest) > 1:
        yield "thrill", f"is missing: {_list(nearest)} are equally near the village"
    elif scenario.thrill is not None and scenario.thrill not in nearest:
        yield "thrill", f"{quoted(scenario.thrill)} is not the eruption token nearest the village"


def _far(steps: int | None) -> float:
    return float("inf") if steps is None else steps


def _squares(cards: Cards, letter: str) -> list[str]:
    return [square for square in cards if cards[square] == letter]


def _list(squares: Collection[str]) -> str:
    return " and ".join(squares) if squares else "nothing"


MAP_FLAWS: tuple[Callable[[Cards], Iterator[str]], ...] = (
    _wrong_numbers,
    _wrong_volcano,
    _wrong_rubble,
    _wrong_village,
    _wrong_landscape,
)
