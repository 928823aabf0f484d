"""Finds in a sentence what its speaker is strong or weak on, and who is to go where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from fujikit.engine.public import public
from fujikit.fuji.need import parse_need
from fujikit.fuji.talk.heard.names import with_names
from fujikit.fuji.talk.heard.plans import Plan, plans
from fujikit.fuji.talk.heard.sentence_parts import SentencePart, sentence_parts, with_negation
from fujikit.fuji.talk.heard.words import is_square, vocabulary


class Said(Struct, frozen=True):
    """What a neighbour said of the first roll: strong or weak on something.

    We take "strong" for a total in the upper third of what a full roll gives there, "weak" for the lower.
    """

    quality: str
    need: str


SENTENCE = re.compile(r"[^.!?…\n]+[.!?…]*")
HIGH_AND_LOW = {"high": "4|5|6", "low": "1|2|3"}
CARDS = frozenset({"mine", "yours", "asked"})
SHORT, SHORT_AND_NEGATED = 4, 6
"""A part of so few words may lean on the one before: "strong on blue, and on yellow"."""


class Claim(NamedTuple):
    """How good the speaker's roll is, and on what.

    That is a requirement, a square, a person's card (`who:` and a name), or `mine`, `yours`, and `asked` for
    the card that the speaker was asked about.
    """

    quality: str
    about: str


class Meaning(NamedTuple):
    """What was understood of a text."""

    claims: tuple[Claim, ...]
    plans: tuple[Plan, ...]
    answer: str = ""
    """`yes` or `no`, where it answers somebody."""


@public
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
    found = (_said(claim, destination) for claim in understand(text, lang).claims)
    return list(dict.fromkeys(said for said in found if said))


def _said(claim: Claim, destination: str | None) -> Said | None:
    need = destination if claim.about == "mine" else None if is_card(claim.about) else claim.about
    return Said(claim.quality, need) if need and claim.quality != "fair" else None


def is_card(about: str) -> bool:
    """Whether a card is spoken of, and not what cards ask for."""
    return about in CARDS or ":" in about or is_square(about)


@lru_cache(maxsize=8192)
def understand(text: str, lang: str = "en", names: tuple[str, ...] = ()) -> Meaning:
    """Everything that a text tells, as far as it is understood.

    >>> understand("d3 suits me well. Jona, could you take e2?", names=("Jona",)).claims
    (Claim(quality='strong', about='d3'),)
    >>> understand("d3 suits me well. Jona, could you take e2?", names=("Jona",)).plans
    (Plan(kind='asks', who='who:Jona', about='e2'),)
    """
    interpreter = _Interpreter()
    signed, known = with_names(text, names, vocabulary(lang))
    for sentence in SENTENCE.findall(signed):
        tags = vocabulary(lang).tags(sentence, known)
        interpreter.sentence(_asking(list(sentence_parts(tags, asks=sentence.rstrip().endswith("?")))))
    return interpreter.meaning()


def _asking(said: list[SentencePart]) -> list[SentencePart]:
    """Of a question, what the speaker tells before asking is no question: "I'm weak, can you go?"."""
    content = [part for part in said if not part.calls]
    claims = [part for part in content[:-1] if part.quality and not part.has("you", "others")]
    return [part._replace(asks=False) if part in claims else part for part in said]


class _Interpreter:
    """Collects what the parts of a text say; a part may lean on the one before it."""

    def __init__(self) -> None:
        self.claims: list[Claim] = []
        self.plans: list[Plan] = []
        self.answer = ""
        self.called = ""
        self.last = ""

    def meaning(self) -> Meaning:
        claims = (each for each in self.claims if each.about != "you")
        return Meaning(tuple(dict.fromkeys(claims)), tuple(dict.fromkeys(self.plans)), self.answer)

    def sentence(self, said: list[SentencePart]) -> None:
        """Take in a sentence, part by part."""
        self.quality: str | None = None
        self.waiting: list[str] = []
        self.leanable = False
        self.doubted = False
        self.called_now = next((name for part in said if (name := part.calls)), "")
        self.called = self.called_now or self.called
        for part in said:
            self._part(part)

    def _part(self, part: SentencePart) -> None:
        self._answered(part)
        claims = list(self._claims(part))
        self.claims += (each._replace(about=self._whom(each.about)) for each in claims)
        topic = part.asks and not self.called_now and all(is_square(tag) for tag in part.tags if tag)
        if not topic and not any(is_card(each.about) for each in claims):
            self.plans += (self._addressed(plan, part) for plan in plans(part, self.last))
        self.last = (part.squares or [self.last])[-1]

    def _whom(self, who: str) -> str:
        return self.called if who in ("you", "yours") and self.called else who

    def _addressed(self, plan: Plan, part: SentencePart) -> Plan:
        """The plan with the name of whoever is called; a question is put to that person."""
        if plan.kind == "asks" and not plan.who and not part.has("we"):
            return plan._replace(who=self.called_now)
        return plan._replace(who=self._whom(plan.who))

    def _answered(self, part: SentencePart) -> None:
        if not self.answer and not part.asks:
            refuses = part.has("decline") or (part.negated and len(part.tags) <= SHORT and not part.needs)
            self.answer = "yes" if part.has("agree") else "no" if refuses else ""

    def _claims(self, part: SentencePart) -> Iterator[Claim]:
        if part.has("make", "imake", "fail") and not part.asks:
            yield from _reaching(part, doubted=self.doubted)
            return
        self.doubted = part.has("doubt")
        if not part.tells:
            self.quality, self.waiting = None, []
            return
        needs = part.needs
        if not needs and "mine" not in part.tags:
            yield from _dice(part)
        now = part.quality or self._leaning(part)
        if now is None or self._is_plan(part):
            self.waiting = needs if now is None else []
        else:
            yield from (Claim(now, need) for need in needs or self.waiting or self._unnamed(part))
            self.quality, self.waiting = now, []
        self.leanable = bool(needs)

    def _is_plan(self, part: SentencePart) -> bool:
        """Whether a card is good for somebody else, or somebody's to go to."""
        others = part.names or part.has("you")
        return bool(part.squares and others and not part.has("i", "me", "danger", "safe"))

    def _unnamed(self, part: SentencePart) -> Iterable[str]:
        """What a part is about that names nothing: a person's card, the last one, or that in question."""
        if part.names:
            return part.names[:1]
        if part.has("danger", "safe") and (part.has("you") or self.called_now):
            return ["you"]
        if part.has("there", "it", "me"):
            return [self.last or "asked"]
        return ()

    def _leaning(self, part: SentencePart) -> str | None:
        """The quality of a short part without one: that of the part before, turned by a negation."""
        longest = SHORT_AND_NEGATED if part.negated else SHORT
        if self.quality is None or len(part.tags) > longest:
            return None
        if part.squares and not (self.leanable and not part.has("i", "me", "igo", "go", "you")):
            return None
        return with_negation(self.quality, part)


def _reaching(part: SentencePart, *, doubted: bool) -> Iterator[Claim]:
    """Whether the speaker will make it to a card."""
    if part.has("wish", "want", "others", "you", "we", "if") or (part.names and not part.has("i")):
        return
    if not (doubted or part.has("i", "me", "imake", "doubt")):
        return
    doubted = doubted or part.negated or part.has("doubt", "fail")
    quality = "weak" if doubted else "fair" if part.has("some") else "strong"
    yield from (Claim(quality, square) for square in part.squares or ["mine"])


def _dice(part: SentencePart) -> Iterator[Claim]:
    """High or low dice, without a colour."""
    return (Claim(part.of_dice, HIGH_AND_LOW[tag]) for tag in part.tags if tag in HIGH_AND_LOW)
