"""Position files: small texts that say what matters, and take the plainest value for the rest."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fujikit
from fujikit.engine.deck import Deck
from fujikit.engine.toml import toml_text
from fujikit.robinson.box import house
from fujikit.robinson.cards.decks import default_inventions
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.language import Due, EffectContext, Task, effects
from fujikit.robinson.position.check import MARKERS, SPOTS, TOKENS
from fujikit.robinson.state import (
    ActionStart,
    Burden,
    EarlyDie,
    Fight,
    FoundTreasure,
    Gear,
    Goods,
    Helper,
    LentForPlan,
    Stack,
    Stock,
    WoodBuilder,
)
from tests.robinson.support import moment, new_game, position, state_bytes, without_origin

TWO = """
game = "robinson"
[[seat]]
name = "Anna"
[[seat]]
name = "Ben"
"""


def test_names_are_enough() -> None:
    game = fujikit.position(TWO)
    state = game.state
    assert (game.seats, game.phase, game.round) == (("Anna", "Ben"), "plan", 1)
    assert [person.role for person in state.people] == ["carpenter", "cook"]
    assert (state.first, state.camp, state.place("m1").tile) == ("Anna", "m1", 8)
    assert (state.morale, state.weapon, state.roof, state.palisade, state.shelter) == (0, 0, 0, 0, False)
    assert state.available.goods == Goods()
    assert list(state.inventions) == default_inventions(house())
    assert (state.items, state.equipment, state.treasures, state.threats) == ((), (), (), ("", ""))
    assert state.friday() is None


def test_a_role_that_is_left_out_is_one_that_nobody_has() -> None:
    seats = [{"name": "Anna"}, {"name": "Ben", "role": "carpenter"}, {"name": "Cleo", "role": "soldier"}]
    game = fujikit.position(toml_text({"game": "robinson", "seat": seats}))
    assert [person.role for person in game.state.people] == ["cook", "carpenter", "soldier"]


def test_everything_that_can_be_said() -> None:
    own = {"wood": 1, "tokens": ["goat"]}
    sheet = {
        "wounds": 3,
        "det": 2,
        "special": ["leg:build:accident"],
        "spent": ["stone-soup"],
        "burdens": [{"kind": "one-pawn", "until": 4}],
        "covered": [5],
        "outside": "t1",
        "own": own,
        "role": "cook",
    }
    state = fujikit.position(
        toml_text(
            {
                "game": "robinson",
                "seat": [{"name": "Anna", **sheet}, {"name": "Ben"}],
                "round": 3,
                "phase": "resolve",
                "first": "Ben",
                "morale": -2,
                "weapon": 4,
                "roof": 1,
                "palisade": 2,
                "shelter": True,
                "camp": "t1",
                "switches": ["soldier-sheet"],
                "friday": {"wounds": 1, "det": 2},
                "dog": True,
                "available": {"wood": 2, "food": 1, "kept": 1, "fur": 3, "tokens": ["candles"]},
                "future": {"inventions": ["pot"], "treasures": ["map-of-the-island"][:0]},
                "island": {"m1": 8, "t1": {"tile": 3, "tokens": ["time"], "markers": ["fish"]}, "m2": 5},
                "threats": {"left": "event:storm"},
                "spots": ["time@build"],
                "items": ["knife", {"name": "map", "uses": 1}],
                "equipment": [{"name": "pistol", "uses": 1}],
                "helpers": [{"name": "candles", "serves": ["build"], "once": True}],
                "plan": [{"kind": "build", "target": "roof", "pawns": ["Anna"], "laid": {"wood": 2}}],
                "round_notes": ["argument"],
                "notes": {"pile": 3},
                "traces": [["event:storm", "t1", "fish"]],
                "due": [{"do": "2 wounds", "moment": "night", "who": "Ben", "round": 4}],
                "agenda": [{"do": "lose 1 wood", "card": "build:accident", "who": "Anna", "stack": 1}],
                "throw": {"dice": ["rain"], "faces": ["snow"], "by": "Anna"},
                "drawn": ["build:accident"],
            }
        )
    ).start
    anna = state.person("Anna")
    assert (anna.wounds, anna.det, anna.outside, anna.covered) == (3, 2, "t1", (5,))
    assert anna.burdens == (Burden("one-pawn", 4),)
    assert (anna.own.goods, anna.own.tokens) == (Goods(wood=1), ("goat",))
    assert [person.name for person in state.people] == ["Anna", "Ben", "Friday"]
    assert state.table.figures == ("Friday", "dog")
    assert (state.first, state.camp, state.morale, state.weapon) == ("Ben", "t1", -2, 4)
    assert state.available.goods == Goods(2, 1, 1, 3)
    assert state.future.inventions == ("pot",)
    assert "pot" not in state.inventions
    assert state.place("t1").markers == ("fish",)
    assert state.items == (Gear("knife", gave=1), Gear("map", uses=1))
    assert state.helpers == (Helper("candles", ("build",), once=True),)
    assert state.plan == (Stack(1, "build", "roof", ("Anna",), Goods(wood=2)),)
    assert state.noted("pile") == 3
    assert state.due == (Due("night", Task(effects(["2 wounds"])[0], EffectContext("Ben")), 4),)
    scene = EffectContext("Anna", "build:accident", stack=1)
    assert state.agenda == (Task(effects(["lose 1 wood"])[0], scene),)
    assert state.throw.faces == ("snow",)


# Decks


def test_a_deck_that_is_left_out_is_shuffled_and_without_what_lies_elsewhere() -> None:
    state = position(
        island={"m1": 8, "t1": 3},
        available={"tokens": ["goat"]},
        equipment=["pistol"],
        items=["raft"],
        decks={"hunting": ["bear"], "event": ["event:storm", "build:accident"]},
    ).start
    tiles, beasts = state.deck("tile").cards(), state.deck("beast").cards()
    assert len(tiles) == 9
    assert not {"8", "3"} & set(tiles)
    assert "bear" not in beasts
    assert len(beasts) == 15
    assert state.deck("discovery").cards().count("goat") == 1
    assert "pistol" not in state.deck("equipment").cards()
    assert "raft" not in state.deck("invention").cards()
    all_builds = [card for card in house().build if card.id == "accident"]
    assert state.deck("build").cards().count("accident") == sum(card.copies for card in all_builds) - 1
    assert state.deck("event") == Deck(("event:storm", "build:accident"))


def test_listed_cards_lie_on_top_of_the_rest() -> None:
    deck = position(decks={"beast": ["fox", "bear"]}).start.deck("beast")
    assert deck.top == ("fox", "bear")
    assert len(deck) == 16


def test_an_empty_list_is_an_empty_deck_and_a_table_is_exact() -> None:
    state = position(decks={"mystery": [], "beast": {"top": ["fox"], "bottom": ["bear"]}}).start
    assert state.deck("mystery") == Deck()
    assert state.deck("beast") == Deck(("fox",), (), ("bear",))


def test_event_and_hunting_deck_are_empty_unless_they_are_listed() -> None:
    state = position().start
    assert not state.deck("event")
    assert not state.deck("hunting")


# Phases


@pytest.mark.parametrize("phase", ["event", "morale", "production", "resolve", "weather", "night"])
def test_a_phase_that_runs_by_itself_waits_for_anybodys_word(phase: str) -> None:
    game = position(phase=phase)
    assert (game.phase, game.awaits) == (phase, ["Anna", "Ben"])
    assert [str(action) for action in game.legal("Ben") if action.verb == "go-on"] == ["Ben go-on"]
    game.act("Ben go-on")
    assert str(game.state.agenda[0].effect) != "wait for the table"


def test_planning_begins_at_once() -> None:
    game = position()
    assert any(action.verb == "place" for action in game.legal("Anna"))


def test_a_given_plan_stays_laid_out() -> None:
    plan = [{"kind": "rest", "pawns": ["Anna"]}]
    assert [stack.kind for stack in position(plan=plan).state.plan] == ["rest"]


def test_an_agenda_of_its_own_is_carried_out_at_once() -> None:
    game = position(agenda=[{"do": "2 wounds", "who": "Ben"}])
    assert [person.wounds for person in game.state.people] == [0, 2]
    assert game.state.agenda == ()
    assert game.legal("Anna") == []


# There and back


def test_a_new_game_reads_back() -> None:
    game = new_game(2)
    again = fujikit.position(game.position())
    assert state_bytes(again.state) == state_bytes(game.state)
    assert again.position() == game.position()


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(12))
def test_moments_of_random_games_read_back(seed: int) -> None:
    for moves in (10, 40, 90, 160):
        game = moment(seed, moves)
        if game.outcome is None:
            again = fujikit.position(game.position())
            assert state_bytes(again.state) == state_bytes(game.state)


@pytest.mark.clause("rc.item.revert")
@pytest.mark.parametrize(("item", "left"), [("sling", 1), ({"name": "sling"}, 3)])
def test_an_item_of_which_only_the_name_is_said_has_given_its_gain(item: Any, left: int) -> None:
    game = position(weapon=3, items=[item], phase="event", agenda=[{"do": "flip an item"}])
    assert game.state.weapon == left
    whole = position(weapon=3, items=[item])
    assert fujikit.position(whole.position()).state.items == whole.state.items


def test_a_record_that_began_with_a_position_replays() -> None:
    game = position(phase="night", seed=3)
    game.act("Anna go-on")
    again = fujikit.from_code(game.code())
    assert again.record() == game.record()
    assert state_bytes(again.state) == state_bytes(game.state)


def test_a_finished_game_has_no_position() -> None:
    game = position(agenda=[{"do": "30 wounds", "who": "Ben"}])
    assert game.outcome is not None
    with pytest.raises(fujikit.BadInput, match="a finished game has no position"):
        game.position()


def test_a_position_may_be_for_study() -> None:
    assert position(study=True).study
    assert not position().study


# Mistakes


@pytest.mark.parametrize(("event", "known"), [("SpotMarked", SPOTS), ("Placed", TOKENS), ("Marked", MARKERS)])
def test_all_that_may_lie_on_the_table_can_be_told(event: str, known: tuple[str, ...]) -> None:
    keys = [key for key in WORDS.section("log", "en") if key.startswith(f"{event}/")]
    assert sorted(keys) == sorted(f"{event}/{piece}" for piece in known)


@pytest.mark.parametrize(
    ("top", "sentence"),
    [
        ({"format": 2}, "format: 2 does not lie between 1 and 1"),
        ({"scenario": 8}, "scenario: '8' is none of 1, 2, 3, 4, 5, 6, 7"),
        ({"phase": "dawn"}, "phase: 'dawn' is none of event,"),
        ({"first": "Emil"}, "first: 'Emil' is none of Anna, Ben"),
        ({"round": 13}, "round: 13 does not lie between 1 and 12"),
        ({"morale": 4}, "morale: 4 does not lie between -3 and 3"),
        ({"weapon": -1}, "weapon: -1 does not lie between 0 and 99"),
        ({"available": {"wood": -1}}, "available: wood: -1 does not lie between 0 and 99"),
        ({"available": {"gold": 1}}, "Object contains unknown field `gold`"),
        ({"available": {"tokens": ["gold"]}}, "available: tokens: 'gold' is not in the box"),
        ({"items": ["gold"]}, "items: 'gold' is not in the box"),
        ({"equipment": ["knife"]}, "equipment: 'knife' is not in the box"),
        ({"island": {"z9": 1}}, "island: 'z9' is none of"),
        ({"island": {"m1": 12}}, "island: there is no tile 12"),
        ({"island": {"m1": 8, "m2": 8}}, "island: tile 8 is there twice"),
        ({"island": {"m1": {"tile": 8, "tokens": ["tim"]}}}, "island: m1: tokens: 'tim' is none of time,"),
        ({"island": {"m1": {"tile": 8, "markers": ["beach"]}}}, "island: m1: markers: 'beach' is none of"),
        ({"spots": ["time@hunt"]}, "spots: 'time@hunt' is none of time@build,"),
        ({"camp": "m2"}, "camp: no tile lies on 'm2'"),
        ({"decks": {"cats": []}}, "decks: 'cats' is none of event,"),
        ({"decks": {"beast": ["cat"]}}, "decks: beast: 'cat' is not in the box"),
        ({"threats": {"left": "event:sunshine"}}, "threats: 'event:sunshine' is not in the box"),
        ({"agenda": [{"do": "dance"}]}, "'dance' is nothing that a card can say"),
        ({"agenda": [{"do": "all: " * 400}]}, "no card says so much in one sentence"),
        ({"agenda": [{"do": "2 wounds", "who": "Emil"}]}, "agenda: nobody is called 'Emil'"),
        ({"plan": [{"kind": "dance"}]}, "plan: 'dance' is none of threat,"),
        ({"plan": [{"kind": "rest", "pawns": ["Emil"]}]}, "plan: no pawn is called 'Emil'"),
        ({"friday": {"wounds": 9}}, "seat Friday: wounds: 9 does not lie between 0 and 3"),
        ({"moon": 1}, "Object contains unknown field `moon`"),
    ],
)
def test_a_mistake_is_named_in_one_sentence(top: dict[str, Any], sentence: str) -> None:
    with pytest.raises(fujikit.BadPosition) as refusal:
        position(**top)
    assert str(refusal.value).startswith("position: ")
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([{"name": "Anna", "wounds": 14}], "seat Anna: wounds: 14 does not lie between 0 and"),
        ([{"name": "Anna", "det": -1}], "seat Anna: det: -1 does not lie between 0 and 99"),
        ([{"name": "Anna", "role": "pirate"}], "seat Anna: role: 'pirate' is none of"),
        ([{"name": "Anna", "role": "cook"}, {"name": "Ben", "role": "cook"}], "role: cook is there twice"),
        ([{"name": "Anna", "role": "jenny"}], "seat Anna: role: 'jenny' is none of"),
        ([{"name": "Anna"}, {"name": "anna"}], "Two players are called anna"),
        ([{"name": "Anna", "outside": "z9"}], "seat Anna: outside: 'z9' is none of"),
        ([], "Robinson Crusoe is for 1 to 4 players, not 0"),
    ],
)
def test_a_mistake_about_a_seat_is_named(seats: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(fujikit.BadPosition) as refusal:
        fujikit.position(toml_text({"game": "robinson", "round": 1, "seat": seats}))
    assert sentence in str(refusal.value)


WORD = re.compile(r"[A-Za-z0-9_:@?-]+")


@pytest.mark.unmeasured
@settings(max_examples=150, deadline=None)
@given(st.sampled_from([(3, 40), (5, 90), (6, 25), (9, 140)]), st.integers(0, 9999))
def test_a_position_with_a_word_changed_is_refused_in_a_sentence_or_can_be_played(
    when: tuple[int, int], seed: int
) -> None:
    text, random = _text(*when), Random(seed)
    words = list(WORD.finditer(text))
    place = words[int(random.random() * len(words))]
    new = (*[word[0] for word in words], "-1", "99", "zz", "")[int(random.random() * (len(words) + 4))]
    try:
        game = fujikit.position(f"{text[: place.start()]}{new}{text[place.end() :]}", seed=1)
    except fujikit.BadInput:
        return
    for _ in range(8):
        lines = [line for seat in game.seats for line in game.legal(seat)]
        if lines:
            game.act(lines[int(random.random() * len(lines))])
        game.view(game.seats[0])


@cache
def _text(seed: int, moves: int) -> str:
    """The position of a random game before it ended."""
    while (game := moment(seed, moves)).outcome is not None:
        moves //= 2
    return game.position()


def test_a_position_of_another_game_is_not_read_as_one_of_this() -> None:
    with pytest.raises(fujikit.BadPosition):
        fujikit.position(TWO.replace("robinson", "fuji"))


def test_a_sentence_about_somebody_wants_a_name() -> None:
    agenda = '[{ do = "all: 1 wound" }, { do = "1 wound" }]'
    with pytest.raises(ValueError, match=r"do: '1 wound' wants who beside it"):
        fujikit.position(f'game = "robinson"\nagenda = {agenda}\n[[seat]]\nname = "Anna"')


def test_what_a_round_and_a_fight_remember_is_written_as_it_was_read() -> None:
    goods = '{"wood":1,"food":0,"kept":0,"fur":0}'
    began = f'began:{{"goods":{goods},"tokens":[],"inventions":[],"treasures":[],"equipment":[]}}'
    notes = [began, "found:2:compass:Ben", "early:rain:snow", "planned-temporary:3", "wood-built:Anna"]
    fight = {"combat:helmet:Anna": 2, "combat:saber": 1, "pile": 3, "temporary-weapon": 2}
    game = position(phase="resolve", round_notes=notes, notes=fight)
    state = game.state
    assert state.fight == Fight(2, ("saber",), (("Anna", 2),))
    assert state.notes == (("pile", 3),)
    assert state.round_notes == (
        ActionStart(Stock(Goods(wood=1))),
        FoundTreasure(2, "compass", "Ben"),
        EarlyDie("rain", "snow"),
        LentForPlan(3),
        WoodBuilder("Anna"),
    )
    assert list(map(str, state.round_notes)) == notes
    assert game.view("Anna")["scenario"]["notes"] == fight
    assert without_origin(fujikit.position(game.position()).state) == without_origin(state)


@pytest.mark.parametrize("note", ["began:{", "found:1", "planned-temporary:many", "early"])
def test_a_note_that_says_nothing_known_is_a_plain_word(note: str) -> None:
    assert position(round_notes=[note]).state.round_notes == (note,)
