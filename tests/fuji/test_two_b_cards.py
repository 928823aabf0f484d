"""Variant B: equipment in the third meeple's hands, and equipment aimed at it.

Its hand is Steve's: dice 1 to 3 (B1 P1 B4) lie before Clara, 4 to 6 (P4 B5 P5) before Jona.
"""

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.fuji.two_players import agreed, hand, legal, third, with_meeple
from tests.support import CLARA, JONA, STEVE, act, clauses

SIXES = "B6 P1 B4 B6 P6 P5"


def holding(*cards: str, phase: str = "equip", script: str = "", **more: Any) -> Game[Any]:
    """The third meeple with these cards."""
    return with_meeple(phase, third={"equipment": list(cards), **more}, dice=script)


def clara_has(*cards: str, phase: str = "equip", script: str = "", **more: Any) -> Game[Any]:
    return with_meeple(phase, clara={"equipment": list(cards)}, dice=script, **more)


def cards(game: Game[Any], name: str = "Third") -> list[str]:
    return [item.name for item in game.state.seat(name).equipment]


def sides(game: Game[Any]) -> list[str]:
    return [die.side for die in third(game).dice]


@pytest.mark.clause("two.b-dice-cards", "card.compass")
def test_each_side_turns_the_sixes_it_sees() -> None:
    game = agreed(holding("compass", dice=SIXES), "use compass")
    assert legal(game, "Clara") == {"Clara pick 1", "Clara stop"}
    assert legal(game, "Jona") == set()
    act(game, "Clara pick 1")
    assert legal(game, "Jona") == {"Jona pick 4", "Jona pick 5", "Jona pick 4 5", "Jona stop"}
    act(game, "Jona pick 4 5")
    assert hand(game) == "B1 P1 B4 B1 P1 P5"
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards", "card.compass")
def test_a_die_is_picked_by_the_player_who_sees_it_and_fits_the_card() -> None:
    game = agreed(holding("compass", dice=SIXES), "use compass")
    assert clauses(game, "Clara pick 4") == ["two.b-dice"]
    assert clauses(game, "Clara pick 2") == ["card.compass"]
    assert clauses(game, "Clara pick 7") == ["reroll.any-dice"]
    assert clauses(game, "Jona pick 4") == ["two.b-dice-cards"]
    assert clauses(game, "Clara pick 1 as 3") == ["two.b-dice-cards"]
    assert clauses(game, "Clara stop for Third") == ["two.b-dice-cards"]
    assert clauses(game, "Clara ready") == ["two.b-dice-cards"]
    assert clauses(game, "Clara pick 1") == []


@pytest.mark.clause("two.b-dice-cards", "card.duct-tape")
def test_duct_tape_turns_ones_on_either_side() -> None:
    game = agreed(holding("duct-tape", dice="B1 P1 B4 B1 B5 P5"), "use duct-tape")
    act(game, "Clara stop")
    assert clauses(game, "Jona pick 5") == ["card.duct-tape"]
    act(game, "Jona pick 4")
    assert hand(game) == "B1 P1 B4 B6 B5 P5"
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards", "roll.open-count")
def test_the_second_side_does_not_learn_from_the_card_whether_the_first_one_turned_a_die() -> None:
    game = agreed(holding("compass", dice=SIXES), "use compass")
    twin = game.copy()
    act(game, "Clara pick 1")
    act(twin, "Clara stop")
    assert game.view("Jona") == twin.view("Jona")
    act(game, "Jona stop")
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards", "equip.at-least-one")
@pytest.mark.parametrize("card", ["compass", "duct-tape", "machete"])
def test_a_card_that_nobody_picks_dice_for_is_kept_and_may_be_tried_again(card: str) -> None:
    game = agreed(holding(card), f"use {card}")
    act(game, "Clara stop", "Jona stop")
    assert cards(game) == [card]
    assert hand(game) == STEVE
    assert clauses(game, f"Clara propose use {card} for Third") == []
    assert f"Jona propose use {card} for Third" in legal(game, "Jona")


@pytest.mark.clause("two.b-dice-cards", "dice.none")
@pytest.mark.parametrize("card", ["compass", "duct-tape", "machete", "flashlight", "water"])
def test_dice_are_picked_later_and_by_those_who_see_them(card: str) -> None:
    phase = "plan" if card == "flashlight" else "equip"
    game = holding(card, phase=phase)
    assert clauses(game, f"Clara propose use {card} 1 for Third") == ["two.b-dice-cards"]
    assert clauses(game, f"Clara propose use {card} for Third") == []
    game = holding(card, phase=phase, dice="", out=[0, 1, 2, 3, 4, 5])
    assert clauses(game, f"Clara propose use {card} for Third") == ["dice.none"]
    assert f"Clara propose use {card} for Third" not in legal(game, "Clara")


@pytest.mark.clause("two.b-dice-cards")
def test_a_side_without_dice_is_not_asked() -> None:
    game = agreed(holding("machete", dice="B1 P1 B4", out=[3, 4, 5]), "use machete")
    act(game, "Clara pick 2")
    assert game.state.prompts == ()
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards", "card.machete")
def test_a_machete_takes_one_or_two_dice_from_both_sides_together() -> None:
    game = agreed(holding("machete"), "use machete")
    assert clauses(game, "Clara ready") == ["two.b-dice-cards"]
    assert clauses(game, "Clara pick 1 as 2") == ["two.b-dice-cards"]
    assert clauses(game, "Clara pick 1 2 3") == ["card.machete"]
    act(game, "Clara pick 2")
    assert clauses(game, "Jona pick 3 4") == ["card.machete"]
    act(game, "Jona pick 4")
    assert hand(game) == "B1 B4 P4 P5"
    assert game.view("Clara")["seats"]["Third"]["aside"] == ["P1", "B5"]
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards", "card.machete")
def test_a_machete_that_one_side_used_up_does_not_ask_the_other() -> None:
    game = act(agreed(holding("machete"), "use machete"), "Clara pick 1 3")
    assert game.state.prompts == ()
    assert hand(game) == "P1 P4 B5 P5"


@pytest.mark.clause("two.b-dice-cards", "card.shovel")
def test_both_agree_on_the_side_of_the_shovel() -> None:
    game = holding("shovel")
    assert clauses(game, "Clara propose use shovel 3 6 for Third") == ["two.b-dice-cards"]
    sided = {line for line in legal(game, "Clara") if "shovel" in line}
    assert sided == {f"Clara propose use shovel {side} for Third" for side in ("Clara", "Jona")}
    agreed(game, "use shovel Jona")
    assert clauses(game, "Clara pick 1 as 6") == ["two.b-dice-cards"]
    assert clauses(game, "Jona pick 1 as 6") == ["two.b-dice"]
    assert clauses(game, "Jona pick 4") == ["two.b-dice-cards"]
    assert clauses(game, "Jona pick 4 5 as 6") == ["two.b-dice-cards"]
    assert len(legal(game, "Jona")) == 3 * 6
    act(game, "Jona pick 5 as 6")
    assert hand(game) == "B1 P1 B4 P4 P6 P5"
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards")
@pytest.mark.parametrize("use", ["shovel Jona", "map Jona Clara", "carabiner Jona"])
def test_a_side_has_dice(use: str) -> None:
    card = use.split(maxsplit=1)[0]
    game = holding(card, dice="B1 P1 B4", out=[3, 4, 5])
    assert clauses(game, f"Clara propose use {use} for Third") == ["two.b-dice-cards"]
    assert clauses(game, f"Clara propose use {use.replace(' Jona', ' Clara', 1)} for Third") == []
    assert not any(f"{card} Jona" in line for line in legal(game, "Clara"))


@pytest.mark.clause("two.b-dice-cards", "card.map")
@pytest.mark.parametrize(
    ("side", "die", "to"), [("Clara", 2, "Jona"), ("Clara", 2, "Clara"), ("Jona", 5, "Clara")]
)
def test_both_agree_on_the_side_of_the_map(side: str, die: int, to: str) -> None:
    face = STEVE.split()[die - 1]
    game = agreed(holding("map"), f"use map {side} {to}")
    assert legal(game, side) == {f"{side} pick {n}" for n in range(1, 7) if (n <= 3) == (side == "Clara")}
    assert clauses(game, f"{side} pick {7 - die}") == ["two.b-dice"]
    act(game, f"{side} pick {die}")
    lent = game.state.seat(to).dice[-1]
    assert (lent.face, lent.side, set(lent.seen)) == (face, to, {side, to})
    assert len(third(game).dice) == 5


@pytest.mark.clause("two.b-dice-cards", "card.map")
def test_the_third_meeples_map_names_a_side_and_a_player() -> None:
    game = holding("map")
    assert clauses(game, "Clara propose use map 2 Jona for Third") == ["two.b-dice-cards"]
    assert clauses(game, "Clara propose use map Clara Third for Third") == ["card.map"]
    agreed(game, "use map Clara Jona")
    assert clauses(game, "Clara pick 1 2") == ["two.b-dice-cards"]
    assert clauses(game, "Clara pick 1 as 6") == ["two.b-dice-cards"]


@pytest.mark.clause("two.b-dice-cards", "card.map", "dice.seen")
def test_a_die_given_to_the_third_meeple_stays_with_the_lenders_half() -> None:
    game = clara_has("map")
    assert "Clara use map 4 Third" in legal(game, "Clara")
    act(game, "Clara use map 4 Third")
    assert hand(game) == f"{STEVE} B6"
    assert sides(game) == ["Clara"] * 3 + ["Jona"] * 3 + ["Clara"]
    assert game.view("Clara")["seats"]["Third"]["dice"][-1] == "B6"
    assert game.view("Jona")["seats"]["Third"]["dice"] == [None, None, None, "P4", "B5", "P5", None]


@pytest.mark.clause("card.map")
def test_a_player_names_the_die_of_the_own_map() -> None:
    assert clauses(clara_has("map"), "Clara use map Clara Third") == ["card.map"]


@pytest.mark.clause("two.b-dice-cards", "card.lighter")
def test_asked_by_a_lighter_the_other_player_hands_over_a_die_of_the_own_side() -> None:
    game = act(clara_has("lighter"), "Clara use lighter Third")
    assert legal(game, "Jona") == {"Jona hand 4", "Jona hand 5", "Jona hand 6", "Jona decline", "Jona agree"}
    assert clauses(game, "Jona hand 1") == ["two.b-dice"]
    assert clauses(game, "Clara hand 1") == ["card.lighter"]
    act(game, "Jona hand 5")
    assert hand(game, "Clara") == f"{CLARA} B5"
    assert cards(game, "Clara") == []


@pytest.mark.clause("two.b-dice-cards", "card.lighter")
def test_the_other_player_may_agree_that_the_lighters_die_comes_from_the_users_side() -> None:
    game = act(clara_has("lighter"), "Clara use lighter Third", "Jona agree")
    assert legal(game, "Clara") == {"Clara hand 1", "Clara hand 2", "Clara hand 3", "Clara decline"}
    assert clauses(game, "Clara agree") == ["card.lighter"]
    act(game, "Clara hand 3")
    assert hand(game, "Clara") == f"{CLARA} B4"
    assert hand(game) == "B1 P1 P4 B5 P5"


@pytest.mark.clause("lighter.refused")
@pytest.mark.parametrize("answers", [("Jona decline",), ("Jona agree", "Clara decline")])
def test_a_lighter_asks_the_third_meeple_once_in_a_phase(answers: tuple[str, ...]) -> None:
    game = act(clara_has("lighter"), "Clara use lighter Third", *answers)
    assert cards(game, "Clara") == ["lighter"]
    assert clauses(game, "Clara use lighter Third") == ["lighter.refused"]
    assert clauses(game, "Clara use lighter Jona") == []


@pytest.mark.clause("two.b-dice-cards", "card.lighter")
def test_there_is_no_side_to_agree_on_where_the_user_has_none_of_its_dice() -> None:
    own = {"dice": "P4 B5 P5", "out": [0, 1, 2]}
    own["hand"] = [
        {"face": face, "owner": "Third", "slot": slot, "side": "Jona", "seen": ["Jona"]}
        for slot, face in ((3, "P4"), (4, "B5"), (5, "P5"))
    ]
    game = act(clara_has("lighter", third=own), "Clara use lighter Third")
    assert clauses(game, "Jona agree") == ["card.lighter"]
    assert "Jona agree" not in legal(game, "Jona")


@pytest.mark.clause("two.b-dice-cards", "card.lighter")
def test_the_third_meeples_lighter_asks_a_player() -> None:
    game = holding("lighter")
    assert clauses(game, "Clara propose use lighter Third for Third") == ["card.lighter"]
    agreed(game, "use lighter Clara")
    assert legal(game, "Clara") == {"Clara decline", *(f"Clara hand {die}" for die in range(1, 7))}
    act(game, "Clara hand 4")
    assert hand(game, "Clara") == "B1 B2 Y1 Y3 P2"
    assert (hand(game), sides(game)[-1]) == (f"{STEVE} B6", "Clara")
    assert cards(game) == []


@pytest.mark.clause("two.b-dice-cards", "card.carabiner")
def test_a_players_carabiner_needs_the_other_players_word_on_the_side() -> None:
    game = clara_has("carabiner", script="B6 P6 Y6")
    assert clauses(game, "Clara use carabiner") == ["two.b-dice-cards"]
    assert {line for line in legal(game, "Clara") if "carabiner" in line} == {
        "Clara use carabiner Clara",
        "Clara use carabiner Jona",
    }
    act(game, "Clara use carabiner Clara")
    assert cards(game, "Clara") == ["carabiner"]
    assert legal(game, "Jona") == {"Jona agree", "Jona decline"}
    assert clauses(game, "Jona pick 4") == ["two.b-dice-cards"]
    act(game, "Jona agree", "Clara pick 1", "Jona pick 2")
    assert clauses(game, "Jona pick 4") == ["card.carabiner"]
    assert clauses(game, "Clara pick 4") == ["two.b-dice"]
    act(game, "Clara pick 3")
    assert hand(game, "Clara") == "B6 B2 Y1 B6 Y3 P2"
    assert hand(game, "Jona") == "Y2 P6 Y1 B6 B5 P5"
    assert hand(game) == "B1 P1 Y6 P4 B5 P5"
    assert cards(game, "Clara") == []


@pytest.mark.clause("two.b-dice-cards", "card.carabiner")
def test_a_declined_side_for_the_carabiner_leaves_the_card_and_the_other_side() -> None:
    game = act(clara_has("carabiner"), "Clara use carabiner Clara", "Jona decline")
    assert cards(game, "Clara") == ["carabiner"]
    assert clauses(game, "Clara use carabiner Jona") == []
    act(game, "Clara use carabiner Jona", "Jona agree")
    assert legal(game, "Clara") == {f"Clara pick {die}" for die in range(1, 7)}
    act(game, "Jona pick 1")
    assert legal(game, "Jona") == {"Jona pick 4", "Jona pick 5", "Jona pick 6"}


@pytest.mark.clause("two.b-dice-cards", "card.carabiner")
def test_the_third_meeples_carabiner_is_agreed_with_its_side() -> None:
    game = agreed(holding("carabiner", script="P6 B6 Y5"), "use carabiner Jona")
    act(game, "Jona pick 1", "Jona pick 4", "Clara pick 2")
    assert hand(game, "Clara") == CLARA.replace("B2", "P6")
    assert hand(game, "Jona") == JONA.replace("Y2", "B6")
    assert hand(game) == STEVE.replace("P4", "Y5")
    assert cards(game) == []
    assert game.state.prompts == ()


@pytest.mark.clause("card.carabiner", "dice.none")
def test_the_carabiner_passes_a_third_meeple_without_dice_by() -> None:
    game = clara_has("carabiner", third={"dice": "", "out": [0, 1, 2, 3, 4, 5]})
    assert clauses(game, "Clara use carabiner Jona") == ["card.carabiner"]
    act(game, "Clara use carabiner")
    assert {prompt.whose for prompt in game.state.prompts} == {"Clara", "Jona"}


@pytest.mark.clause("two.b-rerolls", "card.flashlight")
def test_a_flashlight_is_one_throw_on_each_side() -> None:
    game = agreed(holding("flashlight", phase="plan", script="B6 P6 B4"), "use flashlight")
    assert clauses(game, "Jona reroll 4") == ["two.b-rerolls"]
    assert clauses(game, "Clara reroll 4") == ["two.b-dice"]
    assert clauses(game, "Clara reroll 1 for Third") == ["two.b-rerolls"]
    assert clauses(game, "Clara stop for Third") == ["two.b-rerolls"]
    assert clauses(game, "Clara mark d2") == ["two.b-rerolls"]
    act(game, "Clara reroll 1 2")
    assert legal(game, "Clara") == set()
    act(game, "Jona reroll 6")
    assert hand(game) == "B6 P6 B4 P4 B5 B4"
    assert cards(game) == []
    assert game.state.prompts == ()


@pytest.mark.clause("two.b-rerolls", "card.water", "water.both")
def test_the_third_meeples_water_is_two_throws_on_each_side() -> None:
    game = agreed(holding("water", script="B6 P6 Y6 B1"), "use water")
    act(game, "Clara reroll 1", "Jona reroll 5", "Clara reroll 3", "Jona reroll 4")
    assert hand(game) == "B6 P1 Y6 B1 P6 P5"
    assert game.state.prompts == ()


@pytest.mark.clause("two.b-rerolls", "gatherer.which")
@pytest.mark.parametrize(
    ("answers", "bars"),
    [
        (("Clara stop", "Jona stop", "Clara stop", "Jona stop"), 2),
        (("Clara reroll 1", "Jona stop", "Clara stop", "Jona stop"), 1),
        (("Clara stop", "Jona reroll 4", "Clara stop", "Jona stop"), 1),
        (("Clara reroll 1", "Jona reroll 4", "Clara stop", "Jona reroll 4"), 0),
    ],
)
def test_water_gives_a_gatherer_a_bar_where_neither_side_throws(answers: tuple[str, ...], bars: int) -> None:
    game = agreed(holding("water", skill="gatherer"), "use water")
    assert third(act(game, *answers)).bars == bars


@pytest.mark.clause("two.b-rerolls", "card.water")
def test_water_given_to_the_third_meeple_is_one_throw_on_each_side() -> None:
    game = clara_has("water", script="B6 P6")
    assert "Clara use water Third" in legal(game, "Clara")
    act(game, "Clara use water Third", "Clara reroll 1", "Jona reroll 5")
    assert hand(game) == "B6 P1 B4 P4 P6 P5"
    assert game.state.prompts == ()
    assert cards(game, "Clara") == []


@pytest.mark.clause("card.water")
def test_the_third_meeple_may_give_its_water_to_a_player() -> None:
    game = holding("water", script="B6")
    assert clauses(game, "Clara propose use water Third for Third") == ["card.water"]
    agreed(game, "use water Jona")
    assert clauses(game, "Clara reroll 1") == ["card.water"]
    act(game, "Jona reroll 1")
    assert hand(game, "Jona") == JONA.replace("Y2", "B6", 1)
    assert game.state.prompts == ()


@pytest.mark.clause("two.b-radio", "card.radio")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_the_third_meeples_radio_opens_all_six_of_its_dice(phase: str) -> None:
    game = agreed(holding("radio", phase=phase), "use radio")
    for viewer in ("Clara", "Jona", None):
        assert game.view(viewer)["seats"]["Third"]["dice"] == STEVE.split()
    assert game.view("Jona")["seats"]["Clara"]["dice"] == [None] * 6


@pytest.mark.clause("two.b-radio", "card.radio")
def test_a_players_radio_opens_that_players_dice_only() -> None:
    game = act(clara_has("radio"), "Clara use radio")
    assert game.view("Jona")["seats"]["Clara"]["dice"] == CLARA.split()
    assert game.view("Jona")["seats"]["Third"]["dice"] == [None, None, None, "P4", "B5", "P5"]


@pytest.mark.clause("two.b-together", "card.binoculars")
def test_both_look_through_its_binoculars() -> None:
    game = with_meeple(third={"equipment": ["binoculars"]}, needs={"c5": "blue", "f1": "pink"})
    assert clauses(game, "Clara propose use binoculars d2 f1 for Third") == ["card.binoculars"]
    agreed(game, "use binoculars c5 f1")
    assert game.state.board.terrain_card("c5").need == "pink"


@pytest.mark.clause("two.b-together", "card.rope")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_both_throw_its_rope(phase: str) -> None:
    game = with_meeple(phase, third={"equipment": ["rope"]}, tokens={"f2": "equipment"})
    assert clauses(game, "Clara propose use rope f3 for Third") == ["card.rope"]
    agreed(game, "use rope f2")
    assert clauses(game, "Jona draw") == ["token.equipment"]
    agreed(game, "draw")
    assert (third(game).at, len(cards(game))) == ("f2", 1)


@pytest.mark.clause("two.b-together", "plan.ready-again")
def test_its_marker_made_illegal_by_its_rope_takes_both_players_word_back() -> None:
    markers = {"clara": {"marker": "d2"}, "jona": {"marker": "d3"}}
    game = with_meeple("plan", **markers, third={"equipment": ["rope"], "marker": "f4"})
    act(game, "Jona ready")
    act(game, "Clara propose use rope d2 for Third", "Jona agree")
    assert clauses(game, "Clara ready") == ["plan.still-legal"]
    assert not game.state.seat("Jona").ready


@pytest.mark.clause("two.b-together", "card.flare-gun", "card.first-aid-kit")
def test_its_flare_gun_and_first_aid_kit_help_its_own_turn() -> None:
    game = agreed(holding("flare-gun", "first-aid-kit"), "use flare-gun", "use first-aid-kit")
    act(game, "Clara ready", "Jona ready")
    agreed(game, "move e2")
    assert third(game).stamina == 0
    assert cards(game) == []


KNIFE_USES = {
    "binoculars": "binoculars f1 c5",
    "lighter": "lighter Jona",
    "carabiner": "carabiner Clara",
    "map": "map Clara Jona",
    "duct-tape": "duct-tape",
    "compass": "compass",
    "machete": "machete",
    "radio": "radio",
    "first-aid-kit": "first-aid-kit",
    "shovel": "shovel Jona",
    "rope": "rope e3",
    "flare-gun": "flare-gun",
    "flashlight": "flashlight",
    "water": "water",
}
ANSWERS = {
    "lighter": ("Jona hand 1",),
    "carabiner": ("Clara pick 1", "Clara pick 1", "Jona pick 1"),
    "map": ("Clara pick 1",),
    "duct-tape": ("Clara pick 1", "Jona stop"),
    "compass": ("Clara stop", "Jona pick 5"),
    "machete": ("Clara stop", "Jona pick 5"),
    "shovel": ("Jona pick 4 as 1",),
    "flashlight": ("Clara reroll 1", "Jona stop"),
    "water": ("Clara stop", "Jona reroll 5", "Clara reroll 1", "Jona stop"),
}


@pytest.mark.clause("two.b-dice-cards", "card.pocket-knife", "knife.self")
@pytest.mark.parametrize("card", KNIFE_USES)
def test_its_pocket_knife_copies_every_card(card: str) -> None:
    phase = "plan" if card in ("binoculars", "flashlight") else "equip"
    own = {"equipment": ["pocket-knife"], "dice": "B1 P1 B4 P4 P6 P5"}
    game = with_meeple(phase, third=own, jona={"equipment": [card]})
    line = f"use pocket-knife {KNIFE_USES[card]}"
    assert f"Clara propose {line} for Third" in legal(game, "Clara")
    agreed(game, line)
    act(game, *ANSWERS.get(card, ()))
    assert game.state.prompts == ()
    assert cards(game) == []
    assert cards(game, "Jona") == [card]


@pytest.mark.clause("two.b-dice-cards", "equip.one-at-a-time")
def test_no_card_comes_between_the_sides() -> None:
    game = agreed(holding("machete", "flare-gun"), "use machete")
    assert clauses(game, "Clara propose use flare-gun for Third") == ["equip.one-at-a-time"]
    assert clauses(act(game, "Clara pick 1", "Jona stop"), "Clara propose use flare-gun for Third") == []


@pytest.mark.clause("two.b-dice-cards", "round.end")
def test_lent_and_set_aside_dice_are_back_on_their_sides_next_round() -> None:
    game = with_meeple("equip", third={"equipment": ["map", "machete"]}, clara={"equipment": ["lighter"]})
    agreed(game, "use map Jona Clara")
    act(game, "Jona pick 4")
    agreed(game, "use machete")
    act(game, "Clara pick 1", "Jona stop", "Clara ready", "Jona ready", "Clara move d2", "Jona move d3")
    agreed(game, "move e2")
    assert game.round == 2
    assert sides(game) == ["Clara"] * 3 + ["Jona"] * 3
    assert all(die.owner == "Third" and die.seen == (die.side,) for die in third(game).dice)


@pytest.mark.clause("two.b-rerolls", "roll.open-count")
def test_the_second_side_does_not_learn_whether_the_first_one_threw() -> None:
    game = act(clara_has("water"), "Clara use water Third")
    twin = act(game.copy(), "Clara reroll 1 2")
    act(game, "Clara stop")
    assert twin.view("Jona") == game.view("Jona")
    assert legal(twin, "Jona") == legal(game, "Jona")
