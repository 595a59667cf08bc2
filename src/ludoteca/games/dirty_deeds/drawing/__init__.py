"""The table of Dirty Deeds as a picture. It is drawn from a view, never from a state."""
