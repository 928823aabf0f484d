"""A whole game on one screen, of any kind, for people round it and for seats that code plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import traitlets

from fujikit.api import Choices, again, rulebook_of, start_game
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.engine.rulebook import Rulebook
from fujikit.engine.rules import Rules
from fujikit.engine.view import TableView
from fujikit.games import DEFAULT_GAME, GAMES
from fujikit.widgets import beside, hot_seat
from fujikit.widgets.base import FujikitWidget, on, refused
from fujikit.widgets.code_seats import Seated, checked
from fujikit.widgets.game_widgets import GameWidgets, bundle_of, game_widgets
from fujikit.widgets.hot_seat import NotNow
from fujikit.widgets.keeping import Found, Wanted, found
from fujikit.widgets.laid import Laid
from fujikit.widgets.schema import (
    Act,
    Advise,
    Answer,
    Branch,
    GoToStep,
    HandOver,
    Load,
    LookUp,
    Message,
    PassScreen,
    PlayCode,
    Restart,
    RevealAll,
    Save,
    ScreenView,
    SetLanguage,
    ShowOdds,
    StepsView,
    TakeScreen,
    Undo,
    WhyNot,
)
from fujikit.widgets.screen_words import say, sentence
from fujikit.widgets.sights import past_sight, sight
from fujikit.widgets.slim import view_trait
from fujikit.widgets.static_table import static_table
from fujikit.widgets.steps import all_open, steps_of, steps_view
from fujikit.widgets.traits import DictTrait, dict_trait

QUESTIONS = (WhyNot, Save, SetLanguage, LookUp)
"""Messages after which the table need not be shown anew."""


class Table(FujikitWidget):
    """A game to play. One person after the other takes the screen while something is hidden.

    Every game can be played at it. One that brings a board is drawn; the table of any other one is its text,
    with all that can be chosen as buttons. Without a game the table is bare until one is laid. `players` maps
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
    _laid: Laid | None = None
    """Nothing while the table is bare."""
    _wanted: Wanted = DEFAULT_GAME
    """The game that is played here; no other one can be opened."""
    earlier: Game[Any] | None = None
    """The game that lay on the table before."""

    view: DictTrait = view_trait(TableView)
    """What `Game.view` says to whoever has the screen; without a board, the keys of `TableView` alone."""
    screen: DictTrait = dict_trait(ScreenView)
    """A `ScreenView`."""
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
            self._wanted = game.rules.name if game.rules.name in GAMES else game.rules
            self._lay(Laid(game, self._players, watched=False))
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
        code: Mapping[str, Seated] | None = None,
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
            self.saved_code = self._laid.kept()

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._show()

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            raise BadInput(self.say("plain.no-rulebook"))
        return self._rulebook

    def module_name(self) -> str:
        name = self._wanted if isinstance(self._wanted, str) else ""
        return bundle_of(name, self.bundle) if self._drawn else self.bundle

    @property
    def _drawn(self) -> GameWidgets | None:
        """What draws the game; None where its table is a text."""
        return game_widgets(self._wanted) if isinstance(self._wanted, str) and not self.plain else None

    def handle(self, message: Message) -> Answer:
        laid, known = self._laid, 0
        if laid:
            laid.watched, known = self.watched, len(laid.stopped)
        answer = super().handle(message)
        if not isinstance(message, QUESTIONS):
            self._show()
        if laid and (stopped := laid.stopped[known:]):
            answer.note = " ".join(sentence(trouble, self.lang) for trouble in stopped)
        return answer

    @on(Load)
    def _load(self, message: Load) -> None:
        self._come_back(found(message.text, self._wanted))

    @on(WhyNot)
    def _why_not(self, message: WhyNot) -> Answer | None:
        verdict = self._on_table().why_not(message.key, message.intent, message.seat, message.picked)
        return None if verdict else refused(verdict, self.lang_of_rules())

    @on(Save)
    def _save(self, _message: Save) -> Answer:
        return Answer(file=self._on_table().file(self.say("keeping.sealed-file")))

    @on(Act)
    def _act(self, message: Act) -> Answer:
        return Answer(line=self._on_table().act(message.line))

    @on(Undo)
    def _undo(self, _message: Undo) -> None:
        self._on_table().undo(self.lang_of_rules())

    @on(TakeScreen)
    def _sit(self, message: TakeScreen) -> None:
        self._on_table().sit(message.seat)

    @on(PassScreen)
    def _rise(self, message: PassScreen) -> None:
        self._on_table().rise(message.seat)

    @on(RevealAll)
    def _lift(self, message: RevealAll) -> None:
        self._on_table().lift(on=message.on)

    @on(PlayCode)
    def _next(self, message: PlayCode) -> None:
        self._on_table().next(everything=message.all)

    @on(HandOver)
    def _hand_over(self, message: HandOver) -> None:
        self._on_table().hand_over(message.seat, message.kind)

    @on(GoToStep)
    def _go(self, message: GoToStep) -> None:
        self._on_table().show_step(message.step)

    @on(Branch)
    def _branch(self, _message: Branch) -> Answer:
        laid = self._on_table()
        self._lay(laid.branched())
        return Answer(file=laid.file(""))

    @on(Restart)
    def _new(self, _message: Restart) -> None:
        laid = self._on_table()
        self._lay(Laid(again(laid.game, choices=self._choices), laid.code.players, watched=self.watched))

    @on(ShowOdds)
    def _show_odds(self, message: ShowOdds) -> None:
        self._on_table()
        self._odds = message.on

    @on(Advise)
    def _advise(self, message: Advise) -> None:
        self._on_table()
        self._advising = message.on

    def _on_table(self) -> Laid:
        if self._laid is None:
            raise NotNow("hot-seat.bare")
        return self._laid

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
        name = self._wanted if isinstance(self._wanted, str) else self._wanted.name
        if laid.game.rules.name != name:
            raise BadInput(f"game: this is a table of {name}, not of {laid.game.rules.name}")
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
        game, spoken = laid.game, self._spoken(lang)
        if laid.step is None:
            view, replay = self._present(laid, lang), None
        else:
            steps = steps_of(game)
            replay = steps_view(game, steps, laid.step, spoken)
            view = past_sight(game.at(steps[laid.step]), spoken, self._drawn, everything=all_open(game))
        return {"view": view, "screen": msgspec.to_builtins(self._screen(laid, lang, replay))}

    def _present(self, laid: Laid, lang: str) -> Any:
        """What is shown now; who lets others go first is named in the question."""
        view = sight(laid.game, laid.screen, self._spoken(lang), self._drawn)
        names = laid.going_last if laid.screen.open and view["ask"] else []
        if not names:
            return view
        question = say("code.first", lang, names=names, count=len(names))
        return {**view, "ask": {**view["ask"], "question": question}}

    def _screen(self, laid: Laid, lang: str, replay: StepsView | None) -> ScreenView:
        game, seat, spoken = laid.game, laid.screen, self._spoken(lang)
        refusal = NotNow("hot-seat.past") if replay else hot_seat.undo_refusal(game, seat, spoken)
        return ScreenView(
            at=seat.at,
            curtain=seat.curtain,
            open=seat.open,
            people=hot_seat.people(game, seat),
            kinds=list(self._drawn.kinds) if self._drawn else [],
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
            back=sentence(laid.back, lang, game) if laid.back else "",
            warning=" ".join(sentence(each, lang) for each in laid.warnings()),
        )

    def lang_of_rules(self) -> str:
        return self._spoken(self.lang)

    def _spoken(self, lang: str) -> str:
        """The language of the game's own words: that of the screen where the game speaks it."""
        game = self._laid.game if self._laid else None
        return lang if game is None or lang in game.rules.languages else game.lang

    def _book(self) -> Rulebook | None:
        """The rulebook of the game; rules that were given directly may bring one."""
        if isinstance(self._wanted, str):
            return rulebook_of(self._wanted)
        own = getattr(self._wanted, "rulebook", None)
        return own() if own else None
