"""The fifteen equipment cards, a module for each kind of thing they do."""

from __future__ import annotations

from fujikit.fuji.cards import binoculars, compass, lending, rerolling, rope, setting_aside, tools
from fujikit.fuji.cards.card import EquipmentCard

CARDS: dict[str, EquipmentCard] = {
    **compass.CARDS,
    **lending.CARDS,
    **binoculars.CARDS,
    **rerolling.CARDS,
    **rope.CARDS,
    **setting_aside.CARDS,
    **tools.CARDS,
}
