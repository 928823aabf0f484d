"""How long tests wait for what must come: a limit ends a test that hangs, and judges no speed."""

SECONDS = 240.0
"""For a process, a server or a kernel to start, answer or end."""
MILLISECONDS = 1000 * SECONDS
STEP_MILLISECONDS = 60_000.0
"""For something to happen on a page that is there already."""
