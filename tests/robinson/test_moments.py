"""When things may be used: before dice, in a fight, after a card, and what needs no word."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.plans import ready
from tests.robinson.support import position
from tests.robinson.things import clauses, names, things_table, uses

EXPLORER = {"Anna": "explorer", "Ben": "soldier"}


def resolving(seats: dict[str, Any], first: dict[str, Any], dice: str, **more: Any) -> Game[State]:
    """One action is carried out, and all other pawns rest."""
    idle = ["Anna", "Anna", "Ben", "Ben"]
    for name in first["pawns"]:
        idle.remove(name)
    plan = [first, *[{"kind": "rest", "pawns": [name]} for name in idle]]
    return ready(position(seats=seats, dice=dice, plan=plan, **{"phase": "plan", **more}))


def explorer(**sheet: Any) -> dict[str, Any]:
    return {"Anna": {"role": "explorer", "det": 4}, "Ben": {"role": "soldier", **sheet}}


EXPLORE = {"kind": "explore", "target": "m2", "pawns": ["Anna"]}
BEFORE_THE_DICE = {
    "planning": lambda: position(seats=explorer(), phase="plan"),
    "the event phase": lambda: things_table(
        "wait for the table", phase="event", seats=EXPLORER, Anna="det = 2"
    ),
    "danger before the dice": lambda: resolving(
        explorer(), EXPLORE, "", spots=["danger@explore"], equipment=["pistol"]
    ),
    "the dice of another action": lambda: resolving(
        {**explorer(), "Ben": {"role": "carpenter", "det": 2}},
        {"kind": "build", "target": "weapon", "pawns": ["Ben"], "laid": {"wood": 1}},
        "blank success blank",
    ),
}


@pytest.mark.clause("rc.explorer.reconnaissance")
@pytest.mark.parametrize("moment", BEFORE_THE_DICE)
def test_reconnaissance_is_free_before_the_dice_of_an_explore_action(moment: str) -> None:
    game = BEFORE_THE_DICE[moment]()
    assert game.check("Anna use reconnaissance").ok


@pytest.mark.clause("rc.explorer.reconnaissance")
@pytest.mark.parametrize("dice", ["wound success adventure", "blank fail blank"])
def test_reconnaissance_is_too_late_when_the_dice_of_an_explore_action_lie_there(dice: str) -> None:
    game = resolving(explorer(), EXPLORE, dice)
    assert "lucky" in uses(game, "Anna")
    assert clauses(game, "Anna use reconnaissance") == ["rc.explorer.reconnaissance"]


@pytest.mark.clause("rc.explorer.reconnaissance", "rc.s5.others")
def test_reconnaissance_is_too_late_when_tiles_have_been_revealed() -> None:
    two = {"kind": "explore", "target": "m2", "pawns": ["Ben", "Ben"]}
    game = resolving(explorer(), two, "1 3", scenario=5, items=["canoe"])
    assert len(game.state.drawn) == 2
    assert clauses(game, "Anna use reconnaissance") == ["rc.explorer.reconnaissance"]


WEAPONS = """
equipment = ["pistol"]
treasures = [{name = "helmet"}, {name = "saber"}, {name = "old-rifle"}]
"""


@pytest.mark.clause("rc.combat.temporary", "rc.card.helmet-saber", "rc.soldier.frenzy", "rc.s2.tokens")
@pytest.mark.parametrize("weapon", ["pistol", "saber", "old-rifle", "frenzy", "sacrificial-dagger"])
def test_a_weapon_is_lent_before_the_comparison_and_not_after_it(weapon: str) -> None:
    head = f'scenario = 2\nround = 2\n{WEAPONS}available = {{tokens = ["sacrificial-dagger"]}}'
    game = things_table("fight 9", phase="resolve", head=head, scene={"who": "Ben"}, Ben="det = 3")
    assert weapon in uses(game, "Ben")
    game.act("Ben go-on")
    assert game.state.agenda, "the helmet may still be worn"
    assert "helmet" in uses(game, "Ben")
    assert weapon not in uses(game, "Ben")
    assert not game.check(f"Ben use {weapon}").ok


ANIMALS = 'spots = ["animals@weather"]\nshelter = true'


@pytest.mark.clause("rc.soldier.defensive", "rc.animals.die")
@pytest.mark.parametrize(
    ("face", "way", "left"),
    [("palisade", "1", (0, 0, 0)), ("fight", "2", (2, 2, 1))],
    ids=["a palisade level", "a fight"],
)
def test_the_defensive_plan_answers_a_die_of_the_hungry_animals(
    face: str, way: str, left: tuple[int, int, int]
) -> None:
    game = things_table("weather phase", phase="weather", head=ANIMALS, dice=face, Ben="det = 3")
    assert uses(game, "Ben") == {"defensive-plan"}
    game.act("Ben use defensive-plan")
    game.act(f"Ben choose {way}")
    while game.state.agenda:
        game.act("Ben go-on")
    assert (*[person.wounds for person in game.state.people], game.state.weapon) == left


@pytest.mark.clause("rc.soldier.defensive", "rc.storm.last")
def test_the_defensive_plan_answers_a_storm() -> None:
    head = 'spots = ["storm@weather"]\nshelter = true'
    game = things_table("weather phase", phase="weather", head=head, Ben="det = 3")
    game.act("Ben use defensive-plan")
    game.act("Ben choose 1")
    assert [person.wounds for person in game.state.people] == [0, 0]


@pytest.mark.clause("rc.soldier.defensive")
@pytest.mark.parametrize("card", ["event:night-howling", "build:windstorm", "mystery:snare", "beast:bear"])
def test_the_defensive_plan_is_no_answer_to_a_card_of_any_deck(card: str) -> None:
    head = 'shelter = true\navailable = {tokens = ["thorny-bushes"]}'
    game = things_table("palisade -1", phase="event", head=head, scene={"card": card}, Ben="det = 3")
    assert uses(game, "Ben") == {"thorny-bushes"}
    assert clauses(game, "Ben use defensive-plan") == ["rc.soldier.defensive"]


@pytest.mark.clause("rc.soldier.defensive")
def test_a_thing_used_in_answer_to_a_card_does_not_let_the_defensive_plan_in() -> None:
    head = 'shelter = true\nequipment = ["flask-of-rum"]\navailable = {food = 1, tokens = ["thorny-bushes"]}'
    game = things_table(
        "palisade -1",
        phase="event",
        head=head,
        scene={"card": "event:night-howling"},
        Anna="det = 2\nwounds = 1",
        Ben="det = 3\nwounds = 1",
    )
    game.act("Anna use grandmas-recipe")
    assert clauses(game, "Ben use defensive-plan") == ["rc.soldier.defensive"]


SNOW = 'spots = ["snow@weather"]\nroof = 1\nshelter = true'


@pytest.mark.clause("rc.use.kinds", "rc.card.snow", "rc.weather.ignored")
@pytest.mark.parametrize(
    ("aids", "sky", "wood"),
    [
        ('items = ["furnace"]', SNOW, 0),
        ('treasures = ["old-clothes"]', SNOW, 0),
        ('items = ["furnace"]\ntreasures = ["old-clothes"]', SNOW, 0),
        ('treasures = ["old-clothes"]', SNOW.replace("roof = 1", "roof = 0"), 1),
        ('treasures = [{name = "blankets"}]', SNOW, 1),
    ],
    ids=["furnace", "old clothes", "both", "old clothes without a roof", "blankets are used up, so not"],
)
def test_what_costs_nothing_helps_against_snow_without_a_word(aids: str, sky: str, wood: int) -> None:
    head = f"{sky}\n{aids}\navailable = {{wood = 3, food = 3}}"
    game = things_table("weather phase", phase="weather", head=head)
    game.act("Anna go-on")
    assert 3 - game.state.available.goods.wood == wood


@pytest.mark.clause("rc.use.kinds")
def test_what_does_not_help_is_not_used() -> None:
    head = f'{SNOW}\nitems = ["furnace"]\ntreasures = ["old-clothes"]'
    game = things_table("weather phase", phase="weather", head=head)
    game.act("Anna go-on")
    assert [gear.uses for gear in (*game.state.items, *game.state.treasures)] == [1, 0]
    roofed = things_table("weather phase", phase="weather", head=head.replace("snow@", "rain@"))
    assert [gear.uses for gear in (*roofed.state.items, *roofed.state.treasures)] == [0, 0]


@pytest.mark.clause("rc.card.helmet-saber", "rc.use.one-user")
def test_whoever_has_the_helmet_this_round_wears_it_in_every_fight() -> None:
    head = 'round = 2\ntreasures = [{name = "helmet"}]'
    game = things_table("fight 3", "fight 2", phase="resolve", head=head, scene={"who": "Anna"})
    game.act("Anna use helmet")
    game.act("Anna go-on")
    assert game.state.person("Anna").wounds == 2 + 1


@pytest.mark.clause("rc.card.helmet-saber", "rc.use.one-user")
def test_a_helmet_that_nobody_has_taken_waits_to_be_claimed() -> None:
    head = 'round = 2\ntreasures = [{name = "helmet"}]'
    game = things_table("fight 3", phase="resolve", head=head, scene={"who": "Anna"})
    game.act("Anna go-on")
    assert game.state.person("Anna").wounds == 3


AWAY = "items in future until the phase ends"
SHEET_ITEMS = {
    1: "scenario-hatchet mast",
    3: "scenario-raft lifeboat",
    4: "rope-ladder",
    5: "ballista canoe",
    6: "fence garden",
    7: "tranquilizer",
}


@pytest.mark.clause("rc.card.catastrophe")
@pytest.mark.parametrize(
    ("scenario", "item"), [(number, item) for number, items in SHEET_ITEMS.items() for item in items.split()]
)
def test_catastrophe_takes_cards_and_leaves_the_items_of_the_sheet(scenario: int, item: str) -> None:
    head = f'scenario = {scenario}\nitems = ["knife", "{item}"]'
    game = things_table(AWAY, "wait for the table", phase="event", head=head)
    assert game.state.item("knife") is None
    assert game.state.item(item) is not None


@pytest.mark.clause("rc.card.catastrophe")
def test_the_rope_ladder_lends_its_pawn_in_a_catastrophe_and_the_map_does_not() -> None:
    head = 'scenario = 4\nitems = ["map", "rope-ladder"]\nround_notes = ["items-away"]'
    game = things_table(head=head)
    assert [helper["name"] for helper in game.view("Anna")["helpers"]] == ["rope-ladder"]


@pytest.mark.clause("rc.card.catastrophe")
def test_a_catastrophe_finds_no_card_among_the_items_of_the_sheet() -> None:
    head = 'scenario = 5\nitems = ["canoe"]'
    game = things_table(AWAY, "wait for the table", phase="event", head=head)
    assert game.state.round_notes == ()
    assert names(game) == {"canoe"}
