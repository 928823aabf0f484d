"""Fuji in words, for those who hear it: cards, requirements, dice, tracks, the whole table."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from fujikit.engine.view import ViewData
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import FACES
from fujikit.widgets.schema import MarksView
from fujikit.widgets.screen_words import translate


@cache
def describe_need(need: str, lang: str) -> str:
    """What a card asks for.

    >>> describe_need("odd(pink|blue)", "en")
    'odd, pink or blue'
    """
    return WORDS.need(need, lang)


@cache
def describe_die(code: str | None, lang: str) -> str:
    """What a die shows, or that it is hidden.

    >>> describe_die("Y5", "en"), describe_die(None, "en")
    ('yellow 5', 'hidden')
    """
    if code is None:
        return translate("dice.hidden", lang)
    return WORDS.die(code, lang)


def describe_dice(dice: Iterable[str | None], lang: str) -> str:
    """Dice in a row."""
    return ", ".join(describe_die(code, lang) for code in dice)


def spoken_faces(lang: str) -> dict[str, str]:
    """Words for every face that a die can show, for the browser."""
    return {f"face.{code}": describe_die(code, lang) for code in sorted(FACES)}


@lru_cache(maxsize=1024)
def describe_track(name: str, lost: int, length: int, injuries: tuple[int, ...], lang: str) -> str:
    """How tired somebody is, and how far the next injury.

    >>> describe_track("Clara", 7, 20, (6, 10), "en")
    'Clara: 7 of 20 stamina lost, next injury in 3 steps'
    """
    spoken = translate("track.spoken", lang, name=name, lost=lost, length=length)
    return f"{spoken}, {_ahead(lost, length, injuries, lang)}"


def _ahead(lost: int, length: int, injuries: Iterable[int], lang: str) -> str:
    coming = [space for space in injuries if space > lost]
    if lost >= length:
        return translate("track.end", lang)
    return (
        translate("track.ahead", lang, steps=min(coming) - lost) if coming else translate("track.last", lang)
    )


class CardOnBoard(NamedTuple):
    """All that a card looks like and is called by."""

    square: str
    kind: str
    need: str | None
    token: str | None
    reroll: bool
    fires: str
    """The sides on which something burns."""
    here: tuple[str, ...]
    """Who stands on it."""
    coming: tuple[str, ...]
    """Who wants to come to it."""


def describe_card(card: CardOnBoard, lang: str) -> str:
    """A card and who is on it: "c4, landscape, yellow or 4, Clara stands here"."""
    parts = [card.square, WORDS.translate("kind", card.kind, lang)]
    if card.need:
        parts.append(describe_need(card.need, lang))
    if card.token:
        parts.append(WORDS.translate("token", card.token, lang))
    for names, key in ((card.here, "board.stands"), (card.coming, "board.wants")):
        if names:
            parts.append(translate(key, lang, names=names, count=len(names)))
    if card.fires:
        parts.append(translate("board.lava-next", lang))
    if card.reroll:
        parts.append(translate("board.reroll", lang))
    return ", ".join(parts)


def headline(view: ViewData, lang: str) -> str:
    """Round and phase."""
    return WORDS.translate("ui", "round", lang, round=view["round"], phase=view["phase"])


def describe_table(view: ViewData, lang: str) -> str:
    """The table in a few sentences: round and phase, the players, the lava."""
    return " ".join(_sentences(view, lang))


def _sentences(view: ViewData, lang: str) -> Iterator[str]:
    yield f"{headline(view, lang)}."
    if view["outcome"]:
        yield view["outcome"]["text"]
    for name, seat in view["seats"].items():
        for where, key in (("at", "still.stands"), ("marker", "still.wants")):
            if seat[where]:
                yield translate(key, lang, name=name, square=seat[where])
        track = translate(
            "track.spoken", lang, name=name, lost=seat["stamina"], length=view["track"]["length"]
        )
        yield f"{track}."
    if view["lava"]:
        yield translate("still.lava", lang, squares=view["lava"])


def describe_marks(marks: MarksView, squares: Container[str], lang: str) -> str:
    """What is pointed out on these squares, in a sentence a mark."""
    pointed = [
        *((square, translate(f"board.{kind}", lang)) for square, kind in marks.highlights.items()),
        *(
            (arrow.start, _arrow(arrow.end, arrow.text, lang))
            for arrow in marks.arrows
            if arrow.end in squares
        ),
        *((square, translate("board.note", lang, text=text)) for square, text in marks.notes.items()),
    ]
    return " ".join(f"{square}: {words}." for square, words in pointed if square in squares)


def _arrow(end: str, text: str, lang: str) -> str:
    key = "board.arrow-says" if text else "board.arrow"
    return translate(key, lang, square=end, text=text)
