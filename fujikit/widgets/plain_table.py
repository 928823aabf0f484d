"""A table for any game that draws nothing: its state as text, the question, and all choices as buttons."""

from __future__ import annotations

from fujikit.widgets.table import Table


class PlainTable(Table):
    """A `Table` without a board, whether the game has one or not.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> PlainTable(game).view["text"] == game.text()
    True
    """

    plain = True
