"""A commented box file to type one's own printed cards into."""

from fujikit.fuji.box.load import HOUSE

HEAD = """\
# A box of your own. Change what differs from your printed cards; a section that you delete comes from the
# house box. Every table ends with its source: write "rulebook" for what you copied from your box,
# "inferred" for what you worked out, "house" for what is not printed anywhere.

# The form of this file, and the name under which it is shown. The set is the six dice of one player, by
# the names of their kinds (see [[die]]); the second three are of the same kinds as the first three."""
BEFORE = {
    "[track]": """\
# The stamina track. length: how many points lost end the game. injuries: the numbers of lost points at
# which an injury space lies, four at most.""",
    "[[die]]": """\
# The kinds of dice. faces: the colour letter (B blue, Y yellow, P pink) and value of each side, 1 to 6.""",
    "[[level]]": """\
# The level cards. fail: what a failed move costs. rows: from which difference on a success costs how much;
# the first row begins at 1, and the last one goes on for ever.""",
    "[[scenario]]": """\
# The scenario cards. A name or line may be one text, or one for each language.
# map: V volcano, R rubble, l landscape, v village, 4 the village card that only four players use, . nothing.
# Squares are a letter for the column and a number for the row, a1 at the top left.
# white, grey: the start cards. equipment, eruption: where the tokens lie.
# thrill: the eruption token nearest the village; write it only where both are equally near.""",
    "[[landscape]]": """\
# The landscape cards. need: what the card asks of the dice.
#   "yellow"         yellow dice                     "1|2|3"           dice that show 1, 2 or 3
#   "yellow|4"       yellow dice, and every 4        "odd"             1, 3 and 5; "even" is 2, 4 and 6
#   "pink|blue"      pink dice and blue dice         "odd(pink|blue)"  odd dice that are pink or blue
# reroll: true if the card shows the reroll symbol; leave the line out if not.""",
    "[[village]]": """\
# The village cards, like the landscape cards.""",
    "[[skill]]": """\
# The skill cards. dice: how many are rolled. cards: how many equipment cards are dealt. keeps: how many of
# these are kept. The names are fixed, because the rules are written for them.""",
    "[[equipment]]": """\
# The equipment cards. phases: the phases shown on the card, [2], [4] or [2, 4]. who: whom it touches, "self",
# "all", "one other", "self or one other" or "as copied"; who_source says where that comes from. The names
# are fixed, because the rules are written for them.""",
}


def box_template() -> str:
    """A whole box file with the default values as examples, and every field explained.

    >>> print(box_template().splitlines()[0])
    # A box of your own. Change what differs from your printed cards; a section that you delete comes from the
    """
    text = HOUSE.read_text("utf-8")
    text = text[text.index("format = ") :].replace('name = "house"', 'name = "my box"', 1)
    for table, comment in BEFORE.items():
        text = text.replace(table, f"{comment}\n{table}", 1)
    return f"{HEAD}\n{text}"
