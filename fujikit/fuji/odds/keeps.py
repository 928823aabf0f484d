"""What to keep: every choice of dice, equal ones together, and those that are talked about by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.odds.choice import Choice
from fujikit.fuji.odds.hands import worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import Known, chance_to_move
from fujikit.fuji.odds.numbers import dice_text, points
from fujikit.fuji.odds.reroll_advice import throws

EQUAL = 9
"""Digits after which two chances are equal."""
TAGS = ("best", "yours", "counts", "stop", "again")


class KeepRow(NamedTuple):
    """Choices of dice to keep that are worth the same."""

    keeps: tuple[tuple[str, ...], ...]
    """Each only once by its faces; the first keeps most dice, or is the one that the tags name."""
    chance: float
    gives_away: float
    tags: tuple[str, ...]
    """`best`, `yours`, `counts` (keep what counts), `stop` (keep all), `again` (throw all again)."""

    def __repr__(self) -> str:
        tags = f" [{', '.join(self.tags)}]" if self.tags else ""
        away = f", gives away {points(self.gives_away)}" if self.gives_away > 0 else ""
        return f"<KeepRow{tags}: keep {dice_text(self.keeps[0])} for {percent(self.chance)}{away}>"


class Keeps(NamedTuple):
    """All choices for a hand, the best first."""

    choices: tuple[KeepRow, ...]
    size: int
    """How many choices there are."""
    hand: tuple[str, ...]
    model: Model

    def tagged(self, tag: str) -> KeepRow:
        """The row of that tag."""
        for row in self.choices:
            if tag in row.tags:
                return row
        raise BadInput(f"tag: no row is tagged {tag!r}")

    def rows(self) -> Rows:
        """A row for every choice that is worth something of its own."""
        return Rows(
            (
                {
                    "keep": " ".join(row.keeps[0]),
                    "or": "; ".join(" ".join(keep) for keep in row.keeps[1:]),
                    "chance": row.chance,
                    "gives_away": row.gives_away,
                    "tags": " ".join(row.tags),
                }
                for row in self.choices
            ),
            self.model,
        )

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        best = self.choices[0]
        best_text = f"best {dice_text(best.keeps[0])} for {percent(best.chance)}"
        return f"<Keeps: {self.size} choices, {len(self.choices)} values, {best_text}>"

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()


@public
def keeps(
    need: str,
    hand: str,
    *,
    rerolls: int = 1,
    yours: str | None = None,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
) -> Keeps:
    """What every choice of dice to keep is worth, and what it gives away; `yours` names one of them.

    To keep all dice is to stop; all other choices are played on as well as possible.

    >>> found = keeps("odd", "B1 P1 B3 Y5 B2 Y6", yours="B3 Y5 B2")
    >>> found
    <Keeps: 64 choices, 35 values, best B3 Y5 for 62.9%>
    >>> found.tagged("counts")
    <KeepRow [counts]: keep B1 P1 B3 Y5 for 57.5%, gives away 5.4 points>
    >>> found.tagged("yours").keeps
    (('B3', 'Y5', 'B2'), ('B3', 'Y5', 'Y6'))
    """
    odds = chance_to_move(need, hand=hand, rerolls=rerolls, rivals=rivals, beat=beat, bonus=bonus)
    if not odds.ranking or odds.hand is None:
        raise BadInput(f"rerolls: with {rerolls} there is nothing to choose")
    ranked, counts = throws(odds.best, odds.hand, rerolls), worth(need)
    named: dict[str, tuple[str, ...]] = {
        "best": ranked[0].keep,
        "counts": tuple(face for face in odds.hand if counts[face]),
        "stop": odds.hand,
        "again": (),
    }
    if yours is not None:
        named["yours"] = _chosen(odds.hand, yours)
    tags = {tuple(sorted(keep)): [tag for tag in TAGS if _same(named, tag, keep)] for keep in named.values()}
    return Keeps(_grouped(ranked, tags), len(ranked), odds.hand, odds.model)


def _same(named: Mapping[str, tuple[str, ...]], tag: str, keep: tuple[str, ...]) -> bool:
    return tag in named and sorted(named[tag]) == sorted(keep)


def _chosen(hand: tuple[str, ...], yours: str) -> tuple[str, ...]:
    left = list(hand)
    for die in yours.split():
        if die not in left:
            raise BadInput(f"yours: {die[:20]!r} is not in the hand {' '.join(hand)}")
        left.remove(die)
    return tuple(yours.split())


def _grouped(ranked: Sequence[Choice], tags: Mapping[tuple[str, ...], Sequence[str]]) -> tuple[KeepRow, ...]:
    """Choices with the same chance as one row, each set of faces once, a tagged one first."""
    groups: dict[float, dict[tuple[str, ...], Choice]] = {}
    for choice in ranked:
        group = groups.setdefault(round(choice.chance, EQUAL), {})
        group.setdefault(tuple(sorted(choice.keep)), choice)
    rows = []
    for group in groups.values():
        faces = sorted(group, key=lambda each: not tags.get(each))
        found = {tag for each in faces for tag in tags.get(each, ())}
        first = group[faces[0]]
        keep = tuple(group[each].keep for each in faces)
        rows.append(KeepRow(keep, first.chance, first.gives_away, tuple(tag for tag in TAGS if tag in found)))
    return tuple(rows)
