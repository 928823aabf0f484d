"""What can be wrong with a single die, card or track."""

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import pairwise
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.fuji.box.components import EQUIPMENT_CARDS, SOURCES, DieKind, Equipment, Level, Skill, Track
from fujikit.fuji.need import FACES, VALUES, parse_need

SKILLS = ("equipment-manager", "buddy", "gatherer", "scout", "survivalist", "tinkerer")
WHO = ("self", "all", "one other", "self or one other", "as copied")
MAX_INJURIES = 4
MAX_DICE = 6
MAX_TRACK = 99


def fields_errors(card: Mapping[str, object], leaving: Collection[str]) -> Iterator[FieldError]:
    """What is wrong with the fields that mean the same on every card."""
    for field, wrong in FIELDS.items():
        if field in card and field not in leaving and (message := wrong(card[field])):
            yield field, message


def die_errors(kind: DieKind) -> Iterator[FieldError]:
    if len(kind.faces) != len(VALUES):
        yield "faces", f"a die has six faces, not {len(kind.faces)}"
    for value, face in zip(VALUES, kind.faces, strict=False):
        if FACES.get(face) != value:
            yield "faces", f"face {value} is {quoted(face)}, not B{value}, Y{value} or P{value}"


def level_errors(level: Level) -> Iterator[FieldError]:
    losses = [level.fail, *(row.loss for row in level.rows)]
    starts = [row.from_ for row in level.rows]
    if level.number < 1:
        yield "number", f"{level.number} is less than 1"
    if min(losses) < 0:
        yield "rows" if level.fail >= 0 else "fail", "nobody loses less than 0 stamina"
    if starts[:1] != [1]:
        yield "rows", "the first row must begin at difference 1, so that every difference has a row"
    if any(later <= start for start, later in pairwise(starts)):
        yield "rows", "each row must begin at a larger difference than the row before"
    if any(later > loss for loss, later in pairwise(losses[1:])):
        yield "rows", "the loss must never rise with the difference"
    if level.fail < max(losses):
        yield "fail", f"a failure must cost most, not {level.fail} where a success can cost {max(losses)}"


def track_errors(track: Track) -> Iterator[FieldError]:
    if track.length < 1:
        yield "length", f"{track.length} is less than 1"
    if track.length > MAX_TRACK:
        yield "length", f"{track.length} is more than {MAX_TRACK}"
    if len(track.injuries) > MAX_INJURIES:
        yield "injuries", f"{len(track.injuries)} injury spaces are more than the four injuries"
    if any(later <= space for space, later in pairwise(track.injuries)):
        yield "injuries", "the spaces must rise"
    for space in track.injuries:
        if not 0 < space < track.length:
            yield "injuries", f"space {space} does not lie between the first and the last"


def skill_errors(skill: Skill) -> Iterator[FieldError]:
    if skill.name not in SKILLS:
        yield "name", f"the rules know no skill {quoted(skill.name)}, only {', '.join(SKILLS)}"
    if not 1 <= skill.dice <= MAX_DICE:
        yield "dice", f"{skill.dice} is not 1 to 6"
    if skill.cards < 0:
        yield "cards", f"{skill.cards} is less than 0"
    if not 0 <= skill.keeps <= max(skill.cards, 0):
        yield "keeps", f"{skill.keeps} of {skill.cards} cards can't be kept"


def equipment_errors(card: Equipment) -> Iterator[FieldError]:
    if card.name not in EQUIPMENT_CARDS:
        known = ", ".join(EQUIPMENT_CARDS)
        yield "name", f"the rules know no equipment card {quoted(card.name)}, only {known}"
    if card.phases not in ((2,), (4,), (2, 4)):
        yield "phases", "a card shows [2], [4] or [2, 4]"
    if card.who not in WHO:
        yield "who", f"{quoted(card.who)} is none of {', '.join(WHO)}"


def _wrong_need(need: str) -> str | None:
    try:
        parse_need(need)
    except BadInput as bad:
        return str(bad)
    return None


def _wrong_source(source: str) -> str | None:
    return None if source in SOURCES else f"{quoted(source)} is none of {', '.join(SOURCES)}"


def _wrong_text(text: str | dict[str, str]) -> str | None:
    texts = text.values() if isinstance(text, dict) else (text,)
    if all(one.strip() and one.isprintable() for one in texts):
        return None
    return "must be a single line that says something"


FIELDS: dict[str, Callable[[Any], str | None]] = {
    "name": _wrong_text,
    "line": _wrong_text,
    "need": _wrong_need,
    "source": _wrong_source,
    "who_source": _wrong_source,
}
