"""Who is to go where, as a part says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fujikit.fuji.talk.heard.names import WHO
from fujikit.fuji.talk.heard.sentence_parts import QUALITIES, VERBS, SentencePart

PERSONS = {"i": "me", "me": "me", "you": "you", "others": "you", "we": ""}


class Plan(NamedTuple):
    """Who goes to a card, keeps off it or is asked about it: `me`, `you`, `who:` and a name, or anybody."""

    kind: str
    who: str
    about: str


def plans(part: SentencePart, last: str) -> Iterator[Plan]:
    """The plans of a part; `last` is the card that was named before it."""
    squares = part.squares or (["here"] if part.has("here") else [])
    if not squares and last and part.has("there", "it"):
        squares = [last]
    if not squares or part.has("if"):
        return
    found = _asked(part) if part.asks else _planned(part)
    if found:
        yield from (Plan(*found, square) for square in squares)


def _asked(part: SentencePart) -> tuple[str, str] | None:
    """A question is put to somebody, but "may I go?" is a plan, and "can you leave it?" a wish."""
    if part.has("leave", "avoid", "iavoid"):
        return _planned(part)
    who = _doer(part) if part.has(*VERBS) else _one(part)
    if who == "me" and not part.has(*QUALITIES):
        return "goes", "me"
    return "asks", "" if who == "me" else who


def _planned(part: SentencePart) -> tuple[str, str] | None:
    if part.has("leave"):
        return _left(part)
    if part.has("avoid", "iavoid"):
        return ("goes" if part.negated else "keep-off"), _doer(part)
    if part.has("go", "igo", "yougo", "want"):
        return ("keep-off" if part.negated else "goes"), _doer(part)
    return _without_verb(part)


def _left(part: SentencePart) -> tuple[str, str]:
    """A card is left to somebody, or left alone."""
    after = part.tags[_verb(part) + 1 :]
    heirs = [who for tag in after if (who := person(tag)) not in (None, "you")]
    if heirs and heirs[0] is not None:
        return "goes", heirs[0]
    before = [who for tag in part.tags[: _verb(part)] if (who := person(tag)) == "me"]
    return "keep-off", "me" if before else "you"


def _without_verb(part: SentencePart) -> tuple[str, str] | None:
    """`c4 for me`, `Jona e2`; `c4 is good for Jona` too, but not what is good for the speaker."""
    if not part.has("i", "me", "you", "others") and not part.names:
        return None
    who = _one(part)
    if part.has(*QUALITIES) and part.tags[0] == who:
        return None
    if part.has("danger", "safe") or (who == "me" and part.has(*QUALITIES)):
        return None
    return ("keep-off" if part.negated or part.has("weak") else "goes"), who


def _one(part: SentencePart) -> str:
    """The person of whom the part speaks: a name before you, and you before me."""
    if part.names:
        return part.names[0]
    return "you" if part.has("you", "others") else "me" if part.has("i", "me") else ""


def _doer(part: SentencePart) -> str:
    """Who is to do what the verb says: the last person named before it, or whom its form tells."""
    at = _verb(part)
    before = [who for tag in part.tags[:at] if (who := person(tag)) is not None]
    if before:
        return before[-1]
    if part.tags[at] in ("igo", "iavoid") or part.has("want"):
        return "me"
    return part.names[0] if part.names else "you"


def _verb(part: SentencePart) -> int:
    """Where the verb stands; wanting is one if there is no other."""
    for verbs in (VERBS, {"want"}):
        if places := [place for place, tag in enumerate(part.tags) if tag in verbs]:
            return places[0]
    return 0


def person(tag: str) -> str | None:
    """Whom a word stands for."""
    return tag if tag.startswith(WHO) else PERSONS.get(tag)
