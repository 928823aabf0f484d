"""Pictures of Fuji's odds, and of many games of Fuji; `fujikit.plots` gives them out."""
