import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.container import BarContainer
from matplotlib.patches import FancyBboxPatch, Rectangle
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from fujikit import plots
from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.box import house
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds import (
    Mate,
    Neighbour,
    chance_to_move,
    how_far,
    prospect,
    regret,
    stamina_over_rounds,
    sweep,
    trade_off,
    way_home,
    who_moves,
)
from fujikit.fuji.odds.board import board_in_numbers
from fujikit.plots import Picture
from fujikit.plots.fuji.tiles import SHAPES
from fujikit.plots.theme import DIE_COLOURS, THEMES, contrast
from fujikit.teams.fuji.study.worths import cards_dealt, skills
from fujikit.teams.study import rate, where
from tests.support import CLARA, JONA, STEVE, position, seat, three
from tests.teams.study.made_up import contest, fair, games, lots

PHONE_WIDTH = 351
MIN_LETTERS = 9
"""Pixels, on a phone."""
NEEDS = {"c4": "yellow|4", "d2": "odd(pink|blue)", "b3": "1|2|3", "e5": "blue"}
PLAN = [("yellow|4", 1), ("odd", 2), ("blue", 1)]


def at_table(*needs: str) -> list[Mate]:
    return [
        Mate.of(6, need, name=name, rerolls=1, habit="misfits")
        for need, name in zip(needs, ("Clara", "Jona", "Steve"), strict=True)
    ]


ROUND, OTHER_ROUND = at_table("odd", "odd(pink|blue)", "1|2|3"), at_table("yellow|4", "pink|4", "blue|5")

MATES, TEAM_HAND = [Mate.of(6, "pink|4", name="Jona"), Mate.of(6, "odd")], "P4 B5 P5 P4 Y4 Y6"

PICTURES: dict[str, Callable[..., Picture]] = {
    "curves": lambda **look: plots.reroll_curves(NEEDS, **look),
    "curves of a hand": lambda **look: plots.reroll_curves(
        list(NEEDS.values()), hand=STEVE, rerolls=2, **look
    ),
    "totals": lambda **look: plots.totals("yellow|4", rerolls=2, **look),
    "keeps": lambda **look: plots.keeps("yellow|4", STEVE, rerolls=2, **look),
    "keeps of all dice": lambda **look: plots.keeps("odd(pink|blue)", "B1 P1 B5 P5 B3 P3", **look),
    "heat": lambda **look: plots.board_heat(lava_near(), "Clara", **look),
    "stamina": lambda **look: plots.stamina_risk(PLAN, stamina=4, **look),
    "stamina near the end": lambda **look: plots.stamina_risk(PLAN * 2, stamina=9, **look),
    "rates of tables": lambda **look: plots.table_rates(fair(), **look),
    "rates of scenarios": lambda **look: plots.scenario_rates(fair(), **look),
    "rates of teams": lambda **look: plots.team_rates(contest(), **look),
    "endings": lambda **look: plots.endings(fair(), **look),
    "rounds": lambda **look: plots.rounds([*fair(), *games(1, 20, rounds=4)], **look),
    "worths of skills": lambda **look: plots.skill_worths(lots(), **look),
    "worths of cards": lambda **look: plots.card_worths(lots(), **look),
    "worth of talk": lambda **look: plots.talk_worths(contest(), **look),
    "defeat_map": lambda **look: plots.defeat_map(fair(), **look),
    "requirements": plots.requirements,
    "requirements on a phone": lambda **look: plots.requirements(width=PHONE_WIDTH, **look),
    "who moves": lambda **look: plots.who_moves(ROUND, **look),
    "who moves on a phone": lambda **look: plots.who_moves(ROUND, width=PHONE_WIDTH, **look),
    "two plans": lambda **look: plots.who_moves(ROUND, OTHER_ROUND, **look),
    "two plans on a phone": lambda **look: plots.who_moves(ROUND, OTHER_ROUND, width=PHONE_WIDTH, **look),
    "margin": lambda **look: plots.margin("yellow|4", rerolls=2, **look),
    "margin on a phone": lambda **look: plots.margin("odd", rivals=[3, 2], width=PHONE_WIDTH, **look),
    "how far": plots.how_far,
    "how far on a phone": lambda **look: plots.how_far(["odd", "blue"], width=PHONE_WIDTH, **look),
    "way home": lambda **look: plots.way_home(1, "best", 3, level=1, rounds=5, **look),
    "way home on a phone": lambda **look: plots.way_home(width=PHONE_WIDTH, **look),
    "regret": plots.regret,
    "regret on a phone": lambda **look: plots.regret(["all", "twos"], width=PHONE_WIDTH, **look),
    "trade-off": lambda **look: plots.trade_off("yellow|4", MATES, TEAM_HAND, yours="Y6", **look),
    "trade-off on a phone": lambda **look: plots.trade_off(
        "yellow|4", MATES, TEAM_HAND, width=PHONE_WIDTH, **look
    ),
    "totals with known ones": lambda **look: plots.totals("odd", beat=[7], rivals=[6], bonus=3, **look),
    "totals on a phone": lambda **look: plots.totals("odd", rerolls=1, width=PHONE_WIDTH, **look),
    "keeps with mine": lambda **look: plots.keeps("odd", "B1 P1 B3 Y5 B2 Y6", yours="Y6", **look),
    "keeps on a phone": lambda **look: plots.keeps(
        "odd", "B1 P1 B3 Y5 B2 Y6", yours="Y6", width=PHONE_WIDTH, **look
    ),
    "rates of tables on a phone": lambda **look: plots.table_rates(fair(), width=PHONE_WIDTH, **look),
    "rates of scenarios on a phone": lambda **look: plots.scenario_rates(fair(), width=PHONE_WIDTH, **look),
    "worths of cards on a phone": lambda **look: plots.card_worths(lots(), width=PHONE_WIDTH, **look),
    "endings on a phone": lambda **look: plots.endings(fair(), width=PHONE_WIDTH, **look),
    "rounds on a phone": lambda **look: plots.rounds(fair(), width=PHONE_WIDTH, **look),
    "curves on a phone": lambda **look: plots.reroll_curves(NEEDS, width=PHONE_WIDTH, **look),
    "stamina on a phone": lambda **look: plots.stamina_risk(PLAN, stamina=4, width=PHONE_WIDTH, **look),
}
ON_A_PHONE = [name for name in PICTURES if name.endswith("on a phone")]
CSS_PIXELS_PER_INCH = 96
every_picture = pytest.mark.parametrize("name", PICTURES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_theme = pytest.mark.parametrize("theme", THEMES)


def lava_near(jona: str = JONA) -> Any:
    """Clara between lava, rubble and the village."""
    return position(
        seat("Clara", "c2", dice=CLARA),
        seat("Jona", "d2", dice=jona),
        seat("Steve", "d3", dice=STEVE),
        map="V L R l .\n. L l l v\n. . l l v",
        needs={"c2": "yellow|4", "d2": "odd(pink|blue)", "e2": "blue", "d1": "even(yellow)"},
        reroll=("d2",),
    )


def axes(picture: Picture, number: int = 0) -> Axes:
    return picture.figure.axes[number]


def curve(picture: Picture, label: str) -> list[float]:
    (line,) = (line for line in axes(picture).get_lines() if line.get_label() == label)
    return [float(height) for height in np.asarray(line.get_ydata())]


def bars(drawn: Axes, label: str) -> list[float]:
    (found,) = (each for each in drawn.containers if each.get_label() == label)
    assert isinstance(found, BarContainer)
    return [float(height) for height in np.asarray(found.datavalues)]


def texts(picture: Picture) -> list[str]:
    return [text.get_text() for text in shown_texts(picture)]


def shown_texts(picture: Picture) -> Iterator[Text]:
    for text in (
        *picture.figure.texts,
        *(text for drawn in picture.figure.axes for text in axes_texts(drawn)),
    ):
        if text.get_text().strip():
            yield text


def axes_texts(drawn: Axes) -> Iterator[Text]:
    """Texts, and the names of the axes and of their ticks unless they are switched off or beyond the end."""
    yield from drawn.texts
    for axis in (drawn.xaxis, drawn.yaxis) if drawn.axison else ():
        low, high = sorted(axis.get_view_interval())
        yield axis.label
        yield from (tick.label1 for tick in axis.get_major_ticks() if low <= tick.get_loc() <= high)


class TestNumbers:
    def test_a_curve_is_the_chance_by_number_of_rerolls(self) -> None:
        picture = plots.reroll_curves(NEEDS, rerolls=3)
        for name, need in NEEDS.items():
            assert curve(picture, f"{name} {need}") == list(chance_to_move(need, rerolls=3).curve)

    def test_points_of_a_curve_are_not_joined(self) -> None:
        for picture in (plots.reroll_curves(NEEDS), plots.stamina_risk(PLAN)):
            drawn = [
                line for line in axes(picture).get_lines() if line.get_marker() not in ("", "None", None)
            ]
            assert drawn
            assert all(line.get_linestyle() == "None" for line in drawn)

    def test_a_curve_of_a_hand_starts_with_what_the_hand_is_worth(self) -> None:
        picture = plots.reroll_curves(["yellow|4"], hand=STEVE, rerolls=2, beat=[7])
        assert curve(picture, "yellow|4")[0] == 1.0
        assert "100%" in picture.alt

    @pytest.mark.parametrize("more", [{}, {"beat": [12]}, {"rivals": [5, "B1 P1 Y2"], "bonus": 3}])
    def test_the_filled_parts_add_up_to_the_chance_to_move(self, more: dict[str, Any]) -> None:
        turn = prospect("yellow|4", rerolls=2, **more)
        told = plots.totals("yellow|4", rerolls=2, **more).alt.partition("percent: ")[2].partition(".  ")[0]
        own = told.partition(". Best")[0].partition(". A neighbour has")[0].split("; ")
        pairs = [[float(each) for each in line.partition(": ")[2].rstrip(".").split(", ")] for line in own]
        assert sum(won for _, won in pairs) == pytest.approx(100 * turn.chance, abs=1.0)
        assert sum(chance for chance, _ in pairs) == pytest.approx(100, abs=1.5)

    def test_both_halves_have_one_scale(self) -> None:
        picture = plots.totals("odd", rerolls=3, rivals=[2, 1])
        turn, drawn = prospect("odd", rerolls=3, rivals=[2, 1]), axes(picture)
        bars = [abs(patch.get_height()) for patch in drawn.patches if isinstance(patch, Rectangle)]
        unit = max(bars) / max(*turn.totals, *turn.best_rival)
        for highest in (max(turn.totals), max(turn.best_rival)):
            parts = [bar for bar in bars if bar <= unit * highest * 1.000001]
            assert max(parts) >= 0.9 * unit * highest

    def test_a_known_total_is_a_line_with_the_name_of_who_has_it(self) -> None:
        jona = Neighbour.of("B1 P1 B4 P4", name="Jona")
        picture = plots.totals("yellow|4", rerolls=1, rivals=[jona, 6])
        assert "Jona has 8" in texts(picture)
        assert "Jona has 8." in picture.alt

    def test_the_keeps_give_away_what_the_ranking_says(self) -> None:
        ranking = chance_to_move("yellow|4", hand=STEVE, rerolls=2).ranking
        picture = plots.keeps("yellow|4", STEVE, rerolls=2, most=4)
        assert picture.alt.startswith("“yellow or 4” with 2 rerolls: keep blue 4, pink 4 for 77.7%.")
        assert f"\N{MINUS SIGN}{100 * ranking[1].gives_away:.1f}" in texts(picture)
        assert "gives away 3.9 points" in picture.alt

    def test_what_counts_and_the_own_choice_have_their_rows_however_bad_they_are(self) -> None:
        picture = plots.keeps("odd", "B1 P1 B3 Y5 B2 Y6", yours="Y6", most=1)
        for label in ("best", "keep what counts", "your choice", "stop, keep all", "throw all again"):
            assert any(text.startswith(label) for text in texts(picture))
            assert f"({label}" in picture.alt
        assert (
            "Keeping blue 1, pink 1, blue 3, yellow 5 (keep what counts): 57.5%, gives away 5.4 points."
            in picture.alt
        )

    def test_every_die_of_the_hand_is_drawn_in_every_row(self) -> None:
        picture = plots.keeps("yellow|4", STEVE, rerolls=2, most=1)
        shown = [text.get_text() for text in axes(picture).texts if text.get_text() in STEVE.split()]
        assert len(shown) % 6 == 0
        assert shown == STEVE.split() * (len(shown) // 6)

    def test_choices_that_are_worth_the_same_share_a_row(self) -> None:
        picture = plots.keeps("blue", "B1 P1 B1 P1", rerolls=1, most=60)
        rows = [sentence for sentence in picture.alt.split(". ") if sentence.startswith("Keeping")]
        chances = [row.partition(": ")[2].split("%")[0] for row in rows]
        assert len(chances) == len(set(chances))

    def test_every_card_in_reach_shows_its_chance(self) -> None:
        game = lava_near()
        picture = plots.board_heat(game, "Clara")
        cards = board_in_numbers(game, "Clara")
        shown = texts(picture)
        for card in cards:
            assert percent(card.chance, digits=0) in shown
            need = WORDS.need(card.need, "en")
            assert f"{card.square} “{need}”: {percent(card.chance, digits=0)}." in picture.alt
        assert sum(text.endswith("%") for text in shown) == len(cards)

    def test_what_nobody_can_enter_is_told_apart_by_hatching_and_words(self) -> None:
        picture = plots.board_heat(lava_near(), "Clara")
        frames = [patch for patch in axes(picture).patches if isinstance(patch, FancyBboxPatch)]
        hatches = [frame.get_hatch() for frame in frames if frame.get_hatch()]
        assert len(hatches) == 4
        assert len(set(hatches)) == 3
        assert {"lava", "rubble", "volcano"} <= set(texts(picture))

    def test_the_risk_is_that_of_the_plan(self) -> None:
        risk = stamina_over_rounds(PLAN, stamina=4)
        picture = plots.stamina_risk(PLAN, stamina=4)
        assert curve(picture, "injury") == list(risk.injury)
        assert curve(picture, "end") == list(risk.death)
        assert f"After round 3: injury {percent(risk.injury[3], digits=0)}" in picture.alt

    def test_the_model_stands_on_the_picture_and_in_its_text(self) -> None:
        picture = plots.reroll_curves(["odd"], rivals=[5, "B1 P1"])
        model = chance_to_move("odd", rivals=[5, "B1 P1"]).model.text()
        assert model in picture.alt
        assert model in " ".join(texts(picture)).replace("\n", " ")


def dots(drawn: Axes) -> list[float]:
    """What was measured, row by row."""
    marked = [line for line in drawn.get_lines() if line.get_marker() in ("o", "X")]
    return [float(np.asarray(line.get_xdata())[0]) for line in marked]


def boxes(drawn: Axes) -> list[tuple[str | None, float]]:
    """The hatching and the width of all bars, in the order in which they were drawn."""
    found = [bar for each in drawn.containers if isinstance(each, BarContainer) for bar in each.patches]
    return [(bar.get_hatch(), bar.get_width()) for bar in found]


class TestRequirements:
    def test_every_field_is_a_row_of_the_sweep_and_the_easiest_card_comes_first(self) -> None:
        picture = plots.requirements(["odd", "4|5|6", "even(blue)"], rerolls=2, rivals=[5, 6])
        told = picture.alt.split(". ")
        assert [each.partition(":")[0] for each in told[1:4]] == ["4|5|6", "odd", "even(blue)"]
        for row in sweep(need=["odd", "4|5|6", "even(blue)"], rerolls=range(3), rivals=[5, 6]):
            (line,) = (each for each in told if each.startswith(f"{row['need']}:"))
            shown = line.partition(": ")[2].split(", ")[int(str(row["rerolls"]))]
            assert shown == f"{100 * float(str(row['chance'])):.0f}"
            assert shown in texts(picture)

    def test_the_title_says_what_is_seen_only_where_it_is(self) -> None:
        assert "about doubles" in texts(plots.requirements(["odd", "blue"]))[0]
        assert "about doubles" not in texts(plots.requirements(["odd", "blue"], rivals=["B1 B1"]))[0]


class TestWhoMoves:
    def test_every_outcome_is_a_bar_with_its_number(self) -> None:
        picture, found = plots.who_moves(ROUND), who_moves(ROUND)
        for who, chance in found.cells.items():
            shown = f"{100 * chance:.1f}"
            assert shown in texts(picture)
            assert (
                f"{' + '.join(who) or 'nobody moves'} {shown} ({100 * found.independent(who):.1f})"
                in picture.alt
            )
        assert "Clara and Jona are in each other" in " ".join(texts(picture))

    def test_the_title_names_the_plan_with_more_movers(self) -> None:
        picture = plots.who_moves(ROUND, OTHER_ROUND, names=["near", "far"])
        assert texts(picture)[0].startswith("With plan far, 2.04 of 3 move")


class TestMargin:
    def test_the_text_holds_every_chance_that_is_drawn(self) -> None:
        picture, turn = plots.margin("odd", rerolls=1, level=3), prospect("odd", rerolls=1, level=3)
        for loss, chance in turn.losses.items():
            assert f" {loss}: {100 * chance:.1f};" in picture.alt
            assert f"{100 * chance:.1f}%" in texts(picture)
        assert f"0: {100 * turn.margins[0]:.1f}; +1: {100 * turn.margins[1]:.1f};" in picture.alt

    def test_a_bar_is_as_high_as_its_chance(self) -> None:
        turn, drawn = prospect("odd", rivals=[2, 2]), axes(plots.margin("odd", rivals=[2, 2]))
        heights = [abs(patch.get_height()) for patch in drawn.patches if isinstance(patch, Rectangle)]
        highest = max(heights[: len(turn.margins)])
        drawn_chances = [height / highest * max(turn.margins.values()) for height in heights]
        for chance in sorted(turn.margins.values())[-8:]:
            assert any(abs(chance - each) < 1e-9 for each in drawn_chances)


class TestPlans:
    def test_the_table_of_how_far_holds_the_means_of_all_cards(self) -> None:
        picture, rows = plots.how_far(level=3), how_far(level=3).where(steps=3, symbol=True)
        means = [sum(map(float, map(str, rows.column(name)))) / len(rows) for name in ("expected", "loss")]
        for mean in means:
            assert f"{mean:.2f}" in texts(picture)
            assert f"{mean:.2f}" in picture.alt

    def test_every_part_of_a_round_on_the_way_home_is_in_the_text(self) -> None:
        picture, way = plots.way_home(2, steps=6, stamina=2), way_home(2, steps=6, stamina=2, rounds=6)
        last = way.rounds[-1]
        parts = (last.home_unhurt, last.home_hurt, last.way_hurt, last.way_fit, last.out)
        assert f"round 6: {', '.join(f'{100 * part:.1f}' for part in parts)}." in picture.alt
        assert f"{100 * last.home:.0f}" in texts(picture)

    def test_rules_of_thumb_stand_in_the_order_of_what_they_cost(self) -> None:
        picture, found = plots.regret(["ones"], needs=["odd", "1|2", "1|6"]), regret("1|2", "ones")
        assert picture.alt.index("1|2:") < picture.alt.index("1|6:") < picture.alt.index("odd:")
        assert f"1|2: {100 * found.mean:.1f}, {100 * found.quantile(0.9):.1f}," in picture.alt

    def test_every_choice_of_the_frontier_has_a_letter_and_its_dice(self) -> None:
        picture, found = (
            plots.trade_off("yellow|4", MATES, TEAM_HAND),
            trade_off("yellow|4", MATES, TEAM_HAND),
        )
        for letter, trade in zip("ABCDE", found.frontier, strict=True):
            assert texts(picture).count(letter) == 2
            kept = ", ".join(WORDS.die(code, "en") for code in trade.keep)
            assert f"{letter}: keep {kept}, {100 * trade.me:.1f} and" in picture.alt

    def test_plans_that_can_not_be_compared(self) -> None:
        with pytest.raises(BadInput, match="plans: two are the same"):
            plots.way_home(2, 2)
        with pytest.raises(BadInput, match="plans: 4 are more than 3"):
            plots.way_home(1, 2, 3, "best")
        with pytest.raises(BadInput, match="width: 100 pixels"):
            plots.how_far(width=100)


class TestStudies:
    def test_a_dot_is_a_rate_and_its_line_the_interval(self) -> None:
        level = axes(plots.team_rates(contest()))
        won = rate(where(contest(), team="seer", level=1))
        assert dots(level) == [0.1, 0.2, 0.5, 0.8]
        ends = [
            list(np.asarray(line.get_xdata())) for line in level.get_lines() if line.get_marker() == "None"
        ]
        assert ends[-1] == list(won.interval)

    def test_what_misses_its_aim_is_a_cross(self) -> None:
        found = [*fair(), *games(300, 0, level=2, scenario=7)]
        marks = [line.get_marker() for line in axes(plots.scenario_rates(found), 1).get_lines()]
        assert marks.count("X") == 2
        assert "X" not in [line.get_marker() for line in axes(plots.scenario_rates(fair()), 1).get_lines()]

    def test_three_players_come_first_and_have_aims_of_their_own(self) -> None:
        picture = plots.table_rates([*fair(), *games(200, 0, level=4)])
        marks = [line.get_marker() for line in axes(picture, 3).get_lines()[-8:]][1::2]
        assert marks == ["X"] * 4
        assert texts(picture).index("3 players") < texts(picture).index("2 players (A)")

    def test_a_level_beyond_ours_is_drawn_without_an_aim(self) -> None:
        assert "3 players: level 5 50%." in plots.table_rates(games(5, 5, level=5)).alt

    def test_the_parts_of_a_bar_are_all_games(self) -> None:
        drawn = axes(plots.endings(fair()), 1)
        shares = [width for _, width in boxes(drawn)]
        assert [sum(shares[start : start + 3]) for start in range(0, 12, 3)] == pytest.approx([1.0] * 4)
        assert "Level 1: 75% won, 13% lost to lava, 12% lost to exhaustion." in plots.endings(fair()).alt

    def test_rounds_that_are_too_few_or_too_many_are_hatched(self) -> None:
        picture = plots.rounds([*games(5, 5), *games(5, 5, rounds=4), *games(0, 1, rounds=13)])
        hatched = [hatch for hatch, _ in boxes(axes(picture))]
        assert hatched == ["///", None, "///"]

    def test_rounds_have_a_scale_and_mark_the_median(self) -> None:
        picture = plots.rounds([*games(5, 4, rounds=8), *games(5, 0, rounds=9), *games(1, 0, rounds=12)])
        drawn = axes(picture)
        assert [text for text in texts(picture) if text.endswith("%")] == ["50%"]
        (median,) = (line for line in drawn.get_lines() if line.get_linestyle() == "--")
        assert float(np.asarray(median.get_xdata())[0]) == 8

    def test_the_map_of_defeats_says_in_its_title_how_many_the_worst_cards_take(self) -> None:
        squares = [square for square, letter in house().scenario(1).cards.items() if letter == "l"]
        found = [game._replace(where=squares[game.number % 5]) for game in games(0, 100)]
        assert "take 60% of" in plots.defeat_map(found).figure.texts[0].get_text().replace("\n", " ")

    def test_every_row_of_tables_is_judged_by_the_band_that_is_drawn(self) -> None:
        found = [*games(50, 50, level=2), *games(66, 34, level=2, players=4)]
        drawn = axes(plots.table_rates(found))
        bars = [bar for each in drawn.containers if isinstance(each, BarContainer) for bar in each.patches]
        bands = {round(bar.get_y() + 0.45): (bar.get_x(), bar.get_x() + bar.get_width()) for bar in bars}
        assert bands[0] == pytest.approx((0.45, 0.55))
        assert bands[1] == pytest.approx((0.35, 0.65))
        assert [line.get_marker() for line in drawn.get_lines()].count("X") == 1

    def test_worths_stand_in_the_order_of_their_size(self) -> None:
        drawn = dots(axes(plots.skill_worths(lots())))
        assert drawn == sorted((gap.value for gap in skills(lots()).values()), reverse=True)
        dealt = dots(axes(plots.card_worths(lots())))
        assert dealt == sorted((gap.value for gap in cards_dealt(lots()).values()), reverse=True)

    def test_every_card_says_how_many_of_a_hundred_games_were_lost_there(self) -> None:
        cards = house().scenario(1).cards
        often, seldom, *_ = (square for square, letter in cards.items() if letter == "l")
        found = [game._replace(where=often if game.number % 4 else seldom) for game in games(0, 40)]
        picture = plots.defeat_map(found)
        rows = {square[1:] for square, letter in cards.items() if letter != "4"}
        assert sorted(text for text in texts(picture) if text.isdigit()) == sorted({"75", "25"} | rows)
        assert f": {often} 75%, {seldom} 25%." in picture.alt

    @pytest.mark.parametrize(
        "draw", [plots.table_rates, plots.endings, plots.rounds, plots.skill_worths, plots.defeat_map]
    )
    def test_no_games_are_a_sentence(self, draw: Callable[..., Picture]) -> None:
        with pytest.raises(BadInput, match=r"^games: "):
            draw([])


def test_the_heat_map_shows_nothing_that_the_seat_does_not_know() -> None:
    seen = plots.board_heat(lava_near(), "Clara")
    other = plots.board_heat(lava_near("P1 P1 Y1 B1 Y1 B1"), "Clara")
    assert seen.svg() == other.svg()
    assert seen.alt == other.alt


@pytest.mark.parametrize("name", ON_A_PHONE)
def test_on_a_phone_a_picture_is_as_wide_as_it_and_can_be_read(name: str) -> None:
    picture = PICTURES[name]()
    assert picture.figure.get_figwidth() * CSS_PIXELS_PER_INCH == pytest.approx(PHONE_WIDTH)
    for text in shown_texts(picture):
        assert float(text.get_fontsize()) / 0.75 >= MIN_LETTERS, text.get_text()


@every_picture
@every_language
def test_a_picture_in_every_language(name: str, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    picture = PICTURES[name](lang=lang)
    with caplog.at_level(logging.WARNING):
        check_svg(picture, "light")
    assert caplog.records == []  # no font is missed
    assert "{" not in picture.alt
    assert lang == "en" or picture.alt != english_alt(name)
    check_no_text_covers_another_or_leaves_the_sheet(picture)


def check_svg(picture: Picture, theme: str) -> None:
    svg = picture.svg()
    root = ET.fromstring(svg)
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == picture.alt
    assert THEMES[theme].paper.lower() in svg


def check_no_text_covers_another_or_leaves_the_sheet(picture: Picture) -> None:
    picture.figure.draw_without_rendering()
    boxes = {text: text.get_window_extent() for text in shown_texts(picture)}
    sheet = picture.figure.bbox
    for text, box in boxes.items():
        assert sheet.x0 <= box.x0 < box.x1 <= sheet.x1, text.get_text()
        assert sheet.y0 <= box.y0 < box.y1 <= sheet.y1, text.get_text()
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert Bbox.intersection(first, second) is None, (one.get_text(), other.get_text())


@cache
def english_alt(name: str) -> str:
    return PICTURES[name]().alt


@every_picture
@pytest.mark.parametrize("theme", [name for name in THEMES if name != "light"])
def test_a_picture_in_every_other_theme(name: str, theme: str) -> None:
    """Its texts are those of the light one: a theme has colours, and no words."""
    picture = PICTURES[name](theme=theme)
    check_svg(picture, theme)
    assert picture.alt == english_alt(name)


@every_picture
def test_the_same_figures_give_the_same_picture(name: str) -> None:
    first, second = PICTURES[name](), PICTURES[name]()
    assert first.svg() == second.svg() == first.svg()
    png = first.png()
    assert png.startswith(b"\x89PNG")
    assert png == second.png()


def test_a_notebook_shows_the_picture_by_itself_and_never_wider_than_its_output() -> None:
    picture = plots.totals("odd")
    root = ET.fromstring(picture._repr_svg_())
    assert root.attrib.pop("style") == "max-width: 100%; height: auto"
    assert root.attrib == ET.fromstring(picture.svg()).attrib
    assert escape(picture.alt) in picture.svg()
    assert repr(picture) == f"<picture: {picture.alt}>"


ELSEWHERE = """
import hashlib, sys
from fujikit import plots
picture = plots.keeps("yellow|4", "B1 P1 B4 P4 B5 P5", rerolls=1)
assert "matplotlib.pyplot" not in sys.modules
print(hashlib.sha256(picture.svg().encode()).hexdigest(), hashlib.sha256(picture.png()).hexdigest())
assert "matplotlib.pyplot" not in sys.modules
"""


@pytest.mark.slow
def test_no_picture_needs_pyplot_and_none_differs_from_process_to_process() -> None:
    told = {
        subprocess.check_output([sys.executable, "-c", ELSEWHERE], env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_the_readers_own_settings_neither_change_a_picture_nor_are_changed() -> None:
    plain = plots.totals("odd").svg()
    with mpl.rc_context({"font.size": 30, "axes.facecolor": "red", "svg.fonttype": "path"}):
        picture = plots.totals("odd")
        assert mpl.rcParams["font.size"] == 30
        assert picture.svg() == plain
        assert mpl.rcParams["svg.fonttype"] == "path"


class TestTokens:
    @every_theme
    def test_text_stands_off_what_it_is_written_on(self, theme: str) -> None:
        look = THEMES[theme]
        for ground in (look.paper, look.raised):
            assert contrast(look.ink, ground) >= 4.5
            assert contrast(look.faded, ground) >= 4.5
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            assert contrast(look.ink, look.warmth(chance)) >= 4.5

    @every_theme
    def test_lines_stand_off_the_paper(self, theme: str) -> None:
        look = THEMES[theme]
        for colour in (look.good, look.bad, *look.lines):
            assert contrast(colour, look.paper) >= 3

    def test_every_colour_of_the_dice_has_a_shape_of_its_own(self) -> None:
        assert SHAPES.keys() == DIE_COLOURS.keys()
        assert len(set(SHAPES.values())) == 3


class TestBadInput:
    def test_an_unknown_theme(self) -> None:
        with pytest.raises(BadInput, match=r"^theme: 'sepia' is none of light, dark$"):
            plots.totals("odd", theme="sepia")

    def test_an_unknown_language(self) -> None:
        with pytest.raises(BadInput, match="'de'"):
            plots.totals("odd", lang="de")

    @pytest.mark.parametrize("needs", [[], [*"123456", "odd"]])
    def test_no_destination_or_too_many(self, needs: list[str]) -> None:
        with pytest.raises(BadInput, match=r"^destinations: \d do not lie between 1 and 6$"):
            plots.reroll_curves(needs)

    def test_nothing_to_choose(self) -> None:
        with pytest.raises(BadInput, match=r"^rerolls: with 0 there is nothing to choose$"):
            plots.keeps("odd", STEVE, rerolls=0)

    def test_a_board_outside_phase_2(self) -> None:
        with pytest.raises(BadInput, match="plan"):
            plots.board_heat(three("move"), "Clara")

    @pytest.mark.parametrize("path", ["odds.jpg", "odds", "odds.svg.gz"])
    def test_an_ending_that_is_no_format(self, tmp_path: Path, path: str) -> None:
        with pytest.raises(BadInput, match=r"\.png or \.svg$"):
            plots.totals("odd").save(tmp_path / path)

    def test_a_place_that_cannot_be_written(self, tmp_path: Path) -> None:
        with pytest.raises(BadInput, match="No such file"):
            plots.totals("odd").save(tmp_path / "nowhere" / "odds.svg")


@pytest.mark.parametrize(("ending", "start"), [("svg", b"<?xml"), ("PNG", b"\x89PNG")])
def test_the_ending_says_how_a_picture_is_saved(tmp_path: Path, ending: str, start: bytes) -> None:
    path = tmp_path / f"odds.{ending}"
    plots.totals("odd").save(path)
    assert path.read_bytes().startswith(start)
