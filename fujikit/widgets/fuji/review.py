"""A game of Fuji in review, for the screen. This module brings numpy in: import it where it is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fujikit.engine.game import Game
from fujikit.engine.numbers import decimal
from fujikit.fuji.descriptor import GAME
from fujikit.fuji.odds import CardOdds, GameReview, TurnReview, review_game
from fujikit.fuji.odds.turning_points import MUCH
from fujikit.widgets.chance import in_hundred
from fujikit.widgets.schema import LessonLink, PlayerReviewView, RatedView, ReviewView, TurningPointView
from fujikit.widgets.screen_words import translate


def review_view(game: Game[Any], first: int, lang: str) -> ReviewView:
    """A game that is over, or for study, in review; the steps of its replay begin after so many moves."""
    found = review_game(game)
    return ReviewView(
        [_point(turn, first, lang) for turn in found.turning_points],
        [_player(game, found, seat, lang) for seat in game.seats],
        _summary(found, lang),
        translate("review.stamina", lang),
        _lesson(found, lang),
    )


def _point(turn: TurnReview, first: int, lang: str) -> TurningPointView:
    title = translate("review.goes", lang, round=turn.round, name=turn.seat, card=turn.card.square)
    better = turn.mark.better
    choices = [_rated(turn.card, lang, chosen=True), *([_rated(better, lang)] if better else [])]
    return TurningPointView(
        turn.moves - first, turn.round, turn.kind, title, " ".join(_sentences(turn, lang)), choices
    )


def _rated(card: CardOdds, lang: str, *, chosen: bool = False) -> RatedView:
    label = translate("review.chosen", lang, card=card.square) if chosen else card.square
    steps = "nearer" if card.nearer > 0 else "away" if card.nearer < 0 else "as-near"
    return RatedView(
        label, in_hundred(card.chance), translate(f"review.{steps}", lang, steps=abs(card.nearer))
    )


def _sentences(turn: TurnReview, lang: str) -> Iterator[str]:
    """What happened, then what was given away; where nothing was, that it was luck, or too late."""
    result = "moved" if turn.moved else "failed"
    yield translate(f"review.{result}", lang, value=turn.value, rival=turn.rival, loss=turn.loss)
    if turn.injuries:
        yield translate("review.injuries", lang, count=len(turn.injuries))
    better = turn.mark.better
    if better is not None and turn.mark.gives_away >= MUCH:
        yield translate("review.surer", lang, card=better.square, points=_points(turn.mark.gives_away, lang))
    if turn.rerolls_gave_away >= MUCH:
        yield translate("review.rerolls", lang, points=_points(turn.rerolls_gave_away, lang))
    if turn.kind != "choice":
        yield translate(f"review.was-{turn.kind}", lang)


def _points(difference: float, lang: str) -> str:
    return decimal(100 * difference, lang)


def _player(game: Game[Any], found: GameReview, seat: str, lang: str) -> PlayerReviewView:
    own, length = found.of(seat), game.state.table.track.length
    made = translate("review.made", lang, made=own.moved, turns=own.turns)
    left = [max(0, length - lost) for lost in own.stamina]
    return PlayerReviewView(seat, made, _points(own.rerolls_gave_away, lang), left)


def _summary(found: GameReview, lang: str) -> str:
    promised = decimal(sum(turn.card.chance for turn in found.turns), lang)
    made = sum(turn.moved for turn in found.turns)
    return translate("review.luck-sum", lang, promised=promised, made=made, turns=len(found.turns))


def _lesson(found: GameReview, lang: str) -> LessonLink | None:
    """The page about what gave most away; none where nothing did."""
    marks = sum(turn.mark.gives_away for turn in found.turns)
    rerolls = sum(turn.rerolls_gave_away for turn in found.turns)
    if max(marks, rerolls) < MUCH:
        return None
    kind = "board-odds" if marks >= rerolls else "reroll-odds"
    text, title = (translate(f"review.{kind}{part}", lang) for part in ("", "-page"))
    return LessonLink(text, title, GAME.page(kind))
