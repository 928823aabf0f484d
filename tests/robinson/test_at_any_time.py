"""Where the game waits so that things can be used at any time: situations of the rulebook, and the rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fujikit
from fujikit.api import start_game
from fujikit.engine.agenda import advance
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.robinson.language import Task
from fujikit.robinson.state import NEVER, USUAL, WATCH, State
from fujikit.robinson.things.at_any_time import going_on, of_a_use, paused, pausing
from fujikit.robinson.waiting import rule
from fujikit.robinson.waiting.open_uses import OPEN_USES, OpenUse
from fujikit.robinson.waiting.tracking import EVERYTHING
from fujikit.robinson.waiting.trial import chance_of, folded, next_steps, stops, ways
from fujikit.robinson.waiting.worth import End, as_good
from tests.robinson.support import position, state_bytes
from tests.robinson.tables import asked, goods
from tests.robinson.things import uses
from tools.fuzz import check_moment, check_record, moments, step

NAMES = ["Anna", "Ben", "Cleo"]
SPEAKER: dict[str, dict[str, Any]] = {"Anna": {"role": "explorer", "det": 3}, "Ben": {"role": "soldier"}}
LOSE_OR_BLEED = ("decide: lose 1 food | 2 wounds", "end of round")
SITUATIONS: dict[str, tuple[tuple[str, ...], str, dict[str, Any]]] = {
    "a speech between the event and what low morale costs": (
        ("morale phase", "end of round"),
        "motivational-speech",
        {"phase": "event", "morale": -1, "seats": SPEAKER},
    ),
    "a token before low morale costs determination": (
        ("morale phase", "end of round"),
        "tobacco",
        {"phase": "event", "morale": -1, "seats": SPEAKER, "tokens": ["tobacco"]},
    ),
    "a tree before planning, in which it would give its wood to Future": (
        ("action phase",),
        "fallen-tree",
        {"phase": "production", "tokens": ["fallen-tree"]},
    ),
    "equipment that makes an only choice two": (
        LOSE_OR_BLEED,
        "biscuits",
        {"phase": "event", "equipment": ["biscuits"], "who": "Anna"},
    ),
    "the same in the action phase, where nothing lies there to give up": (
        LOSE_OR_BLEED,
        "biscuits",
        {"phase": "resolve", "equipment": ["biscuits"], "who": "Anna"},
    ),
    "an ability before all determination is lost": (
        ("lose all determination", "end of round"),
        "motivational-speech",
        {"phase": "resolve", "who": "Anna", "seats": SPEAKER},
    ),
    "an ability before a creature takes all determination": (
        ("meet the creature", "end of round"),
        "motivational-speech",
        {
            "phase": "resolve",
            "who": "Anna",
            "card": "mystery:giant-snake",
            "drawn": ["giant-snake"],
            "seats": SPEAKER,
        },
    ),
    "healing before its night is over": (
        ("next round",),
        "flask-of-rum",
        {"phase": "night", "equipment": ["flask-of-rum"], "seats": {"Anna": {"wounds": 2}, "Ben": {}}},
    ),
}


def moment(name: str, waits: str = USUAL) -> Game[State]:
    """A situation, with what comes by itself at its beginning."""
    do, _, fields = SITUATIONS[name]
    scene: dict[str, Any] = {key: fields[key] for key in ("who", "card") if key in fields}
    rest = {key: value for key, value in fields.items() if key not in ("who", "card", "tokens")}
    lying = {"tokens": list(fields.get("tokens", ()))}
    return position("Anna", "Ben", do=do, scene=scene, waits=waits, available=lying, round=2, **rest)


def new_game(seed: int, waits: str = USUAL) -> Game[Any]:
    options: dict[str, Any] = {"players": NAMES[: 1 + seed % 3], "scenario": 1 + seed % 7, "waits": waits}
    return start_game("robinson", options, seed=seed, choices="seed")


@pytest.mark.clause(
    "rc.use.any-time", "rc.ability.use", "rc.det.own", "rc.discovery.when", "rc.mystery.resolve"
)
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_table_is_asked_where_a_use_would_come_too_late(name: str) -> None:
    game, thing = moment(name), SITUATIONS[name][1]
    assert pausing(game.state)
    user = next(seat for seat in game.seats if thing in uses(game, seat))
    game.act(f"{user} use {thing}")
    assert any(getattr(event, "name", "") == thing for event in game.history[-1].events)


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_table_that_does_not_want_to_be_asked_is_not(name: str) -> None:
    assert not any(pausing(move.before) for move in moment(name, NEVER).history)


@pytest.mark.clause("rc.use.answer")
def test_nobody_is_asked_where_nobody_has_anything() -> None:
    game = position("Anna", "Ben", do=["morale phase"], phase="event", morale=-1, waits=USUAL)
    assert not game.state.agenda


@pytest.mark.clause("rc.demand.unforced")
def test_what_has_been_let_by_is_not_offered_again_before_something_is_revealed() -> None:
    game = moment("a speech between the event and what low morale costs")
    game.act("Anna go-on")
    assert not pausing(game.state)
    assert game.state.person("Anna").det == 2


@pytest.mark.clause("rc.resource.answer")
def test_a_gain_right_before_a_demand_answers_it_in_the_action_phase_too() -> None:
    game = moment("the same in the action phase, where nothing lies there to give up")
    game.act("Anna use biscuits")
    assert goods(game) == (0, 0, 1, 0)
    assert asked(game) == ["1", "2"]


def test_a_speech_before_the_bill_spares_it() -> None:
    game = moment("a speech between the event and what low morale costs")
    game.act("Anna use motivational-speech")
    assert game.state.person("Anna").wounds == 0


def test_going_on_to_the_end_of_a_phase_is_not_asked_again_in_it() -> None:
    game = position(
        do=["what the morale track says", "what the morale track says", "end of round"],
        scene={"who": "Anna"},
        seats=SPEAKER, phase="morale", morale=-1, waits=WATCH, round=2,
    )  # fmt: skip
    assert pausing(game.state)
    game.act("Anna choose go-on-phase")
    assert all(going_on(move.before) for move in game.history[2:] if move.before.phase == "morale")
    assert game.state.phase != "morale" or not pausing(game.state)


@pytest.mark.parametrize("seed", range(1))
def test_watching_asks_before_every_step_before_which_something_may_be_used(seed: int) -> None:
    watched, usual = new_game(seed, WATCH), new_game(seed, USUAL)
    for game in (watched, usual):
        random = Random(seed)
        for _ in range(40):
            step(game, random)
    assert sum(pausing(move.before) for move in watched.history) > sum(
        pausing(move.before) for move in usual.history
    )


@pytest.mark.parametrize("seed", range(3))
def test_random_games_that_wait_hold_and_come_back(seed: int) -> None:
    game = new_game(seed)
    for moves in moments(game, Random(seed), 120):
        if moves % 20 == 0:
            check_moment(game)
    check_record(game)
    assert f'waits = "{USUAL}"' in game.record()


def test_a_record_of_before_has_no_such_choice_and_loads_without_waiting() -> None:
    game = new_game(1, NEVER)
    assert "waits" not in game.record()
    again = fujikit.from_code(game.code())
    assert again.state.table.waits == NEVER
    assert state_bytes(again.state) == state_bytes(game.state)


def test_a_position_keeps_how_much_the_table_wants_to_be_asked() -> None:
    game = moment("healing before its night is over", WATCH)
    assert fujikit.position(game.position()).state.table.waits == WATCH
    assert fujikit.from_code(game.code()).state.table.waits == WATCH


def test_an_unknown_wish_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="watch"):
        new_game(1, "sometimes")


def as_good_right_after(one: OpenUse, state: State, after: State) -> bool:
    """Whether a use right after the next task leaves the table as well off as one before it."""
    there = rule.still_open(one, after)
    before = [way.end for way in ways(paused(state), one.user, one.thing)]
    if there is None or any(stops(end) or chance_of(next_steps(end)) for end in before):
        return False
    first = [End(folded(end, next_steps(end))) for end in before]
    then = [End(way.end) for way in ways(paused(after), there.user, there.thing)]
    return all(any(as_good(later, earlier) for later in then) for earlier in first)


class Unfiltered:
    """The rule, told apart from what filters it: every use is tried out in full before every task."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.places = 0
        self.wrong: list[str] = []
        filtered = rule._next

        def both(state: State, task: Task) -> rule.Ahead:
            found = filtered(state, task)
            fresh = OPEN_USES.before(state, task, state.let_by)
            if fresh.uses and not of_a_use(task.context):
                self._compare(state, task, fresh.uses, asked=found is rule.ASK)
            return found

        monkeypatch.setattr(rule, "_next", both)

    def _compare(self, state: State, task: Task, fresh: Any, *, asked: bool) -> None:
        tried = [OPEN_USES.tried(state, one) for one in fresh]
        ahead = rule._ahead(state, advance(task.run(state), done=1))
        if ahead.after is None:
            return
        stretch = rule.Stretch(state, EVERYTHING, ahead)
        full = [
            one.key
            for one, bits in zip(fresh, tried, strict=True)
            if not as_good_right_after(one, state, ahead.after) and stretch._is_too_late(one, bits)
        ]
        self.places += 1
        if bool(full) != asked:
            self.wrong.append(f"{task.effect}: {full}")


@pytest.mark.parametrize("seed", range(3))
def test_the_filters_leave_out_nothing_that_the_rule_asks_for(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes too late later, costs no more than its price and is news is asked for, nothing else."""
    compared, game, random = Unfiltered(monkeypatch), new_game(seed), Random(seed)
    for _ in range(60):
        if not game.state.outcome:
            step(game, random)
    assert compared.places
    assert compared.wrong == []


@pytest.mark.parametrize(
    "effect", ["morale phase", "production phase", "weather phase", "night phase", "next round"]
)
def test_the_rule_holds_with_every_thing_within_reach(effect: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tokens, equipment and treasures at once, and all abilities, before the phases of a round."""
    box = fujikit.new_game("robinson", players=["Anna"]).state.table.box
    tokens = [token.id for token in box.tokens if token.use]
    treasures = [card.id for card in box.mysteries if getattr(card, "keep", False) and card.use]
    seats = {
        name: {"role": role, "det": 4, "wounds": 3}
        for name, role in zip(
            ("Anna", "Ben", "Cleo", "Dora"), ("carpenter", "cook", "explorer", "soldier"), strict=True
        )
    }
    compared = Unfiltered(monkeypatch)
    game = position(
        seats=seats, do=[effect, "end of round"], phase="event", waits=USUAL, morale=-1, shelter=True,
        equipment=[card.id for card in box.equipment if card.use],
        items=["pot", "fireplace", "fire", "knife"],
        treasures=treasures, available={"wood": 1, "food": 1, "tokens": tokens}, dice="",
    )  # fmt: skip
    for _ in range(12):
        if game.state.outcome is None and pausing(game.state):
            game.act("Anna go-on")
    assert compared.places
    assert compared.wrong == []
