"""What everybody sees: plain data, complete, and nothing of what no one has seen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fujikit.engine.chance import shuffled
from fujikit.engine.deck import UNSEEN, Deck
from fujikit.engine.game import Game
from fujikit.robinson.box import house
from fujikit.robinson.state import State
from tests.robinson.support import moment, new_game, position, view_bytes


def look(game: Game[State], seat: str | None = "Anna") -> dict[str, Any]:
    view: dict[str, Any] = game.view(seat)
    return view


def test_a_view_is_plain_data_with_the_keys_of_every_game() -> None:
    view = look(new_game())
    assert json.loads(json.dumps(view)) == view
    keys = ["game", "round", "phase", "seat", "prompt", "actions", "log", "seats", "awaits", "outcome"]
    assert set(keys) <= set(view)
    assert (view["game"], view["round"], view["seat"]) == ("robinson", 1, "Anna")


def test_an_action_tells_what_it_lights_up() -> None:
    game = position(island={"m1": 8, "m2": 5}, friday={})
    actions = {action["line"]: action for action in look(game)["actions"]}
    explore = actions["Anna place explore t1"]
    assert (explore["verb"], explore["kind"], explore["target"]) == ("place", "explore", "t1")
    assert (explore["spaces"], explore["cards"], explore["seats"]) == (["t1"], [], [])
    gather = actions["Anna place gather m2:parrot"]
    assert gather["spaces"] == ["m2"]
    friday = actions["Anna place explore t1 with Friday"]
    assert friday["seats"] == ["Friday"]


def test_every_legal_line_is_among_the_actions_of_the_seat_and_nobody_elses() -> None:
    game = position()
    assert [action["line"] for action in look(game)["actions"]] == list(map(str, game.legal("Anna")))
    assert look(game, None)["actions"] == []


def test_a_thing_that_can_be_used_lights_up() -> None:
    game = position(equipment=["flask-of-rum"], phase="night", agenda=[{"do": "wait for the table"}])
    game.state = game.state.with_person("Anna", wounds=3)
    uses = [action for action in look(game)["actions"] if action["verb"] == "use"]
    assert [(use["word"], use["cards"]) for use in uses] == [("flask-of-rum", ["flask-of-rum"])]


def test_an_open_question_comes_with_its_answers_in_words() -> None:
    ways = "decide: lose 1 wood | all: 1 wound"
    game = position(phase="event", available={"wood": 2}, agenda=[{"do": ways, "card": "event:storm"}])
    prompt = look(game)["prompt"]
    assert (prompt["seat"], prompt["kind"], prompt["clause"]) == ("", "Decide", "rc.term.decide")
    assert prompt["options"] == [{"word": "1", "text": "lose 1 wood"}, {"word": "2", "text": "all: 1 wound"}]
    assert prompt["card"] == "event:storm"
    assert prompt["text"]
    assert look(game)["awaits"] == ["Anna", "Ben"]


def test_answers_that_are_cards_have_their_printed_names() -> None:
    do = "flip an item"
    game = position(phase="event", items=["knife", "map"], agenda=[{"do": do}])
    labels = {option["word"]: option["text"] for option in look(game)["prompt"]["options"]}
    assert labels == {"knife": "Knife", "map": "Map"}


def test_a_sheet_shows_the_whole_character() -> None:
    view = look(position("Anna", "Ben", friday={"wounds": 1}))
    anna = view["seats"]["Anna"]
    assert (anna["role"], anna["role_name"], anna["player"]) == ("carpenter", "Carpenter", True)
    assert (anna["wounds"], anna["hearts"], anna["det"], anna["pawns"]) == (0, 12, 0, 2)
    assert [ability["name"] for ability in anna["abilities"]][:2] == [
        "Economical Construction",
        "Craftsmanship",
    ]
    friday = view["seats"]["Friday"]
    assert (friday["player"], friday["wounds"], friday["pawns"]) == (False, 1, 1)


def test_the_island_shows_tiles_sources_and_ways() -> None:
    island = {
        "m1": 8,
        "m2": {"tile": 5, "tokens": ["time"], "markers": ["wood"]},
        "t1": {"tile": 3, "down": True},
    }
    view = look(position(island=island))
    camp, hill, down, empty = (view["island"][name] for name in ("m1", "m2", "t1", "m4"))
    assert (camp["tile"], camp["terrain"], camp["camp"], camp["distance"]) == (8, "beach", True, 0)
    assert (hill["sources"], hill["open"], hill["tokens"]) == (["parrot", "wood"], ["parrot"], ["time"])
    assert (hill["distance"], hill["totem"]) == (1, True)
    assert (down["tile"], down["down"], down["terrain"]) == (None, True, "")
    assert (empty["tile"], empty["distance"]) == (None, None)
    assert set(camp["neighbours"]) == {"m2", "t1", "b1"}


def test_an_invention_tells_what_it_needs_and_what_is_missing() -> None:
    inventions = {card["id"]: card for card in look(position())["inventions"]}
    assert inventions["shovel"]["missing"] == []
    dam = inventions["dam"]
    assert (dam["terrain"], dam["cost"], dam["name"]) == (["river"], ["1 wood"], "Dam")
    assert len(dam["missing"]) == 2
    assert all(sentence.endswith(".") for sentence in dam["missing"])
    assert inventions["snare"]["owner"] == "Anna"
    assert inventions["mast"]["sheet"]


def test_stores_threats_and_gear_carry_their_names() -> None:
    view = look(
        position(
            available={"wood": 2, "tokens": ["goat"]},
            threats={"left": "event:storm", "right": "wreckage:food-crates"},
            equipment=[{"name": "flask-of-rum", "uses": 1}],
        )
    )
    assert view["available"]["wood"] == 2
    assert view["available"]["tokens"][0]["name"] == "Goat"
    assert view["threats"]["left"]["name"] == "Storm"
    assert view["threats"]["left"]["pawns"] == 1
    assert view["threats"]["right"]["name"] == "Food Crates"
    assert (view["equipment"][0]["name"], view["equipment"][0]["uses"]) == ("Flask of Rum", 1)


def test_the_plan_is_open() -> None:
    game = position(available={"wood": 2})
    game.act("Anna place build shelter")
    (stack,) = look(game, "Ben")["plan"]
    assert (stack["kind"], stack["target"], stack["pawns"]) == ("build", "shelter", ["Anna"])
    assert stack["laid"] == {"wood": 2}
    assert look(game)["seats"]["Anna"]["pawns"] == 1


def test_the_sheet_of_the_scenario_is_open() -> None:
    view = look(position(round=7, notes={"pile": 3}))
    sheet = view["scenario"]
    assert (sheet["name"], sheet["rounds"], sheet["goal"]) == ("Castaways", 12, "rc.s1.goal")
    assert sheet["weather"]["4"] == ["rain"]
    assert sheet["notes"] == {"pile": 3}
    assert view["weather"] == ["rain", "winter", "animals"]


def test_the_log_tells_what_happened_this_round() -> None:
    game = position(agenda=[{"do": "2 wounds", "who": "Ben"}])
    assert [entry["event"] for entry in look(game)["log"]][-1] == "Wounded"
    assert "Ben" in look(game)["log"][-1]["text"]


def test_the_outcome_is_told_with_its_clause() -> None:
    game = position(agenda=[{"do": "30 wounds", "who": "Ben"}])
    outcome = look(game)["outcome"]
    assert (outcome["won"], outcome["why"], outcome["who"]) == (False, "rc.end.death", "Ben")
    assert outcome["text"]


@pytest.mark.clause("rc.wound.death")
def test_nothing_is_asked_when_the_game_is_over() -> None:
    game = position(agenda=[{"do": "all: 30 wounds"}])
    assert game.outcome is not None
    assert game.state.agenda
    assert (look(game)["prompt"], look(game)["actions"], look(game)["awaits"]) == (None, [], [])


# Hidden and open


@pytest.mark.clause("rc.info.open")
def test_everybody_sees_the_same() -> None:
    game = moment(2, 60)
    views = [game.own_view(seat) for seat in (*game.seats, None)]
    for view in views:
        del view["seat"], view["actions"]
    assert all(view == views[0] for view in views)


def test_a_deck_shows_how_many_cards_it_has_and_those_on_top_that_were_seen() -> None:
    decks = {"beast": ["fox", "bear"], "hunting": {"top": ["boa", "?puma", "tiger"], "middle": ["goats"]}}
    shown = look(position(decks=decks))["decks"]
    assert shown["beast"] == {"count": 12, "top": ["fox", "bear"]}
    assert shown["hunting"] == {"count": 4, "top": ["boa"]}
    assert len(shown["invention"]["top"]) == 1


def other_cards(state: State, random: Random) -> State:
    """The state with other cards wherever nobody has seen them: the rest of the box takes their place."""
    events = [f"event:{card.id}" for card in house().events]
    beasts = [card.id for card in house().beasts]
    for name, stock in (("event", events), ("hunting", beasts), ("beside", beasts)):
        if deck := state.deck(name):
            others = shuffled(stock, random.random)[: len(deck)]
            state = state.with_deck(name, _exchanged(deck, list(others)))
    return state


def _exchanged(deck: Deck, others: list[str]) -> Deck:
    def other(card: str) -> str:
        return f"{UNSEEN}{others.pop()}" if card.startswith(UNSEEN) else card

    return Deck(
        tuple(map(other, deck.top)),
        tuple(sorted(others.pop() for _ in deck.middle)),
        tuple(map(other, deck.bottom)),
    )


@pytest.mark.unmeasured
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999), st.integers(0, 150))
def test_other_cards_that_nobody_has_seen_change_no_byte_of_a_view(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    seats = (*game.seats, None)
    before = [view_bytes(game, seat) for seat in seats]
    legal = [list(map(str, game.legal(seat))) for seat in game.seats]
    text, state = game.text(), game.state
    game.state = other_cards(state, Random(seed))
    assert [view_bytes(game, seat) for seat in seats] == before
    assert [list(map(str, game.legal(seat))) for seat in game.seats] == legal
    assert game.text() == text


def test_the_hidden_cards_of_the_last_test_are_really_others() -> None:
    game = new_game()
    changed = other_cards(game.state, Random(1))
    assert changed.deck("event") != game.state.deck("event")
    assert len(changed.deck("event")) == len(game.state.deck("event"))


def test_a_beast_that_joins_the_hunting_deck_unseen_is_not_named() -> None:
    game = position(phase="event", agenda=[{"do": "beast into the hunting deck"}], dice="bear")
    assert game.state.deck("hunting").cards() == ("bear",)
    told = json.dumps(look(game))
    assert "bear" not in told.lower()


def test_the_view_of_a_state_does_not_depend_on_how_its_decks_lie_side_by_side() -> None:
    game = new_game()
    before = view_bytes(game, None)
    game.state = replace(game.state, decks=tuple(reversed(game.state.decks)))
    assert view_bytes(game, None) == before
