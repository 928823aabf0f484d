"""Find in a sentence what its speaker is strong or weak on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fujikit.fuji.need import COLOURS, PARITIES, parse_need
from fujikit.fuji.talk.heard.said import Said
from fujikit.fuji.talk.heard.words import STOP, vocabulary

SENTENCE = re.compile(r"[^.!?…\n]+[.!?…]*")
HIGH_AND_LOW = {"high": "4|5|6", "low": "1|2|3"}
NEEDS = frozenset({*COLOURS, *PARITIES, "mine"})
QUALITY = {"strong": "strong", "danger": "strong", "weak": "weak"}
NEITHER = {"some": "neither"}
BESIDE_A_NEED = {"high": "strong", "low": "weak"}
QUALITIES = frozenset({*QUALITY, *NEITHER, *BESIDE_A_NEED})
OPPOSITE = {"strong": "weak", "weak": "strong", "neither": "neither"}
SHORT, SHORT_AND_NEGATED = 4, 6
"""A clause of so few words may lean on the one before: "strong on blue, and on yellow"."""


def heard(text: str, lang: str = "en", destination: str | None = None) -> list[Said]:
    """What somebody said of the own roll, strong or weak, on what; nothing where nothing is recognised.

    `destination` is what the speaker's card asks for, for those who say "my card".

    >>> heard("No danger on even dice, but strong on yellow.")
    [Said(quality='weak', need='even'), Said(quality='strong', need='yellow')]
    >>> heard("J'ai mal lancé pour ma carte.", "fr", destination="pink|4")
    [Said(quality='weak', need='pink|4')]
    >>> heard("Idę na c4.", "pl")
    []
    """
    if destination is not None:
        parse_need(destination)
    found: list[Said] = []
    for sentence in SENTENCE.findall(text):
        if not sentence.endswith("?"):
            found += _sentence(vocabulary(lang).tags(sentence), destination)
    return list(dict.fromkeys(said for said in found if said.quality in QUALITIES))


class Clause(NamedTuple):
    """A part of a sentence: its tags in order."""

    tags: tuple[str, ...]

    @property
    def tells(self) -> bool:
        """Whether it is about the speaker's own roll as it is."""
        return not {"wish", "others"} & set(self.tags)

    @property
    def negated(self) -> bool:
        return "not" in self.tags

    @property
    def quality(self) -> str | None:
        """How good the roll is called, by a word for it or by how high the dice are."""
        for words in (QUALITY, NEITHER, BESIDE_A_NEED):
            if found := [words[tag] for tag in self.tags if tag in words]:
                return _turned(found[0], self)
        return "weak" if self.negated and "have" in self.tags else None

    @property
    def of_dice(self) -> str:
        """The quality where high or low are the dice that are spoken of; they are there unless denied."""
        found = [words[tag] for words in (QUALITY, NEITHER) for tag in self.tags if tag in words]
        return _turned(found[0] if found else "strong", self)

    def needs(self, destination: str | None) -> list[str]:
        """The colours, parities and cards that are named."""
        return [need for place in range(len(self.tags)) if (need := self._need(place, destination))]

    def _need(self, place: int, destination: str | None) -> str | None:
        tag = self.tags[place]
        if tag == "mine":
            return destination
        beside = {*self.tags[max(0, place - 1) : place], *self.tags[place + 1 : place + 2]}
        if tag in PARITIES:
            return None if beside & set(COLOURS) else tag
        if tag not in COLOURS:
            return None
        parity = next((parity for parity in PARITIES if parity in beside), None)
        return f"{parity}({tag})" if parity else tag


def _sentence(tags: list[str], destination: str | None) -> Iterator[Said]:
    """What the clauses of a sentence tell; a clause may lean on the one before it."""
    quality: str | None = None
    waiting: list[str] = []
    for clause in _clauses(tags):
        if not clause.tells:
            quality, waiting = None, []
            continue
        needs = clause.needs(destination)
        if not needs and "mine" not in clause.tags:
            yield from _dice(clause)
        now = clause.quality or _leaning(clause, quality)
        if now is None:
            waiting = needs
        else:
            yield from (Said(now, need) for need in needs or waiting)
            quality, waiting = now, []


def _dice(clause: Clause) -> Iterator[Said]:
    """High or low dice, without a colour."""
    return (Said(clause.of_dice, HIGH_AND_LOW[tag]) for tag in clause.tags if tag in HIGH_AND_LOW)


def _leaning(clause: Clause, before: str | None) -> str | None:
    """The quality of a short clause without one: that of the clause before, turned by a negation."""
    longest = SHORT_AND_NEGATED if clause.negated else SHORT
    if before is None or len(clause.tags) > longest:
        return None
    return _turned(before, clause)


def _turned(quality: str, clause: Clause) -> str:
    return OPPOSITE[quality] if clause.negated else quality


def _clauses(tags: Iterable[str]) -> Iterator[Clause]:
    """The parts of a sentence, each with one quality for all that it names."""
    clause: list[str] = []
    for tag in tags:
        if tag == STOP or _begins(tag, clause):
            if clause:
                yield Clause(tuple(clause))
            clause = []
        if tag not in (STOP, "idle"):
            clause.append(tag)
    if clause:
        yield Clause(tuple(clause))


def _begins(tag: str, clause: list[str]) -> bool:
    """Whether a word begins a new clause, once the present one has a quality and something it is about."""
    qualities = [place for place, known in enumerate(clause) if known in QUALITIES]
    needs = [place for place, known in enumerate(clause) if known in NEEDS]
    if not qualities or not needs:
        return False
    return tag == "not" or tag in QUALITIES or (tag in NEEDS and needs[0] < qualities[0])
