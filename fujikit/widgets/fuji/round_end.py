"""The account of a round in Fuji, in words and with what is drawn of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from fujikit.engine.game import Game
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.move import Compared
from fujikit.fuji.round_account import ComparedHand, RoundAccount, TurnAccount, round_account
from fujikit.widgets.fuji.drawing import NeedDrawing, art_of, need_drawing
from fujikit.widgets.schema.table import RoundEndView
from fujikit.widgets.screen_words import translate
from fujikit.widgets.steps import steps_of

Characters = Mapping[str, str]
"""The colour of every player."""


class HandView(Struct):
    """The dice of one side of a comparison."""

    name: str
    character: str
    dice: list[str]
    counting: list[int]
    """The numbers of the dice that count, from 1."""
    value: int
    to_beat: bool
    """Whether it is the best of those that had to be beaten."""


class TurnView(Struct):
    """One player's turn."""

    name: str
    character: str
    card: str
    """The square that was wanted."""
    art: str
    need: NeedDrawing
    hands: list[HandView]
    """The player's own dice first."""
    success: bool
    result: str
    """What became of it, in words."""
    against: str
    """The comparison in words."""
    stamina: int
    """Lost so far."""
    loss: int
    """Lost in this turn."""
    notes: list[str]
    injuries: list[str]


class LavaDistanceView(Struct):
    """How soon lava reaches a player's card, in eruptions; None for one it never reaches."""

    name: str
    character: str
    square: str
    eruptions: int | None


class FujiRoundEndView(RoundEndView):
    """The account of a round of Fuji."""

    turns: list[TurnView]
    lava: str
    burnt: list[str]
    """The squares that lava took in this round."""
    outlook: str
    """Where the lava goes next."""
    must_leave: list[str]
    """Who has to move before that, in sentences."""
    distances: list[LavaDistanceView]
    length: int
    """Of the stamina track."""
    spaces: list[int]
    """The spaces of the track with an injury."""


def round_end_view(game: Game[Any], number: int, lang: str) -> FujiRoundEndView:
    """The account of a round that has ended."""
    account = round_account(game, number)
    track = game.state.table.track
    characters = {name: seat["character"] for name, seat in game.own_view(None)["seats"].items()}
    return FujiRoundEndView(
        round=number,
        title=translate("round-end.title", lang, round=number),
        summary=_summary(account, lang),
        step=_first_comparison(game, number),
        turns=[_turn(game, account, turn, characters, lang) for turn in account.turns],
        lava=_lava(account, lang),
        burnt=[square for turn in account.turns for square in turn.eruptions] + list(account.lava),
        outlook=_outlook(account, lang),
        must_leave=_must_leave(account, lang),
        distances=_distances(account, characters),
        length=track.length,
        spaces=list(track.injuries),
    )


def _summary(account: RoundAccount, lang: str) -> str:
    moved = sum(turn.success and not turn.no_way for turn in account.turns)
    count = len(account.turns)
    some = "round-end.some-move" if moved else "round-end.none-move"
    key = "round-end.all-move" if moved == count else some
    return " ".join(
        [
            translate(key, lang, moved=moved, count=count),
            *(
                translate("round-end.short", lang, seat=turn.seat, points=1 - turn.margin)
                for turn in account.turns
                if not turn.success
            ),
            *(translate("round-end.no-way", lang, seat=turn.seat) for turn in account.turns if turn.no_way),
        ]
    )


def _first_comparison(game: Game[Any], number: int) -> int:
    """The step of the replay just before the first turn of the round."""
    moves = next(
        index
        for index, move in enumerate(game.history)
        if move.before.round == number and any(isinstance(event, Compared) for event in move.events)
    )
    return max(step for step, count in enumerate(steps_of(game)) if count <= moves)


def _turn(
    game: Game[Any], account: RoundAccount, turn: TurnAccount, characters: Characters, lang: str
) -> TurnView:
    kind = "village" if game.state.board.is_village(turn.card) else "landscape"
    best = max(hand.value for hand in turn.rivals)
    values = [hand.value for hand in turn.rivals]
    return TurnView(
        name=turn.seat,
        character=characters[turn.seat],
        card=turn.card,
        art=art_of(turn.card, kind, turn.need, account.round),
        need=need_drawing(turn.need, lang),
        hands=[
            _hand(characters, turn.own, to_beat=False),
            *(_hand(characters, hand, to_beat=hand.value == best) for hand in turn.rivals),
        ],
        success=turn.success,
        result=_result(turn, lang),
        against=translate("round-end.against", lang, value=turn.own.value, rivals=values),
        stamina=turn.stamina + turn.loss,
        loss=turn.loss,
        notes=list(_notes(turn, lang)),
        injuries=list(turn.injuries),
    )


def _hand(characters: Characters, hand: ComparedHand, *, to_beat: bool) -> HandView:
    character = characters.get(hand.name, "")  # the third set of dice in variant A is nobody's
    return HandView(hand.name, character, list(hand.dice), list(hand.counting), hand.value, to_beat)


def _result(turn: TurnAccount, lang: str) -> str:
    if turn.end == turn.start:
        return translate("round-end.stays", lang, start=turn.start)
    return translate("round-end.moves", lang, start=turn.start, end=turn.end)


def _notes(turn: TurnAccount, lang: str) -> list[str]:
    """What the turn cost, and what else happened in it."""
    if turn.success:
        key = "round-end.ahead-costs" if turn.loss else "round-end.ahead-free"
    else:
        key = "round-end.failed-costs" if turn.loss else "round-end.failed-free"
    notes = [translate(key, lang, margin=turn.margin, loss=turn.loss)]
    if turn.drawn:
        name = WORDS.translate("equipment", turn.drawn, lang)
        notes.append(translate("round-end.draws", lang, equipment=name))
    if turn.eruptions:
        notes.append(translate("round-end.erupts", lang, squares=list(turn.eruptions)))
    if "leg" in turn.injuries:
        notes.append(translate("round-end.leg", lang))
    return notes


def _lava(account: RoundAccount, lang: str) -> str:
    if not account.lava:
        return translate("round-end.lava-none", lang)
    return translate("round-end.lava", lang, squares=list(account.lava))


def _outlook(account: RoundAccount, lang: str) -> str:
    told = []
    if account.next_lava:
        told.append(translate("round-end.next", lang, squares=list(account.next_lava)))
    key = "round-end.village" if account.villagers else "round-end.village-none"
    told.append(translate(key, lang, names=list(account.villagers)))
    return " ".join(told)


def _must_leave(account: RoundAccount, lang: str) -> list[str]:
    return [
        translate("round-end.must-leave", lang, seat=name, square=square)
        for name, square in account.places.items()
        if square in account.next_lava
    ]


def _distances(account: RoundAccount, characters: Characters) -> list[LavaDistanceView]:
    """The most endangered first."""
    rows = [
        LavaDistanceView(name, characters[name], square, account.eruptions_left.get(name))
        for name, square in account.places.items()
    ]
    return sorted(rows, key=lambda row: (row.eruptions is None, row.eruptions or 0))
