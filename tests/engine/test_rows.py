import csv
import json
from pathlib import Path

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.rows import MAX_SHOWN, Rows

ROWS = Rows(
    [{"need": "odd", "rerolls": 1, "chance": 0.5}, {"need": "blue, <b>", "rerolls": 0, "chance": 0.25}]
)


def test_they_are_plain_mappings_that_any_frame_takes() -> None:
    assert json.loads(json.dumps(ROWS)) == list(ROWS)
    assert all(type(row) is dict and tuple(row) == ROWS.columns for row in ROWS)


def test_a_file_of_them_is_read_back(tmp_path: Path) -> None:
    text = ROWS.to_csv(tmp_path / "rows.csv")
    assert (tmp_path / "rows.csv").read_text() == text
    back = list(csv.DictReader(text.splitlines()))
    assert [(row["need"], float(row["chance"])) for row in back] == [("odd", 0.5), ("blue, <b>", 0.25)]


def test_some_of_them_and_another_order() -> None:
    assert ROWS.where(need="odd", rerolls=1) == [ROWS[0]]
    assert ROWS.sorted_by("rerolls", "need") == [ROWS[1], ROWS[0]]
    assert ROWS.sorted_by("chance", descending=True) == list(ROWS)
    assert ROWS.where(need="odd").model is ROWS.model


def test_a_column_that_there_is_not() -> None:
    for ask in (
        lambda: ROWS.where(chnace=1),
        lambda: ROWS.sorted_by("chnace"),
        lambda: ROWS.column("chnace"),
    ):
        with pytest.raises(BadInput, match=r"^column: 'chnace' is none of need, rerolls, chance"):
            ask()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        ROWS.to_csv(tmp_path / "nowhere" / "rows.csv")


def test_a_notebook_shows_a_table_with_numbers_at_the_right() -> None:
    shown = ROWS._repr_html_()
    assert "blue, &lt;b&gt;" in shown
    assert shown.count('scope="col"') == 3
    assert "0.2500" in shown.split("right")[-1]


def test_a_long_table_says_how_much_it_leaves_out() -> None:
    shown = Rows([{"total": total} for total in range(MAX_SHOWN + 5)])._repr_html_()
    assert shown.count("<tr") == MAX_SHOWN + 1
    assert "+ 5" in shown
