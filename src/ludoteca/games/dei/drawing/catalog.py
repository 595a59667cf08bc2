"""The content of D.E.I. as drawings need it: every card, district, Talent and Mission by its id, read once."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.games.dei import content

FAMILY_OF_MARKET = {"tactic": "red", "logistic": "blue", "machinery": "green", "black": "black", "drone": "drone"}
MARKET_OF = {family: market for market, family in FAMILY_OF_MARKET.items()}
MARKETS = ("red", "blue", "green", "black")  # from the top


class Card(NamedTuple):
    """A card: its symbols; of which faction it is, or of which market, with its price and Supplies."""

    id: str
    symbols: tuple[str, ...]
    faction: str = ""
    family: str = ""
    tech: int = 0
    energy: int = 0
    supplies: int = 0


def _cards() -> dict[str, Card]:
    own = [Card(one.id, one.symbols, one.faction) for one in content.faction_cards()]
    sold = [
        Card(one.id, one.symbols, "", FAMILY_OF_MARKET[one.market], one.tech, one.energy, one.supplies)
        for one in content.market_cards()
    ]
    return {card.id: card for card in own + sold}


CARDS = _cards()
DISTRICTS = {one.id: one for one in content.districts()}
FACTIONS = {one.id: one for one in content.factions()}
MISSIONS = {one.id: one for one in content.missions()}
TALENTS = {one.id: one for one in content.talents()}
NUMBERS = content.numbers()
