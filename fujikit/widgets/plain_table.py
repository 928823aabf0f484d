"""A table for any game: its state as text, the question, and all that can be chosen as buttons."""

from __future__ import annotations

from typing import Any

import msgspec
import traitlets

from fujikit.api import rulebook_of
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.game import Game
from fujikit.engine.rulebook import Rulebook
from fujikit.engine.table import presenter_of, table_view
from fujikit.engine.verdict import Verdict
from fujikit.engine.view import TableView
from fujikit.widgets import hot_seat
from fujikit.widgets.base import Kit, refused, whole
from fujikit.widgets.hot_seat import HotSeat, NotNow
from fujikit.widgets.laid import Laid
from fujikit.widgets.screen_words import say
from fujikit.widgets.slim import view_trait
from fujikit.widgets.static_table import static_table
from fujikit.widgets.wire import Act, Answer, HotSeatView, PlainTableMessage, Rise, Sit, Undo, WhyNot


class PlainTable(Kit):
    """Any game to play, by the people round one screen.

    A game that hides something shows one player's side at a time, with a curtain between; all others show one
    open table with what everybody may do.

    >>> import fujikit
    >>> table = PlainTable(fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=4))
    >>> table.act("Anna ready").reasons[0].clause, table.act("Anna choose 0").ok
    ('rc.plan.binding', True)
    """

    bundle = "plain-table"
    messages = PlainTableMessage

    view: Any = view_trait()
    """A `TableView`."""
    screen: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    """A `HotSeatView`."""
    clauses: traitlets.Bool[bool, bool | int] = traitlets.Bool().tag(sync=True)
    """Whether there is a rulebook to look clauses up in."""

    def __init__(self, game: Game[Any], *, lang: str | None = None, **traits: Any) -> None:
        self._session = Laid(game, {}, watched=False)
        self._rulebook = _rulebook_of(game)
        spoken = lang or game.lang
        clauses = self._rulebook is not None
        super().__init__(lang=spoken, clauses=clauses, **self._shown(spoken), **traits)

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        return self._session.game

    def act(self, line: str) -> Answer:
        """Play a line as the present screen would, or say why not."""
        return self.hear({"do": "act", "id": 0, "line": line})

    def refresh(self) -> None:
        """Show the game anew, after it was played on elsewhere."""
        self._session.refresh()
        self._show()

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._show()

    def still(self) -> dict[str, str]:
        """The table as text, with the question and what can be done about it."""
        return static_table(self.game, self.lang)

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            raise BadInput(self.say("plain.no-rulebook"))
        return self._rulebook

    def handle(self, message: Any) -> Answer:
        try:
            return self._handled(message)
        except NotNow as refusal:
            return Answer(message.id, ok=False, note=_sentence(refusal, self.lang))
        except IllegalAction as illegal:
            return refused(message.id, illegal.verdict, self._spoken(self.lang), illegal.line)

    def _handled(self, message: Any) -> Answer:
        session = self._session
        match message:
            case WhyNot(id=number, key=key, intent=intent, seat=seat):
                return self._judged(number, session.why_not(whole(key), whole(intent), whole(seat)))
            case Act(id=number, line=line):
                answer = Answer(number, ok=True, line=session.act(whole(line)))
            case Undo(id=number):
                session.undo(self._spoken(self.lang))
                answer = Answer(number, ok=True)
            case Sit(id=number, seat=seat):
                session.sit(whole(seat))
                answer = Answer(number, ok=True)
            case Rise(id=number, seat=seat):
                session.rise(whole(seat))
                answer = Answer(number, ok=True)
            case _:
                return super().handle(message)
        self._show()
        return answer

    def _judged(self, number: int, verdict: Verdict) -> Answer:
        return Answer(number, ok=True) if verdict else refused(number, verdict, self._spoken(self.lang))

    def _show(self) -> None:
        for name, value in self._shown(self.lang).items():
            setattr(self, name, value)

    def _shown(self, lang: str) -> dict[str, Any]:
        """The traits that show the game."""
        view = visible_table(self.game, self._session.screen, self._spoken(lang))
        return {"view": msgspec.to_builtins(view), "screen": msgspec.to_builtins(self._screen(lang))}

    def _screen(self, lang: str) -> HotSeatView:
        game, screen = self.game, self._session.screen
        refusal = hot_seat.undo_refusal(game, screen, self._spoken(lang))
        return HotSeatView(
            at=screen.at,
            curtain=screen.curtain,
            open=screen.open,
            people=hot_seat.people(game, screen),
            can_undo=not refusal,
            undo_why=_sentence(refusal, lang) if isinstance(refusal, NotNow) else refusal,
        )

    def _spoken(self, lang: str) -> str:
        """The language of the game's own words: that of the screen where the game speaks it."""
        return lang if lang in self.game.rules.languages else self.game.lang


def visible_table(game: Game[Any], screen: HotSeat, lang: str) -> TableView:
    """The table of whoever has the screen; behind a curtain, what everybody may see, with nothing to do.

    A game that hides things has moments at which nothing is hidden: then everybody acts.
    """
    view = table_view(game, screen.at, lang)
    if not screen.open or not presenter_of(game).hides:
        return view
    views = [table_view(game, seat, lang) for seat in hot_seat.people(game, screen)]
    asked = [each.ask for each in views if each.seat in view.awaits]
    return msgspec.structs.replace(
        view,
        ask=next(iter(asked), view.ask),
        intents=list({intent.id: intent for each in views for intent in each.intents}.values()),
        offers=[offer for each in views for offer in each.offers],
        things={key: name for each in views for key, name in each.things.items()},
        notes={key: note for each in views for key, note in each.notes.items()},
    )


def _sentence(note: NotNow, lang: str) -> str:
    return say(note.key, lang, **note.numbers)


def _rulebook_of(game: Game[Any]) -> Rulebook | None:
    try:
        return rulebook_of(game.rules.name)
    except BadInput:  # rules that were given directly
        return None
