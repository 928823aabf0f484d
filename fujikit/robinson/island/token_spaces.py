"""Tokens and markers: where each may lie."""

from __future__ import annotations

ON_SPOTS: dict[str, tuple[str, ...]] = {
    "time": ("build", "gather", "explore", "arrange"),
    "reroll": ("build", "gather", "explore"),
    "adventure": ("build", "gather", "explore"),
    "danger": ("explore", "hunt"),
    "wood": ("build", "weapon", "shelter", "roof", "palisade"),
    "food": ("night",),
    "bear": ("arrange",),
    "rain": ("weather",),
    "snow": ("weather",),
    "storm": ("weather",),
    "animals": ("weather",),
}
SPOTS = tuple(f"{token}@{spot}" for token, spots in ON_SPOTS.items() for spot in spots)
"""What may lie off the island."""
TOKENS = ("time", "danger", "food", "wood", "flock", "shortcut", "number", "temple")
"""Tokens of the island."""
MARKERS = ("wood", "fish", "parrot", "terrain", "source", "fog", "ash", "cross", "totem", "trap")
"""Markers of the island: on a source or the terrain, or with a meaning of the scenario."""
