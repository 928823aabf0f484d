"""A box of one's own: its text is looked over, and what is whole is laid out."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.fuji.box import box_template, house
from fujikit.widgets import OwnBox

YELLOW = 'need = "yellow|4"'


@pytest.fixture
def own() -> OwnBox:
    return OwnBox()


def tell(own: OwnBox, **message: Any) -> Any:
    return own.receive({"id": 1, **message})


def test_it_opens_with_the_template_which_is_a_whole_box(own: OwnBox) -> None:
    assert own.text == own.template == box_template()
    assert own.shown["mistakes"] == []
    assert len(own.shown["landscape"]) == len(house().landscape)
    assert not any(card["own"] for card in own.shown["landscape"] + own.shown["village"])


def test_a_changed_card_is_marked_and_lies_on_the_board(own: OwnBox) -> None:
    assert tell(own, do="check-box", text=own.template.replace(YELLOW, 'need = "blue|6"', 1)).ok
    mine = [card["need"] for card in own.shown["landscape"] if card["own"]]
    assert mine == ["blue|6"]
    assert own.box is not None
    game = fujikit.new_game("fuji", players=["Ann", "Ben", "Cleo"], box=own.box, scenario=1, seed=1)
    assert game.phase == "plan"
    needs = {card["need"] for card in own.view["cards"].values()}
    assert needs <= {None, "any", *(card.need for card in (*own.box.landscape, *own.box.village))}


def test_every_mistake_names_card_and_field_and_nothing_is_laid_out(own: OwnBox) -> None:
    assert tell(own, do="check-box", text=own.template.replace(YELLOW, 'need = "yelow|4"', 1)).ok
    (mistake,) = own.shown["mistakes"]
    assert (mistake["card"], mistake["field"]) == ('landscape 1 "bamboo grove"', "need")
    assert mistake["message"] == '"yelow|4" names no colour or value; did you mean "yellow|4"?'
    assert (own.box, own.view) == (None, {})


def test_a_text_that_is_no_toml_is_one_mistake(own: OwnBox) -> None:
    tell(own, do="check-box", text="format = [")
    (mistake,) = own.shown["mistakes"]
    assert mistake["message"].startswith("this is not TOML")


def test_another_scenario_is_laid_out(own: OwnBox) -> None:
    before = own.view["cards"]
    assert tell(own, do="lay-out", scenario=3).ok
    assert own.shown["scenario"] == 3
    assert own.view["cards"] != before


def test_what_is_not_there_is_refused(own: OwnBox) -> None:
    assert not tell(own, do="lay-out", scenario=99).ok
    assert not tell(own, do="check-box", text="#" * 200_001).ok
    assert own.shown["scenario"] == 1
    tell(own, do="check-box", text="format = [")
    assert not tell(own, do="lay-out", scenario=1).ok


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_names_come_in_the_language_of_the_screen(lang: str) -> None:
    own, english = OwnBox(lang=lang), OwnBox()
    assert own.shown["landscape"][0]["name"] != english.shown["landscape"][0]["name"]
    english.lang = lang
    assert english.shown == own.shown


def test_where_there_are_no_widgets_it_says_what_came_of_it(own: OwnBox) -> None:
    assert "\n“my box” is valid and ready to play.\n" in own.static_bundle()["text/plain"]
    tell(own, do="check-box", text="format = [")
    assert "\n- box: this is not TOML" in own.static_bundle()["text/plain"]
