"""Figures and the tables they are printed in; which of them slid against an older kit.

Rounds measure both kits in turns, so that each round has a ratio of its own. A figure slid if it is worse by
more than 10 % in the median of the rounds, and worse at all in 85 % of them: in all of 5, in 8 of 9, in 13 of
15. On a machine so busy that rounds disagree, chance alone does that to fewer than 4 figures in 100.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple

SLIDE = 1.10
AGREE = 0.85
RULE = "worse by more than 10 % in the median of the rounds, and worse in 85 % of them"


class Figure(NamedTuple):
    """What was measured under one name, a number a round."""

    name: str
    now: Sequence[float]
    before: Sequence[float] | None = None
    """Of the older kit: None if it is not compared, empty if it could not be measured."""
    missing: str = ""
    """Why it could not be measured."""


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over the rounds, so that a slow moment of the machine strikes both sides."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def against(figures: Sequence[Figure], peer: Figure) -> list[str]:
    """A cell for each figure: how many times the peer's it is."""
    return [f"{ratio(figure.now, peer.now):.2f}" for figure in figures]


@dataclass(frozen=True)
class Table:
    """Figures in the same unit."""

    topic: str
    """What its figures are about, in a word or two, where they are named far from their table."""
    title: str
    unit: str
    form: str
    """How a figure is written, such as `,.0f`."""
    figures: Sequence[Figure]
    columns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """More columns by their headings, a cell for each figure."""
    more_is_better: bool = False

    def lines(self) -> Iterator[str]:
        yield self.title
        yield f"{'':<36}{self.unit:>10}" + "".join(f"{name:>16}" for name in self.columns) + self._heading()
        for figure, *cells in zip(self.figures, *self.columns.values(), strict=True):
            row = f"{figure.name:<36}{median(figure.now):>10{self.form}}"
            yield (row + "".join(f"{cell:>16}" for cell in cells) + self._compared(figure)).rstrip()
        yield from dict.fromkeys(f"- {figure.missing}" for figure in self.figures if figure.missing)

    def _heading(self) -> str:
        if all(figure.before is None for figure in self.figures):
            return ""
        return f"{'before':>12}{'now/before':>12}, {'above' if self.more_is_better else 'below'} 1 is better"

    def _compared(self, figure: Figure) -> str:
        if figure.before is None:
            return ""
        if not figure.before:
            return f"{'-':>12}{'-':>12}"
        return f"{median(figure.before):>12{self.form}}{ratio(figure.now, figure.before):>12.2f}"

    def slides(self) -> Iterator[str]:
        """A line for each figure that slid."""
        for figure in self.figures:
            if figure.before and self._slid(figure):
                worse = self._worse(figure)
                yield (
                    f"{self.topic}, {figure.name}: {median(figure.now):{self.form}} {self.unit},"
                    f" before {median(figure.before):{self.form}},"
                    f" now/before {ratio(figure.now, figure.before):.2f},"
                    f" worse in {sum(each > 1 for each in worse)} of {len(worse)} rounds"
                )

    def _slid(self, figure: Figure) -> bool:
        worse = self._worse(figure)
        return median(worse) > SLIDE and sum(each > 1 for each in worse) >= AGREE * len(worse)

    def _worse(self, figure: Figure) -> list[float]:
        """How many times worse it is than before, by round."""
        pairs = zip(figure.now, figure.before or (), strict=True)
        return [before / now if self.more_is_better else now / before for now, before in pairs]


def verdict(older: str, tables: Sequence[Table]) -> Iterator[str]:
    """What a comparison came to."""
    asked = [figure for table in tables for figure in table.figures if figure.before is not None]
    compared = sum(bool(figure.before) for figure in asked)
    slides = [line for table in tables for line in table.slides()]
    yield f"compared with {older}: {compared} of {len(asked)} figures"
    yield f"figures that slid ({RULE}):" if slides else f"no figure slid ({RULE})"
    yield from (f"  {line}" for line in slides)
