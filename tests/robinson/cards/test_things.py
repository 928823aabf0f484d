"""Everything that is used: starting equipment, discovery tokens, kept treasures, items."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.robinson.box import house
from tests.robinson.cards.table import card_table, so_far

Setting = dict[str, Any]
ANY: Setting = {"do": "wait for the table", "phase": "event"}
PLAN: Setting = {"do": "planning", "phase": "plan"}
NIGHT: Setting = {"do": "night phase"}
FIGHT: Setting = {"do": "fight 5", "who": "Anna"}
SNOW: Setting = {"do": "weather phase", "more": 'spots = ["snow@weather"]'}
RAIN: Setting = {"do": "weather phase", "more": 'spots = ["rain@weather"]', "roof": 0}
TRAP: Setting = {"do": "draw mystery: 1 trap", "who": "Anna", "decks": {"mystery": ["sharp-blade"]}}
CREATURE: Setting = {"do": "draw mystery: 1 creature", "who": "Anna", "decks": {"mystery": ["bite"]}}
ARRANGE: Setting = {
    "do": "resolve stack 1",
    "more": 'plan = [{kind = "arrange", pawns = ["Anna"], number = 1, sure = true}]',
}
BEFORE_ACTIONS: Setting = {
    "do": "before the action phase",
    "phase": "production",
    "turn": 4,
    "dice": "rain-2",
}
POT: Setting = {**ANY, "items": ["pot"]}
FOGGY: Setting = {**ANY, "island": {"m2": '{tile = 9, markers = ["fog"]}'}}
COVERED: Setting = {**ANY, "island": {"m2": '{tile = 9, markers = ["parrot"]}'}}
ANIMALS: Setting = {"do": "weather phase", "more": 'spots = ["animals@weather"]', "dice": "palisade blank"}

EQUIPMENT: dict[str, tuple[Setting, str, str]] = {
    "bible": (ARRANGE, "", "Anna wounds -1; Anna det +3; morale +1"),
    "biscuits": (ANY, "", "kept +1"),
    "empty-bottle": (ANY, "", "weapon +1"),
    "flask-of-rum": (NIGHT, "Anna", "Anna wounds -1"),
    "hammer-and-nails": (PLAN, "", "helper +hammer-and-nails"),
    "pipe-and-tobacco": (ANY, "", "Anna det +2"),
    "pistol": (FIGHT, "", ""),
    "storm-glass": (BEFORE_ACTIONS, "", "note +early:rain:rain-2"),
}
TOKENS: dict[str, tuple[Setting, str, str]] = {
    "candles": (PLAN, "", "helper +candles"),
    "fallen-tree": (ANY, "", "wood +1"),
    "goat": (ANY, "", "food +1; fur +1"),
    "healing-herbs": (POT, "", "item +medicine"),
    "herbs": (POT, "", "morale +1"),
    "large-leaves": (RAIN, "", "-rain@weather; note +ignored-rain"),
    "nourishing-larvae": (ANY, "", "food +2"),
    "old-machete": (ANY, "", "weapon +1"),
    "poison": (POT, "", "weapon +2"),
    "thorny-bushes": (ANY, "", "palisade +1"),
    "tobacco": (ANY, "", "morale +1"),
    "treasure": ({**ANY, "decks": {"mystery": ["compass"]}}, "", "treasure +compass"),
    "vegetables": ({**POT, "phase": "night"}, "Anna", "Anna wounds -1; Friday wounds -1"),
}
TREASURES: dict[str, tuple[Setting, str, str]] = {
    "barrel": (NIGHT, "", "Anna wounds -1"),
    "blankets": (SNOW, "", "-snow@weather; note +ignored-snow"),
    "bottle-of-wine": ({**ANY, "phase": "night"}, "Anna", "Anna wounds -1; Friday wounds -1; GONE"),
    "candles": (PLAN, "", "helper +candles"),
    "helmet": (FIGHT, "", "Anna wounds +1"),
    "herbal-mixture": ({**ANY, "decks": {"event": ["event:storm"]}}, "", "GONE"),
    "old-clothes": (SNOW, "", "-snow@weather; note +snow-as-rain"),
    "old-rifle": (FIGHT, "", "GONE"),
    "protective-amulet": (COVERED, "", "m2 marker -parrot; GONE"),
    "saber": (FIGHT, "", "Anna wounds +1"),
    "whip": (TRAP, "", "mystery-discard deck +sharp-blade"),
    "surprising-discovery": (FIGHT, "", "treasure -surprising-discovery"),
}
ITEMS: dict[str, tuple[Setting, str, str]] = {
    "pot": ({**ANY, "phase": "night"}, "Anna", "Anna wounds -1; food -1"),
    "fireplace": ({**ANY, "phase": "night"}, "Anna", "Anna wounds -1; Friday wounds -1; food -1"),
    "furnace": (SNOW, "", "-snow@weather; note +ignored-snow"),
}
ON_SHEETS: dict[str, tuple[Setting, str, str]] = {
    "1 scenario-herbs": ({**ANY, "phase": "night"}, "Anna", "Anna wounds -1"),
    "1 oil": (ANY, "", "note +stage-done"),
    "1 pirate-sabre": (ANY, "", "weapon +1"),
    "1 medallion": (ANY, "Anna, Ben, Friday", "Anna det +1; Ben det +1; Friday det +1"),
    "2 cultists-candle": (PLAN, "", "helper +cultists-candle"),
    "2 mysterious-vial": (ANY, "", "item +medicine"),
    "2 decorated-bell": (FOGGY, "m2", "m2 marker -fog"),
    "3 scenario-herbs": ({**ANY, "phase": "night"}, "Anna", "Anna wounds -1"),
    "3 scenario-pistol": (FIGHT, "", ""),
    "3 ruined-hut": (ANY, "", "wood +2"),
    "3 vines": (ANY, "", "palisade +1"),
    "4 indys-diary": (TRAP, "", "mystery-discard deck +sharp-blade"),
    "4 torch": (CREATURE, "", "mystery-discard deck +bite"),
    "4 old-canvas": (RAIN, "", "-rain@weather; note +ignored-rain"),
    "5 blowpipe": (FIGHT, "", ""),
    "5 healing-ointment": ({**ANY, "phase": "night"}, "Anna", "Anna wounds -1"),
    "5 map-of-the-island": (ANY, "6, 4", ""),
    "5 scenario-old-machete": (ANY, "", "weapon +1"),
    "6 old-tools": (ANY, "", "invention -pot; item +pot"),
    "6 plow": (COVERED, "", "m2 marker -parrot"),
    "6 gunpowder": (ANIMALS, "", "-animals@weather"),
    "6 seeds": (ANY, "", "kept +1"),
    "7 bottle-of-vodka": (ANY, "", "morale +1"),
    "7 firecracker": (ANIMALS, "", "-animals@weather"),
    "7 giant-footprint": (PLAN, "", "helper +giant-footprint"),
    "7 film-makers-lost-item": (PLAN, "", "helper +film-makers-lost-item"),
}
ELSEWHERE = {"2 sacrificial-dagger", "4 scenario-old-map"}
"""A token that is not used up, and one that waits for a location of its scenario."""


def used(thing: str, setting: Setting, answers: str, **given: Any) -> list[str]:
    """What is different when Anna has used a thing in a setting and all that follows is over."""
    here = {**setting, **given}
    here["more"] = "\n".join((setting.get("more", ""), given.get("more", "")))
    game = card_table(here.pop("do"), **here)
    game.act(f"Anna use {thing}")
    for answer in filter(None, answers.split(", ")):
        game.act(f"Anna choose {answer}")
    if game.state.agenda and str(game.state.agenda[0].effect) == "arranged":
        game.act("Anna go-on")
    return sorted(part for part in so_far(game).split("; ") if part and not part.startswith("in hand"))


def parts(text: str) -> list[str]:
    return sorted(part for part in text.split("; ") if part)


def test_everything_that_is_used_is_in_the_tables() -> None:
    box = house()
    assert sorted(EQUIPMENT) == sorted(card.id for card in box.equipment)
    assert sorted(TOKENS) == sorted(token.id for token in box.tokens)
    by_themselves = {"backpack", "treasure-map"}
    kept = {card.id for card in box.mysteries if card.keep and card.use}
    kept |= {card.id for card in box.explore if card.keep}
    assert set(TREASURES) == kept - by_themselves
    sheets = {f"{sheet.number} {token.id}" for sheet in box.scenarios for token in sheet.tokens}
    assert set(ON_SHEETS) | ELSEWHERE == sheets


@pytest.mark.clause("rc.use.equipment", "rc.card.equipment-use")
@pytest.mark.parametrize("card", EQUIPMENT)
def test_a_starting_equipment_card(card: str) -> None:
    setting, answers, outcome = EQUIPMENT[card]
    assert used(card, setting, answers, more=f'equipment = ["{card}"]') == parts(outcome)


@pytest.mark.clause("rc.discovery.keep", "rc.discovery.when", "rc.discovery.treasure")
@pytest.mark.parametrize("token", TOKENS)
def test_a_discovery_token(token: str) -> None:
    setting, answers, outcome = TOKENS[token]
    assert used(token, setting, answers, tokens=[token]) == parts(f"{outcome}; -{token}")


@pytest.mark.clause("rc.discovery.keep")
@pytest.mark.parametrize("token", ON_SHEETS)
def test_a_discovery_token_of_a_scenario_sheet(token: str) -> None:
    setting, answers, outcome = ON_SHEETS[token]
    scenario, name = token.split()
    found = used(name, setting, answers, tokens=[name], more=f"scenario = {scenario}")
    assert found == parts(f"{outcome}; -{name}")


@pytest.mark.clause("rc.term.keep", "rc.discard.out")
@pytest.mark.parametrize("card", TREASURES)
def test_a_kept_treasure(card: str) -> None:
    setting, answers, outcome = TREASURES[card]
    written = outcome.replace("GONE", f"treasure -{card}; mystery-discard deck +{card}")
    assert used(card, setting, answers, more=f'treasures = ["{card}"]') == parts(written)


@pytest.mark.clause("rc.card.food", "rc.card.snow")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_that_is_used(item: str) -> None:
    setting, answers, outcome = ITEMS[item]
    assert used(item, setting, answers, items=[item]) == parts(outcome)


@pytest.mark.clause("rc.card.explore-treasures")
def test_the_backpack_finds_one_of_two_tokens() -> None:
    game = card_table(
        "what serves whoever explores", who="Anna", more='treasures = ["backpack"]', answers=["use", "herbs"]
    )
    assert so_far(game) == "future +herbs"


@pytest.mark.clause("rc.card.explore-treasures")
def test_the_treasure_map_leads_to_two_treasures() -> None:
    decks = {"mystery": ["bite", "gold", "net", "compass"]}
    more = 'treasures = ["treasure-map"]'
    game = card_table("follow the treasure-map", who="Anna", more=more, decks=decks, answers=["draw"])
    assert game.state.future.treasures == ("gold", "compass")
    assert game.state.treasures == ()


@pytest.mark.clause("rc.card.every-round")
def test_diary_and_drums_encourage_the_first_player() -> None:
    game = card_table("morale phase", phase="event", items=["diary", "drums"])
    assert so_far(game) == "Ben det +3"


@pytest.mark.clause("rc.s2.tokens")
def test_the_sacrificial_dagger_costs_a_wound_and_is_kept() -> None:
    name = "sacrificial-dagger"
    found = used(name, FIGHT, "", tokens=[name], more="scenario = 2")
    assert found == parts(f"Anna wounds +1; -{name}; treasure +{name}")
