"""The widgets: what a reader sees and touches. The browser half is built from `widgets/`."""

from fujikit.widgets.table import Table

__all__ = ["Table"]
