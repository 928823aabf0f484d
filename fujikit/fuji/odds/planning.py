"""The coach in phase 2: the surest card, the best one for the team, and who may pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.fuji.odds.board import cards_in_numbers
from fujikit.fuji.odds.for_team import WORTH_SAYING, CardChoice, card_choices
from fujikit.fuji.odds.forecast import TurnForecasts
from fujikit.fuji.odds.knowledge import Knowledge
from fujikit.fuji.odds.passing import passes
from fujikit.fuji.odds.team_advice import card_tips
from fujikit.fuji.odds.tips import Chance, Tip, tip


def advised_card(known: Knowledge, line: str | None) -> tuple[CardChoice | None, list[Tip]]:
    """The best card for the team, or the surest where that gains nothing; and what there is to say.

    Where a line is given, its card is taken for the best one; none, where it is about something else.
    """
    cards = [card for card in cards_in_numbers(known, TurnForecasts.known(known)) if card.allowed]
    safe = [card for card in cards if card.lava != 1] or cards
    if not safe:
        return None, [tip("nothing")]
    choices = card_choices(known, cards)
    surest = max(
        (each for each in choices if each.card in safe),
        key=lambda each: (round(each.card.chance, 12), each.card.nearer),
    )
    team = (
        _for_team([each for each in choices if each.card in safe], surest)
        if line is None
        else _of_line(known, choices, line)
    )
    far = [tip("nothing-nearer")] if all(card.nearer <= 0 for card in safe) else []
    at = known.table.seat(known.seat).at
    return team, [*_must_leave(known), *card_tips(surest, team, at), *far, *_passing(known)]


def _for_team(choices: Sequence[CardChoice], surest: CardChoice) -> CardChoice:
    best = max(choices, key=lambda each: (round(each.value, 12), each.card.chance))
    return best if best.value - surest.value > WORTH_SAYING else surest


def _of_line(known: Knowledge, choices: Sequence[CardChoice], line: str) -> CardChoice | None:
    """The card that a line goes to, or that of the own marker where it says ready."""
    match line.split()[1:]:
        case ["mark", square]:
            wanted = square
        case ["ready"]:
            wanted = known.view["seats"][known.seat]["marker"]
        case _:
            return None
    return next((each for each in choices if each.card.square == wanted), None)


def _must_leave(known: Knowledge) -> Iterator[Tip]:
    at = known.table.seat(known.seat).at
    if at in known.table.board.next_lava():
        yield tip("must-leave", name=known.seat, card=at)


def _passing(known: Knowledge) -> Iterator[Tip]:
    """How likely each neighbour with a marker moves past the own dice as they lie."""
    for neighbour in known.neighbours:
        marker = known.view["seats"].get(neighbour.name, {}).get("marker")
        if marker:
            need = known.table.board.terrain_card(marker).need
            chance = Chance(passes(known, neighbour, need))
            yield tip("passing", name=neighbour.name, card=marker, chance=chance)
