"""Every event card: its symbol and event effect, the reward of its threat action, its threat effect."""

from __future__ import annotations

import pytest

from fujikit.robinson.box import house
from tests.robinson.cards.table import answered, card_table, changes, named, rows

SYMBOLS = {"B": "", "b": "+adventure@build", "g": "+adventure@gather", "e": "+adventure@explore"}
EVENTS = rows("""
argument                 | B | | note +argument
awful-weather            | e | | +rain@weather
bad-feelings             | B | | +reroll@gather
bear                     | B | | +bear@arrange
body-on-the-beach        | B | | morale -1
broken-tree              | b | | Anna wounds +1; Ben wounds +1
call-of-the-wild         | B | | +danger@hunt
catastrophe              | b | | note +items-away
chronic-tiredness        | e | | +food@night
cloudburst               | g | t1 | roof -1; palisade -1; camp t1
cold-rain                | e | | +rain@weather
council                  | B | bricks, dam, map | bricks shuffled in; dam shuffled in; map shuffled in
culled-area              | g | | note +no-food
dangerous-night          | B | | beside deck +tiger
depression               | B | pot, map | Anna det -1; Ben det -1; map shuffled in; pot shuffled in
despondency              | B | | first Anna
devastation              | B | t1:wood, b1:fish | t1 marker +wood; b1 marker +fish
disaster                 | g | 2 | palisade -1
drought                  | B | | b1 marker +terrain
earthquake               | B | m2 | m2 down
exhausting-night         | B | | +reroll@build
fight-in-the-dark        | B | | hunting deck -fox
fight                    | b | | Anna wounds +1; Ben wounds +1
fire                     | e | | note +no-wood
flood                    | e | 1, knife | weapon -1; invention +knife; knife flipped
flood                    | e | 2 | weapon -1
flood                    | e | 3 | palisade -1
flood                    | e | 4 | Anna wounds +1; Ben wounds +1
flying-surprise          | b | 1 | roof -1
foul-weather             | B | | +time@gather
frost                    | g | | +snow@weather
heavy-clouds             | b | | +rain@weather
heavy-rain-is-coming     | g | | +rain@weather
heavy-rain               | b | | +rain@weather
high-water               | g | | +adventure@explore
howling-from-the-woods   | B | | hunting deck +tiger
jaguar                   | b | | Anna wounds +1; Ben wounds +1
landslide                | b | b1 | roof -1; palisade -1; camp b1
loss-of-hope             | B | | Ben only build arrange rest
memories-of-the-cruise   | b | | morale -1
mess-in-the-camp         | B | | +time@arrange
mist                     | B | | +time@explore
natural-dam-breaks       | B | | +adventure@explore; note +more-wood; note +no-food
night-attack             | e | | Anna wounds +1; Ben wounds +1
night-howling            | B | | +danger@hunt
otters                   | B | | m1 marker +fish
poisoning                | B | | Anna wounds +1; Ben wounds +1
precipice                | e | t1 | t1 down
predator-in-the-vicinity | e | | +animals@weather
predator-is-near         | B | | m2 marker +parrot
predators-in-the-woods   | e | | +danger@explore
predators                | e | | m1 marker +fish
raging-river             | g | | note +halved
rain                     | g | | +rain@weather
ravenous-predators       | B | | +danger@hunt
ravishing-hurricane      | B | b1 | b1 marker +fish
ravishing-windstorm      | e | | weapon -2
rough-passage            | B | | t1 marker +terrain
searching-for-a-new-path | B | | +reroll@explore
sleepless-night          | B | | +reroll@build; +reroll@gather; +reroll@explore
slow-work                | B | | +wood@build
smoke-on-the-horizon     | B | | m2 marker +terrain
storm                    | g | | +storm@weather
storm-damage             | g | roof | roof -1
stroke-of-fate           | g | |
strong-wind              | B | | +time@build
sunny-beach              | e | |
termites                 | B | | wood -1
the-island-fights-back   | B | |
thunderstorm             | g | | m1 marker +wood
unusually-cold-night     | B | 1 | wood -2
unusually-cold-night     | B | 2 | Anna wounds +1; Ben wounds +1
vertigo                  | B | | Ben one-pawn
weakness                 | B | | Ben no-abilities
winter-depression        | B | | morale -1
wrecked-balloon          | B | | morale -1
""")
REWARDS = rows("""
argument                 | | Anna det +1; morale +1
awful-weather            | | Anna det +1
bad-feelings             | | Anna det +1
bear                     | | Anna det +1
body-on-the-beach        | | Anna det +2
broken-tree              | | Anna det +1; future wood +1
call-of-the-wild         | | future food +1
catastrophe              | | Anna det +1
chronic-tiredness        | | Anna det +2
cold-rain                | | Anna det +1
council                  | bow | Anna det +1; invention +bow
culled-area              | | future food +2
depression               | | Anna det +2
despondency              | | Anna det +1
devastation              | | Anna det +1
disaster                 | 1 | roof +1
exhausting-night         | | Anna det +1
fight-in-the-dark        | | Anna det +1
fight                    | | Anna det +1
fire                     | | Anna det +1
flood                    | | Anna det +1
flying-surprise          | | Anna det +1
foul-weather             | | Anna det +1
frost                    | | Anna det +2
heavy-clouds             | | Anna det +1
heavy-rain-is-coming     | | Anna det +1
heavy-rain               | | Anna det +1
high-water               | | Anna det +2
howling-from-the-woods   | | Anna det +1
jaguar                   | |
landslide                | | Anna det +1
loss-of-hope             | | Anna det +1
memories-of-the-cruise   | | Anna det +2; morale +1
mess-in-the-camp         | | Anna det +1
mist                     | | Anna det +1
natural-dam-breaks       | | Anna det +1
night-attack             | | future food +2; future fur +1; hunting deck -fox
night-howling            | | Anna det +1
poisoning                | | Anna det +1; weapon +1
predator-in-the-vicinity | | Anna det +1
raging-river             | | Anna det +1
rain                     | | Anna det +1
ravenous-predators       | | Anna det +1
ravishing-windstorm      | | Anna det +1; weapon +1
searching-for-a-new-path | | Anna det +1
sleepless-night          | | Anna det +1
slow-work                | | Anna det +1
storm                    | | Anna det +1
storm-damage             | 2 | palisade +1
stroke-of-fate           | | Anna det +3
strong-wind              | | Anna det +1
sunny-beach              | | Anna det +1; Ben det +1
termites                 | | Anna det +1
the-island-fights-back   | | Anna det +1
unusually-cold-night     | | Anna det +1
vertigo                  | | Anna det +1
weakness                 | | Anna det +1
winter-depression        | | Anna det +1
wrecked-balloon          | | future +gold
""")
UNDOING = rows("""
cloudburst               | t1 | camp t1
dangerous-night          | | hunting deck +tiger
drought                  | | Anna det +1
earthquake               | m2 |
otters                   | |
precipice                | t1 | Anna det +3
predator-is-near         | | Anna det +1
predators-in-the-woods   | | Anna det +1
predators                | | Anna det +1
ravishing-hurricane      | b1 | Anna det +1
rough-passage            | | Anna det +1
smoke-on-the-horizon     | | Anna det +1
thunderstorm             | |
""")
THREATS = rows("""
argument                 | | Anna det -1; Ben det -1; morale -1
awful-weather            | | +snow@weather
bad-feelings             | | +adventure@gather; +reroll@gather
bear                     | | Anna det -1; Ben det -1; morale -1
body-on-the-beach        | | morale -2
broken-tree              | | morale -1
call-of-the-wild         | | +danger@hunt
catastrophe              | rope | item -rope; rope shuffled in
chronic-tiredness        | | Anna wounds +1; Ben wounds +1
cloudburst               | |
cold-rain                | | +rain@weather
council                  | dam, pot | dam shuffled in; pot shuffled in
culled-area              | |
dangerous-night          | |
depression               | dam, pot | morale -1; dam shuffled in; pot shuffled in
despondency              | | morale -2
devastation              | m2:parrot | m2 marker +parrot
disaster                 | palisade | palisade -1
drought                  | | b1 marker +terrain
earthquake               | |
exhausting-night         | | morale -2
fight-in-the-dark        | | +animals@weather
fight                    | | Anna det -2; Ben det -2
fire                     | | note +no-wood
flood                    | | palisade -1
flying-surprise          | 1 | roof -1
foul-weather             | t1:wood, m2:parrot | m2 marker +parrot; t1 marker +wood
frost                    | | +snow@weather
heavy-clouds             | | +rain@weather
heavy-rain-is-coming     | | +rain@weather
heavy-rain               | | +rain@weather
high-water               | | wood -3; food -3; fur -1; note +skip-production
howling-from-the-woods   | | food +2; fur +1; hunting deck -fox
jaguar                   | | Anna wounds +1; Ben wounds +1
landslide                | | note +skip-production
loss-of-hope             | | morale -2
memories-of-the-cruise   | | Anna det -1; Ben det -1
mess-in-the-camp         | | Anna det -1; Ben det -1
mist                     | | +time@explore; +adventure@explore
natural-dam-breaks       | knife | weapon -1; invention +knife; invention +rope; knife flipped; rope flipped
night-attack             | | hunting deck -fox
night-howling            | | palisade -1
otters                   | | m1 marker +fish
poisoning                | | Anna wounds +1; Ben wounds +1
precipice                | |
predator-in-the-vicinity | | +animals@weather
predator-is-near         | | +adventure@explore; +adventure@gather
predators-in-the-woods   | | Anna wounds +1; Ben wounds +1; -danger@explore
predators                | | m1 marker +fish
raging-river             | | note +skip-production
rain                     | | +rain@weather
ravenous-predators       | | palisade -1
ravishing-hurricane      | |
ravishing-windstorm      | |
rough-passage            | | t1 marker +terrain
searching-for-a-new-path | | +adventure@explore; +adventure@gather
sleepless-night          | | +adventure@explore; +adventure@gather
slow-work                | | +wood@build
smoke-on-the-horizon     | | m2 marker +terrain
storm                    | | palisade -1
storm-damage             | 2 | palisade -1
stroke-of-fate           | | Anna det -1; Ben det -1
strong-wind              | rope | invention +rope; rope flipped
sunny-beach              | | Anna det -1; Ben det -1
termites                 | | wood -1
the-island-fights-back   | |
thunderstorm             | | m1 marker +wood
unusually-cold-night     | | Anna wounds +1; Ben wounds +1
vertigo                  | | Anna det -1; Ben det -1
weakness                 | | Ben no-abilities
winter-depression        | | Anna det -1; Ben det -1
wrecked-balloon          | |
""")
BEASTS = {"beast": ["fox", "tiger", "boa"]}
STACK = 'plan = [{kind = "threat", target = "right", pawns = ["Ben", "Anna"], number = 1, sure = true}]'
ALL_ITEMS = ("knife", "rope", "shovel", "fire")


def sorted_parts(*texts: str) -> list[str]:
    return sorted(part for text in texts for part in text.split("; ") if part)


def test_every_event_is_in_the_tables() -> None:
    cards = [card.id for card in house().events]
    assert sorted(named(EVENTS)) == sorted(named(THREATS)) == sorted(cards)
    assert sorted({*named(REWARDS), *named(UNDOING)}) == sorted(cards)


@pytest.mark.clause("rc.event.symbol", "rc.event.order")
@pytest.mark.parametrize(("card", "symbol", "answers", "outcome"), EVENTS)
def test_an_event(card: str, symbol: str, answers: str, outcome: str) -> None:
    beasts = {"beast": ["tiger"]} if card == "dangerous-night" else BEASTS
    decks = {"event": [f"event:{card}"], **beasts}
    game = card_table("draw an event", phase="event", answers=answered(answers), decks=decks)
    drawn = f"event deck -event:{card}; threat +event:{card}"
    assert sorted_parts(changes(game)) == sorted_parts(SYMBOLS[symbol], outcome, drawn)


@pytest.mark.clause("rc.threat.reward")
@pytest.mark.parametrize(("card", "answers", "outcome"), REWARDS)
def test_the_reward_of_a_threat_action(card: str, answers: str, outcome: str) -> None:
    more = f'{STACK}\nthreats = {{ right = "event:{card}" }}'
    decks = {"mystery": ["gold"]}
    game = card_table("resolve stack 1", items=ALL_ITEMS, more=more, answers=answered(answers), decks=decks)
    assert sorted_parts(changes(game)) == sorted_parts(outcome, f"threat -event:{card}")


@pytest.mark.clause("rc.threat.reward")
@pytest.mark.parametrize(("card", "answers", "outcome"), UNDOING)
def test_a_threat_action_that_undoes_what_the_event_did(card: str, answers: str, outcome: str) -> None:
    more = f'{STACK}\nthreats = {{ right = "event:{card}" }}'
    game = card_table(
        {"do": "event effect", "card": f"event:{card}"},
        "resolve stack 1",
        items=ALL_ITEMS,
        more=more,
        answers=answered(answers),
        decks={"beast": ["tiger"]},
    )
    assert sorted_parts(changes(game)) == sorted_parts(outcome, f"threat -event:{card}")


@pytest.mark.clause("rc.event.pushed")
@pytest.mark.parametrize(("card", "answers", "outcome"), THREATS)
def test_a_threat_effect(card: str, answers: str, outcome: str) -> None:
    more = 'spots = ["danger@explore"]' if card == "predators-in-the-woods" else ""
    game = card_table(
        "threat effect", phase="event", card=f"event:{card}", answers=answered(answers), more=more
    )
    assert sorted_parts(changes(game)) == sorted_parts(outcome)


@pytest.mark.clause("rc.card.book")
def test_the_island_fights_back_with_the_book_effect_twice() -> None:
    decks = {"event": ["event:the-island-fights-back"]}
    game = card_table("draw an event", phase="event", more="scenario = 3", decks=decks)
    assert game.state.palisade == 0
    threat = card_table(
        "threat effect", phase="event", more="scenario = 3", card="event:the-island-fights-back"
    )
    assert threat.state.palisade == 1


@pytest.mark.clause("rc.card.event-flow")
def test_stroke_of_fate_resolves_both_threats_and_takes_the_right_space() -> None:
    more = 'threats = { left = "event:flood", right = "event:despondency" }'
    decks = {"event": ["event:stroke-of-fate"]}
    game = card_table("draw an event", phase="event", more=more, decks=decks)
    assert (game.state.palisade, game.state.morale) == (1, -2)
    assert game.state.threats == ("", "event:stroke-of-fate")


@pytest.mark.clause("rc.card.looking")
def test_the_expedition_puts_the_top_hunting_card_under_the_deck() -> None:
    more = f'{STACK}\nthreats = {{ right = "event:howling-from-the-woods" }}'
    game = card_table("resolve stack 1", items=ALL_ITEMS, more=more)
    hunting = game.state.deck("hunting")
    assert (hunting.top, hunting.bottom) == (("bear",), ("fox",))
