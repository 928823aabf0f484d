"""`fujikit odds NEED`: which dice to keep, and how likely it is then to move."""

from __future__ import annotations

import argparse
from typing import Any

from fujikit.engine.errors import BadInput

USUAL_REROLLS = 3
"""Where no reroll is asked about, a picture shows what up to three would be worth."""


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "odds",
        parents=[everywhere],
        help="which dice to keep, and the chance to move",
        description="Say exactly how likely you are to beat your neighbours, and which dice to throw again.",
    )
    command.add_argument("need", metavar="NEED", help="what the card asks for: 'yellow|4', 'odd(pink|blue)'")
    own = command.add_mutually_exclusive_group()
    own.add_argument("--hand", metavar="DICE", help="your dice: 'B1 P1 B4 P4 B5 P5'")
    own.add_argument("--dice", type=int, default=6, metavar="N", help="so many dice, not yet rolled; 6")
    command.add_argument("--rerolls", type=int, default=0, metavar="N", help="0 to 4; 0")
    others = command.add_mutually_exclusive_group()
    others.add_argument("--rivals", metavar="N,N", help="how many unseen dice each neighbour has; 6,6")
    others.add_argument(
        "--rival",
        action="append",
        metavar="N|DICE",
        help="a neighbour's unseen dice, or a seen hand; once each",
    )
    command.add_argument("--beat", metavar="N,N", help="totals that are known")
    command.add_argument("--level", type=int, default=2, metavar="N", help="level card, 1 to 4; 2")
    command.add_argument("--stamina", type=int, default=0, metavar="N", help="stamina lost so far; 0")
    command.add_argument("--exact", action="store_true", help="the chance as a fraction, too")
    command.add_argument("--plot", metavar="FILE", help="write a picture, .png or .svg")
    command.add_argument("--theme", choices=("light", "dark"), default="light", help="of the picture; light")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the advice; with `--plot`, write the picture as well."""
    # The other commands start faster without numpy.
    from fujikit.fuji.odds import chance_to_move  # noqa: PLC0415
    from fujikit.fuji.odds.advice import advice, exact_advice, stamina_advice  # noqa: PLC0415
    from fujikit.fuji.odds.rounds import stamina_this_round  # noqa: PLC0415

    lang = options.lang or "en"
    others: dict[str, Any] = {"rivals": rivals(options), "beat": numbers("--beat", options.beat or "")}
    odds = chance_to_move(
        options.need, hand=options.hand, dice=options.dice, rerolls=options.rerolls, **others
    )
    turn = stamina_this_round(options.need, odds, level=options.level, stamina=options.stamina, **others)
    saved = plot(options, others, lang) if options.plot else []
    print(advice(options.need, odds, lang))
    if options.exact:
        print(exact_advice(odds, lang))
    print(f"\n{stamina_advice(options.level, options.stamina, turn, lang)}")
    print("\n".join((odds.model.text(lang), *saved)))
    return 0


def rivals(options: argparse.Namespace) -> list[int | str] | None:
    """What is known of the neighbours, from either option."""
    if options.rivals is not None:
        return list(numbers("--rivals", options.rivals))
    if options.rival is not None:
        return [int(known) if known.strip().isdecimal() else known for known in options.rival]
    return None


def numbers(option: str, text: str) -> list[int]:
    """Numbers with commas between them."""
    try:
        return [int(number) for number in text.split(",")] if text else []
    except ValueError:
        raise BadInput(f"{option}: {text!r} are no numbers with commas between them") from None


def plot(options: argparse.Namespace, others: dict[str, Any], lang: str) -> list[str]:
    """Write the ranking of keeps where there is a choice, otherwise the reroll curve; say where it is."""
    # Only who wants a picture waits for matplotlib.
    from fujikit import plots  # noqa: PLC0415
    from fujikit.fuji.clauses import WORDS  # noqa: PLC0415

    look = {"theme": options.theme, "lang": lang, **others}
    if options.hand and options.rerolls:
        picture = plots.keeps(options.need, options.hand, rerolls=options.rerolls, **look)
    else:
        rerolls = options.rerolls or USUAL_REROLLS
        picture = plots.reroll_curves(
            [options.need], hand=options.hand, dice=options.dice, rerolls=rerolls, **look
        )
    picture.save(options.plot)
    return [WORDS.say("advice", "picture", lang, path=options.plot)]
