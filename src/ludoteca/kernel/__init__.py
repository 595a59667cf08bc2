"""The language that rules are written in: state, decision, action, chance, deck, record."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
