"""A game that lies on a table: whose the screen is, which seats code plays, which step is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.table import why_not
from fujikit.engine.verdict import Verdict
from fujikit.widgets import hot_seat
from fujikit.widgets.code_seats import CodeSeats, Seated
from fujikit.widgets.hot_seat import HotSeat, NotNow
from fujikit.widgets.keeping import Keeper, key_trouble
from fujikit.widgets.schema import FileView
from fujikit.widgets.steps import all_open, steps_of


class Laid:
    """What a table does with its game; `NotNow` and the refusals of the rules change nothing.

    Code plays at once, or, while the game is watched, whenever the next thing is asked for.
    """

    def __init__(
        self, game: Game[object], players: Mapping[str, Seated], back: NotNow | None = None, *, watched: bool
    ) -> None:
        self.game = game
        self.back = back
        self.watched = watched
        self.step: int | None = None
        self.stopped: list[NotNow] = []
        self.code: CodeSeats = CodeSeats({seat: players[seat] for seat in game.seats if seat in players})
        self.screen: HotSeat = hot_seat.began(game, HotSeat(code=tuple(self.code.players)))
        self._had_code = bool(self.code.players)
        self._keeper = Keeper()
        self.go_on([])

    @property
    def kinds(self) -> dict[str, str] | None:
        """The seats of code as they are kept; None where code never had any."""
        return self.code.kinds if self._had_code else None

    @property
    def going_last(self) -> list[str]:
        """Seats of code that are awaited and let people who are awaited too go first."""
        awaits = self.game.awaits
        waits = not self.thinking and any(seat not in self.code.players for seat in awaits)
        return [seat for seat in awaits if seat in self.code.players] if waits else []

    @property
    def thinking(self) -> bool:
        """Whether code may have something to do that nobody has asked for yet."""
        return self.watched and self.code.wants(self.game)

    def kept(self) -> str:
        """The game as the browser keeps it."""
        return self._keeper.kept(self.game, self.kinds)

    def file(self, heading: str) -> FileView:
        return self._keeper.file(self.game, heading, self.kinds)

    def warnings(self) -> list[NotNow]:
        """What the reader should know."""
        trouble = key_trouble(self.game)
        return [*self.stopped, *([trouble] if trouble else [])]

    def act(self, line: str) -> str:
        """Play a line as the present screen would; the line as it is written."""
        self._present()
        action = self.game.read(line)
        hot_seat.let_act(self.game, self.screen, action.seat)
        before = self._awaited()
        self.game.act(action)
        self.back = None
        self.go_on(before)
        return str(action)

    def why_not(self, key: str, intent: str, seat: str, picked: Sequence[str] = ()) -> Verdict:
        """What stands against a thing that was touched by a seat, else by whoever acts."""
        self._present()
        owner = seat or hot_seat.actors(self.game, self.screen)[0]
        hot_seat.let_act(self.game, self.screen, owner)
        return why_not(self.game, owner, key, intent, picked)

    def undo(self, lang: str) -> None:
        self._present()
        refusal = hot_seat.undo_refusal(self.game, self.screen, lang)
        if refusal:
            raise refusal if isinstance(refusal, NotNow) else BadInput(refusal)
        hot_seat.take_back(self.game, self.screen)
        self.code.rethink()
        self.screen = hot_seat.went_on(self.game, self.screen, [])

    def refresh(self) -> None:
        """Look at the game anew, after it was played on elsewhere."""
        self.code.rethink()
        self.go_on([self.screen.at] if self.screen.at else [])

    def go_on(self, before: Sequence[str]) -> None:
        """Let code play unless somebody looks on; then pass the screen on from the people awaited before."""
        if not self.watched:
            self._play_code(everything=True)
        self.screen = hot_seat.went_on(self.game, self.screen, before)

    def next(self, *, everything: bool) -> None:
        """Let code play what somebody is ready to look at."""
        if self.step is not None:
            raise NotNow("hot-seat.past")
        before = self._awaited()
        self._play_code(everything=everything)
        self.screen = hot_seat.went_on(self.game, self.screen, before)

    def hand_over(self, seat: str, kind: str) -> None:
        """Let a kind of code play a seat from now on; without a kind, a person."""
        if seat not in self.game.seats:
            raise NotNow("hot-seat.nobody", seat=seat[:40])
        self._had_code = True
        self.code = self.code.handed(seat, kind)
        self.screen = hot_seat.played_by(self.game, self.screen, list(self.code.players))
        self.go_on([])

    def sit(self, seat: str) -> None:
        self.screen = hot_seat.sit(self.game, self.screen, seat)

    def rise(self, seat: str) -> None:
        self.screen = hot_seat.rise(self.game, self.screen, seat)

    def lift(self, *, on: bool) -> None:
        self.screen = hot_seat.lift(self.game, self.screen, on=on)

    def show_step(self, step: int | None) -> None:
        """Show a step of the replay; None leaves it."""
        if step is not None and not 0 <= step < len(steps_of(self.game)):
            raise NotNow("hot-seat.no-step", step=step)
        self.step = step

    def branched(self) -> Laid:
        """A study game from the step that is shown."""
        if self.step is None:
            raise NotNow("hot-seat.no-branch")
        if not all_open(self.game):
            raise NotNow("hot-seat.secret-branch")
        game = self.game.at(steps_of(self.game)[self.step])
        game.study = True
        return Laid(game, self.code.players, NotNow("keeping.branch", step=self.step), watched=self.watched)

    def _present(self) -> None:
        """`NotNow` unless lines are taken now at all."""
        if self.step is not None:
            raise NotNow("hot-seat.past")
        if not hot_seat.actors(self.game, self.screen):
            raise NotNow("hot-seat.curtain")

    def _awaited(self) -> list[str]:
        return hot_seat.awaited(self.game, self.screen)

    def _play_code(self, *, everything: bool) -> None:
        stopped = self.code.finish(self.game) if everything else self.code.step(self.game)
        self.stopped = [*self.stopped, *stopped]
        self.screen = hot_seat.played_by(self.game, self.screen, list(self.code.players))
