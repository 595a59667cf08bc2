"""Dirty Deeds: three wheels of hexes above an underground that turns, and a secret choice every turn."""
