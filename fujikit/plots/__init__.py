"""Pictures of Fuji's odds and of many games: figures in light and dark, each with a text of what it shows.

>>> from fujikit import plots
>>> picture = plots.reroll_curves(["yellow|4", "odd"], rerolls=2, theme="dark", lang="fr")
>>> picture.svg().startswith("<?xml")
True
"""

from fujikit.engine.deprecation import renamed_names
from fujikit.plots.fuji.board import board_heat
from fujikit.plots.fuji.curves import reroll_curves
from fujikit.plots.fuji.defeat_map import defeat_map
from fujikit.plots.fuji.endings import endings, rounds
from fujikit.plots.fuji.how_far import how_far
from fujikit.plots.fuji.keeps import keeps
from fujikit.plots.fuji.margin import margin
from fujikit.plots.fuji.rates import scenario_rates, table_rates, team_rates
from fujikit.plots.fuji.regret import regret
from fujikit.plots.fuji.requirements import requirements
from fujikit.plots.fuji.stamina import stamina_risk
from fujikit.plots.fuji.totals import totals
from fujikit.plots.fuji.trade_off import trade_off
from fujikit.plots.fuji.way_home import way_home
from fujikit.plots.fuji.who_moves import who_moves
from fujikit.plots.fuji.worths import card_worths, skill_worths, talk_worths
from fujikit.plots.picture import Picture

__all__ = [
    "Picture",
    "board_heat",
    "card_worths",
    "defeat_map",
    "endings",
    "how_far",
    "keeps",
    "margin",
    "regret",
    "requirements",
    "reroll_curves",
    "rounds",
    "scenario_rates",
    "skill_worths",
    "stamina_risk",
    "table_rates",
    "talk_worths",
    "team_rates",
    "totals",
    "trade_off",
    "way_home",
    "who_moves",
]

__getattr__ = renamed_names(__name__, {"struck": "defeat_map"})
