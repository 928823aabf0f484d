"""Drop every refusal of the rules in turn, and show that a test then fails.

`python -m tools.mutants plan` drops only those whose name contains `plan`. Forks of one pytest do it
(`tools.forked_mutants`); what they can't drop, or what no test notices there, gets a pytest of its own.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.forked_mutants import MAX_SECONDS, NOT_HERE, PART, RESULTS, Fate
from tools.marks import ROOT, pins
from tools.mutant_import_hook import DROPPED, PACKAGE, Refusal, refusals_in

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
WIDER_SUITE = ("tests", "--ignore=tests/browser", "-m", "not slow")
PASSED, FAILED, BROKE_COLLECTION = 0, 1, 2


def pytest(
    *arguments: str, dropped: str | None = None, timeout: float | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *arguments]
    environment = dict(os.environ)
    if dropped is not None:
        command += ["-p", "tools.mutant_import_hook"]
        environment[DROPPED] = dropped
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=timeout, check=False
    )


def noticed(refusal: Refusal, arguments: Sequence[str]) -> str:
    """The first test that fails without the refusal; empty if all pass."""
    try:
        done = pytest(*arguments, dropped=refusal.name, timeout=MAX_SECONDS)
    except subprocess.TimeoutExpired:
        return f"no end after {MAX_SECONDS} s"
    if done.returncode == PASSED:
        return ""
    if done.returncode not in {FAILED, BROKE_COLLECTION}:
        raise RuntimeError(f"{refusal.name}: pytest itself failed\n{done.stdout}{done.stderr}")
    failed = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - |$)", done.stdout, re.MULTILINE)
    return failed[1] if failed else "a failing run"


def fate(refusal: Refusal, tests: dict[str, list[str]]) -> Fate:
    own = tests.get(refusal.clause, [])
    caught_by = noticed(refusal, own) if own else ""
    if caught_by:
        return Fate(refusal, caught_by, own_test=True)
    return Fate(refusal, noticed(refusal, WIDER_SUITE), own_test=False)


def fates(part: str) -> Iterator[Fate]:
    """Drop the refusals with the part in their names: in forks, and alone where that is not enough."""
    refusals = {refusal.name: refusal for refusal in refusals_in(PACKAGE) if part in refusal.name}
    with TemporaryDirectory() as folder:
        results = Path(folder) / "results.tsv"
        command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "tools.forked_mutants", *WIDER_SUITE]
        environment = os.environ | {PART: part, RESULTS: str(results)}
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
        rows = [line.split("\t") for line in results.read_text("utf-8").splitlines()]
    tests = pins() if any(caught_by in ("", NOT_HERE) for _, caught_by, _ in rows) else {}
    for name, caught_by, own in rows:
        known = caught_by not in ("", NOT_HERE)
        yield Fate(refusals[name], caught_by, own == "1") if known else fate(refusals[name], tests)


def equivalent_mutants() -> dict[str, str]:
    """The refusals whose loss no test can notice, by name, with the reason."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("refusal", [])
    return {entry["name"]: entry["reason"] for entry in entries}


def row(fate: Fate, excuses: dict[str, str]) -> str:
    where = f"{fate.refusal.file}:{fate.refusal.line}"
    verdict = f"caught by {fate.caught_by}" if fate.caught_by else excuse(fate, excuses)
    return f"{where:<28} {fate.refusal.clause:<28} {verdict}"


def excuse(fate: Fate, excuses: dict[str, str]) -> str:
    reason = excuses.get(fate.refusal.name)
    return f"can't be caught: {reason}" if reason else f"SURVIVED ({fate.refusal.name})"


def faults(results: Sequence[Fate], excuses: dict[str, str]) -> Iterator[str]:
    names = {refusal.name for refusal in refusals_in(PACKAGE)}
    for name in sorted(set(excuses) - names):
        yield f"{EQUIVALENT.name} excuses {name}, which does not exist"
    for result in results:
        name = result.refusal.name
        if result.caught_by and name in excuses:
            yield f"{EQUIVALENT.name} excuses {name}, which {result.caught_by} catches"
        if not result.caught_by and name not in excuses:
            yield f"{name} survived: no test fails without it"


def summary(results: Sequence[Fate], excuses: dict[str, str]) -> str:
    caught = [result for result in results if result.caught_by]
    own = sum(result.own_test for result in caught)
    excused = sum(result.refusal.name in excuses for result in results if not result.caught_by)
    return (
        f"{len(results)} refusals dropped: {len(caught)} caught ({own} by a test of their own clause), "
        f"{excused} can't be caught, {len(results) - len(caught) - excused} survived"
    )


def must_pass_as_it_is() -> None:
    done = pytest(*WIDER_SUITE, "-n", "auto")
    if done.returncode != PASSED:
        sys.exit(f"The tests must pass before a refusal is dropped.\n{done.stdout}{done.stderr}")


def main(part: str = "") -> int:
    must_pass_as_it_is()
    excuses = equivalent_mutants()
    results = []
    for result in fates(part):
        results.append(result)
        print(row(result, excuses), flush=True)
    found = list(faults(results, excuses))
    print("\n".join(["", summary(results, excuses), *found]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
