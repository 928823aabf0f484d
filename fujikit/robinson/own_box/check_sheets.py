"""What a scenario sheet names must be in the box: spaces, tiles, equipment, inventions, crew."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.robinson.box.components import Box, Scenario

SHEET_TABLES = ("pile", "crosses", "jenny", "volcano", "cannibals", "family", "film")
"""The table that the rules of each scenario look into, in the order of their numbers."""
BUILT_ON_TILES = {2: "cross here", 7: "trap here"}
"""What an invention of the sheet must say, for the scenario to be won."""
PLAYERS = (1, 2, 3, 4)


def sheet_errors(sheet: Scenario, box: Box) -> Iterator[FieldError]:
    """Every name on a sheet that stands for nothing, and every table that its rules miss."""
    wanted = SHEET_TABLES[sheet.number - 1] if 1 <= sheet.number <= len(SHEET_TABLES) else ""
    if wanted and getattr(sheet, wanted) is None:
        yield wanted, "is missing"
    said = BUILT_ON_TILES.get(sheet.number, "")
    if said and not any(said in card.gain for card in sheet.inventions):
        yield "invention", f"one that gains {said!r} is missing"
    yield from _set_up_errors(sheet, box)
    for field, names, known in _references(sheet, box):
        yield from ((field, f"{quoted(str(name))} is not in the box") for name in names if name not in known)
    there = PLAYERS if sheet.volcano is None else [target.players for target in sheet.volcano.targets]
    for players in set(PLAYERS) - set(there):
        yield "volcano", f"the targets for {players} players are missing"


def _set_up_errors(sheet: Scenario, box: Box) -> Iterator[FieldError]:
    if sheet.camp not in [one.space for one in sheet.placed if not one.down]:
        yield "camp", f"no tile lies face up on {quoted(sheet.camp)}"
    for mark in sheet.stays:
        token, at, spot = mark.partition("@")
        if not (token and at and spot):
            yield "stays", f"{quoted(mark)} is no token on a space, like time@explore"


def _references(sheet: Scenario, box: Box) -> Iterator[tuple[str, Iterable[object], Collection[object]]]:
    """Each field of a sheet that names components: the names, and those that the box has."""
    spaces = [space.name for space in box.spaces]
    equipment = [card.id for card in box.equipment]
    own = [card.id for card in sheet.inventions]
    yield "placed", [one.space for one in sheet.placed], spaces
    yield "placed", [one.tile for one in sheet.placed], [tile.number for tile in box.tiles]
    yield "equipment", sheet.equipment, equipment
    yield "left_out", sheet.left_out, equipment
    if sheet.pile is not None:
        yield "pile", [sheet.pile.needs], [*own, *[card.id for card in box.inventions]]
    if sheet.jenny is not None:
        yield "jenny", [sheet.jenny.raft, sheet.jenny.boat], own
    if sheet.volcano is not None:
        yield "volcano", [sheet.volcano.boat], own
        flows = [name for flow in sheet.volcano.flows for name in flow.spaces]
        yield "volcano", [sheet.volcano.space, *flows], spaces
    if sheet.cannibals is not None:
        yield "cannibals", [sheet.cannibals.city], [one.space for one in sheet.placed]
    if sheet.film is not None:
        yield "film", [sheet.film.actress, sheet.film.director], [one.number for one in sheet.crew]
