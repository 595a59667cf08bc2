"""The table of Vendemmia as a picture. It is drawn from a view, never from a state."""
