"""Static SVG: what widgets are drawn with in places that run no code, for any game."""
