"""The tests themselves write nothing to the home, which may be read-only, and read nothing there."""

import tempfile
from pathlib import Path

from IPython.paths import get_ipython_dir
from jupyter_core.paths import jupyter_config_dir, jupyter_data_dir, jupyter_runtime_dir


def test_jupyter_and_ipython_have_folders_of_their_own() -> None:
    for folder in (get_ipython_dir(), jupyter_config_dir(), jupyter_data_dir(), jupyter_runtime_dir()):
        assert Path(tempfile.gettempdir()) in Path(folder).parents
