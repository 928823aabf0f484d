"""Where meeples are struck: the boards of the scenarios, with the share of the defeats on every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from matplotlib.axes import Axes

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.fuji.board import LANDSCAPE, RUBBLE, VILLAGE, VOLCANO
from fujikit.fuji.box import house
from fujikit.plots.frame import MARGIN, FigureLayout, whole_percent
from fujikit.plots.fuji.board import CARD_HEIGHT, CARD_WIDTH, GAP, HATCHES, Place
from fujikit.plots.picture import Picture
from fujikit.plots.theme import NORMAL, SMALL, Theme, drawing, theme_of
from fujikit.teams.fuji.study.aims import USUAL
from fujikit.teams.fuji.study.labels import WORDS, scenario_name
from fujikit.teams.study.rates import Game, grouped, where

SCALE = 0.52
ACROSS, DOWN = SCALE * (CARD_WIDTH + GAP), SCALE * (CARD_HEIGHT + GAP)
"""Inches from card to card."""
NAME, EDGE, BETWEEN = 0.5, 0.32, 0.5
"""Inches for the name of a board, for the letters and numbers at its edge, and between two boards."""
BOARDS = 2
"""Boards side by side."""
SELDOM = 0.01
"""Cards with a smaller share of the defeats carry no number."""
KINDS = {"V": VOLCANO, "R": RUBBLE, "l": LANDSCAPE, "v": VILLAGE}
WORST = 3
"""Cards of a board that its title and its text name."""
FOUR_ONLY = "4"


@public
def defeat_map(games: Sequence[Game], *, theme: str = "light", lang: str = "en") -> Picture:
    """On every card of every scenario, which share of three players' lost games ended with a meeple there.

    >>> from types import SimpleNamespace as Game
    >>> "e2 100%" in defeat_map([Game(players=3, scenario=1, won=False, where="e2")]).alt
    True
    """
    usual = where(games, players=USUAL)
    lost = grouped([game for game in usual if not game.won], "scenario")
    if not lost:
        raise BadInput("games: none of them was lost")
    ends = {scenario: Counter(game.where for game in group) for scenario, group in lost.items()}
    maps = {scenario: _map(scenario) for scenario in ends}
    width = max(len(_columns(cards)) for cards in maps.values()) * ACROSS + EDGE
    lines = [list(maps)[start : start + BOARDS] for start in range(0, len(maps), BOARDS)]
    heights = [max(_height(maps[scenario]) for scenario in line) for line in lines]
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            2 * MARGIN + BOARDS * width + (BOARDS - 1) * BETWEEN,
            sum(heights),
            title=WORDS.translate("plots", "struck-title", lang, share=whole_percent(_worst(ends), lang)),
            below=WORDS.translate("plots", "struck-below", lang),
            note=WORDS.translate("plots", "struck-note", lang, games=sum(map(Counter.total, ends.values()))),
        )
        for number, line in enumerate(lines):
            for place, scenario in enumerate(line):
                left, bottom = MARGIN + place * (width + BETWEEN), sum(heights[number + 1 :])
                board = layout.drawing_board(left, bottom, width, heights[number])
                name, top = scenario_name(scenario, lang), heights[number]
                board.text(0, top - 0.12, name, va="top", weight="bold", size=NORMAL)
                _draw(board, layout.theme, maps[scenario], ends[scenario], top - NAME)
    alt = (WORDS.translate("plots", "struck-alt", lang), *_lines(ends, lang))
    return Picture(layout.figure, " ".join(alt), layout.theme)


def _worst(ends: Mapping[int, Counter[str]]) -> float:
    """The share of the defeats on the three worst cards of each board."""
    worst = sum(games for found in ends.values() for _, games in found.most_common(WORST))
    return worst / sum(map(Counter.total, ends.values()))


def _map(scenario: int) -> dict[str, str]:
    """The cards by square, without those that lie there with four players only."""
    return {
        square: letter for square, letter in house().scenario(scenario).cards.items() if letter != FOUR_ONLY
    }


def _height(cards: Mapping[str, str]) -> float:
    return NAME + EDGE + len(_rows(cards)) * DOWN + 0.3


def _columns(cards: Mapping[str, str]) -> list[str]:
    return sorted({square[0] for square in cards})


def _rows(cards: Mapping[str, str]) -> list[int]:
    return sorted({int(square[1:]) for square in cards})


def _draw(board: Axes, theme: Theme, cards: Mapping[str, str], ends: Counter[str], top: float) -> None:
    """The cards below a height, and the letters and numbers at the edge."""
    columns, rows = _columns(cards), _rows(cards)
    for square, letter in cards.items():
        left = EDGE + columns.index(square[0]) * ACROSS
        bottom = top - EDGE - (rows.index(int(square[1:])) + 1) * DOWN
        place = Place(board, theme, left, bottom, SCALE, corners="square")
        _card(place, KINDS[letter], ends[square] / ends.total(), max(ends.values()) / ends.total())
    look: dict[str, Any] = {"ha": "center", "va": "center", "size": SMALL, "color": theme.faded}
    for number, column in enumerate(columns):
        board.text(EDGE + (number + 0.45) * ACROSS, top - EDGE / 2, column, **look)
    for number, row in enumerate(rows):
        board.text(EDGE / 2, top - EDGE - (number + 0.55) * DOWN, str(row), **look)


def _card(place: Place, kind: str, share: float, most: float) -> None:
    theme = place.theme
    if kind in HATCHES:
        place.frame(edgecolor=theme.faded, hatch=HATCHES[kind], linewidth=0.8)
        return
    warm = theme.warmth(share / most) if share else "none"
    place.frame(facecolor=warm, edgecolor=theme.ink if share else theme.faded, linewidth=1.0)
    if kind == VILLAGE:
        place.frame(0.035, edgecolor=theme.faded, linewidth=0.8)
    if share >= SELDOM:
        place.text(0.5, 0.5, f"{100 * share:.0f}", size=SMALL)


def _lines(ends: Mapping[int, Counter[str]], lang: str) -> Iterator[str]:
    """Of every board the three worst cards."""
    for scenario, found in ends.items():
        worst = [
            f"{square} {whole_percent(games / found.total(), lang)}"
            for square, games in found.most_common(WORST)
        ]
        name = scenario_name(scenario, lang)
        yield WORDS.translate("plots", "struck-line", lang, scenario=name, squares=worst)
