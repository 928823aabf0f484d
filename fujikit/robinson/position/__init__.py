"""Position files: any moment of a game as a small TOML text, read, checked and written."""
