"""A new game: its options, checked and completed, and the table before the first round."""
