"""Session of one game at a table: screen, code seats, replay step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from fujikit.engine.table import presenter_of, why_not
from fujikit.engine.verdict import Verdict
from fujikit.widgets import hot_seat
from fujikit.widgets.code_seats import CodeSeats, SeatPlayer
from fujikit.widgets.hot_seat import HotSeat, TableError
from fujikit.widgets.persistence import GameSaver, key_warning
from fujikit.widgets.schema import FileView
from fujikit.widgets.steps import all_open, steps_of


class HeldLine(NamedTuple):
    """The last word of a phase, not said yet: the people at the screen are asked first."""

    action: Action
    take_back: str
    """The verb by which the others take back that they are done."""
    screen: HotSeat
    """Whose the screen was."""


class TableSession:
    """One game at a table; `TableError` and the refusals of the rules change nothing.

    Code plays at once or, once there is a frontend, whenever that asks for the next move.
    """

    def __init__(
        self,
        game: Game[object],
        players: Mapping[str, SeatPlayer],
        back: TableError | None = None,
        *,
        has_frontend: bool,
    ) -> None:
        self.game = game
        self.back = back
        self.has_frontend = has_frontend
        self.step: int | None = None
        self.held: HeldLine | None = None
        self.tells_rounds = False
        """Whether the table has an account of a round to show."""
        self.ended_round: int | None = None
        """The round that has just ended, until somebody asks for the next one."""
        self.stopped: list[TableError] = []
        seated = {seat: players[seat] for seat in game.seats if seat in players}
        self.code: CodeSeats = CodeSeats(seated, self._hold_back)
        self.screen: HotSeat = hot_seat.initial_screen(game, HotSeat(code=tuple(self.code.players)))
        self._had_code = bool(self.code.players)
        self._saver = GameSaver()
        self.continue_play([])

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
        stands_still = self.held is not None or self.ended_round is not None
        return self.has_frontend and not stands_still and self.code.wants(self.game)

    @property
    def all_ready(self) -> list[str]:
        """Once all are ready, the people who may still change something; else nobody."""
        return hot_seat.people(self.game, self.screen) if self.held else []

    def saved_code(self) -> str:
        """The game as the browser keeps it."""
        return self._saver.saved_code(self.game, self.kinds)

    def file(self, heading: str) -> FileView:
        return self._saver.file(self.game, heading, self.kinds)

    def warnings(self) -> list[TableError]:
        """What the reader should know."""
        trouble = key_warning(self.game)
        return [*self.stopped, *([trouble] if trouble else [])]

    def act(self, line: str) -> str:
        """Play a line as the present screen would; the line as it is written."""
        self._present()
        action = self.game.read(line)
        hot_seat.require_actor(self.game, self.screen, action.seat)
        if not self._hold_back(action):
            self._play(action)
        return str(action)

    def go_on(self) -> None:
        """Say the last word that was held back."""
        held = self._require_held()
        self.held, self.screen = None, held.screen
        self._play(held.action)

    def change_mind(self, seat: str) -> None:
        """Let a person change something after all; the last word is said unless it was that person's."""
        held = self._require_held()
        self.screen = hot_seat.call_back(self.game, self.screen, seat)
        self.held = None
        if held.action.seat != seat:
            self.game.act(f"{seat} {held.take_back}")
            self.game.act(held.action)
        self.code.reset()

    def next_round(self) -> None:
        """Go on after the account of a round has been read."""
        self.ended_round = None

    def why_not(self, key: str, intent: str, seat: str, picked: Sequence[str] = ()) -> Verdict:
        """What stands against a thing that was touched by a seat, else by whoever acts."""
        self._present()
        owner = seat or hot_seat.actors(self.game, self.screen)[0]
        hot_seat.require_actor(self.game, self.screen, owner)
        return why_not(self.game, owner, key, intent, picked)

    def undo(self, lang: str) -> None:
        self._present()
        self.ended_round = None
        refusal = hot_seat.undo_refusal(self.game, self.screen, lang)
        if refusal:
            raise refusal if isinstance(refusal, TableError) else BadInput(refusal)
        hot_seat.take_back(self.game, self.screen)
        self.code.reset()
        self.screen = hot_seat.after_move(self.game, self.screen, [])

    def refresh(self) -> None:
        """Look at the game anew, after it was played on elsewhere."""
        self.held = self.ended_round = None
        self.code.reset()
        self.continue_play([self.screen.at] if self.screen.at else [])

    def continue_play(self, before: Sequence[str]) -> None:
        """Let code play unless somebody looks on; then pass the screen on from the people awaited before."""
        if not self.has_frontend:
            self._play_code(everything=True)
        self.screen = hot_seat.after_move(self.game, self.screen, before)

    def play_next(self, *, everything: bool) -> None:
        """Let code play what somebody is ready to look at."""
        if self.step is not None:
            raise TableError("hot-seat.past")
        if self.held or self.ended_round is not None:
            return
        before = self._awaited()
        self._play_code(everything=everything)
        if not self.held:
            self.screen = hot_seat.after_move(self.game, self.screen, before)

    def hand_over(self, seat: str, kind: str) -> None:
        """Let a kind of code play a seat from now on; without a kind, a person."""
        if seat not in self.game.seats:
            raise TableError("hot-seat.nobody", seat=seat[:40])
        self._had_code = True
        if self.held:
            self.screen = self.held.screen
        self.held = None
        self.code = self.code.hand_over(seat, kind)
        self.screen = hot_seat.with_code_seats(self.game, self.screen, list(self.code.players))
        self.continue_play([])

    def take_screen(self, seat: str) -> None:
        self._not_held()
        self.screen = hot_seat.take_screen(self.game, self.screen, seat)

    def pass_screen(self, seat: str) -> None:
        self._not_held()
        self.screen = hot_seat.pass_screen(self.game, self.screen, seat)

    def reveal_all(self, *, on: bool) -> None:
        self.screen = hot_seat.reveal_all(self.game, self.screen, on=on)

    def show_step(self, step: int | None) -> None:
        """Show a step of the replay; None leaves it."""
        if step is not None and not 0 <= step < len(steps_of(self.game)):
            raise TableError("hot-seat.no-step", step=step)
        self.step = step

    def branch(self) -> TableSession:
        """A study game from the step that is shown."""
        if self.step is None:
            raise TableError("hot-seat.no-branch")
        if not all_open(self.game):
            raise TableError("hot-seat.secret-branch")
        game = self.game.at(steps_of(self.game)[self.step])
        game.study = True
        return TableSession(
            game,
            self.code.players,
            TableError("keeping.branch", step=self.step),
            has_frontend=self.has_frontend,
        )

    def _present(self) -> None:
        """`TableError` unless lines are taken now at all."""
        if self.step is not None:
            raise TableError("hot-seat.past")
        self._not_held()
        if not hot_seat.actors(self.game, self.screen):
            raise TableError("hot-seat.curtain")

    def _not_held(self) -> None:
        """`TableError` while all are asked whether to go on."""
        if self.held:
            raise TableError("hot-seat.all-ready")

    def _require_held(self) -> HeldLine:
        if self.held is None:
            raise TableError("hot-seat.not-all-ready")
        return self.held

    def _hold_back(self, action: Action) -> bool:
        """Hold the last word of a phase back, where a person may still want to change something."""
        game = self.game
        others = [seat for seat in hot_seat.people(game, self.screen) if seat != action.seat]
        if not (self.has_frontend and others and game.check(action).ok):
            return False
        take_back = presenter_of(game).describe(game.state, action, game.lang).take_back
        if not take_back:
            return False
        self.held = HeldLine(action, take_back, self.screen)
        self.screen = hot_seat.let_all_look(game, self.screen)
        return True

    def _play(self, action: Action) -> None:
        before, played = self._awaited(), self.game.round
        self.game.act(action)
        self.back = self.ended_round = None
        self._note_round(played)
        self.continue_play(before)

    def _note_round(self, played: int) -> None:
        """Stop to tell of a round that has ended, where somebody looks on; round 0 is the set-up."""
        ended = played > 0 and self.game.round > played and self.game.outcome is None
        if self.has_frontend and self.tells_rounds and ended:
            self.ended_round = played

    def _awaited(self) -> list[str]:
        return hot_seat.awaited(self.game, self.screen)

    def _play_code(self, *, everything: bool) -> None:
        played = self.game.round
        stopped = self.code.finish(self.game) if everything else self.code.step(self.game)
        self.stopped = [*self.stopped, *stopped]
        self._note_round(played)
        if not self.held:
            self.screen = hot_seat.with_code_seats(self.game, self.screen, list(self.code.players))
