"""What cards lay on the pawns of characters, and for how long."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.plans import plan_table
from tests.support import clauses


def after(effect: str, who: str = "Anna", head: str = "", tail: str = "", players: int = 2) -> Game[State]:
    """A game in the planning stage, when an effect has just hit somebody."""
    agenda = f'agenda = [{{do = "{effect}", who = "{who}"}}, {{do = "planning"}}]'
    return plan_table(head=f"{agenda}\n{head}", tail=tail, players=players, on=True)


def burdens(game: Game[State], who: str = "Anna") -> list[tuple[str, int, int]]:
    return [(one.kind, one.since, one.until) for one in game.state.person(who).burdens]


@pytest.mark.clause("rc.plan.pawns")
def test_one_pawn_this_round() -> None:
    game = after("one pawn this round")
    game.act("Anna place rest")
    assert clauses(game, "Anna place rest 2") == ["rc.plan.pawns"]
    assert game.check("Anna ready").ok


@pytest.mark.clause("rc.plan.pawns")
def test_one_pawn_next_round_but_not_for_friday() -> None:
    assert burdens(after("one pawn next round")) == [("one-pawn", 2, 2)]
    friday = after("one pawn next round", who="Friday", head="friday = {wounds = 0}")
    assert burdens(friday, "Friday") == []


@pytest.mark.clause("rc.ruling.u17")
def test_only_some_kinds_of_action() -> None:
    game = after("only rest or arrange this round")
    assert clauses(game, "Anna place explore m2") == ["rc.ruling.u17"]
    assert game.check("Anna place arrange").ok


@pytest.mark.clause("rc.ability.use")
def test_no_abilities_this_round() -> None:
    game = after("no abilities this round", tail="", players=1)
    assert burdens(game) == [("no-abilities", 1, 1)]


@pytest.mark.clause("rc.card.argument")
def test_no_mixed_stacks_this_round() -> None:
    game = after("no mixed stacks this round")
    game.act("Anna place explore m2")
    assert clauses(game, "Ben place explore m2") == ["rc.card.argument"]


@pytest.mark.clause("rc.card.traps")
def test_confusion_lasts_for_the_next_round() -> None:
    assert burdens(after("reroll success next round")) == [("reroll", 2, 2)]


@pytest.mark.clause("rc.card.traps")
def test_the_ceremonial_bowl_weighs_until_it_is_lifted() -> None:
    assert burdens(after("reroll success until lifted")) == [("reroll", 2, 0)]
    both = 'burdens = [{kind = "reroll", since = 1}, {kind = "reroll", since = 2, until = 2}]'
    lifted = after("lift the reroll", who="", tail=both, players=1)
    assert burdens(lifted) == [("reroll", 2, 2)]


@pytest.mark.clause("rc.card.fast-work")
def test_where_nothing_can_be_built_fast_work_can_only_be_discarded() -> None:
    head = "phase = 'resolve'\ninventions = []\ndrawn = ['fast-work']"
    drawn = "agenda = [{do = 'upper half of the build adventure', who = 'Anna'}, {do = 'wait for the table'}]"
    game = plan_table(head=f"{head}\n{drawn}", players=1, on=True)
    assert game.state.drawn == ()
    assert "fast-work" not in game.state.deck("event").cards()
