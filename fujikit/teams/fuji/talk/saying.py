"""Say something at the table: what the referee allows, and what is understood as it is meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fujikit.fuji.talk import referee
from fujikit.teams.fuji.talk.listening import understood_statements
from fujikit.teams.fuji.talk.phrases import listed, phrases, rotated, sentence
from fujikit.teams.fuji.talk.remarks import remark
from fujikit.teams.fuji.talk.statements import Hint, Request, Statements
from fujikit.teams.player import View

QUALITIES = ("strong", "weak", "fair")


class Piece(NamedTuple):
    """Ways to say something, and what is meant by it."""

    ways: list[str]
    hints: tuple[Hint, ...] = ()
    requests: tuple[Request, ...] = ()


def say_hints(view: View, hints: Sequence[Hint]) -> str | None:
    """What a seat says of its dice for some cards; None if there is nothing new to say.

    Which words are taken depends on what everybody sees, never on dice: that would be a code.

    >>> seat, cards = {"at": "b2", "marker": None}, {"d3": {"need": "pink"}, "e2": {"need": "blue|4"}}
    >>> view = {"lang": "en", "seat": "Clara", "phase": "plan", "round": 3, "scenario": 2, "may_say": True}
    >>> view |= {"said": [], "lava": [], "seats": {"Clara": seat, "Jona": seat}, "cards": cards}
    >>> say_hints(view, [Hint("Clara", "strong", "pink", "d3"), Hint("Clara", "weak", "blue|4", "e2")])
    'd3 would be easy for me; e2 looks bad for me.'
    """
    known = understood_statements(view).hints
    own = [hint._replace(phase=view["phase"]) for hint in hints if hint.seat == view["seat"]]
    return _say(view, _hint_pieces(view, [hint for hint in own if hint not in known]), remark(view))


def say_outlook(
    view: View, quality: str, *, blocks: Iterable[str] = (), spares: Iterable[str] = ()
) -> str | None:
    """How the own destination looks in phase 4, and to whom one is a danger there, or is none.

    >>> seats = {"Clara": {"at": "b2", "marker": "d3"}, "Jona": {"at": "b2", "marker": "e2"}}
    >>> cards = {"d3": {"need": "pink"}, "e2": {"need": "blue|4"}}
    >>> view = {"lang": "en", "seat": "Clara", "phase": "equip", "round": 3, "scenario": 2, "may_say": True}
    >>> say_outlook({**view, "said": [], "seats": seats, "cards": cards}, "strong", blocks=["Jona"])
    "d3 looks good for me; Jona, I'm a danger to you."
    """
    words, seat, square = (
        phrases(view["lang"])["outlook"],
        view["seat"],
        view["seats"][view["seat"]]["marker"],
    )
    pieces = [_card_piece(view, words[quality], quality, square)] if square else []
    for key, whom, meant in (("danger", blocks, "strong"), ("harmless", spares, "weak")):
        for who in whom:
            hint = _hint(view, seat, meant, view["seats"][who]["marker"])
            pieces += [Piece([way.format(who=who) for way in words[key]], (hint,))] if hint else []
    return _say(view, pieces)


def say_reply(view: View, request: Request, *, agrees: bool) -> str | None:
    """The answer to somebody who wants this seat to take a card.

    >>> seat, cards = {"at": "b2", "marker": None}, {"d3": {"need": "pink"}}
    >>> view = {"lang": "pl", "seat": "Clara", "phase": "plan", "round": 3, "scenario": 2, "may_say": True}
    >>> view |= {"said": [], "seats": {"Clara": seat, "Jona": seat}, "cards": cards}
    >>> say_reply(view, Request("Jona", "Clara", "d3", "asks"), agrees=True)
    'Zgoda, biorę d3.'
    """
    words, seat = phrases(view["lang"])["reply"], view["seat"]
    if not agrees:
        return _say(view, [_card_piece(view, words["no"], "weak", request.square)])
    ways = [way.format(square=request.square) for way in words["yes"]]
    return _say(view, [Piece(ways, requests=(Request(seat, seat, request.square, "goes"),))])


def _hint_pieces(view: View, hints: list[Hint]) -> Iterator[Piece]:
    """One piece for all cards of a quality."""
    for quality in QUALITIES:
        found = tuple(hint for hint in hints if hint.quality == quality)
        if found:
            words = phrases(view["lang"])[quality]
            ways = [*words["one"], *words["squares"]] if len(found) == 1 else words["squares"]
            squares = listed([hint.square for hint in found], view["lang"])
            yield Piece([way.format(squares=squares) for way in ways], found)


def _card_piece(view: View, ways: list[str], quality: str, square: str) -> Piece:
    hint = _hint(view, view["seat"], quality, square)
    return Piece([way.format(square=square) for way in ways], (hint,) if hint else ())


def _hint(view: View, seat: str, quality: str, square: str | None) -> Hint | None:
    need = view["cards"].get(square, {}).get("need")
    return Hint(seat, quality, need, square or "", view["phase"]) if need else None


def _say(view: View, pieces: Iterable[Piece], opening: str = "") -> str | None:
    """The pieces in words; where they do not go well together, each is tried alone, and some are left out."""
    found = list(pieces)
    if not found or not view["may_say"]:
        return None
    at_once = [(_ways(view, piece)[0], piece) for piece in found]
    return _joined(view, at_once, opening) or _few(view, found, opening)


def _few(view: View, pieces: list[Piece], opening: str) -> str | None:
    """As many of the pieces as are allowed and understood together."""
    ways = [
        next((way for way in _ways(view, each) if _is_right(view, sentence(way), [each])), "")
        for each in pieces
    ]
    said = [(way, piece) for way, piece in zip(ways, pieces, strict=True) if way]
    counts = range(len(said), 0, -1)
    tries = (
        _joined(view, said[:count], opened) for opened in dict.fromkeys((opening, "")) for count in counts
    )
    return next(filter(None, tries), None)


def _joined(view: View, said: list[tuple[str, Piece]], opening: str) -> str | None:
    """The text of all of them, if it is right."""
    ways = _sentences((way for way, _ in said), phrases(view["lang"])["then"])
    text = " ".join(filter(None, [opening, *ways]))
    return text if _is_right(view, text, [piece for _, piece in said]) else None


def _ways(view: View, piece: Piece) -> list[str]:
    """The ways to say it, from one on that is chosen by what everybody knows."""
    salt = f"{view['seat']} {view['round']} {view['scenario']} {len(view['said'])} {piece.ways[0]}"
    return rotated(piece.ways, salt)


def _is_right(view: View, text: str, pieces: list[Piece]) -> bool:
    """Whether the referee allows a text, and a listener understands what is meant and nothing else."""
    if not referee(text, view["lang"]).ok:
        return False
    said = {"seat": view["seat"], "phase": view["phase"], "text": text}
    understood = understood_statements({**view, "said": [said]})
    meant = Statements(
        tuple(hint for piece in pieces for hint in piece.hints),
        tuple(request for piece in pieces for request in piece.requests),
    )
    return all(set(one) == set(other) for one, other in zip(understood, meant, strict=True))


def _sentences(ways: Iterable[str], then: str) -> Iterator[str]:
    """Join pieces two by two into sentences; a question stays alone."""
    waiting = ""
    for way in ways:
        if not waiting:
            waiting = way
        elif "?" in waiting + way:
            yield sentence(waiting)
            waiting = way
        else:
            yield sentence(f"{waiting}{then}{way}")
            waiting = ""
    if waiting:
        yield sentence(waiting)
