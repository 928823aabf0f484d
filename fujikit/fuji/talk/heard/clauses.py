"""The clauses of a sentence: parts with one quality, or one plan, for all that they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fujikit.fuji.need import COLOURS, PARITIES
from fujikit.fuji.talk.heard.names import WHO
from fujikit.fuji.talk.heard.words import SQUARE, STOP

QUALITY = {"strong": "strong", "danger": "strong", "weak": "weak"}
NEITHER = {"some": "fair"}
BESIDE_A_NEED = {"high": "strong", "low": "weak"}
QUALITIES = frozenset({*QUALITY, *NEITHER, *BESIDE_A_NEED})
OPPOSITE = {"strong": "weak", "weak": "strong", "fair": "fair"}
NEEDS = frozenset({*COLOURS, *PARITIES, "mine", "yours"})
VERBS = frozenset({"go", "igo", "yougo", "leave", "avoid"})
UNTOLD = frozenset({"wish", "want", "others", "if", "doubt"})


class Clause(NamedTuple):
    """A part of a sentence: its tags in order, and whether the sentence is a question."""

    tags: tuple[str, ...]
    asks: bool = False

    def has(self, *tags: str) -> bool:
        return not set(tags).isdisjoint(self.tags)

    @property
    def negated(self) -> bool:
        return "not" in self.tags

    @property
    def squares(self) -> list[str]:
        return [tag for tag in self.tags if SQUARE.fullmatch(tag)]

    @property
    def names(self) -> list[str]:
        return [tag for tag in self.tags if tag.startswith(WHO)]

    @property
    def calls(self) -> str:
        """Who is called, where the clause is a name and little else."""
        return self.names[0] if len(self.tags) <= 2 and self.names and not self.squares else ""

    @property
    def tells(self) -> bool:
        """Whether it is about the speaker's own roll as it is; of a card one may say what would be."""
        if self.asks or UNTOLD & set(self.tags) or (self.has("modal") and not self.squares):
            return False
        return not self.tags[0].startswith(WHO) or self.has("i", "me")

    @property
    def quality(self) -> str | None:
        """How good the roll is called, by a word for it or by how high the dice are."""
        for words in (QUALITY, NEITHER, BESIDE_A_NEED):
            if found := [words[tag] for tag in self.tags if tag in words]:
                return turned(found[0], self)
        return "weak" if self.negated and "have" in self.tags else None

    @property
    def of_dice(self) -> str:
        """The quality where high or low are the dice that are spoken of; they are there unless denied."""
        found = [words[tag] for words in (QUALITY, NEITHER) for tag in self.tags if tag in words]
        return turned(found[0] if found else "strong", self)

    @property
    def needs(self) -> list[str]:
        """The colours, parities and cards that are named."""
        return [need for place in range(len(self.tags)) if (need := self._need(place))]

    def _need(self, place: int) -> str | None:
        tag = self.tags[place]
        if tag in ("mine", "yours") or SQUARE.fullmatch(tag):
            return tag
        beside = {*self.tags[max(0, place - 1) : place], *self.tags[place + 1 : place + 2]}
        if tag in PARITIES:
            return None if beside & set(COLOURS) else tag
        if tag not in COLOURS:
            return None
        parity = next((parity for parity in PARITIES if parity in beside), None)
        return f"{parity}({tag})" if parity else tag


def turned(quality: str, clause: Clause) -> str:
    """The quality as the clause means it."""
    return OPPOSITE[quality] if clause.negated else quality


def clauses(tags: Iterable[str], *, asks: bool) -> Iterator[Clause]:
    """The parts of a sentence."""
    clause: list[str] = []
    for tag in tags:
        if tag == STOP or _begins(tag, clause):
            if clause:
                yield Clause(tuple(clause), asks)
            clause = []
        if tag not in (STOP, "idle"):
            clause.append(tag)
    if clause:
        yield Clause(tuple(clause), asks)


def _begins(tag: str, clause: list[str]) -> bool:
    """Whether a word begins a new clause, once the present one has said something of something."""
    needs = [place for place, known in enumerate(clause) if known in NEEDS or SQUARE.fullmatch(known)]
    if not needs:
        return False
    if any(SQUARE.fullmatch(known) for known in clause) and not VERBS.isdisjoint(clause):
        return tag in ("i", "igo", "yougo", "you") or tag in QUALITIES or tag.startswith(WHO)
    qualities = [place for place, known in enumerate(clause) if known in QUALITIES]
    if not qualities:
        return False
    if tag == "not" or tag in QUALITIES or tag in ("i", "igo"):
        return True
    return (tag in NEEDS or bool(SQUARE.fullmatch(tag))) and needs[0] < qualities[0]
