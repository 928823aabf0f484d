"""Every adventure card: the upper half when it is drawn, the lower half when it comes as an event."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.robinson.box import house
from tests.robinson.cards.table import answered, card_table, changes, named, rows

DECKS = ("build", "gather", "explore")
PLANS = {"build": "roof", "gather": "m2:parrot", "explore": "t2"}
SCENES: dict[str, dict[str, Any]] = {
    "build": {},
    "gather": {"place": "m2", "source": "parrot"},
    "explore": {"place": "t2"},
}
# EV: the card itself is then in the event deck. met: that card is on the mystery discard pile.
UPPER = rows("""
build:accident                   | | Anna special +leg:build:accident; EV
build:breakdown                  | | morale -1; EV
build:broken-lever               | | weapon -1
build:broken-tool                | rope | invention +rope; rope flipped
build:coming-to-terms            | dam, map, pot | dam shuffled in; map shuffled in; pot shuffled in; EV
build:construction               | | EV
build:cut-head                   | | Anna wounds +1; Anna det +2; Anna special +head:build:cut-head; EV
build:dangerous-work             | | +reroll@build; +adventure@build
build:dark-clouds-in-the-sky     | | +rain@weather; EV
build:fast-work                  | 1 |
build:fear-of-the-beasts         | | EV
build:hard-work                  | | food -1
build:howling-in-the-bushes      | | EV
build:hungry-predator            | 1 | Anna wounds +2; future food +2; future fur +1
build:hungry-predator            | 2 | food -1; palisade -1; EV
build:in-a-hurry                 | 1 |
build:in-a-hurry                 | 2 | future +goat; future +herbs; EV
build:laborious-work             | | +time@build
build:lack-of-hope               | dam, map, pot | dam shuffled in; map shuffled in; pot shuffled in
build:monkey-see                 | | EV
build:nasty-wound                | | Anna special +arm:build:nasty-wound; EV
build:predator-in-the-camp       | | Anna wounds +1; EV
build:savings                    | 1 |
build:savings                    | 2 | future wood +2; EV
build:sting                      | | Anna special +belly:build:sting; EV
build:tired                      | 1 |
build:tired                      | 2 | Anna wounds -1; EV
build:tools-inspection           | knife | knife marked; rope marked; EV
build:unmotivated                | 1 | Anna det -1; EV
build:unmotivated                | 2 | Anna wounds +1; EV
build:visit-of-a-predator        | | food -1; EV
build:weak-construction          | | EV
build:windstorm                  | | palisade -1; EV
build:you-need-a-bigger-camp     | | EV
gather:after-the-hurricane       | | future wood +2; m2 +time; EV
gather:end-of-source             | | m2 marker +parrot
gather:eyes-in-the-bushes        | | EV
gather:fruit                     | | Anna special +belly:gather:fruit; EV
gather:furs                      | 1 |
gather:furs                      | 2 | future fur +2; EV
gather:gold-coin                 | | EV
gather:mushrooms                 | 1 |
gather:mushrooms                 | 2 | future food +2; EV
gather:nestlings                 | 1 |
gather:nestlings                 | 2 | future food +2; EV
gather:new-flock                 | | m2 +food; EV
gather:nice-surprise             | 1 |
gather:nice-surprise             | 2 | future wood +3; EV
gather:path-of-a-predator        | | EV
gather:pirates-chest             | 1 |
gather:pirates-chest             | 2, draw | future +gold; future +compass; EV
gather:shortage                  | | future food +1; m2 marker +parrot
gather:signs-of-a-predator       | | EV
gather:skeleton                  | | EV
gather:spider                    | | Anna special +head:gather:spider; EV
gather:surprise-in-the-bushes    | 1 |
gather:surprise-in-the-bushes    | 2 | future +pistol; EV
gather:tracks-of-a-predator      | | m2 +danger
gather:twisted-ankle             | | Anna special +leg:gather:twisted-ankle; EV
gather:unbelievable-effort       | 1 |
gather:unbelievable-effort       | 2 | Anna special +arm:gather:unbelievable-effort; future wood +2; EV
gather:unexpected-discovery      | | future +goat
gather:unexpected-troubles       | | m2 marker +terrain
gather:viper                     | | EV
gather:weather-breakdown         | | EV
gather:winter-freezing           | | m2 marker +parrot
gather:winter-is-coming          | | EV
explore:bamboo                   | 1 |
explore:bamboo                   | 2 | future wood +2; EV
explore:carcass                  | 1 |
explore:carcass                  | 2 | future food +2; future fur +2; EV
explore:cold-wind                | | EV
explore:dangerous-terrain        | | t2 +danger
explore:empty-forest             | | EV
explore:flu                      | 1 | food -1
explore:flu                      | 2 | EV
explore:its-going-to-rain        | | EV
explore:lost                     | | Anna outside t2; round: morale +1
explore:lost-in-the-thicket      | | Anna outside t2; round: draw 1 discovery
explore:lost-in-the-woods        | | Anna det -2
explore:misadventure             | | Anna special +leg:explore:misadventure; EV
explore:old-grave                | | Anna det -1; EV
explore:old-hut                  | 1 |
explore:old-hut                  | 2, draw | Anna wounds +1; future +gold; met bite; EV
explore:puma                     | 1 | Anna outside t2
explore:puma                     | 2 | EV
explore:remains-of-a-settlement  | 1 |
explore:remains-of-a-settlement  | 2, draw, stop | Anna wounds +2; met sharp-blade; future +gold; EV
explore:ruined-hut               | 1 |
explore:ruined-hut               | 2, shovel | future +shovel; EV
explore:secret-cave              | 1 |
explore:secret-cave              | 2, draw, draw | Anna wounds +1; future +gold; future +compass; met bite; EV
explore:shrine                   | 1 |
explore:shrine                   | 2 | future +gold; EV
explore:signs-of-fire            | | t2 marker +source
explore:storm-on-the-horizon     | | EV
explore:surprising-discovery     | | future +surprising-discovery
explore:swamp                    | | t2 +time
explore:theres-something-in-the-air | | +adventure@explore; EV
explore:thorny-bush              | | Anna special +arm:explore:thorny-bush; EV
explore:tiger                    | 1 | Anna outside t2
explore:tiger                    | 2 | EV
explore:vipers                   | | Anna special +head:explore:vipers; EV
explore:wild-berries             | | Anna special +belly:explore:wild-berries; EV
explore:wild-dog                 | | Anna wounds +1; EV
explore:wrong-track              | | Anna outside t2; round: gain 2 wood
""")
LOWER = rows("""
build:accident                   | | Anna wounds +3; morale -1; Anna special -leg:build:accident
build:breakdown                  | | Ben det +2
build:coming-to-terms            | | morale -1
build:construction               | | palisade +1
build:cut-head                   | | Anna wounds +2; Anna special -head:build:cut-head
build:dark-clouds-in-the-sky     | | palisade +1
build:fast-work                  | 2 | palisade -1
build:fear-of-the-beasts         | | +wood@weapon
build:howling-in-the-bushes      | | weapon -1; food +2; fur +1; palisade -1
build:hungry-predator            | | food +1; fur +1; palisade -1
build:in-a-hurry                 | | palisade -1
build:monkey-see                 | roof | roof -1
build:nasty-wound                | | Anna wounds +2; Anna special -arm:build:nasty-wound
build:predator-in-the-camp       | | food +2; fur +2
build:savings                    | | morale -1
build:sting                      | | Anna one-pawn; Anna special -belly:build:sting
build:tired                      | | morale -1
build:unmotivated                | | Anna det -1; Ben det -1
build:visit-of-a-predator        | | +animals@weather
build:weak-construction          | | roof -1
build:windstorm                  | | palisade +1
build:you-need-a-bigger-camp     | | +wood@shelter; +wood@roof; +wood@palisade
gather:eyes-in-the-bushes        | | +animals@weather
gather:fruit                     | | Anna only rest; Anna special -belly:gather:fruit
gather:furs                      | | note +less-food
gather:gold-coin                 | | +reroll@build; +reroll@gather; +reroll@explore
gather:mushrooms                 | | Anna wounds +1; Ben wounds +1
gather:nestlings                 | | roof -1
gather:nice-surprise             | | roof -1
gather:path-of-a-predator        | | +animals@weather
gather:pirates-chest             | | Anna one-pawn; Ben one-pawn
gather:signs-of-a-predator       | |
gather:skeleton                  | | morale -1; invention +raft
gather:spider                    | | Anna one-pawn; Anna special -head:gather:spider
gather:surprise-in-the-bushes    | | morale -1
gather:twisted-ankle             | | Anna only arrange build rest; Anna special -leg:gather:twisted-ankle
gather:unbelievable-effort       | | Anna wounds +1; Anna special -arm:gather:unbelievable-effort
gather:viper                     | | Ben wounds +3
gather:weather-breakdown         | | +storm@weather
gather:winter-is-coming          | | +snow@weather
explore:bamboo                   | 1 | roof -1
explore:carcass                  | | Anna wounds +1; Ben wounds +1
explore:cold-wind                | | +snow@weather
explore:empty-forest             | | +danger@hunt
explore:flu                      | | +food@night
explore:its-going-to-rain        | | +rain@weather
explore:misadventure             | | Anna only arrange build rest; Anna special -leg:explore:misadventure
explore:old-grave                | | Ben det -2
explore:old-hut                  | | Anna det -1; Ben det -1
explore:puma                     | | weapon -1; food +2; fur +1; palisade -1
explore:remains-of-a-settlement  | | Anna wounds +1; Ben wounds +1
explore:ruined-hut               | | morale -1
explore:secret-cave              | | food +2; fur +1; palisade -1
explore:shrine                   | | +reroll@build; +reroll@gather; +reroll@explore
explore:storm-on-the-horizon     | | +storm@weather
explore:theres-something-in-the-air | | +adventure@explore
explore:thorny-bush              | | Anna one-pawn; Anna special -arm:explore:thorny-bush
explore:tiger                    | | Ben wounds +1; weapon -1; food +2; fur +1; palisade -1
explore:vipers                   | | Anna one-pawn; Anna special -head:explore:vipers
explore:wild-berries             | | Anna one-pawn
explore:wild-dog                 | 1 | food -1; weapon +1
explore:wild-dog                 | 2 |
""")
WITH_MEDICINE = rows("""
build:accident         | Anna wounds +1; Anna special -leg:build:accident
build:cut-head         | Anna special -head:build:cut-head
build:nasty-wound      | Anna special -arm:build:nasty-wound
build:sting            | Anna special -belly:build:sting
gather:fruit           | Anna special -belly:gather:fruit
gather:mushrooms       |
gather:spider          | Anna one-pawn; Anna special -head:gather:spider
gather:viper           | Ben wounds +1
explore:thorny-bush    | Anna special -arm:explore:thorny-bush
explore:vipers         | Anna special -head:explore:vipers
explore:wild-berries   | Anna one-pawn
""")
WITH_A_TRACE = ("build:tools-inspection", "gather:after-the-hurricane", "gather:new-flock")
MYSTERY = {
    "gather:pirates-chest": ["gold", "compass"],
    "explore:old-hut": ["bite", "gold"],
    "explore:remains-of-a-settlement": ["gold", "sharp-blade", "compass"],
    "explore:secret-cave": ["bite", "gold", "compass"],
    "explore:shrine": ["gold"],
}


def parts(text: str) -> list[str]:
    return sorted(part for part in text.split("; ") if part)


def deck_of(card: str) -> str:
    return card.partition(":")[0]


def drawing(card: str) -> dict[str, Any]:
    """The scene and the deck of an action of Anna's that draws the card."""
    deck, name = card.split(":")
    plan = f'plan = [{{kind = "{deck}", target = "{PLANS[deck]}", pawns = ["Anna"], number = 1}}]'
    decks = {deck: [name], "mystery": MYSTERY.get(card, [])}
    return {"decks": decks, "more": plan, "who": "Anna", "stack": 1, **SCENES[deck]}


def special(card: str) -> list[str]:
    """The special wound that the upper half of a card has left on Anna."""
    lines = house().adventure(*card.split(":")).effect
    places = [line.rpartition("special wound ")[2].split(";")[0] for line in lines if "special wound" in line]
    return [f"{place}:{card}" for place in places]


def test_every_adventure_is_in_the_tables() -> None:
    cards = {f"{deck}:{card.id}": card for deck in DECKS for card in getattr(house(), deck)}
    assert sorted(named(UPPER)) == sorted(cards)
    assert sorted((*named(LOWER), *WITH_A_TRACE)) == sorted(name for name in cards if cards[name].lower)


@pytest.mark.clause("rc.adventure.upper", "rc.term.decide")
@pytest.mark.parametrize(("card", "answers", "outcome"), UPPER)
def test_the_upper_half_of_an_adventure(card: str, answers: str, outcome: str) -> None:
    game = card_table(f"draw a {deck_of(card)} adventure", answers=answered(answers), **drawing(card))
    written = outcome.replace("EV", f"event deck +{card}").replace("met ", "mystery-discard deck +")
    assert parts(changes(game)) == parts(written)


@pytest.mark.clause("rc.event.mixed-in")
@pytest.mark.parametrize(("card", "answers", "outcome"), LOWER)
def test_the_lower_half_of_an_adventure(card: str, answers: str, outcome: str) -> None:
    decks = {"event": [card]}
    game = card_table(
        "draw an event", phase="event", decks=decks, answers=answered(answers), special=special(card)
    )
    assert parts(changes(game)) == parts(f"{outcome}; event deck -{card}")


@pytest.mark.clause("rc.event.mixed-in", "rc.use.kinds")
@pytest.mark.parametrize(("card", "outcome"), WITH_MEDICINE)
def test_the_medicine_softens_a_lower_half(card: str, outcome: str) -> None:
    decks = {"event": [card]}
    game = card_table("draw an event", phase="event", decks=decks, items=["medicine"], special=special(card))
    assert parts(changes(game)) == parts(f"{outcome}; event deck -{card}")


def in_turn(card: str, *answers: str) -> list[str]:
    """What is left when the upper half and then the lower half of a card have been carried out."""
    first = {"do": f"draw a {deck_of(card)} adventure"}
    return parts(changes(card_table(first, {"do": "draw an event"}, answers=answers, **drawing(card))))


@pytest.mark.clause("rc.card.tools")
def test_broken_tools_flips_the_items_that_were_inspected() -> None:
    flipped = ["invention +knife", "invention +rope", "knife flipped", "rope flipped", "weapon -1"]
    assert in_turn("build:tools-inspection", "knife") == flipped


@pytest.mark.clause("rc.term.flip")
def test_the_tile_of_the_hurricane_turns_down() -> None:
    assert in_turn("gather:after-the-hurricane") == ["future wood +2", "m2 down"]


@pytest.mark.clause("rc.card.vanished")
def test_the_new_flock_vanishes_with_all_sources_of_its_tile() -> None:
    assert in_turn("gather:new-flock") == ["m2 +food", "m2 marker +parrot"]


@pytest.mark.clause("rc.event.mixed-in")
def test_a_hungry_predator_eats_where_the_weapon_is_low() -> None:
    decks = {"event": ["gather:signs-of-a-predator"]}
    weak = card_table({"do": "weapon -1"}, "draw an event", phase="event", decks=decks)
    assert parts(changes(weak)) == ["event deck -gather:signs-of-a-predator", "m1 marker +fish", "weapon -1"]


@pytest.mark.clause("rc.card.fast-work")
def test_fast_work_builds_without_a_pawn() -> None:
    game = card_table("draw a build adventure", answers=["2"], **drawing("build:fast-work"))
    asked = game.state.agenda[0]
    assert str(asked.effect) == "extra build action"
    assert "weapon" in asked.effect.options(game.state, asked.context)
