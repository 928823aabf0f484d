"""Whether the box is fair, in words and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fujikit.engine.numbers import percent
from fujikit.teams.fuji.study.aims import APART, USUAL, Aim, aims
from fujikit.teams.fuji.study.labels import WORDS, points, scenario_name, table_name
from fujikit.teams.study.finding import Finding
from fujikit.teams.study.rates import Game, grouped, where

PER_LEVEL, PER_CELL = 1000, 200
"""Games on each level, and for each scenario on each level, that figures for a box should rest on."""
HEAD = ("what", "aim", "measured", "interval", "games", "verdict")


def fairness(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """Every aim, what was measured, and whether it is met."""
    found = aims(games)
    text = WORDS.translate("fair", "text", lang, met=sum(aim.met for aim in found), aims=len(found))
    missed = [_what(aim, lang) for aim in found if not aim.met]
    if missed:
        text = f"{text} {WORDS.translate('fair', 'missed-list', lang, what='; '.join(missed))}"
    head = tuple(WORDS.translate("fair", f"head-{name}", lang) for name in HEAD)
    return Finding(text, head, tuple(_row(aim, lang) for aim in found))


def behind(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """How many games the figures rest on."""
    cells = grouped(where(games, players=USUAL), "level", "scenario")
    levels = grouped(where(games, players=USUAL), "level")
    level, cell = (min(map(len, groups.values()), default=0) for groups in (levels, cells))
    usual = sum(map(len, levels.values()))
    text = WORDS.translate("fair", "behind", lang, games=len(games), usual=usual, level=level, cell=cell)
    enough = "enough" if level >= PER_LEVEL and cell >= PER_CELL else "too-few"
    asked = WORDS.translate("fair", enough, lang, level=PER_LEVEL, cell=PER_CELL)
    return Finding(f"{text} {asked}")


def _row(aim: Aim, lang: str) -> tuple[str, ...]:
    write = WRITTEN[aim.kind]
    low, high = aim.interval
    verdict = WORDS.translate("fair", "met" if aim.met else "missed", lang)
    if not aim.certain and aim.kind != "rounds":
        verdict = f"{verdict} {WORDS.translate('fair', 'uncertain', lang)}"
    return (
        _what(aim, lang),
        _aim(aim, lang),
        write(aim.measured, lang),
        WORDS.translate("fair", "from-to", lang, low=write(low, lang), high=write(high, lang)),
        str(aim.games),
        verdict,
    )


def _what(aim: Aim, lang: str) -> str:
    return WORDS.translate("fair", f"what-{aim.kind}", lang, **_named(aim.about, lang))


def _named(about: Mapping[str, object], lang: str) -> dict[str, object]:
    """What an aim is about, as people say it."""
    named = dict(about)
    match about:
        case {"scenario": int(scenario)}:
            named["scenario"] = scenario_name(scenario, lang)
        case {"players": int(players), "variant": str(variant)}:
            named["table"] = table_name(players, variant, lang)
        case {"why": str(why)}:
            named["why"] = WORDS.translate("fair", f"why-{why}", lang)
    return named


def _aim(aim: Aim, lang: str) -> str:
    write = WRITTEN[aim.kind]
    if aim.kind in ("scenario", "players"):
        return WORDS.translate("fair", "aim-apart", lang, points=f"{100 * APART:.0f}")
    if aim.kind == "cause":
        return WORDS.translate("fair", "aim-least", lang, low=write(aim.low, lang))
    return WORDS.translate("fair", "from-to", lang, low=write(aim.low, lang), high=write(aim.high, lang))


def _share(value: float, lang: str) -> str:
    return percent(value, lang, digits=0)


def _points(value: float, lang: str) -> str:
    return points(value, lang, 0)


def _whole(value: float, lang: str) -> str:
    return f"{value:.0f}"


WRITTEN: Mapping[str, Callable[[float, str], str]] = {
    "level": _share,
    "scenario": _points,
    "players": _points,
    "cause": _share,
    "rounds": _whole,
}
