"""What takes the whole box to judge: the set of dice, and enough cards of every sort."""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from fujikit.engine import schema
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.fuji.box.check_cards import fields_errors
from fujikit.fuji.box.components import FORMAT, Box, Row, Scenario, Text
from fujikit.fuji.box.layout import LANDSCAPE, VILLAGE, VILLAGE_OF_FOUR

NAMED: dict[object, str] = {
    Text: "text, or a table with the texts en, fr and pl",
    tuple[str, str]: "a list of two texts",
    tuple[Row, ...]: "a list of rows like { from = 1, loss = 3 }",
}


def schema_errors(
    raw: Mapping[str, object], component: type[msgspec.Struct], skipping: Collection[str] = ()
) -> Iterator[FieldError]:
    """Every field that is missing, unknown or of a wrong type, but for those skipped.

    >>> from fujikit.fuji.box.components import Track
    >>> list(schema_errors({"length": "long", "injuries": [8], "colour": 1}, Track))
    [('colour', 'is no field here'), ('length', 'wants a whole number, not "long"'), ('source', 'is missing')]
    """
    return schema.schema_errors(raw, component, skipping, NAMED)


HALF = 3
MAX_PLAYERS = 4


def top_errors(data: Mapping[str, object], tables: Collection[str]) -> Iterator[FieldError]:
    """What is wrong with the fields that stand before the first table, and with tables that are none."""
    flaws = list(schema_errors(data, Box, skipping=(*tables, "track")))
    yield from flaws
    yield from fields_errors(data, leaving={field for field, _ in flaws})
    if isinstance(data.get("format"), int) and data["format"] != FORMAT:
        yield "format", f"this version reads format {FORMAT} only"
    for table in tables:
        if not isinstance(data[table], list | tuple):
            yield table, f"wants a [[{table}]] table for every card"
    if not isinstance(data["track"], dict):
        yield "track", "wants one table"


def whole_errors(box: Box) -> Iterator[tuple[str, int, FieldError]]:
    """Every flaw with the section and the position of the card concerned, 0 for none."""
    for flaw in (*_set_errors(box), *_faces_errors(box), *_numbers_errors(box)):
        yield "", 0, flaw
    for position, scenario in enumerate(box.scenarios, start=1):
        for flaw in _positions_errors(scenario, box):
            yield "scenario", position, flaw


def _positions_errors(scenario: Scenario, box: Box) -> Iterator[FieldError]:
    letters = scenario.map.split()
    landscape = letters.count(LANDSCAPE)
    village = letters.count(VILLAGE) + letters.count(VILLAGE_OF_FOUR)
    if landscape > len(box.landscape):
        yield "map", f"it has {landscape} landscape positions, the box {len(box.landscape)} landscape cards"
    if village > len(box.village):
        yield "map", f"it has {village} village positions, the box {len(box.village)} village cards"


def _set_errors(box: Box) -> Iterator[FieldError]:
    kinds = {kind.name: kind for kind in box.dice}
    if unknown := [name for name in box.set if name not in kinds]:
        yield "set", f"{quoted(unknown[0])} is no kind of die in this box"
        return
    if len(box.set) != 2 * HALF or sorted(box.set[:HALF]) != sorted(box.set[HALF:]):
        yield "set", "six dice are wanted, the second three of the same kinds as the first three"
        return
    half = [kinds[name].faces for name in box.set[:HALF]]
    if any(sum(blue in faces for faces in half) != 1 for blue in ("B1", "B2", "B3")):
        yield "set", "each half must hold one die with a blue 1, one with a blue 2, one with a blue 3"


def _faces_errors(box: Box) -> Iterator[FieldError]:
    owners: dict[str, str] = {}
    for kind in box.dice:
        for face in kind.faces:
            if owners.setdefault(face, kind.name) != kind.name:
                yield "die", f"{quoted(face)} is on {owners[face]} and {kind.name}; a face must tell its die"


def _numbers_errors(box: Box) -> Iterator[FieldError]:
    if not box.scenarios:
        yield "scenario", "at least one is needed"
    if not box.levels:
        yield "level", "at least one is needed"
    if len(box.skills) < MAX_PLAYERS:
        yield "skill", f"{len(box.skills)} skills are too few for four players"
    dealt = sum(sorted(skill.cards for skill in box.skills)[-MAX_PLAYERS:])
    if len(box.equipment) < dealt:
        yield "equipment", f"{len(box.equipment)} cards are too few, four players may be dealt {dealt}"
