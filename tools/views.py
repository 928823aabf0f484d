"""Views of real games for the tests of the browser half, written by `python -m tools.views`.

A test compares the file with what would be written, so that the browser's tests never rest on a view of old.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import fujikit
from fujikit.engine.game import Game
from fujikit.widgets.hot_seat import HotSeat
from fujikit.widgets.sights import sight
from fujikit.widgets.slim import drawn

FILE = Path(__file__).parents[1] / "widgets" / "tests" / "fixtures" / "views.json"
BOX = Path(__file__).parents[1] / "tests" / "box.toml"
NEEDS = 'needs = { c2 = "yellow|4", d2 = "pink|4", c3 = "blue", d3 = "yellow", b2 = "1|2|3" }'
SKILLS = ("buddy", "equipment-manager", "gatherer")
HANDS = ("B6 P1 B3 Y5 P1 B3", "Y2 Y4 Y6 B1 Y4 P5", "P3 B2 B4 Y5 B5 B3")
PLAN_CARDS = ("binoculars", "flashlight", "radio", "rope")
EQUIP_CARDS = (
    "lighter",
    "carabiner",
    "map",
    "duct-tape",
    "compass",
    "machete",
    "first-aid-kit",
    "shovel",
    "flare-gun",
    "water",
)


def position(phase: str, *, cards: str = "", clara: str = "", jona: str = "", top: str = "") -> Game[Any]:
    """A small board with three players; Clara has the cards."""
    equipment = ", ".join(f'"{card}"' for card in cards.split())
    seats = [
        f'[[seat]]\nname = "{name}"\nskill = "{skill}"\nat = "{at}"\ndice = "{dice}"\n'
        for name, skill, at, dice in zip(
            ("Clara", "Jona", "Steve"), SKILLS, ("c2", "c2", "c3"), HANDS, strict=True
        )
    ]
    seats[0] += f"equipment = [{equipment}]\n{clara}"
    seats[1] += jona
    if phase in {"reroll", "equip", "move", "erupt"}:
        seats = [seat + f'marker = "{to}"\n' for seat, to in zip(seats, ("d2", "d3", "c3"), strict=True)]
    head = f'game = "fuji"\nphase = "{phase}"\nlevel = 2\n{top}\n[board]\n'
    land = 'map = """\nV R . . .\n. l l l v\n. . l l v\n"""\n'
    text = "\n".join([head + land + NEEDS, 'tokens = { d3 = "equipment" }', *seats])
    return fujikit.position(text, seed=7, box=BOX)


def played(game: Game[Any], *lines: str) -> Game[Any]:
    for line in lines:
        game.act(line)
    return game


def setups() -> Iterator[tuple[str, Any]]:
    three = fujikit.new_game(
        "fuji",
        players=["Clara", "Jona", "Steve"],
        choices="ask",
        skills=["buddy", "equipment-manager", "scout"],
        seed=7,
        scenario=1,
        box=BOX,
    )
    yield "setup-keep", three.view("Jona")
    three.act(three.legal("Jona")[0])
    yield "setup-leave-out", three.view("Steve")
    four = fujikit.new_game(
        "fuji",
        players=["Ann", "Bob", "Cem", "Dee"],
        choices="ask",
        skills=["buddy", "gatherer", "survivalist", "scout"],
        seed=7,
        scenario=1,
        box=BOX,
    )
    yield "setup-start", four.view("Ann")


def phases() -> Iterator[tuple[str, Any]]:
    yield "roll", sight(position("roll"), HotSeat(open=True), "en")
    yield "plan", position("plan").view("Clara")
    yield "plan-public", position("plan").view(None)
    yield "plan-marked", played(position("plan"), "Clara mark d2").view("Clara")
    yield "plan-ready", played(position("plan"), "Clara mark d2", "Clara ready").view("Clara")
    yield "plan-open", sight(position("plan", top="study = true"), HotSeat(open=True, lifted=True), "en")
    yield "give", position("equip", jona='equipment = ["lighter", "rope"]\n').view("Jona")
    yield "reroll", position("reroll").view("Jona")
    yield "reroll-buddy", position("reroll").view("Clara")
    yield "equip", position("equip").view("Clara")
    yield "equip-ready", played(position("equip"), "Clara ready").view("Clara")
    yield "erupt", sight(position("erupt"), HotSeat(open=True), "en")


def cards() -> Iterator[tuple[str, Any]]:
    for card in PLAN_CARDS:
        yield f"plan-{card}", position("plan", cards=card).view("Clara")
    for card in EQUIP_CARDS:
        yield f"equip-{card}", position("equip", cards=card).view("Clara")
    knife = position("equip", cards="pocket-knife", jona='equipment = ["shovel", "compass"]\n')
    yield "equip-pocket-knife", knife.view("Clara")
    asked = played(position("equip", cards="lighter"), "Clara use lighter Jona")
    yield "asked-lighter", asked.view("Jona")
    yield "asked-carabiner", played(position("equip", cards="carabiner"), "Clara use carabiner").view("Steve")
    yield "asked-water", played(position("equip", cards="water"), "Clara use water 1").view("Clara")
    yield "asked-gift", played(position("equip", cards="water"), "Clara use water Jona").view("Jona")


def moves() -> Iterator[tuple[str, Any]]:
    everybody = HotSeat(open=True)
    yield "move", sight(position("move"), everybody, "en")
    bars = position("move").position().replace('skill = "gatherer"', 'skill = "gatherer"\nbars = 2')
    yield "move-bars", sight(fujikit.position(bars, seed=7, box=BOX), everybody, "en")
    hurt = position("move", clara="stamina = 5\n")
    yield "asked-injury", sight(played(hurt, "Clara move d2"), everybody, "en")
    yield "asked-draw", sight(played(position("move"), "Jona move d3"), everybody, "en")
    tired = position("move", clara="stamina = 19\n")
    yield "lost", sight(played(tired, "Clara move d2"), everybody, "en")


def pairs() -> Iterator[tuple[str, Any]]:
    game = fujikit.new_game(
        "fuji",
        seed=3,
        scenario=1,
        box=BOX,
        skills=["buddy", "scout", "equipment-manager"],
        players=["Clara", "Jona"],
        variant="b",
    )
    yield "pair-plan", game.view("Clara")
    give = next(action for action in game.legal("Clara") if str(action).startswith("Clara propose give"))
    game.act(give)
    yield "pair-proposal", game.view("Jona")
    game.act("Jona decline")
    for seat in ("Clara", "Jona"):
        marks = (
            action for action in game.legal(seat) if " mark " in str(action) and "Third" not in str(action)
        )
        game.act(next(marks))
    game.act(next(action for action in game.legal("Clara") if str(action).endswith("for Third")))
    for seat in ("Clara", "Jona"):
        game.act(f"{seat} ready")
    yield "pair-reroll", game.view("Clara")


def views() -> dict[str, Any]:
    """All of them, by name."""
    return dict(pair for part in (setups, phases, cards, moves, pairs) for pair in part())


def written() -> str:
    """The text of the file: a view a line."""
    shown = ((name, msgspec.to_builtins(drawn(view, "en"))) for name, view in views().items())
    lines = (f"{json.dumps(name)}: {json.dumps(view, ensure_ascii=False)}" for name, view in shown)
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
