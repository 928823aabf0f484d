"""Players of Fuji made of code."""
