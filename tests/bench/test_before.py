"""`python -m bench --before REV`: what is compared, what slid, how it is printed."""

import subprocess
from pathlib import Path

import pytest

from bench.bench_env import ROOT
from bench.figures import Figure, Table, verdict
from bench.sides import Failed, Run, Side, find_older
from bench.turns import Answer, in_turns

NOW, BEFORE = Side("now", Path("now")), Side("before", Path("before"))
HEADING = "now/before, below 1 is better"


def table(*figures: Figure, more_is_better: bool = False) -> Table:
    return Table("a topic", "a title", "ms", ".1f", figures, more_is_better=more_is_better)


@pytest.mark.parametrize(
    ("now", "slid"),
    [
        pytest.param([12, 12, 12, 12, 12], True, id="worse in every round"),
        pytest.param([12] * 8 + [9], True, id="worse in eight of nine rounds"),
        pytest.param([12] * 7 + [9, 9], False, id="the rounds disagree"),
        pytest.param([12, 12, 12, 12, 9], False, id="five rounds have to agree"),
        pytest.param([11, 11, 11, 11, 11], False, id="worse by no more than a tenth"),
        pytest.param([8, 8, 8, 8, 8], False, id="better"),
    ],
)
def test_a_figure_slides_if_it_is_clearly_worse(now: list[float], slid: bool) -> None:  # noqa: FBT001
    before = [10.0] * len(now)
    assert bool([*table(Figure("a name", now, before)).slides()]) == slid


def test_where_more_is_better_less_is_a_slide() -> None:
    less, more = Figure("less", [80] * 3, [100] * 3), Figure("more", [120] * 3, [100] * 3)
    assert [*table(less, more, more_is_better=True).slides()] == [
        "a topic, less: 80.0 ms, before 100.0, now/before 0.80, worse in 3 of 3 rounds"
    ]


def test_a_single_round_can_slide() -> None:
    assert [*table(Figure("a size", [120], [100])).slides()]


def test_a_table_shows_both_kits_and_what_is_missing() -> None:
    ours = Figure("ours", [10, 30, 20], [20, 60, 40])
    lacking = Figure("lacking", [10], [], "ImportError: nothing of that name")
    lines = [*table(ours, lacking, Figure("a peer", [5])).lines()]
    assert [line.split() for line in lines] == [
        ["a", "title"],
        ["ms", "before", *HEADING.split()],
        ["ours", "20.0", "40.0", "0.50"],
        ["lacking", "10.0", "-", "-"],
        ["a", "peer", "5.0"],
        ["-", "ImportError:", "nothing", "of", "that", "name"],
    ]
    assert lines[1].index("now/before") + len("now/before") == lines[2].index("0.50") + len("0.50")


def test_a_table_that_compares_nothing_has_no_columns_for_it() -> None:
    title, heading, row = table(Figure("ours", [10])).lines()
    assert (title, heading.split(), row.split()) == ("a title", ["ms"], ["ours", "10.0"])


def test_more_columns_stand_beside_the_figures() -> None:
    columns = {"x peer": ["1.50", ""], "goal": ["", "2"]}
    shown = Table("a topic", "a title", "ms", ".1f", [Figure("a", [1]), Figure("b", [2])], columns)
    assert [line.split() for line in shown.lines()][1:] == [
        ["ms", "x", "peer", "goal"],
        ["a", "1.0", "1.50"],
        ["b", "2.0", "2"],
    ]


def test_the_verdict_counts_what_was_compared_and_lists_what_slid() -> None:
    good, bad, lacking = Figure("good", [1], [1]), Figure("bad", [2], [1]), Figure("lacking", [1], [])
    first, *_, last = verdict("v1", [table(good, bad, lacking, Figure("a peer", [1]))])
    assert first == "compared with v1: 2 of 3 figures"
    assert "bad: 2.0 ms" in last
    assert [*verdict("v1", [table(good)])][-1].startswith("no figure slid")


def test_both_kits_are_asked_in_turns_and_peers_once_a_round() -> None:
    asked = []

    def ask(side: Side) -> Answer:
        asked.append(side.name)
        return {"ms": len(asked)}

    def ask_peer(_: Side) -> Answer:
        asked.append("peer")
        return {"ms": 0}

    answers = in_turns(Run(NOW, BEFORE), 2, {"ours": ask}, {"theirs": ask_peer})
    assert asked == ["now", "before", "peer", "peer", "before", "now"]
    assert answers["ours"].figure("a name", "ms") == Figure("a name", [1, 6], [2, 5])
    assert answers["theirs"].figure("a name", "ms") == Figure("a name", [0, 0])


def test_an_older_kit_that_lacks_something_is_asked_no_more() -> None:
    asked = []

    def ask(side: Side) -> Answer:
        asked.append(side.name)
        if side == BEFORE:
            raise Failed("python -m something\nTraceback\nImportError: nothing of that name\n")
        return {"ms": 1}

    answers = in_turns(Run(NOW, BEFORE), 2, {"ours": ask})
    assert asked == ["now", "before", "now"]
    assert answers["ours"].figure("a name", "ms") == Figure(
        "a name", [1, 1], [], "ImportError: nothing of that name"
    )


def test_what_fails_in_this_checkout_ends_the_run() -> None:
    def ask(_: Side) -> Answer:
        raise Failed("nothing of that name")

    with pytest.raises(Failed, match="nothing of that name"):
        in_turns(Run(NOW), 1, {"ours": ask})


def test_a_quick_run_has_fewer_rounds_but_never_too_few() -> None:
    assert Run(NOW).rounds(50) == 50
    assert [Run(NOW, quick=True).rounds(usual) for usual in (50, 9, 3)] == [16, 5, 3]


def test_a_revision_is_a_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    def git(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert command[-1] == "v1^{commit}"
        return subprocess.CompletedProcess(command, 0, "0123456789abcdef\n", "")

    monkeypatch.setattr(subprocess, "run", git)
    older = find_older("v1")
    assert (older.name, older.commit, older.folder) == ("v1 (0123456789)", "0123456789abcdef", None)


def test_a_folder_with_a_checkout_is_taken_as_it_is() -> None:
    assert find_older(str(ROOT)).folder == ROOT


@pytest.mark.parametrize("given", ["no-such-revision", "--help", "tests/bench"])
def test_an_unknown_revision_is_one_sentence(given: str) -> None:
    with pytest.raises(SystemExit, match=f"^{given} is neither a revision of this repository nor a folder"):
        find_older(given)
