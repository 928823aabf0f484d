"""The view of a table that knows no game, made from any game's rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from fujikit.engine.offers import offers
from fujikit.engine.presenter import Presenter, Probe, Touch
from fujikit.engine.verdict import Verdict
from fujikit.engine.view import Ending, Intent, Key, Offer, SeatHead, TableView

if TYPE_CHECKING:
    from fujikit.engine.game import Game


def table_view(game: Game[object], seat: str | None = None, lang: str | None = None) -> TableView:
    """What a table shows to a seat; without one, to all who sit round it where nothing is hidden."""
    presenter, state, lang = presenter_of(game), game.state, lang or game.lang
    at_table = people(game, seat)
    made = offers(game, presenter, at_table, lang)
    keys = sorted({*_pickable(made), *_in_view(game, at_table)})
    notes = ((key, presenter.note(state, seat, key, lang)) for key in keys)
    return TableView(
        game=game.rules.name,
        title=presenter.title(lang),
        lang=lang,
        round=game.round,
        phases=list(presenter.phases(lang)),
        phase=game.phase,
        seat=seat,
        screens=presenter.hides and presenter.screens(state),
        seats={name: SeatHead(presenter.is_ready(state, name)) for name in game.seats},
        awaits=game.awaits,
        ask=presenter.ask(state, seat, lang),
        asks=presenter.asks(state, seat, lang) if seat is not None else {},
        intents=_intents(game, at_table, made, lang),
        offers=made,
        things={key: presenter.thing(state, seat, key, lang) for key in keys},
        notes={key: note for key, note in notes if note},
        log=game.log(seat, lang),
        outcome=_ending(game, lang),
        text=game.text(lang),
    )


def presenter_of(game: Game[object]) -> Presenter[object]:
    """What puts the game's actions and questions into words."""
    return game.rules.presenter


def people(game: Game[object], seat: str | None) -> tuple[str, ...]:
    """Who acts at a table: its seat; all who sit round it where nothing is hidden; else nobody."""
    if seat is not None:
        return (seat,)
    return () if presenter_of(game).hides else tuple(game.seats)


def _pickable(made: Iterable[Offer]) -> Iterator[Key]:
    return (key for offer in made for key in keys_of(offer))


def _in_view(game: Game[object], seats: Iterable[str]) -> Iterator[Key]:
    """What players may ask about; when the game is over, nothing."""
    if game.outcome is None:
        for seat in seats:
            yield from presenter_of(game).in_view(game.state, seat)


def keys_of(offer: Offer) -> list[Key]:
    """All things that an offer can be made of."""
    return [*offer.picks, *(offer.many.things if offer.many else ())]


def why_not(game: Game[object], seat: str, key: Key, intent: str = "", picked: Sequence[Key] = ()) -> Verdict:
    """What stands against a thing that a player touched in vain, or against an intent that needs none."""
    probe = probed(game, seat, key, intent, picked)
    return game.obstacles(seat, probe.thing) if probe.thing else game.check(probe.line)


def probed(game: Game[object], seat: str, key: Key, intent: str = "", picked: Sequence[Key] = ()) -> Probe:
    """What a thing stands for that a player touched in vain."""
    touch = Touch(seat, key, intent, tuple(picked), game.legal(seat))
    return presenter_of(game).probe(game.state, touch)


def _intents(game: Game[object], seats: Sequence[str], made: Iterable[Offer], lang: str) -> list[Intent]:
    presenter, names = presenter_of(game), [offer.intent for offer in made]
    if game.outcome is None:
        names += [name for seat in seats for name in presenter.ends(game.state, seat)]
    return [presenter.intent(game.state, name, lang) for name in dict.fromkeys(names)]


def _ending(game: Game[object], lang: str) -> Ending | None:
    end = game.outcome
    if end is None:
        return None
    return Ending(end.won, end.why, presenter_of(game).ending(game.state, lang), end.who, end.score)
