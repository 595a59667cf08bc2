"""Dirty Deeds to cut out: its sheets on paper, at true size."""
