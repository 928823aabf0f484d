"""The rules of Robinson Crusoe: Adventures on the Cursed Island, in the second edition."""
