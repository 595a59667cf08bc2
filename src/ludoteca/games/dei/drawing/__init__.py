"""How D.E.I. – Divide et Impera is drawn."""
