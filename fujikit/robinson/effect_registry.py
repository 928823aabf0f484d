"""Registers all effects: imports every module that adds sentences to their language."""
# ruff: noqa: F401

from fujikit.robinson.cards import adventures, mystery
from fujikit.robinson.effects import (
    action_spaces,
    beasts,
    combat,
    demand,
    drawn_cards,
    healing,
    ideas,
    island_marks,
    items,
    levels,
    looking,
    modifiers,
    pawns,
    production_changes,
    resources,
    special,
    tiles,
    used_things,
    weather_aids,
    wounds,
)
from fujikit.robinson.phases import (
    end_of_action,
    event,
    morale,
    moving_camp,
    night,
    night_outside,
    rounds,
    weather,
)
from fujikit.robinson.phases import production as production_phase
from fujikit.robinson.scenarios import lost_item
from fujikit.robinson.things import at_any_time, by_itself, discovery_tokens, standing
from fujikit.robinson.work import (
    action_dice,
    before_planning,
    confirming,
    extra_build,
    gains_outside,
    greater_danger,
    resolving,
    settle_costs,
    stage,
)
from fujikit.robinson.work.kinds import arrange, explore, hunt
