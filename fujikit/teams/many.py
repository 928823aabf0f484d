"""Old name of `fujikit.teams.simulation`."""

from fujikit.engine.deprecation import renamed_module

__getattr__ = renamed_module("fujikit.teams.many", "fujikit.teams.simulation", "intervals")
