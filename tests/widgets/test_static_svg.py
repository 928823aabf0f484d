"""The static picture of a table: self-contained, the same each time, with nothing hidden in it."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.widgets.fuji.drawing import need_drawing
from fujikit.widgets.fuji.static_svg.need import draw_need
from fujikit.widgets.fuji.static_svg.table import svg, table_picture
from fujikit.widgets.static_svg import sprite
from fujikit.widgets.static_svg.picture import compact
from fujikit.widgets.static_table import static_table
from tests.support import position, seat, three

SVG = "{http://www.w3.org/2000/svg}"
MARKS = {
    "highlights": {"d2": "look", "e3": "good", "f4": "bad"},
    "arrows": [{"start": "d2", "end": "e3", "text": "2 steps"}],
    "notes": {"e2": "<b>mind the lava</b>"},
}


def drawn(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in drawn(picture).iter(f"{SVG}text")]


def used(picture: str) -> set[str]:
    return {each.attrib["href"].removeprefix("#") for each in drawn(picture).iter(f"{SVG}use")}


def test_the_same_table_gives_the_same_bytes() -> None:
    assert svg(three()) == svg(three())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_holds_all_it_refers_to_and_nothing_from_elsewhere(lang: str) -> None:
    picture = svg(three(), lang, marks=MARKS)
    ids = {each.attrib["id"] for each in drawn(picture).iter() if "id" in each.attrib}
    referred = set(re.findall(r"url\(#([^)]+)\)", picture)) | used(picture)
    assert referred <= ids
    assert re.findall(r"https?://\S*?(?=[\"'<])", picture) == ["http://www.w3.org/2000/svg"]
    for forbidden in ("<script", "@import", "@font-face", "foreignObject", "onload"):
        assert forbidden not in picture


def test_only_drawings_in_use_are_embedded() -> None:
    picture = svg(position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2")))
    symbols = {each.attrib["id"] for each in drawn(picture).iter(f"{SVG}symbol")}
    assert symbols < {name for name in sprite.parts() if "<symbol" in sprite.parts()[name]}
    assert symbols <= used(picture)
    assert "fk-meeple" in symbols
    assert "fk-marker" not in symbols


def test_names_stay_text() -> None:
    hostile = position(seat("<script>alert(1)</script>", "d2"), seat("&amp;\"'", "d3"), seat("]]>", "e2"))
    picture = svg(hostile)
    drawn(picture)
    assert "<script" not in picture
    assert any(each.startswith("<script>alert") for each in texts(picture))


def test_a_note_stays_text() -> None:
    assert "<b>" not in svg(three(), marks=MARKS).replace("<b>", "", 0) or "&lt;b&gt;" in svg(
        three(), marks=MARKS
    )
    assert "<b>mind the lava</b>" in " ".join(texts(svg(three(), marks=MARKS)))


def test_what_is_hidden_does_not_change_one_byte() -> None:
    one = position(seat("Clara", "d2", dice="B1 P1 B4 Y5 Y3 B4"), seat("Jona", "d3"), seat("Steve", "e2"))
    other = position(seat("Clara", "d2", dice="B6 P6 Y6 B6 P6 Y6"), seat("Jona", "d3"), seat("Steve", "e2"))
    assert svg(one) == svg(other)


def test_a_view_is_drawn_like_its_game() -> None:
    assert svg(three().view(None, "fr"), "fr") == svg(three(), "fr")


def test_a_picture_speaks() -> None:
    game = position(
        seat("Clara", "d2", marker="e2", stamina=4),
        seat("Jona", "d1"),
        seat("Steve", "d1"),
        map="V L R l l l\n. . l l l l",
        needs={"d2": "odd(pink|blue)"},
        tokens={"e2": "eruption"},
        reroll=("d2",),
    )
    told = (
        "Fuji: Round 1, phase: Planning. Clara is on d2. Clara wants to move to e2. "
        "Clara: 4 of 20 stamina lost. Jona is on d1. Jona: 0 of 20 stamina lost. "
        "Steve is on d1. Steve: 0 of 20 stamina lost. Lava covers b1."
    )
    assert table_picture(game, "en").alt == told
    assert drawn(svg(game)).attrib["aria-label"] == told
    marks = {"highlights": {"d2": "look"}, "arrows": [{"start": "d2", "end": "e2"}], "notes": {"e2": "no"}}
    assert table_picture(game, "en", marks).alt == f"{told} d2: look here. d2: arrow to e2. e2: note: no."


def test_chances_are_drawn_as_rings_that_never_look_more_certain_than_they_are() -> None:
    sure = {"d2": 1.0, "e2": 0.999}
    ringed = texts(svg(three(), chances=sure))
    assert {"100", "99"} <= set(ringed) - set(texts(svg(three())))


def test_chances_show_the_cards_round_them_with_the_lava_beside_those() -> None:
    game = position(
        seat("Clara", "d2"),
        seat("Jona", "d1"),
        seat("Steve", "d1"),
        map="V L R l l l l l l\n. . l l l l l l l",
    )
    ringed = svg(game, chances={"d2": 0.5})
    squares = {each for each in texts(ringed) if re.fullmatch(r"[a-i]\d", each)}
    assert squares == {"c1", "d1", "e1", "c2", "d2", "e2"}
    assert "fk-lava-edge-w" in used(ringed), "what burns beside a card is told, though it is cut off"


def test_a_narrow_picture_leaves_the_scenario_out_rather_than_writing_over_its_headline() -> None:
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    name = game.view(None, "fr")["scenario_name"]
    assert name in texts(svg(game, "fr"))
    assert name not in texts(svg(game, "fr", chances={"d2": 0.5})), "French has a long name for the phase"


def test_short_names_draw_the_same_picture() -> None:
    long = svg(three(), marks=MARKS)
    short = compact(long)
    assert len(short) < 0.9 * len(long)
    ids = {each.attrib["id"] for each in drawn(short).iter() if "id" in each.attrib}
    assert set(re.findall(r"url\(#([^)]+)\)", short)) | used(short) <= ids
    declared = set(re.findall(r"(--\w+):", short))
    assert set(re.findall(r"var\((--\w+)\)", short)) <= declared
    assert "fk-" not in short.replace("fk-still", "")


def test_the_board_is_all_there() -> None:
    game = position(
        seat("Clara", "d2", character="blue", marker="e2"),
        seat("Jona", "d2", character="green"),
        seat("Steve", "e2", character="black"),
        map="V L R l l v\n. . l l l v",
        tokens={"e2": "equipment", "e1": "eruption2"},
        reroll=("d2",),
        round=4,
    )
    names = {name.removeprefix("fk-") for name in used(svg(game))}
    assert {"volcano-2", "lava", "rubble", "lava-edge-w", "token-equipment", "token-eruption2"} <= names
    assert {"reroll", "marker", "meeple"} <= names
    assert {"a1", "d2", "f2", "C", "J", "Clara", "Jona"} <= set(texts(svg(game)))


def test_odd_is_framed_by_waves_and_even_by_two_lines() -> None:
    odd, even, plain = (
        draw_need(need_drawing(need, "en"), 50, 117) for need in ("odd(pink)", "even(pink)", "pink|4")
    )
    assert "q" in odd.split('d="')[1].split('"')[0]
    assert even.split('d="')[1].split('"')[0].count("M") == 2
    assert "<path" not in plain
    assert all("fk-die-pink" in tiles for tiles in (odd, even, plain))


def test_themes() -> None:
    auto, light, dark = (svg(three(), theme=theme) for theme in ("auto", "light", "dark"))
    assert "prefers-color-scheme:dark" in auto
    assert "prefers-color-scheme" not in light + dark
    assert "--fk-paper:#F5EFE3" in light
    assert "--fk-paper:#F5EFE3" not in dark


def test_an_ended_game_says_how_it_ended() -> None:
    game = position(
        seat("Clara", "d2", marker="d2", dice="B1 P1 Y1 B1 P1 Y1", stamina=19),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
        phase="move",
    )
    game.act("Clara move d2")
    assert game.outcome is not None
    assert game.view()["outcome"]["text"] in texts(svg(game))


@pytest.mark.parametrize(
    ("wrong", "message"), [({"lang": "de"}, "lang: 'de'"), ({"theme": "pink"}, "theme: 'pink'")]
)
def test_unknown_wishes_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        svg(three(), **wrong)


def test_marks_off_the_board_are_left_out() -> None:
    off = {"highlights": {"z9": "look"}, "notes": {"z9": "?"}, "arrows": [{"start": "z9", "end": "d2"}]}
    assert svg(three(), marks=off) == svg(three())


def test_without_the_built_sheet_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> str:
        raise BadInput("the frontend of the widgets is not built (art.svg is missing): run `make widgets`")

    sprite.parts.cache_clear()
    monkeypatch.setattr(sprite, "static_file", missing)
    with pytest.raises(BadInput, match="not built"):
        svg(three())
    assert "<img" not in static_table(three(), "en")["text/html"]
    assert static_table(three(), "en")["text/plain"] == three().text("en")


@pytest.mark.parametrize("scenario", range(1, 8))
def test_every_scenario_can_be_drawn(scenario: int) -> None:
    players = ["Clara", "Jona", "Steve", "Mara"]
    game = fujikit.new_game("fuji", players=players, scenario=scenario, level=2, seed=scenario)
    picture = svg(game)
    drawn(picture)
    assert len(picture) < 160_000
