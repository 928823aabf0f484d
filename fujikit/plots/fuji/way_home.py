"""The way home: on the way, home or out of stamina after each round, a panel for every plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import decimal
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import Known
from fujikit.fuji.odds.way_home import BEST, Stage, WayHome
from fujikit.fuji.odds.way_home import way_home as ask
from fujikit.plots.frame import whole_percent
from fujikit.plots.page import WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane

PANEL, NAME, LEGEND, GAP = 190.0, 24.0, 50.0, 26.0
"""Pixels."""
PARTS = ("home_unhurt", "home_hurt", "way_hurt", "way_fit", "out")
"""From below."""
MAX_PLANS = 3
Plan = int | str | Callable[[int, int], int]


@public
def way_home(
    *plans: Plan,
    steps: int = 8,
    level: int = 2,
    stamina: int = 0,
    rivals: Sequence[Known] | None = None,
    rounds: int = 6,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """How far from home a meeple is after each round, for up to three plans; by default two steps and three.

    >>> print(way_home(2, steps=4, rounds=3).alt.partition("stamina. ")[2][:35])
    2 steps a round: round 1: 0.0, 0.0,
    """
    check_width(width)
    chosen = plans or (2, 3)
    if len(chosen) > MAX_PLANS:
        raise BadInput(f"plans: {len(chosen)} are more than {MAX_PLANS}")
    found = {
        _name(plan, number, lang): ask(
            plan, steps=steps, level=level, stamina=stamina, rivals=rivals, rounds=rounds
        )
        for number, plan in enumerate(chosen, 1)
    }
    if len(found) < len(chosen):
        raise BadInput("plans: two are the same")
    numbers = {"steps": steps, "level": level, "stamina": stamina}
    model = next(iter(found.values())).model.text(lang)
    beside = 1 if is_phone(width) else len(found)
    down = len(found) // beside
    with page(
        theme,
        width,
        (PANEL + NAME + GAP) * down + LEGEND,
        title=_title(found, lang),
        below=WORDS.translate("plots", "home-below", lang, **numbers),
        note=model,
    ) as drawn:
        across = (drawn.room + GAP) / beside
        for number, (name, way) in enumerate(found.items()):
            left = margin_of(width) + (number % beside) * across
            top = (number // beside) * (PANEL + NAME + GAP) + NAME
            plane = Plane(drawn, left + 36, top, across - GAP - 36, PANEL, 0.5, rounds + 0.5, 1.0)
            _draw(plane, name, way, lang)
        _legend(drawn, (PANEL + NAME + GAP) * down, lang)
    start = WORDS.translate("plots", "home-alt", lang, **numbers)
    return drawn.picture(" ".join((start, *_alt(found, lang), model)))


def _name(plan: Plan, number: int, lang: str) -> str:
    if plan == BEST:
        return WORDS.translate("plots", "home-best", lang)
    if callable(plan):
        return WORDS.translate("plots", "home-plan", lang, number=number)
    return WORDS.translate("plots", "home-steps", lang, steps=plan)


def _title(found: Mapping[str, WayHome], lang: str) -> str:
    best = max(found, key=lambda name: found[name].home)
    chance = whole_percent(found[best].home, lang)
    if len(found) == 1:
        return WORDS.translate("plots", "home-one", lang, chance=chance)
    others = [whole_percent(way.home, lang) for name, way in found.items() if name != best]
    return WORDS.translate("plots", "home-title", lang, plan=best, chance=chance, others=others)


def _looks(drawn: Page) -> dict[str, dict[str, Any]]:
    """How every part is drawn: by colour and by pattern."""
    theme = drawn.theme
    return {
        "home_unhurt": {"facecolor": theme.good},
        "home_hurt": {"facecolor": drawn.tint(0.55), "hatch": "///"},
        "way_hurt": {"facecolor": theme.rule, "hatch": "..", "edgecolor": theme.faded},
        "way_fit": {"facecolor": theme.raised},
        "out": {"facecolor": theme.lines[1], "hatch": "\\\\\\"},
    }


def _draw(plane: Plane, name: str, way: WayHome, lang: str) -> None:
    drawn = plane.page
    drawn.text(plane.left - 36, plane.top - NAME + 9, name, weight="bold", size=drawn.normal)
    plane.ticks_up([0, 0.25, 0.5, 0.75, 1.0], lambda chance: whole_percent(chance, lang))
    looks = _looks(drawn)
    for stage in way.rounds:
        bottom = 0.0
        for part in PARTS:
            chance = getattr(stage, part)
            if chance > 0:
                plane.bar(stage.round, chance, bottom, 0.82, **looks[part])
            bottom += chance
        _numbers(drawn, plane, stage, lang)
    plane.ticks_across([stage.round for stage in way.rounds], lambda number: str(int(number)))


def _numbers(drawn: Page, plane: Plane, stage: Stage, lang: str) -> None:
    """How often home, and how often out, on small plates."""
    tall = 15 / plane.height
    for chance, at in ((stage.home, stage.home - tall / 2), (stage.out, 1 - stage.out + tall / 2)):
        if chance >= 0.05:
            x, y = plane.x(stage.round), plane.y(at)
            drawn.box(x - 11, y - 6.5, 22, 13, round_=2, facecolor=drawn.theme.paper, linewidth=0, zorder=4)
            number = decimal(100 * chance, lang, 0)
            drawn.text(x, y, number, ha="center", weight="bold", zorder=5)


def _legend(drawn: Page, top: float, lang: str) -> None:
    looks, across = _looks(drawn), 2 if drawn.phone else 3
    for number, part in enumerate(PARTS):
        x = margin_of(drawn.width) + (number % across) * drawn.room / across
        y = top + 6 + (number // across) * (16 if drawn.phone else 20)
        drawn.box(x, y - 6, 13, 13, **looks[part])
        drawn.text(x + 19, y, WORDS.translate("plots", f"home-{part.replace('_', '-')}", lang))


def _alt(found: Mapping[str, WayHome], lang: str) -> Iterator[str]:
    for name, way in found.items():
        stages = "; ".join(
            WORDS.translate("plots", "round", lang, round=stage.round)
            + ": "
            + ", ".join(decimal(100 * getattr(stage, part), lang) for part in PARTS)
            for stage in way.rounds
        )
        yield f"{name}: {stages}."
