"""`fujikit odds NEED`: which dice to keep, and how likely it is then to move."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypedDict

from fujikit.cli.fuji.options import WORDS
from fujikit.cli.language import language_of, translate
from fujikit.cli.output import print_csv, print_json
from fujikit.cli.parsing import MAX_DIGITS, Commands, Parser, add_command, quoted
from fujikit.engine.errors import BadInput

if TYPE_CHECKING:
    from fujikit.engine.rows import Rows
    from fujikit.fuji.odds import Odds, Stamina

USUAL_REROLLS = 3
"""Where no reroll is asked about, a picture shows what up to three would be worth."""


class Rivals(TypedDict):
    """What is known of the neighbours, as `chance_to_move` wants it."""

    rivals: Sequence[int | str] | None
    beat: list[int]


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "odds", WORDS)
    translate, dice = command.translate, command.placeholder("DICE")
    command.add_argument("need", metavar=command.placeholder("NEED"), nargs="+", help=translate("need"))
    own = command.add_mutually_exclusive_group()
    own.add_argument("--hand", metavar=dice, help=translate("hand"))
    own.add_argument("--dice", type="number", default=6, metavar="N", help=translate("dice"))
    command.add_argument("--rerolls", type="number", default=0, metavar="N", help=translate("rerolls"))
    others = command.add_mutually_exclusive_group()
    others.add_argument("--rivals", metavar="N,N", help=translate("rivals"))
    others.add_argument("--rival", action="append", metavar=f"N|{dice}", help=translate("rival"))
    command.add_argument("--beat", metavar="N,N", help=translate("beat"))
    command.add_argument("--level", type="number", default=2, metavar="N", help=translate("level"))
    command.add_argument("--stamina", type="number", default=0, metavar="N", help=translate("stamina"))
    command.add_argument("--exact", action="store_true", help=translate("exact"))
    _add_output(command)
    command.set_defaults(run=run)


def _add_output(command: Parser) -> None:
    translate = command.translate
    command.add_argument("--plot", type="path", metavar=command.placeholder("FILE"), help=translate("plot"))
    command.add_argument("--theme", choices=("light", "dark"), default="light", help=translate("theme"))
    formats = command.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help=translate("json"))
    formats.add_argument("--csv", action="store_true", help=translate("csv"))


def run(options: argparse.Namespace) -> int:
    """Print the advice; with `--plot`, write the picture as well."""
    # The other commands start faster without numpy.
    from fujikit.fuji.odds import chance_to_move  # noqa: PLC0415
    from fujikit.fuji.odds.rounds import stamina_this_round  # noqa: PLC0415

    known: Rivals = {"rivals": rivals(options), "beat": numbers(options, "beat") or []}
    if len(options.need) > 1:
        return sweep(options, known)
    (options.need,) = options.need
    odds = chance_to_move(
        options.need, hand=options.hand, dice=options.dice, rerolls=options.rerolls, **known
    )
    turn = stamina_this_round(odds, level=options.level, stamina=options.stamina)
    if options.plot:
        plot(options, known)
    if options.json:
        print_json(as_data(options, odds, turn, known))
    elif options.csv:
        rows = keeps(odds) or curve(options, odds)
        print_csv(list(rows[0]), rows)
    else:
        _tell(options, odds, turn)
    return 0


def sweep(options: argparse.Namespace, known: Rivals) -> int:
    """Several requirements: a table with a row for each, by the number of rerolls."""
    from fujikit import plots  # noqa: PLC0415
    from fujikit.fuji.odds import sweep as rows_of  # noqa: PLC0415

    own: dict[str, object] = {"hand": options.hand} if options.hand else {"dice": options.dice}
    rerolls = range(options.rerolls + 1)
    rows = rows_of(need=options.need, rerolls=rerolls, exact=options.exact, **own, **known)
    if options.plot:
        look = {"theme": options.theme, "lang": language_of(options), "rivals": known["rivals"]}
        if options.hand or known["beat"]:
            raise BadInput(f"--plot: {translate(options, 'wrong', 'plot-sweep')}")
        plots.requirements(options.need, rerolls=options.rerolls, dice=options.dice, **look).save(
            options.plot
        )
    model = rows.model.text(language_of(options)) if rows.model else ""
    if options.json:
        print_json({"rows": list(rows), "model": model, "plot": options.plot})
    elif options.csv:
        print_csv(rows.columns, rows)
    else:
        for line in _table_of(options, rows):
            print(line)
        print(model)
    return 0


def _table_of(options: argparse.Namespace, rows: Rows) -> Iterator[str]:
    """A line for each requirement."""
    from fujikit.engine.numbers import percent  # noqa: PLC0415

    wide = max(map(len, options.need)) + 2
    yield " " * wide + "".join(f"{count:>8}" for count in range(options.rerolls + 1))
    for need in options.need:
        chances = [float(str(row["chance"])) for row in rows.where(need=need)]
        yield need.ljust(wide) + "".join(f"{percent(each, language_of(options)):>8}" for each in chances)


def _tell(options: argparse.Namespace, odds: Odds, turn: Stamina) -> None:
    """The answer in sentences."""
    from fujikit.fuji.clauses import WORDS as FUJI  # noqa: PLC0415
    from fujikit.fuji.odds.advice import advice, exact_advice, stamina_advice  # noqa: PLC0415

    lang = language_of(options)
    print(advice(odds, lang))
    if options.exact:
        print(exact_advice(odds, lang))
    print(f"\n{stamina_advice(options.level, options.stamina, turn, lang)}")
    print(odds.model.text(lang))
    if options.plot:
        print(FUJI.translate("advice", "picture", lang, path=options.plot))


def as_data(options: argparse.Namespace, odds: Odds, turn: Stamina, known: Rivals) -> dict[str, object]:
    """The answer as an object of JSON; fractions are texts, and only there with `--exact`."""
    return {
        "need": odds.need,
        "hand": list(odds.hand) if odds.hand else None,
        "dice": len(odds.dice),
        "rerolls": odds.rerolls,
        "rivals": known["rivals"],
        "beat": known["beat"],
        "chance": odds.chance,
        "exact": str(odds.exact) if options.exact else None,
        "curve": curve(options, odds),
        "keeps": keeps(odds),
        "stamina": {
            "level": options.level,
            "lost": options.stamina,
            "mean": turn.mean[1] - options.stamina,
            "injury": turn.injury[1],
            "end": turn.death[1],
        },
        "model": odds.model.text(language_of(options)),
        "plot": options.plot,
    }


def curve(options: argparse.Namespace, odds: Odds) -> list[dict[str, object]]:
    """The chance by number of rerolls."""
    return [
        {
            "rerolls": rerolls,
            "chance": chance,
            "exact": str(odds.with_rerolls(rerolls).exact) if options.exact else None,
        }
        for rerolls, chance in enumerate(odds.curve)
    ]


def keeps(odds: Odds) -> list[dict[str, object]]:
    """Every choice of dice to keep, the best first, with the line to type; none without hand or reroll."""
    found: list[dict[str, object]] = []
    for choice in odds.ranking:
        thrown = [str(die) for die in range(1, len(odds.hand or ()) + 1) if die not in choice.numbers]
        found.append(
            {
                "keep": list(choice.keep),
                "numbers": list(choice.numbers),
                "line": f"reroll {' '.join(thrown)}" if thrown else "stop",
                "chance": choice.chance,
                "gives_away": choice.gives_away,
            }
        )
    return found


def rivals(options: argparse.Namespace) -> Sequence[int | str] | None:
    """What is known of the neighbours, from either option."""
    if options.rival is None:
        return numbers(options, "rivals")
    return [read_number(options, "rival", text) if text.isdecimal() else text for text in options.rival]


def numbers(options: argparse.Namespace, name: str) -> list[int] | None:
    """The numbers of an option, with commas between them; None where it is not given."""
    text = getattr(options, name)
    return None if text is None else [read_number(options, name, part) for part in text.split(",")]


def read_number(options: argparse.Namespace, name: str, text: str) -> int:
    """One of the numbers of an option."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal()):
        raise BadInput(
            f"--{name}: {translate(options, 'wrong', 'numbers', text=quoted(getattr(options, name)))}"
        )
    if len(digits) > MAX_DIGITS:
        raise BadInput(f"--{name}: {translate(options, 'wrong', 'large', text=quoted(digits))}")
    return int(digits)


def plot(options: argparse.Namespace, known: Rivals) -> None:
    """Write the ranking of keeps where there is a choice, otherwise the reroll curve."""
    from fujikit import plots  # noqa: PLC0415  # only who wants a picture waits for matplotlib

    look = {"theme": options.theme, "lang": language_of(options), **known}
    if options.hand and options.rerolls:
        picture = plots.keeps(options.need, options.hand, rerolls=options.rerolls, **look)
    else:
        rerolls = options.rerolls or USUAL_REROLLS
        picture = plots.reroll_curves(
            [options.need], hand=options.hand, dice=options.dice, rerolls=rerolls, **look
        )
    picture.save(options.plot)
