"""What characters can do for determination, and Friday's second try."""

from __future__ import annotations

import pytest

from tests.robinson.things import anna, answers, ben, clauses, friday, names, things_table, uses

FIRST, SECOND = {"Anna": "carpenter", "Ben": "explorer"}, {"Anna": "cook", "Ben": "soldier"}


def thrown(kind: str, by: str) -> str:
    """Dice of an action that lie on the table."""
    dice = [f"{kind}-{die}" for die in ("wound", "success", "adventure")]
    return f'throw = {{dice = {dice}, faces = ["wound", "failure", "blank"], by = "{by}"}}'


@pytest.mark.clause("rc.ability.use")
def test_an_ability_costs_determination_and_works_once_a_round() -> None:
    game = things_table(Anna="det = 7")
    game.act("Anna use stone-soup")
    assert (anna(game).det, anna(game).spent) == (4, ("stone-soup",))
    assert clauses(game, "Anna use stone-soup") == ["rc.ability.use"]
    assert "once a round" in game.check("Anna use stone-soup").text()


@pytest.mark.clause("rc.ability.use")
def test_without_determination_it_is_refused_with_the_numbers() -> None:
    game = things_table(Anna="det = 2")
    assert clauses(game, "Anna use stone-soup") == ["rc.ability.use"]
    assert game.check("Anna use stone-soup").text() == "Stone Soup costs 3 determination; there are 2."


@pytest.mark.clause("rc.ability.use")
def test_nobody_uses_the_ability_of_another() -> None:
    game = things_table(Anna="det = 9", Ben="det = 9")
    assert clauses(game, "Ben use stone-soup") == ["rc.ability.use"]
    assert "Cook" in game.check("Ben use stone-soup").text()


@pytest.mark.clause("rc.ability.use")
def test_weakness_bars_all_abilities() -> None:
    game = things_table(Anna='det = 9\nburdens = [{kind = "no-abilities", until = 1}]')
    assert clauses(game, "Anna use stone-soup") == ["rc.ability.use"]
    assert not uses(game, "Anna")


@pytest.mark.clause("rc.ability.use", "rc.night.next")
def test_the_marker_comes_off_at_the_end_of_the_night() -> None:
    game = things_table(
        phase="night", head="shelter = true\navailable = {food = 2}", Anna='spent = ["stone-soup"]'
    )
    game.act("Anna go-on")
    assert (game.state.round, anna(game).spent) == (2, ())


@pytest.mark.clause("rc.ability.reroll", "rc.dice.reroll")
@pytest.mark.parametrize(
    ("seats", "who", "ability", "kind"),
    [
        (FIRST, "Anna", "craftsmanship", "build"),
        (SECOND, "Anna", "scrounger", "gather"),
        (FIRST, "Ben", "lucky", "explore"),
    ],
)
def test_a_die_of_the_own_action_is_thrown_again(
    seats: dict[str, str], who: str, ability: str, kind: str
) -> None:
    game = things_table(
        f"{kind} dice thrown",
        phase="resolve",
        head=thrown(kind, who),
        seats=seats,
        scene={"who": who},
        dice="success",
        **{who: "det = 2"},
    )
    game.act(f"{who} use {ability}")
    assert answers(game, who) == {"wound", "success", "adventure"}
    game.act(f"{who} choose success")
    assert game.state.throw.faces[1] == "success"
    assert game.state.person(who).det == 0


@pytest.mark.clause("rc.ability.reroll")
def test_dice_of_another_colour_or_of_another_are_left_alone() -> None:
    game = things_table(
        "build dice thrown",
        phase="resolve",
        head=thrown("build", "Anna"),
        seats={"Anna": "carpenter", "Ben": "cook"},
        scene={"who": "Anna"},
        Anna="det = 2",
        Ben="det = 2",
    )
    reasons = [reason.case for reason in game.check("Ben use scrounger").reasons]
    assert reasons == ["own", "colour"]
    assert uses(game, "Ben") == set()


@pytest.mark.clause("rc.ability.reroll", "rc.dice.reroll")
def test_a_die_is_thrown_again_right_after_the_throw_only() -> None:
    game = things_table("wait for the table", phase="resolve", head=thrown("gather", "Anna"), Anna="det = 2")
    assert clauses(game, "Anna use scrounger") == ["rc.ability.reroll"]


@pytest.mark.clause("rc.friday.det")
def test_friday_throws_a_die_of_his_own_again() -> None:
    game = things_table(
        "gather dice thrown",
        phase="resolve",
        head=f"friday = {{det = 4}}\n{thrown('gather', 'Friday')}",
        scene={"who": "Friday"},
        dice="success blank",
    )
    assert uses(game, "Anna") == {"second-try for Friday"}
    game.act("Ben use second-try for Friday")
    game.act("Ben choose success")
    game.act("Anna use second-try for Friday")
    game.act("Anna choose wound")
    assert (friday(game).det, game.state.throw.faces) == (0, ("blank", "success", "blank"))


@pytest.mark.clause("rc.carpenter.new-idea")
def test_a_new_idea_keeps_one_of_five_inventions() -> None:
    tail = '[decks]\ninvention = ["bow", "raft", "sling", "wall", "moat"]'
    game = things_table(seats=FIRST, tail=tail, Anna="det = 3")
    game.act("Anna use a-new-idea")
    assert answers(game) == {"bow", "raft", "sling", "wall", "moat"}
    game.act("Anna choose sling")
    assert "sling" in game.state.inventions
    assert set(game.state.deck("invention-discard").cards()) == {"bow", "raft", "wall", "moat"}


@pytest.mark.clause("rc.carpenter.new-idea")
def test_the_pile_is_reshuffled_when_the_deck_is_out() -> None:
    tail = '[decks.invention]\ntop = ["bow"]\n[decks.invention-discard]\nmiddle = ["moat", "raft"]'
    game = things_table(seats=FIRST, tail=tail, Anna="det = 3")
    game.act("Anna use a-new-idea")
    assert answers(game) == {"bow", "raft", "moat"}


@pytest.mark.clause("rc.carpenter.handyman")
def test_handyman_lends_the_carpenter_a_pawn_for_an_own_build() -> None:
    game = things_table(seats=FIRST, head="available = {wood = 2}", Anna="det = 3")
    game.act("Anna use handyman")
    (pawn,) = game.state.helpers
    assert (pawn.serves, pawn.only, pawn.until) == (("build",), "Anna", 1)
    game.act("Ben place build shovel")
    assert not game.check("Ben place build shovel with handyman").ok
    game.act("Anna place build weapon")
    assert game.check("Anna place build weapon with handyman").ok


@pytest.mark.clause("rc.carpenter.economical")
def test_economical_construction_is_laid_not_used() -> None:
    game = things_table(seats=FIRST, Anna="det = 3")
    assert clauses(game, "Anna use economical-construction") == ["rc.carpenter.economical"]


@pytest.mark.clause("rc.cook.recipe")
def test_grandmas_recipe_heals_two_at_any_time_for_food() -> None:
    game = things_table(head="available = {food = 1}", Anna="det = 2\nwounds = 1", Ben="wounds = 4")
    game.act("Anna use grandmas-recipe")
    assert answers(game) == {"Anna", "Ben"}
    game.act("Anna choose Ben")
    game.act("Anna choose Anna")
    assert (anna(game).wounds, ben(game).wounds, game.state.available.goods.food) == (0, 3, 0)


@pytest.mark.clause("rc.cook.recipe")
def test_the_recipe_needs_food_and_somebody_wounded() -> None:
    assert clauses(things_table(Anna="det = 2\nwounds = 1"), "Anna use grandmas-recipe") == ["rc.use.kinds"]
    game = things_table(head="available = {food = 1}", Anna="det = 2")
    assert clauses(game, "Anna use grandmas-recipe") == ["rc.ruling.u13"]


@pytest.mark.clause("rc.cook.recipe", "rc.use.answer")
def test_the_recipe_saves_a_life_before_the_wound_falls() -> None:
    game = things_table(
        "1 wound",
        phase="event",
        head="available = {food = 1}",
        scene={"who": "Ben"},
        Anna="det = 2",
        Ben="wounds = 11",
    )
    game.act("Anna use grandmas-recipe")
    assert game.outcome is None
    assert ben(game).wounds == 10


@pytest.mark.clause("rc.cook.stone-soup")
def test_stone_soup_is_food_at_once_or_in_future() -> None:
    game = things_table(phase="event", Anna="det = 3")
    game.act("Anna use stone-soup")
    assert game.state.available.goods.food == 1
    game = things_table(Anna="det = 3")
    game.act("Anna use stone-soup")
    assert game.state.future.goods.food == 1


@pytest.mark.clause("rc.cook.hooch")
def test_hooch_ignores_a_rain_cloud_or_makes_rain_of_snow() -> None:
    head = 'spots = ["rain@weather", "snow@weather"]\nroof = 1\nshelter = true'
    game = things_table(
        "weather phase", phase="weather", head=f"{head}\navailable = {{wood = 1}}", Anna="det = 3"
    )
    game.act("Anna use hooch")
    game.act("Anna choose 1")
    assert (anna(game).wounds, game.state.available.goods.wood) == (0, 0)
    game = things_table("weather phase", phase="weather", head=head.replace("1", "2"), Anna="det = 3")
    game.act("Anna use hooch")
    game.act("Anna choose 2")
    assert anna(game).wounds == 0


@pytest.mark.clause("rc.explorer.reconnaissance")
def test_reconnaissance_chooses_the_next_of_three_tiles() -> None:
    game = things_table(seats=FIRST, Ben="det = 2", tail='[decks]\ntile = ["1", "2", "3"]')
    game.act("Ben use reconnaissance")
    assert answers(game, "Ben") == {"1", "2", "3"}
    game.act("Ben choose 3")
    assert game.state.deck("tile").next() == ("3",)
    assert len(game.state.deck("tile")) == 10


@pytest.mark.clause("rc.explorer.reconnaissance")
def test_with_fewer_tiles_it_looks_at_those() -> None:
    game = things_table(seats=FIRST, Ben="det = 2", tail='[decks.tile]\ntop = ["1", "2"]')
    game.act("Ben use reconnaissance")
    assert answers(game, "Ben") == {"1", "2"}


@pytest.mark.clause("rc.explorer.speech")
def test_a_motivational_speech_raises_morale() -> None:
    game = things_table(seats=FIRST, Ben="det = 3")
    game.act("Ben use motivational-speech")
    assert (game.state.morale, ben(game).det) == (1, 0)


@pytest.mark.clause("rc.explorer.scouting")
def test_scouting_keeps_one_of_two_tokens() -> None:
    game = things_table(seats=FIRST, Ben="det = 3", dice="goat poison")
    game.act("Ben use scouting")
    game.act("Ben choose poison")
    assert game.state.future.tokens == ("poison",)
    game = things_table(phase="event", seats=FIRST, Ben="det = 3", dice="goat poison")
    game.act("Ben use scouting")
    game.act("Ben choose goat")
    assert game.state.available.tokens == ("goat",)


@pytest.mark.clause("rc.golden.choice")
def test_nobody_answers_for_who_is_asked() -> None:
    game = things_table(Ben="det = 2", tail='[decks]\nhunting = ["bear", "fox"]')
    game.act("Ben use tracking")
    assert str(game.check("Anna choose under")) == "This question is for Ben only. [rc.golden.choice]"
    assert game.check("Ben choose under")


@pytest.mark.clause("rc.soldier.tracking")
def test_tracking_leaves_the_top_hunting_card_or_puts_it_under() -> None:
    tail = '[decks]\nhunting = ["bear", "fox"]'
    game = things_table(Ben="det = 2", tail=tail)
    game.act("Ben use tracking")
    assert "bear" in str(game.state.deck("hunting").top)
    game.act(f"Ben choose {next(one for one in answers(game, 'Ben') if 'under' in one)}")
    assert game.state.deck("hunting").next() == ("fox",)


@pytest.mark.clause("rc.soldier.tracking", "rc.soldier.the-hunt")
def test_a_beast_that_comes_on_top_meanwhile_is_not_the_one_that_was_tracked() -> None:
    tail = '[decks]\nhunting = ["bear", "fox"]\nbeast = ["boa"]'
    game = things_table(Ben="det = 6", tail=tail)
    game.act("Ben use tracking")
    game.act("Ben use the-hunt")
    game.act("Ben choose under")
    deck = game.state.deck("hunting")
    assert (deck.top, deck.bottom) == (("?boa", "fox"), ("bear",))
    assert "looked at" in game.view(None)["log"][-1]["text"]


@pytest.mark.clause("rc.soldier.tracking", "rc.soldier.the-hunt")
def test_a_tracked_card_that_is_shuffled_meanwhile_stays_where_it_is() -> None:
    head = 'switches = ["soldier-sheet"]'
    game = things_table(Ben="det = 6", head=head, tail='[decks]\nhunting = ["bear", "fox"]\nbeast = ["boa"]')
    game.act("Ben use tracking")
    game.act("Ben use the-hunt")
    assert answers(game, "Ben") == set()
    assert game.state.deck("hunting").middle == ("bear", "boa", "fox")


@pytest.mark.clause("rc.ability.use", "rc.ruling.u13")
@pytest.mark.parametrize(
    ("ability", "role", "empty"),
    [
        ("the-hunt", "soldier", "[decks]\nbeast = []"),
        ("tracking", "soldier", "[decks]\nhunting = []"),
        ("scouting", "explorer", "[decks]\ndiscovery = []"),
        ("reconnaissance", "explorer", "[decks]\ntile = []"),
        ("a-new-idea", "carpenter", "[decks]\ninvention = []"),
    ],
)
def test_determination_is_not_spent_on_an_empty_deck(ability: str, role: str, empty: str) -> None:
    game = things_table(seats={"Anna": role}, Anna="det = 9", tail=empty)
    assert clauses(game, f"Anna use {ability}") == ["rc.ruling.u13"]
    assert ability not in uses(game, "Anna")


@pytest.mark.clause("rc.explorer.speech", "rc.morale.track")
def test_a_speech_at_the_top_of_the_track_is_refused() -> None:
    game = things_table(seats=FIRST, head="morale = 3", Ben="det = 3")
    assert clauses(game, "Ben use motivational-speech") == ["rc.ruling.u13"]


@pytest.mark.clause("rc.soldier.the-hunt")
def test_the_hunt_puts_the_top_beast_unseen_on_the_hunting_deck() -> None:
    game = things_table(Ben="det = 4", tail='[decks]\nhunting = ["fox"]', dice="bear")
    game.act("Ben use the-hunt")
    assert game.state.deck("hunting").top[0] == "?bear"


@pytest.mark.clause("rc.soldier.the-hunt")
def test_by_the_sheet_it_is_shuffled_in() -> None:
    game = things_table(
        head='switches = ["soldier-sheet"]', Ben="det = 4", tail='[decks]\nhunting = ["fox"]', dice="bear"
    )
    game.act("Ben use the-hunt")
    assert set(game.state.deck("hunting").middle) == {"bear", "fox"}


@pytest.mark.clause("rc.soldier.frenzy")
def test_i_08_frenzy_serves_in_the_own_action_and_not_in_the_weather_phase() -> None:
    game = things_table("fight 5", phase="resolve", scene={"who": "Ben"}, Ben="det = 3")
    game.act("Ben use frenzy")
    assert (ben(game).wounds, game.state.weapon) == (2, 0)
    head = 'spots = ["animals@weather"]\nequipment = [{name = "pistol"}]'
    game = things_table("weather phase", phase="weather", head=head, dice="fight", Ben="det = 3")
    assert clauses(game, "Ben use frenzy") == ["rc.soldier.frenzy"]


@pytest.mark.clause("rc.soldier.frenzy", "rc.token.danger-tile")
def test_frenzy_keeps_off_the_danger_of_the_own_action() -> None:
    game = things_table("greater danger", scene={"who": "Ben", "place": "m2"}, Ben="det = 3")
    assert clauses(game, "Anna use frenzy") == ["rc.ability.use"]
    game.act("Ben use frenzy")
    assert ben(game).wounds == 0
    spent = 'det = 3\nspent = ["defensive-plan"]'
    other = things_table("greater danger", scene={"who": "Anna", "place": "m2"}, Ben=spent)
    assert anna(other).wounds == 1


@pytest.mark.clause("rc.soldier.frenzy")
def test_frenzy_is_no_help_in_the_fight_of_another() -> None:
    head = 'equipment = [{name = "pistol"}]'
    game = things_table("fight 5", phase="resolve", head=head, scene={"who": "Anna"}, Ben="det = 3")
    assert clauses(game, "Ben use frenzy") == ["rc.soldier.frenzy"]
    assert uses(game, "Ben") == {"pistol", "defensive-plan"}


@pytest.mark.clause("rc.soldier.defensive")
def test_the_defensive_plan_raises_the_palisade_of_a_built_shelter_or_the_weapon() -> None:
    game = things_table(head="shelter = true", Ben="det = 3")
    game.act("Ben use defensive-plan")
    assert answers(game, "Ben") == {"1", "2"}
    game.act("Ben choose 1")
    assert (game.state.palisade, ben(game).det) == (1, 0)
    game = things_table(Ben="det = 3", tail="[island]\nm1 = 2")
    game.act("Ben use defensive-plan")
    assert (game.state.palisade, game.state.weapon) == (0, 1)


@pytest.mark.clause("rc.soldier.defensive")
def test_by_the_sheet_the_defensive_plan_costs_two() -> None:
    game = things_table(head='switches = ["soldier-sheet"]', Ben="det = 2")
    game.act("Ben use defensive-plan")
    assert (game.state.weapon, ben(game).det) == (1, 0)
    assert clauses(things_table(Ben="det = 2"), "Ben use defensive-plan") == ["rc.ability.use"]


@pytest.mark.clause("rc.soldier.defensive")
def test_the_defensive_plan_is_no_answer_to_a_card() -> None:
    head = 'shelter = true\navailable = {tokens = ["thorny-bushes"]}'
    game = things_table(
        "palisade -1", phase="event", head=head, scene={"card": "event:night-howling"}, Ben="det = 3"
    )
    assert uses(game, "Ben") == {"thorny-bushes"}
    assert clauses(game, "Ben use defensive-plan") == ["rc.soldier.defensive"]


@pytest.mark.clause("rc.item.personal", "rc.ability.use")
def test_determination_just_gained_may_be_spent_at_once() -> None:
    game = things_table("build spear free", "wait for the table", phase="event", Ben="det = 1")
    game.act("Ben use defensive-plan")
    assert (ben(game).det, game.state.weapon) == (0, 4)
    assert "spear" in names(game)


@pytest.mark.clause("rc.explorer.reconnaissance")
def test_the_tiles_to_choose_from_are_told_with_what_they_show() -> None:
    game = things_table(seats=FIRST, Ben="det = 2", tail='[decks]\ntile = ["6", "1", "10"]')
    game.act("Ben use reconnaissance")
    shown = [option["text"] for option in game.view("Ben")["prompt"]["options"]]
    assert shown == [
        "Tile 6: plains, with parrot, wood",
        "Tile 1: plains, with wood",
        "Tile 10: river, with wood, fish",
    ]
