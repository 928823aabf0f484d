import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.forked_mutants import PART, RESULTS, Fate
from tools.marks import ROOT
from tools.mutant_import_hook import Finder, Refusal, refusals_in, refusals_of, without
from tools.mutants import faults, summary

RULES = """
class Illegal(ValueError): ...

def broken(clause, **numbers):
    return clause

def yields(steps):
    if steps > 3:
        yield broken("plan.three-steps", steps=steps)
    if steps > 4:
        yield broken("plan.blocked") if steps > 5 else broken("plan.stay")

def returns(steps):
    if steps > 3:
        return broken("plan.three-steps")

def gathers(steps):
    return [broken("plan.stay"), broken("plan.blocked")]

def walks(steps):
    yield from (broken("plan.stay") for _ in range(steps))

def lists(steps):
    return [broken("plan.stay") if step else broken("plan.blocked") for step in range(steps)]

def too_far(steps):
    return broken("plan.three-steps", steps=steps)

def asks(steps):
    yield too_far(steps)
    yield broken("plan.stay")

def refuses(steps):
    if steps > 3:
        raise Illegal(broken("plan.three-steps"))
    return "fine"
"""


def refusal(name: str) -> Refusal:
    (found,) = (each for each in refusals_of(RULES, "plan.py") if each.name == f"plan.py:{name}")
    return found


def rules_without(dropped: str) -> dict[str, Any]:
    rules: dict[str, Any] = {}
    exec(compile(without(refusal(dropped), RULES), "plan.py", "exec"), rules)
    return rules


def outcome(function: Callable[[int], Any], steps: int) -> Any:
    result = function(steps)
    return list(result) if isinstance(result, Iterator) else result


@pytest.mark.parametrize(
    ("dropped", "steps", "left"),
    [
        ("yields:plan.three-steps", 5, ["plan.stay"]),
        ("yields:plan.stay", 5, ["plan.three-steps"]),
        ("yields:plan.stay", 6, ["plan.three-steps", "plan.blocked"]),
        ("returns:plan.three-steps", 4, None),
        ("gathers:plan.stay", 1, ["plan.blocked"]),
        ("walks:plan.stay", 2, []),
        ("lists:plan.stay", 3, ["plan.blocked"]),
        ("refuses:plan.three-steps", 4, "fine"),
    ],
)
def test_one_refusal_is_dropped_and_the_others_stay(dropped: str, steps: int, left: Any) -> None:
    rules = rules_without(dropped)
    assert outcome(rules[dropped.partition(":")[0]], steps) == left


def test_whoever_asks_a_function_that_returns_the_refusal_goes_without() -> None:
    rules = rules_without("too_far:plan.three-steps")
    assert outcome(rules["asks"], 4) == ["plan.stay"]


def test_another_module_that_asks_goes_without_and_loses_nothing_of_its_own() -> None:
    tree = without(refusal("too_far:plan.three-steps"), RULES, elsewhere=True)
    rules: dict[str, Any] = {}
    exec(compile(tree, "other.py", "exec"), rules)
    assert outcome(rules["asks"], 4) == ["plan.three-steps", "plan.stay"]
    rules["too_far"] = lambda steps: None
    assert outcome(rules["asks"], 4) == ["plan.stay"]


def test_a_second_refusal_of_one_clause_in_one_function_is_counted() -> None:
    source = 'def refuse():\n    return [broken("plan.stay"), broken("plan.stay"), broken(clause)]\n'
    assert [each.name for each in refusals_of(source, "plan.py")] == [
        "plan.py:refuse:plan.stay",
        "plan.py:refuse:plan.stay#2",
        "plan.py:refuse:clause",
    ]


def test_the_module_is_rewritten_on_its_way_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "invented_rules"
    package.mkdir()
    (package / "plan.py").write_text(RULES, encoding="utf-8")
    (dropped,) = (each for each in refusals_in(package) if each.function == "returns")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [Finder(package, dropped), *sys.meta_path])
    plan = importlib.import_module("invented_rules.plan")
    assert plan.returns(4) is None
    assert list(plan.yields(4)) == ["plan.three-steps"]


def test_survivors_and_stale_excuses_are_faults() -> None:
    caught = Fate(refusal("returns:plan.three-steps"), "test_a", own_test=True)
    survived = Fate(refusal("gathers:plan.stay"), "", own_test=False)
    excuses = {caught.refusal.name: "unreachable", "plan.py:gone:plan.stay": "unreachable"}
    assert list(faults([caught, survived], excuses)) == [
        "equivalent_mutants.toml excuses plan.py:gone:plan.stay, which does not exist",
        "equivalent_mutants.toml excuses plan.py:returns:plan.three-steps, which does not exist",
        "equivalent_mutants.toml excuses plan.py:returns:plan.three-steps, which test_a catches",
        "plan.py:gathers:plan.stay survived: no test fails without it",
    ]


def test_the_counts_are_stated() -> None:
    caught = Fate(refusal("returns:plan.three-steps"), "test_a", own_test=True)
    excused = Fate(refusal("gathers:plan.stay"), "", own_test=False)
    assert summary([caught, excused], {excused.refusal.name: "why"}) == (
        "2 refusals dropped: 1 caught (1 by a test of their own clause), 1 can't be caught, 0 survived"
    )


RUN = """
import pytest
import rules

@pytest.mark.clause("plan.three-steps")
@pytest.mark.parametrize("steps", [1, 4])
def test_far(steps):
    assert list(rules.yields(steps)) == (["plan.three-steps"] if steps > 3 else [])

def test_other():
    assert rules.refuses(1) == "fine"
"""


def test_forks_drop_each_refusal_and_name_the_test_that_notices(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "test_rules.py").write_text(RUN, encoding="utf-8")
    (tmp_path / "conftest.py").write_text(
        "from pathlib import Path\nfrom tools import forked_mutants\n"
        "forked_mutants.PACKAGE = Path(__file__).parent\n",
        encoding="utf-8",
    )
    results = tmp_path / "results.tsv"
    environment = os.environ | {PART: "three-steps", RESULTS: str(results), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "tools.forked_mutants", "--rootdir=."]
    subprocess.run([*command, "-o", "markers=clause"], cwd=tmp_path, env=environment, check=True, timeout=60)
    fates = dict(line.split("\t", 1) for line in results.read_text("utf-8").splitlines())
    assert fates["rules.py:yields:plan.three-steps"] == "test_rules.py::test_far[4]\t1"
    assert fates["rules.py:returns:plan.three-steps"] == "\t0"
