"""Phase 1: everybody rolls once, behind a screen; and what may be said from then on."""

from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji.move import Compared
from tests.support import CLARA, JONA, STEVE, act, clauses, new_game, position, seat, three

HANDS = {"Clara": CLARA, "Jona": JONA, "Steve": STEVE}


def rolling(clara: dict[str, Any] | None = None, **more: Any) -> Game[Any]:
    """A position that waits for the roll."""
    seats = seat("Clara", "d2", **(clara or {})), seat("Jona", "d3"), seat("Steve", "e2")
    return position(*seats, phase="roll", **more)


def dice(game: Game[Any], whose: str, seen_by: str | None) -> list[str | None]:
    hand: list[str | None] = game.view(seen_by)["seats"][whose]["dice"]
    return hand


@pytest.mark.clause("roll.once")
def test_everybody_rolls_all_dice_together() -> None:
    game = act(rolling(dice=f"{CLARA} {JONA} {STEVE}"), "Jona roll")
    assert game.phase == "plan"
    assert {name: dice(game, name, name) for name in HANDS} == {n: hand.split() for n, hand in HANDS.items()}


@pytest.mark.clause("roll.once")
def test_the_roll_of_a_new_round_comes_by_itself() -> None:
    game = position(
        seat("Clara", "d2"),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
        phase="erupt",
        dice=f"{CLARA} {JONA} {STEVE}",
    )
    act(game, "Clara erupt")
    assert (game.phase, game.round) == ("plan", 2)
    assert dice(game, "Clara", "Clara") == CLARA.split()


@pytest.mark.clause("roll.once", "injury.leg")
@pytest.mark.parametrize(
    ("clara", "count"),
    [
        ({}, 6),
        ({"skill": "scout"}, 5),
        ({"injuries": ["leg"]}, 5),
        ({"skill": "scout", "injuries": ["leg"]}, 4),
    ],
)
def test_a_die_left_out_or_lost_is_not_rolled(clara: dict[str, Any], count: int) -> None:
    game = rolling(clara)
    (thrown, *_) = act(game, "Clara roll").history[-1].events
    assert (len(thrown.result().split()), len(dice(game, "Clara", None))) == (count, count)


@pytest.mark.clause("roll.once")
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip", "move", "erupt"])
def test_dice_are_rolled_in_phase_1_only(phase: str) -> None:
    (reason,) = three(phase).check("Clara roll").reasons
    assert (reason.clause, dict(reason.numbers)) == ("roll.once", {"phase": phase})


@pytest.mark.clause("roll.once")
def test_any_seat_may_say_the_word_and_nothing_else_goes() -> None:
    game = rolling()
    assert [str(action) for name in game.seats for action in game.legal(name)] == [
        "Clara roll",
        "Jona roll",
        "Steve roll",
    ]


@pytest.mark.clause("roll.hidden")
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip"])
def test_each_sees_only_the_own_dice_until_phase_5(phase: str) -> None:
    game = three(phase)
    for viewer in (None, *HANDS):
        for whose, hand in HANDS.items():
            assert dice(game, whose, viewer) == (hand.split() if whose == viewer else [None] * 6)


@pytest.mark.clause("roll.hidden", "move.reveal")
@pytest.mark.parametrize("phase", ["move", "erupt"])
def test_from_phase_5_on_everybody_sees_everything(phase: str) -> None:
    assert dice(three(phase), "Clara", None) == CLARA.split()


@pytest.mark.clause("roll.hidden")
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip"])
def test_what_others_have_rolled_changes_nothing_that_a_seat_sees(phase: str) -> None:
    def clara(jona: str) -> Any:
        seats = seat("Clara", "d2", dice=CLARA), seat("Jona", "d3", dice=jona), seat("Steve", "e2")
        return position(*seats, phase=phase).view("Clara")

    assert clara(JONA) == clara(STEVE)


@pytest.mark.clause("roll.hidden", "card.radio")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_dice_under_a_radio_are_open(phase: str) -> None:
    clara = seat("Clara", "d2", dice=CLARA, equipment=["radio"])
    game = position(clara, seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)
    assert dice(act(game, "Clara use radio"), "Clara", "Jona") == CLARA.split()
    assert dice(game, "Jona", "Clara") == [None] * 6


@pytest.mark.clause("roll.hidden", "card.machete")
def test_dice_set_aside_by_a_machete_are_open() -> None:
    clara = seat("Clara", "d2", dice=CLARA, equipment=["machete"])
    game = position(clara, seat("Jona", "d3"), seat("Steve", "e2"), phase="equip")
    act(game, "Clara use machete 2 4")
    assert game.view("Jona")["seats"]["Clara"]["aside"] == ["B2", "B6"]
    assert dice(game, "Clara", "Jona") == [None] * 4


@pytest.mark.clause("roll.hidden", "two.a-dice")
def test_three_dice_of_the_third_set_are_open() -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), variant="a", third={"dice": STEVE})
    assert game.view("Clara")["third_set"] == [None, None, None, "P4", "B5", "P5"]


@pytest.mark.clause("roll.no-touch")
@pytest.mark.parametrize("phase", ["roll", "plan", "move", "erupt"])
def test_no_die_is_rerolled_outside_phase_3(phase: str) -> None:
    (reason,) = three(phase).check("Clara reroll 1").reasons
    assert (reason.clause, dict(reason.numbers)) == ("roll.no-touch", {"phase": phase})


@pytest.mark.clause("roll.no-touch")
def test_no_action_without_a_card_or_a_reroll_touches_a_die() -> None:
    game = three()
    act(game, "Clara mark d4", "Clara unmark", "Clara mark d2", "Clara ready", "Clara wait")
    assert dice(game, "Clara", "Clara") == CLARA.split()


@pytest.mark.clause("roll.open-count", "card.map")
def test_how_many_dice_each_has_is_open() -> None:
    clara = seat("Clara", "d2", dice=CLARA, equipment=["map"])
    game = position(clara, seat("Jona", "d3"), seat("Steve", "e2"), phase="equip")
    act(game, "Clara use map 4 Jona")
    assert [len(dice(game, name, "Steve")) for name in game.seats] == [5, 7, 6]


@pytest.mark.clause("roll.open-count")
@pytest.mark.parametrize(
    ("phase", "card", "few", "many"),
    [
        ("plan", "flashlight", "1", "1 2 3"),
        ("equip", "duct-tape", "1", "1 3"),
        ("equip", "shovel", "1 2", "3 6"),
    ],
)
def test_which_dice_a_card_rerolls_or_turns_and_how_many_is_not(
    phase: str, card: str, few: str, many: str
) -> None:
    def steve_sees(which: str) -> Any:
        clara = seat("Clara", "d2", dice=CLARA, equipment=[card])
        game = position(clara, seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)
        return act(game, f"Clara use {card} {which}").view("Steve")

    assert steve_sees(few) == steve_sees(many)


@pytest.mark.clause("talk.phases")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_talk_in_phases_2_and_4_is_under_the_rules(phase: str) -> None:
    game = three(phase)
    assert clauses(game, "Clara say I've got three yellow dice.") == ["talk.no-numbers"]
    assert clauses(game, "Clara say I am strong on yellow.") == []
    assert game.view("Clara")["may_say"] is True


@pytest.mark.clause("talk.phases")
def test_nobody_talks_in_phase_3() -> None:
    game = three("reroll")
    assert clauses(game, "Clara say hello") == ["talk.phases"]
    assert game.view("Clara")["may_say"] is False


@pytest.mark.clause("talk.phases")
@pytest.mark.parametrize("phase", ["move", "erupt"])
def test_once_the_dice_are_open_anything_may_be_said(phase: str) -> None:
    game = three(phase)
    assert clauses(game, "Clara say I've got three yellow dice.") == []
    assert game.view("Clara")["may_say"] is True


@pytest.mark.clause("talk.phases")
def test_the_rules_hold_from_the_first_roll_on() -> None:
    game = new_game()
    assert clauses(game, "Clara say I've got three yellow dice.") == ["talk.no-numbers"]


@pytest.mark.clause("talk.phases")
def test_what_is_said_everybody_hears_in_the_language_of_the_table() -> None:
    game = three(lang="fr")
    assert clauses(game, "Clara say J'ai trois dés jaunes.") == ["talk.no-numbers"]
    act(game, "Clara say Je suis forte en jaune.")
    assert all(game.view(name)["log"][-1]["event"] == "Said" for name in game.seats)


@pytest.mark.clause("talk.phases")
def test_the_public_has_no_voice() -> None:
    assert three().view()["may_say"] is False


@pytest.mark.clause("talk.qualitative")
@pytest.mark.parametrize(
    "text", ["I have a lot of high dice.", "No danger to you on even dice.", "I rolled poorly for my card."]
)
def test_vague_statements_are_allowed_at_the_table(text: str) -> None:
    (said,) = three().act(f"Clara say {text}")
    assert getattr(said, "text", "") == text


@pytest.mark.clause("need.once", "move.value")
def test_a_die_that_fits_twice_counts_once_at_the_table() -> None:
    game = position(
        seat("Clara", "d2", dice="Y4 B1"),
        seat("Jona", "d3", dice="B1"),
        seat("Steve", "e2", dice="B1"),
        needs={"d2": "yellow|4"},
        phase="move",
    )
    (compared,) = (event for event in game.act("Clara move d2") if isinstance(event, Compared))
    assert compared.value == 4


@pytest.mark.clause("need.grammar")
def test_the_view_shows_what_a_card_asks_for() -> None:
    game = three(needs={"d4": "4|yellow", "e4": "ODD(blue|pink)"})
    cards = game.view()["cards"]
    assert [cards[square]["need"] for square in ("d4", "e4", "f4")] == ["yellow|4", "odd(pink|blue)", "any"]


@pytest.mark.clause("need.grammar")
def test_a_position_with_odd_and_a_number_on_one_card_is_refused() -> None:
    with pytest.raises(BadInput, match=r"needs\.d4"):
        three(needs={"d4": "odd|4"})
