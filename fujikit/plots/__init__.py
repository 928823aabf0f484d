"""Pictures of Fuji's odds and of many games: figures by day and by night, each with a text of what it shows.

>>> from fujikit import plots
>>> picture = plots.reroll_curves(["yellow|4", "odd"], rerolls=2, theme="dark", lang="fr")
>>> picture.svg().startswith("<?xml")
True
"""

from fujikit.plots.board import board_heat
from fujikit.plots.curves import reroll_curves
from fujikit.plots.endings import endings, rounds
from fujikit.plots.keeps import keeps
from fujikit.plots.picture import Picture
from fujikit.plots.rates import scenario_rates, table_rates, team_rates
from fujikit.plots.stamina import stamina_risk
from fujikit.plots.struck import struck
from fujikit.plots.totals import totals
from fujikit.plots.worths import card_worths, skill_worths, talk_worths

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
