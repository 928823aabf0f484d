"""How much better one side is than the other, when both were measured in turns."""

from statistics import median


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median over the rounds, so that a slow moment of the machine strikes both sides."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))
