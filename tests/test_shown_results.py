"""Results show themselves: one line that says the answer, and HTML that is safe and follows the notebook."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

import fujikit
from fujikit.engine import html
from fujikit.engine.verdict import Reason, Verdict
from fujikit.fuji import odds
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.tips import Tip
from fujikit.robinson import odds as island
from fujikit.teams.simulation import Results, simulate
from tests.support import BOX, STEVE, three

MAX_LETTERS = 160
"""Of a line that somebody reads at a glance."""
VARIABLE = re.compile(r"var\((--[\w-]+)(, [^()]+)?\)")
COLOUR = re.compile(r"(?:^|[ ;])(?:color|background): (?!var\()")


@cache
def games() -> Results:
    return simulate(team="random", level=[1, 4], games=2, seed=1, box=BOX)


RESULTS: dict[str, tuple[Callable[[], Any], str]] = {
    "a verdict that is fine": (Verdict, "<Verdict: ok>"),
    "a refusal": (
        lambda: three().check("Clara ready"),
        "<Verdict: refused. Clara has to lay a destination marker first. [plan.marker]>",
    ),
    "a clause": (
        lambda: fujikit.rulebook()["token.lava"],
        "<Clause token.lava: Tokens burn with their card>",
    ),
    "a rulebook": (fujikit.rulebook, "<Rulebook of fuji: 188 clauses>"),
    "odds of a hand": (
        lambda: odds.chance_to_move("yellow|4", hand=STEVE, rerolls=2),
        "<Odds: 77.7% to move with 2 rerolls, keep B4 P4>",
    ),
    "odds of a set": (
        lambda: odds.chance_to_move("yellow|4", rerolls=1),
        "<Odds: 63.0% to move with 1 reroll>",
    ),
    "advice": (
        lambda: odds.coach_hand("yellow|4", STEVE, rerolls=2),
        "<Advice: keep B4 P4 for 77.7% to move>",
    ),
    "advice without a reroll": (
        lambda: odds.coach_hand("yellow|4", STEVE, rerolls=0),
        "<Advice: You have no reroll left; your chance is 11.8%.>",
    ),
    "an action of Robinson": (
        lambda: island.action("build", rerolls=1),
        "<Action: success 0.889, wound 0.667, adventure 0.500, determination -0.444>",
    ),
    "many games": (games, "<Results: 4 games in 2 cells, won 0.0% (0.0%-65.8%) to 0.0% (0.0%-65.8%)>"),
}


class Reader(HTMLParser):
    """Notes what is open, so that all must be closed again."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("name", RESULTS)
def test_one_line_says_the_answer(name: str) -> None:
    make, line = RESULTS[name]
    assert repr(make()) == line
    assert len(line) <= MAX_LETTERS


@pytest.mark.parametrize("name", RESULTS)
def test_a_notebook_gets_whole_html_in_the_colours_of_its_theme(name: str) -> None:
    shown = RESULTS[name][0]()._repr_html_()
    assert read(shown).text.strip()
    for variable, fallback in VARIABLE.findall(shown):
        assert variable.startswith("--jp-")
        assert fallback
    assert not COLOUR.search(shown)


def test_the_html_of_odds_has_the_best_choice_first_and_what_is_assumed() -> None:
    shown = read(odds.chance_to_move("yellow|4", hand=STEVE, rerolls=1)._repr_html_()).text
    assert "Keep blue 4, pink 4 and reroll the rest: reroll 1 2 5 6" in shown
    assert shown.index("(B1) (P1) B4 P4 (B5) (P5)") < shown.index("(B1) P1 B4 P4 (B5) (P5)")
    assert shown.endswith("Each neighbour has 6 unseen dice, rolled once.")


def test_the_html_of_a_rulebook_holds_every_clause() -> None:
    book = fujikit.rulebook("robinson")
    reader = read(book._repr_html_())
    assert reader.tags.count("li") == len(book)
    assert reader.tags.count("details") == len(book.chapters())


class Evil:
    """Words that are a script."""

    def translate(self, section: str, key: str, lang: str, /, **numbers: object) -> str:
        return "<script>alert('&')</script>"


@pytest.mark.parametrize(
    "result",
    [
        Verdict((Reason("<script>", words=Evil()),)),
        odds.Advice((Tip("no-reroll", {"chance": "<script>"}),), Model(())),
    ],
    ids=["verdict", "advice"],
)
def test_text_is_escaped(result: Any) -> None:
    reader = read(result._repr_html_())
    assert "script" not in reader.tags
    assert "<script>" in reader.text


def test_attributes_are_escaped() -> None:
    assert html.element("b", "x", title='"><i>') == '<b title="&quot;&gt;&lt;i&gt;">x</b>'


def test_errors_of_a_simulation_are_named() -> None:
    results = Results(games().plan, games().store, ["c0n0: <ValueError>"])
    assert repr(results).endswith(", 1 error>")
    assert "the first: c0n0: <ValueError>" in read(results._repr_html_()).text


def test_a_summary_is_flat_rows() -> None:
    rows = games().summary()
    assert [(row["level"], row["team"], row["games"], row["won"]) for row in rows] == [
        (1, "random", 2, 0),
        (4, "random", 2, 0),
    ]
    for row in rows:
        assert (row["rate"], row["low"], row["high"]) == (row.rate, *row.interval)
        assert row["lost_lava"] + row["lost_stamina"] == row["games"] - row["won"]
        assert row["rounds_low"] <= row["rounds"] <= row["rounds_high"]
        assert all(isinstance(value, str | int | float) for value in row.values())
    assert json.loads(json.dumps(rows)) == rows
    assert pickle.loads(pickle.dumps(rows))[0].interval == rows[0].interval
