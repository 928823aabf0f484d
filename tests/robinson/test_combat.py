"""Combat: strength against weapon, what it costs and gives, and what is lent for it."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import wounds
from tests.robinson.tables import goods, question, table


def fight(line: str, **rest: Any) -> Game[State]:
    """A combat of Anna while actions are resolved."""
    return table(line, **{"phase": "resolve", "who": "Anna", **rest})


@pytest.mark.clause("rc.combat.strength", "rc.combat.plain", "rc.demand.action")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_each_missing_weapon_level_is_a_wound_for_the_resolver(weapon: int, hurt: int) -> None:
    game = fight("fight 3", weapon=weapon, palisade=1, shelter=True)
    assert wounds(game) == [hurt, 0]
    assert (game.state.weapon, game.state.palisade, goods(game, "future")) == (weapon, 1, (0, 0, 0, 0))


@pytest.mark.clause("rc.combat.strength", "rc.combat.weapon", "rc.combat.gain", "rc.combat.palisade")
def test_the_steps_of_a_combat_come_in_their_order() -> None:
    game = fight("fight 3, weapon -1, 2 food, 1 fur, palisade -1", weapon=2, palisade=1, shelter=True)
    steps = ("Wounded", "LevelMoved", "Gained")
    told = [type(event).__name__ for event in game.history[-1].events]
    assert [name for name in told if name in steps] == [
        "Wounded",
        "LevelMoved",
        "Gained",
        "Gained",
        "LevelMoved",
    ]
    assert (game.state.weapon, game.state.palisade) == (1, 0)
    assert goods(game, "future") == (0, 2, 0, 1)


@pytest.mark.clause("rc.combat.weapon")
def test_missing_weapon_levels_add_to_the_wounds_of_strength() -> None:
    game = fight("fight 5, weapon -2, 0 food, 0 fur, palisade -0", weapon=1)
    assert (wounds(game), game.state.weapon) == ([5, 0], 0)


@pytest.mark.clause("rc.combat.palisade")
def test_each_missing_palisade_level_is_a_wound() -> None:
    game = fight("fight 0, weapon -0, 0 food, 0 fur, palisade -2", palisade=1, shelter=True)
    assert (wounds(game), game.state.palisade) == ([1, 0], 0)


@pytest.mark.clause("rc.combat.gain")
def test_outside_the_action_phase_the_prey_is_available_at_once() -> None:
    line = "fight 1, weapon -0, 2 food, 1 fur, palisade -0"
    assert goods(table(line, weapon=1)) == (0, 2, 0, 1)
    assert goods(fight(line, weapon=1)) == (0, 0, 0, 0)


@pytest.mark.clause("rc.combat.extra")
@pytest.mark.parametrize(
    ("beast", "items", "hurt"),
    [("iguana", [], 1), ("jaguar", [], 2), ("jaguar", [{"name": "medicine"}], 0), ("fox", [], 0)],
)
def test_further_effects_of_the_card_come_last_and_then_it_is_discarded(
    beast: str, items: list[dict[str, str]], hurt: int
) -> None:
    game = fight("fight top hunting card", weapon=6, items=items, decks={"hunting": [beast]}, dice=beast)
    assert wounds(game) == [hurt, 0]
    assert (game.state.drawn, len(game.state.deck("hunting"))) == ((), 0)


@pytest.mark.clause("rc.combat.temporary")
def test_r_55_the_pistol_counts_for_the_comparison_and_never_moves_the_track() -> None:
    decks, pistol = {"hunting": ["bear"]}, [{"name": "pistol"}]
    game = fight("fight top hunting card", weapon=4, equipment=pistol, decks=decks, dice="bear")
    assert question(game) == "an enemy of strength 6"
    game.act("Anna use pistol")
    assert (wounds(game), game.state.weapon) == ([0, 0], 3)
    assert goods(game, "future") == (0, 5, 0, 2)


@pytest.mark.clause("rc.combat.temporary")
def test_temporary_levels_from_several_sources_add_up_and_last_one_combat() -> None:
    things = {"equipment": [{"name": "pistol"}], "treasures": [{"name": "old-rifle"}]}
    game = table("fight 6", "fight 1", phase="resolve", who="Anna", **things)
    game.act("Anna use pistol")
    game.act("Ben use old-rifle")
    assert question(game) == "an enemy of strength 1"
    game.act("Anna go-on")
    assert wounds(game) == [1, 0]


@pytest.mark.clause("rc.combat.temporary")
def test_a_combat_waits_only_where_a_weapon_would_help() -> None:
    assert question(fight("fight 3", weapon=3, equipment=[{"name": "pistol"}])) == ""


@pytest.mark.clause("rc.card.helmet-saber")
def test_the_helmet_keeps_off_one_wound_in_each_combat() -> None:
    game = table("fight 2", "fight 1", phase="resolve", who="Anna", round=2, treasures=[{"name": "helmet"}])
    assert question(game) == "2 wounds in combat"
    game.act("Anna use helmet")
    assert wounds(game) == [1, 0]
    assert question(game) == "1 wound in combat"
    game.act("Anna use helmet")
    assert wounds(game) == [1, 0]


@pytest.mark.clause("rc.card.helmet-saber")
def test_the_helmet_serves_once_in_a_combat_for_its_one_user() -> None:
    line = "fight 2, weapon -1, 0 food, 0 fur, palisade -0"
    game = fight(line, round=2, treasures=[{"name": "helmet"}])
    assert not game.check("Ben use helmet").ok
    game.act("Anna use helmet")
    assert question(game) == ""
    assert wounds(game) == [2, 0]


@pytest.mark.clause("rc.card.helmet-saber")
def test_in_the_combat_with_hungry_animals_somebody_is_named_for_the_helmet() -> None:
    game = table(
        "weather phase",
        round=2,
        weapon=2,
        treasures=[{"name": "helmet"}],
        spots=["animals@weather"],
        dice="fight",
    )
    assert question(game) == "1 wound in combat"
    game.act("Anna go-on")
    game.act("Ben use helmet")
    assert wounds(game) == [1, 0]


@pytest.mark.clause("rc.card.helmet-saber")
def test_the_saber_lends_three_levels_for_a_wound() -> None:
    game = fight("fight 4", weapon=1, treasures=[{"name": "saber"}])
    other = game.copy()
    game.act("Anna use saber")
    assert wounds(game) == [1, 0]
    other.act("Anna go-on")
    assert wounds(other) == [3, 0]


@pytest.mark.clause("rc.soldier.frenzy")
def test_i_08_frenzy_helps_once_the_beast_is_seen_but_not_against_hungry_animals() -> None:
    seats = {"Anna": {"role": "soldier", "det": 3}, "Ben": {"role": "cook"}}
    decks = {"hunting": ["wild-pig"]}
    game = fight("fight top hunting card", seats=seats, decks=decks, dice="wild-pig")
    game.act("Anna use frenzy")
    assert game.state.person("Anna").det == 0
    assert wounds(game) == [1, 0]  # the weapon loss that cannot be paid
    sheets = {"Anna": {"role": "soldier", "det": 3, "spent": ["defensive-plan"]}, "Ben": {"role": "cook"}}
    night = table("weather phase", seats=sheets, spots=["animals@weather"], dice="fight")
    assert wounds(night) == [3, 3]


@pytest.mark.clause("rc.ruling.u1")
@pytest.mark.parametrize(
    "line",
    ["fight top hunting card", "top hunting card under the deck", "top hunting card without strength"],
)
def test_an_empty_hunting_deck_harms_nobody(line: str) -> None:
    game = fight(line)
    assert (wounds(game), game.state.drawn) == ([0, 0], ())


@pytest.mark.clause("rc.card.night-attack")
def test_in_search_of_a_beast_leaves_out_the_strength_alone() -> None:
    decks = {"hunting": ["alligator"]}
    game = fight("top hunting card without strength", weapon=1, decks=decks, dice="alligator")
    assert (wounds(game), game.state.weapon) == ([1, 0], 0)
    assert goods(game, "future") == (0, 3, 0, 0)
    assert game.state.drawn == ()


@pytest.mark.clause("rc.card.looking")
def test_the_top_card_may_be_looked_at_sunk_or_discarded() -> None:
    hunting = {"hunting": {"middle": ["bear", "fox"]}}
    seen = table("look at top hunting card if possible", decks=hunting, dice="fox")
    assert seen.state.deck("hunting").top == ("fox",)
    sunk = table("top hunting card under the deck", decks=hunting, dice="fox")
    assert sunk.state.deck("hunting").bottom == ("?fox",)
    known = table("top hunting card under the deck", decks={"hunting": ["bear", "fox"]}, dice="bear")
    assert known.state.deck("hunting").bottom == ("bear",)
    gone = table("discard a beast if possible", decks=hunting, dice="bear")
    assert gone.state.deck("hunting").cards() == ("fox",)
    assert wounds(table("discard top hunting card if possible")) == [0, 0]


@pytest.mark.clause("rc.soldier.tracking", "rc.soldier.the-hunt")
def test_a_tracked_card_stays_or_goes_under_and_a_new_one_comes_unseen() -> None:
    hunting = {"hunting": {"middle": ["bear", "fox"]}}
    game = table("track the top hunting card", who="Ben", decks=hunting, dice="fox fox")
    game.act("Ben choose under")
    assert game.state.deck("hunting").bottom == ("fox",)
    new = table("beast on the hunting deck", who="Ben", decks={**hunting, "beast": ["boa"]}, dice="boa")
    assert new.state.deck("hunting").top == ("?boa",)


@pytest.mark.clause("rc.explore.beast")
def test_a_beast_joins_the_hunting_deck_unseen_and_shuffled() -> None:
    game = table("beast into the hunting deck", decks={"hunting": ["bear"], "beast": ["boa"]}, dice="boa")
    assert game.state.deck("hunting").middle == ("bear", "boa")
    assert game.state.deck("hunting").top == ()


@pytest.mark.clause("rc.wound.step", "rc.wound.death", "rc.end.death")
def test_wounds_pass_arrows_and_the_last_one_kills() -> None:
    seats = {"Anna": {"role": "explorer", "wounds": 5}, "Ben": {"role": "soldier"}}
    game = fight("fight 1", seats=seats)
    assert (wounds(game), game.state.morale) == ([6, 0], -1)
    alive = fight("fight 6", seats=seats)
    assert (wounds(alive), alive.outcome) == ([11, 0], None)
    dead = fight("fight 7", seats=seats)
    assert dead.outcome is not None
    assert (dead.outcome.won, dead.outcome.why, dead.outcome.who) == (False, "rc.end.death", "Anna")
    again = table("heal 1", "1 wound", who="Anna", seats={"Anna": {"role": "explorer", "wounds": 6}})
    assert (wounds(again), again.state.morale) == ([6], -1)


@pytest.mark.clause("rc.wound.heal")
def test_healing_stops_at_the_start_and_raises_no_morale() -> None:
    game = table("heal 4", who="Anna", seats={"Anna": {"role": "explorer", "wounds": 6}}, morale=-1)
    assert (wounds(game), game.state.morale) == ([2], -1)
    whole = table("heal 4", who="Anna", seats={"Anna": {"role": "explorer", "wounds": 3}})
    assert wounds(whole) == [0]
    assert whole.story(whole.history[0])[-1] == "Anna heals 3 wounds."


@pytest.mark.clause("rc.wound.special")
def test_special_wounds_pile_up_without_wounding_and_go_when_their_card_says_so() -> None:
    game = table("special wound leg", "special wound leg", who="Anna")
    assert wounds(game) == [0, 0]
    assert len(game.state.person("Anna").special) == 2
    assert game.story(game.history[0])[-1] == "Anna has a special wound on the leg."
    hurt = {"role": "soldier", "special": ["leg:build:accident", "arm:build:nails"]}
    seats = {"Anna": {"role": "cook"}, "Ben": hurt}
    healed = table("the wounded: 1 wound", card="build:accident", seats=seats)
    assert (wounds(healed), healed.state.person("Ben").special) == ([0, 1], ("arm:build:nails",))
    assert "Ben loses a special wound on the leg." in healed.story(healed.history[0])


@pytest.mark.clause("rc.friday.death", "rc.end.death")
def test_friday_s_death_takes_nobody_along() -> None:
    game = table("4 wounds", "gain 1 wood", phase="resolve", who="Friday", friday={})
    assert game.outcome is None
    assert game.state.friday() is None
    assert goods(game, "future") == (1, 0, 0, 0)
