"""The web app: the notebooks as pages, served by Voila.

A notebook asks `visit()` what its reader's address says. Importing this package imports no server.
"""

from fujikit.app.visit import Visit, visit

__all__ = ["Visit", "visit"]
