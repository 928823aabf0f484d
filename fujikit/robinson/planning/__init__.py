"""The planning stage of the action phase: pawns, what they need, and when the plan stands."""
