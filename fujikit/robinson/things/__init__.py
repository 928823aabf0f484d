"""Things within reach: equipment, items, treasures, discovery tokens, abilities, and their use."""
