"""Every message that the code can give has words in every language, and no words wait for a message.

What the code can say is read from its source: the clauses and cases of `broken` and `BadLine`, the sentences
of events, the kinds of prompts, the words around the board.
"""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path
from random import Random

import pytest

import fujikit
from fujikit.engine.words import LANGUAGES, Field, parse
from fujikit.fuji.cards.compass import CLAUSES as TURNING
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.fuji_words import NEEDS
from fujikit.fuji.rules import QUESTIONS
from fujikit.fuji.talk.numbers import RULES as NUMBER_WORDS
from tests.support import new_game
from tools.fuzz import moments

SECTIONS = ("refusal", "log", "prompt", "ui", "coach", "advice", "plots")
LAID_OUT = frozenset({"help", "legend"})
"""Tables rather than sentences: spaces and marks stand in them as they are."""

THIRD_ONLY = frozenset({"turn", "cut", "shovel", "map"})
"""Prompts that come up for the third meeple's dice only: a player names the own dice in the line."""
THIRD_TOO = frozenset({"lighter", "gift", "carabiner"})

STUDY = "from fujikit.teams.fuji.study.labels import"
OF_OTHERS = frozenset({"robinson", "small"})
"""Folders of what has words of its own."""
Messages = dict[str, frozenset[str]]
"""By key, the names that a template may fill in: those given wherever the message is."""


@cache
def trees() -> Mapping[str, ast.Module]:
    """The source of all that speaks Fuji's words, parsed, file by file."""
    root = Path(fujikit.__file__).parent
    files = (file for part in ("engine", "fuji", "cli", "plots") for file in (root / part).rglob("*.py"))
    names = {
        path.as_posix(): root / path
        for path in sorted(file.relative_to(root) for file in files)
        if not OF_OTHERS & set(path.parts)
    }
    texts = {name: file.read_text(encoding="utf-8") for name, file in names.items()}
    return {name: ast.parse(text) for name, text in texts.items() if STUDY not in text}


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree))


@cache
def calls_by_name(tree: ast.AST) -> Mapping[str, list[ast.Call]]:
    found = defaultdict[str, list[ast.Call]](list)
    for node in nodes(tree):
        if isinstance(node, ast.Call):
            found[getattr(node.func, "id", getattr(node.func, "attr", ""))].append(node)
    return dict(found)


def calls(name: str, tree: ast.AST) -> Sequence[ast.Call]:
    """The calls of a function or method."""
    return calls_by_name(tree).get(name, ())


@cache
def all_calls(name: str) -> tuple[ast.Call, ...]:
    return tuple(call for tree in trees().values() for call in calls(name, tree))


def constants(node: ast.AST) -> set[str]:
    """The texts that an expression can have: one, or those of a choice."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=other):
            return constants(body) | constants(other)
    return set()


def keywords(call: ast.Call) -> dict[str, ast.expr]:
    return {word.arg: word.value for word in call.keywords if word.arg is not None}


def given(name: str, place: int = 0) -> set[str]:
    """The texts given in one place of the calls of a function."""
    args = (call.args[place] for call in all_calls(name) if len(call.args) > place)
    return {text for arg in args for text in constants(arg)}


def add(messages: Messages, key: str, names: frozenset[str]) -> None:
    messages[key] = messages.get(key, names) & names


OPEN: dict[tuple[str, str], Callable[[], set[str]]] = {
    ("fuji/prompts.py", "prompt.clause, 'asked'"): lambda: {
        f"{clause}/asked" for clause in given("Prompt", 2)
    },
    ("fuji/prompts.py", "clause, 'not-asked'"): lambda: {
        f"{clause}/not-asked" for clause in given("answer_verb", 1)
    },
    ("fuji/cards/compass.py", "CLAUSES[card]"): lambda: set(TURNING.values()),
    ("fuji/talk/referee.py", "clause, case"): lambda: {
        *(given("_reason") - {"talk.no-numbers"}),
        *(f"talk.no-numbers/{case}" for _, case, _ in NUMBER_WORDS if case != "average"),
    },
}
"""The refusals whose clause is not written where they are made, by file and arguments."""


def refusals() -> Messages:
    found: Messages = {}
    for file, tree in trees().items():
        for call in (*calls("broken", tree), *calls("BadLine", tree)):
            for key in refusal_keys(file, call):
                add(found, key, frozenset(keywords(call)))
    return found


def refusal_keys(file: str, call: ast.Call) -> set[str]:
    written = ", ".join(ast.unparse(arg) for arg in call.args)
    if (file, written) in OPEN:
        return OPEN[file, written]()
    clauses, cases = constants(call.args[0]), constants(call.args[1]) if call.args[1:] else {""}
    assert clauses, f"{file}: which clause is {written}?"
    assert cases, f"{file}: which case is {written}?"
    return {f"{clause}/{case}" if case else clause for clause, case in product(clauses, cases)}


def sentences() -> Messages:
    """What events tell: their own name with all fields, unless they have a `log_message` of their own."""
    found: Messages = {}
    for tree in trees().values():
        for node in nodes(tree):
            if isinstance(node, ast.ClassDef) and "Event[State]" in map(ast.unparse, node.bases):
                for key, names in event_sentences(node):
                    add(found, key, names)
    return found


def event_sentences(event: ast.ClassDef) -> Iterator[tuple[str, frozenset[str]]]:
    for member in event.body:
        if isinstance(member, ast.FunctionDef) and member.name == "log_message":
            for call in calls("LogMessage", member):
                names = frozenset(dict_keys(member, call.args[1]))
                yield from ((key, names) for key in message_keys(member, call.args[0]))
            return
    lines = [member for member in event.body if isinstance(member, ast.AnnAssign)]
    own = (line.target for line in lines if "ClassVar" not in ast.unparse(line.annotation))
    yield event.name, frozenset(map(ast.unparse, own))


def message_keys(method: ast.FunctionDef, key: ast.expr) -> set[str]:
    if ast.unparse(key) == "f'Ended/{end.why}'":
        whys = given("lost") | {
            text for call in all_calls("Outcome") for text in constants(keywords(call)["why"])
        }
        return {f"Ended/{why}" for why in whys}
    keys = constants(assigned(method, key))
    assert keys, f"which sentence is {ast.unparse(key)}?"
    return keys


def dict_keys(function: ast.FunctionDef, node: ast.expr) -> set[str]:
    numbers = assigned(function, node)
    assert isinstance(numbers, ast.Dict), f"which names has {ast.unparse(node)}?"
    return {text for key in numbers.keys if key is not None for text in constants(key)}


def assigned(function: ast.FunctionDef, node: ast.expr) -> ast.expr:
    """The expression that a local name stands for; any other is itself."""
    for line in ast.walk(function):
        match line:
            case ast.Assign(targets=[target], value=value) if ast.unparse(target) == ast.unparse(node):
                return value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if name == ast.unparse(
                node
            ):
                return value
    return node


def prompts() -> Messages:
    functions = (node for node in trees()["fuji/view.py"].body if isinstance(node, ast.FunctionDef))
    (text,) = (function for function in functions if function.name == "prompt_text")
    names = frozenset(dict_keys(text, ast.Name("numbers")))
    third = {f"{kind}/third" for kind in THIRD_ONLY | THIRD_TOO}
    return dict.fromkeys({*QUESTIONS} - THIRD_ONLY | third, names)


def around_the_board() -> Messages:
    """The words that are no message of the rules; the command line has a method for its own."""
    found: Messages = {}
    spoken = [(call, call.args[1]) for call in all_calls("translate") if constants(call.args[0]) == {"ui"}]
    for call, key in (*spoken, *((call, call.args[0]) for call in all_calls("_translate"))):
        for text in constants(key):
            add(found, text, frozenset(keywords(call)))
    return found


def coaching() -> Messages:
    """What the coach and the team's plans say, all by `tip`."""
    found: Messages = {}
    for function in functions():
        for call in calls("tip", function):
            keys = local_keys(function, call.args[0], "coach")
            assert keys, f"which tip is {ast.unparse(call)}?"
            for key in keys:
                add(found, key, given_names(function, call, words("en")["coach"].get(key, "")))
    return found


def said(section: str) -> Messages:
    """What is said of a section by `WORDS.translate`; names may come from a dict of the same function."""
    found: Messages = {}
    patterns: Messages = {}
    for function in functions():
        for call in calls("translate", function):
            if constants(call.args[0]) != {section}:
                continue
            keys = local_keys(function, call.args[1], section)
            assert keys, f"which words are {ast.unparse(call)}?"
            for key in keys:
                names = given_names(function, call, words("en")[section].get(key, ""))
                if isinstance(call.args[1], ast.JoinedStr):
                    patterns[key] = names
                else:
                    add(found, key, names)
    return {**patterns, **found}


def given_names(function: ast.FunctionDef, call: ast.Call, text: str) -> frozenset[str]:
    """The names that a call fills in; those that came to the function in a dict are taken to fit the text."""
    names = {*keywords(call)}
    for each in (word.value for word in call.keywords if word.arg is None):
        source = assigned(function, each)
        names |= dict_keys(function, each) if isinstance(source, ast.Dict) else {f.name for f in fields(text)}
    return frozenset(names)


def local_keys(function: ast.FunctionDef, node: ast.expr, section: str) -> set[str]:
    """The keys that an expression can be: texts, a local name for some, or a pattern that keys fit."""
    match node:
        case ast.Name(id=name):
            lines = [each for each in ast.walk(function) if isinstance(each, ast.Assign | ast.For)]
            sources = [
                each.value if isinstance(each, ast.Assign) else each.iter
                for each in lines
                if name in bound_names(each)
            ]
            return set().union(*map(texts_in, sources)) & {*words("en")[section]}
        case ast.JoinedStr(values=values):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                for part in values
            )
            return {key for key in words("en")[section] if re.fullmatch(pattern, key)}
    return constants(node)


def texts_in(source: ast.expr) -> set[str]:
    """The texts in an expression, and in the constants of modules that it names."""
    named = {part.id for part in ast.walk(source) if isinstance(part, ast.Name) and part.id.isupper()}
    lines = [line for tree in trees().values() for line in tree.body if isinstance(line, ast.Assign)]
    constants = [line.value for line in lines if bound_names(line) & named]
    parts = [part for each in (source, *constants) for part in ast.walk(each)]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def bound_names(line: ast.Assign | ast.For) -> set[str]:
    """The names that an assignment or a loop sets."""
    targets = line.targets if isinstance(line, ast.Assign) else [line.target]
    return {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}


def functions() -> Iterator[ast.FunctionDef]:
    for tree in trees().values():
        yield from (node for node in nodes(tree) if isinstance(node, ast.FunctionDef))


@cache
def messages() -> Mapping[str, Messages]:
    """All messages by section."""
    return {
        "refusal": refusals(),
        "log": sentences(),
        "prompt": prompts(),
        "ui": around_the_board(),
        "coach": coaching(),
        "advice": said("advice"),
        "plots": said("plots"),
    }


@cache
def words(lang: str) -> Mapping[str, Mapping[str, str]]:
    file = resources.files("fujikit.fuji") / "words" / f"{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def fields(text: str) -> list[Field]:
    return [piece for piece in parse(text) if isinstance(piece, Field)]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_words_and_every_word_a_message(section: str, lang: str) -> None:
    assert sorted(words(lang)[section]) == sorted(messages()[section])


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_template_fills_in_only_what_the_code_gives(section: str, lang: str) -> None:
    for key, text in words(lang)[section].items():
        assert {field.name for field in fields(text)} <= messages()[section][key], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_line_can_lack_has_a_name(lang: str) -> None:
    places = {"word": 0, "one_of": 1, "number": 2, "numbers": 2, "_nothing": 0}
    asked = {what for name, place in places.items() for what in given(name, place)}
    assert sorted(words(lang)["what"]) == sorted(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_one_sentence(lang: str) -> None:
    for key, text in words(lang)["refusal"].items():
        assert text.endswith("."), key
        assert ". " not in text, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_of_the_log_ends(lang: str) -> None:
    assert [key for key, text in words(lang)["log"].items() if text[-1] not in '.!"”»'] == []


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_a_message_reads_well_with_any_number(section: str, lang: str, number: int) -> None:
    for key, names in messages()[section].items():
        values = {name: "yellow|4" if name in NEEDS else number for name in names}
        said = WORDS.translate(section, key, lang, **values)
        assert "|" not in said, key
        assert "{" not in said, key
        assert "  " not in said or key in LAID_OUT, key


def test_french_never_breaks_a_line_before_its_marks() -> None:
    for section in SECTIONS:
        for key, text in words("fr")[section].items():
            if key not in LAID_OUT:
                assert not any(f" {mark}" in text for mark in ":;?!»"), key
                assert "« " not in text, key


MAX_MOVES = 120
LINES_KEPT = 60


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "variant"), [(2, "a"), (2, "b"), (3, ""), (4, "")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told(lang: str, players: int, variant: str) -> None:
    chance = Random(f"{lang} {players}{variant}")
    game = new_game(players, variant=variant, lang=lang, choices="ask", seed=chance.random(), edition=lang)
    for _ in moments(game, chance, MAX_MOVES):
        for seat in (None, *game.seats):
            view = game.view(seat)
            assert all(entry["text"] for entry in view["log"])
            assert view["prompt"] is None or view["prompt"]["text"]
        lines = [str(move.action) for move in game.history if move.action is not None][-LINES_KEPT:]
        for line in chance.sample(lines, min(3, len(lines))):
            verdict = game.check(line)
            assert verdict.ok or verdict.text()
        assert game.text()
