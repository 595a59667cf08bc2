"""Baratto: bid in secret for hidden crates, then trade. The small simultaneous game."""
