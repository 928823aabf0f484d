"""fujikit: a board game's rulebook as something to learn from, play and study.

>>> import fujikit
>>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
>>> game.seats, game.round, game.phase
(('Clara', 'Jona', 'Steve'), 1, 'plan')
"""

from fujikit.api import __version__, from_code, load, new_game, position, rulebook
from fujikit.engine.display import Displayable, MimeBundle
from fujikit.engine.errors import BadInput, BadPosition, BadRecord, CannotUndo, IllegalAction

__all__ = [
    "BadInput",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalAction",
    "__version__",
    "from_code",
    "load",
    "new_game",
    "position",
    "rulebook",
]


def _mimebundle(thing: Displayable) -> MimeBundle:
    """Return the rich display of a value."""
    from fujikit.widgets.display import mimebundle  # noqa: PLC0415  # a kernel starts fast: widgets come with the first show

    return mimebundle(thing)


def _widget(thing: Displayable) -> object:
    """Return the widget of a value."""
    from fujikit.widgets.display import widget_or_picture  # noqa: PLC0415  # as above

    return widget_or_picture(thing)


Displayable.mimebundle_hook = _mimebundle
Displayable.widget_hook = _widget
