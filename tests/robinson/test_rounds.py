"""A whole round: its start, the phases in order, its end, and the end of the game."""

from __future__ import annotations

from types import ModuleType

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.effects import action_spaces, beasts, combat
from fujikit.robinson.events import PhaseBegan
from fujikit.robinson.language import EFFECTS, Choice
from fujikit.robinson.phases import event, morale, night, production, rounds, weather
from fujikit.robinson.state import State
from fujikit.robinson.work.kinds import hunt
from tests.robinson.support import wounds
from tests.robinson.tables import det, goods, table


def phases(game: Game[State]) -> list[str]:
    """The phases that have begun so far."""
    moves = [event for move in game.history for event in move.events]
    return [event.phase for event in moves if isinstance(event, PhaseBegan)]


@pytest.mark.clause("rc.round.phases")
def test_a_round_is_event_morale_production_action() -> None:
    game = table("start of round", scenario=2)
    assert phases(game) == ["event", "morale", "production", "plan"]


@pytest.mark.clause("rc.round.phases")
def test_before_the_event_phase_come_returns_then_what_is_due_then_the_scenario() -> None:
    seats = {"Anna": {"role": "explorer", "outside": "m2", "own": {"wood": 1}}, "Ben": {"role": "soldier"}}
    due = [{"do": "lose 1 wood", "moment": "round", "round": 2}]
    game = table("start of round", scenario=2, round=2, seats=seats, island={"m1": 8, "m2": 4}, due=due)
    assert game.state.person("Anna").outside == ""
    assert wounds(game) == [0, 0]
    assert goods(game) == (1, 1, 0, 0)  # the wood from outside has paid what was due
    assert game.state.due == ()


@pytest.mark.clause("rc.round.phases", "rc.outside.back")
def test_a_treasure_from_outside_works_before_what_is_due() -> None:
    seats = {"Anna": {"role": "explorer", "outside": "m2", "own": {"treasures": ["cave-with-furs"]}}}
    due = [{"do": "lose 1 fur", "moment": "round", "round": 2}]
    game = table("start of round", scenario=2, round=2, seats=seats, island={"m1": 8, "m2": 4}, due=due)
    assert wounds(game) == [0]


@pytest.mark.clause("rc.round.phases", "rc.s4.lava")
def test_what_is_due_comes_before_the_scenario_s_own_start() -> None:
    due = [{"do": "move camp", "moment": "round", "round": 4}]
    island = {"m3": {"tile": 8, "down": True}, "m4": 10, "b3": 4}
    game = table("start of round", scenario=4, round=4, camp="m4", island=island, due=due)
    assert (game.state.camp, game.outcome) == ("b3", None)
    assert game.state.place("m4").down


@pytest.mark.clause("rc.round.phases")
def test_what_is_due_in_a_later_round_waits() -> None:
    game = table("next round: first player: gain 2 determination", "start of round", scenario=2)
    assert det(game) == [0, 0]
    assert len(game.state.due) == 1


@pytest.mark.clause("rc.night.next", "rc.round.phases")
def test_after_the_night_the_next_round_begins() -> None:
    lines = ("next round: first player: gain 2 determination", "night phase", "end of round")
    game = table(*lines, scenario=2, phase="weather", shelter=True, available={"food": 2})
    assert (game.round, game.state.first) == (2, "Ben")
    assert det(game) == [0, 2]
    assert phases(game) == ["night", "event", "morale", "production", "plan"]


@pytest.mark.clause("rc.end.rounds")
def test_the_last_round_without_the_goal_loses_the_game() -> None:
    game = table("end of round", phase="night", round=12)
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (False, "rc.end.rounds")
    assert table("end of round", phase="night", round=11).outcome is None
    short = table("end of round", phase="night", round=8, scenario=3)
    assert short.outcome is not None


@pytest.mark.clause("rc.end.death", "rc.wound.death")
def test_whatever_is_still_to_come_stops_with_a_death() -> None:
    seats = {"Anna": {"role": "explorer", "wounds": 11}, "Ben": {"role": "soldier"}}
    game = table("all: 1 wound", "gain 3 wood", seats=seats)
    assert game.outcome is not None
    assert (wounds(game), goods(game)) == ([12, 0], (0, 0, 0, 0))
    assert game.legal("Anna") == []
    assert game.check("Ben go-on").clauses == ["rc.end.win"]


@pytest.mark.clause("rc.demand.action", "rc.demand.wound")
def test_in_the_action_phase_the_resolver_alone_pays_with_wounds() -> None:
    assert wounds(table("lose 2 wood", phase="resolve", who="Ben", available={"wood": 1})) == [0, 1]
    assert wounds(table("lose 2 wood", available={"wood": 1})) == [1, 1]


@pytest.mark.clause("rc.demand.pay")
def test_what_can_be_given_must_be_given() -> None:
    game = table("lose 2 fur", available={"fur": 1})
    assert (goods(game), wounds(game)) == ((0, 0, 0, 0), [1, 1])


@pytest.mark.clause("rc.det.own")
def test_determination_belongs_to_the_one_who_gained_it() -> None:
    game = table("gain 2 determination", who="Ben")
    assert det(game) == [0, 2]


MODULES = (combat, event, beasts, hunt, morale, night, production, rounds, action_spaces, weather)


@pytest.mark.parametrize("module", MODULES)
def test_every_question_of_the_phases_has_words(module: ModuleType) -> None:
    kinds = [kind for kind in EFFECTS.kinds if kind.__module__ == module.__name__]
    asked = [kind.__name__ for kind in kinds if issubclass(kind, Choice)]
    assert kinds
    assert [name for name in asked if not WORDS.has("prompt", name, "en")] == []


SPOTS = [
    f"{token}@{spot}"
    for spot, tokens in {
        "build": "time reroll adventure wood",
        "gather": "time reroll adventure",
        "explore": "time reroll adventure danger",
        "hunt": "danger",
        "arrange": "time bear",
        "night": "food",
        "weather": "rain snow storm animals",
        "shelter": "wood",
        "roof": "wood",
        "palisade": "wood",
        "weapon": "wood",
    }.items()
    for token in tokens.split()
]


@pytest.mark.parametrize("mark", SPOTS)
def test_every_token_off_the_island_is_told_in_words_as_it_comes_and_goes(mark: str) -> None:
    assert WORDS.has("log", f"SpotMarked/{mark}", "en")
    assert WORDS.has("log", f"SpotCleared/{mark}", "en")


def test_a_round_is_told_in_words() -> None:
    cards = {"event": ["event:stroke-of-fate"], "hunting": ["fox"]}
    threats = {"left": "event:despondency", "right": "event:the-island-fights-back"}
    camp = {"scenario": 3, "jenny": {}, "round": 5, "available": {"food": 5}}
    lines = [f"{name} phase" for name in ("event", "morale", "production", "weather", "night")]
    sky = ["storm@weather", "rain@weather"]
    scripted = "event:stroke-of-fate fight"
    game = table(*lines, "end of round", decks=cards, threats=threats, spots=sky, dice=scripted, **camp)
    told = [sentence for move in game.history for sentence in game.story(move)]
    assert "Stroke of Fate is placed on the right threat space." in told
    assert "Strength 3 against weapon level 0: 3 levels are missing." in told
    assert told[-1] == "Time to plan."


@pytest.mark.clause("rc.demand.wound")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        *[(f"lose 2 {kind}", f"2 {kind} are missing.") for kind in ("wood", "food", "fur")],
        ("lose 1 kept", "1 nonperishable food is missing."),
        ("first player: lose 3 determination", "3 determination are missing."),
        *[(f"{level} -1", f"1 {level} level is missing.") for level in ("roof", "palisade", "weapon")],
        ("fight 0, weapon -2, 0 food, 0 fur, palisade -0", "2 weapon levels are missing."),
        ("exhaust 1 source next to camp", "There is no place for 1 marker."),
        ("flip an item", "1 item is missing."),
        ("move camp", "The camp must move, but there is no tile to move to."),
    ],
)
def test_the_log_says_why_a_demand_wounds(line: str, sentence: str) -> None:
    assert sentence in told(table(line))


@pytest.mark.clause("rc.demand.wound", "rc.discard.invention")
def test_the_log_says_how_many_inventions_are_missing() -> None:
    assert "1 invention is missing." in told(table("discard 2 inventions", inventions=["raft"]))


@pytest.mark.clause("rc.night.sleep")
def test_the_log_says_that_there_was_no_shelter() -> None:
    sentence = "There is no shelter for the night."
    assert sentence in told(table("sleep", phase="night"))
    assert sentence not in told(table("sleep", phase="night", shelter=True))


@pytest.mark.clause("rc.production.changes")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("no wood in production", "No wood is produced this round."),
        ("no food in production", "No food is produced this round."),
        ("half production", "This round's production is halved."),
        ("skip production", "This round's production is skipped."),
        ("production +1 wood", "1 extra wood is produced this round."),
        ("production -1 food if possible", "1 less food is produced this round."),
    ],
)
def test_the_log_says_what_becomes_of_production(line: str, sentence: str) -> None:
    assert sentence in told(table(line))


def told(game: Game[State]) -> list[str]:
    return [sentence for move in game.history for sentence in game.story(move)]
