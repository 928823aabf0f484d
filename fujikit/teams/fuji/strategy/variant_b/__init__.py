"""Variant B: what two players decide for the third meeple."""
