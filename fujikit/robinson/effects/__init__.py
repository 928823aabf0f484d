"""The sentences that cards and sheets may say, by family."""

from fujikit.robinson import demand, waiting
from fujikit.robinson.effects import levels, resources, scenes, wounds

__all__ = ["demand", "levels", "resources", "scenes", "waiting", "wounds"]
