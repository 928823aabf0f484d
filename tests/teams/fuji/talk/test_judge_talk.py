"""Whatever teammates say in a whole game is allowed and understood; the tool plays a thousand of them."""

import pytest

from fujikit.engine.words import LANGUAGES
from tools.judge_talk import Spoken, faults, game


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_teammates_say_nothing_wrong_in_a_whole_game(lang: str) -> None:
    said = list(game(5, lang))
    assert len(said) > 6
    assert faults(said) == []


def test_a_forbidden_word_is_found() -> None:
    good = Spoken("en", "plan", "I'm strong on d3.", understood=True)
    assert faults([good, good._replace(text="I have two sixes."), good._replace(understood=False)]) == [
        "I have two sixes.",
        "I'm strong on d3.",
    ]
