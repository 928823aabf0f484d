"""Equipment cards: what each is good for now, and when it is better kept."""
