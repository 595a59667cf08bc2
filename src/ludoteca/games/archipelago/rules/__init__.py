"""The rules of Archipelago, also compiled to C. They know nothing of screens, texts or bots."""

from ludoteca import compiled

__path__ = compiled.path(__name__, __path__)
