"""The language that rules are written in: state, agenda, decision, consequence, action, chance, deck. Compiled to C."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
