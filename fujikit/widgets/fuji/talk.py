"""Say something, and the referee of table talk answers."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec
import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.verdict import Verdict
from fujikit.fuji.talk import referee
from fujikit.widgets.base import Kit, reason_views, whole
from fujikit.widgets.wire import Answer, ExchangeView, LookUp, Speak, Tell

LONGEST = 500
"""Characters that somebody may say at once."""
REMEMBERED = 24


class Exchange(msgspec.Struct, frozen=True):
    """Something that was said in a language, and the verdict; it can be told in every language."""

    number: int
    text: str
    lang: str
    verdict: Verdict


class Talk(Kit):
    """A small conversation with the referee.

    >>> talk = Talk()
    >>> talk.tell("I've got three yellow dice.").clauses
    ['talk.no-numbers']
    >>> [exchange["ok"] for exchange in talk.exchanges]
    [False]
    """

    bundle = "talk"
    messages = Tell | Speak | LookUp

    exchanges: traitlets.List[Any] = traitlets.List().tag(sync=True)
    """What was said last, oldest first, each an `ExchangeView`."""

    def __init__(self, *, lang: str = "en", **look: Any) -> None:
        super().__init__(lang=lang, **look)
        self._heard: deque[Exchange] = deque(maxlen=REMEMBERED)
        self._count = 0

    def tell(self, text: str) -> Verdict:
        """Say something to the referee; the verdict."""
        said = " ".join(whole(text).split())
        if not said:
            raise BadInput(self.say("talk.empty"))
        if len(said) > LONGEST:
            raise BadInput(self.say("talk.too-long", most=LONGEST))
        verdict = referee(said, self.lang)
        self._count += 1
        self._heard.append(Exchange(self._count, said, self.lang, verdict))
        self._show()
        return verdict

    def handle(self, message: Any) -> Answer:
        match message:
            case Tell(id=number, text=text):
                verdict = self.tell(text)
                return Answer(number, ok=verdict.ok, reasons=reason_views(verdict, self.lang))
        return super().handle(message)

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._show()

    def still(self) -> dict[str, str]:
        """What the referee is for."""
        return {"text/plain": self.say("talk.intro")}

    def _show(self) -> None:
        self.exchanges = [msgspec.to_builtins(self._view(exchange)) for exchange in self._heard]

    def _view(self, said: Exchange) -> ExchangeView:
        reasons = reason_views(said.verdict, self.lang)
        return ExchangeView(said.number, said.text, said.lang, said.verdict.ok, reasons)
