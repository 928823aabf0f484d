"""What type checkers must accept, and what they must refuse; read by mypy and by pyright, never run.

Both complain about a comment that ignores nothing, so every comment says that its line is an error.
"""

from pathlib import Path
from typing import assert_type

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.rulebook import Rulebook
from fujikit.fuji.box import house
from fujikit.fuji.odds import Choice, Odds, chance_to_move
from fujikit.fuji.rules import FUJI
from fujikit.fuji.state import State as FujiState
from fujikit.robinson.odds import Action, action
from fujikit.robinson.state import State as RobinsonState
from fujikit.teams import simulate

names = ["Anna", "Ben", "Cleo"]


def accepted() -> None:
    game = fujikit.new_game("fuji", players=names, scenario=1, level=2, seed=7)
    assert_type(game, Game[FujiState])
    assert_type(game.state.seat("Anna").at, str)
    fujikit.new_game("fuji", players=("Anna", "Ben"), variant="a", thrill=True, edition="fr", box="own.toml")
    fujikit.new_game("fuji", players=names, skills={"Anna": "scout"}, box=house(), choices="ask")
    fujikit.new_game("fuji", players=names, characters=["blue", None, None], dice="B1 P1")
    island = fujikit.new_game("robinson", players=["Anna"], roles=["cook"], books="easier", study=True)
    assert_type(island, Game[RobinsonState])
    fujikit.new_game("robinson", players=names, figures=["Friday"], switches=["soldier-sheet"], first="Ben")
    assert_type(fujikit.new_game(FUJI, players=names, seed=7), Game[FujiState])
    fujikit.load("game.toml", rules=FUJI)
    fujikit.position(Path("here.toml"), box=house()).act("Anna ready")
    fujikit.load("game.toml").check("Anna ready")
    fujikit.from_code("fk1.").view("Anna")
    assert_type(fujikit.rulebook("robinson"), Rulebook)
    odds = chance_to_move("yellow|4", hand="B1 P1", rerolls=1)
    assert_type(odds, Odds)
    assert_type(odds.ranking, tuple[Choice, ...])
    assert_type(action("build", rerolls=1), Action)
    rows = simulate(team=["random", "newcomer"], level=[1, 2], scenario="all", games=1).summary()
    assert_type(rows[0].interval, tuple[float, float])


def refused() -> None:
    fujikit.new_game("fuji", playerz=names)  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue]
    fujikit.new_game("fuji", players=names, sceanrio=1)  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue]
    fujikit.new_game("fuji", players=3)  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue, reportArgumentType]
    fujikit.new_game("fuji", players="Anna")  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue, reportArgumentType]
    fujikit.new_game("fuji")  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue]
    fujikit.new_game("fuji", players=names, roles=["cook"])  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType]
    fujikit.new_game("robinson", players=names, level=2)  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType]
    fujikit.new_game("robinson", players=names, books="many")  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType]
    fujikit.new_game("fujii", players=names)  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue, reportArgumentType]
    fujikit.new_game("fuji", players=names, choices="maybe")  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue, reportArgumentType]
    fujikit.rulebook("go")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    fujikit.rulebook("fuji", 3)  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    simulate(teem="random")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    simulate(level="one")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
