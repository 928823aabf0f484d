"""Kernels that are forked from a process which has loaded everything: light, and there at once."""
