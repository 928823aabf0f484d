"""Parts of views are kept; nothing that is kept may be stale, or be changed by a reader."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from msgspec.structs import replace

from fujikit.engine.game import Game, states_before
from fujikit.engine.log import LogView
from fujikit.engine.table import table_view
from fujikit.fuji import action_views
from fujikit.fuji.view import View
from tests.properties.games import MOVES, SEEDS, moment, opening, view_bytes
from tools.fuzz import moments, step


def viewers(game: Game[Any]) -> tuple[str | None, ...]:
    return (*game.seats, None)


def nothing_kept(game: Game[Any]) -> Game[Any]:
    """The same moment on a board that nobody has looked at, with a log that nobody has read."""
    action_views.action_view.cache_clear()
    twin = game.copy()
    twin.state = replace(game.state, board=replace(game.state.board))
    return twin


@settings(max_examples=15)
@given(SEEDS)
def test_a_view_is_what_it_would_be_if_nothing_were_kept(seed: int) -> None:
    game, random = opening(seed, study=True), Random(seed)
    for _ in range(60):
        seen = [view_bytes(game, viewer) for viewer in viewers(game)]
        fresh = nothing_kept(game)
        assert seen == [view_bytes(fresh, viewer) for viewer in viewers(game)]
        if random.random() < 0.2 and not game.undo_refusal():
            game.undo()
        elif not step(game, random):
            break


@settings(max_examples=15)
@given(SEEDS)
def test_the_log_holds_this_round_and_the_move_that_began_it(seed: int) -> None:
    game = opening(seed)
    for _ in moments(game, Random(seed), 60):
        for viewer in viewers(game):
            assert game.view(viewer)["log"] == [msgspec.to_builtins(each) for each in told(game, viewer)]


def told(game: Game[Any], viewer: str | None) -> Iterator[LogView]:
    """The log, word by word, from the history alone."""
    rounds = [move.before.round == game.round for move in game.history]
    first = rounds.index(True) - 1 if True in rounds else len(rounds) - 1
    for move in game.history[max(first, 0) :]:
        for state, event in states_before(move):
            if (heard := event.log_message(state, viewer)) is not None:
                text = game.rules.words.translate("log", heard.key, game.lang, **heard.numbers)
                line = str(heard.numbers["line"]) if "line" in heard.numbers else msgspec.UNSET
                yield LogView(type(event).__name__, text, str(heard.numbers.get("seat") or ""), line)


@settings(max_examples=40)
@given(SEEDS, MOVES)
def test_who_changes_a_view_changes_nobody_elses(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    seen = [view_bytes(game, viewer) for viewer in viewers(game)]
    for viewer in viewers(game):
        spoil(game.view(viewer))
    assert [view_bytes(game, viewer) for viewer in viewers(game)] == seen


def spoil(data: Any) -> None:
    """Empty whatever can be emptied, the innermost first."""
    if isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            spoil(each)
        data.clear()


@settings(max_examples=40)
@given(SEEDS, MOVES)
def test_a_view_has_the_shape_that_the_browser_is_told(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    for viewer in viewers(game):
        own, table = game.own_view(viewer), msgspec.to_builtins(table_view(game, viewer))
        assert msgspec.json.encode(msgspec.convert(own, View)) == msgspec.json.encode(own)
        assert game.view(viewer) == {**table, **own}


def test_the_log_is_told_in_the_language_asked_for() -> None:
    game = moment(3, 40)
    texts = {lang: [each["text"] for each in game.view(None, lang)["log"]] for lang in ("en", "fr", "en")}
    assert texts["en"] == [each["text"] for each in game.view(None)["log"]]
    assert texts["en"]
    assert texts["en"] != texts["fr"]
