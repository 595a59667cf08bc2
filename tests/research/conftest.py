"""Linear algebra gets one thread here, too: that must be said before a test imports numpy."""

import ludoteca.lab  # noqa: F401
