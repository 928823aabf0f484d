"""What drawing an adventure does, and where cards go; inventions and tiles that cards move."""

from __future__ import annotations

import pytest

from fujikit.robinson.language import EFFECTS
from tests.robinson.cards.table import card_table, changes, hurt


@pytest.mark.clause("rc.adventure.upper")
def test_the_upper_half_strikes_the_resolver_and_the_card_is_gone() -> None:
    game = card_table("draw a explore adventure", decks={"explore": ["lost-in-the-woods"]}, who="Ben")
    assert changes(game) == "Ben det -2"
    assert "lost-in-the-woods" not in game.state.deck("explore").cards()


@pytest.mark.clause("rc.setup.supply")
def test_an_empty_adventure_deck_gives_nothing() -> None:
    assert changes(card_table("draw a build adventure", decks={"build": []}, who="Anna")) == ""


@pytest.mark.clause("rc.adventure.upper", "rc.event.mixed-in")
def test_a_card_shuffled_in_makes_the_event_deck_forget_its_order() -> None:
    decks = {"build": ["construction"], "event": ["event:storm", "event:bear"]}
    deck = card_table("draw a build adventure", decks=decks, who="Anna").state.deck("event")
    assert deck.top == ()
    assert deck.middle == ("build:construction", "event:bear", "event:storm")


@pytest.mark.clause("rc.event.mixed-in")
def test_only_the_lower_half_comes_with_the_event_deck_and_another_card_is_drawn() -> None:
    decks = {"event": ["build:breakdown", "mystery:gorilla", "event:body-on-the-beach"]}
    game = card_table("draw an event", phase="event", decks=decks)
    assert game.state.person("Ben").det == game.start.person("Ben").det + 2
    assert (game.state.weapon, game.state.morale, hurt(game)) == (1, -1, [0, 0, 0])
    assert game.state.threats == ("", "event:body-on-the-beach")
    assert game.state.deck("mystery-discard").cards() == ("gorilla",)


@pytest.mark.clause("rc.term.decide")
def test_an_alternative_that_cannot_be_carried_out_is_not_offered() -> None:
    first = {"do": "palisade -2"}
    decks = {"build": ["hungry-predator"]}
    game = card_table(first, "draw a build adventure", decks=decks, who="Anna")
    assert hurt(game) == [2, 0, 0]


@pytest.mark.clause("rc.term.decide")
def test_nobody_can_be_healed_who_has_no_wound() -> None:
    game = card_table("draw a build adventure", decks={"build": ["tired"]}, who="Ben")
    assert (game.state.agenda, game.state.deck("event").cards()) == ((), ())


@pytest.mark.clause("rc.info.open")
def test_a_drawn_adventure_lies_open_with_both_halves() -> None:
    game = card_table("draw a explore adventure", decks={"explore": ["old-hut"]}, who="Anna")
    assert game.state.drawn == ("old-hut",)
    for seat in ("Anna", "Ben", None):
        assert game.view(seat)["drawn"] == ["old-hut"]
        halves = game.view(seat)["prompt"]["halves"]
        assert (halves["name"], halves["lower_name"]) == ("Old Hut", "Robinson's Ghost")
        assert halves["lower"] == ["all: lose 1 determination"]


@pytest.mark.clause("rc.golden.rank")
def test_a_card_goes_before_the_rule_that_healing_waits_for_the_night() -> None:
    decks = {"build": ["tired"]}
    game = card_table("draw a build adventure", answers=["2"], decks=decks, who="Anna")
    assert game.phase == "resolve"
    assert hurt(game) == [-1, 0, 0]


@pytest.mark.clause("rc.discard.invention")
def test_discarded_inventions_are_shuffled_into_their_deck() -> None:
    game = card_table("discard 2 inventions", answers=["dam", "pot"], phase="event")
    assert changes(game) == "dam shuffled in; pot shuffled in"


@pytest.mark.clause("rc.discard.invention", "rc.demand.wound")
@pytest.mark.parametrize(
    ("phase", "who", "wounds"), [("resolve", "Anna", [2, 0, 0]), ("event", "", [2, 2, 0])]
)
def test_each_invention_that_is_missing_is_a_wound(phase: str, who: str, wounds: list[int]) -> None:
    game = card_table("discard 3 inventions", inventions=["dam"], phase=phase, who=who)
    assert hurt(game) == wounds
    assert game.state.inventions == ()


@pytest.mark.clause("rc.discard.invention", "rc.resolve.discard")
def test_an_invention_that_somebody_is_about_to_build_is_not_discarded() -> None:
    plan = 'plan = [{kind = "build", target = "dam", pawns = ["Ben"], number = 1}]'
    game = card_table("discard 1 invention", inventions=["dam"], who="Anna", more=plan)
    assert (game.state.inventions, hurt(game)) == (("dam",), [1, 0, 0])


@pytest.mark.clause("rc.card.inventions")
def test_a_brainstorm_takes_any_invention_of_the_deck_at_once() -> None:
    game = card_table("take an invention from the deck", answers=["bow"], who="Anna")
    assert changes(game) == "invention +bow"
    assert "bow" not in game.state.deck("invention").cards()


@pytest.mark.clause("rc.card.inventions")
def test_the_memoirs_bring_the_top_invention() -> None:
    assert changes(card_table("draw the top invention", phase="event")) == "invention +raft"


@pytest.mark.clause("rc.carpenter.new-idea")
def test_a_new_idea_keeps_one_of_five_inventions() -> None:
    drawn = ["raft", "bow", "bed", "pit", "wall"]
    line, decks = "draw 5 inventions, keep 1", {"invention": drawn}
    game = card_table(line, decks=decks, answers=["bed"], who="Anna")
    assert game.state.inventions[-1] == "bed"
    assert sorted(game.state.deck("invention-discard").cards()) == ["bow", "pit", "raft", "wall"]


@pytest.mark.clause("rc.carpenter.new-idea")
def test_the_discard_pile_is_reshuffled_when_the_inventions_are_out() -> None:
    decks = {"invention": [], "invention-discard": ["bow", "bed"]}
    game = card_table("draw 5 inventions, keep 1", decks=decks, answers=["bed"], who="Anna")
    assert game.state.inventions[-1] == "bed"
    assert game.state.deck("invention-discard").cards() == ("bow",)


@pytest.mark.clause("rc.explorer.reconnaissance")
def test_of_three_tiles_one_goes_on_top_and_two_are_shuffled_back() -> None:
    game = card_table("choose the next of 3 tiles", who="Ben")
    assert game.awaits == ["Ben"]
    game.act("Ben choose 5")
    stack = game.state.deck("tile")
    assert stack.top == ("5",)
    assert {"4", "6"} <= set(stack.middle)


@pytest.mark.clause("rc.explorer.reconnaissance")
def test_with_fewer_tiles_those_are_looked_at() -> None:
    two = {"tile": {"middle": ["4", "5"]}}
    game = card_table("choose the next of 3 tiles", decks=two, who="Ben", answers=["5"])
    assert (game.state.deck("tile").top, game.state.deck("tile").middle) == (("5",), ("4",))
    assert changes(card_table("choose the next of 3 tiles", decks={"tile": []}, who="Ben")) == ""


@pytest.mark.clause("rc.s5.others")
def test_tiles_are_put_back_in_the_order_of_choice() -> None:
    game = card_table("reorder top 3 tiles", answers=["6", "4"], phase="event")
    assert game.state.deck("tile").top == ("6", "4", "5")
    assert game.state.drawn == ()


@pytest.mark.clause("rc.card.looking")
def test_the_top_event_card_or_the_beast_beside_the_deck_is_looked_at() -> None:
    game = card_table(
        "beast beside the event deck", "look at top event card", phase="event", decks={"beast": ["boa"]}
    )
    assert game.state.deck("beside").top == ("boa",)
    both = card_table(
        "beast beside the event deck",
        "look at top event card",
        phase="event",
        decks={"event": ["event:storm"], "beast": ["boa"]},
        answers=["event"],
    )
    assert both.state.deck("event").top == ("event:storm",)


@pytest.mark.clause("rc.s5.totems")
def test_one_of_two_kinds_is_lost_if_it_is_there() -> None:
    line = "lose 1 of wood or food if possible"
    assert changes(card_table(line, answers=["food"], who="Anna")) == "food -1"
    assert changes(card_table({"do": "lose 3 wood"}, line, who="Anna")) == "wood -3; food -1"
    poor = card_table({"do": "lose all resources"}, line, who="Anna")
    assert hurt(poor) == [0, 0, 0]


@pytest.mark.clause("rc.wound.special")
def test_a_token_whose_removal_is_not_printed_stays() -> None:
    mark = "belly:explore:wild-berries"
    decks = {"event": ["explore:wild-berries"]}
    game = card_table("draw an event", phase="event", special=[mark], decks=decks)
    assert game.state.person("Anna").special == (mark,)


@pytest.mark.clause("rc.s7.others")
def test_the_lost_item_brings_the_bonus_of_the_lowest_crew_member_who_is_there() -> None:
    lost = "scenario = 7\nnotes = { crew-1 = 1 }"
    assert changes(card_table("bonus of the crew", more=lost, who="Anna", phase="event")) == "Anna det +2"


def test_drawn_cards_are_told_by_their_printed_names() -> None:
    game = card_table(
        "draw a explore adventure", "draw 1 discovery", who="Ben", decks={"explore": ["lost"]}, place="t2"
    )
    story = game.story(game.history[0])
    assert story[:1] == ["Drawn: Lost."]
    assert story[-2:] == ["Drawn: Goat.", "Goat goes to Future."]
    tiles = card_table("choose the next of 3 tiles", who="Ben", answers=["5"])
    assert tiles.story(tiles.history[0]) == [f"Drawn: tile {number}." for number in (4, 5, 6)]
    gold = card_table("draw mystery: 1 treasure", who="Ben", decks={"mystery": ["gold"]})
    assert gold.story(gold.history[0])[:2] == ["Drawn: Gold!", "Gold! goes to Future."]


@pytest.mark.parametrize(
    "sentence",
    [
        "draw a gather adventure",
        "upper half of the explore adventure",
        "draw mystery: 1 creature or trap, 2 treasure",
        "draw at will after 2: 1 trap",
        "draw to the end after 0: 3 creature or trap or treasure",
        "card revealed at will after 1: 1 trap, 2 treasure",
        "go on at will after 1: nothing more",
        "end of drawing after 3",
        "draw 2 discovery keep 1",
        "keep 1 discovery after 0",
        "keep 1 invention after 4",
        "lay tiles back under 1 after 0",
        "3 wounds, 1 with medicine",
        "the finder: reroll success until lifted",
        "every night: unless medicine: 1 wound",
        "decide: discard; night outside | into the event deck",
        "all and friday: gain 1 determination",
        "4 disease markers to share",
    ],
)
def test_sentences_of_cards_are_read_as_they_are_written(sentence: str) -> None:
    assert str(EFFECTS.read(sentence)) == sentence
