"""Run the command line."""

import sys

from volto_core.cli import main

sys.exit(main())
