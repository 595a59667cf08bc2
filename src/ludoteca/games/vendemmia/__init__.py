"""Vendemmia: plant terraces of vines with two dice. The small sequential game, and the worked example."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
