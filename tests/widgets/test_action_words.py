"""What the table's buttons say: every verb and every card has its words."""

from __future__ import annotations

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.fuji import actions
from fujikit.fuji.clauses import WORDS

VERBS = {action.verb for action in actions.FujiAction.__subclasses__()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_label(lang: str) -> None:
    labelled = {key.partition("/")[0] for key in WORDS.section("action", lang)}
    assert not VERBS - labelled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_to_pick_and_what_it_does(lang: str) -> None:
    cards = set(WORDS.section("equipment", lang))
    assert set(WORDS.section("card", lang)) == cards
    uses = {key.removeprefix("use/") for key in WORDS.section("action", lang) if key.startswith("use/")}
    assert cards - uses == {"pocket-knife"}  # it does what it copies
