"""The files that GitHub reads fit their schemas, and promise what the package promises."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from check_jsonschema import main as check_jsonschema
from click.testing import CliRunner

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
FORMS = GITHUB / "ISSUE_TEMPLATE"
CONFIG = FORMS / "config.yml"
SCHEMAS = {
    **dict.fromkeys((GITHUB / "workflows").glob("*"), "github-workflows"),
    **dict.fromkeys(FORMS.glob("*"), "github-issue-forms"),
    CONFIG: "github-issue-config",
    GITHUB / "dependabot.yml": "dependabot",
    ROOT / "CITATION.cff": "citation-file-format",
}


def complaints(file: Path, schema: str) -> str:
    """What the schema, which comes with the tool, finds wrong."""
    done = CliRunner().invoke(check_jsonschema, ["--builtin-schema", f"vendor.{schema}", str(file)])
    return done.output if done.exit_code else ""


@pytest.mark.parametrize("file", SCHEMAS, ids=lambda file: file.name)
def test_a_file_fits_its_schema(file: Path) -> None:
    assert complaints(file, SCHEMAS[file]) == ""


def test_a_misspelt_key_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "tests.yml"
    text = (GITHUB / "workflows" / "tests.yml").read_text("utf-8")
    wrong.write_text(text.replace("runs-on", "run-on"), encoding="utf-8")
    assert "run-on" in complaints(wrong, "github-workflows")


def test_every_python_that_the_package_names_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    (tested,) = re.findall(r"python: \[(.+)\]", (GITHUB / "workflows" / "tests.yml").read_text("utf-8"))
    assert tested == ", ".join(f'"{version}"' for version in named)


def test_the_forms_that_the_docs_link_to_are_there() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    found = [form for page in pages for form in re.findall(r"template=([\w.]+)", page.read_text("utf-8"))]
    assert found
    assert all((FORMS / form).is_file() for form in found)
