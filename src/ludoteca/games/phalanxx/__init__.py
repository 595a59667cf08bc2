"""PHALANXX: four heirs of Alexander, three dice that stay at home and three that travel."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
