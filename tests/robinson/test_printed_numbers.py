"""What sheets and board print is data: a box that changes all of it is played, and each change is felt."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.box import Box, house
from fujikit.robinson.language import Effect, EffectContext
from fujikit.robinson.own_box import box_from
from fujikit.robinson.scenarios.cannibal_island import cannibals, strength
from fujikit.robinson.scenarios.family_robinson import children, wanted
from fujikit.robinson.scenarios.king_kong_island import is_captive, is_cell
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.setup.start import event_shares
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import pawns_needed
from tests.boxes import plain
from tests.robinson.plans import ACTIONS, ready
from tests.robinson.support import new_game, position
from tools.fuzz import play

SEATS = {"Anna": {"role": "explorer"}, "Ben": {"role": "soldier"}}
BOARD = {
    "weapon_cost": ["2 wood"],
    "arrange_det": 4,
    "arrange_morale": 2,
    "rest_heals": 3,
    "animals": 5,
    "morale": [
        {"level": -2, "change": -4},
        {"level": -1, "change": -1},
        {"level": 0, "change": 1},
        {"level": 1, "change": 3, "heal": 2},
    ],
}
SHEETS: dict[int, dict[str, Any]] = {
    1: {"pile": {"stages": [2, 1], "ship": [2], "needs": "map"}, "books_help": False},
    2: {"crosses": {"count": 2, "temple": ["gain 3 wood"]}},
    3: {
        "jenny": {"night": ["3 wounds"], "resting": ["heal 2"], "raft": "lifeboat", "boat": "scenario-raft"},
        "left_out": ["bible"],
    },
    4: {
        "camp": "b1",
        "placed": [{"space": "t3", "tile": 8, "down": True}, {"space": "b1", "tile": 5}],
        "start": ["build pot free"],
        "stays": ["time@gather"],
        "fur_for_wood": False,
        "volcano": {
            "space": "t3",
            "boat": "rope-ladder",
            "flows": [{"round": 2, "spaces": ["m1"]}],
            "targets": [{"players": count, "spaces": 9, "locations": 1} for count in (1, 2, 3, 4)],
            "locations": [{"cards": 2, "more_pawns": 2}],
        },
    },
    5: {
        "book": [
            "all: 5 wounds, 2 less for each burned village",
            "move camp, or lose what is built, or all: 1 wound",
        ],
        "placed": [{"space": "m1", "tile": 8}, {"space": "b3", "tile": 4, "down": True}],
        "equipment": ["bible"],
        "cannibals": {
            "villages": 1,
            "strength": 7,
            "city": "b3",
            "opens": 2,
            "walls": 12,
            "weaker": 5,
            "more_pawns": 2,
        },
    },
    6: {
        "draws": 3,
        "family": {"births": [2], "new_terrain": ["2 wounds"], "reclaim": ["gain 2 fur"]},
    },
    7: {
        "start": [],
        "film": {
            "traps": 1,
            "reach": 1,
            "weapon": 2,
            "actress": 1,
            "director": 2,
            "lair": 1,
            "free": ["the actress is free"],
            "production": ["all: 2 wounds"],
            "breach": ["morale -2"],
        },
    },
}


@cache
def changed() -> Box:
    """The default box with every number of sheets and board another."""
    data = plain(house())
    data["name"] = "changed"
    data["board"].update(BOARD)
    for printed in data["scenario"]:
        printed.update(SHEETS[printed["number"]])
    return box_from(data)


def test_every_number_of_a_sheet_and_of_the_board_is_changed() -> None:
    """Nothing that only sheets have is left as it is in the default box."""
    for old, new in zip(house().scenarios, changed().scenarios, strict=True):
        before, after = msgspec.to_builtins(old), msgspec.to_builtins(new)
        for field in SHEETS[old.number]:
            assert before[field] != after[field], (old.number, field)
            if isinstance(before[field], dict):
                assert [name for name, value in before[field].items() if value == after[field][name]] == []
    board = msgspec.to_builtins(house().board)
    assert [name for name, value in BOARD.items() if board[name] == value] == []


Look = Callable[[Box], object]


def at(box: Box, scenario: int, *do: Any, **fields: Any) -> Game[State]:
    """A moment of a game with a box; sentences that are carried out, and nothing after them."""
    lines = (*do, "wait for the table") if do else None
    given = {"seats": SEATS, "scenario": scenario, "phase": "event", **fields}
    return position(box=box, do=lines, **given)


def hurt(box: Box, scenario: int, *do: Any, **fields: Any) -> list[int]:
    """The wounds after some sentences."""
    game = at(box, scenario, *do, **fields)
    while game.state.agenda[:1] and len(game.state.agenda) > 1:
        game.act("Anna go-on" if game.check("Anna go-on").ok else game.legal("Anna")[0])
    return [person.wounds for person in game.state.people]


def begun(box: Box, scenario: int) -> State:
    """A game that has just been set up."""
    return _begun(box.name, scenario)


@cache
def _begun(name: str, scenario: int) -> State:
    box = house() if name == house().name else changed()
    return new_game(2, scenario=scenario, box=box).state


def goal(box: Box, scenario: int, **fields: Any) -> str:
    """The goal that is met at once, or with the round."""
    state = at(box, scenario, "wait for the table", **fields).state
    rules = sheet(state)
    return (state.outcome.why if state.outcome else "") or rules.goal(state) or rules.goal_of_round(state)


def morale(box: Box, level: int, **anna: Any) -> tuple[int, int]:
    """What the morale track does to the First Player: determination and wounds."""
    seats: dict[str, Any] = {"Anna": {"role": "cook", **anna}, "Ben": {"role": "soldier"}}
    game = at(box, 1, "morale phase", morale=level, seats=seats, first="Anna")
    if game.check("Anna choose heal").ok:
        game.act("Anna choose heal")
    person = game.state.person("Anna")
    return person.det, person.wounds


def arranged(box: Box) -> tuple[int, int]:
    plan = [{"kind": kind, "pawns": [name]} for kind, name in (("arrange", "Anna"), ("rest", "Anna"))]
    plan += [{"kind": "rest", "pawns": ["Ben"]} for _ in range(2)]
    seats: dict[str, Any] = {"Anna": {"role": "cook", "wounds": 5}, "Ben": {"role": "soldier"}}
    game = ready(position(seats=seats, plan=plan, phase="plan", do=ACTIONS, box=box))
    return game.state.person("Anna").det, game.state.person("Anna").wounds


def said(box: Box, scenario: int, what: str, *given: Any, **fields: Any) -> list[str]:
    """What a sheet leads to: its sentences, and events by name."""
    state = at(box, scenario, **fields).state
    made = getattr(sheet(state), what)(state, *given)
    return [str(part) if isinstance(part, Effect) else type(part).__name__ for part in made]


def city(box: Box) -> str:
    """The space of the city."""
    return cannibals(begun(box, 5)).city


def pawns(box: Box, scenario: int, kind: str, place: str, **fields: Any) -> tuple[int, int]:
    state = at(box, scenario, **{"phase": "plan", **fields}).state
    return pawns_needed(state, kind, place)


VILLAGE = {"m1": 8, "m2": {"tile": 7}}
FOUND = {"island": VILLAGE, "notes": {"totems": 1, "village-m2": 1}}
LAIR = {"m1": 8, "m2": {"tile": 7, "tokens": ["number"]}}
BOATS = ("scenario-raft", "lifeboat")
WIDE = {"m1": 8, "m2": 7, "t1": 1, "b1": 3, "b2": 9, "m4": 10}
DONE = {"location-t1": 1}
NEAR = {"m1": 8, "m2": 9}
MIXED = {"wood": 2, "fur": 1}
THREE: dict[str, Any] = {**SEATS, "Cleo": {"role": "cook"}}
TRAPPED: dict[str, Any] = {"island": {"m1": 8, "t1": {"tile": 7, "markers": ["trap"]}}}
FAR: dict[str, Any] = {"island": {"m1": 8, "m2": 9, "t2": 5}, "items": ["shovel"]}
FELT: dict[str, tuple[Look, object, object]] = {
    "board: a weapon": (
        lambda box: at(box, 1, phase="plan", available={"wood": 1}).check("Anna place build weapon").ok,
        True,
        False,
    ),
    "board: arranging and resting": (arranged, (2, 4), (4, 2)),
    "board: hungry animals": (
        lambda box: hurt(box, 1, "weather phase", spots=["animals@weather"], dice="fight", phase="weather"),
        [3, 3],
        [5, 5],
    ),
    "board: low morale": (lambda box: morale(box, -2, det=2), (0, 0), (0, 2)),
    "board: morale 0": (lambda box: morale(box, 0), (0, 0), (1, 0)),
    "board: high morale": (lambda box: morale(box, 1, wounds=4), (1, 4), (0, 2)),
    "board: ends of the track": (
        lambda box: [at(box, 1, line).state.morale for line in ("morale +9", "morale -9")],
        [3, -3],
        [1, -2],
    ),
    "1: the stages of the pile": (
        lambda box: at(box, 1, "wood for the pile", available={"wood": 9}).legal("Anna")[-1].nouns(),
        ("1",),
        ("2",),
    ),
    "1: the ship and the fire": (
        lambda box: [
            goal(box, 1, round=turn, notes={"pile": pile}, items=[item])
            for turn, pile, item in ((10, 15, "fire"), (2, 3, "map"))
        ],
        ["rc.s1.goal", ""],
        ["", "rc.s1.goal"],
    ),
    "1: books that help": (
        lambda box: event_shares(box.scenarios[0], "easier"),
        (8, 4),
        (4, 8),
    ),
    "2: the Crosses": (
        lambda box: goal(
            box,
            2,
            island={"m1": {"tile": 8, "markers": ["cross"]}, "m2": {"tile": 7, "markers": ["cross"]}},
        ),
        "",
        "rc.s2.goal",
    ),
    "2: the temple": (
        lambda box: said(box, 2, "explore", EffectContext(), "m1:temple"),
        ["Unplaced", "draw mystery: 3 treasure, 1 creature"],
        ["Unplaced", "gain 3 wood"],
    ),
    "3: Jenny's nights": (
        lambda box: hurt(box, 3, {"do": "jenny on her rock", "who": "Jenny"}, jenny={})[2],
        2,
        3,
    ),
    "3: Jenny rests": (
        lambda box: hurt(box, 3, {"do": "jenny rests", "who": "Jenny"}, jenny={"wounds": 5})[2],
        4,
        3,
    ),
    "3: the boats": (
        lambda box: [goal(box, 3, items=[item], notes={"jenny-in-camp": 1}) for item in BOATS],
        ["", "rc.s3.goal"],
        ["rc.s3.goal", ""],
    ),
    "3: what is left out": (
        lambda box: [name in begun(box, 3).deck("equipment").cards() for name in ("storm-glass", "bible")],
        [False, True],
        [True, False],
    ),
    "4: camp, tiles and items at the start": (
        lambda box: (
            begun(box, 4).camp,
            begun(box, 4).place("t3").down,
            [item.name for item in begun(box, 4).items],
        ),
        ("m4", False, ["shovel", "knife"]),
        ("b1", True, ["pot"]),
    ),
    "4: the token that stays": (
        lambda box: [pawns(box, 4, kind, "m2", island=NEAR, camp="m1") for kind in ("explore", "gather")],
        [(2, 3), (1, 2)],
        [(1, 2), (2, 3)],
    ),
    "4: lava": (
        lambda box: [
            at(box, 4, "the scenario's start of round", round=turn, island=WIDE, camp="b2")
            .state.place(name)
            .down
            for turn, name in ((4, "m4"), (2, "m1"))
        ],
        [True, False],
        [False, True],
    ),
    "4: targets": (lambda box: still_to_explore(begun(box, 4)), (6, 3), (9, 1)),
    "4: the boat": (
        lambda box: [
            clause
            for boat in ("jolly-boat", "rope-ladder")
            for clause in at(box, 4, phase="plan").check(f"Anna place build {boat}").clauses
            if clause == "rc.s4.goal"
        ],
        ["rc.s4.goal"],
        ["rc.s4.goal"],
    ),
    "4: cards and pawns of a location": (
        lambda box: (
            pawns(box, 4, "explore", "t1", island={"m1": 8, "t1": 7}, camp="m1"),
            len(sheet(begun(box, 4)).explore_targets(at(box, 4, island=WIDE, camp="m1", notes=DONE).state)),
        ),
        ((2, 3), 1),
        ((3, 4), 0),
    ),
    "4: fur for wood": (
        lambda box: (
            at(box, 4, phase="plan", seats=THREE, available=MIXED).check("Anna place build shelter").ok
        ),
        True,
        False,
    ),
    "5: the book": (
        lambda box: hurt(box, 5, "book effect", scene={"card": ""}, notes={"village-m2": 2}),
        [4, 4],
        [4, 4],
    ),
    "5: the book without a burned village": (
        lambda box: hurt(box, 5, "book effect"),
        [5, 5],
        [6, 6],
    ),
    "5: villages and the city": (
        lambda box: [strength(at(box, 5, **FOUND).state, name) for name in ("m2", city(box))],
        [4, 21],
        [7, 12],
    ),
    "5: burned villages weaken the city": (
        lambda box: strength(at(box, 5, notes={"village-m2": 2}).state, city(box)),
        18,
        7,
    ),
    "5: the city opens": (
        lambda box: [
            at(box, 5, "the scenario's start of round", round=turn).state.place(city(box)).down
            for turn in (2, 4)
        ],
        [True, False],
        [False, True],
    ),
    "5: gathering at cannibals'": (lambda box: pawns(box, 5, "gather", "m2", **FOUND), (2, 3), (3, 4)),
    "5: so many villages": (
        lambda box: said(box, 5, "totem", EffectContext("Anna", place="m1"), 2)[0],
        "VillageFound",
        "1 wound",
    ),
    "5: the equipment": (
        lambda box: sorted(gear.name for gear in begun(box, 5).equipment)[:1],
        ["flask-of-rum"],
        ["bible"],
    ),
    "6: inventions to build": (lambda box: len(wanted(begun(box, 6))), 9, 3),
    "6: births": (lambda box: [children(at(box, 6, round=turn).state) for turn in (2, 7)], [0, 1], [1, 1]),
    "6: totems": (
        lambda box: said(box, 6, "totem", EffectContext(place="m1"), 1),
        ["cover the terrain here"],
        ["2 wounds"],
    ),
    "6: the special action": (
        lambda box: said(box, 6, "reclaim", EffectContext(), ""),
        ["take a black marker off"],
        ["gain 2 fur"],
    ),
    "7: the shelter at the start": (lambda box: begun(box, 7).shelter, True, False),
    "7: so many traps": (
        lambda box: len(sheet(at(box, 7).state).hunt_targets(at(box, 7, **TRAPPED).state)),
        0,
        1,
    ),
    "7: the reach of a trap": (
        lambda box: "rc.s7.trap" in at(box, 7, **FAR, phase="plan").check("Anna place build trap@t2").clauses,
        False,
        True,
    ),
    "7: the capture": (
        lambda box: said(box, 7, "hunt", EffectContext(), "king-kong")[0],
        "combat costs 5 weapon",
        "combat costs 2 weapon",
    ),
    "7: actress, director and lair": (
        lambda box: (
            is_captive(at(box, 7, notes={"crew-1": 1}).state),
            is_cell(at(box, 7, notes={"lair-m1": 1}).state, "m1"),
            at(box, 7, "lose a crew member", notes={"crew-1": 1}).outcome is not None,
        ),
        (False, False, False),
        (True, True, True),
    ),
    "7: what frees the actress": (
        lambda box: said(box, 7, "explore", EffectContext(), "m1:actress"),
        ["draw mystery to the end: 1 creature", "the actress is free"],
        ["the actress is free"],
    ),
    "7: a camp beside a totem": (
        lambda box: hurt(box, 7, "production phase", island={"m1": 7}),
        [1, 1],
        [2, 2],
    ),
    "7: a breach": (
        lambda box: at(box, 7, "king kong breaks through").state.morale,
        -1,
        -2,
    ),
}


@pytest.mark.parametrize("name", FELT)
def test_a_changed_number_is_felt(name: str) -> None:
    look, usual, otherwise = FELT[name]
    assert look(house()) == usual
    assert look(changed()) == otherwise


def test_a_view_shows_every_book_effect() -> None:
    shown = {number: new_game(2, scenario=number).view("Anna")["scenario"]["book"] for number in range(1, 8)}
    assert [number for number, book in shown.items() if not book] == [1]
    assert shown[5] == [
        "all: 3 wounds, 1 less for each burned village",
        "move camp, or lose what is built, or all: 2 wounds",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", range(1, 8))
def test_a_game_with_the_changed_box_is_played_and_read_again(scenario: int) -> None:
    game = new_game(2, scenario=scenario, box=changed())
    play(game, Random(scenario), 60)
    again = fujikit.from_code(game.code())
    assert again.state == game.state
    assert again.state.table.box == changed()
