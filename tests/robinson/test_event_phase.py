"""The event phase: the card that is drawn, what is mixed in, what it does, where it stays."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import wounds
from tests.robinson.tables import asked, det, goods, question, table


def event(*cards: str, dice: Any = "", **rest: Any) -> Game[State]:
    """The event phase of round 2, with these cards on top of the event deck."""
    decks = {"event": list(cards), **rest.pop("decks", {})}
    return table("event phase", round=2, decks=decks, dice=" ".join((*cards, dice)).strip(), **rest)


@pytest.mark.clause("rc.event.first-round")
def test_in_the_first_round_no_event_is_drawn() -> None:
    game = table("event phase", round=1, decks={"event": ["event:jaguar"]})
    assert game.state.threats == ("", "")
    assert wounds(game) == [0, 0]
    assert not any(told["event"] == "PhaseBegan" for told in game.view(None)["log"])
    later = event("event:jaguar")
    assert later.state.threats == ("", "event:jaguar")
    assert any(told["event"] == "PhaseBegan" for told in later.view(None)["log"])


@pytest.mark.clause("rc.event.mixed-in", "rc.event.order", "rc.event.place", "rc.event.pushed", "rc.s3.book")
def test_r_01_lower_halves_first_then_symbol_effect_placing_and_the_push() -> None:
    game = event(
        "gather:weather-breakdown",
        "build:in-a-hurry",
        "event:unusually-cold-night",
        scenario=3,
        palisade=2,
        shelter=True,
        available={"wood": 2},
        threats={"left": "event:body-on-the-beach", "right": "event:storm"},
    )
    assert game.state.spots == ("storm@weather",)
    assert game.state.palisade == 0  # Crack!, then the book
    assert asked(game) == ["1", "2"]
    assert game.state.threats == ("event:body-on-the-beach", "event:storm")
    game.act("Anna choose 1")
    assert goods(game) == (0, 0, 0, 0)
    assert game.state.threats == ("event:storm", "event:unusually-cold-night")
    assert game.state.morale == -2  # the body on the beach
    assert game.state.drawn == ()


@pytest.mark.clause("rc.event.draw", "rc.setup.supply")
def test_an_empty_event_deck_gives_nothing() -> None:
    game = table("event phase", round=2, threats={"left": "", "right": "event:storm"})
    assert game.state.threats == ("", "event:storm")


@pytest.mark.clause("rc.event.mixed-in")
def test_a_card_mixed_in_that_goes_back_is_not_discarded() -> None:
    cards = ["mystery:gremlins", "event:jaguar"]
    drawn = "mystery:gremlins mystery:gremlins event:jaguar"
    game = table("event phase", round=2, weapon=3, decks={"event": cards}, dice=drawn)
    assert game.state.deck("event").cards() == ("mystery:gremlins",)
    assert not game.state.deck("mystery-discard")


@pytest.mark.clause("rc.event.symbol", "rc.exclusive.one")
def test_an_adventure_symbol_lays_its_token_once() -> None:
    game = event("event:jaguar")
    assert game.state.spots == ("adventure@build",)
    assert event("event:jaguar", spots=["adventure@build"]).state.spots == ("adventure@build",)


@pytest.mark.clause("rc.event.place")
def test_a_card_that_nothing_pushes_stays() -> None:
    left = event("event:storm", threats={"left": "event:jaguar", "right": ""})
    assert left.state.threats == ("event:jaguar", "event:storm")
    assert wounds(left) == [0, 0]
    right = event("event:storm", threats={"left": "", "right": "event:jaguar"})
    assert right.state.threats == ("event:jaguar", "event:storm")
    assert wounds(right) == [0, 0]


@pytest.mark.clause("rc.event.pushed", "rc.threat.wreckage")
def test_a_card_that_is_pushed_off_strikes_but_wreckage_does_not() -> None:
    game = event("event:sunny-beach", threats={"left": "event:poisoning", "right": "event:storm"})
    assert wounds(game) == [1, 1]
    calm = event("event:sunny-beach", threats={"left": "wreckage:food-crates", "right": "event:storm"})
    assert calm.state.threats == ("event:storm", "event:sunny-beach")
    assert (goods(calm), wounds(calm)) == ((0, 0, 0, 0), [0, 0])


@pytest.mark.clause("rc.event.loss", "rc.demand.others", "rc.demand.wound")
def test_what_an_event_takes_and_is_not_there_wounds_everybody() -> None:
    game = event("event:flying-surprise", shelter=True)
    assert wounds(game) == [1, 1]


@pytest.mark.clause("rc.demand.others", "rc.demand.wound")
def test_r_47_a_palisade_that_is_not_there_wounds_everybody_in_the_event_phase() -> None:
    assert wounds(table("palisade -1")) == [1, 1]


@pytest.mark.clause("rc.demand.if-possible")
def test_r_48_termites_eat_wood_if_there_is_any() -> None:
    assert wounds(event("event:termites")) == [0, 0]
    game = event("event:termites", available={"wood": 2})
    assert goods(game) == (1, 0, 0, 0)


@pytest.mark.clause("rc.demand.others", "rc.demand.pay")
def test_r_44_the_first_player_pays_what_is_there_and_takes_the_rest_as_wounds() -> None:
    seats = {"Anna": {"role": "explorer", "det": 1}, "Ben": {"role": "soldier", "det": 3}}
    game = table("first player: lose 3 determination", seats=seats)
    assert (det(game), wounds(game)) == ([0, 3], [2, 0])


@pytest.mark.clause("rc.demand.if-possible")
def test_r_56_if_possible_takes_what_is_there() -> None:
    game = table("first player: lose 3 determination if possible", seats={"Anna": {"role": "cook", "det": 1}})
    assert (det(game), wounds(game)) == ([0], [0])


@pytest.mark.clause("rc.demand.if-possible")
def test_levels_fall_to_zero_and_no_farther_where_possible_is_enough() -> None:
    game = table("palisade -3 if possible", "roof -1 if possible", palisade=2, shelter=True)
    assert (game.state.palisade, game.state.roof, wounds(game)) == (0, 0, [0, 0])


@pytest.mark.clause("rc.demand.others", "rc.det.own")
def test_whoever_falls_short_of_determination_takes_the_own_wounds_alone() -> None:
    seats = {"Anna": {"role": "explorer", "det": 2}, "Ben": {"role": "soldier"}}
    game = table("all: lose 1 determination", seats=seats)
    assert (det(game), wounds(game)) == ([1, 0], [0, 1])


@pytest.mark.clause("rc.event.gain", "rc.resource.outside")
def test_what_an_event_gives_is_available_at_once() -> None:
    game = event("build:predator-in-the-camp", "event:sunny-beach")
    assert goods(game) == (0, 2, 0, 2)
    assert goods(game, "future") == (0, 0, 0, 0)


@pytest.mark.clause("rc.event.combat")
def test_the_first_player_bears_a_combat_of_an_event_alone() -> None:
    camp = {"palisade": 1, "shelter": True, "weapon": 1}
    game = event("build:howling-in-the-bushes", "event:sunny-beach", first="Ben", **camp)
    assert wounds(game) == [0, 2]
    assert (game.state.weapon, game.state.palisade) == (0, 0)
    assert goods(game) == (0, 2, 0, 1)


@pytest.mark.clause("rc.event.combat", "rc.combat.palisade")
def test_r_45_revisit_wounds_for_strength_and_for_the_palisade() -> None:
    game = event("build:hungry-predator", "event:sunny-beach", weapon=2)
    assert wounds(game) == [2, 0]
    assert goods(game) == (0, 1, 0, 1)


@pytest.mark.clause("rc.card.event-flow")
def test_stroke_of_fate_resolves_and_discards_all_threats_before_it_takes_its_place() -> None:
    threats = {"left": "event:body-on-the-beach", "right": "event:poisoning"}
    game = event("event:stroke-of-fate", threats=threats)
    assert game.state.threats == ("", "event:stroke-of-fate")
    assert (game.state.morale, wounds(game)) == (-2, [1, 1])
    told = [type(change).__name__ for change in game.history[-1].events]
    assert told.index("MoraleMoved") < told.index("Wounded")


@pytest.mark.clause("rc.card.event-flow")
def test_despondency_makes_another_the_first_player_at_once() -> None:
    game = event("event:despondency", threats={"left": "event:vertigo", "right": "event:storm"})
    assert game.state.first == "Ben"
    assert table("pass first player", first="Ben").state.first == "Anna"
    alone = table("pass first player", seats={"Anna": {"role": "cook"}})
    assert alone.state.first == "Anna"


@pytest.mark.clause("rc.card.book")
def test_the_island_fights_back_brings_the_book_twice_and_once_more_as_a_threat() -> None:
    game = event("event:the-island-fights-back", scenario=3, palisade=3, shelter=True)
    assert game.state.palisade == 1
    threat = event(
        "event:sunny-beach",
        scenario=3,
        palisade=3,
        shelter=True,
        threats={"left": "event:the-island-fights-back", "right": "event:storm"},
    )
    assert threat.state.palisade == 2


@pytest.mark.clause("rc.card.book", "rc.ruling.u11", "rc.friday.immune")
def test_the_book_strikes_all_but_friday_even_where_he_has_caused_it() -> None:
    game = table("book effect", scenario=3, phase="resolve", who="Friday", friday={})
    assert wounds(game)[:3] == [1, 1, 0]


@pytest.mark.clause("rc.event.pushed", "rc.term.decide")
def test_a_threat_may_repeat_the_event_effect() -> None:
    threats = {"left": "event:predators", "right": "event:storm"}
    game = event("event:sunny-beach", threats=threats, island={"m1": {"tile": 8, "markers": ["fish"]}})
    assert wounds(game) == [1, 1]


def told(game: Game[State]) -> list[str]:
    """The sentences of what happened at once."""
    return game.story(game.history[0])


@pytest.mark.clause("rc.card.dangerous-night")
def test_the_beast_of_a_dangerous_night_is_fought_at_the_start_of_the_next_event_phase() -> None:
    game = event("event:dangerous-night", decks={"beast": ["bear"]}, dice="bear")
    assert game.state.deck("beside").cards() == ("?bear",)
    assert "The top card of the beast deck is placed beside the event deck, unseen." in told(game)
    beside = {"beside": {"top": ["?bear"]}, "event": ["event:sunny-beach"]}
    fought = table("event phase", round=3, weapon=6, first="Ben", decks=beside, dice="bear event:sunny-beach")
    assert not fought.state.deck("beside")
    assert (goods(fought), fought.state.weapon, wounds(fought)) == ((0, 5, 0, 2), 5, [0, 0])


@pytest.mark.clause("rc.card.dangerous-night")
def test_a_defended_camp_sends_the_beast_into_the_hunting_deck_unless_it_was_fought() -> None:
    line = "beast beside goes into the hunting deck"
    game = table(line, phase="resolve", who="Anna", decks={"beside": {"top": ["?bear"]}}, dice="bear")
    assert game.state.deck("hunting").cards() == ("bear",)
    assert "The beast beside the event deck goes to the hunting deck, unseen." in told(game)
    assert not table(line, phase="resolve", who="Anna").state.deck("hunting")


@pytest.mark.clause("rc.card.half")
def test_i_11_half_of_a_level_of_one_is_nothing_and_of_none_at_all_a_demand() -> None:
    game = event("event:storm-damage", roof=1, palisade=4, shelter=True)
    assert asked(game) == ["roof", "palisade"]
    other = game.copy()
    game.act("Anna choose roof")
    assert (game.state.roof, game.state.palisade, wounds(game)) == (1, 4, [0, 0])
    other.act("Anna choose palisade")
    assert other.state.palisade == 2
    assert wounds(event("event:storm-damage")) == [1, 1]
    assert wounds(table("lose half of roof", palisade=2, shelter=True)) == [1, 1]


@pytest.mark.clause("rc.exclusive.marker")
def test_a_marker_that_finds_no_room_wounds_and_a_token_does_not() -> None:
    assert table("bear marker on arrange").state.spots == ("bear@arrange",)
    assert wounds(table("bear marker on arrange", "bear marker on arrange")) == [1, 1]
    assert wounds(table("time token on build", "time token on build")) == [0, 0]


@pytest.mark.clause("rc.exclusive.one", "rc.exclusive.kinds")
def test_r_49_a_second_equal_token_is_not_placed() -> None:
    game = table("time token on build", "time token on build", "wood token on build", "time token on gather")
    assert game.state.spots == ("time@build", "wood@build", "time@gather")


@pytest.mark.clause("rc.token.stay")
def test_a_card_may_take_a_token_away() -> None:
    line = "remove danger token from explore"
    assert table(line, spots=["danger@explore", "time@build"]).state.spots == ("time@build",)
    assert table(line).state.spots == ()


@pytest.mark.clause("rc.demand.not")
def test_lowering_morale_at_its_lowest_harms_nobody() -> None:
    game = table("morale -2", morale=-3)
    assert (game.state.morale, wounds(game)) == (-3, [0, 0])


@pytest.mark.clause("rc.friday.immune")
def test_events_do_not_touch_friday() -> None:
    assert wounds(event("event:poisoning", friday={})) == [1, 1, 0]


@pytest.mark.clause("rc.card.looking")
def test_howling_puts_the_strongest_of_three_beasts_on_the_hunting_deck() -> None:
    line = "three beasts, strongest on the hunting deck"
    game = table(line, decks={"beast": ["fox", "bear", "tiger"]}, dice="fox bear tiger")
    assert question(game) == "the strongest of 3 beasts on the hunting deck"
    game.act("Ben choose tiger")
    assert game.state.deck("hunting").top == ("tiger",)
    assert {"fox", "bear"} <= set(game.state.deck("beast").middle)
    assert game.state.drawn == ()
    two = table(line, decks={"beast": {"top": ["fox", "boa"]}, "hunting": ["bear"]}, dice="fox boa")
    assert asked(two) == ["fox", "boa"]


@pytest.mark.clause("rc.golden.choice", "rc.demand.wound")
def test_nobody_is_asked_which_of_two_demands_that_cost_the_same_is_not_fulfilled() -> None:
    line, camp = "either: roof -1 | palisade -1", {"shelter": True}
    assert wounds(table(line, **camp)) == [1, 1]
    helped = table(line, available={"tokens": ["thorny-bushes"]}, **camp)
    assert asked(helped) == ["1", "2"]
    assert asked(table("either: roof -1 | palisade -2", **camp)) == ["1", "2"]
    assert asked(table(line, roof=1, palisade=1, **camp)) == ["1", "2"]


def test_a_question_names_the_card_that_asks_and_who_lacks_determination() -> None:
    line = "either: roof -1 | palisade -1"
    by_card = table(line, roof=1, palisade=1, shelter=True, card="build:fast-work")
    assert by_card.view(None)["prompt"]["text"] == "Fast Work: which of these do you choose?"
    pipe = {"equipment": [{"name": "pipe-and-tobacco"}]}
    short = table("all: lose 1 determination", **pipe, seats={"Ben": {"role": "cook"}})
    assert short.view(None)["prompt"]["text"].startswith("Ben is 1 determination short.")
