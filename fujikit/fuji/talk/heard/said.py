"""What is heard of a roll."""

from msgspec import Struct


class Said(Struct, frozen=True):
    """What a neighbour said of the first roll: strong or weak on something.

    We take "strong" for a total in the upper third of what a full roll gives there, "weak" for the lower.
    """

    quality: str
    need: str
