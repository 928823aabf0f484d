"""A whole game on one screen, for people round it and for seats that code plays."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import traitlets

from fujikit.api import again, new_game
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.widgets import hot_seat
from fujikit.widgets.base import Kit, refused, whole
from fujikit.widgets.code_seats import Player, play_code
from fujikit.widgets.hot_seat import HotSeat, NotNow
from fujikit.widgets.keeping import Keeper, key_trouble, opened
from fujikit.widgets.screen_words import GAME, SCREEN
from fujikit.widgets.sights import past_sight, sight
from fujikit.widgets.slim import view_trait
from fujikit.widgets.steps import all_open, steps_of, steps_view
from fujikit.widgets.still import stills
from fujikit.widgets.wire import (
    AboutGame,
    Act,
    Answer,
    Branch,
    Go,
    Lift,
    Load,
    New,
    OddsView,
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

LOG = logging.getLogger(__name__)


class Table(Kit):
    """A game to play. One person after the other takes the screen while dice are hidden.

    Without a game the table is bare until one is laid. `players` maps seats to functions of a view that
    answer with a line; all other seats are people.
    """

    bundle = "table"
    messages = TableMessage
    _game: Game[Any]
    """Not there while the table is bare."""
    _seat: HotSeat
    _step: int | None
    _back: NotNow | None
    _stopped: list[NotNow]

    view = view_trait()
    screen = traitlets.Dict().tag(sync=True)
    name = traitlets.Unicode("table").tag(sync=True)
    """Under this name the browser keeps the game; without one it keeps nothing. Two tables need two names."""
    kept = traitlets.Unicode().tag(sync=True)
    """The game, sealed: what the browser keeps. It follows the view, from the first message on."""

    def __init__(
        self,
        game: Game[Any] | None,
        *,
        lang: str | None = None,
        players: Mapping[str, Player] | None = None,
        name: str = "table",
        odds: bool = False,
        choices: str = "seed",
        **traits: Any,
    ) -> None:
        self._players = dict(players or {})
        if unknown := set(self._players) - set(game.seats if game else ()):
            raise BadInput(f"players: nobody at this table is called {min(unknown)!r}")
        self._choices = choices
        self._odds = odds
        self.earlier: Game[Any] | None = None
        if game:
            self._lay(game, None)
        spoken = lang or (game.lang if game else "en")
        super().__init__(lang=spoken, name=name, **self._shown(spoken), **traits)

    @classmethod
    def new(
        cls,
        players: Sequence[str],
        *,
        code: Mapping[str, Player] | None = None,
        lang: str = "en",
        name: str = "table",
        odds: bool = False,
        theme: str = "auto",
        palette: str = "woodblock",
        choices: str = "seed",
        **options: Any,
    ) -> Table:
        """A table with a new game of Fuji; the options are those of `fujikit.new_game`."""
        game = new_game("fuji", players=list(players), lang=lang, choices=choices, **options)
        return cls(game, players=code, name=name, odds=odds, choices=choices, theme=theme, palette=palette)

    @property
    def bare(self) -> bool:
        """Whether no game has been laid yet."""
        return not hasattr(self, "_game")

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        if self.bare:
            raise BadInput(self.say("hot-seat.bare"))
        return self._game

    @game.setter
    def game(self, game: Game[Any]) -> None:
        self._lay(game, None)
        self.refresh()

    def act(self, line: str) -> Answer:
        """Play a line as the present screen would, or say why not."""
        return self.hear({"do": "act", "id": 0, "line": line})

    def refresh(self) -> None:
        """Show the game anew, after it was played on elsewhere."""
        if not self.bare:
            self._go_on([self._seat.at] if self._seat.at else [])
        self._show()
        self.tidy()

    def still(self) -> dict[str, str]:
        """The table as everybody may see it."""
        return super().still() if self.bare else stills(self._game, self.lang)

    def tidy(self) -> None:
        if self.name and not self.bare:
            self.kept = self._keeper.kept(self._game)

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._show()

    def handle(self, message: Any) -> Answer:
        try:
            return self._handled(message)
        except NotNow as refusal:
            return Answer(message.id, ok=False, note=sentence(refusal, self.lang))

    def _handled(self, message: Any) -> Answer:
        if self.bare and isinstance(message, AboutGame) and not isinstance(message, Load):
            raise NotNow("hot-seat.bare")
        match message:
            case Act(id=number, line=line):
                return self._act(number, whole(line))
            case Why(id=number):
                return self._why(number, message)
            case Save(id=number):
                heading = self.say("keeping.sealed-file")
                return Answer(number, ok=True, file=self._keeper.file(self._game, heading))
            case Branch(id=number):
                return self._branch(number)
            case Sit() | Rise() | Undo() | Lift() | ShowOdds() | Go() | Load() | New():
                self._change(message)
                self._show()
                return Answer(message.id, ok=True)
        return super().handle(message)

    def _change(self, message: Any) -> None:
        match message:
            case Sit(seat=seat):
                self._seat = hot_seat.sit(self._game, self._seat, whole(seat))
            case Rise(seat=seat):
                self._seat = hot_seat.rise(self._game, self._seat, whole(seat))
            case Lift(on=on):
                self._seat = hot_seat.lift(self._game, self._seat, on=on)
            case Undo():
                self._undo()
            case ShowOdds(on=on):
                self._odds = on
            case Go(step=step):
                self._go(step)
            case Load() | New():
                self._replace(message)

    def _replace(self, message: Load | New) -> None:
        if isinstance(message, New):
            self._lay(again(self._game, choices=self._choices), None)
        else:
            game = opened(whole(message.text))
            self._lay(game, NotNow("keeping.back", round=game.round, phase=game.phase))

    def _act(self, number: int, line: str) -> Answer:
        self._present()
        action = self._game.read(line)
        hot_seat.let_act(self._game, self._seat, action.seat)
        before = hot_seat.awaited(self._game, self._seat, hot_seat.glance(self._game))
        self._game.act(action)
        known = len(self._stopped)
        self._go_on(before)
        self._back = None
        self._show()
        note = " ".join(sentence(trouble, self.lang) for trouble in self._stopped[known:])
        return Answer(number, ok=True, line=str(action), note=note)

    def _why(self, number: int, message: Why) -> Answer:
        self._present()
        if message.card:
            able = hot_seat.actors(self._game, self._seat)
            seat = whole(message.seat) or able[0]
            hot_seat.let_act(self._game, self._seat, seat)
            verdict, line = self._game.obstacles(seat, whole(message.card)), ""
        else:
            action = self._game.read(whole(message.line))
            hot_seat.let_act(self._game, self._seat, action.seat)
            verdict, line = self._game.check(action), str(action)
        return (
            refused(number, verdict, self.lang, line)
            if not verdict.ok
            else Answer(number, ok=True, line=line)
        )

    def _present(self) -> None:
        """`NotNow` unless lines are taken now at all."""
        if self._step is not None:
            raise NotNow("hot-seat.past")
        if not hot_seat.actors(self._game, self._seat):
            raise NotNow("hot-seat.curtain")

    def _undo(self) -> None:
        self._present()
        refusal = hot_seat.undo_refusal(self._game, self._seat, self.lang)
        if refusal:
            raise refusal if isinstance(refusal, NotNow) else BadInput(refusal)
        hot_seat.take_back(self._game, self._seat)
        self._seat = hot_seat.went_on(self._game, self._seat, [])

    def _go(self, step: int | None) -> None:
        if step is not None and not 0 <= step < len(steps_of(self._game)):
            raise NotNow("hot-seat.no-step", step=step)
        self._step = step

    def _branch(self, number: int) -> Answer:
        """A study game from the step that is shown; the answer carries the game it came from."""
        if self._step is None:
            raise NotNow("hot-seat.no-branch")
        if not all_open(self._game):
            raise NotNow("hot-seat.secret-branch")
        origin, step = self._game, self._step
        game = origin.at(steps_of(origin)[step])
        game.study = True
        file = self._keeper.file(origin, "")
        self._lay(game, NotNow("keeping.branch", step=step))
        self._show()
        return Answer(number, ok=True, file=file)

    def _lay(self, game: Game[Any], back: NotNow | None) -> None:
        """Put a game on the table. The one that lay there is kept as `earlier`."""
        self.earlier = None if self.bare else self._game
        self._game = game
        self._back = back
        self._step = None
        self._stopped = []
        self._keeper = Keeper()
        code = tuple(seat for seat in game.seats if seat in self._players)
        self._seat = hot_seat.began(game, HotSeat(code=code))
        self._go_on([])

    def _go_on(self, before: Sequence[str]) -> None:
        """Let code play, and pass the screen on."""
        self._seat, stopped = play_code(self._game, self._seat, self._players)
        self._stopped = [*self._stopped, *stopped]
        self._seat = hot_seat.went_on(self._game, self._seat, before)

    def _show(self) -> None:
        for name, value in self._shown(self.lang).items():
            setattr(self, name, value)

    def _shown(self, lang: str) -> dict[str, Any]:
        """The traits that show the game."""
        if self.bare:
            return {"view": {}, "screen": {}}
        game, seat = self._game, self._seat
        if self._step is None:
            view, replay = sight(game, seat, lang), None
        else:
            steps = steps_of(game)
            replay = steps_view(game, steps, self._step, lang)
            view = past_sight(game.at(steps[self._step]), lang, everything=all_open(game))
        return {"view": view, "screen": msgspec.to_builtins(self._screen(lang, replay))}

    def _screen(self, lang: str, replay: StepsView | None) -> ScreenView:
        game, seat = self._game, self._seat
        refusal = NotNow("hot-seat.past") if replay else hot_seat.undo_refusal(game, seat, lang)
        trouble = key_trouble(game)
        warnings = [*self._stopped, *([trouble] if trouble else [])]
        return ScreenView(
            at=seat.at,
            curtain=seat.curtain,
            open=seat.open,
            people=hot_seat.people(game, seat),
            study=game.study,
            lifted=seat.lifted,
            can_undo=not refusal,
            undo_why=sentence(refusal, lang) if isinstance(refusal, NotNow) else refusal,
            odds=None if replay else self._chances(lang),
            replay=replay,
            link=self._keeper.kept(game) if all_open(game) else "",
            back=sentence(self._back, lang) if self._back else "",
            warning=" ".join(sentence(each, lang) for each in warnings),
        )

    def _chances(self, lang: str) -> OddsView | None:
        """The chances of whoever has the screen; where all is open, of the first person awaited."""
        game, seat = self._game, self._seat
        who = hot_seat.actors(game, seat) if self._odds else []
        waiting = [each for each in who if each in hot_seat.glance(game)["awaits"]] or who[
            : seat.at is not None
        ]
        if not waiting:
            return None
        from fujikit.widgets.chances import odds_view  # noqa: PLC0415  # it imports numpy

        try:
            return odds_view(game, waiting[0], lang)
        except Exception:  # chances are an extra: without them the game goes on
            LOG.exception("the chances could not be shown")
            self._odds = False
            return None


def sentence(note: NotNow, lang: str) -> str:
    """A note in words; phases are called as in the game."""
    section, _, key = note.key.partition(".")
    numbers = dict(note.numbers)
    if "phase" in numbers:
        numbers["phase"] = GAME.say("phase", str(numbers["phase"]), lang)
    return SCREEN.say(section, key, lang, **numbers)
