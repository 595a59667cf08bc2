"""The content of Archipelago as drawings need it, by id, read once."""

from __future__ import annotations

from ludoteca.games.archipelago import content

SIDES = {one.id: one for one in (*content.regions(), *content.starts().values())}
CARDS = {one.id: one for one in content.cards()}
MARKETS = content.markets()
COLONY = content.colony()
LABOUR = content.labour()
WHEEL = {one.id: one for one in content.wheel()}
CONSTRUCTIONS = content.constructions()
OBJECTIVES = {one.id: one for deck in content.objectives().values() for one in deck}
TRENDS = {one.id: one for one in content.trends()}
NUMBERS = content.numbers()


def family(card: str) -> str:
    """Character, progress or wonder."""
    one = CARDS[card]
    return "wonder" if one.use == "wonder" else one.kind
