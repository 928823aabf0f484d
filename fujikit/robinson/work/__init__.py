"""The action phase: planning pawns, paying, and resolving what was planned."""
