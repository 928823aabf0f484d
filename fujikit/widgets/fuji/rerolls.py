"""Which dice to throw again: dice to turn, a card, neighbours to suppose, and what comes of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import traitlets
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import house
from fujikit.fuji.dice import FULL_SET, slots_of
from fujikit.fuji.need import parse_need
from fujikit.fuji.options import faces_of
from fujikit.widgets.base import on
from fujikit.widgets.fuji.description import describe_dice, describe_need
from fujikit.widgets.fuji.drawn_needs import NeedsWidget
from fujikit.widgets.fuji.static_svg.dice import dice_picture
from fujikit.widgets.schema import GoalView, Habit, PlayerView, Suppose, Throw, TurnDie, WeighedView
from fujikit.widgets.static_page import Figure, Grid, Note, Paragraph, Part, Title, page
from fujikit.widgets.traits import DictTrait, ListTrait, dict_trait, list_trait

HAND = "B1 P1 B4 P4 B5 P5"
NAMES = ("Jona", "Steve")
"""The neighbours, as in the worked examples."""
MAX_REROLLS = 3


class Rerolls(NeedsWidget):
    """What a hand is worth, which dice to keep, and whom that helps.

    `rivals` are the neighbours as in `odds.chance_to_move`: a number of unseen dice, or a seen hand; `wants`
    is what their cards ask for.

    >>> rerolls = Rerolls("B1 P1 B4 P4 B5 P5", need="yellow|4", rerolls=2)
    >>> rerolls.weighed["best"]["dice"], rerolls.weighed["best"]["chance"]["text"]
    (['B4', 'P4'], '77.7%')
    >>> rerolls.turn(1)
    >>> rerolls.hand
    'Y2 P1 B4 P4 B5 P5'
    """

    bundle = "rerolls"

    players: ListTrait = list_trait(PlayerView)
    """You and your neighbours, each a `PlayerView`."""
    names: traitlets.Tuple = traitlets.Tuple(NAMES).tag(sync=True, carries=list[str])
    """What the neighbours are called."""
    needs: ListTrait = list_trait(str)
    """What the cards of the box ask for."""
    weighed: DictTrait = dict_trait(WeighedView)
    """A `WeighedView`: what the hand is worth."""
    goals: ListTrait = list_trait(GoalView)
    """Who moves, by what you throw again for: each a `GoalView`."""

    def __init__(
        self,
        hand: str = HAND,
        need: str = "yellow|4",
        rerolls: int = 2,
        *,
        rivals: Sequence[int | str] = (FULL_SET, FULL_SET),
        wants: Sequence[str] = ("pink|4", "odd"),
        lang: str = "en",
        seed: int | None = None,
        **look: Any,
    ) -> None:
        self._random = random.Random(seed)
        self._kinds = faces_of(house())
        self._supposed = [
            self._player(hand, need, rerolls),
            *(self._player(known, want, 0) for known, want in zip(*_two(rivals, wants), strict=True)),
        ]
        super().__init__(lang=lang, needs=box_needs(), **look)
        self._weigh()

    @property
    def hand(self) -> str:
        """Your dice."""
        return " ".join(self._supposed[0].dice)

    def turn(self, die: int, who: int = 0) -> None:
        """Turn a die to its next side: 1, 2, … 6, and 1 again."""
        dice = list(self._whose(who).dice)
        if not 1 <= die <= len(dice):
            raise BadInput(self.translate("tray.no-die", die=die))
        sides = self._sides(dice)[die - 1]
        dice[die - 1] = sides[(sides.index(dice[die - 1]) + 1) % len(sides)]
        self.suppose(who, dice=dice)

    def throw(self, who: int = 0) -> None:
        """Throw all dice of a player."""
        sides = self._sides(self._whose(who).dice)
        self.suppose(who, dice=[self._random.choice(each) for each in sides])

    def suppose(self, who: int = 0, **changes: Any) -> None:
        """Suppose something else of a player: `dice`, `need`, `rerolls`, `habit`, `seen`."""
        player = replace(self._whose(who), **changes)
        self._supposed = [player if at == who else each for at, each in enumerate(self._supposed)]
        self._weigh()

    @on(TurnDie)
    def _turn(self, message: TurnDie) -> None:
        self.turn(message.die, message.who)

    @on(Throw)
    def _throw(self, message: Throw) -> None:
        self.throw(message.who)

    @on(Suppose)
    def _suppose(self, message: Suppose) -> None:
        self.suppose(message.who, **self._changes(message))

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._weigh()

    def static_bundle(self) -> dict[str, str]:
        """The hand with the dice to keep, the chance, other choices, and what a reroll is worth."""
        return page(self.lang, self._parts())

    def _parts(self) -> Iterator[Part]:
        weighed, you = self.weighed, self._supposed[0]
        best = weighed["best"]
        asked = self.pair("rerolls.card", describe_need(you.need, self.lang))
        kept = self._kept(best["dice"])
        yield Title(self.translate("rerolls.label"), self.translate("seat.rerolls", rerolls=you.rerolls))
        yield Figure(
            dice_picture(
                you.dice,
                self.lang,
                label=f"{asked}. {self.translate('rerolls.dice')}",
                need=you.need,
                fits=weighed["fits"].split(),
                keep=best["numbers"] if you.rerolls else (),
            )
        )
        yield Paragraph(f"{best['chance']['text']} {self.translate('rerolls.chance')}. {kept}")
        yield Paragraph(weighed["advice"])
        if weighed["others"]:
            yield Grid(
                [self.translate(f"rerolls.column-{column}") for column in ("keep", "chance", "away")],
                [
                    (self._named(each["dice"]), each["chance"]["text"], each["away"])
                    for each in weighed["others"]
                ],
            )
        yield Grid(
            [self.translate("rerolls.curves"), *map(str, range(MAX_REROLLS + 1))],
            [
                (self.translate(f"rerolls.way-{curve['way']}"), *(each["text"] for each in curve["chances"]))
                for curve in weighed["curves"]
            ],
        )
        yield Note(weighed["model"])

    def _kept(self, dice: Sequence[str]) -> str:
        if not self._supposed[0].rerolls or len(dice) == len(self._supposed[0].dice):
            return self.translate("rerolls.keep-all")
        return (
            f"{self.translate('rerolls.keep')} {self._named(dice)}."
            if dice
            else self.translate("rerolls.keep-none")
        )

    def _named(self, dice: Sequence[str]) -> str:
        return describe_dice(dice, self.lang) if dice else self.translate("rerolls.none")

    def _weigh(self) -> None:
        from fujikit.widgets.fuji.reroll_odds import goal_views, weighed_view  # noqa: PLC0415  # it imports numpy

        weighed, goals = weighed_view(self._supposed, self.lang), goal_views(self._supposed, self.lang)
        with self.hold_sync():
            self.draw_needs((*(player.need for player in self._supposed), *self.needs))
            self.players = msgspec.to_builtins(self._supposed)
            self.weighed = msgspec.to_builtins(weighed)
            self.goals = msgspec.to_builtins(goals)

    def _whose(self, who: int) -> PlayerView:
        if not 0 <= who < len(self._supposed):
            raise BadInput(self.translate("kernel.not-understood"))
        return self._supposed[who]

    def _changes(self, message: Suppose) -> dict[str, Any]:
        """What a message asks to change, each checked."""
        changes: dict[str, Any] = {}
        if message.size is not None:
            changes["dice"] = self._sized(self._whose(message.who).dice, message.size)
        if message.need is not None:
            changes["need"] = str(parse_need(message.need))
        if message.rerolls is not None:
            changes["rerolls"] = _rerolls(message.rerolls)
        if message.habit is not None:
            changes["habit"] = message.habit
        if message.seen is not None and message.who:
            changes["seen"] = message.seen
        return changes

    def _player(self, known: int | str, need: str, rerolls: int, habit: Habit = "misfits") -> PlayerView:
        dice = known.split() if isinstance(known, str) else self._sized([], known)
        self._sides(dice)
        return PlayerView(dice, isinstance(known, str), str(parse_need(need)), _rerolls(rerolls), habit)

    def _sides(self, dice: Sequence[str]) -> list[tuple[str, ...]]:
        """The die that shows each face; one sentence where no set shows them."""
        if not 1 <= len(dice) <= FULL_SET:
            raise BadInput(f"hand: {len(dice)} dice do not lie between 1 and {FULL_SET}")
        return [self._kinds[slot] for slot in slots_of(dice, self._kinds, "hand")]

    def _sized(self, dice: Iterable[str], size: int) -> list[str]:
        """So many dice: the last ones are taken away, or those that are missing come back."""
        if not 1 <= size <= FULL_SET:
            raise BadInput(f"dice: {size} do not lie between 1 and {FULL_SET}")
        kept = list(dice)[:size]
        taken = slots_of(kept, self._kinds, "hand")
        missing = [slot for slot in range(FULL_SET) if slot not in taken][: size - len(kept)]
        return kept + [self._kinds[slot][0] for slot in missing]


def box_needs() -> list[str]:
    """What the terrain cards of the default box ask for, each once.

    >>> "yellow|4" in box_needs()
    True
    """
    cards = (*house().landscape, *house().village)
    return sorted({str(parse_need(card.need)) for card in cards}, key=lambda need: (len(need), need))


def _rerolls(rerolls: object) -> int:
    if isinstance(rerolls, bool) or not isinstance(rerolls, int) or not 0 <= rerolls <= MAX_REROLLS:
        raise BadInput(f"rerolls: {rerolls!r} does not lie between 0 and {MAX_REROLLS}")
    return rerolls


def _two(rivals: Sequence[int | str], wants: Sequence[str]) -> tuple[Sequence[int | str], Sequence[str]]:
    if len(rivals) != len(NAMES) or len(wants) != len(NAMES):
        raise BadInput("rivals, wants: both neighbours are needed, such as [6, 6] and ['pink|4', 'odd']")
    return rivals, wants
