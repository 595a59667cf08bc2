"""Baratto: bid in secret for hidden crates, then trade. The small simultaneous game."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
