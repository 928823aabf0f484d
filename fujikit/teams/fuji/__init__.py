"""Computer players of Fuji."""
