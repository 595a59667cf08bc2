"""Bots: they see only what their seat may see, and differ by behaviour, never by cheating."""
