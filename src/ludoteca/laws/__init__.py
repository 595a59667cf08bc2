"""The laws that every game obeys, as checks that raise `LawBroken`.

`./ludoteca fuzz` runs them over random matches, the conformance tests over every registered game. A new game has
nothing to add here.
"""
