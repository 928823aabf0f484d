"""Golden playthroughs: a few recorded games in which everything occurs, with what was seen.

`python -m tools.golden` chooses and writes them anew, with the name of a game only that one's; do that
only when rules have changed on purpose.
"""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any

import msgspec

from fujikit.api import from_record
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from tools.golden_fuji import FUJI
from tools.golden_robinson import ROBINSON
from tools.golden_subject import Feature, Golden

GAMES = {"fuji": FUJI, "robinson": ROBINSON}
SEVERAL = 3


def chosen(golden: Golden) -> dict[str, Game[Any]]:
    """Few games in which all that is wanted occurs: of every batch those that add the most, one by one."""
    games: dict[str, Game[Any]] = {}
    known: set[Feature] = set()
    source = golden.candidates()
    for number in count():
        batch = {name: (game, set(golden.features(game))) for name, game in islice(source, golden.batch)}
        if not batch or golden.wanted() <= known:
            break
        while batch:
            missing = golden.wanted() - known
            name = max(batch, key=lambda name: golden.worth(batch[name][1] - known, missing, batch[name][0]))
            game, found = batch.pop(name)
            if len(found & missing) < (SEVERAL if number < golden.rich_batches else 1):
                break
            games[name] = game
            known |= found
    if missing := golden.wanted() - known:
        raise SystemExit(f"these never occurred: {sorted(map(str, missing))}")
    return games


def playthrough(text: str, name: str) -> Iterator[str]:
    """A line for every move of a record, with the hash of what was then seen; the last is the final state."""
    game = from_record(text, name)
    golden = GAMES[game.rules.name]
    again = Game(game.rules, game.start, game.source, lang=game.lang, study=game.study)
    results = iter([event for move in game.history for event in move.events if event.by_chance])
    for move in game.history:
        if move.action is None:
            again.begin(_Again(results))
        else:
            again.act_with(move.action, _Again(results))
        yield f"{_short_hash(msgspec.json.encode(golden.views(again)))} {move.action or '-'}"
    yield f"{_short_hash(golden.state_bytes(again.state))} (the state)"


def _short_hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


class _Again:
    """Chance as it was."""

    def __init__(self, results: Iterator[Event[Any]]) -> None:
        self.results = results

    def resolve(self, chance: object) -> Event[Any]:
        return next(self.results)


def main(names: Sequence[str]) -> int:
    for golden in [GAMES[name] for name in names or GAMES]:
        golden.folder.mkdir(exist_ok=True)
        for old in (*golden.folder.glob("*.toml"), *golden.folder.glob("*.txt")):
            old.unlink()
        for name, game in chosen(golden).items():
            text = game.record()
            (golden.folder / f"{name}.toml").write_text(text, encoding="utf-8")
            lines = "".join(f"{line}\n" for line in playthrough(text, name))
            (golden.folder / f"{name}.txt").write_text(lines, encoding="utf-8")
            print(f"{name}: {len(game.history)} moves, {game.outcome.why if game.outcome else 'unfinished'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
