"""Inventions and items: Future, personal ones, flipping and undoing, discarding, what they do each round."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import beside_sheets, item_pawns, open_inventions
from tests.robinson.things import anna, answers, ben, clauses, gear, names, things_table, uses

ITEMS = 'items = [{name = "knife", gave = 1}, {name = "map"}]'
NO_SHELTER, SHELTER = "shelter = false", "shelter = true"


def built(*future: str, head: str = "", tail: str = "") -> Game[State]:
    """The end of an action phase in which these inventions wait in Future."""
    waiting = ", ".join(f'"{name}"' for name in future)
    head = f"{head}\nfuture = {{inventions = [{waiting}]}}"
    return things_table("end of action phase", "wait for the table", phase="resolve", head=head, tail=tail)


@pytest.mark.clause("rc.item.future", "rc.resolve.gain")
def test_a_built_invention_waits_in_future() -> None:
    game = things_table("build rope free", "wait for the table", phase="resolve", scene={"who": "Anna"})
    assert game.state.future.inventions == ("rope",)
    assert "rope" not in game.state.inventions
    assert names(game) == set()


@pytest.mark.clause("rc.item.future", "rc.endaction.inventions")
def test_at_the_end_of_the_action_phase_it_becomes_an_item() -> None:
    game = built("rope")
    assert names(game) == {"rope"}
    assert game.state.future.inventions == ()


@pytest.mark.clause("rc.item.future")
def test_a_scenario_item_works_only_then_too() -> None:
    game = built("scenario-hatchet")
    assert names(game) == {"scenario-hatchet"}
    assert game.state.place("m1").tokens == ("wood",)


@pytest.mark.clause("rc.item.personal")
def test_the_personal_invention_gives_its_character_two_determination_every_time() -> None:
    game = things_table("build fireplace free", "wait for the table", phase="resolve", scene={"who": "Ben"})
    assert (anna(game).det, ben(game).det) == (2, 0)
    game = things_table("build spear free", "wait for the table", phase="event", Ben="det = 1")
    assert (ben(game).det, game.state.weapon) == (3, 3)


@pytest.mark.clause("rc.item.personal", "rc.item.where")
def test_personal_inventions_lie_beside_their_sheets_and_as_items_on_the_board() -> None:
    game = things_table()
    assert beside_sheets(game.state) == ["fireplace", "spear"]
    assert {"fireplace", "spear"} <= set(open_inventions(game.state))
    game = things_table(head='items = [{name = "spear", gave = 3}]\nweapon = 3')
    assert beside_sheets(game.state) == ["fireplace"]


@pytest.mark.clause("rc.item.where", "rc.item.personal")
def test_the_invention_of_an_absent_character_gives_no_determination() -> None:
    game = things_table(
        "build snare free", "wait for the table", phase="event", head='inventions = ["snare"]'
    )
    assert (anna(game).det, ben(game).det) == (0, 0)
    assert names(game) == {"snare"}


@pytest.mark.clause("rc.item.single")
def test_a_built_invention_is_not_built_again() -> None:
    game = things_table(head='items = [{name = "knife", gave = 1}]')
    assert "knife" not in open_inventions(game.state)
    game = things_table(
        "build knife free", "wait for the table", phase="event", head='items = [{name = "knife"}]'
    )
    assert game.state.weapon == 0


@pytest.mark.clause("rc.item.single")
def test_an_effect_that_builds_a_named_invention_takes_it_from_the_deck_too() -> None:
    game = things_table("build bow free", "wait for the table", phase="event")
    assert names(game) == {"bow"}
    assert "bow" not in game.state.deck("invention").cards()
    assert game.state.weapon == 3


@pytest.mark.clause("rc.item.single")
def test_the_group_picks_among_several_named_ones() -> None:
    head = 'items = [{name = "rope"}]'
    game = things_table("build knife or rope or shovel or medicine free", phase="resolve", head=head)
    assert answers(game) == {"knife", "shovel", "medicine"}
    game.act("Ben choose medicine")
    assert game.state.future.inventions == ("medicine",)


@pytest.mark.clause("rc.item.flip")
def test_a_flipped_item_serves_to_the_end_of_the_round_and_can_be_built_again() -> None:
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=ITEMS)
    assert answers(game) == {"knife", "map"}
    game.act("Anna choose map")
    assert "map" in game.state.inventions
    assert [pawn.name for pawn in item_pawns(game.state)] == ["map"]
    assert gear(game, "map").flipped == 1


@pytest.mark.clause("rc.item.flip")
def test_it_is_gone_from_the_next_round() -> None:
    game = things_table(
        "flipped items go", "wait for the table", phase="night", head='items = [{name = "map", flipped = 1}]'
    )
    assert game.state.items == ()


@pytest.mark.clause("rc.item.flip")
def test_flipped_before_planning_it_may_be_planned_anew_in_the_same_round() -> None:
    head = 'items = [{name = "shovel", flipped = 1}]\ninventions = ["shovel"]'
    game = things_table(head=head)
    assert game.check("Anna place build shovel").ok


@pytest.mark.clause("rc.item.flip")
def test_a_flipped_personal_item_goes_back_beside_its_sheet() -> None:
    game = things_table(
        "flip 1 item if possible", "wait for the table", phase="event", head='items = [{name = "spear"}]'
    )
    assert "spear" not in game.state.inventions
    assert "spear" in beside_sheets(game.state)


@pytest.mark.clause("rc.item.flip")
def test_items_of_the_scenario_sheet_are_never_flipped() -> None:
    head = 'items = [{name = "scenario-hatchet", gave = 1}]'
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=head)
    assert names(game) == {"scenario-hatchet"}


@pytest.mark.clause("rc.item.flip-keeps")
def test_r_27_the_shortcut_is_kept_when_the_map_is_lost_but_cannot_be_built_without_it() -> None:
    head = 'items = [{name = "map"}, {name = "shortcut", gave = 1}]'
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=head)
    game.act("Anna choose map")
    assert names(game) == {"shortcut"}
    game = things_table(seats={"Anna": "explorer", "Ben": "soldier"})
    assert clauses(game, "Anna place build shortcut") == ["rc.need.item"]


@pytest.mark.clause("rc.item.flip-keeps")
def test_the_pawn_of_a_flipped_item_stays_for_this_round() -> None:
    game = things_table(head='items = [{name = "map", flipped = 1}]\ninventions = ["map"]')
    assert game.check("Anna place explore m2").ok
    game.act("Anna place explore m2")
    assert game.check("Anna place explore m2 with map").ok


@pytest.mark.clause("rc.item.revert")
@pytest.mark.parametrize(("palisade", "left"), [(2, 1), (1, 0), (0, 0)])
def test_r_28_bricks_flipped_cost_a_palisade_level_if_there_is_one(palisade: int, left: int) -> None:
    head = f'palisade = {palisade}\nshelter = true\nitems = [{{name = "bricks", gave = 1}}]'
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=head)
    assert game.state.palisade == left
    assert (anna(game).wounds, ben(game).wounds) == (0, 0)


@pytest.mark.clause("rc.item.revert")
@pytest.mark.parametrize(("kept", "left"), [(3, 1), (1, 0), (0, 0)])
def test_r_29_the_dam_lost_takes_its_food_along(kept: int, left: int) -> None:
    head = f'available = {{kept = {kept}, food = 1}}\nitems = [{{name = "dam", gave = 2}}]'
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=head)
    assert (game.state.available.goods.kept, game.state.available.goods.food) == (left, 1)
    assert anna(game).wounds == 0


@pytest.mark.clause("rc.item.revert")
def test_r_31_a_sling_lost_at_weapon_one_leaves_weapon_zero() -> None:
    head = 'weapon = 1\nitems = [{name = "sling", gave = 2}]'
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=head)
    assert (game.state.weapon, anna(game).wounds) == (0, 0)


@pytest.mark.clause("rc.item.revert", "rc.build.no-shelter")
def test_a_gain_that_was_void_is_not_undone() -> None:
    game = built("fire", head=NO_SHELTER)
    assert gear(game, "fire").gave == 0
    head = 'palisade = 2\nshelter = true\nitems = [{name = "fire", gave = 0}]'
    game = things_table("flip 1 item if possible", "wait for the table", phase="event", head=head)
    assert game.state.palisade == 2


@pytest.mark.clause("rc.item.revert")
def test_tokens_of_a_flipped_item_go_with_the_end_of_the_round() -> None:
    head = 'items = [{name = "snare", gave = 1}]'
    tail = '[island]\nm1 = {tile = 8, tokens = ["food"]}'
    seats = {"Anna": "carpenter", "Ben": "cook"}
    game = things_table(
        "flip 1 item if possible",
        "wait for the table",
        "flipped items go",
        "wait for the table",
        phase="event",
        head=head,
        tail=tail,
        seats=seats,
    )
    assert game.state.place("m1").tokens == ("food",)
    game.act("Anna go-on")
    assert game.state.place("m1").tokens == ()


@pytest.mark.clause("rc.item.revert", "rc.item.flip")
def test_an_item_built_again_in_the_round_of_its_loss_starts_afresh() -> None:
    head = 'shelter = true\nitems = [{name = "bricks", gave = 1, flipped = 1}]\ninventions = ["bricks"]'
    game = built("bricks", head=head)
    assert gear(game, "bricks").flipped == 0
    assert (game.state.palisade, game.state.inventions) == (1, ())


@pytest.mark.clause("rc.endaction.inventions")
def test_r_09_the_fire_raises_the_palisade_and_opens_the_fireplace() -> None:
    game = built("fire", head=SHELTER)
    assert (game.state.palisade, gear(game, "fire").gave) == (1, 1)
    game = things_table(head='items = [{name = "fire", gave = 1}]')
    assert game.check("Anna place build fireplace").ok


@pytest.mark.clause("rc.card.every-round", "rc.neutral.lasting")
def test_r_10_the_map_lends_a_pawn_every_round_and_opens_the_shortcut() -> None:
    seats = {"Anna": "explorer", "Ben": "soldier"}
    game = things_table(head='items = [{name = "map"}]', seats=seats)
    assert [(pawn.name, pawn.serves) for pawn in item_pawns(game.state)] == [("map", ("explore",))]
    assert game.check("Anna place build shortcut").ok


@pytest.mark.clause("rc.card.every-round")
@pytest.mark.parametrize(
    ("item", "serves"),
    [
        ("belts", ("gather",)),
        ("map", ("explore",)),
        ("lantern", ("build",)),
        ("shield", ("hunt",)),
        ("raft", ("gather", "explore")),
    ],
)
def test_items_that_lend_a_pawn_each_round(item: str, serves: tuple[str, ...]) -> None:
    game = things_table(head=f'items = [{{name = "{item}"}}]')
    assert [pawn.serves for pawn in item_pawns(game.state)] == [serves]


@pytest.mark.clause("rc.card.every-round", "rc.morale.bonus-order")
def test_diary_and_drums_pay_the_first_player_together() -> None:
    game = things_table("morale phase", phase="morale", head='items = [{name = "diary"}, {name = "drums"}]')
    assert (anna(game).det, ben(game).det) == (3, 0)


@pytest.mark.clause("rc.card.catastrophe")
def test_catastrophe_takes_all_items_away_until_the_action_phase_ends() -> None:
    head = 'round_notes = ["items-away"]\nitems = [{name = "map"}, {name = "knife", gave = 1}]'
    game = things_table(head=head)
    assert item_pawns(game.state) == ()
    assert clauses(game, "Ben place build spear")[0] == "rc.need.item"
    game = things_table("end of action phase", "wait for the table", phase="resolve", head=head)
    assert "items-away" not in game.state.round_notes
    assert [pawn.name for pawn in item_pawns(game.state)] == ["map"]


@pytest.mark.clause("rc.card.catastrophe")
def test_catastrophe_leaves_gains_and_tokens_as_they_are() -> None:
    head = 'weapon = 1\nitems = [{name = "knife", gave = 1}, {name = "snare", gave = 1}]'
    tail = '[island]\nm1 = {tile = 8, tokens = ["food"]}'
    game = things_table(
        "items in future until the phase ends", "wait for the table", phase="event", head=head, tail=tail
    )
    assert (game.state.weapon, game.state.place("m1").tokens) == (1, ("food",))
    assert game.state.item("knife") is None


@pytest.mark.clause("rc.card.catastrophe", "rc.item.revert")
def test_its_threat_discards_an_item_and_undoes_it() -> None:
    head = 'weapon = 3\nitems = [{name = "knife", gave = 1}]'
    game = things_table("discard an item if possible", "wait for the table", phase="event", head=head)
    assert (game.state.weapon, game.state.items) == (2, ())
    assert "knife" in game.state.deck("invention").cards()
    assert "knife" not in game.state.inventions


@pytest.mark.clause("rc.ruling.u20")
def test_a_discarded_personal_invention_that_is_drawn_again_lies_beside_its_sheet() -> None:
    game = things_table(
        "discard an item if possible", "wait for the table", phase="event", head='items = [{name = "spear"}]'
    )
    assert "spear" not in beside_sheets(game.state)
    tail = '[decks]\ninvention = ["spear"]'
    game = things_table("draw the top invention", "wait for the table", phase="event", tail=tail)
    assert "spear" in beside_sheets(game.state)
    assert "spear" not in game.state.inventions


@pytest.mark.clause("rc.card.inventions")
def test_brainstorm_brings_any_invention_and_memoirs_the_top_one() -> None:
    game = things_table("take an invention from the deck", phase="resolve", scene={"who": "Anna"})
    game.act("Anna choose bow")
    assert "bow" in game.state.inventions
    tail = '[decks]\ninvention = ["raft"]'
    game = things_table("draw the top invention", "wait for the table", phase="event", tail=tail)
    assert "raft" in game.state.inventions


@pytest.mark.clause("rc.card.tools")
def test_tools_inspection_marks_two_items_and_harms_them_when_it_returns() -> None:
    head = 'items = [{name = "knife", gave = 1}, {name = "map"}, {name = "rope"}]\nweapon = 1'
    game = things_table(
        "mark 2 items if possible",
        "wait for the table",
        "flip marked items",
        "wait for the table",
        phase="resolve",
        head=head,
        scene={"who": "Anna"},
    )
    game.act("Anna choose knife")
    game.act("Anna choose rope")
    assert (names(game), game.state.weapon) == ({"knife", "map", "rope"}, 1)
    game.act("Anna go-on")
    assert (names(game), game.state.weapon) == ({"map"}, 0)


@pytest.mark.clause("rc.card.tools")
def test_tools_inspection_marks_the_only_item_there_is() -> None:
    game = things_table(
        "mark 2 items if possible", "wait for the table", phase="resolve", head='items = [{name = "map"}]'
    )
    assert gear(game, "map").marked


def test_flood_demands_an_item_and_wounds_where_there_is_none() -> None:
    game = things_table("flip an item", "wait for the table", phase="event")
    assert (anna(game).wounds, ben(game).wounds) == (1, 1)


@pytest.mark.clause("rc.item.single", "rc.discovery.when")
def test_an_invention_built_by_a_token_and_by_an_action_gives_its_gain_once() -> None:
    future = "[future]\ninventions = ['knife', 'knife']"
    game = things_table("end of action phase", "wait for the table", phase="resolve", tail=future)
    assert (game.state.weapon, names(game), game.state.future.inventions) == (1, {"knife"}, ())


@pytest.mark.clause("rc.use.assigned", "rc.card.basket-sack")
def test_basket_and_sack_are_given_to_a_character_at_planning() -> None:
    tail = "[island]\nm1 = 8\nm2 = 6"
    game = things_table(head='items = [{name = "basket"}, {name = "sack"}]', tail=tail)
    assert clauses(game, "Ben use basket") == ["rc.use.assigned"]
    game.act("Ben place gather m2:wood")
    game.act("Anna place gather m2:parrot")
    assert {"basket", "sack"} <= uses(game, "Anna") & uses(game, "Ben")
    game.act("Ben use basket")
    assert (gear(game, "basket").user, gear(game, "basket").claimed) == ("Ben", 1)
    assert clauses(game, "Ben use basket") == ["rc.use.assigned"]
    assert game.check("Ben use basket").text() == "Ben already has Basket."
    game.act("Anna use basket")
    assert gear(game, "basket").user == "Anna"


@pytest.mark.clause("rc.use.assigned")
def test_basket_and_sack_cannot_be_given_later() -> None:
    game = things_table(phase="weather", head='items = [{name = "basket"}]')
    assert clauses(game, "Anna use basket") == ["rc.use.any-time"]


@pytest.mark.clause("rc.card.basket-sack")
def test_one_successful_gather_yields_one_more_with_each() -> None:
    items = ", ".join(f'{{name = "{name}", user = "Anna", claimed = 1}}' for name in ("basket", "sack"))
    game = things_table(
        "carry more with the basket",
        "carry more with the sack",
        "wait for the table",
        phase="resolve",
        head=f"items = [{items}]",
        scene={"who": "Anna", "source": "parrot"},
    )
    assert game.state.future.goods.food == 2
    assert {"carried:basket", "carried:sack"} <= set(game.state.round_notes)


@pytest.mark.clause("rc.card.basket-sack")
def test_the_basket_may_be_kept_for_a_later_gather_of_the_round() -> None:
    head = 'items = [{name = "basket", user = "Anna", claimed = 1}]'
    tail = '[[plan]]\nkind = "gather"\ntarget = "t1:wood"\npawns = ["Anna"]\nnumber = 7'
    game = things_table(
        "carry more with the basket",
        phase="resolve",
        head=head,
        tail=tail,
        scene={"who": "Anna", "source": "wood", "stack": 3},
    )
    assert answers(game) == {"use", "not-now"}
    game.act("Anna choose not-now")
    assert game.state.future.goods.wood == 0


@pytest.mark.clause("rc.card.corral")
def test_the_corral_covers_parrots_next_to_camp_and_lays_a_token() -> None:
    tail = "[island]\nm1 = 8\nm2 = 6"
    game = built("corral", tail=tail)
    assert game.state.place("m2").markers == ("parrot",)
    assert game.state.place("m1").tokens == ("food",)
    assert gear(game, "corral").gave == 1


@pytest.mark.clause("rc.card.corral")
def test_the_corral_gives_nothing_without_parrots() -> None:
    game = built("corral", tail="[island]\nm1 = 8\nm2 = 3")
    assert game.state.place("m1").tokens == ()
    assert gear(game, "corral").gave == 0


@pytest.mark.clause("rc.card.corral")
def test_a_flipped_corral_loses_its_token_but_the_marker_stays() -> None:
    tail = '[island]\nm1 = {tile = 8, tokens = ["food"]}\nm2 = {tile = 6, markers = ["parrot"]}'
    head = 'items = [{name = "corral", gave = 1, flipped = 1}]'
    game = things_table("flipped items go", "wait for the table", phase="night", head=head, tail=tail)
    assert game.state.place("m1").tokens == ()
    assert game.state.place("m2").markers == ("parrot",)


@pytest.mark.clause("rc.card.shortcut")
def test_r_64_the_shortcut_brings_wood_or_two_food() -> None:
    tail = '[island]\nm1 = {tile = 9, markers = ["parrot"]}\nm2 = {tile = 6, tokens = ["shortcut", "food"]}'
    for option, wood, food in (("wood", 1, 0), ("parrot", 0, 2)):
        game = things_table(
            "production phase", phase="production", head='items = [{name = "shortcut", gave = 1}]', tail=tail
        )
        game.act(f"Anna choose {next(one for one in answers(game) if option in one)}")
        goods = game.state.available.goods
        assert (goods.wood, goods.food) == (wood, food)


@pytest.mark.clause("rc.item.revert", "rc.endaction.inventions")
def test_a_snare_built_again_in_the_round_of_its_loss_keeps_its_token() -> None:
    head = 'items = [{name = "snare", gave = 1, flipped = 1}]\nfuture = {inventions = ["snare"]}'
    tail = '[island]\nm1 = {tile = 8, tokens = ["food"]}'
    game = things_table(
        "end of action phase", "flipped items go", "wait for the table", phase="resolve", head=head, tail=tail
    )
    assert (gear(game, "snare").gave, game.state.place("m1").tokens) == (1, ("food",))
