import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_code_in_the_readme_runs_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) > 1
    exec("\n".join(blocks), {})
    assert (tmp_path / "evening.toml").exists()
