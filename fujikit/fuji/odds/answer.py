"""The answer to the first question of phase 3, as numbers and as a notebook shows them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from fujikit.engine import html
from fujikit.engine.numbers import percent
from fujikit.engine.rows import Row, Rows
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.choice import Choice, different, gives_away, keep_line
from fujikit.fuji.odds.hands import Faces, codes
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.numbers import dice_text
from fujikit.odds import Best

RUNNERS_UP = 4


class Odds:
    """The chance to move under the best rerolls, and the choice of dice that leads to it."""

    def __init__(
        self,
        best: Best,
        hand: Sequence[str] | None,
        rerolls: int,
        model: Model,
        *,
        need: str,
        dice: Sequence[Faces],
        neighbours: Sequence[Neighbour],
        beat: Sequence[int] = (),
    ) -> None:
        self.best = best
        self.hand: tuple[str, ...] | None = tuple(hand) if hand is not None else None
        self.rerolls = rerolls
        self.model = model
        self.need = need
        self.dice: tuple[Faces, ...] = tuple(dice)
        self.neighbours: tuple[Neighbour, ...] = tuple(neighbours)
        self.beat: tuple[int, ...] = tuple(beat)

    def with_rerolls(self, rerolls: int) -> Odds:
        """The same question with at most as many rerolls; what was solved is not solved again."""
        return Odds(
            self.best,
            self.hand,
            min(rerolls, self.rerolls),
            self.model,
            need=self.need,
            dice=self.dice,
            neighbours=self.neighbours,
            beat=self.beat,
        )

    @property
    def chance(self) -> float:
        return self.curve[-1]

    @cached_property
    def curve(self) -> tuple[float, ...]:
        """The chance with 0, 1, … rerolls."""
        if self.hand is None:
            return tuple(self.best.value(rerolls) for rerolls in range(self.rerolls + 1))
        return tuple(self.best.hand_value(self.hand, rerolls) for rerolls in range(self.rerolls + 1))

    @cached_property
    def exact(self) -> Fraction:
        """The chance as a fraction."""
        if self.hand is None:
            return self.best.exact.value(self.rerolls)
        return self.best.exact.hand_value(self.hand, self.rerolls)

    @cached_property
    def ranking(self) -> tuple[Choice, ...]:
        """Every choice of dice to keep in the next reroll, the best first; none without hand or reroll."""
        if self.hand is None or not self.rerolls:
            return ()
        return tuple(
            Choice(codes(self.hand, keep.dice), tuple(place + 1 for place in keep.dice), *keep[1:])
            for keep in self.best.ranking(self.hand, self.rerolls)
        )

    @property
    def keep(self) -> tuple[str, ...]:
        """The dice to keep; all of them where nothing is left to throw."""
        return self.ranking[0].keep if self.ranking else self.hand or ()

    def rows(self, *, exact: bool = False) -> Rows:
        """A row for every choice of dice to keep, or without a choice for every number of rerolls.

        With `exact` the chances by number of rerolls come as fractions too.
        """
        if self.ranking and not exact:
            return Rows(
                (
                    {"keep": " ".join(each.keep), "chance": each.chance, "gives_away": each.gives_away}
                    for each in self.ranking
                ),
                self.model,
            )
        rows: list[Row] = [{"rerolls": count, "chance": chance} for count, chance in enumerate(self.curve)]
        if exact:
            for row, count in zip(rows, range(self.rerolls + 1), strict=True):
                row["exact"] = str(self.with_rerolls(count).exact)
        return Rows(rows, self.model)

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        rerolls = f"{self.rerolls} reroll{'s' * (self.rerolls != 1)}"
        keep = f", keep {dice_text(self.keep)}" if self.ranking else ""
        return f"<Odds: {percent(self.chance)} to move with {rerolls}{keep}>"

    def _repr_html_(self) -> str:
        """The chance by number of rerolls, the dice to keep, the runners-up, and what is assumed."""
        rows = zip(curve_rows(self), self.curve, strict=True)
        curve = html.table(
            ("", "to move", ""),
            [(name, chance, html.bar(value)) for (name, chance), value in rows],
        )
        return html.result(curve, *_choices(self), html.note(self.model.text()))


def curve_rows(odds: Odds, lang: str = "en") -> list[tuple[str, str]]:
    """Every number of rerolls, and the chance to move with it."""
    names = [WORDS.translate("advice", "rerolls", lang, rerolls=count) for count in range(odds.rerolls + 1)]
    return [(name, percent(chance, lang)) for name, chance in zip(names, odds.curve, strict=True)]


def _choices(odds: Odds) -> list[html.Html]:
    if not odds.ranking or odds.hand is None:
        return []
    choices = different(odds.ranking)[: RUNNERS_UP + 1]
    rows = [
        (_dice(odds.hand, choice), percent(choice.chance), html.bar(choice.chance), gives_away(choice))
        for choice in choices
    ]
    return [
        html.element("b", keep_line(odds.hand, choices[0])),
        html.table(("keep", "to move", "", ""), rows),
    ]


def _dice(hand: Sequence[str], choice: Choice) -> html.Html:
    """The whole hand; dice that are thrown again are pale and in brackets."""
    shown = [
        html.element("b", die)
        if number in choice.numbers
        else html.element("span", f"({die})", style="opacity: 0.65")
        for number, die in enumerate(hand, 1)
    ]
    return html.element("span", html.Html(" ".join(shown)), style="white-space: nowrap")
