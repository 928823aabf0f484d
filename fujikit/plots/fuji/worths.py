"""What a skill, a card or a word is worth: the win rate with it minus the win rate without."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.plots.page import WIDTH
from fujikit.plots.panels import Dot, Panel, Scale, Texts, panels_picture
from fujikit.plots.picture import Picture
from fujikit.teams.fuji.study.labels import KIT, WORDS, counted, points
from fujikit.teams.fuji.study.worths import cards_dealt, cards_used, skills, talk
from fujikit.teams.study.gaps import Gap
from fujikit.teams.study.rates import Game

STEP = 0.05
"""The ends of the axis are whole steps."""
ROOM = 0.25
"""Beyond the end of the axis, for numbers beside dots."""


@public
def skill_worths(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
    """What each skill at the table is worth.

    >>> from types import SimpleNamespace as Game
    >>> about = {"players": 3, "level": 1, "scenario": 1}
    >>> games = [Game(won=each == "scout", skills=each, **about) for each in ("scout", "buddy")]
    >>> "Scout: +100.0." in skill_worths(games).alt
    True
    """
    return _picture(
        "skills", {"": _ranked(skills(games), _name("skill", lang))}, theme=theme, lang=lang, width=width
    )


@public
def card_worths(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
    """What each card is worth when it is dealt, and how much oftener games with it in use are won.

    >>> from types import SimpleNamespace as Game
    >>> about = {"players": 3, "level": 1, "scenario": 1}
    >>> games = [Game(won=each == "map", dealt=each, used=each, **about) for each in ("map", "rope")]
    >>> "Map: +100.0, +100.0." in card_worths(games).alt
    True
    """
    dealt = _ranked(cards_dealt(games), _name("equipment", lang))
    used = cards_used(games)
    names = {_name("equipment", lang)(card): gap for card, gap in used.items()}
    panels = {WORDS.translate("plots", "dealt", lang): dealt, WORDS.translate("plots", "used", lang): names}
    return _picture("cards", panels, theme=theme, lang=lang, width=width)


@public
def talk_worths(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
    """What talk is worth to Teammate on each level, and what seeing all dice would be worth on top.

    >>> from types import SimpleNamespace as Game
    >>> teams = ("teammate:talks=no", "teammate", "seer")
    >>> games = [Game(number=1, level=1, team=team, won=team == "seer") for team in teams]
    >>> "level 1: 0.0, +100.0." in talk_worths(games).alt
    True
    """
    panels = {
        WORDS.translate("plots", f"talk-{what}", lang): {
            WORDS.translate("plots", "level", lang, level=level): gap for level, gap in gaps.items()
        }
        for what, gaps in talk(games).items()
    }
    return _picture("talk", panels, theme=theme, lang=lang, width=width)


def _name(section: str, lang: str) -> Callable[[str], str]:
    return lambda key: KIT.translate(section, key, lang)


def _ranked(gaps: Mapping[str, Gap], name: Callable[[str], str]) -> dict[str, Gap]:
    return {name(key): gap for key, gap in sorted(gaps.items(), key=lambda item: -item[1].value)}


def _picture(
    what: str, gaps: Mapping[str, Mapping[str, Gap]], *, theme: str, lang: str, width: float
) -> Picture:
    rows = list(next(iter(gaps.values())))
    if not rows:
        raise BadInput("games: there are none to draw")
    panels = [
        Panel(name, {row: Dot(gap.value, gap.low, gap.high) for row, gap in dots.items()}, line=0.0)
        for name, dots in gaps.items()
    ]
    texts = Texts(
        WORDS.translate("plots", f"{what}-title", lang),
        WORDS.translate("plots", f"{what}-below", lang),
        f"{WORDS.translate('plots', f'{what}-note', lang)} {_counts(gaps, lang)}",
        " ".join((WORDS.translate("plots", f"{what}-alt", lang), *_lines(gaps, rows, lang))),
    )
    scales = [_scale(gaps, lang)] * len(panels)
    return panels_picture(panels, rows, scales, texts, theme=theme, width=width)


def _counts(gaps: Mapping[str, Mapping[str, Gap]], lang: str) -> str:
    """How many games stand behind a dot."""
    found = [gap.games for dots in gaps.values() for gap in dots.values()]
    return WORDS.translate("plots", "worth-games", lang, games=counted(found))


def _scale(gaps: Mapping[str, Mapping[str, Gap]], lang: str) -> Scale:
    """One axis for all, with nought inside it."""
    ends = [end for dots in gaps.values() for gap in dots.values() for end in (gap.low, gap.high)]
    high = STEP * ceil(max(*ends, STEP) / STEP)
    low = -STEP * ceil(-min(*ends, -STEP) / STEP)
    return Scale(
        low,
        high + ROOM * (high - low),
        _ticks(low, high),
        WORDS.translate("plots", "worth", lang),
        text=lambda value: points(value, lang),
        tick=lambda value: points(value, lang, 0),
    )


def _ticks(low: float, high: float) -> list[float]:
    """Some five round values, nought among them."""
    step = next(each for each in (0.05, 0.1, 0.2, 0.25, 0.5) if (high - low) / each <= 5 or each == 0.5)
    return [
        round(number * step, 9) for number in range(-int(-low / step + 1e-9), int(high / step + 1e-9) + 1)
    ]


def _lines(gaps: Mapping[str, Mapping[str, Gap]], rows: Sequence[str], lang: str) -> Iterator[str]:
    for row in rows:
        found = [points(dots[row].value, lang) for dots in gaps.values() if row in dots]
        yield WORDS.translate("plots", "worth-line", lang, row=row, points=found)
