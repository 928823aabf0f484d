"""The phases of a round, one module each, and what comes between them."""
