"""Fuji, by the clauses of its rulebook: a module for each phase, the cards, the box, the table talk."""
