"""Every mystery card: creatures and traps when they are met, treasures when they come, lower halves."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.robinson.box import house
from fujikit.robinson.state import State
from tests.robinson.cards.table import answered, card_table, changes, hurt, named, rows, slept_through

MET = rows("""
a-shiny-jewel    | | night: the jewel shines tonight
bats             | 1 | Anna det -1; OUT
bats             | 2 | Anna wounds +1; OUT
big-ape          | | EV
bite             | | Anna wounds +1; OUT
furious-tiger    | | Anna wounds +1; OUT
giant-snake      | | Anna det -3; OUT
gorilla          | | Anna wounds +2; EV
gremlins         | | EV
savage           | | weapon -3; EV
scorpion         | | Anna wounds +3; morale -1; OUT
snake            | | Anna wounds +2; OUT
spiders          | | Anna det -2; OUT
unleashed-beast  | | hunting deck -fox; OUT
blowgun          | | Anna one-pawn; OUT
blunt-spear      | | Anna wounds +2; OUT
collapse         | | OUT
confused         | | Anna reroll; OUT
net              | | Anna outside m2; OUT
poisonous-spores | | Anna wounds +1; night: unless medicine: the spores spread; OUT
sharp-blade      | | Anna wounds +2; OUT
snare            | | weapon -2; OUT
spider-web       | | Anna wounds +1; night: every night: unless medicine: 1 wound
strange-disease  | Anna, Ben, Ben, Ben | Anna disease; Ben disease; night: the disease breaks out; OUT
terrible-scream  | | Anna det -3; OUT
trapdoor         | | OUT
unlucky-incident | | OUT
""")
COMING = rows("""
amulet-with-a-portrait-of-a-beautiful-lady | Anna:4, Ben:6 | Anna covers +4; Ben covers +6; OUT
antique-rapier           | | weapon +2; OUT
backpack                 | | treasure +backpack
barrel                   | | treasure +barrel
blankets                 | | treasure +blankets
bottle-of-wine           | | treasure +bottle-of-wine
boxes                    | | treasure +boxes
candles                  | | treasure +candles
captain-stones-spyglass  | 6, 4 | OUT
cave-with-furs           | | fur +2; OUT
ceremonial-bowl          | | Anna reroll; EV
compass                  | | treasure +compass
crocks                   | | invention -pot; item +pot; OUT
gold                     | | OUT
hammock                  | | treasure +hammock
hatchet                  | | treasure +hatchet; m1 +wood
helmet                   | | treasure +helmet
herbal-mixture           | | treasure +herbal-mixture
old-clothes              | | treasure +old-clothes
old-map                  | | Anna det +1; Ben det +1; Friday det +1; OUT
old-rifle                | | treasure +old-rifle
protective-amulet        | | treasure +protective-amulet
ropes                    | 1 | palisade +1; OUT
ropes                    | 2 | roof +1; OUT
saber                    | | treasure +saber
treasure-map             | | treasure +treasure-map
whip                     | | weapon +1; treasure +whip
""")
LOWER = rows("""
big-ape          | | Ben wounds +1; fur +2; OUT
gorilla          | | weapon -2; OUT
gremlins         | | event deck +mystery:gremlins
savage           | | OUT
ceremonial-bowl  | | OUT
""")


def parts(text: str, card: str) -> list[str]:
    """OUT: the card is on the mystery discard pile. EV: it is in the event deck."""
    known = text.replace("OUT", f"mystery-discard deck +{card}").replace("EV", f"event deck +mystery:{card}")
    return sorted(part for part in known.split("; ") if part)


def test_every_mystery_card_is_in_the_tables() -> None:
    cards = house().mysteries
    assert sorted(named(MET)) == sorted(card.id for card in cards if card.kind != "treasure")
    assert sorted(named(COMING)) == sorted(card.id for card in cards if card.kind == "treasure")
    assert sorted(named(LOWER)) == sorted(card.id for card in cards if card.lower)


@pytest.mark.clause("rc.mystery.resolve", "rc.mystery.end", "rc.discard.out")
@pytest.mark.parametrize(("card", "answers", "outcome"), MET)
def test_a_creature_or_trap(card: str, answers: str, outcome: str) -> None:
    kind = house().mystery(card).kind
    game = card_table(
        f"draw mystery: 1 {kind}",
        answers=answered(answers),
        decks={"mystery": [card]},
        who="Anna",
        stack=1,
        place="m2",
    )
    assert parts(changes(game), card) == parts(outcome, card)


@pytest.mark.clause("rc.endaction.treasures", "rc.term.keep", "rc.discard.out")
@pytest.mark.parametrize(("card", "answers", "outcome"), COMING)
def test_a_treasure_that_comes(card: str, answers: str, outcome: str) -> None:
    game = card_table(
        "draw mystery: 1 treasure",
        "end of action phase",
        answers=answered(answers),
        decks={"mystery": [card]},
        who="Anna",
        stack=1,
    )
    assert parts(changes(game), card) == parts(outcome, card)


@pytest.mark.clause("rc.event.mixed-in")
@pytest.mark.parametrize(("card", "answers", "outcome"), LOWER)
def test_the_lower_half_of_a_mystery_card(card: str, answers: str, outcome: str) -> None:
    decks: dict[str, list[str]] = {"event": [], "mystery": []}
    game = card_table("read the event", phase="event", drawn=[f"mystery:{card}"], decks=decks)
    assert parts(changes(game), card) == parts(outcome, card)


@pytest.mark.clause("rc.event.mixed-in")
def test_gremlins_alone_in_the_event_deck_come_once_a_round() -> None:
    game = card_table("draw an event", phase="event", decks={"event": ["mystery:gremlins"]})
    assert game.state.deck("event").cards() == ("mystery:gremlins",)


@pytest.mark.clause("rc.event.gain")
def test_the_unsuccessful_hunting_brings_the_first_player_a_treasure_at_once() -> None:
    decks = {"event": ["mystery:savage"], "mystery": ["whip"]}
    game = card_table("draw an event", phase="event", decks=decks)
    assert [gear.name for gear in game.state.treasures] == ["whip"]
    assert game.state.weapon == game.start.weapon + 1


@pytest.mark.clause("rc.card.traps")
def test_overcoming_the_curse_lifts_the_bowl() -> None:
    more = 'round_notes = ["found:1:ceremonial-bowl:Anna"]\nfuture = {treasures = ["ceremonial-bowl"]}'
    game = card_table("end of action phase", "draw an event", more=more)
    assert game.state.person("Anna").burdens == ()
    assert game.state.deck("mystery-discard").cards() == ("ceremonial-bowl",)


@pytest.mark.clause("rc.use.kinds")
def test_the_medicine_keeps_the_scorpion_harmless() -> None:
    decks = {"mystery": ["scorpion"]}
    game = card_table("draw mystery: 1 creature", items=["medicine"], decks=decks, who="Anna")
    assert game.state.person("Anna").wounds == game.start.person("Anna").wounds


@pytest.mark.clause("rc.card.book", "rc.ruling.u11")
def test_an_unlucky_incident_of_fridays_strikes_all_but_him() -> None:
    game = card_table(
        {"do": "palisade -2"},
        {"do": "draw mystery: 1 trap", "who": "Friday"},
        more="scenario = 3",
        decks={"mystery": ["unlucky-incident"]},
    )
    assert hurt(game) == [1, 1, 0]


@pytest.mark.clause("rc.friday.mystery")
def test_the_blowgun_does_nothing_to_friday() -> None:
    game = card_table("draw mystery: 1 trap", decks={"mystery": ["blowgun"]}, who="Friday")
    assert game.state.person("Friday").burdens == ()


def night(card: str, outside: str = "", **rest: Any) -> tuple[list[int], State]:
    """The wounds that a card of Anna's brings to everybody in the night, and the state after it."""
    sentence = house().mystery(card).effect[-1].removeprefix("tonight: ")
    due = f'due = [{{ moment = "night", do = "{sentence}", who = "Anna", card = "mystery:{card}" }}]'
    calm = slept_through(outside=outside, **rest).state
    after = slept_through(outside=outside, more=due, **rest).state
    return more_wounds(calm, after), after


def more_wounds(calm: State, after: State) -> list[int]:
    """How many wounds more everybody has in one state than in the other."""
    return [one.wounds - other.wounds for one, other in zip(after.people, calm.people, strict=True)]


@pytest.mark.clause("rc.card.outside", "rc.ruling.u10")
def test_the_jewel_shines_for_all_players_and_is_gone() -> None:
    wounds, after = night("a-shiny-jewel")
    assert wounds == [1, 1, 0]
    assert after.due == ()
    assert after.deck("mystery-discard").cards() == ("a-shiny-jewel",)


@pytest.mark.clause("rc.card.outside")
def test_the_jewel_waits_a_round_while_its_finder_sleeps_outside() -> None:
    wounds, after = night("a-shiny-jewel", outside="m2")
    assert wounds == [0, 0, 0]
    assert [due.round for due in after.due] == [after.round + 1]


@pytest.mark.clause("rc.card.outside", "rc.card.friday", "rc.ruling.u10")
@pytest.mark.parametrize(
    ("outside", "items", "wounds"),
    [("", [], [1, 1, 1]), ("m2", [], [1, 0, 0]), ("", ["medicine"], [0, 0, 0])],
    ids=["in camp", "outside", "with the medicine"],
)
def test_the_spores_spread_in_the_night(outside: str, items: list[str], wounds: list[int]) -> None:
    assert night("poisonous-spores", outside, items=items)[0] == wounds


@pytest.mark.clause("rc.night.order")
@pytest.mark.parametrize(("items", "wounds"), [([], [1, 0, 0]), (["medicine"], [0, 0, 0])])
def test_the_spider_web_stings_every_night_without_the_medicine(items: list[str], wounds: list[int]) -> None:
    found, after = night("spider-web", items=items)
    assert found == wounds
    assert [(due.moment, due.round) for due in after.due] == [("night", after.round + 1)]


@pytest.mark.clause("rc.card.outside", "rc.card.friday")
def test_the_disease_wounds_once_for_each_marker() -> None:
    decks, shared = {"mystery": ["strange-disease"]}, ["Anna", "Ben", "Ben", "Friday"]
    game = slept_through("draw mystery: 1 trap", answers=shared, decks=decks, who="Anna")
    assert hurt(game) == [1, 2, 1]
    assert not any(person.burdens for person in game.state.people)


@pytest.mark.clause("rc.card.outside")
def test_whoever_sleeps_outside_bears_the_disease_alone() -> None:
    decks = {"mystery": ["strange-disease"]}
    game = card_table("draw mystery: 1 trap", decks=decks, who="Anna", outside="m2")
    assert not any(person.burdens for person in game.state.people)
    due = 'due = [{ moment = "night", do = "the disease breaks out", who = "Anna" }]'
    calm = slept_through(outside="m2").state
    ill = slept_through(outside="m2", more=due).state
    assert [one.wounds - other.wounds for one, other in zip(ill.people, calm.people, strict=True)] == [
        2,
        0,
        0,
    ]


@pytest.mark.clause("rc.mystery.resolve")
def test_the_trapdoor_swallows_the_treasures_of_its_action_only() -> None:
    more = 'future = {treasures = ["compass"]}'
    game = card_table(
        "draw mystery: 1 treasure, 1 trap",
        answers=["draw"],
        decks={"mystery": ["gold", "trapdoor"]},
        more=more,
        who="Anna",
        stack=2,
    )
    assert game.state.future.treasures == ("compass",)
    assert game.state.deck("mystery-discard").cards() == ("gold", "trapdoor")


@pytest.mark.clause("rc.card.traps")
@pytest.mark.parametrize(("weapon", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_snare_takes_two_weapon_levels_or_what_is_there(weapon: int, left: int) -> None:
    game = card_table(f"weapon to {weapon}", "draw mystery: 1 trap", who="Anna", decks={"mystery": ["snare"]})
    assert (game.state.weapon, hurt(game)) == (left, [0, 0, 0])
