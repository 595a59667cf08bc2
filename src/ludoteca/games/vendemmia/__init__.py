"""Vendemmia: plant terraces of vines with two dice. The small sequential game, and the worked example."""
