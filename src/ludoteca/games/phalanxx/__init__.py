"""PHALANXX: four heirs of Alexander, three dice that stay at home and three that travel."""
