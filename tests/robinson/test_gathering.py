"""Gathering: where it may be planned, and what it gives."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from fujikit.robinson.work.kinds.gather import gather_spots, refuse_gather, shortcut_used
from tests.robinson.islands import asked, island, planning, resolving
from tests.robinson.support import wounds

TILES = "m1 = 8\nm2 = 4\nb1 = 9\nm3 = 7"


def clauses(state: State, target: str) -> list[str]:
    return [reason.clause for reason in refuse_gather(state, target)]


def gather(target: str, tiles: str, **rest: str) -> Game[State]:
    """A gather that is sure to succeed."""
    place, source = target.split(":")
    plan = f'[[plan]]\nkind = "gather"\ntarget = "{target}"\npawns = ["Ben", "Anna"]\nsure = true'
    return resolving(
        "what the action brings", tiles=tiles, tail=plan, place=place, source=source, stack=1, **rest
    )


@pytest.mark.clause("rc.gather.where")
def test_every_open_source_of_the_explored_tiles_may_be_gathered() -> None:
    state = island(tiles=TILES).state
    assert sorted(gather_spots(state)) == ["b1:parrot", "m2:fish", "m2:wood", "m3:wood"]


@pytest.mark.clause("rc.gather.where", "rc.gather.once")
@pytest.mark.parametrize(
    ("target", "broken"),
    [
        ("m1:wood", ["rc.gather.once"]),
        ("t1:wood", ["rc.gather.where"]),
        ("b1:wood", ["rc.gather.where"]),
        ("m2", ["rc.gather.where"]),
        ("nowhere:wood", ["rc.gather.where"]),
        ("m2:wood", []),
    ],
)
def test_other_places_are_refused_with_the_reason(target: str, broken: list[str]) -> None:
    assert clauses(island(tiles=TILES).state, target) == broken


@pytest.mark.clause("rc.term.exhausted", "rc.gather.amount")
def test_an_exhausted_source_is_not_gathered_whatever_token_lies_there() -> None:
    state = island(tiles='m1 = 8\nm2 = {tile = 4, tokens = ["food"], markers = ["fish"]}').state
    assert gather_spots(state) == ["m2:wood"]
    assert clauses(state, "m2:fish") == ["rc.term.exhausted"]


@pytest.mark.clause("rc.gather.amount")
def test_a_token_without_a_source_gives_nothing_to_gather() -> None:
    state = island(tiles='m1 = 8\nm2 = {tile = 7, tokens = ["food"]}').state
    assert gather_spots(state) == ["m2:wood"]


@pytest.mark.clause("rc.term.inaccessible", "rc.distance.path")
def test_tiles_that_lie_face_down_or_behind_them_are_out_of_reach() -> None:
    state = island(tiles="m1 = 8\nm2 = {tile = 4, down = true}\nm3 = 7").state
    assert gather_spots(state) == []
    assert clauses(state, "m2:wood") == ["rc.term.inaccessible"]
    assert clauses(state, "m3:wood") == ["rc.distance.path"]


@pytest.mark.clause("rc.gather.once", "rc.card.shortcut")
def test_what_the_shortcut_has_brought_is_not_gathered_in_the_same_round() -> None:
    before = island(tiles=TILES).state
    after = shortcut_used("m2", "wood").fold(before)
    assert set(gather_spots(before)) - set(gather_spots(after)) == {"m2:wood"}
    assert clauses(after, "m2:wood") == ["rc.gather.once"]
    assert clauses(after, "m2:fish") == []


def test_refusals_have_words() -> None:
    state = shortcut_used("m2", "wood").fold(island(tiles=TILES).state)
    cut = island(
        tiles='m1 = 8\nm2 = {tile = 4, down = true}\nm3 = 7\nb1 = {tile = 9, markers = ["parrot"]}'
    ).state
    for table, target in [
        *[(state, target) for target in ("m1:wood", "t1:wood", "b1:wood", "m2", "nowhere", "m2:wood")],
        *[(cut, target) for target in ("m2:wood", "m3:wood", "b1:parrot")],
    ]:
        assert all(len(reason.text()) > 20 for reason in refuse_gather(table, target))
        assert clauses(table, target)


@pytest.mark.clause("rc.gather.amount", "rc.token.tile-resource", "rc.resolve.gain")
@pytest.mark.parametrize(("source", "gain"), [("wood", (1, 0)), ("fish", (0, 2))])
def test_r_14_an_additional_token_adds_to_its_own_kind_only(source: str, gain: tuple[int, int]) -> None:
    game = gather(f"m2:{source}", 'm1 = 8\nm2 = {tile = 4, tokens = ["food"]}')
    goods = game.state.future.goods
    assert (goods.wood, goods.food) == gain
    assert game.state.available.goods == type(goods)()
    assert game.state.place("m2").tokens == ("food",)


@pytest.mark.clause("rc.gather.once", "rc.plan.once")
def test_r_32_a_source_gives_once_a_round_and_an_exhausted_one_not_at_all() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, tokens = ["food"], markers = [%s]}'
    game = planning(tiles % "")
    for line in ("Anna place gather m2:fish", "Anna place gather m2:fish"):
        game.act(line)
    assert game.check("Ben place gather m2:fish 2").clauses == ["rc.plan.once"]
    assert planning(tiles % '"fish"').check("Ben place gather m2:fish").clauses == ["rc.term.exhausted"]


@pytest.mark.clause("rc.resolve.as-planned")
def test_r_20_a_source_that_was_covered_meanwhile_is_gathered_as_planned() -> None:
    game = gather("m2:fish", 'm1 = 8\nm2 = {tile = 4, markers = ["fish"]}')
    assert game.state.future.goods.food == 1
    assert game.state.place("m2").markers == ("fish",)


@pytest.mark.clause("rc.resolve.as-planned", "rc.token.late")
def test_r_20_winter_freezing_takes_the_fish_after_those_who_wait_for_it() -> None:
    two = """
[[plan]]
kind = "gather"
target = "m2:wood"
pawns = ["Anna"]
[[plan]]
kind = "gather"
target = "m2:fish"
pawns = ["Ben", "Ben"]
sure = true
"""
    dice = "blank success adventure winter-freezing"
    game = resolving("resolve gather", tiles="m1 = 8\nm2 = 4", tail=two, dice=dice, who="")
    game.act("Anna choose 1")
    assert asked(game) == ["fish", "wood"]
    game.act("Anna choose fish")
    assert game.state.place("m2").markers == ("fish",)
    assert (game.state.future.goods.wood, game.state.future.goods.food) == (1, 1)
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.token.late")
def test_a_flock_of_this_phase_does_not_add_to_a_gather_of_this_phase() -> None:
    fresh = 'round_notes = ["fresh:food@m2"]'
    game = gather("m2:fish", 'm1 = 8\nm2 = {tile = 4, tokens = ["food"]}', head=fresh)
    assert game.state.future.goods.food == 1


@pytest.mark.clause("rc.ruling.u3")
def test_a_flock_is_gathered_for_one_food() -> None:
    game = gather("m2:parrot", 'm1 = 8\nm2 = {tile = 1, tokens = ["flock"]}')
    assert game.state.future.goods.food == 1
