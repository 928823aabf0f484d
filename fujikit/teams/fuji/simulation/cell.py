"""One set-up of Fuji with the team that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from fujikit.fuji.box import Box
from fujikit.teams.simulation.team_spec import SeatSpec, parse_team

NAMES = ("Clara", "Jona", "Steve", "Mara")
ANY = "any"


class FujiCell(Struct, frozen=True):
    """A cell of the grid; without a scenario every game draws its own, and so with skills."""

    scenario: int | None
    level: int
    players: int
    variant: str
    thrill: bool
    edition: str
    lang: str
    team: str
    skills: str
    box: Box

    @property
    def set_up(self) -> str:
        """Neither team nor language nor box: whoever plays, with whatever cards, draws from the same seed."""
        return (
            f"fuji scenario={self.scenario or ANY} level={self.level} players={self.players} "
            f"variant={self.variant} thrill={self.thrill:d} edition={self.edition} skills={self.skills}"
        )

    def facts(self) -> Mapping[str, object]:
        """What tells it from other cells, as the tables write it."""
        return {
            "scenario": self.scenario or ANY,
            "level": self.level,
            "players": self.players,
            "variant": self.variant,
            "thrill": "yes" if self.thrill else "no",
            "edition": self.edition,
            "lang": self.lang,
            "team": self.team,
            "skills": self.skills,
            "box": self.box.name,
        }

    def seat_specs(self) -> list[SeatSpec]:
        return parse_team(self.team, self.players)

    def options(self) -> dict[str, Any]:
        """What `new_game` is asked for."""
        given = self.skills.split("+") if self.skills else []
        missing = max(0, self.players - len(given))
        skills = [None if name == ANY else name for name in given] + [None] * missing
        return {
            "players": list(NAMES[: self.players]),
            "scenario": self.scenario,
            "level": self.level,
            "variant": self.variant or None,
            "thrill": self.thrill,
            "edition": self.edition,
            "lang": self.lang,
            "skills": skills,
            "box": self.box,
        }
