"""The lab: bots that learn from their own matches, and what is measured of them. numpy is used here and nowhere below.

Sums must come out the same whatever machine of so many cores computes them, and every core has a match to play: linear
algebra gets one thread. That has to be said before numpy is imported for the first time.
"""

import os

for library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
