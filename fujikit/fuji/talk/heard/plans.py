"""Who is to go where, as a clause says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fujikit.fuji.talk.heard.clauses import QUALITIES, VERBS, Clause
from fujikit.fuji.talk.heard.names import WHO

PERSONS = {"i": "me", "me": "me", "you": "you", "others": "you", "we": ""}


class Plan(NamedTuple):
    """Who goes to a card, keeps off it or is asked about it: `me`, `you`, `who:` and a name, or anybody."""

    kind: str
    who: str
    about: str


def plans(clause: Clause, last: str) -> Iterator[Plan]:
    """The plans of a clause; `last` is the card that was named before it."""
    squares = clause.squares or (["here"] if clause.has("here") else [])
    if not squares and last and clause.has("there", "it"):
        squares = [last]
    if not squares or clause.has("if"):
        return
    found = _asked(clause) if clause.asks else _planned(clause)
    if found:
        yield from (Plan(*found, square) for square in squares)


def _asked(clause: Clause) -> tuple[str, str] | None:
    """A question is put to somebody, but "may I go?" is a plan, and "can you leave it?" a wish."""
    if clause.has("leave", "avoid", "iavoid"):
        return _planned(clause)
    who = _doer(clause) if clause.has(*VERBS) else _one(clause)
    if who == "me" and not clause.has(*QUALITIES):
        return "goes", "me"
    return "asks", "" if who == "me" else who


def _planned(clause: Clause) -> tuple[str, str] | None:
    if clause.has("leave"):
        return _left(clause)
    if clause.has("avoid", "iavoid"):
        return ("goes" if clause.negated else "keep-off"), _doer(clause)
    if clause.has("go", "igo", "yougo", "want"):
        return ("keep-off" if clause.negated else "goes"), _doer(clause)
    return _without_verb(clause)


def _left(clause: Clause) -> tuple[str, str]:
    """A card is left to somebody, or left alone."""
    after = clause.tags[_verb(clause) + 1 :]
    heirs = [who for tag in after if (who := person(tag)) not in (None, "you")]
    if heirs and heirs[0] is not None:
        return "goes", heirs[0]
    before = [who for tag in clause.tags[: _verb(clause)] if (who := person(tag)) == "me"]
    return "keep-off", "me" if before else "you"


def _without_verb(clause: Clause) -> tuple[str, str] | None:
    """`c4 for me`, `Jona e2`; `c4 is good for Jona` too, but not what is good for the speaker."""
    if not clause.has("i", "me", "you", "others") and not clause.names:
        return None
    who = _one(clause)
    if clause.has(*QUALITIES) and clause.tags[0] == who:
        return None
    if clause.has("danger", "safe") or (who == "me" and clause.has(*QUALITIES)):
        return None
    return ("keep-off" if clause.negated or clause.has("weak") else "goes"), who


def _one(clause: Clause) -> str:
    """The person of whom the clause speaks: a name before you, and you before me."""
    if clause.names:
        return clause.names[0]
    return "you" if clause.has("you", "others") else "me" if clause.has("i", "me") else ""


def _doer(clause: Clause) -> str:
    """Who is to do what the verb says: the last person named before it, or whom its form tells."""
    at = _verb(clause)
    before = [who for tag in clause.tags[:at] if (who := person(tag)) is not None]
    if before:
        return before[-1]
    if clause.tags[at] in ("igo", "iavoid") or clause.has("want"):
        return "me"
    return clause.names[0] if clause.names else "you"


def _verb(clause: Clause) -> int:
    """Where the verb stands; wanting is one if there is no other."""
    for verbs in (VERBS, {"want"}):
        if places := [place for place, tag in enumerate(clause.tags) if tag in verbs]:
            return places[0]
    return 0


def person(tag: str) -> str | None:
    """Whom a word stands for."""
    return tag if tag.startswith(WHO) else PERSONS.get(tag)
