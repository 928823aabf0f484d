"""At any time: where the game waits so that somebody may use a thing, decided by trial."""
