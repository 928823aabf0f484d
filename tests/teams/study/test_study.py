from __future__ import annotations

from collections.abc import Callable

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.teams.fuji.study.aims import Aim
from fujikit.teams.fuji.study.fairness import behind, fairness
from fujikit.teams.fuji.study.runs import COLUMNS, FILES, RUNS, TEAMS
from fujikit.teams.fuji.study.winning import best_cards, best_skills, ends, talking, teams
from fujikit.teams.fuji.study.worths import cards_dealt, cards_used, skills, talk
from fujikit.teams.study import aims, apart, gap, grouped, paired, rate, where
from fujikit.teams.study.finding import Finding
from fujikit.teams.study.rates import Rate
from tests.teams.study.made_up import Game, contest, fair, games, lots

FINDINGS = {
    "fairness": lambda lang: fairness(fair(), lang=lang),
    "behind": lambda lang: behind(fair(), lang=lang),
    "teams": lambda lang: teams(contest(), lang=lang),
    "talking": lambda lang: talking(contest(), lang=lang),
    "skills": lambda lang: best_skills(lots(), lang=lang),
    "cards": lambda lang: best_cards(lots(), lang=lang),
    "ends": lambda lang: ends(contest(), lang=lang),
}


def aim(kind: str, found: list[Game], **about: object) -> Aim:
    """The one aim of a kind that is about such a thing."""
    (only,) = (each for each in aims(found) if each.kind == kind and about.items() <= each.about.items())
    return only


class TestRates:
    def test_games_are_counted_by_what_is_asked_for(self) -> None:
        found = games(3, 5, stamina=2)
        assert rate(found) == Rate(3, 8)
        assert rate(found, lambda game: game.why == "stamina") == Rate(2, 8)

    def test_no_games_are_no_share_and_tell_nothing(self) -> None:
        assert (rate([]).share, rate([]).interval) == (0.0, (0.0, 1.0))

    def test_groups_stand_in_order_and_lose_nobody(self) -> None:
        found = [*games(1, 1, level=4), *games(1, 2, level=1), *games(0, 1, level=1, scenario=4)]
        assert {level: len(group) for level, group in grouped(found, "level").items()} == {1: 4, 4: 2}
        assert list(grouped(found, "level", "scenario")) == [(1, 1), (1, 4), (4, 1)]
        assert len(where(found, level=1, scenario=1)) == 3


class TestGaps:
    def test_a_gap_is_found_where_it_is_and_only_there(self) -> None:
        assert apart(Rate(600, 1000), Rate(500, 1000)).certain
        assert not apart(Rate(6, 10), Rate(5, 10)).certain

    def test_what_else_makes_winning_easy_does_not_blur_it(self) -> None:
        easy = [*games(90, 10, dealt="shovel"), *games(9, 1, dealt="")]
        hard = [*games(1, 9, dealt="shovel", level=4), *games(10, 90, dealt="", level=4)]
        blurred = gap([*easy, *hard], lambda game: "shovel" in game.dealt)
        clear = gap([*easy, *hard], lambda game: "shovel" in game.dealt, lambda game: game.level)
        assert blurred.value > 0.6
        assert clear.value == pytest.approx(0.0)

    def test_nothing_to_compare_with_tells_nothing(self) -> None:
        assert gap(games(5, 5), lambda game: True)[:3] == (0.0, -1.0, 1.0)
        assert paired(games(5, 5), [], lambda game: game.number)[:3] == (0.0, -1.0, 1.0)

    def test_pairs_are_surer_than_the_same_games_without_their_deals(self) -> None:
        """Both win the easy deals and lose the hard ones; one of them wins some on top."""
        one, other = games(60, 40), games(50, 50)
        pairs = paired(one, other, lambda game: game.number)
        loose = apart(rate(one), rate(other))
        assert pairs.value == pytest.approx(loose.value) == pytest.approx(0.1)
        assert pairs.low > 0 > loose.low

    def test_an_interval_covers_the_truth_about_as_often_as_it_says(self) -> None:
        """Every result that 40 fair coins on either side can give, weighed by how often it comes."""
        chances = binomial(40)
        covered = sum(
            one * other
            for hits, one in enumerate(chances)
            for more, other in enumerate(chances)
            if not apart(Rate(hits, 40), Rate(more, 40)).certain
        )
        assert 0.94 < covered < 0.97


def binomial(count: int) -> list[float]:
    """How often so many of some fair coins show heads."""
    chances = [1.0]
    for _ in range(count):
        chances = [(a + b) / 2 for a, b in zip([0.0, *chances], [*chances, 0.0], strict=True)]
    return chances


class TestAims:
    def test_a_fair_box_meets_them_all(self) -> None:
        found = aims(fair())
        assert [each for each in found if not each.met] == []
        assert [each.kind for each in found] == [
            *["level"] * 4,
            *["scenario"] * 4,
            *["players"] * 3,
            *["cause"] * 2,
            *["rounds"] * 4,
        ]

    @pytest.mark.parametrize(("won", "met"), [(69, False), (70, True), (80, True), (81, False)])
    def test_a_level_may_be_five_points_off(self, won: int, met: bool) -> None:  # noqa: FBT001
        assert aim("level", games(won, 100 - won)).met is met

    def test_the_scenario_that_is_furthest_off_is_named(self) -> None:
        found = [*games(50, 50), *games(52, 48, scenario=4), *games(20, 80, scenario=7)]
        worst = aim("scenario", found)
        assert (worst.about["scenario"], worst.met) == (7, False)
        assert worst.measured == pytest.approx(0.2 - 122 / 300)

    def test_two_and_four_players_are_held_against_three_on_the_same_level(self) -> None:
        found = [*games(50, 50), *games(50, 50, players=4), *games(66, 34, players=2, variant="b")]
        assert aim("players", found, players=4).met
        assert not aim("players", found, players=2, variant="b").met

    def test_each_cause_has_a_quarter_of_the_defeats_whatever_is_won(self) -> None:
        assert aim("cause", games(50, 40, stamina=10), why="stamina").met
        assert not aim("cause", games(50, 40, stamina=9), why="stamina").met
        assert aim("cause", games(50, 40, stamina=9), why="lava").measured == 31 / 40

    def test_the_middle_game_tells_how_long_games_are(self) -> None:
        assert not aim("rounds", games(5, 5, rounds=5)).met
        assert aim("rounds", [*games(5, 6, rounds=6), *games(5, 5, rounds=14)]).met

    def test_few_games_settle_nothing(self) -> None:
        assert not aim("level", games(3, 1)).certain
        assert aim("level", games(7500, 2500)).certain

    def test_an_interval_on_both_sides_of_the_aim_settles_no_miss(self) -> None:
        few = aim("level", games(6, 4))
        assert (few.met, few.certain) == (False, False)
        assert few.interval[0] < few.low < few.high < few.interval[1]
        assert aim("level", games(6000, 4000)).certain

    def test_what_no_game_tells_of_is_no_aim(self) -> None:
        assert aims([]) == []
        assert [each.kind for each in aims(games(4, 0))] == ["level", "scenario", "rounds"]

    def test_a_level_beyond_ours_has_no_rate_to_aim_at(self) -> None:
        assert "level" not in [each.kind for each in aims(games(5, 5, level=5))]


class TestWorths:
    def test_skills_and_dealt_cards_are_worth_what_they_add(self) -> None:
        assert skills(lots())["scout"].value == pytest.approx(0.3)
        assert skills(lots())["tinkerer"].games == 400
        assert cards_dealt(lots())["shovel"].value == pytest.approx(0.2)

    def test_only_tables_that_were_dealt_equally_many_are_compared(self) -> None:
        rich, poor = games(90, 10, dealt="shovel map rope"), games(10, 90, dealt="radio")
        assert cards_dealt([*rich, *poor])["shovel"][:3] == (0.0, -1.0, 1.0)

    def test_use_is_counted_apart(self) -> None:
        assert set(cards_used(lots())) == {"shovel", "map", "rope"}

    def test_other_tables_than_three_are_left_out(self) -> None:
        assert skills(games(5, 5, players=2)) == {}

    def test_talk_is_compared_deal_by_deal(self) -> None:
        found = talk(contest())
        assert [round(each.value, 3) for each in found["words"].values()] == [0.3, 0.3]
        assert [round(each.value, 3) for each in found["sight"].values()] == [0.3, 0.3]


class TestFindings:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("name", FINDINGS)
    def test_every_language_finds_the_same_in_its_own_words(self, name: str, lang: str) -> None:
        found: Finding = FINDINGS[name](lang)
        english: Finding = FINDINGS[name]("en")
        assert "{" not in str(found)
        assert {len(row) for row in found.rows} <= {len(found.head)}
        assert len(found.rows) == len(english.rows)
        assert (found.text == english.text) is (lang == "en")

    def test_a_table_of_aims_says_which_are_missed(self) -> None:
        found = fairness([*fair(), *games(0, 300, level=1)])
        (level,) = (row for row in found.rows if row[0] == "games won on level 1")
        assert level[-1] == "missed"
        assert "Missed: games won on level 1" in found.text
        assert fairness(fair()).text == "17 of 17 aims are met."

    def test_a_verdict_that_the_games_do_not_settle_is_a_close_call(self) -> None:
        (row, *_) = fairness(games(3, 1)).rows
        assert row == ("games won on level 1", "70% to 80%", "75%", "30% to 95%", "4", "met (close call)")

    def test_too_few_games_are_called_a_sketch(self) -> None:
        assert "take them as a rough guide" in behind(fair()).text
        enough = [game for game in fair() for _ in range(4)]
        assert "as many as we ask for" in behind(enough).text

    def test_teams_stand_in_the_order_of_what_they_know(self) -> None:
        found = teams(contest())
        assert [row[0] for row in found.rows] == ["Newcomer", "Teammate, silent", "Teammate", "Seer"]
        assert found.rows[2][1] == "50% (40%\N{EN DASH}60%)"
        assert "Seers win, Teammates win 62." in found.text

    def test_talk_is_told_with_its_interval(self) -> None:
        assert "talking is worth +30.0 points" in talking(contest()).text
        assert "more than chance" in talking(contest()).text


class TestRuns:
    def test_a_command_holds_all_that_is_needed(self) -> None:
        assert RUNS["three"].command().startswith("fujikit simulate --players 3 --scenario all --level all")
        assert all(team in RUNS["teams"].command() for team in TEAMS)
        assert {run for runs in FILES.values() for run in runs} == set(RUNS)

    def test_what_is_kept_is_what_the_studies_look_at(self) -> None:
        assert set(Game._fields) <= set(COLUMNS)


@pytest.mark.parametrize("best", [best_skills, best_cards])
def test_nothing_is_ranked_where_nothing_was_played(best: Callable[..., Finding]) -> None:
    assert best([]).text == "There are too few games here to compare."
