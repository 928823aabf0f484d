"""Drawing mystery cards: limits, setting aside, stopping, and what becomes of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.engine.phrases import BadSentence
from fujikit.robinson.language import EFFECTS
from fujikit.robinson.state import State
from tests.robinson.cards.table import card_table, hurt

WHIP = 'treasures = ["whip"]'


def drawing(limits: str, *cards: str, answers: tuple[str, ...] = (), **given: Any) -> Game[State]:
    """Anna draws from a mystery deck with these cards on top."""
    scene = {"who": "Anna", "stack": 1, **given}
    return card_table(f"draw mystery: {limits}", decks={"mystery": list(cards)}, answers=answers, **scene)


def options(game: Game[State]) -> list[str]:
    task = game.state.agenda[0]
    return list(task.effect.options(game.state, task.context))


@pytest.mark.clause("rc.mystery.limits", "rc.mystery.reveal", "rc.mystery.end")
def test_other_kinds_are_set_aside_and_shuffled_back() -> None:
    game = drawing("1 treasure", "bite", "net", "gold")
    assert game.state.future.treasures == ("gold",)
    assert hurt(game) == [0, 0, 0]
    assert {"bite", "net"} <= set(game.state.deck("mystery").middle)
    assert (game.state.deck("mystery-discard").cards(), game.state.drawn) == ((), ())


@pytest.mark.clause("rc.mystery.reveal")
def test_a_kind_whose_limit_is_reached_is_set_aside() -> None:
    game = drawing("1 trap, 1 treasure", "sharp-blade", "blunt-spear", "gold", answers=("draw",))
    assert hurt(game) == [2, 0, 0]
    assert game.state.deck("mystery-discard").cards() == ("sharp-blade",)
    assert "blunt-spear" in game.state.deck("mystery").middle


@pytest.mark.clause("rc.mystery.limits")
def test_one_limit_for_two_kinds() -> None:
    cave = drawing(
        "1 creature or trap, 2 treasure", "bite", "net", "gold", "compass", answers=("draw", "draw")
    )
    assert hurt(cave) == [1, 0, 0]
    assert cave.state.person("Anna").outside == ""
    assert cave.state.future.treasures == ("gold", "compass")


@pytest.mark.clause("rc.mystery.stop")
def test_the_group_may_stop_after_each_card() -> None:
    game = drawing("2 treasure", "gold", "compass")
    assert options(game) == ["draw", "stop"]
    game.act("Ben choose stop")
    assert game.state.future.treasures == ("gold",)
    assert game.state.deck("mystery").top == ("compass",)


@pytest.mark.clause("rc.mystery.stop")
@pytest.mark.parametrize("card", ["giant-snake", "collapse", "net"])
def test_some_cards_stop_the_drawing(card: str) -> None:
    game = drawing("1 creature or trap, 2 treasure", card, "gold", place="m2")
    assert (game.state.agenda, game.state.future.treasures) == ((), ())
    assert game.state.noted("drawing-stopped") == 0, "the next drawing is a new one"


@pytest.mark.clause("rc.s4.location")
def test_a_location_is_drawn_to_the_end() -> None:
    cards = {"mystery": ["bite", "gold", "snake", "compass"]}
    line = "draw mystery to the end: 3 creature or trap or treasure"
    game = card_table(line, decks=cards, who="Anna", stack=1)
    assert hurt(game) == [3, 0, 0]
    assert game.state.future.treasures == ("gold",)
    assert game.state.deck("mystery").top == ("compass",)


@pytest.mark.clause("rc.mystery.resolve", "rc.use.answer")
def test_a_trap_waits_only_where_something_helps_against_it() -> None:
    game = drawing("1 trap", "sharp-blade", more=WHIP)
    assert str(game.state.agenda[0].effect) == "meet the trap"
    game.act("Ben go-on")
    assert hurt(game) == [2, 0, 0]
    assert not drawing("1 trap", "sharp-blade").state.agenda


@pytest.mark.clause("rc.mystery.limits", "rc.mystery.resolve", "rc.mystery.stop", "rc.mystery.end")
def test_r_34_remains_of_a_settlement_with_the_whip_at_hand() -> None:
    game = card_table(
        "draw a explore adventure",
        decks={
            "explore": ["remains-of-a-settlement"],
            "mystery": ["bite", "gold", "poisonous-spores", "net", "snake", "compass"],
        },
        more=WHIP,
        who="Anna",
        stack=1,
        place="t2",
        answers=["2", "draw"],
    )
    game.act("Anna use whip")
    game.act("Ben choose draw")
    assert hurt(game) == [0, 0, 0]
    assert game.state.future.treasures == ("gold", "compass")
    assert game.state.deck("mystery-discard").cards() == ("poisonous-spores",)
    assert {"bite", "net", "snake"} <= set(game.state.deck("mystery").middle)
    assert game.state.deck("event").cards() == ("explore:remains-of-a-settlement",)


@pytest.mark.clause("rc.mystery.resolve", "rc.card.whip")
def test_r_52_the_whip_is_claimed_when_a_trap_is_drawn_and_the_trap_ignored() -> None:
    game = drawing("1 trap", "poisonous-spores", more=WHIP)
    game.act("Anna use whip")
    assert (hurt(game), game.state.due) == ([0, 0, 0], ())
    assert [(gear.user, gear.claimed) for gear in game.state.treasures] == [("Anna", game.round)]
    assert game.state.deck("mystery-discard").cards() == ("poisonous-spores",)
    assert game.state.noted("card-ignored") == 0


@pytest.mark.clause("rc.mystery.resolve")
def test_an_ignored_trap_counts_towards_its_limit() -> None:
    game = drawing("1 trap, 1 treasure", "sharp-blade", "net", "gold", more=WHIP)
    game.act("Anna use whip")
    game.act("Anna choose draw")
    assert game.state.future.treasures == ("gold",)
    assert game.state.person("Anna").outside == ""


@pytest.mark.clause("rc.mystery.empty")
def test_an_empty_deck_is_made_new_from_its_discard_pile() -> None:
    game = card_table(
        "draw mystery: 1 treasure",
        decks={"mystery": [], "mystery-discard": ["gold"]},
        who="Anna",
        stack=1,
    )
    assert game.state.future.treasures == ("gold",)
    assert not game.state.deck("mystery-discard")


@pytest.mark.clause("rc.mystery.empty")
def test_drawing_ends_where_no_card_of_a_wanted_kind_is_left() -> None:
    decks = {"mystery": [], "mystery-discard": ["bite"]}
    game = card_table("draw mystery: 1 treasure", decks=decks, who="Anna", stack=1)
    assert (game.state.agenda, game.state.future.treasures) == ((), ())
    assert game.state.deck("mystery-discard").cards() == ("bite",)


@pytest.mark.clause("rc.discovery.treasure", "rc.resource.outside")
def test_a_treasure_found_outside_the_action_phase_is_there_at_once() -> None:
    game = drawing("1 treasure", "antique-rapier", phase="event")
    assert game.state.weapon == game.start.weapon + 2
    assert game.state.deck("mystery-discard").cards() == ("antique-rapier",)


@pytest.mark.clause("rc.discovery.treasure", "rc.mystery.end")
def test_a_treasure_token_used_within_a_drawing_leaves_the_other_cards_alone() -> None:
    game = drawing("1 trap", "net", "gold", "compass", more=WHIP, tokens=["treasure"], place="m2")
    game.act("Anna use treasure")
    assert game.state.drawn == ("net",)
    game.act("Anna go-on")
    assert game.state.person("Anna").outside == "m2"
    assert game.state.deck("mystery-discard").cards() == ("net",)


@pytest.mark.clause("rc.friday.mystery")
def test_friday_draws_and_suffers_mystery_cards() -> None:
    game = drawing("1 creature", "bite", who="Friday")
    assert hurt(game) == [0, 0, 1]


@pytest.mark.clause("rc.ruling.u10")
def test_each_player_on_a_mystery_card_does_not_mean_friday() -> None:
    game = card_table("all: 1 wound", who="Friday", card="mystery:a-shiny-jewel")
    assert hurt(game) == [1, 1, 0]


@pytest.mark.parametrize("limits", ["3 dragons", "some treasure", "1 trap or dragon"])
def test_limits_that_make_no_sense_are_refused(limits: str) -> None:
    with pytest.raises(
        BadSentence, match="is no number of mystery cards of a kind: creature, trap, treasure"
    ):
        EFFECTS.read(f"draw mystery: {limits}")
