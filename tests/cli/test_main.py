import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import fujikit
from tests.cli.table import ROOT, SCRIPT, Here, elsewhere

COMMANDS = [
    [],
    ["play"],
    ["rules"],
    ["replay"],
    ["box"],
    ["box", "template"],
    ["box", "check"],
    ["box", "scenarios"],
    ["simulate"],
    ["completion"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_its_help(here: Here, command: list[str]) -> None:
    told = here(*command, "--help")
    assert told.code == 0
    assert told.out.startswith(" ".join(["usage: fujikit", *command]))
    assert told.err == ""


def test_the_version_is_that_of_the_package() -> None:
    told = elsewhere("--version")
    assert told == (0, f"fujikit {fujikit.__version__}\n", "")


def test_the_package_can_be_run_as_a_module() -> None:
    run = [sys.executable, "-m", "fujikit", "--version"]
    assert subprocess.check_output(run, encoding="utf-8", cwd=ROOT) == f"fujikit {fujikit.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["play", "--wings"], "--wings"),
        (["play", "--scenario", "first"], "--scenario"),
        (["play", "--load", "a", "--position", "b"], "--load"),
        (["rules", "--lang", "de"], "--lang"),
        (["rules", "--limit", "0", "lava"], "--limit"),
        (["box"], "JOB"),
        (["replay"], "FILE"),
    ],
)
def test_a_wrong_option_is_named_in_one_sentence(here: Here, arguments: list[str], part: str) -> None:
    told = here(*arguments)
    assert told.refuses(part, "--help")
    assert told.out == ""


@pytest.mark.parametrize("arguments", [["--lang", "fr", "rules"], ["rules", "--lang", "fr"]])
def test_the_language_may_stand_before_or_after_the_command(here: Here, arguments: list[str]) -> None:
    assert "Trois" in here(*arguments, "plan.three-steps").out


def test_the_later_language_counts(here: Here) -> None:
    told = here("--lang", "fr", "rules", "--lang", "en", "plan.three-steps")
    assert "Three steps" in told.out


@pytest.mark.parametrize(
    "arguments", [["rules"], ["rules", "--json"], ["--help"], ["simulate", "--help"], ["box", "template"]]
)
def test_a_reader_who_leaves_early_hears_no_complaint(arguments: list[str]) -> None:
    with subprocess.Popen(
        [str(SCRIPT), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONUNBUFFERED": "",
        },  # what is printed waits for the end, as it does for people
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == ""
    assert writer.returncode == 0


def test_an_output_that_is_full_is_one_sentence(tmp_path: Path) -> None:
    shell = f"ulimit -f 0; exec {shlex.quote(str(SCRIPT))} rules"  # no file may grow
    with (tmp_path / "full").open("w") as full:
        done = subprocess.run(
            ["bash", "-c", shell], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith("fujikit: File too large")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "code"), [("rules lava >&-", 0), ("play --seed 1 <&-", 1), ("rules --limit 0 2>&-", 2)]
)
def test_a_stream_that_is_closed_is_no_failure(command: str, code: int) -> None:
    shell = f"exec {shlex.quote(str(SCRIPT))} {command}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_a_terminal_without_the_letters_shows_question_marks() -> None:
    done = subprocess.run(
        [str(SCRIPT), "rules", "--lang", "pl", "lawa"],
        capture_output=True,
        encoding="ascii",
        env={"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


def test_an_interrupt_ends_with_its_own_code(here: Here) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    told = here.at_terminal("play", "--seed", "1", typed=interrupted)
    assert told.code == 130
    assert told.err == "\n"


def test_importing_the_command_line_does_not_import_numpy() -> None:
    code = "import sys, fujikit.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
