"""A whole game on one screen, for people round it and for seats that code plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import traitlets

from fujikit.api import Choices, again, new_game
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.verdict import Verdict
from fujikit.games import DEFAULT_GAME
from fujikit.widgets import beside, hot_seat
from fujikit.widgets.base import Kit, refused, whole
from fujikit.widgets.code_seats import Seated, checked
from fujikit.widgets.drawn import check_drawn
from fujikit.widgets.hot_seat import NotNow
from fujikit.widgets.keeping import Found, found
from fujikit.widgets.laid import Laid
from fujikit.widgets.screen_words import say
from fujikit.widgets.sights import past_sight, sight
from fujikit.widgets.slim import view_trait
from fujikit.widgets.static_table import static_table
from fujikit.widgets.steps import all_open, steps_of, steps_view
from fujikit.widgets.wire import (
    AboutGame,
    Act,
    Advise,
    Answer,
    Branch,
    Go,
    HandOver,
    Lift,
    Load,
    New,
    Next,
    Rise,
    Save,
    ScreenView,
    ShowOdds,
    Sit,
    StepsView,
    TableMessage,
    Undo,
    Why,
)


class Table(Kit):
    """A game to play. One person after the other takes the screen while dice are hidden.

    Without a game the table is bare until one is laid. `players` maps seats to kinds of players by name, or
    to functions of a view that answer with a line; all other seats are people. Code plays at once, or, where
    a browser looks on, whenever that asks for the next thing.
    """

    bundle = "table"
    messages = TableMessage
    _laid: Laid | None = None
    """Nothing while the table is bare."""
    earlier: Game[Any] | None = None
    """The game that lay on the table before."""

    view: Any = view_trait()
    screen: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    name: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("table").tag(sync=True)
    """Under this name the browser keeps the game; without one it keeps nothing. Two tables need two names."""
    kept: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The game, sealed: what the browser keeps. It follows the view, from the first message on."""

    def __init__(
        self,
        game: Game[Any] | None,
        *,
        lang: str | None = None,
        players: Mapping[str, Seated] | None = None,
        name: str = "table",
        odds: bool = False,
        advice: bool = False,
        choices: str = "seed",
        **traits: Any,
    ) -> None:
        self._players = checked(players or {}, game.seats if game else ())
        self._choices = choices
        self._odds = odds
        self._advising = advice
        if game:
            self._lay(Laid(game, self._players, watched=False))
        spoken = lang or (game.lang if game else "en")
        super().__init__(lang=spoken, name=name, **self._shown(spoken), **traits)

    @classmethod
    def new(
        cls,
        players: Sequence[str],
        *,
        code: Mapping[str, Seated] | None = None,
        lang: str = "en",
        name: str = "table",
        odds: bool = False,
        advice: bool = False,
        theme: str = "auto",
        palette: str = "woodblock",
        choices: Choices = "seed",
        **options: Any,
    ) -> Table:
        """A table with a new game of Fuji; the options are those of `fujikit.new_game`.

        `code` says who is played by code: `{"Jona": "teammate"}`, or a function in place of the name.
        """
        game = new_game(DEFAULT_GAME, players=list(players), lang=lang, choices=choices, **options)
        look = {"name": name, "theme": theme, "palette": palette}
        return cls(game, players=code, odds=odds, advice=advice, choices=choices, **look)

    @property
    def bare(self) -> bool:
        """Whether no game has been laid yet."""
        return self._laid is None

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        if self._laid is None:
            raise BadInput(self.say("hot-seat.bare"))
        return self._laid.game

    @game.setter
    def game(self, game: Game[Any]) -> None:
        self._lay(Laid(game, self._players, watched=self.watched))
        self.refresh()

    def act(self, line: str) -> Answer:
        """Play a line as the present screen would, or say why not."""
        return self.hear({"do": "act", "id": 0, "line": line})

    def refresh(self) -> None:
        """Show the game anew, after it was played on elsewhere."""
        if self._laid:
            self._laid.refresh()
        self._show()
        self.tidy()

    def still(self) -> dict[str, str]:
        """The table as everybody may see it."""
        return static_table(self._laid.game, self.lang) if self._laid else super().still()

    def tidy(self) -> None:
        if self.name and self._laid:
            self.kept = self._laid.kept()

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._show()

    def handle(self, message: Any) -> Answer:
        if self._laid:
            self._laid.watched = self.watched
        try:
            return self._handled(message)
        except NotNow as refusal:
            return Answer(message.id, ok=False, note=sentence(refusal, self.lang))

    def _handled(self, message: Any) -> Answer:
        match message:
            case Load(id=number, text=text):
                self._come_back(found(whole(text)))
                self._show()
                return Answer(number, ok=True)
            case _ if isinstance(message, AboutGame):
                return self._about_game(message)
        return super().handle(message)

    def _about_game(self, message: Any) -> Answer:
        """What becomes of the game on the table; what has stopped with it is told."""
        laid = self._laid
        if laid is None:
            raise NotNow("hot-seat.bare")
        known = len(laid.stopped)
        answer = self._asked(message, laid)
        if answer is not None:
            return answer
        answer = self._changed(message, laid)
        self._show()
        answer.note = " ".join(sentence(trouble, self.lang) for trouble in laid.stopped[known:])
        return answer

    def _asked(self, message: Any, laid: Laid) -> Answer | None:
        """The answer to a question, which changes nothing."""
        match message:
            case Why(id=number, card=card, seat=seat) if card:
                return self._judged(number, laid.why_card(whole(card), whole(seat)))
            case Why(id=number, line=line):
                return self._judged(number, *laid.why(whole(line)))
            case Save(id=number):
                return Answer(number, ok=True, file=laid.file(self.say("keeping.sealed-file")))
        return None

    def _judged(self, number: int, verdict: Verdict, line: str = "") -> Answer:
        return Answer(number, ok=True, line=line) if verdict.ok else refused(number, verdict, self.lang, line)

    def _changed(self, message: Any, laid: Laid) -> Answer:
        """Play, or change what lies on the table."""
        match message:
            case Act(id=number, line=line):
                return Answer(number, ok=True, line=laid.act(whole(line)))
            case Branch(id=number):
                self._lay(laid.branched())
                return Answer(number, ok=True, file=laid.file(""))
            case New():
                game = again(laid.game, choices=self._choices)
                self._lay(Laid(game, laid.code.players, watched=self.watched))
            case ShowOdds(on=on):
                self._odds = on
            case Advise(on=on):
                self._advising = on
            case _:
                _turn(message, laid, self.lang)
        return Answer(message.id, ok=True)

    def _come_back(self, came: Found) -> None:
        """Lay a game that has come back, with the players it had; functions are the notebook's own."""
        players: dict[str, Seated] = self._players
        if came.code is not None:
            wished = {seat: kind or self._players.get(seat, "") for seat, kind in came.code.items()}
            players = {seat: who for seat, who in wished.items() if who}
        note = NotNow("keeping.back", round=came.game.round, phase=came.game.phase)
        self._lay(Laid(came.game, players, note, watched=self.watched))

    def _lay(self, laid: Laid) -> None:
        """Put a game on the table. The one that lay there is kept as `earlier`."""
        check_drawn(laid.game)
        self.earlier = self._laid.game if self._laid else None
        self._laid = laid

    def _show(self) -> None:
        for name, value in self._shown(self.lang).items():
            setattr(self, name, value)

    def _shown(self, lang: str) -> dict[str, Any]:
        """The traits that show the game."""
        laid = self._laid
        if laid is None:
            return {"view": {}, "screen": {}}
        game = laid.game
        if laid.step is None:
            view, replay = sight(game, laid.screen, lang), None
        else:
            steps = steps_of(game)
            replay = steps_view(game, steps, laid.step, lang)
            view = past_sight(game.at(steps[laid.step]), lang, everything=all_open(game))
        return {"view": view, "screen": msgspec.to_builtins(self._screen(laid, lang, replay))}

    def _screen(self, laid: Laid, lang: str, replay: StepsView | None) -> ScreenView:
        game, seat = laid.game, laid.screen
        refusal = NotNow("hot-seat.past") if replay else hot_seat.undo_refusal(game, seat, lang)
        return ScreenView(
            at=seat.at,
            curtain=seat.curtain,
            open=seat.open,
            people=hot_seat.people(game, seat),
            code=laid.code.kinds,
            thinking=laid.thinking,
            study=game.study,
            lifted=seat.lifted,
            can_undo=not refusal,
            undo_why=sentence(refusal, lang) if isinstance(refusal, NotNow) else refusal,
            odds=beside.chances(game, seat, lang) if self._odds and not replay else None,
            advising=self._advising,
            advice=beside.advice(game, seat, lang) if self._advising and not replay else None,
            replay=replay,
            link=laid.kept() if all_open(game) else "",
            back=sentence(laid.back, lang) if laid.back else "",
            warning=" ".join(sentence(each, lang) for each in laid.warnings()),
        )


def _turn(message: Any, laid: Laid, lang: str) -> None:
    """Pass the screen, take back, let code play, or look at the past."""
    match message:
        case Sit(seat=seat):
            laid.sit(whole(seat))
        case Rise(seat=seat):
            laid.rise(whole(seat))
        case Lift(on=on):
            laid.lift(on=on)
        case Undo():
            laid.undo(lang)
        case Next(all=everything):
            laid.next(everything=everything)
        case HandOver(seat=seat, kind=kind):
            laid.hand_over(whole(seat), kind)
        case Go(step=step):
            laid.show_step(step)


def sentence(note: NotNow, lang: str) -> str:
    """A note in words; phases are called as in the game."""
    numbers = dict(note.numbers)
    if "phase" in numbers:
        numbers["phase"] = say(f"phase.{numbers['phase']}", lang)
    return say(note.key, lang, **numbers)
