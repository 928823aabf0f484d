"""The worked examples of phases 5 and 6, of the score and of the skills."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.fuji.clauses import WORDS
from tests.support import AFTER_TWO_ROUNDS, CLARA, JONA, STEVE, act, clauses, position, seat

SIXES = "B6 P6 Y6 B6 P6 Y6"


def the_three() -> Game[Any]:
    """One position for F-11 to F-16."""
    return position(
        seat("Clara", "d2", marker="d2", dice=CLARA),
        seat("Jona", "d3", marker="c4", dice=JONA),
        seat("Steve", "e2", marker="f3", dice=STEVE),
        phase="move",
        needs={"d2": "yellow|6", "c4": "odd(pink|blue)", "f3": "pink|4"},
    )


def values(game: Game[Any], line: str) -> tuple[int, tuple[int, ...], bool]:
    """The movement value, the neighbours', and whether that is a success."""
    compared = game.act(line)[0]
    return compared.value, compared.rivals, compared.success  # type: ignore[attr-defined]


def lost_stamina(game: Game[Any]) -> dict[str, int]:
    return {name: shown["stamina"] for name, shown in game.view()["seats"].items()}


def places(game: Game[Any]) -> dict[str, str]:
    return {name: shown["at"] for name, shown in game.view()["seats"].items()}


def lava(game: Game[Any]) -> set[str]:
    return set(game.view()["lava"])


@pytest.mark.clause("move.succeed", "move.value")
def test_f_11_steve_moves() -> None:
    game = the_three()
    assert values(game, "Steve move f3") == (14, (2, 6), True)
    assert places(game)["Steve"] == "f3"


@pytest.mark.clause("stamina.stay", "move.higher")
def test_f_12_clara_succeeds_and_stays() -> None:
    game = the_three()
    assert values(game, "Clara move d2") == (10, (9, 0), True)
    assert places(game)["Clara"] == "d2"


@pytest.mark.clause("move.fail")
def test_f_13_jona_fails() -> None:
    game = the_three()
    assert values(game, "Jona move c4") == (11, (1, 12), False)
    assert places(game)["Jona"] == "d3"


@pytest.mark.clause("stamina.success", "stamina.level-2")
def test_f_14_clara_loses_three() -> None:
    assert lost_stamina(act(the_three(), "Clara move d2"))["Clara"] == 3


@pytest.mark.clause("stamina.success", "stamina.level-2")
def test_f_15_steve_loses_none() -> None:
    assert lost_stamina(act(the_three(), "Steve move f3"))["Steve"] == 0


@pytest.mark.clause("stamina.fail", "stamina.level-2")
def test_f_16_jona_loses_four() -> None:
    assert lost_stamina(act(the_three(), "Jona move c4"))["Jona"] == 4


def test_f_11_to_16_all_three_in_one_round() -> None:
    game = act(the_three(), "Steve move f3", "Clara move d2", "Jona move c4")
    assert lost_stamina(game) == {"Clara": 3, "Jona": 4, "Steve": 0}
    assert places(game) == {"Clara": "d2", "Jona": "d3", "Steve": "f3"}


def injured_gatherer(phase: str, **more: Any) -> Game[Any]:
    gatherer = {"skill": "gatherer", "injuries": ["leg", "amnesia"], "bars": 2, "equipment": ["flashlight"]}
    return position(
        seat("Clara", "d2", **gatherer, **more), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase
    )


@pytest.mark.clause("injury.leg", "injury.amnesia", "injury.amnesia-bars")
def test_f_17_a_gatherer_with_leg_and_amnesia() -> None:
    game = injured_gatherer("plan")
    assert len(game.view("Clara")["seats"]["Clara"]["dice"]) == 5
    act(game, "Clara use flashlight 1", "Clara mark d2", "Jona mark d3", "Steve mark e2")
    act(game, *[f"{name} ready" for name in game.seats])
    assert game.view("Clara")["seats"]["Clara"]["rerolls"] == 2
    act(game, *[f"{name} stop" for name in game.seats])
    assert game.view()["seats"]["Clara"]["bars"] == 2
    assert clauses(injured_gatherer("move"), "Clara spend 1 Clara") == ["injury.amnesia-bars"]


@pytest.mark.clause("lava.spread", "lava.village")
def test_f_19_lava_one_and_two_rounds_later() -> None:
    def later(map_text: str) -> Game[Any]:
        return position(
            seat("Clara", "f2"), seat("Jona", "f3"), seat("Steve", "e3"), map=map_text, phase="erupt"
        )

    game = act(later(AFTER_TWO_ROUNDS), "Clara erupt")
    assert lava(game) == {"b1", "c1", "c2", "d1"}
    game = act(later("V L L L l .\n. . L l l v\n. . l . l v\n"), "Clara erupt")
    assert lava(game) == {"b1", "c1", "c2", "d1", "c3", "d2", "e1"}
    assert game.view()["cards"]["f2"]["kind"] == game.view()["cards"]["f3"]["kind"] == "village"


INJURIES = ["leg", "arm", "amnesia", "eye"]


@pytest.mark.parametrize(
    ("injuries", "unused", "score", "verdict"),
    [
        ((4, 4, 4), 0, 0, "0"),
        ((4, 4, 3), 1, 2, "1"),
        ((4, 4, 1), 0, 3, "3"),
        ((2, 2, 2), 0, 6, "5"),
        ((1, 1, 1), 1, 10, "8"),
        ((1, 1, 0), 2, 12, "12"),
    ],
)
@pytest.mark.clause("score.points", "score.bands")
def test_f_22_every_band_of_the_score(
    injuries: tuple[int, int, int], unused: int, score: int, verdict: str
) -> None:
    one, two, three = (INJURIES[:count] for count in injuries)
    game = position(
        seat("Clara", "e4", marker="f4", dice="B6 P6 Y6 B6 P6", injuries=one),
        seat("Jona", "e5", injuries=two, equipment=["rope", "map"][:unused]),
        seat("Steve", "f5", injuries=three),
        phase="move",
    )
    game.act("Clara move f4")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.score) == (True, score)
    assert game.outcome.verdict == WORDS.translate("verdict", verdict, "en")


def steve_over_e2(token: str) -> Game[Any]:
    game = position(
        seat("Clara", "f3"),
        seat("Jona", "e3"),
        seat("Steve", "e1", marker="f2", dice=SIXES),
        map=AFTER_TWO_ROUNDS,
        tokens={"e2": token},
        phase="move",
    )
    return act(game, "Steve move f2")


@pytest.mark.parametrize(
    ("token", "at_once", "in_phase_6"),
    [
        ("eruption", {"c2", "d1"}, {"c3", "d2", "e1"}),
        ("eruption2", {"c2", "d1", "c3", "d2", "e1"}, {"e2"}),
    ],
)
@pytest.mark.clause("lava.extra", "lava.double", "token.eruption", "variant.thrill")
def test_f_25_a_single_and_a_double_token(token: str, at_once: set[str], in_phase_6: set[str]) -> None:
    game = steve_over_e2(token)
    assert lava(game) == {"b1", "c1"} | at_once
    act(game, "Clara move f3", "Jona move e3")
    assert lava(game) == {"b1", "c1"} | at_once | in_phase_6


def two_runners() -> Game[Any]:
    """Jona fits pink only and Steve blue only, so both succeed."""
    return position(
        seat("Clara", "e3"),
        seat("Jona", "d1", marker="f2", dice="P3 P6 P5 P4 P6 P5"),
        seat("Steve", "e1", marker="f3", dice="B6 B5 B4 B6 B5 B4"),
        map=AFTER_TWO_ROUNDS,
        needs={"f2": "pink", "f3": "blue"},
        tokens={"e2": "eruption"},
        phase="move",
    )


@pytest.mark.clause("token.eruption", "token.eruption-advice", "lava.extra", "move.order")
def test_f_27_the_order_of_two_runners() -> None:
    game = act(two_runners(), "Steve move f3")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why, game.outcome.who) == (False, "goal.lose-lava", "Jona")
    game = act(two_runners(), "Jona move f2", "Steve move f3")
    assert game.outcome is None
    assert lava(game) == {"b1", "c1", "c2", "d1"}


@pytest.mark.clause("move.lost-way")
def test_f_28_the_marker_has_become_lava() -> None:
    game = position(
        seat("Clara", "f3"),
        seat("Jona", "e3", marker="d1", dice=JONA),
        seat("Steve", "e1", marker="f2", dice="B1 B5 Y6 B1 B5 B4"),
        map=AFTER_TWO_ROUNDS,
        needs={"d1": "pink", "f2": "blue"},
        tokens={"e2": "eruption"},
        phase="move",
    )
    act(game, "Steve move f2")
    assert "d1" in lava(game)
    assert values(game, "Jona move d1") == (6, (2, 0), True)
    assert places(game)["Jona"] == "e3"
    assert lost_stamina(game)["Jona"] == 2


def tired_clara(track: dict[str, Any]) -> Game[Any]:
    game = position(
        seat("Clara", "d2", stamina=5), seat("Jona", "d3"), seat("Steve", "e2"), phase="move", track=track
    )
    return act(game, "Clara move d2")


@pytest.mark.clause("injury.when", "injury.choice")
def test_f_34_two_injuries_in_one_loss() -> None:
    game = tired_clara({"length": 20, "injuries": [6, 9]})
    game.act("Clara injury eye")
    assert clauses(game, "Clara injury eye") == ["injury.choice"]
    game.act("Clara injury arm")
    assert game.view()["seats"]["Clara"]["injuries"] == ["eye", "arm"]
    assert game.view()["seats"]["Clara"]["moved"]


@pytest.mark.clause("injury.when")
def test_f_34_the_last_space_gives_no_token() -> None:
    game = tired_clara({"length": 9, "injuries": [6, 9]})
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.who) == ("goal.lose-stamina", "Clara")
    assert game.view()["seats"]["Clara"]["injuries"] == []


@pytest.mark.clause("injury.amnesia", "skill.tinkerer")
def test_f_35_a_tinkerer_forgets() -> None:
    tinkerer = {"skill": "tinkerer", "equipment": ["flare-gun", "radio"], "tapped": ["flare-gun"]}
    game = position(
        seat("Clara", "d2", stamina=5, **tinkerer), seat("Jona", "d3"), seat("Steve", "e2"), phase="move"
    )
    act(game, "Clara move d2", "Clara injury amnesia")
    assert game.view()["seats"]["Clara"]["equipment"] == ["radio"]
    act(game, "Jona move d3", "Steve move e2", "Clara use radio")
    assert game.view()["seats"]["Clara"]["equipment"] == []
