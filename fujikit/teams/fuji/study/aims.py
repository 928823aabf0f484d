"""What a fair box aims at, and whether many games bear it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fujikit.teams.simulation.summary import spread
from fujikit.teams.study.gaps import Gap, apart
from fujikit.teams.study.rates import Game, Rate, ended, grouped, rate, where

LEVELS = {1: 0.75, 2: 0.50, 3: 0.25, 4: 0.08}
"""The share of games that a good team should win, by level."""
NEAR = 0.05
"""How far a level may be off."""
APART = 0.15
"""How far a scenario may be off its level, and two or four players off three."""
CAUSE = 0.25
"""The least share of the defeats that each cause should have."""
ROUNDS = (6, 12)
USUAL = 3
CAUSES = ("lava", "stamina")
TABLES = ((2, "a"), (2, "b"), (4, ""))
"""Players and variant, beside the usual three."""


class Aim(NamedTuple):
    """One thing that was aimed at: what was measured should lie from `low` to `high`."""

    kind: str
    about: dict[str, object]
    """The level, the scenario, the players or the cause that it is about."""
    low: float
    high: float
    measured: float
    interval: tuple[float, float]
    games: int

    @property
    def met(self) -> bool:
        return self.low <= self.measured <= self.high

    @property
    def certain(self) -> bool:
        """Whether the whole interval of what was measured says the same."""
        least, most = self.interval
        if self.met:
            return self.low <= least and most <= self.high
        return most < self.low or least > self.high


def aims(games: Sequence[Game]) -> list[Aim]:
    """All aims for which there are games, each with what was measured. Levels beyond ours aim at no rate.

    >>> from types import SimpleNamespace as Game
    >>> about = {"scenario": 1, "level": 1, "players": 3, "variant": "", "rounds": 8}
    >>> won, lost = Game(won=True, why="village", **about), Game(won=False, why="lava", **about)
    >>> [(aim.kind, aim.met) for aim in aims([won, won, won, lost])]
    [('level', True), ('scenario', True), ('cause', True), ('cause', False), ('rounds', True)]
    """
    usual = where(games, players=USUAL)
    return [*_levels(usual), *_scenarios(usual), *_tables(games), *_causes(usual), *_rounds(usual)]


def _levels(usual: Sequence[Game]) -> Iterator[Aim]:
    for level, group in grouped(usual, "level").items():
        if level in LEVELS:
            won, aim = rate(group), LEVELS[level]
            about: dict[str, object] = {"level": level}
            yield Aim("level", about, aim - NEAR, aim + NEAR, won.share, won.interval, won.games)


def _scenarios(usual: Sequence[Game]) -> Iterator[Aim]:
    """On every level the scenario that is furthest off."""
    for level, group in grouped(usual, "level").items():
        whole = rate(group)
        found = {scenario: rate(some) for scenario, some in grouped(group, "scenario").items()}
        worst = max(found, key=lambda scenario: abs(found[scenario].share - whole.share))
        yield _off("scenario", {"level": level, "scenario": worst}, found[worst], whole)


def _tables(games: Sequence[Game]) -> Iterator[Aim]:
    """For two and four players the level that is furthest off."""
    usual = {level: rate(group) for level, group in grouped(where(games, players=USUAL), "level").items()}
    for players, variant in TABLES:
        levels = grouped(where(games, players=players, variant=variant), "level")
        found = {level: rate(group) for level, group in levels.items() if level in usual}
        if found:
            worst = max(found, key=lambda level: abs(found[level].share - usual[level].share))
            about: dict[str, object] = {"players": players, "variant": variant, "level": worst}
            yield _off("players", about, found[worst], usual[worst])


def _off(kind: str, about: dict[str, object], one: Rate, whole: Rate) -> Aim:
    off: Gap = apart(one, whole)
    return Aim(kind, about, -APART, APART, off.value, (off.low, off.high), one.games)


def _causes(usual: Sequence[Game]) -> Iterator[Aim]:
    lost = [game for game in usual if not game.won]
    for cause in CAUSES if lost else ():
        found = ended(lost, cause)
        yield Aim("cause", {"why": cause}, CAUSE, 1.0, found.share, found.interval, found.games)


def _rounds(usual: Sequence[Game]) -> Iterator[Aim]:
    """Of every level the round by which half of the games were over."""
    for level, group in grouped(usual, "level").items():
        early, middle, late = spread([game.rounds for game in group])
        about: dict[str, object] = {"level": level}
        low, high = ROUNDS
        yield Aim("rounds", about, low, high, middle, (early, late), len(group))
