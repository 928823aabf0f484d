"""Scenario 3: Jenny on her rock, Jenny in camp, and the Lifeboat."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.phases.weather import dice_of
from fujikit.robinson.state import State
from tests.robinson.support import wounds
from tests.robinson.tables import asked, goods, question, table

SAVED = {"jenny-in-camp": 1}
RAFT, LIFEBOAT = {"name": "scenario-raft"}, {"name": "lifeboat"}


def jenny(*do: str, **rest: Any) -> Game[State]:
    """A table of scenario 3, with Jenny."""
    return table(*do, **{"scenario": 3, "jenny": {}, "shelter": True, **rest})


@pytest.mark.clause("rc.s3.frame")
def test_animals_come_in_the_last_four_of_eight_rounds_and_there_is_no_storm_glass() -> None:
    dice = [dice_of(jenny(round=number).state) for number in range(1, 9)]
    assert dice == [()] * 4 + [("animals",)] * 4
    for seed in range(8):
        game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=3, seed=seed, equipment=7)
        assert "storm-glass" not in [gear.name for gear in game.state.equipment]
        assert game.state.jenny() is not None
    assert "storm-glass" not in jenny().state.deck("equipment").cards()


@pytest.mark.clause("rc.s3.goal")
def test_jenny_in_camp_and_the_lifeboat_win_at_once() -> None:
    game = jenny("end of action phase", phase="resolve", notes=SAVED, future={"inventions": ["lifeboat"]})
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s3.goal")
    assert jenny("gain 1 wood", items=[LIFEBOAT]).outcome is None
    assert jenny("gain 1 wood", notes=SAVED).outcome is None


@pytest.mark.clause("rc.s3.goal")
def test_the_lifeboat_waits_for_jenny() -> None:
    rich = {
        "phase": "plan",
        "items": [{"name": "rope"}, {"name": "knife"}],
        "available": {"wood": 6, "fur": 4},
    }
    game = jenny("planning", **rich)
    assert "rc.s3.goal" in game.check("Anna place build lifeboat").clauses
    assert jenny("planning", notes=SAVED, **rich).check("Anna place build lifeboat").ok


@pytest.mark.clause("rc.s3.goal", "rc.s3.away")
def test_jenny_s_death_loses_the_game() -> None:
    game = jenny("night phase", phase="night", jenny={"wounds": 9}, available={"food": 2})
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.who) == (False, "Jenny")


@pytest.mark.clause("rc.s3.away", "rc.ruling.u7")
def test_on_her_rock_she_takes_two_wounds_every_night_before_the_others_eat() -> None:
    game = jenny("night phase", phase="night", available={"food": 1})
    assert wounds(game) == [0, 0, 2]
    assert asked(game) == ["Anna", "Ben"]


@pytest.mark.clause("rc.s3.away")
def test_on_her_rock_she_cannot_be_healed() -> None:
    hurt = {"jenny": {"wounds": 3}, "phase": "night", "available": {"food": 2, "tokens": ["scenario-herbs"]}}
    assert question(jenny("time to heal", **hurt)) == ""
    saved = jenny("time to heal", notes=SAVED, **hurt)
    saved.act("Anna use scenario-herbs")
    assert wounds(saved) == [0, 0, 2]


@pytest.mark.clause("rc.s3.camp")
def test_in_camp_she_suffers_what_the_others_suffer() -> None:
    assert wounds(jenny("all: 1 wound", notes=SAVED)) == [1, 1, 1]
    assert wounds(jenny("all: 1 wound")) == [1, 1, 0]
    assert wounds(jenny("weather phase", notes=SAVED, spots=["storm@weather"])) == [1, 1, 1]
    assert wounds(jenny("lose 1 wood", notes=SAVED)) == [1, 1, 1]


@pytest.mark.clause("rc.s3.camp", "rc.ruling.u8")
def test_in_camp_one_rest_a_round_heals_her_without_a_pawn() -> None:
    items = [{"name": "bed"}]
    game = jenny("resolve rest", phase="resolve", notes=SAVED, jenny={"wounds": 3}, items=items)
    assert wounds(game) == [0, 0, 2]
    assert game.state.person("Jenny").det == 0
    assert wounds(jenny("resolve rest", phase="resolve", jenny={"wounds": 3})) == [0, 0, 3]


@pytest.mark.clause("rc.s3.raft")
def test_the_raft_of_the_sheet_fetches_her_by_an_explore_with_two_pawns() -> None:
    game = jenny("action phase", items=[RAFT], phase="plan")
    sail, rest = "place explore scenario-raft", "place rest"
    for line in (f"Anna {sail}", f"Anna {sail}", f"Ben {rest}", f"Ben {rest} 2", "Anna ready", "Ben ready"):
        game.act(line)
    assert game.state.noted("jenny-in-camp") == 1
    assert wounds(game) == [0, 0, 0]


@pytest.mark.clause("rc.s3.raft")
def test_an_adventure_on_the_way_to_the_rock_is_a_wound() -> None:
    plan = [{"kind": "explore", "target": "scenario-raft", "pawns": ["Anna"]}]
    sail = {"phase": "resolve", "items": [RAFT], "plan": plan}
    game = jenny("resolve explore", dice="blank success adventure", **sail)
    assert (wounds(game), game.state.noted("jenny-in-camp")) == ([1, 0, 0], 1)
    token = jenny("resolve explore", spots=["adventure@explore"], dice="blank fail", **sail)
    assert (wounds(token), token.state.spots, token.state.noted("jenny-in-camp")) == ([1, 0, 0], (), 0)


@pytest.mark.clause("rc.s3.raft")
def test_without_the_raft_of_the_sheet_nobody_sets_out_and_tokens_count() -> None:
    other = jenny("planning", phase="plan", items=[{"name": "raft"}])
    assert not other.check("Anna place explore scenario-raft").ok
    late = jenny("planning", phase="plan", items=[RAFT], spots=["time@explore"])
    late.act("Anna place explore scenario-raft")
    late.act("Ben place rest")
    late.act("Ben place rest 2")
    assert not late.check("Anna ready").ok
    saved = jenny("planning", phase="plan", items=[RAFT], notes=SAVED)
    assert not saved.check("Anna place explore scenario-raft").ok


@pytest.mark.clause("rc.s3.book")
def test_the_book_takes_a_palisade_level_or_wounds_all_but_friday() -> None:
    assert jenny("book effect", palisade=1).state.palisade == 0
    assert wounds(jenny("book effect", friday={})) == [1, 1, 0, 0]


@pytest.mark.clause("rc.s3.totems")
def test_totems_come_in_their_order() -> None:
    def found(number: int, **rest: Any) -> Game[State]:
        notes = {"totems": number - 1}
        return jenny("the totem of the tile", phase="resolve", who="Anna", notes=notes, place="m2", **rest)

    island = {"m1": 8, "m2": 5}
    assert wounds(found(1, island=island))[:2] == [2, 0]
    assert found(2, island=island).state.morale == -2
    assert found(3, island=island).state.future.inventions == ("rope",)
    assert found(3, island=island, items=[{"name": "rope"}]).state.future.inventions == ()
    assert goods(found(4, island=island), "future") == (0, 0, 0, 2)
    assert found(5, island=island).state.noted("totems") == 5


@pytest.mark.clause("rc.s3.totems")
def test_the_tokens_of_the_sheet_lend_a_weapon_give_wood_and_raise_the_palisade() -> None:
    game = jenny("fight 3", who="Anna", phase="resolve", available={"tokens": ["scenario-pistol"]})
    game.act("Ben use scenario-pistol")
    assert wounds(game)[0] == 0
    camp = jenny("time to heal", "planning", phase="plan", available={"tokens": ["ruined-hut", "vines"]})
    camp.act("Anna use vines")
    camp.act("Anna use ruined-hut")
    assert (camp.state.palisade, goods(camp, "future")) == (1, (2, 0, 0, 0))
