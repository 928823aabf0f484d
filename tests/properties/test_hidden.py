"""What a seat may not see changes not one byte of what it gets: view, legal actions, verdicts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

import fujikit
from fujikit.engine.chance import Chance, pick
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.fuji.actions import Say
from fujikit.fuji.dice import Throw, Thrown
from fujikit.fuji.state import SCREENS_DOWN, THIRD, State
from tests.properties.games import MOVES, SEEDS, lines, moment, opening, readable, view_bytes
from tests.properties.unseen import may_see, other_hidden_dice
from tools.fuzz import step

OF_PHASE_3 = ("reroll", "aside", "stop")


def told(game: Game[Any], viewer: str, found: list[str]) -> tuple[bytes, list[str], list[str]]:
    """All that a seat gets to know."""
    own = [action for action in readable(game, found) if action.seat == viewer]
    verdicts = [str(game.check(action)) for action in own if not isinstance(action, Say)]
    return view_bytes(game, viewer), [str(action) for action in game.legal(viewer)], verdicts


@settings(max_examples=80)
@given(SEEDS, MOVES)
def test_a_hidden_die_changes_nothing_for_another_seat(seed: int, moves: int) -> None:
    game, random = moment(seed, moves), Random(seed)
    found, state = lines(game, random, 25), game.state
    for viewer in game.seats:
        before = told(game, viewer, found)
        game.state = other_hidden_dice(state, viewer, random)
        assert told(game, viewer, found) == before
        game.state = state


class OneDieOther:
    """Chance as it was, but for one die of one throw."""

    def __init__(self, results: list[Event[Any]], throw: int, random: Random) -> None:
        self.results, self.throw, self.random = iter(enumerate(results)), throw, random
        self.changed = -1

    def resolve(self, chance: Chance) -> Event[Any]:
        number, event = next(self.results)
        if number != self.throw:
            return event
        assert isinstance(chance, Throw)
        assert isinstance(event, Thrown)
        self.changed = int(self.random.random() * len(event.faces))
        others = [face for face in chance.faces[self.changed] if face != event.faces[self.changed]]
        faces = list(event.faces)
        faces[self.changed] = pick(others, self.random.random)
        return replace(event, faces=tuple(faces))


@pytest.mark.slow
@settings(max_examples=30)
@given(SEEDS)
def test_another_throw_stays_unknown_until_it_is_seen(seed: int) -> None:
    """Two games that differ in one die look the same, log included, to all who have not seen that die."""
    game, random = moment(seed, 60), Random(seed)
    results = [event for move in game.history for event in move.events if event.by_chance]
    throws = [number for number, event in enumerate(results) if isinstance(event, Thrown)]
    if not throws:
        return
    throw = pick(throws, random.random)
    one, other = _restarted(game), _restarted(game)
    first, second = OneDieOther(results, -1, random), OneDieOther(results, throw, random)
    unaware = set(game.seats)
    one.begin(first)
    other.begin(second)
    for move in game.history:
        if move.action is None:
            continue
        unaware -= {seat for seat in unaware if _sees_a_difference(one.state, other.state, seat)}
        for seat in unaware:
            assert view_bytes(one, seat) == view_bytes(other, seat)
        if not unaware or not other.check(move.action).ok:
            break
        one.act_with(move.action, first)
        other.act_with(move.action, second)


def _restarted(game: Game[Any]) -> Game[Any]:
    return Game(game.rules, game.start, game.source, lang=game.lang, study=game.study)


def _sees_a_difference(one: State, other: State, viewer: str) -> bool:
    faces = [_faces(one), _faces(other)]
    if one.phase in SCREENS_DOWN and faces[0] != faces[1]:
        return True
    if any(a.face != b.face for a, b in zip(one.third[3:], other.third[3:], strict=True)):
        return True
    return any(may_see(one, viewer, place) for place, face in faces[0].items() if face != faces[1].get(place))


def _faces(state: State) -> dict[tuple[str, int], str]:
    hands = {(die.owner, die.slot): die.face for seat in state.seats for die in (*seat.dice, *seat.aside)}
    return hands | {("set", die.slot): die.face for die in state.third if state.phase in SCREENS_DOWN}


@settings(max_examples=20)
@given(SEEDS)
def test_in_phase_3_others_see_only_who_is_done(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while game.outcome is None:
        views = {seat: game.view(seat) for seat in game.seats} if game.phase == "reroll" else {}
        if not step(game, random) or not views or game.phase != "reroll":
            continue
        action = game.history[-1].action
        assert action is not None
        if action.verb not in OF_PHASE_3:
            continue
        for seat, before in views.items():
            if seat != action.seat:
                assert _but_for_ready(game.view(seat)) == _but_for_ready(before)


def _but_for_ready(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what says who is done; whoever is done is told for whom the others wait."""
    seats = {name: {**seat, "ready": None} for name, seat in view["seats"].items()}
    ask = view["ask"] if view["seat"] in view["awaits"] else None
    return {**view, "seats": seats, "awaits": None, "ask": ask}


class DiceOfTheirOwn:
    """Every die has its own chance, so that it does not matter who throws first."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.thrown: dict[tuple[str, int], int] = {}

    def resolve(self, chance: Chance) -> Event[Any]:
        assert isinstance(chance, Throw)
        faces = []
        for die, sides in zip(chance.dice, chance.faces, strict=True):
            self.thrown[chance.seat, die] = self.thrown.get((chance.seat, die), 0) + 1
            draw = Random(f"{self.seed} {chance.seat} {sides} {die} {self.thrown[chance.seat, die]}").random
            faces.append(pick(sides, draw))
        return Thrown(chance.seat, chance.dice, tuple(faces))


@settings(max_examples=40)
@given(SEEDS)
def test_the_order_of_seats_in_phase_3_changes_nothing(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while game.phase != "reroll" and step(game, random):
        pass
    if game.outcome is not None or game.state.prompts:
        return
    one, dice = game.copy(), DiceOfTheirOwn(seed)
    while one.phase == "reroll":
        one.act_with(_reroll_action(one, random), dice)
    actions = [move.action for move in one.history[len(game.history) :] if move.action is not None]
    other, dice = game.copy(), DiceOfTheirOwn(seed)
    for action in sorted(actions, key=lambda action: action.seat, reverse=True):
        other.act_with(action, dice)
    assert other.state == one.state
    assert [view_bytes(one, seat) for seat in one.seats] == [view_bytes(other, seat) for seat in one.seats]


def _reroll_action(game: Game[Any], random: Random) -> Any:
    found = [action for seat in game.seats for action in game.legal(seat) if action.verb in OF_PHASE_3]
    return pick(found, random.random)


def test_the_view_of_nobody_shows_no_die_before_the_screens_fall() -> None:
    game = fujikit.new_game("fuji", players=["Clara", "Jona"], variant="b", seed=3)
    hands = [seat["dice"] for seat in game.view(None)["seats"].values()]
    assert all(face is None for hand in hands for face in hand)
    assert THIRD in game.view(None)["seats"]
