"""Words: the printed names of components; the texts are in one folder per language."""
