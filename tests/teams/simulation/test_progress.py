"""What is told on the way: a bar at a terminal, lines elsewhere, nothing where nobody wants it."""

from __future__ import annotations

import io

import pytest

from fujikit.teams.simulation.progress import Progress


class Clock:
    """A time that the test tells."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def begun(stream: io.StringIO | None, lang: str = "en") -> tuple[Progress, Clock]:
    clock = Clock()
    progress = Progress(stream, lang, clock)
    progress.begin(100, 20)
    return progress, clock


def test_rate_and_rest_count_only_what_was_played_now() -> None:
    progress, clock = begun(None)
    clock.now = 4
    progress.add(8)
    assert progress.line() == "28 of 100 games, 2.0 per second, 36 s left"
    clock.now = 40
    progress.add(72)
    assert progress.line() == "100 of 100 games, 2.0 per second, in 40 s"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("fr", "28 parties sur 100, 2,0 par seconde, encore 36 s"),
        ("pl", "28 z 100 gier, 2,0 na sekundę, zostało 36 s"),
    ],
)
def test_in_other_languages(lang: str, told: str) -> None:
    progress, clock = begun(None, lang)
    clock.now = 4
    progress.add(8)
    assert progress.line() == told


def test_nothing_is_known_of_the_rest_before_the_first_game() -> None:
    progress, clock = begun(None)
    assert progress.line() == "20 of 100 games, 0.0 per second, 0 s"
    clock.now = 3
    assert progress.line() == "20 of 100 games, 0.0 per second, 3 s"


def test_a_file_gets_a_line_now_and_then() -> None:
    stream = io.StringIO()
    progress, clock = begun(stream)
    for second in range(25):
        clock.now = second
        progress.add(1)
    progress.end()
    lines = stream.getvalue().splitlines()
    assert [line.split(",")[0] for line in lines] == [f"{n} of 100 games" for n in (31, 41, 45)]
    assert "\r" not in stream.getvalue()


def test_a_terminal_gets_a_bar_that_fits_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    stream = Terminal()
    progress, clock = begun(stream)
    clock.now = 1
    progress.add(30)
    progress.end()
    shown = stream.getvalue().removesuffix("\n").split("\r\033[K")[1:]
    assert len(shown) == 2
    assert shown[0].startswith("[############............] 50 of 100")
    assert all(len(line) < 40 for line in shown)
    assert stream.getvalue().endswith("\n")


def test_nobody_is_told_where_nobody_listens(capsys: pytest.CaptureFixture[str]) -> None:
    progress, clock = begun(None)
    clock.now = 100
    progress.add(1)
    progress.end()
    assert capsys.readouterr() == ("", "")
