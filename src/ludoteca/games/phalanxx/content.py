"""The content of PHALANXX, read from its TOML files: cards, the two sides of the map, numbers."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from ludoteca.games.phalanxx.rules import layout
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import Entry, check_references, load_one, load_table

HERE = Path(__file__).parent / "content"
# PHX-COMP-08 white dice go with the three kinds of army, orange with leaders, violet with equipment.
FAMILIES = ("archer", "knight", "infantry", "leader", "equipment", "heroism")
KINDS = ("plain", "oasis", "city")
COLOURS = "WOV"
ABILITIES = {
    "INC9": layout.INC9,
    "MARCH": layout.MARCH,
    "DRILL": layout.DRILL,
    "TRADE": layout.TRADE,
    "SHIELD": layout.SHIELD,
    "ASSAULT": layout.ASSAULT,
    "VETERAN": layout.VETERAN,
    "SIEGE": layout.SIEGE,
    "CAMO": layout.CAMO,
    "TAL5": layout.TAL5,
    "TAL6": layout.TAL6,
    "RALLY": layout.RALLY,
    "JOKER": layout.JOKER,
    "E-CITY": layout.E_CITY,
    "E-OASIS": layout.E_OASIS,
    "E-WAR": layout.E_WAR,
    "E-FAME": layout.E_FAME,
    "E-COIN": layout.E_COIN,
}
CONDITIONS = {
    r"sum>=(\d+)": layout.SUM_LEAST,
    r"sum<=(\d+)": layout.SUM_MOST,
    r"tal>=(\d+)": layout.TALENTS,
    r"arm>=(\d+)": layout.ARMIES,
    r"cit>=(\d+)": layout.CITIES,
    r"oas>=(\d+)": layout.OASES,
    r"([WOV])>=(\d+)": layout.DIE_LEAST,
    r"([WOV])<=(\d+)": layout.DIE_MOST,
    r"n([WOV])>=(\d+)": layout.DICE_OF,
    r"pair": layout.PAIR,
}


class Condition(msgspec.Struct, frozen=True):
    """What a card needs: the kind of condition, its number, and the colour of dice it speaks of."""

    need: int
    number: int = 0
    colour: int = 0


class Card(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    era: int
    family: str
    strength: int
    needs: tuple[str, ...]
    ability: str


class Region(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A region with its place on the drawn map; x2, y2 where it lies when only the left half is in play."""

    grid: str
    kind: str
    value: int
    start: str
    half: str
    neighbours: tuple[str, ...]
    x: float
    y: float
    x2: float = 0
    y2: float = 0


class Numbers(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of `numbers.toml`; a missing or unknown one is an error that names it."""

    removed_2: int
    removed_3: int
    removed_4: int
    hero_packet: int
    display: int
    price_1: int
    price_2: int
    price_3: int
    price_4: int
    price_5: int
    swap_price_low: int
    start_hand: int
    home_dice: int
    roll_bonus_max: int
    roll_bonus: int
    income: int
    conflict_loss: int
    armies: int
    army_cost_plain: int
    army_cost_oasis: int
    army_cost_city: int
    money_max: int
    score_rotated: int
    score_army: int
    talents_per_point: int
    fame_group: int
    camouflage_penalty: int
    inc9_max: int
    shield: int
    assault: int
    veteran_loss: int
    siege_cost: int
    camo_defence: int
    tal5: int
    tal6: int
    rally: int
    e_fame_group: int
    e_coin_talents: int
    trade_discount: int
    trade_minimum: int
    march: int
    drill: int
    faction_loss: int
    faction_income: int
    faction_die: int
    regent_roll: int
    handicap_satrap: int
    handicap_strategos: int
    handicap_basileus: int


def cards(folder: Path = HERE) -> list[Card]:
    """PHX-COMP-04 the cards of the three eras and Heroism; PHX-CARD-05 the later, the stronger."""
    path = folder / "cards.toml"
    found = load_table(path, "card", Card)
    check_references(path, "card", "family", [(card.id, card.family) for card in found], FAMILIES)
    abilities = [(card.id, card.ability) for card in found if card.ability]
    check_references(path, "card", "ability", abilities, ABILITIES)
    for card in found:
        conditions(path, card)
    if found[-1].family != "heroism" or sum(card.family == "heroism" for card in found) != 1:
        raise LudotecaError(f"{path.name}: the Heroism card is the last one, and there is only one")
    return found


def conditions(path: Path, card: Card) -> list[Condition]:
    """The conditions of a card, each read by its grammar."""
    if len(card.needs) > layout.NEEDS:
        raise LudotecaError(f"{path.name}: card {card.id!r}: {len(card.needs)} needs, at most {layout.NEEDS}")
    return [_condition(path, card, text) for text in card.needs]


def _condition(path: Path, card: Card, text: str) -> Condition:
    for pattern, need in CONDITIONS.items():
        match = re.fullmatch(pattern, text)
        if match:
            groups = match.groups()
            number = int(groups[-1]) if groups else 0
            return Condition(int(need), number, COLOURS.index(groups[0]) if len(groups) == 2 else 0)
    known = "sum>=9, sum<=9, tal>=8, arm>=4, cit>=2, oas>=2, W>=4, O<=3, nV>=2 or pair"
    raise LudotecaError(f"{path.name}: card {card.id!r}: needs {text!r}, expected something like {known}")


def regions(players: int, folder: Path = HERE) -> list[Region]:
    """PHX-COMP-01 and PHX-SETUP-04 the side of the map for so many players; PHX-SETUP-14 two use its left half."""
    path = folder / ("map_3.toml" if players == 3 else "map_24.toml")
    found = load_table(path, "region", Region)
    names = [region.id for region in found]
    check_references(path, "region", "kind", [(region.id, region.kind) for region in found], KINDS)
    near = [(region.id, other) for region in found for other in region.neighbours]
    check_references(path, "region", "neighbour", near, names)
    for one, other in near:
        if (other, one) not in near:
            raise LudotecaError(f"{path.name}: region {one!r}: {other!r} is its neighbour, but not the other way round")
    return [region for region in found if region.half == "left"] if players == 2 else found


def numbers(folder: Path = HERE) -> dict[str, int]:
    """Every number of the game by name."""
    path = folder / "numbers.toml"
    found = load_one(path, Numbers)
    return {name: int(value) for name, value in msgspec.structs.asdict(found).items() if isinstance(value, int)}
