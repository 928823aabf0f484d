"""The parts of a sentence, each with one quality, or one plan, for all that they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fujikit.fuji.need import COLOURS, PARITIES, Need
from fujikit.fuji.talk.heard.names import WHO
from fujikit.fuji.talk.heard.words import STOP, is_square

QUALITY = {"strong": "strong", "better": "strong", "danger": "strong", "safe": "weak", "weak": "weak"}
NEITHER = {"some": "fair"}
BESIDE_A_NEED = {"high": "strong", "low": "weak"}
QUALITIES = frozenset({*QUALITY, *NEITHER, *BESIDE_A_NEED})
OPPOSITE = {"strong": "weak", "weak": "strong", "fair": "fair"}
NEEDS = frozenset({*COLOURS, *PARITIES, "mine", "yours"})
VERBS = frozenset({"go", "igo", "yougo", "leave", "avoid", "iavoid"})
NEWLY = frozenset({"i", "me", "you", "igo", "yougo"})
UNTOLD = frozenset({"wish", "want", "others", "if", "doubt"})


class SentencePart(NamedTuple):
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
        return [tag for tag in self.tags if is_square(tag)]

    @property
    def names(self) -> list[str]:
        return [tag for tag in self.tags if tag.startswith(WHO)]

    @property
    def calls(self) -> str:
        """Who is called, where the part is a name and little else."""
        return self.names[0] if len(self.tags) <= 2 and self.names and not self.squares else ""

    @property
    def tells(self) -> bool:
        """Whether it is about the speaker's own roll as it is; of a card one may say what would be."""
        points = (
            bool(self.squares)
            or self.has("danger", "safe")
            or (self.has("it", "there", "me") and not self.needs)
        )
        supposed = self.has("modal") and not points
        if self.asks or UNTOLD & set(self.tags) or supposed:
            return False
        return not self.tags[0].startswith(WHO) or self.has("i", "me")

    @property
    def quality(self) -> str | None:
        """How good the roll is called, by a word for it or by how high the dice are."""
        for words in (QUALITY, NEITHER, BESIDE_A_NEED):
            if found := [words[tag] for tag in self.tags if tag in words and not self._advises(tag)]:
                return with_negation(found[0], self)
        return "weak" if self.negated and "have" in self.tags else None

    def _advises(self, tag: str) -> bool:
        """`Better go`: no word on the dice."""
        return tag == "better" and self.has(*VERBS)

    @property
    def of_dice(self) -> str:
        """The quality where high or low are the dice that are spoken of; they are there unless denied."""
        found = [words[tag] for words in (QUALITY, NEITHER) for tag in self.tags if tag in words]
        return with_negation(found[0] if found else "strong", self)

    @property
    def needs(self) -> list[str]:
        """The colours, parities and cards that are named."""
        return [need for place in range(len(self.tags)) if (need := self._need(place))]

    def _need(self, place: int) -> str | None:
        tag = self.tags[place]
        if tag in ("mine", "yours") or is_square(tag):
            return tag
        beside = {*self.tags[max(0, place - 1) : place], *self.tags[place + 1 : place + 2]}
        if tag in PARITIES:
            return None if beside & set(COLOURS) else tag
        if tag not in COLOURS:
            return None
        parity = next((parity for parity in PARITIES if parity in beside), None)
        return str(Need((tag,), parity=parity))


def with_negation(quality: str, part: SentencePart) -> str:
    """Return the quality, or its opposite if the part negates it."""
    return OPPOSITE[quality] if part.negated else quality


def sentence_parts(tags: Iterable[str], *, asks: bool) -> Iterator[SentencePart]:
    """The parts of a sentence."""
    part: list[str] = []
    for tag in _without_commas(list(tags)):
        if tag == STOP or _begins(tag, part):
            if part:
                yield SentencePart(tuple(part), asks)
            part = []
        if tag not in (STOP, "idle"):
            part.append(tag)
    if part:
        yield SentencePart(tuple(part), asks)


def _without_commas(tags: list[str]) -> Iterator[str]:
    """`d3, e2 and f5`: within a list of cards nothing new begins."""
    for place, tag in enumerate(tags):
        one, other, _, last = [
            *tags[max(0, place - 1) : place],
            *tags[place + 1 : place + 4],
            "",
            "",
            "",
            "",
        ][:4]
        if tag != STOP or not all(is_square(each) for each in (one, other, last)):
            yield tag


def _begins(tag: str, part: list[str]) -> bool:
    """Whether a word begins a new part, once the present one has said something of something."""
    needs = [place for place, known in enumerate(part) if known in NEEDS or is_square(known)]
    if not needs:
        return False
    if any(is_square(known) for known in part) and not VERBS.isdisjoint(part):
        return "leave" not in part and (tag in NEWLY or tag in QUALITIES or tag.startswith(WHO))
    qualities = [place for place, known in enumerate(part) if known in QUALITIES]
    if not qualities:
        return False
    if (tag == "not" and "ne" not in part) or tag in QUALITIES or tag in ("i", "igo"):
        return True
    return (tag in NEEDS or is_square(tag)) and needs[0] < qualities[0]
