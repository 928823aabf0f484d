"""The picture in words, for those who hear it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fujikit.fuji.clauses import WORDS
from fujikit.widgets.screen_words import say

HELD = re.compile(r"(?P<parity>odd|even)\((?P<inner>.+)\)")
COLOURS = ("blue", "pink", "yellow")


def spoken_need(need: str, lang: str) -> str:
    """What a card asks for.

    >>> spoken_need("odd(pink|blue)", "en")
    'odd, pink or blue'
    """
    if need in ("odd", "even", "any"):
        return say(f"need.{need}", lang)
    held = HELD.fullmatch(need)
    parts = [_part(part, lang) for part in (held["inner"] if held else need).split("|")]
    colours = say("need.or", lang, first=parts[:-1], last=parts[-1]) if len(parts) > 1 else parts[0]
    return say(f"need.{held['parity']}-of", lang, colours=colours) if held else colours


def _part(part: str, lang: str) -> str:
    return say(f"need.{part}", lang) if part in COLOURS else part


def spoken_card(view: dict[str, Any], square: str, lang: str) -> str:
    """A card and who is on it: "c4, landscape, yellow or 4, Clara stands here"."""
    return ", ".join(_card_parts(view, square, lang))


def _card_parts(view: dict[str, Any], square: str, lang: str) -> Iterator[str]:
    card = view["cards"][square]
    yield square
    yield WORDS.say("kind", card["kind"], lang)
    if card["need"]:
        yield spoken_need(card["need"], lang)
    if card["token"]:
        yield WORDS.say("token", card["token"], lang)
    if card["reroll"]:
        yield say("board.reroll", lang)
    for where, key in (("at", "board.stands"), ("marker", "board.wants")):
        if names := [name for name, seat in view["seats"].items() if seat[where] == square]:
            yield say(key, lang, names=names, count=len(names))


def headline(view: dict[str, Any], lang: str) -> str:
    """Round and phase."""
    return WORDS.say("ui", "round", lang, round=view["round"], phase=view["phase"])


def story(view: dict[str, Any], lang: str) -> str:
    """The table in a few sentences: round and phase, the players, the lava."""
    return " ".join(_sentences(view, lang))


def _sentences(view: dict[str, Any], lang: str) -> Iterator[str]:
    yield f"{headline(view, lang)}."
    if view["outcome"]:
        yield view["outcome"]["text"]
    for name, seat in view["seats"].items():
        for where, key in (("at", "still.stands"), ("marker", "still.wants")):
            if seat[where]:
                yield say(key, lang, name=name, square=seat[where])
        track = say("track.spoken", lang, name=name, lost=seat["stamina"], length=view["track"]["length"])
        yield f"{track}."
    if view["lava"]:
        yield say("still.lava", lang, squares=view["lava"])
