"""Kernels forked from a process that has all modules loaded: they start at once and share its memory."""
