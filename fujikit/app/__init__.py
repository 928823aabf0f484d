"""The web app: the notebooks as pages, served by Voila.

A notebook asks `visit()` what its reader's address says, and `data()` for the files that it brings along.
Importing this package imports no server.
"""

from fujikit.app.pages import data
from fujikit.app.visit import Visit, visit

__all__ = ["Visit", "data", "visit"]
