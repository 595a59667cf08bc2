"""`python -m ludoteca`: the same as `./ludoteca`, in an environment that is already made."""

import sys

from ludoteca.cli import main

sys.exit(main(sys.argv[1:]))
