"""Players that go wrong, for the tests of many games; named in a team by their path."""

from __future__ import annotations

import os
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from fujikit.teams import Random

HERE = "tests.teams.simulation.players"


class Clumsy(Random):
    """Raises in the second round, if its seed says so."""

    def __init__(self, seat: str, *, seed: int | str = 0, **_: Any) -> None:
        super().__init__(seat, seed=seed)
        self._falls = str(seed)[-1] in "01234567"

    def __call__(self, view: dict[str, Any]) -> str | None:
        if self._falls and view["round"] == 2:
            raise ZeroDivisionError("over my\nown feet")
        return super().__call__(view)


class Mortal(Random):
    """Kills its process when it is asked for the first time, once for all who share a file."""

    def __init__(self, seat: str, *, seed: int | str = 0, once: str = "") -> None:
        super().__init__(seat, seed=seed)
        self._once = Path(once)

    def __call__(self, view: dict[str, Any]) -> str | None:
        with suppress(FileExistsError):
            self._once.touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().__call__(view)


class Doomed(Random):
    """Kills its process whenever it is asked."""

    def __call__(self, view: dict[str, Any]) -> str | None:
        os.kill(os.getpid(), signal.SIGKILL)
        return None


class Assassin(Random):
    """Kills the process whose number stands in a file, once, in the fourth game that is played beside it."""

    games: ClassVar[Counter[str]] = Counter()
    """The games of this process, by seat."""

    def __init__(self, seat: str, *, seed: int | str = 0, victim: str = "") -> None:
        super().__init__(seat, seed=seed)
        self._victim = Path(victim)
        self._seat = seat
        self.games[seat] += 1

    def __call__(self, view: dict[str, Any]) -> str | None:
        if self.games[self._seat] == 4 and self._victim.exists():
            number = int(self._victim.read_text("utf-8"))
            self._victim.unlink()
            os.kill(number, signal.SIGKILL)
        return super().__call__(view)
