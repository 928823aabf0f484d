"""No notation in a sentence: neither requirements nor dice nor lines as code, and nothing left empty."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.words import FIELD, LANGUAGES, Words
from fujikit.fuji.need import FACES
from fujikit.fuji.odds import coach
from fujikit.fuji.verbs import VERBS
from fujikit.robinson.verbs import VERBS as ROBINSON_VERBS
from fujikit.widgets.fuji.adviser import advice_view
from fujikit.widgets.fuji.seat_odds import odds_view
from tests.properties.games import opening
from tools.fuzz import moments

NAMES = "Clara|Jona|Steve|Mara|Friday|Third"
LINE_VERBS = "|".join({*VERBS.by_name, *ROBINSON_VERBS.by_name})
CODES = {
    "a requirement": re.compile(r"\b(?:odd|even)\(|\w\|\w"),
    "dice": re.compile(rf"\b(?:{'|'.join(FACES)})\b"),
    "the set of dice": re.compile(r"\bA B C\b"),
    "a line": re.compile(rf"\b(?:{NAMES}) (?:{LINE_VERBS}) (?:[a-z]+-[a-z]+|[a-g]?\d|[a-z]+ [a-g]?\d)\b"),
    "a line in brackets": re.compile(r"\[[a-z-]+( [\w-]+)*\]"),
    "a field": re.compile(r"[{}]"),
    "something empty": re.compile(r" [.,]|\( *\)|“”|„”|«\s*»|: ?\."),
    "the kernel": re.compile(r"\bkernel\b"),
}
GAMES, MOVES, LOOK = 8, 80, 0.1
TYPED = frozenset({"tray", "own-box", "answers", "ui", "plots"})
"""Sections that explain what is typed, or draw."""
NO_SENTENCES = frozenset(
    {
        "actions",
        "aside",
        "cards",
        "dice",
        "faces",
        "fits",
        "line",
        "many",
        "nouns",
        "picks",
        "third_set",
        "tries",
    }
)
"""Keys of what the browser sends back or draws."""


def sentences(shown: Any) -> Iterator[str]:
    """All that is said in a view."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for key, inner in shown.items():
            yield from () if key in NO_SENTENCES else sentences(inner)
    elif isinstance(shown, list):
        for inner in shown:
            yield from sentences(inner)


def flaws(said: Iterable[str]) -> list[str]:
    return [f"{code}: {text}" for text in said for code, form in CODES.items() if form.search(text)]


def spoken(game: Game[Any], lang: str) -> Iterator[str]:
    """What all seats are told, and why some of them can't take the last move back."""
    for seat in (None, *game.seats):
        view = game.view(seat, lang)
        del view["text"]  # the board as text has its own legend
        yield from sentences(view)
    yield game.undo_refusal(lang)


def advised(game: Game[Any], lang: str) -> Iterator[str]:
    for seat in game.awaits:
        try:
            said = coach(game, seat, lang)
        except BadInput:  # more dice than can be weighed
            continue
        yield from (said.text(), said.model.text(lang))
        shown, adviser = odds_view(game, seat, lang), advice_view(game, seat, lang)
        yield from (each.text for each in shown.squares.values()) if shown else ()
        yield from (adviser.why, adviser.label) if adviser else ()


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_form_is_found(code: str) -> None:
    samples = {
        "a requirement": "odd(pink|blue)",
        "dice": "Clara rolls Y5, B2.",
        "the set of dice": "in the order A B C A B C",
        "a line": "Clara use shovel 1 6",
        "a line in brackets": "Gather [choose 0]",
        "a field": "{seat} is ready",
        "something empty": "Now it is up to .",
        "the kernel": "the kernel does not answer",
    }
    assert flaws([samples[code]]) == [f"{code}: {samples[code]}"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_fuji_says_nothing_in_code(lang: str) -> None:
    found = []
    for seed in range(GAMES):
        random, game = Random(seed), opening(seed)
        for _ in moments(game, random, MOVES):
            if random.random() < LOOK:
                found += flaws(spoken(game, lang))
            if random.random() < LOOK / 4:
                found += flaws(advised(game, lang))
    assert sorted(set(found)) == []


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
def test_robinson_says_nothing_in_code(players: int) -> None:
    names = ["Clara", "Jona", "Steve"][:players]
    found = []
    for scenario in range(1, 8):
        game, random = (
            fujikit.new_game("robinson", players=names, scenario=scenario, seed=scenario),
            Random(scenario),
        )
        for _ in moments(game, random, MOVES):
            if random.random() < LOOK:
                found += flaws(spoken(game, "en"))
    assert sorted(set(found)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", ["fujikit.fuji", "fujikit.widgets", "fujikit.robinson"])
def test_no_text_brings_code_of_its_own(package: str, lang: str) -> None:
    words = Words(package)
    if lang not in words.languages:
        return
    found = []
    for section in set(words.sections(lang)) - TYPED:
        for key, text in words.section(section, lang).items():
            plain = FIELD.sub("x", text)
            found += [f"[{section}] {key}: {flaw}" for flaw in flaws([plain]) if not key.startswith("line.")]
    assert found == []
