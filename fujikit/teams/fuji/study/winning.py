"""Who wins and why, in words and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fujikit.engine.numbers import percent
from fujikit.teams.fuji.study.aims import CAUSES
from fujikit.teams.fuji.study.labels import DASH, KIT, WORDS, points, team_name
from fujikit.teams.fuji.study.runs import TEAMS
from fujikit.teams.fuji.study.worths import SEEING, SILENT, TALKING, cards_dealt, cards_used, skills
from fujikit.teams.simulation.summary import spread
from fujikit.teams.study.finding import Finding
from fujikit.teams.study.gaps import Gap, paired
from fujikit.teams.study.rates import Game, Rate, ended, grouped, rate, where


def teams(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """Win rates of all teams on all levels, with their intervals."""
    levels = sorted({game.level for game in games})
    known = {game.team for game in games}
    head = (
        WORDS.translate("wins", "head-team", lang),
        *(WORDS.translate("plots", "level", lang, level=level) for level in levels),
    )
    rows = tuple(
        (
            team_name(team, lang),
            *(_rate(rate(where(games, team=team, level=level)), lang) for level in levels),
        )
        for team in TEAMS
        if team in known
    )
    ratio = _ratio(games, TALKING, SEEING)
    text = WORDS.translate(
        "wins",
        "teams",
        lang,
        mates=_share(rate(where(games, team=TALKING)), lang),
        newcomers=_share(rate(where(games, team="newcomer")), lang),
        seers=_share(rate(where(games, team=SEEING)), lang),
        ratio=f"{100 * ratio:.0f}",
    )
    return Finding(text, head, rows)


def _ratio(games: Sequence[Game], one: str, other: str) -> float:
    """How many games one team wins for each that the other wins."""
    theirs = rate(where(games, team=other)).share
    return rate(where(games, team=one)).share / theirs if theirs else 0.0


def _share(found: Rate, lang: str) -> str:
    return percent(found.share, lang, digits=0)


def _rate(found: Rate, lang: str) -> str:
    low, high = (percent(end, lang, digits=0) for end in found.interval)
    return f"{_share(found, lang)} ({low}{DASH}{high})"


def talking(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """What talk brings over all levels, and what sight would bring on top."""
    mates, silent, seers = (where(games, team=team) for team in (TALKING, SILENT, SEEING))
    words = paired(mates, silent, _deal)
    sight = paired(seers, mates, _deal)
    text = WORDS.translate("wins", "talk", lang, words=_gap(words, lang), sight=_gap(sight, lang))
    certain = WORDS.translate("wins", "talk-certain" if words.certain else "talk-uncertain", lang)
    return Finding(f"{text} {certain}")


def _deal(game: Game) -> tuple[int, int]:
    return game.level, game.number


def _gap(gap: Gap, lang: str) -> str:
    return WORDS.translate(
        "wins",
        "gap",
        lang,
        value=points(gap.value, lang),
        low=points(gap.low, lang),
        high=points(gap.high, lang),
    )


def best_skills(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """The skills that help most and least."""
    return _extremes("skill", skills(games), lang)


def best_cards(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """The cards that help most and least when they are dealt, and where use and worth part."""
    dealt, used = cards_dealt(games), cards_used(games)
    both = [card for card in dealt if card in used]
    worth = _extremes("equipment", dealt, lang)
    if not both:
        return worth
    odd = max(both, key=lambda card: abs(used[card].value - dealt[card].value))
    text = WORDS.translate(
        "wins",
        "used-otherwise",
        lang,
        card=KIT.translate("equipment", odd, lang),
        dealt=_gap(dealt[odd], lang),
        used=_gap(used[odd], lang),
    )
    return Finding(f"{worth.text} {text}")


def _extremes(section: str, gaps: Mapping[str, Gap], lang: str) -> Finding:
    if not gaps:
        return Finding(WORDS.translate("wins", "too-few", lang))
    ranked = sorted(gaps, key=lambda name: gaps[name].value)
    certain = sum(gap.certain for gap in gaps.values())
    text = WORDS.translate(
        "wins",
        f"extremes-{section}",
        lang,
        best=KIT.translate(section, ranked[-1], lang),
        most=_gap(gaps[ranked[-1]], lang),
        worst=KIT.translate(section, ranked[0], lang),
        least=_gap(gaps[ranked[0]], lang),
        certain=certain,
        all=len(gaps),
    )
    return Finding(text)


def ends(games: Sequence[Game], *, lang: str = "en") -> Finding:
    """How teams lose, and after how many rounds."""
    head = tuple(
        WORDS.translate("wins", f"head-{name}", lang) for name in ("team", "rounds", "lava", "stamina")
    )
    groups = grouped(games, "team")
    rows = tuple(_ended(team, groups[team], lang) for team in TEAMS if team in groups)
    return Finding(WORDS.translate("wins", "ends", lang), head, rows)


def _ended(team: str, games: Sequence[Game], lang: str) -> tuple[str, ...]:
    lost = [game for game in games if not game.won]
    _, middle, _ = spread([game.rounds for game in games])
    return (team_name(team, lang), str(middle), *(_rate(ended(lost, why), lang) for why in CAUSES))
