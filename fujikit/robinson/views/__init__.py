"""A moment of a game for people and programs: views, texts, offers in words."""
