"""What single cards say that no other card says."""

from fujikit.robinson.effects.special import (
    ceremonial_bowl,
    poisonous_spores,
    shiny_jewel,
    strange_disease,
    trapdoor,
)

__all__ = ["ceremonial_bowl", "poisonous_spores", "shiny_jewel", "strange_disease", "trapdoor"]
