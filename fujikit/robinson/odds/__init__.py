"""Robinson's questions to the dice and the decks, answered exactly.

- `action`: what building, gathering or exploring brings, and which die to throw again.
- `weather`: what a weather phase costs the camp, and which help to use; `weather_over_rounds`: many of them.
- `combat`: what a known enemy costs and brings; `hunt`: a beast that nobody has seen.
- `event`: the symbol and the card of the next event.

Every number of an answer is a `Fraction` or a `Distribution`; its `floats` are for show, and so is its text.
All faces, beasts and sheets come from the default box or a given one.

>>> from fujikit.robinson import odds
>>> odds.action("gather").success, odds.action("gather").floats["wound"]
(Fraction(5, 6), 0.16666666666666666)
"""

from fujikit.robinson.odds.acting import Action, ActionResult, Throw, action
from fujikit.robinson.odds.chances import Chances
from fujikit.robinson.odds.events import Event, event
from fujikit.robinson.odds.fighting import Combat, CombatResult, Enemy, combat, hunt
from fujikit.robinson.odds.sweep import sweep
from fujikit.robinson.odds.weather_odds import Season, Weather, weather, weather_over_rounds
from fujikit.robinson.odds.weather_result import WeatherResult

__all__ = [
    "Action",
    "ActionResult",
    "Chances",
    "Combat",
    "CombatResult",
    "Enemy",
    "Event",
    "Season",
    "Throw",
    "Weather",
    "WeatherResult",
    "action",
    "combat",
    "event",
    "hunt",
    "sweep",
    "weather",
    "weather_over_rounds",
]
