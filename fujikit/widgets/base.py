"""Base class of all widgets: bundle, words, preferences, and messages that are always answered."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, ClassVar, TypeVar, get_args
from urllib.parse import quote

import anywidget
import msgspec
import traitlets

from fujikit.api import rulebook_of
from fujikit.engine.deprecation import RenamedAttribute, renamed_names
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.nearest import none_of
from fujikit.engine.rulebook import Clause, Rulebook
from fujikit.engine.verdict import Verdict
from fujikit.engine.words import LANGUAGES
from fujikit.games import DEFAULT_GAME
from fujikit.widgets.hot_seat import TableError
from fujikit.widgets.schema import (
    Answer,
    ClauseView,
    LookUp,
    Mark,
    Message,
    Palette,
    ReasonView,
    SetLanguage,
    Theme,
    decode_message,
)
from fujikit.widgets.screen_words import pair, screen_words, sentence, translate
from fujikit.widgets.traits import DictTrait, dict_trait

LOG = logging.getLogger(__name__)
SEND_DELAY = 0.005
"""Seconds between an answer and the work deferred until it is sent."""
MAX_ID_LENGTH = 80
"""Characters; no clause has so long an id, and of a longer text only the beginning is quoted."""

HANDLES = "handles"
"""The attribute of a method that says which messages it answers."""

Asked = TypeVar("Asked", bound=Message)
Replied = TypeVar("Replied", bound=Answer | None)
Widget = TypeVar("Widget", bound="FujikitWidget")


def on(
    kind: type[Asked],
) -> Callable[[Callable[[Widget, Asked], Replied]], Callable[[Widget, Asked], Replied]]:
    """Mark the method that answers the messages of a kind; None is a good answer without contents.

    A refusal may be raised; it becomes the answer.
    """

    def mark(method: Callable[[Widget, Asked], Replied]) -> Callable[[Widget, Asked], Replied]:
        setattr(method, HANDLES, kind)
        return method

    return mark


@cache
def static_file(name: str) -> str:
    """Return a file of the built frontend."""
    try:
        return (resources.files("fujikit.widgets") / "static" / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(
            f"the frontend of the widgets is not built ({name} is missing): run `make widgets`"
        ) from None


def module(name: str) -> str:
    """Return the built module of a widget as text, and for marimo as a data URL.

    marimo takes a text only while a cell runs, and a table inside a replay is made when a reader asks for it.
    """
    marimo = sys.modules.get("marimo")
    text = static_file(f"{name}.js")
    return f"data:text/javascript,{quote(text)}" if marimo and marimo.running_in_notebook() else text


class FujikitWidget(anywidget.AnyWidget):
    """A widget of the kit. Subclasses name their bundle, and have a method `on` every message they answer."""

    bundle: ClassVar[str]
    """The name of the built module, where no game has one of its own."""
    browser_writable: ClassVar[frozenset[str]] = frozenset({"theme", "palette", "letters"})
    """The traits that the browser may set; all others go one way."""
    has_frontend: bool = False
    """Whether a browser has sent a message, so that somebody looks at the widget."""

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    lang: traitlets.Enum[str] = traitlets.Enum(LANGUAGES, "en").tag(sync=True)
    theme: traitlets.Enum[str] = traitlets.Enum(get_args(Theme), "auto").tag(sync=True)
    palette: traitlets.Enum[str] = traitlets.Enum(get_args(Palette), "woodblock").tag(sync=True)
    letters: traitlets.Bool[bool, bool | int] = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether dice show a letter beside the shape of their colour."""
    words: DictTrait = dict_trait(dict[str, str])
    answer: DictTrait = dict_trait(Answer | None)

    def __init__(self, *, lang: str = "en", **traits: Any) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f"lang: {none_of(lang, LANGUAGES)}")
        name = self.module_name()
        super().__init__(
            _esm=module(name),
            _css=static_file(f"{name}.css"),
            lang=lang,
            words=screen_words(lang),
            **traits,
        )
        self.on_msg(self._on_message)
        self.observe(self._lang_set, "lang")

    def module_name(self) -> str:
        """Name the built module; a widget that serves every game may have one for each."""
        return self.bundle

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take valid values of traits that the browser may set; send back the true values of others."""
        allowed = {name: value for name, value in sync_data.items() if name in self.browser_writable}
        try:
            super().set_state(allowed)
        except (ValueError, traitlets.TraitError):
            self.send_state(set(allowed))
        if forged := (set(sync_data) - set(allowed)) & set(self.keys):
            self.send_state(forged)

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        self.has_frontend = True
        self.receive(content)

    def receive(self, content: object) -> Answer:
        """Handle a browser message; always answer, also when it is invalid or fails."""
        with self.hold_sync():
            answer = self._answered(content)
            self.answer = msgspec.to_builtins(answer)
        self._after_answer_soon()
        return answer

    def after_answer(self) -> None:
        """Hook: work deferred until the answer is sent."""

    def _after_answer_soon(self) -> None:
        """Call `after_answer` once the answer is sent; a kernel sends it from another thread."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel: nothing is sent
            self.after_answer()
        else:
            loop.call_later(SEND_DELAY, self.after_answer)

    @classmethod
    @cache
    def handlers(cls) -> Mapping[type[Message], str]:
        """Map the kinds of messages that the widget understands to the names of their methods."""
        methods = ((name, each) for base in reversed(cls.__mro__) for name, each in vars(base).items())
        return {kind: name for name, each in methods if (kind := getattr(each, HANDLES, None))}

    def handle(self, message: Message) -> Answer:
        """Answer a message by the method that is marked for it."""
        answer: Answer | None = getattr(self, self.handlers()[type(message)])(message)
        return answer or Answer()

    @on(SetLanguage)
    def _set_language(self, message: SetLanguage) -> None:
        self.set_language(message.lang)

    @on(LookUp)
    def _look_up(self, message: LookUp) -> Answer | None:
        return Answer(clause=clause_view(self.rulebook(), message.clause, self.lang))

    def set_language(self, lang: str) -> None:
        """Switch the language; subclasses redraw what they show."""
        self.words = screen_words(lang)
        self.lang = lang
        if (
            "view" in self.keys
        ):  # it is drawn in words, so it is sent again even if nothing else in it changed
            self.notify_change(
                traitlets.Bunch(name="view", old=None, new=self.view, owner=self, type="change")
            )

    def _lang_set(self, _change: object) -> None:
        """Follow a change of the trait, which a notebook may set like any other."""
        if self.words != screen_words(self.lang):
            with self.hold_sync():
                self.set_language(self.lang)

    def rulebook(self) -> Rulebook:
        """The rulebook that clauses are looked up in."""
        return rulebook_of(DEFAULT_GAME)

    def lang_of_rules(self) -> str:
        """The language of refusals; a game may not speak that of the screen."""
        return self.lang

    def translate(self, key: str, **numbers: object) -> str:
        """Translate the interface text `section.key` into the language of the widget."""
        return translate(key, self.lang, **numbers)

    def pair(self, key: str, text: str) -> str:
        """Join an interface text as a label with its value."""
        return pair(self.translate(key), text, self.lang)

    def _answered(self, content: object) -> Answer:
        try:
            message = decode_message(content, self.handlers())
        except msgspec.ValidationError:
            return Answer(_id(content), ok=False, note=self.translate("kernel.not-understood"))
        answer = self._handled(message)
        answer.id = message.id
        return answer

    def _handled(self, message: Message) -> Answer:
        try:
            return self.handle(message)
        except TableError as refusal:
            return Answer(ok=False, note=sentence(refusal, self.lang))
        except IllegalAction as illegal:
            return refused(illegal.verdict, self.lang_of_rules(), illegal.line)
        except ValueError as error:  # BadInput and its kin say what is wrong in one sentence
            return Answer(ok=False, note=str(error))
        except Exception:  # an observer's exception vanishes in Voila, so it is logged and told
            LOG.exception("a message could not be answered")
            return Answer(ok=False, note=self.translate("kernel.broken"))

    def static_bundle(self) -> dict[str, str]:
        """Return what places without widgets show, by MIME type; subclasses may have a picture."""
        return {"text/plain": repr(self)}

    def _repr_mimebundle_(self, **asked: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        shown = super()._repr_mimebundle_(**asked)
        return shown and ({**shown[0], **self.static_bundle()}, shown[1])

    def __repr__(self) -> str:
        return f"<fujikit {type(self).__name__}>"

    hear: RenamedAttribute = RenamedAttribute("receive")
    speak: RenamedAttribute = RenamedAttribute("set_language")
    still: RenamedAttribute = RenamedAttribute("static_bundle")


def refused(verdict: Verdict, lang: str, line: str = "") -> Answer:
    """Return the answer to a line that may not be played."""
    return Answer(ok=False, line=line, reasons=reason_views(verdict, lang))


def reason_views(verdict: Verdict, lang: str) -> list[ReasonView]:
    """Convert the reasons of a verdict to their views."""
    return [ReasonView(reason.clause, reason.text(lang), reason.heading(lang)) for reason in verdict.reasons]


def clause_view(book: Rulebook, clause: str, lang: str) -> ClauseView:
    """Return the view of a clause; BadInput if there is none of this id."""
    try:
        found = book[clause[:MAX_ID_LENGTH]]
    except KeyError as unknown:
        raise BadInput(str(unknown.args[0])) from None
    related = [(each, book[each].heading(lang)) for each in found.related]
    text, marks = found.plain_text(lang), _marks(found)
    return ClauseView(clause, found.heading(lang), text, found.page, found.chapter, related, marks)


def _marks(clause: Clause) -> list[Mark]:
    marks: dict[Mark, bool] = {"ruling": clause.ruling, "edition": clause.edition, "advice": clause.advice}
    return [mark for mark, holds in marks.items() if holds]


def _id(content: object) -> int:
    number = content.get("id") if isinstance(content, dict) else None
    return number if type(number) is int else 0


__getattr__ = renamed_names(__name__, {"Kit": "FujikitWidget"})
