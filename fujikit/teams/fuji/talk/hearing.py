"""Understand what was said at the table this round, by people and by code alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from fujikit.fuji.state import THIRD
from fujikit.fuji.talk.heard import Meaning, Plan, Told, understand
from fujikit.fuji.talk.heard.listening import is_card
from fujikit.fuji.talk.heard.names import WHO
from fujikit.teams.fuji.talk.meant import Heard, Hint, Wish
from fujikit.teams.player import View

Utterances = tuple[tuple[str, str, str], ...]
Places = tuple[tuple[str, str | None, str | None], ...]
Needs = tuple[tuple[str, str | None], ...]


def heard(view: View) -> Heard:
    """Everything said this round, as far as it is understood; a seat's last word on a thing counts.

    >>> said = [{"seat": "Jona", "phase": "plan", "text": "I'm strong on c4. Clara, could you take d3?"}]
    >>> seats = {"Clara": {"at": "b2", "marker": None}, "Jona": {"at": "b2", "marker": None}}
    >>> cards = {"c4": {"need": "odd"}, "d3": {"need": "blue"}}
    >>> view = {"lang": "en", "said": said, "seats": seats, "cards": cards}
    >>> heard(view).hints
    (Hint(seat='Jona', quality='strong', need='odd', square='c4', phase='plan'),)
    >>> heard(view).wishes
    (Wish(seat='Jona', who='Clara', square='d3', kind='asks'),)
    """
    return _all_heard(*_key(view))[0]


def asked(view: View, seat: str) -> Wish | None:
    """What a seat was asked last and has not answered: to take a card, or what it thinks of one.

    >>> said = [{"seat": "Jona", "phase": "plan", "text": "Clara, tu pourrais prendre d3 ?"}]
    >>> seat = {"at": "b2", "marker": None}
    >>> seats, cards = {"Clara": seat, "Jona": seat}, {"d3": {"need": "blue"}}
    >>> asked({"lang": "fr", "said": said, "seats": seats, "cards": cards}, "Clara")
    Wish(seat='Jona', who='Clara', square='d3', kind='asks')
    """
    return _all_heard(*_key(view))[1].get(seat)


def _key(view: View) -> tuple[str, Utterances, Places, Needs]:
    """All that counts of a view, so that the same table is listened to once."""
    return (
        view["lang"],
        tuple([(said["seat"], said["phase"], said["text"]) for said in view["said"]]),
        tuple([(name, seat["at"], seat["marker"]) for name, seat in view["seats"].items()]),
        tuple([(square, card["need"]) for square, card in view["cards"].items()]),
    )


@lru_cache(maxsize=2048)
def _all_heard(lang: str, said: Utterances, places: Places, needs: Needs) -> tuple[Heard, Mapping[str, Wish]]:
    table = _Table(places, dict(needs))
    names = tuple(name for name, _, _ in places)
    for seat, phase, text in said:
        table.hear(seat, phase, understand(text, lang, names))
    return Heard(tuple(table.hints.values()), tuple(table.wishes.values())), table.pending


class _Table:
    """What was heard so far this round."""

    def __init__(self, places: Places, needs: Mapping[str, str | None]) -> None:
        self.at = {name: at for name, at, _ in places}
        self.markers = {name: marker for name, _, marker in places}
        self.needs = needs
        self.hints: dict[tuple[str, str, str], Hint] = {}
        self.wishes: dict[Wish, Wish] = {}
        self.pending: dict[str, Wish] = {}

    def hear(self, seat: str, phase: str, meaning: Meaning) -> None:
        question = self.pending.pop(seat, None)
        for told in meaning.told:
            self._told(seat, phase, told, question)
        wishes = [wish for plan in meaning.plans if (wish := self._wish(seat, plan))]
        if question and meaning.answer and not wishes:
            kind = "goes" if meaning.answer == "yes" else "keep-off"
            wishes = [Wish(seat, seat, question.square, kind)]
        self._forget(wishes)
        for wish in wishes:
            self.wishes[wish] = wish
            if wish.who != seat and wish.kind != "keep-off":
                self.pending[wish.who] = wish

    def _told(self, seat: str, phase: str, told: Told, question: Wish | None) -> None:
        square = self._square(seat, told.about, question) if is_card(told.about) else ""
        need = self.needs.get(square) if is_card(told.about) else told.about
        if need:
            self.hints.pop((seat, square or need, phase), None)
            self.hints[seat, square or need, phase] = Hint(seat, told.quality, need, square, phase)

    def _square(self, seat: str, about: str, question: Wish | None) -> str:
        """The card that is spoken of."""
        if about == "asked":
            return question.square if question else ""
        if about == "mine":
            return self.markers[seat] or self._goal(seat)
        if about.startswith(WHO) or about in ("you", "yours"):
            who = self._who(seat, about)
            return (self.markers[who] or self._goal(who)) if who else ""
        return about

    def _goal(self, seat: str) -> str:
        """Where somebody without a marker said to be going."""
        own = [wish.square for wish in self.wishes.values() if wish.kind == "goes" and wish.who == seat]
        return own[-1] if own else ""

    def _wish(self, seat: str, plan: Plan) -> Wish | None:
        square = self.at[seat] if plan.about == "here" else plan.about
        if square is None or square not in self.needs:
            return None
        return Wish(seat, self._who(seat, plan.who), square, plan.kind)

    def _who(self, seat: str, who: str) -> str:
        if who == "me":
            return seat
        if who in ("you", "yours"):
            others = [other for other in self.at if other not in (seat, THIRD)]
            return others[0] if len(others) == 1 else ""
        return who.removeprefix(WHO)

    def _forget(self, wishes: list[Wish]) -> None:
        """A new word takes the place of what the same seat wished for the same person before."""
        for wish in wishes:
            for old in [each for each in self.wishes.values() if each[:2] == wish[:2]]:
                if old.square == wish.square or "keep-off" not in (old.kind, wish.kind):
                    del self.wishes[old]
