"""A table that knows no game: it sees a view as JSON, is tapped at random, and sends lines.

`python -m tools.blind 20` plays so many games of every kind to their end through it and prints what it met:
the games of the kit, and the one that `docs/how-to/a-game-of-your-own.md` writes.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from fujikit import games
from fujikit.api import start_game
from fujikit.engine.game import Game
from fujikit.engine.offers import line_of
from fujikit.engine.table import people, presenter_of, table_view
from tools.reef import reef

Json = dict[str, Any]
SAID = "Hello"
EVERY = 5
"""Of so many views one is measured and searched for faults."""
MAX_LINES = 20_000
"""A game that takes more has no end."""


class Picked(NamedTuple):
    """What has been tapped so far: an intent, things, and things of a free set."""

    intent: str = ""
    things: frozenset[str] = frozenset()
    members: frozenset[str] = frozenset()


NOTHING = Picked()


class Lit(NamedTuple):
    """What can be tapped now."""

    intents: list[str]
    things: list[str]
    presses: list[Json]
    """Offers of which nothing is missing."""
    fitting: list[Json]


def fits(offer: Json, picked: Picked) -> bool:
    """Whether an offer has the chosen intent and all that was picked."""
    own, free = _own(offer), _free(offer)
    as_members = picked.members | (picked.things - own)
    return (
        picked.intent in ("", offer["intent"])
        and not (picked != NOTHING and _is_late(offer, picked))
        and picked.things <= own | free
        and picked.members <= free
        and len(as_members) <= _most(offer)
    )


def _is_late(offer: Json, picked: Picked) -> bool:
    """Whether the thing that this offer begins with is not picked yet."""
    return bool(offer.get("first")) and not picked.intent and offer["picks"][0] not in picked.things


def _own(offer: Json) -> frozenset[str]:
    return frozenset(offer.get("picks", ()))


def _free(offer: Json) -> frozenset[str]:
    return frozenset(offer["many"]["things"]) if "many" in offer else frozenset()


def _most(offer: Json) -> int:
    return int(offer["many"].get("most", 1)) if "many" in offer else 0


def _members(offer: Json, picked: Picked) -> list[str]:
    """The picked things of the free set, in the order of the line."""
    members = picked.members | (picked.things - _own(offer))
    return [key for key in offer["many"]["things"] if key in members] if "many" in offer else []


def is_complete(offer: Json, picked: Picked) -> bool:
    """Whether a line can be made of an offer and what was picked."""
    if _own(offer) - picked.things:
        return False
    return "many" not in offer or len(_members(offer, picked)) >= offer["many"].get("least", 1)


def with_shared(offers: Sequence[Json], picked: Picked) -> Picked:
    """What all fitting offers share is picked by itself, once anything was tapped."""
    fitting = [offer for offer in offers if fits(offer, picked)]
    if picked == NOTHING or not fitting:
        return picked
    intents = {offer["intent"] for offer in fitting}
    shared = frozenset.intersection(*map(_own, fitting))
    return Picked(
        intents.pop() if len(intents) == 1 else picked.intent, picked.things | shared, picked.members
    )


def tap(offers: Sequence[Json], picked: Picked, key: str) -> Picked:
    """Pick a thing, as a member of a free set only where no fitting offer wants it otherwise."""
    if any(key in _own(offer) for offer in offers if fits(offer, picked)):
        return with_shared(offers, picked._replace(things=picked.things | {key}))
    return with_shared(offers, picked._replace(members=picked.members | {key}))


def lit(offers: Sequence[Json], picked: Picked) -> Lit:
    """What a table shows as tappable."""
    fitting = [offer for offer in offers if fits(offer, picked)]
    intents = [] if picked.intent else list(dict.fromkeys(offer["intent"] for offer in fitting))
    shown = [offer for offer in fitting if picked != NOTHING or offer["lit"]]
    things = sorted({key for offer in shown for key in _missing(offer, picked)})
    presses = [offer for offer in fitting if picked != NOTHING and is_complete(offer, picked)]
    return Lit(intents, things, presses, fitting)


def _missing(offer: Json, picked: Picked) -> frozenset[str]:
    if _is_late(offer, picked):
        return frozenset(offer["picks"][:1])
    if missing := _own(offer) - picked.things:
        return missing
    members = _members(offer, picked)
    return _free(offer) - set(members) if len(members) < _most(offer) else frozenset()


def line(offer: Json, picked: Picked, seat: str) -> str:
    """The line that a press sends."""
    said: str = offer["line"]
    if "many" in offer:
        nouns = dict(zip(offer["many"]["things"], offer["many"]["nouns"], strict=True))
        said = said.replace("{}", " ".join(nouns[key] for key in _members(offer, picked)))
    return f"{seat} {said.replace('{}', SAID)}"


def reachable(view: Json, seat: str) -> set[str]:
    """Every line that some taps lead to, but for those with a text of one's own."""
    return {
        each
        for whose in seats_played_for(view, seat)
        for each in _reachable(offers_of(view, seat, whose), seat)
    }


def _reachable(offers: Sequence[Json], seat: str) -> set[str]:
    found, seen, waiting = set[str](), set[Picked](), [NOTHING]
    while waiting:
        picked = waiting.pop()
        if picked in seen:
            continue
        seen.add(picked)
        now = lit(offers, picked)
        found |= {line(offer, picked, seat) for offer in now.presses}
        waiting += [with_shared(offers, picked._replace(intent=intent)) for intent in now.intents]
        waiting += [tap(offers, picked, key) for key in now.things]
    return found


def seats_played_for(view: Json, seat: str) -> list[str]:
    """For seats_played_for a seat may act; only an empty name where that makes no difference."""
    names = {offer["whose"] for offer in view["offers"] if seat in offer["by"] and "whose" in offer}
    return sorted(names) or [""]


def offers_of(view: Json, seat: str, whose: str = "") -> list[Json]:
    """What a seat may do without a text of its own, with what their intents say of picking."""
    intents = {intent["id"]: intent for intent in view["intents"]}
    return [
        {**offer, "lit": intents[offer["intent"]].get("lit", True), "first": _begins(intents, offer)}
        for offer in view["offers"]
        if seat in offer["by"] and not offer.get("text") and whose in ("", offer.get("whose", whose))
    ]


def _begins(intents: Json, offer: Json) -> bool:
    return bool(intents[offer["intent"]].get("first") and offer.get("picks"))


class Turn(NamedTuple):
    """A line, how many taps it took, and the most buttons that were there at once."""

    line: str
    taps: int
    buttons: int


def turn(view: Json, seat: str, random: Random) -> Turn:
    """Tap at random until a line is sent."""
    whoses = seats_played_for(view, seat)
    offers, picked = offers_of(view, seat, random.choice(whoses)), NOTHING
    taps, buttons = int(len(whoses) > 1), 0
    while True:
        now = lit(offers, picked)
        buttons = max(
            buttons, len(now.intents) + len(now.presses) + (len(now.things) if picked.intent else 0)
        )
        choices = [*now.intents, *now.things] if picked == NOTHING else [*now.things, *now.intents]
        if now.presses and (not choices or random.random() < 0.4):
            chosen = random.choice(now.presses)
            sent_by_tap = len(now.fitting) == 1 and _most(chosen) < 2 and not chosen.get("press") and taps
            return Turn(line(chosen, picked, seat), taps + (0 if sent_by_tap else 1), buttons)
        taps += 1
        choice = random.choice(choices)
        if choice in now.intents:
            picked = with_shared(offers, picked._replace(intent=choice))
        else:
            picked = tap(offers, picked, choice)


def screens(game: Game[Any]) -> Iterator[tuple[str | None, str]]:
    """The tables that somebody who is awaited sits at: whose view, and who acts."""
    everybody = people(game, None)
    for seat in game.awaits:
        yield (None if everybody else seat), seat


def seen(game: Game[Any], seat: str | None) -> Json:
    """The view as a browser gets it."""
    view: Json = json.loads(msgspec.json.encode(table_view(game, seat)))
    return view


def play(game: Game[Any], random: Random) -> Iterator[tuple[Json, str, Turn]]:
    """Play a game to its end by taps alone; each view before its line is sent."""
    for _ in range(MAX_LINES):
        if game.outcome is not None:
            return
        seat, actor = random.choice(list(screens(game)))
        view = seen(game, seat)
        able = sorted({name for offer in view["offers"] for name in offer["by"] if not offer.get("text")})
        actor = actor if actor in able else random.choice(able)
        made = turn(view, actor, random)
        yield view, actor, made
        game.act(made.line)
    raise AssertionError(f"no end after {MAX_LINES} lines")


def legal_lines(game: Game[Any], seat: str) -> set[str]:
    """All that a seat may do, as lines; what does the same as another line is left out."""
    describe = presenter_of(game).describe
    return {
        f"{seat} {line_of(action)}"
        for action in game.legal(seat)
        if not describe(game.state, action, "en").redundant
    }


def faults(game: Game[Any], view: Json, seat: str) -> Iterator[str]:
    """What is wrong with a view: lines that taps miss or invent, names that are alike or missing."""
    reached, legal = reachable(view, seat), legal_lines(game, seat)
    yield from (f"no taps lead to {line!r}" for line in sorted(legal - reached))
    yield from (f"taps lead to {line!r}, which is not legal" for line in sorted(reached - legal))
    alike = Counter((offer["intent"], offer["label"]) for offer in offers_of(view, seat))
    yield from (f"{count} offers are called {label!r}" for (_, label), count in alike.items() if count > 1)
    keys = {key for offer in view["offers"] for key in _own(offer) | _free(offer)}
    yield from (f"{key!r} has no name" for key in sorted(keys) if not view["things"].get(key))


GAMES: dict[str, dict[str, Any]] = {
    "fuji, 2, variant A": {"game": "fuji", "players": ["Clara", "Jona"], "variant": "a"},
    "fuji, 2, variant B": {"game": "fuji", "players": ["Clara", "Jona"], "variant": "b"},
    "fuji, 3": {"game": "fuji", "players": ["Clara", "Jona", "Steve"]},
    "fuji, 4": {"game": "fuji", "players": ["Clara", "Jona", "Steve", "Emma"]},
    **{
        f"robinson, scenario {number}": {"game": "robinson", "players": ["Anna", "Ben"], "scenario": number}
        for number in range(1, 8)
    },
    "reef, 3": {"game": "reef", "players": ["Ada", "Bo", "Cy"]},
}
"""Every kind of game, as options of `new_game`."""


def new_game(kind: str, seed: int) -> Game[Any]:
    """A game of a kind, with the choices of the set-up left to the players."""
    options = dict(GAMES[kind])
    game = options.pop("game")
    return start_game(game if game in games.GAMES else reef().Reef(), options, seed=seed, choices="ask")


class Made:
    """Sizes of views, and the time to make them."""

    def __init__(self) -> None:
        self.bytes: list[int] = []
        self.milliseconds: list[float] = []

    def add(self, make: Callable[[], object]) -> None:
        began = perf_counter()
        encoded = msgspec.json.encode(make())
        self.milliseconds.append(1000 * (perf_counter() - began))
        self.bytes.append(len(encoded))

    def __str__(self) -> str:
        return (
            f"{median(self.bytes) / 1000:.0f} KB (most {max(self.bytes) / 1000:.0f}), "
            f"{median(self.milliseconds):.1f} ms (95 %: {_high(self.milliseconds):.1f})"
        )


class Figures:
    """What was met in the games of a kind."""

    def __init__(self) -> None:
        self.taps: list[int] = []
        self.buttons: list[int] = []
        self.views, self.own_views = Made(), Made()
        self.faulty = 0

    def add(self, game: Game[Any], view: Json, actor: str, made: Turn) -> None:
        self.taps.append(made.taps)
        self.buttons.append(made.buttons)
        if len(self.taps) % EVERY == 1:
            self.views.add(lambda: table_view(game, view["seat"]))
            self.own_views.add(lambda: game.own_view(view["seat"]))
            self.faulty += any(True for _ in faults(game, view, actor))

    def __str__(self) -> str:
        return (
            f"{len(self.taps):6} lines, {mean(self.taps):.1f} taps a line (95 %: {_high(self.taps):.0f}), "
            f"buttons {_high(self.buttons):.0f} (most {max(self.buttons)}), "
            f"view {self.views}, the game's own {self.own_views}, "
            f"faulty views {self.faulty} of {len(self.views.bytes)}"
        )


def main() -> None:
    for kind in GAMES:
        random, figures = Random(kind), Figures()
        for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20):
            game = new_game(kind, seed)
            for view, actor, made in play(game, random):
                figures.add(game, view, actor, made)
        print(f"{kind:21} {figures}", flush=True)


def _high(values: Sequence[float]) -> float:
    return quantiles(values, n=20)[-1]


if __name__ == "__main__":
    main()
