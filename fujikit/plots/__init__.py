"""Pictures of Fuji's odds: matplotlib figures by day and by night, each with a text that says what it shows.

>>> from fujikit import plots
>>> picture = plots.reroll_curves(["yellow|4", "odd"], rerolls=2, theme="dark", lang="fr")
>>> picture.svg().startswith("<?xml")
True
"""

from fujikit.plots.board import board_heat
from fujikit.plots.curves import reroll_curves
from fujikit.plots.keeps import keeps
from fujikit.plots.picture import Picture
from fujikit.plots.stamina import stamina_risk
from fujikit.plots.totals import totals

__all__ = ["Picture", "board_heat", "keeps", "reroll_curves", "stamina_risk", "totals"]
