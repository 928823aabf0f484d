"""A game as a static page: its table as everybody may see it, the question, and what happened last."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.table import table_view
from fujikit.engine.view import ViewData
from fujikit.widgets.game_widgets import game_widgets
from fujikit.widgets.schema import MarksView
from fujikit.widgets.static_page import Bundle, Figure, Items, Paragraph, Part, Title, Typed, page

LOG = logging.getLogger(__name__)
LAST_EVENTS = 4
MAX_OFFERS = 12


def static_table(game: Game[object], lang: str) -> Bundle:
    """The bundle of a game; as text it is the game's own."""
    spoken = lang if lang in game.rules.languages else game.lang
    return {**page(spoken, _parts(game, spoken)), "text/plain": game.text(spoken)}


def _parts(game: Game[object], lang: str) -> Iterator[Part]:
    table = table_view(game, None, lang)
    own = game_widgets(game.rules.name)
    if own is None:
        phase = next((phase.name for phase in table.phases if phase.id == table.phase), "")
        yield Title(table.title, phase)
    else:
        yield table_figure(game, lang)
    if table.outcome is not None:
        yield Paragraph(table.outcome.text)
    elif table.ask is not None:
        yield Paragraph(table.ask.question)
    if own is None:
        yield Typed(table.text)
        if labels := list(dict.fromkeys(offer.label for offer in table.offers)):
            yield Items([*labels[:MAX_OFFERS], *(["…"] if len(labels) > MAX_OFFERS else [])])
    if last := [entry.text for entry in table.log[-LAST_EVENTS:]]:
        yield Items(last)


def table_figure(
    game: Game[object],
    lang: str,
    *,
    view: ViewData | None = None,
    marks: MarksView | None = None,
    chances: Mapping[str, float] | None = None,
) -> Part:
    """The picture of a table, from what everybody may see unless a view is given; text without drawings."""
    own, text = game_widgets(game.rules.name), game.text(lang)
    if own is None:
        return Typed(text)
    try:
        return Figure(own.picture(view or game.view(None, lang), lang, marks, chances), text)
    except BadInput as missing:
        LOG.warning("no picture: %s", missing)
        return Typed(text)


def static_board(game: Game[object], lang: str, marks: MarksView | None = None) -> Bundle:
    """The bundle of a position to look at."""
    return page(lang, [table_figure(game, lang, marks=marks)])
