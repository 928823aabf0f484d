"""Win rates with their intervals, a panel for each level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.plots.frame import whole_percent
from fujikit.plots.panels import Dot, Panel, Scale, Texts, panels_picture
from fujikit.plots.picture import Picture
from fujikit.teams.fuji.study.aims import APART, LEVELS, NEAR, USUAL
from fujikit.teams.fuji.study.labels import WORDS, counted, scenario_name, table_name, team_name
from fujikit.teams.fuji.study.runs import TEAMS
from fujikit.teams.study.rates import Game, Rate, grouped, rate, where

WIDTH = 2.05
"""Inches of a panel."""
Rates = Mapping[int, Mapping[str, Rate]]
"""By level, by the name of the row."""


class Aims(NamedTuple):
    """By level the band that is aimed at and the mean that others are held against, and who misses."""

    bands: Mapping[int, tuple[float, float]]
    means: Mapping[int, float]
    missed: Callable[[int, str, float], bool]


@public
def table_rates(games: Sequence[Game], *, theme: str = "light", lang: str = "en") -> Picture:
    """How often a table of two, three or four wins on each level, beside what the box aims at.

    >>> from types import SimpleNamespace as Game
    >>> games = [Game(players=3, variant="", level=1, won=won) for won in (True, True, True, False)]
    >>> "3 players: level 1 75%." in table_rates(games).alt
    True
    """
    rates = _by_level(games, ("players", "variant"), lambda table: table_name(table[0], table[1], lang))
    usual = table_name(USUAL, "", lang)
    bands = {level: (aim - NEAR, aim + NEAR) for level, aim in LEVELS.items()}
    means = {level: rows[usual].share for level, rows in rates.items() if usual in rows}

    def missed(level: int, row: str, share: float) -> bool:
        low, high = bands.get(level, (0.0, 1.0))
        return not low <= share <= high if row == usual else abs(share - means.get(level, share)) > APART

    order = sorted(_rows(rates), key=lambda row: row != usual)
    return _picture("tables", rates, order, Aims(bands, means, missed), theme=theme, lang=lang)


@public
def scenario_rates(games: Sequence[Game], *, theme: str = "light", lang: str = "en") -> Picture:
    """How often three players win each scenario on each level, beside the mean of the level.

    >>> from types import SimpleNamespace as Game
    >>> games = [Game(players=3, scenario=1, level=1, won=won) for won in (True, False)]
    >>> "1 Knife-edge Ridge: level 1 50%." in scenario_rates(games).alt
    True
    """
    usual = where(games, players=USUAL)
    rates = _by_level(usual, ("scenario",), lambda scenario: scenario_name(scenario, lang))
    means = {level: rate(group).share for level, group in grouped(usual, "level").items()}
    bands = {level: (max(0.0, mean - APART), min(1.0, mean + APART)) for level, mean in means.items()}

    def missed(level: int, row: str, share: float) -> bool:
        return abs(share - means[level]) > APART

    return _picture("scenarios", rates, _rows(rates), Aims(bands, means, missed), theme=theme, lang=lang)


@public
def team_rates(games: Sequence[Game], *, theme: str = "light", lang: str = "en") -> Picture:
    """How often each team wins on each level.

    >>> from types import SimpleNamespace as Game
    >>> "Seer: level 1 50%." in team_rates([Game(team="seer", level=1, won=won) for won in (True, False)]).alt
    True
    """
    rates = _by_level(games, ("team",), lambda team: team_name(team, lang))
    rows = [name for name in (team_name(team, lang) for team in TEAMS) if name in _rows(rates)]
    return _picture("teams", rates, rows, Aims({}, {}, lambda *_: False), theme=theme, lang=lang)


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


def _picture(what: str, rates: Rates, rows: Sequence[str], aims: Aims, *, theme: str, lang: str) -> Picture:
    panels = [
        Panel(
            WORDS.translate("plots", "level", lang, level=level),
            {
                row: Dot(found.share, *found.interval, aims.missed(level, row, found.share))
                for row, found in dots.items()
            },
            aims.bands.get(level),
            aims.means.get(level),
        )
        for level, dots in rates.items()
    ]
    scale = Scale(
        0.0,
        1.0,
        (0.0, 0.5, 1.0),
        WORDS.translate("plots", "won", lang),
        text=lambda share: whole_percent(share, lang),
        tick=lambda share: f"{100 * share:.0f}",
    )
    texts = Texts(
        WORDS.translate("plots", f"{what}-title", lang),
        WORDS.translate("plots", f"{what}-below", lang),
        WORDS.translate("plots", "games-note", lang, games=counted(_counts(rates))),
        " ".join((WORDS.translate("plots", f"{what}-alt", lang), *_lines(rates, rows, lang))),
    )
    return panels_picture(panels, rows, scale, texts, theme=theme, width=WIDTH)


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
