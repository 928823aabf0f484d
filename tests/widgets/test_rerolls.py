"""The study of rerolls: what is supposed is weighed at once, by the same numbers as the odds give."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji import odds
from fujikit.fuji.odds import Mate, Neighbour
from fujikit.fuji.odds.hands import die_kinds
from fujikit.widgets import Rerolls

HAND = "B1 P1 B4 P4 B5 P5"


@pytest.fixture
def rerolls() -> Rerolls:
    return Rerolls(HAND, need="yellow|4", rerolls=2, seed=1)


def tell(rerolls: Rerolls, /, **message: Any) -> Any:
    return rerolls.receive({"id": 1, **message})


def test_the_answer_is_that_of_the_odds(rerolls: Rerolls) -> None:
    answer = odds.chance_to_move("yellow|4", hand=HAND, rerolls=2)
    best, weighed = rerolls.weighed["best"], rerolls.weighed
    assert best["chance"]["chance"] == pytest.approx(answer.chance)
    assert tuple(best["dice"]) == answer.keep
    assert weighed["now"]["chance"] == pytest.approx(answer.curve[0])
    assert weighed["model"] == answer.model.text("en")
    assert weighed["advice"] == odds.coach_hand("yellow|4", HAND, rerolls=2).text()


def test_the_runner_up_gives_away_what_the_ranking_says(rerolls: Rerolls) -> None:
    runner_up = odds.coach_hand("yellow|4", HAND, rerolls=2).runner_up
    assert runner_up is not None
    shown = rerolls.weighed["others"][0]
    assert shown["chance"]["chance"] == pytest.approx(runner_up.chance)
    assert shown["away"] == f"costs {100 * runner_up.gives_away:.1f} points"


def test_the_curves_are_best_play_and_two_habits(rerolls: Rerolls) -> None:
    curves = {
        curve["way"]: [chance["chance"] for chance in curve["chances"]] for curve in rerolls.weighed["curves"]
    }
    for habit in ("misfits", "threshold"):
        expected = odds.habit_curve("yellow|4", habit, hand=HAND)
        assert curves[habit] == pytest.approx([float(chance) for chance in expected])
    assert curves["best"] == pytest.approx(odds.chance_to_move("yellow|4", hand=HAND, rerolls=3).curve)


@pytest.mark.parametrize("need", ["yellow|4", "1|2|3", "odd(pink|blue)"])
def test_the_totals_lead_to_the_chance(rerolls: Rerolls, need: str) -> None:
    """Whoever ends above the higher neighbour moves: both distributions together give the chance."""
    tell(rerolls, do="suppose", need=need)
    totals = rerolls.weighed["totals"]
    mine, theirs = totals["mine"], totals["theirs"]
    chance = sum(share * sum(theirs[:total]) for total, share in enumerate(mine))
    assert chance == pytest.approx(rerolls.weighed["best"]["chance"]["chance"])
    assert sum(mine) == pytest.approx(1)


def test_a_touched_die_shows_its_next_side_and_comes_round(rerolls: Rerolls) -> None:
    seen = []
    for _ in range(6):
        assert tell(rerolls, do="turn-die", who=0, die=1).ok
        seen.append(rerolls.hand.split()[0])
    assert (seen[-1], *seen[:-1]) == die_kinds()[0]
    assert rerolls.hand == HAND


def test_thrown_dice_are_those_of_the_set(rerolls: Rerolls) -> None:
    before = rerolls.hand
    assert tell(rerolls, do="throw", who=0).ok
    assert rerolls.hand != before
    assert all(face in kind for face, kind in zip(rerolls.hand.split(), die_kinds(), strict=True))


def test_dice_are_lost_and_come_back(rerolls: Rerolls) -> None:
    assert tell(rerolls, do="suppose", size=4).ok
    assert rerolls.hand == "B1 P1 B4 P4"
    fewer = odds.chance_to_move("yellow|4", hand="B1 P1 B4 P4", rerolls=2)
    assert rerolls.weighed["best"]["chance"]["chance"] == pytest.approx(fewer.chance)
    assert tell(rerolls, do="suppose", size=6).ok
    assert rerolls.hand == "B1 P1 B4 P4 P1 Y1"


def test_what_is_supposed_of_the_neighbours_changes_the_answer_and_its_words(rerolls: Rerolls) -> None:
    tell(rerolls, do="suppose", who=1, size=5)
    tell(rerolls, do="suppose", who=1, rerolls=1)
    tell(rerolls, do="suppose", who=1, habit="best")
    tell(rerolls, do="suppose", who=2, seen=True)
    tell(rerolls, do="turn-die", who=2, die=6)
    jona = Neighbour.of(5, need="pink|4", rerolls=1, habit="best", threshold=2)
    answer = odds.chance_to_move("yellow|4", hand=HAND, rerolls=2, rivals=[jona, "B1 P1 Y1 B1 P1 P2"])
    assert rerolls.weighed["best"]["chance"]["chance"] == pytest.approx(answer.chance)
    assert rerolls.weighed["model"] == answer.model.text("en")


def test_the_dilemma_is_that_of_the_odds() -> None:
    rerolls = Rerolls("P4 B5 P5 P4 Y4 Y6", "yellow|4", 1, wants=["pink|4", "odd"])
    mates = [Mate.of(6, "pink|4"), Mate.of(6, "odd")]
    for shown in rerolls.goals:
        answer = odds.dilemma("yellow|4", mates, hand=rerolls.hand, rerolls=1, goal=shown["goal"])
        assert tuple(shown["dice"]) == answer.keep
        assert [chance["chance"] for chance in shown["chances"]] == pytest.approx(
            [answer.chance, *answer.mates]
        )
        assert shown["all_move"]["chance"] == pytest.approx(answer.all_move)
    assert [goal["dice"] for goal in rerolls.goals][::2] == [["P4", "P4", "Y4", "Y6"], ["Y4", "Y6"]]


def test_without_rerolls_all_dice_are_kept(rerolls: Rerolls) -> None:
    tell(rerolls, do="suppose", rerolls=0)
    assert (rerolls.weighed["best"]["numbers"], rerolls.weighed["others"]) == ([1, 2, 3, 4, 5, 6], [])


@pytest.mark.parametrize(("lang", "percent"), [("fr", "77,7\xa0%"), ("pl", "77,7%")])
def test_it_speaks_every_language(rerolls: Rerolls, lang: str, percent: str) -> None:
    rerolls.lang = lang
    assert rerolls.weighed["best"]["chance"]["text"] == percent
    assert rerolls.weighed["advice"] == odds.coach_hand("yellow|4", HAND, rerolls=2).text(lang)


@pytest.mark.parametrize(
    "forged",
    [
        {"do": "turn-die", "who": 0, "die": 7},
        {"do": "turn-die", "who": 3, "die": 1},
        {"do": "throw", "who": -1},
        {"do": "suppose", "size": 7},
        {"do": "suppose", "rerolls": 4},
        {"do": "suppose", "need": "green"},
        {"do": "suppose", "who": 1, "habit": "luck"},
    ],
)
def test_forged_messages_are_refused_in_a_sentence(rerolls: Rerolls, forged: dict[str, Any]) -> None:
    before = rerolls.players
    answer = tell(rerolls, **forged)
    assert (answer.ok, rerolls.players) == (False, before)
    assert answer.note


def test_your_own_dice_are_always_seen(rerolls: Rerolls) -> None:
    assert tell(rerolls, do="suppose", who=0, seen=False).ok
    assert rerolls.players[0]["seen"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"hand": "B1 B1 B1"}, "hand: no set of dice shows B1 B1 B1, there are two of each kind"),
        ({"hand": ""}, "hand: 0 dice do not lie between 1 and 6"),
        ({"need": "green"}, '"green" names no colour or value'),
        ({"rerolls": 4}, "rerolls: 4 does not lie between 0 and 3"),
        ({"rivals": [7, 6]}, "dice: 7 do not lie between 1 and 6"),
        ({"rivals": [6]}, "rivals, wants: both neighbours are needed, such as [6, 6] and ['pink|4', 'odd']"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as bad:
        Rerolls(**arguments)
    assert str(bad.value) == said


def test_where_there_are_no_widgets_the_answer_stands_in_words(rerolls: Rerolls) -> None:
    assert "77.7% to move" in rerolls.static_bundle()["text/plain"]
    assert "\nReroll what does not count" in rerolls.static_bundle()["text/plain"]
