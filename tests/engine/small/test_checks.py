"""Rules that lack something say so when they are made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fujikit import BadInput
from fujikit.engine.rules import Step
from fujikit.engine.small import SmallRules, State, Verb
from tests.engine.small.orchard import Orchard, OrchardRules, Sleep


class Nothing(Verb, frozen=True):
    pass


class Bad(Verb, frozen=True):
    weight: float

    def do(self, state: Any) -> Iterator[Step]:
        return iter(())


class Boxed(State[Any], frozen=True):
    box: int = 3


@pytest.mark.parametrize(
    ("attribute", "value", "sentence"),
    [
        ("name", "two words", "Made: `name`: 'two words' is not one word of letters, digits and hyphens"),
        ("state_type", 3, "Made: `state_type`: 3 is no subclass of State"),
        ("words", {}, "Made: `words`: {} is no TomlWords"),
        ("verbs", (), "Made: `verbs` is empty"),
        ("verbs", (3,), "Made: `verbs`: 3 is no subclass of Verb"),
        ("verbs", (Nothing,), "Made: the verb nothing has no method `do`"),
        ("verbs", (Sleep, Sleep), "Made: 2 verbs are called sleep"),
        ("verbs", (Bad,), "Bad.weight: a noun is int, str, tuple[int, ...] or tuple[str, ...]"),
        ("state_type", Boxed, "Boxed.box: a box is a frozen struct, and has one as its default"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(attribute: str, value: object, sentence: str) -> None:
    kind: Any = type("Made", (OrchardRules,), {attribute: value})
    with pytest.raises(BadInput) as refused:
        kind()
    assert str(refused.value) == sentence


def test_what_is_missing_is_named() -> None:
    class Half(SmallRules[Orchard]):
        name = "half"

    with pytest.raises(BadInput, match=r"^Half: `state_type` is missing$"):
        Half()
