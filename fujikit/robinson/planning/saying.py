"""How sentences speak of spots: by printed names and plain words."""

from __future__ import annotations

from fujikit.robinson.clauses import WORDS
from fujikit.robinson.names import name_in
from fujikit.robinson.state import State

SIDES = ("left", "right")


def called(state: State, target: str) -> str:
    """What a target is called: an invention or a threat card by its printed name."""
    if target in SIDES and (card := state.threats[SIDES.index(target)]):
        return name_in(state.table.box, card)
    return name_in(state.table.box, target)


def doing(state: State, kind: str, target: str) -> str:
    """An action as a sentence speaks of it: `gathering wood at t2`."""
    place, _, source = target.partition(":")
    key = f"{kind}/{'there' if source else 'one' if target else 'plain'}"
    known = key if WORDS.has("doing", key, "en") else kind
    said = {"target": called(state, target), "place": place, "source": source}
    return WORDS.say("doing", known, "en", **said)
