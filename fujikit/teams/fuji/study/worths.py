"""What a skill, a card and a word are worth, from the games of one team, and from those of several."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from fujikit.teams.fuji.study.aims import USUAL
from fujikit.teams.study.gaps import Gap, gap, paired
from fujikit.teams.study.rates import Game, where

SILENT, TALKING, SEEING = "teammate:talks=no", "teammate", "seer"


def skills(games: Sequence[Game]) -> dict[str, Gap]:
    """By skill: the win rate of the tables of three where somebody has it, minus that of the others.

    Skills are drawn by lot, so the difference is due to them; levels and scenarios are compared apart.
    """
    return _listed(games, "skills", _place)


def cards_dealt(games: Sequence[Game]) -> dict[str, Gap]:
    """By card: the win rate of the tables of three that were dealt it, minus that of the others.

    Cards are dealt by lot, but to some skills more of them than to others: only tables that were dealt
    equally many are compared.
    """
    return _listed(games, "dealt", lambda game: (*_place(game), len(game.dealt.split())))


def cards_used(games: Sequence[Game]) -> dict[str, Gap]:
    """By card: the win rate of the tables of three that used it, minus that of the others.

    This is no worth: whoever is about to win, or in need, uses cards; and long games see more of them.
    """
    return _listed(games, "used", _place)


def _listed(games: Sequence[Game], column: str, alike: Callable[[Game], Hashable]) -> dict[str, Gap]:
    """What each of the names in a column is worth to tables of three."""
    lists = [(game, frozenset(getattr(game, column).split())) for game in where(games, players=USUAL)]
    names = sorted(frozenset().union(*(listed for _, listed in lists)))
    return {name: _worth(lists, name, alike) for name in names}


def _worth(lists: Sequence[tuple[Game, frozenset[str]]], name: str, alike: Callable[[Game], Hashable]) -> Gap:
    having = {id(game) for game, listed in lists if name in listed}
    return gap((game for game, _ in lists), lambda game: id(game) in having, alike)


def _place(game: Game) -> tuple[int, int]:
    return game.level, game.scenario


def talk(games: Sequence[Game]) -> dict[str, dict[int, Gap]]:
    """By level, what talk brings to Teammate, and what seeing all dice would bring on top of it.

    The teams had the same deals, which are compared one by one.
    """
    teams = {team: where(games, team=team) for team in (SILENT, TALKING, SEEING)}
    levels = sorted({game.level for game in teams[TALKING]})
    return {
        "words": {level: _between(teams[TALKING], teams[SILENT], level) for level in levels},
        "sight": {level: _between(teams[SEEING], teams[TALKING], level) for level in levels},
    }


def _between(ones: Sequence[Game], others: Sequence[Game], level: int) -> Gap:
    return paired(where(ones, level=level), where(others, level=level), lambda game: game.number)
