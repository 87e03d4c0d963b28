"""python -m comptoir.cli, where no script is installed."""

import sys

from comptoir.cli import main

if __name__ == "__main__":
    sys.exit(main())
