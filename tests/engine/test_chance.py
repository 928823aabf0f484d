"""Where results come from: a script, a seed, a record."""

from __future__ import annotations

from random import Random

import pytest

from fujikit.engine.chance import RecordedSource, Script, SeededSource, pick, shuffled
from fujikit.engine.errors import BadInput
from fujikit.fuji.dice import Throw
from fujikit.fuji.setup import Deal

ONE = Throw("Clara", (0,), (("B1", "Y2", "P3", "P4", "Y5", "B6"),))


def test_pick_takes_each_item_for_its_share_of_the_draw() -> None:
    assert [pick("abcd", lambda at=at: at) for at in (0.0, 0.3, 0.5, 0.99)] == ["a", "b", "c", "d"]


def test_shuffled_keeps_what_there_is_and_leaves_the_original() -> None:
    items = list(range(20))
    mixed = shuffled(items, Random(1).random)
    assert sorted(mixed) == items == list(range(20))
    assert list(mixed) != items
    assert mixed == shuffled(items, Random(1).random)


def test_every_order_comes_about_equally_often() -> None:
    random = Random(1)
    orders = [shuffled("abc", random.random) for _ in range(6_000)]
    assert all(abs(orders.count(order) - 1_000) < 120 for order in set(orders))
    assert len(set(orders)) == 6


def test_a_script_is_used_up_word_by_word() -> None:
    script = Script(["B1", "P1", "Y1"])
    assert script.take(2) == ["B1", "P1"]
    copy = Script(script.left)
    assert copy.take(1) == script.take(1) == ["Y1"]
    assert copy.take(1) == script.take(6) == []


def test_a_script_that_ends_within_a_throw_is_refused() -> None:
    script = Script(["B1", "P1", "Y1"])
    with pytest.raises(BadInput, match="has 3 left where 6 are thrown"):
        script.take(6)
    assert script.take(3) == ["B1", "P1", "Y1"]


def test_a_source_takes_the_script_first_and_then_draws() -> None:
    source = SeededSource(3, ["P3"])
    assert source.resolve(ONE).result() == "P3"
    assert source.resolve(ONE).result() == SeededSource(3).resolve(ONE).result()


def test_what_cannot_be_scripted_is_drawn() -> None:
    deal = Deal(3, 2, ("rope", "map"))
    assert SeededSource(3, ["P3"]).resolve(deal) == SeededSource(3).resolve(deal)


def test_equal_seeds_draw_alike_and_others_differ() -> None:
    def draws(seed: int | str) -> list[float]:
        source = SeededSource(seed)
        return [source.draw() for _ in range(5)]

    assert draws(7) == draws(7) != draws(8)
    assert draws("seven") == draws("seven")


def test_a_copied_source_goes_on_alike() -> None:
    source = SeededSource(1, ["B1"])
    source.draw()
    twin = source.copy()
    assert source.resolve(ONE) == twin.resolve(ONE)
    assert source.pick("abcdef") == twin.pick("abcdef")


def test_recorded_results_come_in_order_and_what_is_left_is_known() -> None:
    recorded = RecordedSource(["B1", "Y2"])
    assert recorded.resolve(ONE).result() == "B1"
    assert recorded.left() == "Y2"
    with pytest.raises(ValueError, match="missing"):
        recorded.resolve(ONE)


@pytest.mark.parametrize("result", ["", "B1 B1", "B2", "x"])
def test_a_throw_reads_only_what_its_dice_show(result: str) -> None:
    with pytest.raises(ValueError, match="Clara"):
        ONE.read(result)


@pytest.mark.parametrize("result", ["", "1 2 3 / 1 2", "1 2 2 / 1 2 / rope map", "1 2 3 / 1 2 / rope rope"])
def test_a_deal_reads_only_the_cards_of_the_box(result: str) -> None:
    with pytest.raises(ValueError, match="box"):
        Deal(3, 2, ("rope", "map")).read(result)
