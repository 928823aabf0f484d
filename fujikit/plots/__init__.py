"""Pictures of Fuji's odds and of many games: figures by day and by night, each with a text of what it shows.

>>> from fujikit import plots
>>> picture = plots.reroll_curves(["yellow|4", "odd"], rerolls=2, theme="dark", lang="fr")
>>> picture.svg().startswith("<?xml")
True
"""

from fujikit.plots.fuji import (
    board_heat,
    card_worths,
    endings,
    keeps,
    reroll_curves,
    rounds,
    scenario_rates,
    skill_worths,
    stamina_risk,
    struck,
    table_rates,
    talk_worths,
    team_rates,
    totals,
)
from fujikit.plots.picture import Picture

__all__ = [
    "Picture",
    "board_heat",
    "card_worths",
    "endings",
    "keeps",
    "reroll_curves",
    "rounds",
    "scenario_rates",
    "skill_worths",
    "stamina_risk",
    "struck",
    "table_rates",
    "talk_worths",
    "team_rates",
    "totals",
]
