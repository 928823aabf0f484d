"""The sentences that cards and sheets may say, by family."""

from fujikit.robinson import combat, demand, scenarios, waiting
from fujikit.robinson.effects import fights, levels, resources, scenes, spots, wounds

__all__ = [
    "combat",
    "demand",
    "fights",
    "levels",
    "resources",
    "scenarios",
    "scenes",
    "spots",
    "waiting",
    "wounds",
]
