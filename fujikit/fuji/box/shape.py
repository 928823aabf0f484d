"""What a component of Fuji looks like in a file, where its types have names of their own."""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from fujikit.engine import shape
from fujikit.engine.shape import Flaw
from fujikit.fuji.box.components import Row, Text

NAMED: dict[object, str] = {
    Text: "text, or a table with the texts en, fr and pl",
    tuple[str, str]: "a list of two texts",
    tuple[Row, ...]: "a list of rows like { from = 1, loss = 3 }",
}


def flaws_of_shape(
    raw: Mapping[str, object], component: type[msgspec.Struct], skipping: Collection[str] = ()
) -> Iterator[Flaw]:
    """Every field that is missing, unknown or of a wrong type, but for those skipped.

    >>> from fujikit.fuji.box.components import Track
    >>> list(flaws_of_shape({"length": "long", "injuries": [8], "colour": 1}, Track))
    [('colour', 'is no field here'), ('length', 'wants a whole number, not "long"'), ('source', 'is missing')]
    """
    return shape.flaws_of_shape(raw, component, skipping, NAMED)
