"""The table of PHALANXX as a picture. It is drawn from a view, never from a state."""
