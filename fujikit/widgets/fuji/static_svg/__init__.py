"""Static SVG of Fuji: tables, requirements, dice, tracks."""
