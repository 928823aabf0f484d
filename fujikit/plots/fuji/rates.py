"""Win rates with their intervals, a panel for each level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor
from typing import Any, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.plots.frame import whole_percent
from fujikit.plots.page import WIDTH
from fujikit.plots.panels import Dot, Panel, Scale, Texts, panels_picture
from fujikit.plots.picture import Picture
from fujikit.teams.fuji.study.aims import APART, LEVELS, NEAR, USUAL
from fujikit.teams.fuji.study.labels import WORDS, counted, scenario_name, table_name, team_name
from fujikit.teams.fuji.study.runs import TEAMS
from fujikit.teams.study.rates import Game, Rate, grouped, rate, where

STEP, SPARE = 0.1, 0.28
"""Free scales end at such shares, and leave room for a number beside a dot."""
Rates = Mapping[int, Mapping[str, Rate]]
"""By level, by the name of the row."""


class Aims(NamedTuple):
    """By level the band that is aimed at and the mean that others are held against, and who misses."""

    bands: Mapping[int, Mapping[str, tuple[float, float]]]
    """By level and by the row that is judged."""
    means: Mapping[int, float]
    missed: Callable[[int, str, float], bool]


@public
def table_rates(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
    """How often a table of two, three or four wins on each level, beside what the box aims at.

    >>> from types import SimpleNamespace as Game
    >>> games = [Game(players=3, variant="", level=1, won=won) for won in (True, True, True, False)]
    >>> "3 players: level 1 75%." in table_rates(games).alt
    True
    """
    rates = _by_level(games, ("players", "variant"), lambda table: table_name(table[0], table[1], lang))
    usual = table_name(USUAL, "", lang)
    means = {level: rows[usual].share for level, rows in rates.items() if usual in rows}
    bands: dict[int, dict[str, tuple[float, float]]] = {level: {} for level in rates}
    for level, found in bands.items():
        if level in means:
            found |= {row: _near(means[level], APART) for row in rates[level]}
        if level in LEVELS:
            found[usual] = _near(LEVELS[level], NEAR)
        else:
            found.pop(usual, None)

    def missed(level: int, row: str, share: float) -> bool:
        low, high = bands[level].get(row, (0.0, 1.0))
        return not low <= share <= high

    order = sorted(_rows(rates), key=lambda row: row != usual)
    aims = Aims(bands, means, missed)
    return _picture("tables", rates, order, aims, theme=theme, lang=lang, width=width)


@public
def scenario_rates(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
    """How often three players win each scenario on each level, beside the mean of the level.

    >>> from types import SimpleNamespace as Game
    >>> games = [Game(players=3, scenario=1, level=1, won=won) for won in (True, False)]
    >>> "1 Knife-edge Ridge: level 1 50%." in scenario_rates(games).alt
    True
    """
    usual = where(games, players=USUAL)
    rates = _by_level(usual, ("scenario",), lambda scenario: scenario_name(scenario, lang))
    means = {level: rate(group).share for level, group in grouped(usual, "level").items()}
    bands = {level: dict.fromkeys(rates[level], _near(mean, APART)) for level, mean in means.items()}

    def missed(level: int, row: str, share: float) -> bool:
        return abs(share - means[level]) > APART

    rows = sorted(
        _rows(rates), key=lambda row: -_mean([dots[row].share for dots in rates.values() if row in dots])
    )
    aims = Aims(bands, means, missed)
    return _picture("scenarios", rates, rows, aims, theme=theme, lang=lang, width=width, free=True)


def _near(middle: float, by: float) -> tuple[float, float]:
    """The shares so near to one."""
    return max(0.0, middle - by), min(1.0, middle + by)


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)


@public
def team_rates(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
    """How often each team wins on each level.

    >>> from types import SimpleNamespace as Game
    >>> "Seer: level 1 50%." in team_rates([Game(team="seer", level=1, won=won) for won in (True, False)]).alt
    True
    """
    rates = _by_level(games, ("team",), lambda team: team_name(team, lang))
    rows = [name for name in (team_name(team, lang) for team in TEAMS) if name in _rows(rates)]
    aims = Aims({}, {}, lambda *_: False)
    return _picture("teams", rates, rows, aims, theme=theme, lang=lang, width=width)


def _by_level(games: Sequence[Game], columns: tuple[str, ...], name: Callable[[Any], str]) -> Rates:
    levels = grouped(games, "level")
    if not levels:
        raise BadInput("games: there are none to draw")
    return {
        level: {name(key): rate(some) for key, some in grouped(group, *columns).items()}
        for level, group in levels.items()
    }


def _rows(rates: Rates) -> list[str]:
    return list(dict.fromkeys(row for level in rates.values() for row in level))


def _picture(
    what: str,
    rates: Rates,
    rows: Sequence[str],
    aims: Aims,
    *,
    theme: str,
    lang: str,
    width: float,
    free: bool = False,
) -> Picture:
    panels = [
        Panel(
            WORDS.translate("plots", "level", lang, level=level),
            {
                row: Dot(found.share, *found.interval, aims.missed(level, row, found.share))
                for row, found in dots.items()
            },
            aims.bands.get(level, {}),
            aims.means.get(level),
        )
        for level, dots in rates.items()
    ]
    scales = [_scale(panel, lang, free=free) for panel in panels]
    texts = Texts(
        WORDS.translate("plots", f"{what}-title", lang),
        WORDS.translate("plots", f"{what}-below", lang),
        WORDS.translate("plots", "games-note", lang, games=counted(_counts(rates))),
        " ".join((WORDS.translate("plots", f"{what}-alt", lang), *_lines(rates, rows, lang))),
    )
    return panels_picture(panels, rows, scales, texts, theme=theme, width=width)


def _scale(panel: Panel, lang: str, *, free: bool) -> Scale:
    """From nought to all; a free one ends where its dots and bands do."""
    low, high = 0.0, 1.0
    if free:
        ends = [end for dot in panel.dots.values() for end in (dot.low, dot.high)]
        ends += [end for band in panel.bands.values() for end in band]
        low, high = STEP * floor(min(ends) / STEP + 1e-9), STEP * ceil(max(ends) / STEP - 1e-9)
    ticks = (low, (low + high) / 2, high)
    spare = SPARE * (high - low) if free else 0.0
    return Scale(
        low,
        high + spare,
        ticks,
        WORDS.translate("plots", "won", lang),
        text=lambda share: whole_percent(share, lang),
        tick=lambda share: f"{100 * share:.0f}",
    )


def _counts(rates: Rates) -> list[int]:
    return [found.games for level in rates.values() for found in level.values()]


def _lines(rates: Rates, rows: Sequence[str], lang: str) -> list[str]:
    return [
        WORDS.translate(
            "plots",
            "row-line",
            lang,
            row=row,
            shares=[_share(level, dots[row], lang) for level, dots in rates.items() if row in dots],
        )
        for row in rows
    ]


def _share(level: int, found: Rate, lang: str) -> str:
    return WORDS.translate("plots", "level-share", lang, level=level, share=whole_percent(found.share, lang))
