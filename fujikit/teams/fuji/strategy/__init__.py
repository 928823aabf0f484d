"""How the players that think decide; the only players that need numpy."""
