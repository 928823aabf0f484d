"""The legal lines of a table as offers: sets folded, what anybody may say merged, labels told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from fujikit.engine.notation import Action
from fujikit.engine.presenter import Described, Member, Presenter
from fujikit.engine.view import Key, Many, Offer

if TYPE_CHECKING:
    from fujikit.engine.game import Game

HOLE = "{}"


class Legal(NamedTuple):
    """A legal line, without the name of its player, and how it is described."""

    seat: str
    line: str
    described: Described


def offers(game: Game[object], presenter: Presenter[object], seats: Sequence[str], lang: str) -> list[Offer]:
    """What those at a table may do now."""
    if game.outcome is not None:
        return []
    described = list(_legal(game, presenter, seats, lang))
    single = [one for one in described if not one.described.members]
    sets = [one for one in described if one.described.members]
    texts = (text for seat in seats for text in presenter.free_texts(game.state, seat, lang))
    names = _names(game, presenter, seats, lang)
    return list(_distinct([*_merged(single), *_folded(sets), *texts], names))


def _legal(
    game: Game[object], presenter: Presenter[object], seats: Sequence[str], lang: str
) -> Iterator[Legal]:
    for seat in seats:
        for action in game.legal(seat):
            described = presenter.describe(game.state, action, lang)
            if not described.redundant:
                yield Legal(seat, line_of(action), described)


def line_of(action: Action) -> str:
    """A line without the name of its player."""
    return str(action).removeprefix(f"{action.seat} ")


def _merged(found: Iterable[Legal]) -> list[Offer]:
    """One offer a line and seat, or a line where it does not matter who says it."""
    made: dict[tuple[str, str], Offer] = {}
    for seat, line, described in found:
        key = (line, "" if described.any_seat else seat)
        if key in made:
            made[key].by.append(seat)
        else:
            made[key] = _offer(described, line, seat)
    return list(made.values())


def _offer(
    described: Described, line: str, seat: str, more: Iterable[Key] = (), many: Many | None = None
) -> Offer:
    picks = [*described.picks, *more]
    return Offer(
        described.intent,
        line,
        described.label,
        [seat],
        picks,
        many,
        press=described.press,
        whose=described.whose,
        confirm=described.confirm,
    )


def _folded(found: Iterable[Legal]) -> Iterator[Offer]:
    """Lines that differ in a set alone as one offer, where every set between two sizes is among them."""
    families: dict[tuple[str, str, str, tuple[Key, ...]], list[Legal]] = {}
    for one in found:
        key = (one.seat, _with_hole(one), one.described.intent, one.described.picks)
        families.setdefault(key, []).append(one)
    for (seat, line, _, _), family in families.items():
        if (many := _free_set([one.described.members for one in family])) is not None:
            many = replace(many, label=family[0].described.many_label)
            yield _offer(family[0].described, line, seat, many=many)
        else:
            for each in family:
                members = [member.key for member in each.described.members]
                yield _offer(each.described, each.line, seat, members)


def _with_hole(one: Legal) -> str:
    """The line with a hole where the words of its set stand."""
    nouns = " ".join(member.noun for member in one.described.members)
    before, _, after = one.line.rpartition(f" {nouns}")
    return f"{before} {HOLE}{after}"


def _free_set(sets: Sequence[tuple[Member, ...]]) -> Many | None:
    """The set that all these are picked from; None unless they are all of its subsets of some sizes."""
    after: dict[Member, set[Member]] = {}
    for members in sets:
        for place, member in enumerate(members):
            after.setdefault(member, set()).update(members[place + 1 :])
    sizes = sorted({len(members) for members in sets})
    if len(sets) != sum(comb(len(after), size) for size in range(sizes[0], sizes[-1] + 1)):
        return None
    ranked = sorted(after, key=lambda member: -len(after[member]))
    return Many([each.key for each in ranked], [each.noun for each in ranked], sizes[0], sizes[-1])


def _names(
    game: Game[object], presenter: Presenter[object], seats: Sequence[str], lang: str
) -> Callable[[Key], str]:
    seat = seats[0] if len(seats) == 1 else None
    return lambda key: presenter.thing(game.state, seat, key, lang)


def _distinct(made: Sequence[Offer], name: Callable[[Key], str]) -> Iterator[Offer]:
    """No two offers of an intent and a seat are called alike: the names of their things tell them apart.

    Where these are alike too, they are numbered.
    """
    seen = Counter(_called(offer) for offer in made)
    named = [_named(offer, name) if seen[_called(offer)] > 1 else offer for offer in made]
    alike, numbers = Counter(map(_called, named)), Counter[tuple[str, str, tuple[str, ...]]]()
    for offer in named:
        called = _called(offer)
        numbers[called] += 1
        yield replace(offer, label=f"{offer.label} · {numbers[called]}") if alike[called] > 1 else offer


def _named(offer: Offer, name: Callable[[Key], str]) -> Offer:
    """An offer that is called after its things too."""
    things = ", ".join(map(name, offer.picks))
    return offer if things in ("", offer.label) else replace(offer, label=f"{offer.label} ({things})")


def _called(offer: Offer) -> tuple[str, str, tuple[str, ...]]:
    return offer.intent, offer.label, tuple(offer.by)
