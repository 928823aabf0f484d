"""Dice thrown again and again, beside what was to be expected."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.box import house
from fujikit.fuji.dice import FULL_SET
from fujikit.fuji.need import parse_need
from fujikit.fuji.options import faces_of
from fujikit.widgets.base import on
from fujikit.widgets.fuji.description import describe_need
from fujikit.widgets.fuji.dice_tray import NEEDS
from fujikit.widgets.fuji.drawn_needs import NeedsWidget
from fujikit.widgets.fuji.static_svg.dice import dice_picture
from fujikit.widgets.schema import ExperimentView, Repeat, Suppose
from fujikit.widgets.static_page import Figure, Paragraph, Part, Title, page
from fujikit.widgets.static_svg.bars import bars_picture
from fujikit.widgets.traits import DictTrait, ListTrait, dict_trait, list_trait

MAX_TIMES = 10_000


class Experiment(NeedsWidget):
    """Throw some dice of a set as often as you like, and count what a card would count.

    >>> experiment = Experiment(dice=2, need="yellow", seed=1)
    >>> experiment.repeat(1000)
    >>> sum(experiment.thrown["counts"]), round(experiment.thrown["exact"][0], 3)
    (1000, 0.444)
    """

    bundle = "experiment"

    dice: traitlets.Int[int, int] = traitlets.Int(1, min=1, max=FULL_SET).tag(sync=True)
    """How many dice of a set are thrown."""
    need: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("any").tag(sync=True)
    """What counts."""
    needs: ListTrait = list_trait(str)
    """Requirements to choose from."""
    thrown: DictTrait = dict_trait(ExperimentView)
    """An `ExperimentView`: what has come, and what was to be expected."""

    def __init__(
        self, dice: int = 1, need: str = "any", *, lang: str = "en", seed: int | None = None, **look: Any
    ) -> None:
        self._random = random.Random(seed)
        self._came: Counter[int] = Counter()
        self._last: list[str] = []
        needs = list(NEEDS)
        super().__init__(lang=lang, dice=_size(dice), need=str(parse_need(need)), needs=needs, **look)
        self._show()

    def repeat(self, times: int) -> None:
        """Throw so many times more."""
        if not 1 <= times <= MAX_TIMES:
            raise BadInput(self.translate("experiment.too-many", most=MAX_TIMES))
        sides, need = faces_of(house())[: self.dice], parse_need(self.need)
        for _ in range(times):
            self._last = [self._random.choice(die) for die in sides]
            self._came[need.value(self._last)] += 1
        self._show()

    def begin(self, dice: int | None = None, need: str | None = None) -> None:
        """Forget what has come, and perhaps throw other dice or count otherwise."""
        size, counted = _size(self.dice if dice is None else dice), parse_need(need or self.need)
        self._came.clear()
        self._last = []
        with self.hold_sync():
            self.dice, self.need = size, str(counted)
            self._show()

    @on(Repeat)
    def _repeat(self, message: Repeat) -> None:
        if message.times:
            self.repeat(message.times)
        else:
            self.begin()

    @on(Suppose)
    def _suppose(self, message: Suppose) -> None:
        self.begin(message.size, message.need)

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._show()

    def static_bundle(self) -> dict[str, str]:
        """What was thrown last, beside what the card asks for, and how often every total came."""
        asked = f"{self.pair('experiment.dice', str(self.dice))}, {describe_need(self.need, self.lang)}"
        return page(self.lang, [Title(self.translate("experiment.label"), asked), *self._figures()])

    def _figures(self) -> Iterator[Part]:
        thrown = self.thrown
        dice = thrown["last"] or [die[0] for die in faces_of(house())[: self.dice]]
        label = self.translate("experiment.dice")
        yield Figure(
            dice_picture(dice, self.lang, label=label, need=self.need, fits=thrown["fits"].split()),
            "" if not thrown["last"] else None,
        )
        yield Paragraph(thrown["text"])
        came = [count / thrown["times"] for count in thrown["counts"]] if thrown["times"] else []
        names = {
            "expected_label": self.translate("experiment.expected"),
            "came_label": self.translate("experiment.came"),
        }
        alt = f"{self.translate('experiment.chart')}. {self.pair('experiment.expected', self._chances())}"
        yield Figure(bars_picture(thrown["exact"], came, self.lang, alt=alt, **names))

    def _chances(self) -> str:
        """How likely every total is that can come, for those who do not see the bars."""
        likely = ((total, chance) for total, chance in enumerate(self.thrown["exact"]) if chance)
        return ", ".join(f"{total}: {percent(chance, self.lang)}" for total, chance in likely)

    def _show(self) -> None:
        from fujikit.fuji.odds import total  # noqa: PLC0415  # it imports numpy

        self.draw_needs((self.need, *self.needs))
        exact, times = total(self.need, dice=self.dice), self._came.total()
        expected = decimal(exact.mean, self.lang, 2)
        if times:
            mean = sum(value * count for value, count in self._came.items()) / times
            text = self.translate(
                "experiment.text", times=times, mean=decimal(mean, self.lang, 2), expected=expected
            )
        else:
            text = self.translate("experiment.nothing", expected=expected)
        self.thrown = msgspec.to_builtins(
            ExperimentView(
                fits=" ".join(sorted(parse_need(self.need).fits)),
                last=self._last,
                times=times,
                counts=[self._came[value] for value in range(len(exact.counts))],
                exact=[exact.chance(value) for value in range(len(exact.counts))],
                text=text,
            )
        )


def _size(dice: object) -> int:
    if isinstance(dice, bool) or not isinstance(dice, int) or not 1 <= dice <= FULL_SET:
        raise BadInput(f"dice: {dice!r} does not lie between 1 and {FULL_SET}")
    return dice
