"""What every contender written in Python does: play for some seconds, then print moves and seconds.

The seconds of one core are told as well.
"""

import json
import time
from collections.abc import Callable

WARM_UP_GAMES = 20


def measure(play: Callable[[], int], seconds: float) -> None:
    """Call `play`, which plays a game and returns its moves, until the seconds are over."""
    for _ in range(WARM_UP_GAMES):
        play()
    moves, begun, core = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        moves += play()
    taken, core_taken = time.perf_counter() - begun, time.process_time() - core
    print(json.dumps({"moves": moves, "seconds": taken, "core_seconds": core_taken}))
