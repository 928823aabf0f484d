"""A tray of dice: pick some, and see what counts for a requirement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import quoted
from fujikit.fuji.need import FACES, parse_need
from fujikit.widgets.base import on
from fujikit.widgets.fuji.description import describe_need
from fujikit.widgets.fuji.drawn_needs import NeedsWidget
from fujikit.widgets.fuji.static_svg.dice import dice_picture
from fujikit.widgets.schema import Answer, Pick, SetNeed
from fujikit.widgets.static_page import Figure, Paragraph, page
from fujikit.widgets.traits import ListTrait, list_trait

MAX_DICE = 12
NEEDS = ("yellow|4", "pink|blue", "1|2|3", "blue", "odd", "even", "odd(pink|blue)", "even(yellow)", "any")
"""Requirements of every kind that cards have."""


class DiceTray(NeedsWidget):
    """Dice to pick, a requirement, and the sum of what counts.

    >>> tray = DiceTray("B1 P1 B4 Y5 Y3 B4", need="yellow|4")
    >>> tray.value
    16
    >>> tray.chosen = (4, 1)
    >>> tray.chosen, tray.chosen_value
    ((1, 4), 5)
    """

    bundle = "dice-tray"

    dice: ListTrait = list_trait(str)
    """The codes of the dice, like `Y5`."""
    need: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("any").tag(sync=True)
    """What a card asks for, like `odd(pink|blue)`."""
    needs: ListTrait = list_trait(str)
    """Requirements to choose from."""
    chosen: traitlets.Tuple = traitlets.Tuple(()).tag(sync=True, carries=list[int])
    """The dice that are picked, numbered from 1."""
    fits: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The faces that count."""
    value: traitlets.Int[int, int] = traitlets.Int().tag(sync=True)
    """The sum of the dice that count."""
    chosen_value: traitlets.Int[int, int] = traitlets.Int().tag(sync=True)
    """The sum of the picked dice that count."""

    def __init__(
        self,
        dice: str | Iterable[str],
        need: str = "any",
        *,
        needs: Iterable[str] = NEEDS,
        lang: str = "en",
        **look: Any,
    ) -> None:
        offered = [_need(each) for each in needs]
        super().__init__(lang=lang, dice=_codes(dice), need=_need(need), needs=offered, **look)
        self._count()

    def pick(self, die: int) -> None:
        """Pick a die, or put it back."""
        if not 1 <= die <= len(self.dice):
            raise BadInput(self.translate("tray.no-die", die=die))
        self.chosen = tuple({*self.chosen} ^ {die})

    @on(Pick)
    def _pick(self, message: Pick) -> None:
        self.pick(message.die)

    @on(SetNeed)
    def _set_need(self, message: SetNeed) -> Answer | None:
        """A reader who mistypes is told so in the language of the widget."""
        try:
            self.need = str(parse_need(message.need))
        except BadInput:
            return Answer(ok=False, note=self.translate("tray.bad-need", need=quoted(message.need)))
        return None

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self.draw_needs((self.need, *self.needs))

    def static_bundle(self) -> dict[str, str]:
        """The dice beside what is asked for, and their sum."""
        asked = self.pair("tray.need", describe_need(self.need, self.lang))
        picture = dice_picture(
            self.dice,
            self.lang,
            label=f"{asked}. {self.translate('tray.dice')}",
            need=self.need,
            fits=self.fits.split(),
            chosen=self.chosen,
        )
        sums = [self.translate("dice.sum", sum=self.value)]
        if self.chosen:
            named = {"count": len(self.chosen), "dice": list(self.chosen), "sum": self.chosen_value}
            sums.append(self.translate("tray.picked", **named))
        return page(self.lang, [Figure(picture), Paragraph("; ".join(sums))])

    @traitlets.validate("need")
    def _valid_need(self, proposal: traitlets.Bunch) -> str:
        return _need(proposal["value"])

    @traitlets.validate("dice")
    def _valid_dice(self, proposal: traitlets.Bunch) -> list[str]:
        return _codes(proposal["value"])

    @traitlets.validate("chosen")
    def _valid_chosen(self, proposal: traitlets.Bunch) -> tuple[int, ...]:
        for die in proposal["value"]:
            if type(die) is not int or not 1 <= die <= len(self.dice):
                raise BadInput(f"chosen: {die!r} is no die of the tray, which has {len(self.dice)}")
        return tuple(sorted(set(proposal["value"])))

    @traitlets.observe("dice")
    def _thrown(self, _change: traitlets.Bunch) -> None:
        """Dice that are replaced are not picked any more."""
        self.chosen = ()
        self._count()

    @traitlets.observe("need", "chosen")
    def _recount(self, _change: traitlets.Bunch) -> None:
        self._count()

    def _count(self) -> None:
        need = parse_need(self.need)
        self.draw_needs((self.need, *self.needs))
        self.fits = " ".join(sorted(need.fits))
        self.value = need.value(self.dice)
        self.chosen_value = need.value([self.dice[die - 1] for die in self.chosen])


def _need(text: object) -> str:
    """A requirement as we write it."""
    if not isinstance(text, str):
        raise BadInput(f"need: {text!r} is no text like yellow|4")
    return str(parse_need(text))


def _codes(dice: str | Iterable[str]) -> list[str]:
    if not isinstance(dice, Iterable):
        raise BadInput(f"dice: {dice!r} is no text like B1 P4 Y6, nor a list of such codes")
    codes = dice.split() if isinstance(dice, str) else list(dice)
    for code in codes:
        if str(code) not in FACES:
            raise BadInput(f"dice: {code!r} is no die; write a letter (B P Y) and a value from 1 to 6, as B4")
    if not 1 <= len(codes) <= MAX_DICE:
        raise BadInput(f"dice: the tray takes 1 to {MAX_DICE} dice, not {len(codes)}")
    return codes
