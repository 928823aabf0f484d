"""Setting up: what lies where before the first round, what is drawn, and what no game can be set up with."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import fujikit
from fujikit.engine.agenda import AgendaAdvanced
from fujikit.engine.chance import SeededSource
from fujikit.robinson.box import house
from fujikit.robinson.cards.dealing import DealEvents, InventionShown, LayInventions
from fujikit.robinson.cards.decks import default_inventions
from fujikit.robinson.island.island_map import explored_terrains
from fujikit.robinson.rules import ROBINSON
from fujikit.robinson.setup.start import event_shares
from fujikit.robinson.state import State
from fujikit.robinson.work.kinds.build import refuse_build
from tests.robinson.support import NAMES, new_game, position, seats


def begun(count: int = 3, **options: Any) -> State:
    """The table when everything is dealt, before the first round begins."""
    game = new_game(count, **options)
    state = game.start
    for event in game.history[0].folded:
        if isinstance(event, AgendaAdvanced) and str(state.agenda[0].effect) == "start of round":
            return state
        state = event.fold(state)
    raise AssertionError("the first round never began")


@pytest.mark.clause("rc.setup.players")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_play(count: int) -> None:
    assert new_game(count).seats == NAMES[:count]


@pytest.mark.clause("rc.setup.players")
@pytest.mark.parametrize("players", [[], [*NAMES, "Emil"]])
def test_nobody_and_five_cannot_play(players: list[str]) -> None:
    with pytest.raises(fujikit.BadInput, match=f"for 1 to 4 players, not {len(players)}"):
        fujikit.new_game("robinson", players=players)


@pytest.mark.clause("rc.setup.scenario")
def test_the_sheet_gives_rounds_tokens_and_inventions() -> None:
    state = new_game(scenario=1).state
    sheet = state.table.scenario
    assert (sheet.name, sheet.rounds, state.round) == ("Castaways", 12, 1)
    tokens = [token.id for token in sheet.tokens]
    assert len(tokens) == 4
    assert set(tokens) <= set(state.deck("discovery").cards())
    assert len(sheet.inventions) == 2


@pytest.mark.clause("rc.setup.character")
def test_characters_are_drawn_or_chosen_and_none_is_there_twice() -> None:
    for seed in range(8):
        roles = [person.role for person in new_game(4, seed=seed).state.players()]
        assert sorted(roles) == ["carpenter", "cook", "explorer", "soldier"]
    chosen = new_game(3, roles={"Ben": "cook"}).state
    assert chosen.person("Ben").role == "cook"
    listed = new_game(2, roles=["soldier", None]).state
    assert listed.person("Anna").role == "soldier" != listed.person("Ben").role


@pytest.mark.clause("rc.setup.own")
def test_everybody_begins_unhurt_and_without_determination() -> None:
    for person in begun(4).players():
        assert (person.wounds, person.det, person.special) == (0, 0, ())


@pytest.mark.clause("rc.setup.inventions")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_nine_inventions_and_five_drawn_lie_open_and_the_top_of_the_rest_is_seen(count: int) -> None:
    state = begun(count)
    assert list(state.inventions[:9]) == default_inventions(house())
    drawn = state.inventions[9:]
    assert len(set(drawn)) == 5
    own = {role.invention for role in house().roles if role.id in [one.role for one in state.players()]}
    everything = {card.id for card in house().inventions}
    assert {*state.inventions, *state.deck("invention").cards()} == everything - own
    game = new_game(count)
    shown = [event for event in game.history[0].events if isinstance(event, InventionShown)]
    assert game.state.deck("invention").top == (shown[-1].invention,)


@pytest.mark.clause("rc.setup.inventions")
def test_when_the_top_invention_goes_the_next_one_is_seen() -> None:
    state = new_game().state
    deck = state.deck("invention")
    (step,) = ROBINSON.automatic(state.with_deck("invention", deck.without_next(deck.top[0])))
    event = step.settle(SeededSource(1))
    assert isinstance(event, InventionShown)
    assert event.invention in deck.middle


@pytest.mark.clause("rc.setup.tracks")
def test_morale_and_weapon_begin_at_zero_and_nothing_is_built() -> None:
    state = begun()
    assert (state.morale, state.weapon, state.roof, state.palisade, state.shelter) == (0, 0, 0, 0, False)


@pytest.mark.clause("rc.setup.decks")
def test_decks_are_complete_and_the_hunting_deck_is_empty() -> None:
    state = begun()
    sizes = {name: len(deck) for name, deck in state.decks}
    assert {name: sizes[name] for name in ("build", "gather", "explore")} == dict.fromkeys(
        ("build", "gather", "explore"), 30
    )
    assert (sizes["beast"], sizes["mystery"], sizes["discovery"], sizes["hunting"]) == (16, 52, 22, 0)
    assert all(not deck.top and not deck.bottom for name, deck in state.decks if name != "invention")


@pytest.mark.clause("rc.setup.tiles")
def test_tile_8_holds_the_camp_and_ten_tiles_lie_face_down() -> None:
    state = begun()
    assert (state.camp, state.place("m1").tile) == ("m1", 8)
    assert [place.name for place in state.island if place.tile] == ["m1"]
    assert sorted(state.deck("tile").cards(), key=int) == [str(n) for n in range(1, 12) if n != 8]


@pytest.mark.clause("rc.setup.beach")
def test_the_beach_is_explored_from_the_start() -> None:
    state = begun()
    assert explored_terrains(state) == {"beach"}
    assert not list(refuse_build(state, "shovel"))
    assert [reason.clause for reason in refuse_build(state, "knife")] != []


@pytest.mark.clause("rc.setup.supply")
def test_resources_never_run_out_and_an_empty_deck_gives_nothing() -> None:
    rich = position("Anna", available={"wood": 90}, phase="event", agenda=[{"do": "gain 5 wood"}])
    assert rich.state.available.goods.wood == 95
    bare = position(phase="event", decks={"discovery": []}, agenda=[{"do": "draw 1 discovery"}])
    assert bare.state.available.tokens == ()


@pytest.mark.clause("rc.setup.equipment")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 8])
def test_two_equipment_cards_are_drawn_or_as_many_as_wished(count: int) -> None:
    state = begun(equipment=count)
    assert len(state.equipment) == count
    assert len(begun().equipment) == 2
    cards = [*[gear.name for gear in state.equipment], *state.deck("equipment").cards()]
    assert sorted(cards) == sorted(card.id for card in house().equipment)


@pytest.mark.clause("rc.setup.wreckage")
def test_the_food_crates_lie_on_the_right_threat_space() -> None:
    assert begun().threats == ("", "wreckage:food-crates")


@pytest.mark.clause("rc.variant.wreckage")
def test_one_of_three_wreckage_cards_may_be_drawn() -> None:
    found = {begun(wreckage="random", seed=seed).threats[1] for seed in range(20)}
    assert found == {f"wreckage:{card.id}" for card in house().wreckage}


def symbols(state: State) -> Counter[str]:
    """How many book and how many other events the deck holds."""
    books = {f"event:{card.id}" for card in house().events if card.symbol == "book"}
    return Counter("book" if card in books else "adventure" for card in state.deck("event").cards())


@pytest.mark.clause("rc.setup.events")
def test_i_01_twelve_rounds_have_six_book_and_six_adventure_events() -> None:
    assert symbols(begun()) == {"book": 6, "adventure": 6}
    assert event_shares(house().scenarios[0], "") == (6, 6)


@pytest.mark.clause("rc.setup.events")
def test_half_of_an_odd_number_of_rounds_is_rounded_up() -> None:
    cannibals = house().scenarios[4]
    assert cannibals.rounds == 9
    assert event_shares(cannibals, "") == (5, 5)


@pytest.mark.clause("rc.variant.easier", "rc.variant.harder")
def test_i_05_books_are_shifted_for_an_easier_or_a_harder_game() -> None:
    family = house().scenarios[5]
    assert (family.number, family.rounds) == (6, 12)
    assert event_shares(family, "easier") == (4, 8)
    assert event_shares(family, "harder") == (8, 4)


@pytest.mark.clause("rc.variant.easier", "rc.variant.harder")
def test_i_05_in_scenario_1_the_shift_works_the_other_way_round() -> None:
    assert symbols(begun(books="easier")) == {"book": 8, "adventure": 4}
    assert symbols(begun(books="harder")) == {"book": 4, "adventure": 8}


@pytest.mark.clause("rc.variant.easier")
def test_other_lengths_shift_in_proportion() -> None:
    cannibals = house().scenarios[4]
    assert event_shares(cannibals, "easier") == (3, 7)
    assert event_shares(cannibals, "harder") == (7, 3)


@pytest.mark.clause("rc.setup.four")
@pytest.mark.parametrize(("count", "answers"), [(3, []), (4, ["determination", "morale"])])
def test_with_four_players_the_card_for_arranging_the_camp_counts(count: int, answers: list[str]) -> None:
    game = position(*NAMES[:count], phase="resolve", agenda=[{"do": "arrange the camp", "who": "Anna"}])
    assert [str(line).split()[-1] for line in game.legal("Anna") if line.verb == "choose"] == answers


@pytest.mark.clause("rc.setup.first-player")
def test_the_first_player_is_named_or_drawn() -> None:
    assert new_game(first="Cleo").start.first == "Cleo"
    assert {new_game(seed=seed).start.first for seed in range(20)} == set(seats())


@pytest.mark.clause("rc.two.friday")
def test_friday_joins_two_players_and_nobody_joins_more() -> None:
    assert new_game(2).state.friday() is not None
    assert new_game(2).state.table.figures == ("Friday",)
    assert new_game(3).state.friday() is None
    assert new_game(4).state.table.figures == ()
    assert new_game(2, roles=["soldier", "cook"]).state.person("Anna").role == "soldier"


@pytest.mark.clause("rc.solo.setup")
def test_friday_and_the_dog_join_a_single_player_who_is_first_player() -> None:
    state = new_game(1).state
    assert state.friday() is not None
    assert state.table.figures == ("Friday", "dog")
    assert state.first == "Anna"


@pytest.mark.clause("rc.solo.setup", "rc.build.cost")
@pytest.mark.parametrize("goods", [{"wood": 2}, {"fur": 1}])
def test_a_single_player_builds_for_the_price_of_two(goods: dict[str, int]) -> None:
    game = position("Anna", friday={}, dog=True, available=goods)
    assert game.check("Anna place build shelter").ok
    poor = position("Anna", friday={}, dog=True, available={"wood": 1})
    assert poor.check("Anna place build shelter").clauses == ["rc.build.cost"]


@pytest.mark.clause("rc.variant.easier", "rc.variant.harder", "rc.setup.equipment")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 8])
def test_more_or_less_equipment_may_be_drawn(count: int) -> None:
    drawn = [gear.name for gear in new_game(3, equipment=count).state.equipment]
    assert len(set(drawn)) == len(drawn) == count


@pytest.mark.clause("rc.variant.easier", "rc.variant.harder")
def test_figures_may_be_added_or_left_out() -> None:
    more = new_game(4, figures=["Friday", "dog"]).state
    assert more.friday() is not None
    assert more.table.figures == ("Friday", "dog")
    assert new_game(1, figures=[]).state.friday() is None


def test_switches_are_kept() -> None:
    assert new_game(switches=["soldier-sheet"]).state.table.switches == ("soldier-sheet",)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": ["Anna", "anna"]}, "players: Two players are called anna"),
        ({"players": ["friday"]}, "players: friday is already on this island"),
        ({"players": ["dog"]}, "players: dog is already on this island"),
        ({"players": ["Anna Maria"]}, "is not a valid name"),
        ({"players": [""]}, "players: This player has no name yet"),
        ({"players": ["7"]}, "looks like another part of a move"),
        ({"roles": ["cook", "cook", None]}, "roles: Two players have the same role"),
        ({"roles": ["cook"]}, "roles: 1 role given for 3 players"),
        (
            {"roles": ["friday", None, None]},
            "roles: Unknown: “friday”. Choose one of carpenter, cook,",
        ),
        ({"roles": {"Emil": "cook"}}, "roles: nobody is called 'Emil'"),
        ({"scenario": 9}, "scenario: Unknown: “9”. Choose one of 1,"),
        ({"first": "Emil"}, "first: Unknown: “Emil”. Choose one of Anna, Ben, Cleo"),
        ({"books": "many"}, "books: Unknown: “many”. Choose one of easier, harder"),
        ({"figures": ["cat"]}, "figures: Unknown: “cat”. Choose one of Friday, dog"),
        ({"equipment": 9}, "equipment: You can't draw 9 starting equipment cards; there are only 8"),
        ({"equipment": -1}, "equipment: You can't draw -1 starting equipment cards"),
        ({"wreckage": "gold"}, "wreckage: Unknown: “gold”. Choose one of food-crates"),
        ({"switches": ["lights"]}, "switches: Unknown: “lights”. Choose one of"),
        ({"players": "Anna"}, "players: 'Anna' is not a list of names, such as"),
        ({"roles": 3}, "roles: 3 is not a list in the order of the seats, or a dict by player"),
        ({"equipment": "two"}, "equipment: 'two' is not a whole number"),
        ({"figures": "dog"}, "figures: 'dog' is not a list of texts"),
        ({"level": 2}, "level=2: robinson has no such option; it has players, roles, "),
        ({"wrekage": "random"}, "wrekage='random': robinson has no such option; did you mean 'wreckage'"),
    ],
)
def test_what_no_game_can_be_set_up_with(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(fujikit.BadInput) as refusal:
        fujikit.new_game("robinson", **{"players": seats(), **options})
    assert sentence in str(refusal.value)


def test_robinson_speaks_english_and_says_so() -> None:
    with pytest.raises(fujikit.BadInput, match="lang: robinson speaks en, not fr"):
        fujikit.new_game("robinson", players=seats(), lang="fr")


def test_the_same_seed_sets_up_the_same_game() -> None:
    assert new_game(seed=5).record() == new_game(seed=5).record()
    assert new_game(seed=5).record() != new_game(seed=6).record()


def test_a_script_of_dice_does_not_reach_the_set_up() -> None:
    assert new_game(seed=5, dice="bear fox").state.inventions == new_game(seed=5).state.inventions


def test_a_deal_has_exact_odds() -> None:
    deal = DealEvents(("event:a", "event:a", "event:b"), 2)
    odds = {event.result(): chance for event, chance in deal.outcomes()}
    assert odds == {"event:a event:a": Fraction(1, 3), "event:a event:b": Fraction(2, 3)}


def test_a_deal_reads_only_what_its_pile_can_give() -> None:
    deal = LayInventions(("raft", "belts", "diary"), 2)
    assert deal.read("belts raft").cards == ("belts", "raft")
    for wrong in ("raft", "raft raft", "raft lamp", "raft belts diary"):
        with pytest.raises(fujikit.BadInput, match="not those of the box"):
            deal.read(wrong)


def test_nothing_of_the_event_deck_is_told() -> None:
    game = new_game()
    told = " ".join(game.story(game.history[0]))
    assert "6 events are shuffled into the event deck" in told
    names = [card.name for card in house().events if f"event:{card.id}" in game.state.deck("event").cards()]
    assert [name for name in names if name in told] == []


def told(**options: Any) -> list[str]:
    game = new_game(**options)
    return game.story(game.history[0])


@pytest.mark.clause("rc.setup.equipment", "rc.s5.frame")
def test_equipment_is_told_where_some_is_dealt() -> None:
    assert [line for line in told(scenario=5) if line.startswith("Starting equipment")] == []
    assert [line for line in told(equipment=0) if line.startswith("Starting equipment")] == []
    assert [line for line in told() if line.startswith("Starting equipment: ")] != []


@pytest.mark.clause("rc.s4.explore-time")
def test_a_token_that_stays_all_game_is_told_as_one() -> None:
    assert "Every explore action needs 1 more pawn for the whole game." in told(scenario=4)
