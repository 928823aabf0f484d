"""Views of real games for the tests of the frontend, written by `python -m tools.views`.

A test compares the file with what would be written, so that the browser's tests never rest on a view of old.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fujikit
from fujikit.engine.game import Game
from fujikit.widgets.fuji import WIDGETS
from fujikit.widgets.hot_seat import HotSeat
from fujikit.widgets.view_codec import encode_view
from fujikit.widgets.visible_view import visible_view

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


def shown(game: Game[Any], screen: HotSeat, lang: str) -> Any:
    """What a table of Fuji sends."""
    return json.loads(encode_view(visible_view(game, screen, lang, WIDGETS)))


def seen(game: Game[Any], seat: str | None) -> Any:
    """What it sends to a seat; behind the curtain, to nobody."""
    return shown(game, HotSeat(at=seat), "en")


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
    yield "setup-keep", seen(three, "Jona")
    three.act(three.legal("Jona")[0])
    yield "setup-leave-out", seen(three, "Steve")
    four = fujikit.new_game(
        "fuji",
        players=["Ann", "Bob", "Cem", "Dee"],
        choices="ask",
        skills=["buddy", "gatherer", "survivalist", "scout"],
        seed=7,
        scenario=1,
        box=BOX,
    )
    yield "setup-start", seen(four, "Ann")


def phases() -> Iterator[tuple[str, Any]]:
    yield "roll", shown(position("roll"), HotSeat(open=True), "en")
    yield "plan", seen(position("plan"), "Clara")
    yield "plan-public", seen(position("plan"), None)
    yield "plan-marked", seen(played(position("plan"), "Clara mark d2"), "Clara")
    yield "plan-ready", seen(played(position("plan"), "Clara mark d2", "Clara ready"), "Clara")
    yield "plan-open", shown(position("plan", top="study = true"), HotSeat(open=True, lifted=True), "en")
    yield "give", seen(position("equip", jona='equipment = ["lighter", "rope"]\n'), "Jona")
    yield "reroll", seen(position("reroll"), "Jona")
    yield "reroll-buddy", seen(position("reroll"), "Clara")
    yield "equip", seen(position("equip"), "Clara")
    yield "equip-ready", seen(played(position("equip"), "Clara ready"), "Clara")
    yield "erupt", shown(position("erupt"), HotSeat(open=True), "en")


def cards() -> Iterator[tuple[str, Any]]:
    for card in PLAN_CARDS:
        yield f"plan-{card}", seen(position("plan", cards=card), "Clara")
    for card in EQUIP_CARDS:
        yield f"equip-{card}", seen(position("equip", cards=card), "Clara")
    knife = position("equip", cards="pocket-knife", jona='equipment = ["shovel", "compass"]\n')
    yield "equip-pocket-knife", seen(knife, "Clara")
    asked = played(position("equip", cards="lighter"), "Clara use lighter Jona")
    yield "asked-lighter", seen(asked, "Jona")
    everybody = played(position("equip", cards="carabiner"), "Clara use carabiner")
    yield "asked-carabiner", seen(everybody, "Steve")
    yield "asked-water", seen(played(position("equip", cards="water"), "Clara use water 1"), "Clara")
    yield "asked-gift", seen(played(position("equip", cards="water"), "Clara use water Jona"), "Jona")


def moves() -> Iterator[tuple[str, Any]]:
    everybody = HotSeat(open=True)
    yield "move", shown(position("move"), everybody, "en")
    bars = position("move").position().replace('skill = "gatherer"', 'skill = "gatherer"\nbars = 2')
    yield "move-bars", shown(fujikit.position(bars, seed=7, box=BOX), everybody, "en")
    hurt = position("move", clara="stamina = 5\n")
    yield "asked-injury", shown(played(hurt, "Clara move d2"), everybody, "en")
    yield "asked-draw", shown(played(position("move"), "Jona move d3"), everybody, "en")
    tired = position("move", clara="stamina = 19\n")
    yield "lost", shown(played(tired, "Clara move d2"), everybody, "en")


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
    yield "pair-plan", seen(game, "Clara")
    give = next(action for action in game.legal("Clara") if str(action).startswith("Clara propose give"))
    game.act(give)
    yield "pair-proposal", seen(game, "Jona")
    game.act("Jona decline")
    for seat in ("Clara", "Jona"):
        marks = (
            action for action in game.legal(seat) if " mark " in str(action) and "Third" not in str(action)
        )
        game.act(next(marks))
    game.act(next(action for action in game.legal("Clara") if str(action).endswith("for Third")))
    for seat in ("Clara", "Jona"):
        game.act(f"{seat} ready")
    yield "pair-reroll", seen(game, "Clara")


def views() -> dict[str, Any]:
    """All of them, by name."""
    return dict(pair for part in (setups, phases, cards, moves, pairs) for pair in part())


def written() -> str:
    """The text of the file: a view a line."""
    lines = (f"{json.dumps(name)}: {json.dumps(view, ensure_ascii=False)}" for name, view in views().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
