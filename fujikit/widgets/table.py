"""A whole game on one screen, of any kind, for people round it and for seats that code plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import traitlets

from fujikit.api import Choices, again, rulebook_of, start_game
from fujikit.engine.deprecation import RenamedAttribute
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.engine.rulebook import Rulebook
from fujikit.engine.rules import Rules
from fujikit.engine.view import SeatHead, TableView
from fujikit.games import DEFAULT_GAME, GAMES
from fujikit.widgets import extras, hot_seat
from fujikit.widgets.base import FujikitWidget, on, refused
from fujikit.widgets.code_seats import SeatPlayer, checked
from fujikit.widgets.game_widgets import GameWidgets, bundle_of, game_widgets
from fujikit.widgets.hot_seat import TableError
from fujikit.widgets.persistence import RestoredGame, Wanted, restore
from fujikit.widgets.schema import (
    Act,
    Advise,
    AllReady,
    Answer,
    Branch,
    ChangeMind,
    GoToStep,
    HandOver,
    Load,
    LookUp,
    Message,
    NextRound,
    PassScreen,
    PlayCode,
    Restart,
    RevealAll,
    RoundEndView,
    Save,
    ScreenView,
    SetLanguage,
    ShowOdds,
    StepsView,
    TakeScreen,
    TellLog,
    Undo,
    WhyNot,
)
from fujikit.widgets.screen_words import sentence, translate
from fujikit.widgets.static_table import static_table
from fujikit.widgets.steps import all_open, steps_of, steps_view, whole_log
from fujikit.widgets.table_session import TableSession
from fujikit.widgets.traits import DictTrait, dict_trait
from fujikit.widgets.view_codec import view_trait
from fujikit.widgets.visible_view import past_view, visible_view

QUESTIONS = (WhyNot, Save, SetLanguage, LookUp, TellLog)
"""Messages after which the table need not be shown anew."""


class Table(FujikitWidget):
    """A game to play. One person after the other takes the screen while something is hidden.

    Every game can be played at it. One that brings a board is drawn; the table of any other one is its text,
    with all that can be chosen as buttons. Without a game the table is empty until one is set. `players` maps
    seats to kinds of players by name, or to functions of a view that answer with a line; all other seats are
    people. Code plays at once, or, where a browser looks on, whenever that asks for the next thing.

    >>> import fujikit
    >>> table = Table(fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=4))
    >>> table.act("Anna ready").reasons[0].clause, table.act("Anna choose 0").ok
    ('rc.plan.binding', True)
    """

    bundle = "table"
    plain: ClassVar[bool] = False
    """Whether the game is shown as text though it has a board."""
    _session: TableSession | None = None
    """None while the table is empty."""
    _wanted: Wanted = DEFAULT_GAME
    """The game that is played here; no other one can be opened."""
    previous_game: Game[Any] | None = None
    """The game that lay on the table before."""

    view: DictTrait = view_trait(TableView)
    """What `Game.view` says to whoever has the screen; without a board, the keys of `TableView` alone."""
    screen: DictTrait = dict_trait(ScreenView)
    """A `ScreenView`."""
    round_end: Any = dict_trait(RoundEndView | None)
    """The account of a round that has just ended, until somebody asks for the next one; else None."""
    clauses: traitlets.Bool[bool, bool | int] = traitlets.Bool().tag(sync=True)
    """Whether there is a rulebook to look clauses up in."""
    name: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("table").tag(sync=True)
    """Under this name the browser keeps the game; without one it keeps nothing. Two tables need two names."""
    saved_code: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The game, sealed: what the browser keeps. It follows the view, from the first message on."""

    def __init__(
        self,
        game: Game[Any] | None,
        *,
        lang: str | None = None,
        players: Mapping[str, SeatPlayer] | None = None,
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
            self._wanted = game.rules.name if game.rules.name in GAMES else game.rules
            self._set_session(TableSession(game, self._players, has_frontend=False))
        self._rulebook = self._book()
        spoken = lang or (game.lang if game else "en")
        clauses = self._rulebook is not None
        super().__init__(lang=spoken, name=name, clauses=clauses, **self._shown(spoken), **traits)

    @classmethod
    @public
    def new(
        cls,
        players: Sequence[str],
        *,
        game: str | Rules[Any] = DEFAULT_GAME,
        code: Mapping[str, SeatPlayer] | None = None,
        lang: str = "en",
        name: str = "table",
        odds: bool = False,
        advice: bool = False,
        theme: str = "auto",
        palette: str = "woodblock",
        seed: int | str | None = None,
        study: bool = False,
        choices: Choices = "seed",
        dice: str | Iterable[str] = (),
        **options: Any,
    ) -> Table:
        """A table with a new game; `game` and the options are those of `fujikit.new_game`.

        `code` says who is played by code: `{"Jona": "teammate"}`, or a function in place of the name.

        >>> Table.new(["Anna", "Ben"], game="robinson", scenario=1, seed=4).game.seats
        ('Anna', 'Ben')
        """
        asked = {"players": players, **options}
        begun = start_game(game, asked, lang=lang, seed=seed, study=study, choices=choices, dice=dice)
        look = {"name": name, "theme": theme, "palette": palette}
        return cls(begun, players=code, odds=odds, advice=advice, choices=choices, **look)

    @property
    def is_empty(self) -> bool:
        """Whether there is no game yet."""
        return self._session is None

    bare: RenamedAttribute = RenamedAttribute("is_empty")
    earlier: RenamedAttribute = RenamedAttribute("previous_game")
    kept: RenamedAttribute = RenamedAttribute("saved_code")

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        if self._session is None:
            raise BadInput(self.translate("hot-seat.bare"))
        return self._session.game

    @game.setter
    def game(self, game: Game[Any]) -> None:
        self._set_session(TableSession(game, self._players, has_frontend=self.has_frontend))
        self.refresh()

    def act(self, line: str) -> Answer:
        """Play a line as the present screen would, or say why not."""
        return self.receive({"do": "act", "id": 0, "line": line})

    def refresh(self) -> None:
        """Show the game anew, after it was played on elsewhere."""
        if self._session:
            self._session.refresh()
        self._show()
        self.after_answer()

    def static_bundle(self) -> dict[str, str]:
        """The table as everybody may see it."""
        return static_table(self._session.game, self.lang) if self._session else super().static_bundle()

    def after_answer(self) -> None:
        if self.name and self._session:
            self.saved_code = self._session.saved_code()

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._show()

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            raise BadInput(self.translate("plain.no-rulebook"))
        return self._rulebook

    def module_name(self) -> str:
        name = self._wanted if isinstance(self._wanted, str) else ""
        return bundle_of(name, self.bundle) if self._drawn else self.bundle

    @property
    def _drawn(self) -> GameWidgets | None:
        """What draws the game; None where its table is a text."""
        return game_widgets(self._wanted) if isinstance(self._wanted, str) and not self.plain else None

    def handle(self, message: Message) -> Answer:
        session, known = self._session, 0
        if session:
            session.has_frontend, known = self.has_frontend, len(session.stopped)
        answer = super().handle(message)
        if not isinstance(message, QUESTIONS):
            self._show()
        if session and (stopped := session.stopped[known:]):
            answer.note = " ".join(sentence(trouble, self.lang) for trouble in stopped)
        return answer

    @on(Load)
    def _load(self, message: Load) -> None:
        self._come_back(restore(message.text, self._wanted))

    @on(WhyNot)
    def _why_not(self, message: WhyNot) -> Answer | None:
        verdict = self._require_session().why_not(message.key, message.intent, message.seat, message.picked)
        return None if verdict else refused(verdict, self.lang_of_rules())

    @on(Save)
    def _save(self, _message: Save) -> Answer:
        return Answer(file=self._require_session().file(self.translate("keeping.sealed-file")))

    @on(Act)
    def _act(self, message: Act) -> Answer:
        return Answer(line=self._require_session().act(message.line))

    @on(AllReady)
    def _all_ready(self, _message: AllReady) -> None:
        self._require_session().go_on()

    @on(ChangeMind)
    def _change_mind(self, message: ChangeMind) -> None:
        self._require_session().change_mind(message.seat)

    @on(NextRound)
    def _next_round(self, _message: NextRound) -> None:
        self._require_session().next_round()

    @on(TellLog)
    def _tell_log(self, _message: TellLog) -> Answer:
        session = self._require_session()
        return Answer(log=whole_log(session.game, session.screen.at, self.lang_of_rules()))

    @on(Undo)
    def _undo(self, _message: Undo) -> None:
        self._require_session().undo(self.lang_of_rules())

    @on(TakeScreen)
    def _take_screen(self, message: TakeScreen) -> None:
        self._require_session().take_screen(message.seat)

    @on(PassScreen)
    def _pass_screen(self, message: PassScreen) -> None:
        self._require_session().pass_screen(message.seat)

    @on(RevealAll)
    def _reveal_all(self, message: RevealAll) -> None:
        self._require_session().reveal_all(on=message.on)

    @on(PlayCode)
    def _play_code(self, message: PlayCode) -> None:
        self._require_session().play_next(everything=message.all)

    @on(HandOver)
    def _hand_over(self, message: HandOver) -> None:
        self._require_session().hand_over(message.seat, message.kind)

    @on(GoToStep)
    def _go(self, message: GoToStep) -> None:
        self._require_session().show_step(message.step)

    @on(Branch)
    def _branch(self, _message: Branch) -> Answer:
        session = self._require_session()
        self._set_session(session.branch())
        return Answer(file=session.file(""))

    @on(Restart)
    def _restart(self, _message: Restart) -> None:
        session = self._require_session()
        self._set_session(
            TableSession(
                again(session.game, choices=self._choices),
                session.code.players,
                has_frontend=self.has_frontend,
            )
        )

    @on(ShowOdds)
    def _show_odds(self, message: ShowOdds) -> None:
        self._require_session()
        self._odds = message.on

    @on(Advise)
    def _advise(self, message: Advise) -> None:
        self._require_session()
        self._advising = message.on

    def _require_session(self) -> TableSession:
        if self._session is None:
            raise TableError("hot-seat.bare")
        return self._session

    def _come_back(self, came: RestoredGame) -> None:
        """Lay a game that has come back, with the players it had; functions are the notebook's own."""
        players: dict[str, SeatPlayer] = self._players
        if came.code is not None:
            wished = {seat: kind or self._players.get(seat, "") for seat, kind in came.code.items()}
            players = {seat: who for seat, who in wished.items() if who}
        note = TableError("keeping.back", round=came.game.round, phase=came.game.phase)
        self._set_session(TableSession(came.game, players, note, has_frontend=self.has_frontend))

    def _set_session(self, session: TableSession) -> None:
        """Put a game on the table. The one that lay there is kept as `previous_game`."""
        name = self._wanted if isinstance(self._wanted, str) else self._wanted.name
        if session.game.rules.name != name:
            raise BadInput(f"game: this is a table of {name}, not of {session.game.rules.name}")
        self.previous_game = self._session.game if self._session else None
        self._session = session
        session.tells_rounds = self._drawn is not None

    def _show(self) -> None:
        for name, value in self._shown(self.lang).items():
            setattr(self, name, value)

    def _shown(self, lang: str) -> dict[str, Any]:
        """The traits that show the game."""
        session = self._session
        if session is None:
            return {"view": {}, "screen": {}, "round_end": None}
        game, spoken = session.game, self._spoken(lang)
        if session.step is None:
            view, replay = self._present(session, lang), None
        else:
            steps = steps_of(game)
            replay = steps_view(game, steps, session.step, spoken)
            view = past_view(game.at(steps[session.step]), spoken, self._drawn, everything=all_open(game))
        screen = msgspec.to_builtins(self._screen(session, lang, replay))
        return {"view": view, "screen": screen, "round_end": self._round_end(session)}

    def _round_end(self, session: TableSession) -> Any:
        if session.ended_round is None or self._drawn is None:
            return None
        lang = self._spoken(self.lang)
        return msgspec.to_builtins(self._drawn.round_end(session.game, session.ended_round, lang))

    def _present(self, session: TableSession, lang: str) -> Any:
        """What is shown now; who lets others go first is named in the question."""
        view = visible_view(session.game, session.screen, self._spoken(lang), self._drawn)
        if session.held:
            name = session.held.action.seat
            seats = {
                **view["seats"],
                name: {**view["seats"][name], **msgspec.to_builtins(SeatHead(ready=True))},
            }
            return {**view, "seats": seats, "awaits": []}
        names = session.going_last if session.screen.open and view["ask"] else []
        if not names:
            return view
        question = translate("code.first", lang, names=names, count=len(names))
        return {**view, "ask": {**view["ask"], "question": question}}

    def _screen(self, session: TableSession, lang: str, replay: StepsView | None) -> ScreenView:
        game, seat, spoken = session.game, session.screen, self._spoken(lang)
        refusal = self._undo_refusal(session, spoken)
        return ScreenView(
            at=seat.at,
            curtain=seat.curtain,
            open=seat.open,
            all_ready=session.all_ready,
            people=hot_seat.people(game, seat),
            kinds=list(self._drawn.kinds) if self._drawn else [],
            code=session.code.kinds,
            thinking=session.thinking,
            study=game.study,
            lifted=seat.lifted,
            can_undo=not refusal,
            undo_why=sentence(refusal, lang) if isinstance(refusal, TableError) else refusal,
            odds=extras.chances(game, seat, lang) if self._odds and not replay else None,
            advising=self._advising,
            advice=extras.advice(game, seat, lang) if self._advising and not replay else None,
            replay=replay,
            link=session.saved_code() if all_open(game) else "",
            back=sentence(session.back, lang, game) if session.back else "",
            warning=" ".join(sentence(each, lang) for each in session.warnings()),
        )

    @staticmethod
    def _undo_refusal(session: TableSession, lang: str) -> str | TableError:
        if session.step is not None:
            return TableError("hot-seat.past")
        if session.held:
            return TableError("hot-seat.all-ready")
        return hot_seat.undo_refusal(session.game, session.screen, lang)

    def lang_of_rules(self) -> str:
        return self._spoken(self.lang)

    def _spoken(self, lang: str) -> str:
        """The language of the game's own words: that of the screen where the game speaks it."""
        game = self._session.game if self._session else None
        return lang if game is None or lang in game.rules.languages else game.lang

    def _book(self) -> Rulebook | None:
        """The rulebook of the game; rules that were given directly may bring one."""
        if isinstance(self._wanted, str):
            return rulebook_of(self._wanted)
        own = getattr(self._wanted, "rulebook", None)
        return own() if own else None
