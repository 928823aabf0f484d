"""Reads this round's table talk of people and computer players as statements."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from fujikit.fuji.state import THIRD
from fujikit.fuji.talk.heard import Claim, Meaning, Plan, understand
from fujikit.fuji.talk.heard.listening import is_card
from fujikit.fuji.talk.heard.names import WHO
from fujikit.teams.fuji.talk.statements import Hint, Request, Statements
from fujikit.teams.player import View

Utterances = tuple[tuple[str, str, str], ...]
Places = tuple[tuple[str, str | None, str | None], ...]
Needs = tuple[tuple[str, str | None], ...]


def understood_statements(view: View) -> Statements:
    """Everything said this round, as far as it is understood; a seat's last word on a thing counts.

    >>> said = [{"seat": "Jona", "phase": "plan", "text": "I'm strong on c4. Clara, could you take d3?"}]
    >>> seats = {"Clara": {"at": "b2", "marker": None}, "Jona": {"at": "b2", "marker": None}}
    >>> cards = {"c4": {"need": "odd"}, "d3": {"need": "blue"}}
    >>> view = {"lang": "en", "said": said, "seats": seats, "cards": cards}
    >>> understood_statements(view).hints
    (Hint(seat='Jona', quality='strong', need='odd', square='c4', phase='plan'),)
    >>> understood_statements(view).requests
    (Request(seat='Jona', who='Clara', square='d3', kind='asks'),)
    """
    return _understood(*_key(view))[0]


def open_request(view: View, seat: str) -> Request | None:
    """What a seat was asked last and has not answered: to take a card, or what it thinks of one.

    >>> said = [{"seat": "Jona", "phase": "plan", "text": "Clara, tu pourrais prendre d3 ?"}]
    >>> seat = {"at": "b2", "marker": None}
    >>> seats, cards = {"Clara": seat, "Jona": seat}, {"d3": {"need": "blue"}}
    >>> open_request({"lang": "fr", "said": said, "seats": seats, "cards": cards}, "Clara")
    Request(seat='Jona', who='Clara', square='d3', kind='asks')
    """
    return _understood(*_key(view))[1].get(seat)


def _key(view: View) -> tuple[str, Utterances, Places, Needs]:
    """All that counts of a view, so that the same table is listened to once."""
    return (
        view["lang"],
        tuple([(said["seat"], said["phase"], said["text"]) for said in view["said"]]),
        tuple([(name, seat["at"], seat["marker"]) for name, seat in view["seats"].items()]),
        tuple([(square, card["need"]) for square, card in view["cards"].items()]),
    )


@lru_cache(maxsize=2048)
def _understood(
    lang: str, said: Utterances, places: Places, needs: Needs
) -> tuple[Statements, Mapping[str, Request]]:
    table = _RoundTalk(places, dict(needs))
    names = tuple(name for name, _, _ in places)
    for seat, phase, text in said:
        table.hear(seat, phase, understand(text, lang, names))
    return Statements(tuple(table.hints.values()), tuple(table.requests.values())), table.pending


class _RoundTalk:
    """What was heard so far this round."""

    def __init__(self, places: Places, needs: Mapping[str, str | None]) -> None:
        self.at = {name: at for name, at, _ in places}
        self.markers = {name: marker for name, _, marker in places}
        self.needs = needs
        self.hints: dict[tuple[str, str, str], Hint] = {}
        self.requests: dict[Request, Request] = {}
        self.pending: dict[str, Request] = {}

    def hear(self, seat: str, phase: str, meaning: Meaning) -> None:
        question = self.pending.pop(seat, None)
        for told in meaning.claims:
            self._told(seat, phase, told, question)
        requests = [request for plan in meaning.plans if (request := self._request(seat, plan))]
        if question and meaning.answer and not requests:
            kind = "goes" if meaning.answer == "yes" else "keep-off"
            requests = [Request(seat, seat, question.square, kind)]
        self._forget(requests)
        for request in requests:
            self.requests[request] = request
            if request.who != seat and request.kind != "keep-off":
                self.pending[request.who] = request

    def _told(self, seat: str, phase: str, told: Claim, question: Request | None) -> None:
        square = self._square(seat, told.about, question) if is_card(told.about) else ""
        need = self.needs.get(square) if is_card(told.about) else told.about
        if need:
            self.hints.pop((seat, square or need, phase), None)
            self.hints[seat, square or need, phase] = Hint(seat, told.quality, need, square, phase)

    def _square(self, seat: str, about: str, question: Request | None) -> str:
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
        own = [
            request.square
            for request in self.requests.values()
            if request.kind == "goes" and request.who == seat
        ]
        return own[-1] if own else ""

    def _request(self, seat: str, plan: Plan) -> Request | None:
        square = self.at[seat] if plan.about == "here" else plan.about
        if square is None or square not in self.needs:
            return None
        return Request(seat, self._who(seat, plan.who), square, plan.kind)

    def _who(self, seat: str, who: str) -> str:
        if who == "me":
            return seat
        if who in ("you", "yours"):
            others = [other for other in self.at if other not in (seat, THIRD)]
            return others[0] if len(others) == 1 else ""
        return who.removeprefix(WHO)

    def _forget(self, requests: list[Request]) -> None:
        """Drop earlier requests of the same seat about the same person."""
        for request in requests:
            for old in [each for each in self.requests.values() if each[:2] == request[:2]]:
                if old.square == request.square or "keep-off" not in (old.kind, request.kind):
                    del self.requests[old]
