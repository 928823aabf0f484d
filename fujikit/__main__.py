"""`python -m fujikit` is the command line."""

import sys

from fujikit.cli import main

sys.exit(main())
