"""What every contender written in Python does: play for some seconds, then print moves and seconds."""

import json
import time
from collections.abc import Callable

WARM_UP_GAMES = 20


def measure(play: Callable[[], int], seconds: float) -> None:
    """Call `play`, which plays a game and returns its moves, until the seconds are over."""
    for _ in range(WARM_UP_GAMES):
        play()
    moves, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        moves += play()
    print(json.dumps({"moves": moves, "seconds": time.perf_counter() - begun}))
