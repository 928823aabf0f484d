"""The island: its map, and where tokens and markers may lie."""
