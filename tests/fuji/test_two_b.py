"""Variant B: the third meeple is played by both players together."""

from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from tests.fuji.two_players import STOPS, agreed, legal, third, with_meeple
from tests.support import BOX, act, clauses, new_game, three

FULL = ("equipment-manager", "buddy", "gatherer")
SIXES = "B6 P6 Y6 B6 P6 Y6"
ONES = "B1 P1 Y1 B1 P1 Y1"


def setting_up(skill: str) -> Game[Any]:
    """A new game whose set-up choices are still open; the third meeple has the skill."""
    skills = {"Clara": "survivalist", "Jona": "scout", "Third": skill}
    game = new_game(2, variant="b", skills=skills, choices="ask")
    return act(game, "Clara leave-out 6", "Jona leave-out 1")


@pytest.mark.clause("two.b-third", "setup.start")
def test_the_third_meeple_begins_like_a_player() -> None:
    game = new_game(2, variant="b")
    own = third(game)
    assert game.seats == ("Clara", "Jona")
    assert own.at == game.state.seat("Clara").at == BOX.scenario(1).white
    assert own.skill in FULL
    assert own.character not in {game.state.seat(name).character for name in game.seats}
    assert len(own.dice) == 6
    assert len(own.equipment) == BOX.skill(own.skill).keeps
    assert own.stamina == 0
    assert own.marker == ""


@pytest.mark.clause("two.b-third")
@pytest.mark.parametrize("skill", FULL)
def test_its_skill_is_chosen_among_those_with_six_dice(skill: str) -> None:
    assert third(new_game(2, variant="b", skills={"Third": skill})).skill == skill


@pytest.mark.clause("two.b-third")
@pytest.mark.parametrize("skill", ["scout", "survivalist", "tinkerer"])
def test_a_skill_with_five_dice_is_not_for_it(skill: str) -> None:
    with pytest.raises(BadInput, match="third meeple"):
        new_game(2, variant="b", skills={"Third": skill})


@pytest.mark.clause("two.b-third")
@pytest.mark.parametrize("taken", [["buddy", "gatherer"], ["gatherer", "equipment-manager"], [None, "buddy"]])
def test_its_skill_is_drawn_from_what_the_players_leave(taken: list[str | None]) -> None:
    for seed in range(12):
        game = new_game(2, variant="b", skills=taken, seed=seed)
        skills = [seat.skill for seat in game.state.seats]
        assert skills[2] in FULL
        assert len(set(skills)) == 3


@pytest.mark.clause("two.b-third", "plan.neighbours-differ")
def test_all_three_are_neighbours_for_markers() -> None:
    game = act(with_meeple(), "Clara mark e2 for Third")
    assert clauses(game, "Clara mark e2") == ["plan.neighbours-differ"]
    assert clauses(game, "Jona mark e2") == ["plan.neighbours-differ"]
    act(game, "Clara mark d2")
    assert clauses(game, "Jona mark d2 for Third") == ["plan.neighbours-differ"]
    assert clauses(game, "Jona mark e3 for Third") == []
    assert "Jona mark d2 for Third" not in legal(game, "Jona")
    assert "Jona mark e3 for Third" in legal(game, "Jona")


@pytest.mark.clause("two.b-third", "move.higher")
@pytest.mark.parametrize(("dice", "at"), [(ONES, "e3"), (SIXES, "d2")])
def test_a_player_has_to_beat_the_third_meeple(dice: str, at: str) -> None:
    game = with_meeple(
        "move", clara={"marker": "e3", "dice": SIXES}, jona={"dice": ONES}, third={"dice": dice}
    )
    assert act(game, "Clara move e3").state.seat("Clara").at == at


@pytest.mark.clause("two.b-third")
@pytest.mark.parametrize(
    ("phase", "line"),
    [
        ("plan", "mark d2 for Third"),
        ("plan", "unmark for Third"),
        ("reroll", "reroll 1 for Third"),
        ("reroll", "stop for Third"),
        ("reroll", "aside 1 for Third"),
    ],
)
def test_three_players_have_no_third_meeple(phase: str, line: str) -> None:
    assert clauses(three(phase), f"Clara {line}") == ["two.b-third"]


@pytest.mark.clause("two.b-third")
def test_nobody_else_is_called_like_it() -> None:
    with pytest.raises(BadInput, match="third meeple"):
        new_game(["Clara", "third"], variant="b")


@pytest.mark.clause("two.b-dice", "roll.hidden")
@pytest.mark.parametrize(
    ("viewer", "dice"),
    [
        ("Clara", ["B1", "P1", "B4", None, None, None]),
        ("Jona", [None, None, None, "P4", "B5", "P5"]),
        (None, [None] * 6),
    ],
)
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip"])
def test_each_player_sees_three_of_its_dice(viewer: str | None, dice: list[str | None], phase: str) -> None:
    assert with_meeple(phase).view(viewer)["seats"]["Third"]["dice"] == dice


@pytest.mark.clause("two.b-dice", "move.reveal")
def test_all_its_dice_are_open_in_phase_5() -> None:
    game = act(with_meeple("equip"), "Clara ready", "Jona ready")
    assert game.view("Clara")["seats"]["Third"]["dice"] == ["B1", "P1", "B4", "P4", "B5", "P5"]


@pytest.mark.clause("two.b-dice")
def test_each_half_has_a_die_with_a_blue_1_2_and_3_in_every_round() -> None:
    game = act(with_meeple("roll", track={"length": 99, "injuries": []}), "Clara roll")
    for _ in range(2):
        for player in game.seats:
            kinds = [game.state.table.faces[die.slot] for die in third(game).dice if die.side == player]
            assert [sum(blue in kind for kind in kinds) for blue in ("B1", "B2", "B3")] == [1, 1, 1]
        act(game, "Clara mark d2", "Jona mark d3", "Jona mark e2 for Third", "Clara ready", "Jona ready")
        act(game, *STOPS, "Clara ready", "Jona ready", "Clara move d2", "Jona move d3")
        agreed(game, "move e2")
    assert game.round == 3


@pytest.mark.clause("two.b-dice")
@pytest.mark.parametrize(("player", "own", "other"), [("Clara", "1 3", "3 4"), ("Jona", "4 6", "2 4")])
def test_a_player_throws_only_the_dice_on_the_own_side(player: str, own: str, other: str) -> None:
    game = with_meeple("reroll")
    assert clauses(game, f"{player} reroll {other} for Third") == ["two.b-dice"]
    assert clauses(game, f"{player} reroll {own} for Third") == []
    assert f"{player} reroll {own} for Third" in legal(game, player)
    assert f"{player} reroll {other} for Third" not in legal(game, player)


@pytest.mark.clause("two.b-together", "plan.marker")
def test_either_player_moves_its_marker() -> None:
    game = act(with_meeple(), "Clara mark e3 for Third", "Jona mark f3 for Third")
    assert third(game).marker == "f3"
    act(game, "Clara unmark for Third")
    assert third(game).marker == ""
    assert clauses(game, "Jona unmark for Third") == ["plan.marker"]


@pytest.mark.clause("two.b-together", "plan.marker")
def test_nobody_is_ready_before_its_marker_lies() -> None:
    game = act(with_meeple(), "Clara mark d2", "Jona mark d3")
    assert clauses(game, "Clara ready") == ["plan.marker"]
    act(game, "Clara mark e2 for Third", "Clara ready", "Jona ready")
    assert game.phase == "reroll"


@pytest.mark.clause("two.b-together", "plan.three-steps")
def test_its_marker_keeps_to_its_own_reach() -> None:
    game = with_meeple()
    assert clauses(game, "Clara mark e5 for Third") == []
    assert clauses(game, "Clara mark c5 for Third") == ["plan.three-steps"]


@pytest.mark.clause("two.b-together", "plan.ready-again")
def test_a_player_who_is_ready_proposes_nothing() -> None:
    more = {"clara": {"marker": "d2"}, "third": {"marker": "e2", "equipment": ["rope"]}}
    game = act(with_meeple("plan", **more), "Clara ready")
    assert clauses(game, "Clara propose use rope e3 for Third") == ["plan.ready-again"]
    assert clauses(game, "Clara mark e3 for Third") == ["plan.ready-again"]
    assert clauses(game, "Jona propose use rope e3 for Third") == []
    assert legal(game, "Clara") == {"Clara wait"}


@pytest.mark.clause("two.b-together")
def test_one_proposes_and_the_other_agrees() -> None:
    game = act(with_meeple(third={"equipment": ["rope"]}), "Jona propose use rope e3 for Third")
    assert third(game).at == "e2"
    assert legal(game, "Clara") == {"Clara agree", "Clara decline"}
    act(game, "Clara agree")
    assert third(game).at == "e3"
    assert third(game).equipment == ()


@pytest.mark.clause("two.b-together")
def test_a_declined_proposal_changes_nothing() -> None:
    game = with_meeple(third={"equipment": ["rope"]})
    before = game.state
    act(game, "Clara propose use rope e3 for Third", "Jona decline")
    assert game.state == before


@pytest.mark.clause("two.b-together")
def test_nothing_else_happens_while_a_proposal_is_open() -> None:
    game = act(with_meeple(third={"equipment": ["rope"]}), "Clara propose use rope e3 for Third")
    assert legal(game, "Clara") == set()
    for line in ("Clara agree", "Clara decline", "Jona mark d3", "Jona propose use rope f2 for Third"):
        assert clauses(game, line) == ["two.b-together"]
    assert clauses(game, "Jona agree") == []


@pytest.mark.clause("two.b-together")
def test_agreeing_answers_a_proposal_only() -> None:
    assert clauses(with_meeple(), "Clara agree") == ["two.b-together"]


@pytest.mark.clause("two.b-together")
def test_only_variant_b_has_proposals() -> None:
    game = three("equip")
    assert clauses(game, "Clara propose use rope e3 for Third") == ["two.b-together"]
    assert clauses(game, "Clara propose give rope Jona for Third") == ["two.b-together"]


@pytest.mark.clause("two.b-together")
@pytest.mark.parametrize(
    ("phase", "line", "broken"),
    [
        ("plan", "use compass", ["equip.phase"]),
        ("plan", "use water", ["equip.once", "equip.phase"]),
        ("plan", "use flashlight", ["equip.owner"]),
        ("equip", "give compass Clara", ["manager.one-way"]),
        ("equip", "move e2", ["move.reveal"]),
        ("move", "spend 1 Clara", ["skill.gatherer"]),
        ("move", "draw", ["token.arrive"]),
        ("move", "leave", ["token.arrive"]),
        ("move", "injury eye", ["injury.when"]),
        ("plan", "keep compass", ["setup.equipment-choice"]),
    ],
)
def test_what_it_may_not_do_is_not_proposed(phase: str, line: str, broken: list[str]) -> None:
    game = with_meeple(phase, third={"equipment": ["compass"]}, clara={"equipment": ["flashlight"]})
    assert clauses(game, f"Jona propose {line} for Third") == broken


@pytest.mark.clause("two.b-together", "setup.equipment-choice")
def test_both_choose_the_cards_it_keeps() -> None:
    game = setting_up("equipment-manager")
    dealt = sorted(item.name for item in third(game).equipment)
    assert len(dealt) == 4
    assert len(legal(game, "Clara")) == len(legal(game, "Jona")) == 6
    assert clauses(game, f"Clara keep {dealt[0]} {dealt[1]}") == ["setup.choices"]
    agreed(game, f"keep {dealt[1]} {dealt[3]}")
    assert sorted(item.name for item in third(game).equipment) == [dealt[1], dealt[3]]
    assert game.phase == "plan"


@pytest.mark.clause("two.b-together", "move.way-named")
def test_both_name_its_way() -> None:
    game = with_meeple("move", third={"dice": SIXES, "marker": "f3"}, tokens={"e3": "eruption"})
    lines = {"move f3", "move f3 via e3", "move f3 via f2"}
    assert {f"Jona propose {line} for Third" for line in lines} <= legal(game, "Jona")
    assert clauses(game, "Jona propose move f3 via e2 for Third") == ["move.path"]
    agreed(game, "move f3 via e3")
    assert third(game).at == "f3"
    assert game.state.board.card("c1").kind == "rubble"
    assert game.state.board.card("b1").kind == "lava"


@pytest.mark.clause("two.b-together", "token.equipment")
@pytest.mark.parametrize(("answer", "cards"), [("draw", 1), ("leave", 0)])
def test_both_decide_whether_it_draws(answer: str, cards: int) -> None:
    game = with_meeple("move", third={"dice": SIXES, "marker": "f2"}, tokens={"f2": "equipment"})
    agreed(game, "move f2")
    assert clauses(game, f"Clara {answer}") == ["token.equipment"]
    act(game, f"Jona propose {answer} for Third", "Clara decline", f"Jona propose {answer} for Third")
    act(game, "Clara agree")
    assert len(third(game).equipment) == cards


@pytest.mark.clause("two.b-together", "skill.gatherer")
def test_both_spend_its_power_bars() -> None:
    game = with_meeple("move", third={"skill": "gatherer", "bars": 2})
    assert "Jona propose spend 2 Clara for Third" in legal(game, "Jona")
    assert clauses(game, "Jona spend 1 Clara") == ["skill.gatherer"]
    agreed(game, "spend 1 Clara")
    assert third(game).bars == 1
    assert game.state.seat("Clara").boost == 1
    assert clauses(game, "Jona propose move e2 for Third") == ["gatherer.spend"]


@pytest.mark.clause("two.b-together", "skill.equipment-manager")
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip", "move"])
def test_both_pass_its_cards_in_every_phase(phase: str) -> None:
    game = with_meeple(phase, third={"skill": "equipment-manager", "equipment": ["rope"]})
    assert "Clara propose give rope Jona for Third" in legal(game, "Clara")
    assert clauses(game, "Clara give rope Jona") == ["manager.one-way", "equip.owner"]
    assert clauses(game, "Clara propose give rope Third for Third") == ["skill.equipment-manager"]
    agreed(game, "give rope Jona")
    assert [item.name for item in game.state.seat("Jona").equipment] == ["rope"]


@pytest.mark.clause("two.b-together", "skill.equipment-manager")
def test_a_player_passes_it_cards_without_asking() -> None:
    game = with_meeple(clara={"skill": "equipment-manager", "equipment": ["rope"]})
    assert "Clara give rope Third" in legal(game, "Clara")
    act(game, "Clara give rope Third")
    assert [item.name for item in third(game).equipment] == ["rope"]


@pytest.mark.clause("two.b-together", "manager.any-time")
def test_its_cards_may_be_passed_while_an_injury_is_being_chosen() -> None:
    more = {"third": {"skill": "equipment-manager", "equipment": ["rope"]}, "clara": {"stamina": 5}}
    game = act(with_meeple("move", **more), "Clara move d2")
    for player in game.seats:
        assert clauses(game, f"{player} propose give rope Jona for Third") == []
        assert f"{player} propose give rope Jona for Third" in legal(game, player)


@pytest.mark.clause("two.b-together")
def test_a_proposal_is_answered_before_anything_else() -> None:
    more = {"third": {"skill": "equipment-manager", "equipment": ["rope"]}, "jona": {"stamina": 5}}
    game = act(with_meeple("move", **more), "Jona move d3", "Clara propose give rope Clara for Third")
    assert legal(game, "Jona") == {"Jona agree", "Jona decline"}
    assert clauses(game, "Jona injury eye") == ["two.b-together"]
    assert game.view("Jona")["prompt"]["kind"] == "proposal"
    act(game, "Jona agree", "Jona injury eye")
    assert game.state.seat("Clara").item("rope")


@pytest.mark.clause("two.b-full", "stamina.fail")
def test_it_tires() -> None:
    assert third(agreed(with_meeple("move"), "move e2")).stamina == 4


@pytest.mark.clause("two.b-full", "two.b-together", "injury.choice")
def test_both_choose_its_injuries() -> None:
    game = agreed(with_meeple("move", third={"stamina": 5}), "move e2")
    assert clauses(game, "Clara injury eye") == ["injury.choice"]
    assert clauses(game, "Clara ready") == ["injury.choice"]
    assert "Jona propose injury eye for Third" in legal(game, "Jona")
    agreed(game, "injury arm")
    assert third(game).injuries == ("arm",)
    assert third(game).moved


@pytest.mark.clause("two.b-full", "injury.arm")
def test_its_injuries_bind_it() -> None:
    game = with_meeple(third={"equipment": ["rope"], "injuries": ["arm"]})
    assert clauses(game, "Clara propose use rope e3 for Third") == ["injury.arm"]
    assert not any("rope" in line for line in legal(game, "Clara"))


@pytest.mark.clause("two.b-full", "injury.eye")
def test_an_eye_injury_takes_its_rerolls() -> None:
    game = with_meeple("reroll", third={"injuries": ["eye"]})
    assert clauses(game, "Clara reroll 1 for Third") == ["injury.eye"]


@pytest.mark.clause("two.b-full", "goal.lose-stamina")
def test_its_last_stamina_loses_the_game() -> None:
    game = agreed(with_meeple("move", third={"stamina": 17}), "move e2")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why, game.outcome.who) == (False, "goal.lose-stamina", "Third")


@pytest.mark.clause("two.b-full", "goal.lose-lava")
def test_its_death_in_the_lava_loses_the_game() -> None:
    lava = "V L L l l l\n. . l l l l\n. . l l l l\n. . l l l v\n. . l l v v\n"
    game = act(with_meeple("erupt", third={"at": "c2"}, map=lava), "Clara erupt")
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.who) == ("goal.lose-lava", "Third")


@pytest.mark.clause("two.b-full", "goal.win", "score.points")
def test_it_must_reach_the_village_and_scores_like_a_player() -> None:
    more = {"clara": {"at": "e5"}, "jona": {"at": "f5"}}
    own = {"at": "f3", "marker": "f4", "dice": SIXES, "injuries": ["eye"], "equipment": ["rope", "map"]}
    game = agreed(with_meeple("move", **more, third=own), "move f4")
    assert game.outcome is not None
    assert game.outcome.won
    assert game.outcome.score == 12 - 1 + 2


@pytest.mark.clause("two.b-full", "goal.win")
def test_the_players_alone_do_not_win() -> None:
    more = {"clara": {"at": "f3", "marker": "f4", "dice": SIXES}, "jona": {"at": "f5"}}
    assert act(with_meeple("move", **more), "Clara move f4").outcome is None


@pytest.mark.clause("two.b-leg", "injury.leg")
def test_a_leg_injury_takes_a_die_from_one_side() -> None:
    game = agreed(with_meeple("move", third={"stamina": 5}), "move e2")
    assert clauses(game, "Clara propose injury leg 7 for Third") == ["injury.leg-which"]
    agreed(game, "injury leg 5")
    act(game, "Clara move d2", "Jona move d3")
    assert game.round == 2
    assert [die.side for die in third(game).dice] == ["Clara"] * 3 + ["Jona"] * 2
    act(game, "Clara mark d2", "Jona mark d3", "Jona mark e2 for Third", "Clara ready", "Jona ready")
    assert clauses(game, "Clara reroll 4 for Third") == ["two.b-dice"]
    assert clauses(game, "Jona reroll 4 5 for Third") == []
    assert clauses(game, "Jona reroll 6 for Third") == ["reroll.any-dice"]
