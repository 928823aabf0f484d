"""What the coach says of a choice for oneself and one for the team: both figures of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.numbers import decimal
from fujikit.fuji.odds.for_team import CardChoice, Figures, ThrowChoice
from fujikit.fuji.odds.tips import Chance, Tip, tip


def throw_tips(
    mine: ThrowChoice, team: ThrowChoice, hand: Sequence[str], more: Sequence[Tip]
) -> Iterator[Tip]:
    """The own best dice to keep and the team's; `more` is said where they are the same."""
    if team is mine:
        yield from more
        yield tip("team-same", team=mine.figures.team)
        return
    yield _own(mine, hand)
    yield tip("figure-own", team=mine.figures.team)
    thrown = _thrown(team, hand)
    key = "team-none" if not team.keep else "team-keep" if thrown else "team-stop"
    yield tip(key, dice=team.keep, thrown=thrown, chance=Chance(team.figures.own), team=team.figures.team)
    yield from _reason(mine.figures, team.figures)


def _own(mine: ThrowChoice, hand: Sequence[str]) -> Tip:
    thrown, chance = _thrown(mine, hand), Chance(mine.figures.own)
    if not thrown:
        return tip("enough", chance=chance)
    return (
        tip("keep", dice=mine.keep, thrown=thrown, chance=chance)
        if mine.keep
        else tip("keep-none", chance=chance)
    )


def _thrown(choice: ThrowChoice, hand: Sequence[str]) -> list[str]:
    return [face for number, face in enumerate(hand, 1) if number not in choice.numbers]


def card_tips(mine: CardChoice, team: CardChoice | None, at: str) -> Iterator[Tip]:
    """The own surest card and the team's best, if one is advised."""
    card, figures = mine.card, mine.figures
    key = "surest-stay" if card.square == at else "surest"
    numbers = {
        "card": card.square,
        "chance": Chance(figures.own),
        "rerolls": card.rerolls,
        "team": figures.team,
    }
    yield tip(key, **numbers)
    if team is None:
        return
    if team is mine:
        yield tip("no-dilemma")
        return
    steps, chance = max(team.card.nearer, 0), Chance(team.figures.own)
    advised = "team-stay" if team.card.square == at else "dilemma" if steps else "team-card"
    yield tip(advised, card=team.card.square, chance=chance, steps=steps, team=team.figures.team)
    yield from _reason(figures, team.figures)


def _reason(mine: Figures, team: Figures) -> Iterator[Tip]:
    """Where the figure shown is no better, something else is weighed."""
    if float(decimal(team.team)) <= float(decimal(mine.team)):
        yield tip("team-spared")
