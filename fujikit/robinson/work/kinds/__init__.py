"""The eight kinds of action."""
