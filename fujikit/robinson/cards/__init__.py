"""Decks of cards, cards in hand, adventures and mysteries."""
