"""Conversation with the referee of table talk."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from fujikit.engine.errors import BadInput
from fujikit.engine.verdict import Verdict
from fujikit.fuji.talk import referee
from fujikit.widgets.base import FujikitWidget, on, reason_views
from fujikit.widgets.schema import Answer, ExchangeView, SayToReferee, without_surrogates
from fujikit.widgets.static_page import Grid, Paragraph, page
from fujikit.widgets.traits import ListTrait, list_trait

MAX_LENGTH = 500
"""Characters that somebody may say at once."""
MAX_EXCHANGES = 24
EXAMPLES = ("good-1", "bad-1", "good-2", "bad-2", "good-3", "bad-3")


class Exchange(msgspec.Struct, frozen=True):
    """Something that was said in a language, and the verdict; it can be told in every language."""

    number: int
    text: str
    lang: str
    verdict: Verdict


class Talk(FujikitWidget):
    """A small conversation with the referee.

    >>> talk = Talk()
    >>> talk.tell("I've got three yellow dice.").clauses
    ['talk.no-numbers']
    >>> [exchange["ok"] for exchange in talk.exchanges]
    [False]
    """

    bundle = "talk"

    exchanges: ListTrait = list_trait(ExchangeView)
    """What was said last, oldest first, each an `ExchangeView`."""

    def __init__(self, *, lang: str = "en", **look: Any) -> None:
        super().__init__(lang=lang, **look)
        self._heard: deque[Exchange] = deque(maxlen=MAX_EXCHANGES)
        self._count = 0

    def tell(self, text: str) -> Verdict:
        """Say something to the referee; the verdict."""
        said = " ".join(without_surrogates(text).split())
        if not said:
            raise BadInput(self.translate("talk.empty"))
        if len(said) > MAX_LENGTH:
            raise BadInput(self.translate("talk.too-long", most=MAX_LENGTH))
        verdict = referee(said, self.lang)
        self._count += 1
        self._heard.append(Exchange(self._count, said, self.lang, verdict))
        self._show()
        return verdict

    @on(SayToReferee)
    def _say_to_referee(self, message: SayToReferee) -> Answer:
        verdict = self.tell(message.text)
        return Answer(ok=verdict.ok, reasons=reason_views(verdict, self.lang))

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._show()

    def static_bundle(self) -> dict[str, str]:
        """What was said and what the referee thinks of it; before that, of some examples."""
        told = list(self._heard) or [self._example(key) for key in EXAMPLES]
        rows = [(f"“{each.text}”", self._ruling(each.verdict)) for each in told]
        head = (self.translate("talk.heard" if self._heard else "talk.try"), "")
        return page(self.lang, [Paragraph(self.translate("talk.intro")), Grid(head, rows)])

    def _example(self, key: str) -> Exchange:
        text = self.translate(f"talk.{key}")
        return Exchange(0, text, self.lang, referee(text, self.lang))

    def _ruling(self, verdict: Verdict) -> str:
        if verdict.ok:
            return self.translate("talk.allowed")
        return " ".join(
            (self.translate("talk.refused"), *(each.text for each in reason_views(verdict, self.lang)))
        )

    def _show(self) -> None:
        self.exchanges = [msgspec.to_builtins(self._view(exchange)) for exchange in self._heard]

    def _view(self, said: Exchange) -> ExchangeView:
        reasons = reason_views(said.verdict, self.lang)
        return ExchangeView(said.number, said.text, said.lang, said.verdict.ok, reasons)
