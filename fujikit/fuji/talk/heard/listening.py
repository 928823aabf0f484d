"""Find in a sentence what its speaker is strong or weak on, and who is to go where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from fujikit.engine.public import public
from fujikit.fuji.need import parse_need
from fujikit.fuji.talk.heard.clauses import Clause, clauses, turned
from fujikit.fuji.talk.heard.names import with_names
from fujikit.fuji.talk.heard.plans import Plan, plans
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
"""A clause of so few words may lean on the one before: "strong on blue, and on yellow"."""


class Told(NamedTuple):
    """How good the speaker's roll is, and on what.

    That is a requirement, a square, a person's card (`who:` and a name), or `mine`, `yours`, and `asked` for
    the card that the speaker was asked about.
    """

    quality: str
    about: str


class Meaning(NamedTuple):
    """What was understood of a text."""

    told: tuple[Told, ...]
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
    found = (_said(told, destination) for told in understand(text, lang).told)
    return list(dict.fromkeys(said for said in found if said))


def _said(told: Told, destination: str | None) -> Said | None:
    need = destination if told.about == "mine" else None if is_card(told.about) else told.about
    return Said(told.quality, need) if need and told.quality != "fair" else None


def is_card(about: str) -> bool:
    """Whether a card is spoken of, and not what cards ask for."""
    return about in CARDS or ":" in about or is_square(about)


@lru_cache(maxsize=8192)
def understand(text: str, lang: str = "en", names: tuple[str, ...] = ()) -> Meaning:
    """Everything that a text tells, as far as it is understood.

    >>> understand("d3 suits me well. Jona, could you take e2?", names=("Jona",)).told
    (Told(quality='strong', about='d3'),)
    >>> understand("d3 suits me well. Jona, could you take e2?", names=("Jona",)).plans
    (Plan(kind='asks', who='who:Jona', about='e2'),)
    """
    listener = _Listener()
    signed, known = with_names(text, names, vocabulary(lang))
    for sentence in SENTENCE.findall(signed):
        tags = vocabulary(lang).tags(sentence, known)
        listener.sentence(_asking(list(clauses(tags, asks=sentence.rstrip().endswith("?")))))
    return listener.meaning()


def _asking(said: list[Clause]) -> list[Clause]:
    """Of a question, what the speaker tells before asking is no question: "I'm weak, can you go?"."""
    content = [clause for clause in said if not clause.calls]
    told = [clause for clause in content[:-1] if clause.quality and not clause.has("you", "others")]
    return [clause._replace(asks=False) if clause in told else clause for clause in said]


class _Listener:
    """What was heard so far: a clause may lean on the one before it."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.plans: list[Plan] = []
        self.answer = ""
        self.called = ""
        self.last = ""

    def meaning(self) -> Meaning:
        told = (each for each in self.told if each.about != "you")
        return Meaning(tuple(dict.fromkeys(told)), tuple(dict.fromkeys(self.plans)), self.answer)

    def sentence(self, said: list[Clause]) -> None:
        """Take in a sentence, clause by clause."""
        self.quality: str | None = None
        self.waiting: list[str] = []
        self.leanable = False
        self.doubted = False
        self.called_now = next((name for clause in said if (name := clause.calls)), "")
        self.called = self.called_now or self.called
        for clause in said:
            self._clause(clause)

    def _clause(self, clause: Clause) -> None:
        self._answered(clause)
        told = list(self._told(clause))
        self.told += (each._replace(about=self._whom(each.about)) for each in told)
        topic = clause.asks and not self.called_now and all(is_square(tag) for tag in clause.tags if tag)
        if not topic and not any(is_card(each.about) for each in told):
            self.plans += (self._addressed(plan, clause) for plan in plans(clause, self.last))
        self.last = (clause.squares or [self.last])[-1]

    def _whom(self, who: str) -> str:
        return self.called if who in ("you", "yours") and self.called else who

    def _addressed(self, plan: Plan, clause: Clause) -> Plan:
        """The plan with the name of whoever is called; a question is put to that person."""
        if plan.kind == "asks" and not plan.who and not clause.has("we"):
            return plan._replace(who=self.called_now)
        return plan._replace(who=self._whom(plan.who))

    def _answered(self, clause: Clause) -> None:
        if not self.answer and not clause.asks:
            refuses = clause.has("decline") or (
                clause.negated and len(clause.tags) <= SHORT and not clause.needs
            )
            self.answer = "yes" if clause.has("agree") else "no" if refuses else ""

    def _told(self, clause: Clause) -> Iterator[Told]:
        if clause.has("make", "imake", "fail") and not clause.asks:
            yield from _reaching(clause, doubted=self.doubted)
            return
        self.doubted = clause.has("doubt")
        if not clause.tells:
            self.quality, self.waiting = None, []
            return
        needs = clause.needs
        if not needs and "mine" not in clause.tags:
            yield from _dice(clause)
        now = clause.quality or self._leaning(clause)
        if now is None or self._is_plan(clause):
            self.waiting = needs if now is None else []
        else:
            yield from (Told(now, need) for need in needs or self.waiting or self._unnamed(clause))
            self.quality, self.waiting = now, []
        self.leanable = bool(needs)

    def _is_plan(self, clause: Clause) -> bool:
        """Whether a card is good for somebody else, or somebody's to go to."""
        others = clause.names or clause.has("you")
        return bool(clause.squares and others and not clause.has("i", "me", "danger", "safe"))

    def _unnamed(self, clause: Clause) -> Iterable[str]:
        """What a clause is about that names nothing: a person's card, the last one, or that in question."""
        if clause.names:
            return clause.names[:1]
        if clause.has("danger", "safe") and (clause.has("you") or self.called_now):
            return ["you"]
        if clause.has("there", "it", "me"):
            return [self.last or "asked"]
        return ()

    def _leaning(self, clause: Clause) -> str | None:
        """The quality of a short clause without one: that of the clause before, turned by a negation."""
        longest = SHORT_AND_NEGATED if clause.negated else SHORT
        if self.quality is None or len(clause.tags) > longest:
            return None
        if clause.squares and not (self.leanable and not clause.has("i", "me", "igo", "go", "you")):
            return None
        return turned(self.quality, clause)


def _reaching(clause: Clause, *, doubted: bool) -> Iterator[Told]:
    """Whether the speaker will make it to a card."""
    if clause.has("wish", "want", "others", "you", "we", "if") or (clause.names and not clause.has("i")):
        return
    if not (doubted or clause.has("i", "me", "imake", "doubt")):
        return
    doubted = doubted or clause.negated or clause.has("doubt", "fail")
    quality = "weak" if doubted else "fair" if clause.has("some") else "strong"
    yield from (Told(quality, square) for square in clause.squares or ["mine"])


def _dice(clause: Clause) -> Iterator[Told]:
    """High or low dice, without a colour."""
    return (Told(clause.of_dice, HIGH_AND_LOW[tag]) for tag in clause.tags if tag in HIGH_AND_LOW)
