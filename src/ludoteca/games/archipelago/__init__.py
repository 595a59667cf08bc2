"""Archipelago: explore, settle and feed a colony together, and be the one who gained most by it."""
