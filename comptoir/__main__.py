"""python -m comptoir: the command line."""

import sys

from comptoir.cli import main

if __name__ == "__main__":
    sys.exit(main())
