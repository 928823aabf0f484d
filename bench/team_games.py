"""Whole games by teams of code: `python -m bench.team_games BOX KIND GAMES`.

It plays with older kits too, so it asks for nothing but public functions.
"""

import json
import sys
import time
from hashlib import sha256
from pathlib import Path

import fujikit
from fujikit.fuji.box import load_box
from fujikit.teams import play, team

PLAYERS = ["Clara", "Jona", "Steve"]
SCENARIOS, LEVEL = range(1, 8), 2
WARM_UP = 10_000
"""The seed of a game that is not counted: it fills what is kept from game to game."""


def main() -> None:
    box, (kind, games) = load_box(Path(sys.argv[1])), sys.argv[2:]

    def played(seed: int) -> str:
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        game = fujikit.new_game("fuji", players=PLAYERS, scenario=scenario, level=LEVEL, seed=seed, box=box)
        end = play(game, team(kind, game.seats, seed=seed))
        return "\n".join((*(str(move.action) for move in game.history), str(end)))

    played(WARM_UP)
    begun = time.process_time()
    stories = [played(seed) for seed in range(int(games))]
    seconds = time.process_time() - begun
    story = sha256("\n".join(stories).encode()).hexdigest()
    print(json.dumps({"games/s": len(stories) / seconds, "story": story}))


if __name__ == "__main__":
    main()
