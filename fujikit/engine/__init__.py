"""Any rulebook game: actions and verdicts, chance, views, records, notation and the rulebook look-up."""
