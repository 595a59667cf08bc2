"""The table of The Magnificent as a picture."""
