"""Helpers to write a small game with: verbs, rules with defaults, ready chances and events, words.

`docs/how-to/a-game-of-your-own.md` writes a whole game with them.
"""

from fujikit.engine.rules import Step
from fujikit.engine.small.chances import Deal, Drawn, OneOf, Throw
from fujikit.engine.small.events import Ended, RoundBegan, Secret, Sets, Silent, lose, win
from fujikit.engine.small.rules import SmallRules
from fujikit.engine.small.state import Seat, State
from fujikit.engine.small.verbs import Verb
from fujikit.engine.small.words import TomlWords
from fujikit.engine.verdict import Reason

__all__ = [
    "Deal",
    "Drawn",
    "Ended",
    "OneOf",
    "Reason",
    "RoundBegan",
    "Seat",
    "Secret",
    "Sets",
    "Silent",
    "SmallRules",
    "State",
    "Step",
    "Throw",
    "TomlWords",
    "Verb",
    "lose",
    "win",
]
