"""Dirty Deeds: three wheels of hexes above an underground that turns, and a secret choice every turn."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
