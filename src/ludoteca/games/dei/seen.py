"""What a view of D.E.I. is made of: Regions, Outposts, markets, Missions, players, each as one viewer knows it."""

from __future__ import annotations

import msgspec

HIDDEN = ""  # instead of a card or a Talent that this viewer has not seen
UNKNOWN = -1  # what a Mission is worth to somebody whose cards are secret


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A faction in a Region. Its value is Scrappers, one for the Champion, and what is `added`, each by name."""

    seat: int
    scrappers: int
    champion: bool
    added: tuple[tuple[str, int], ...]
    value: int


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A Region: what it is made of, what lies in it, what each faction there is worth.

    `majority` is a seat or -1; `tied` are the seats that share the highest value and so have none.
    """

    name: str
    level: str
    members: tuple[str, ...]
    near: tuple[str, ...]  # by dividers
    walls: tuple[str, ...]
    tokens: int
    standings: tuple[Standing, ...]
    majority: int
    tied: tuple[int, ...]
    neutral_shelter: bool
    shelters: tuple[int, ...]  # the seats that have one here, as often as they have
    drones: tuple[str, ...]


class Outpost(msgspec.Struct, frozen=True, kw_only=True):
    """An Outpost, called by its district. `kept`: its controller has no Majority any more, and nobody else has."""

    name: str
    place: str  # the local region with its circle: "2.1.S"
    region: str
    colour: str
    letter: str
    controller: int
    kept: bool


class PadCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card on a pad: its Phase, whether it lies face down, the kind of Candy on it."""

    card: str
    phase: int
    down: bool
    candy: str


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A card for sale: its whole price, how many Outposts it asks for, how much Tech comes back."""

    card: str
    tech: int
    energy: int
    asks: int
    back: int


class Market(msgspec.Struct, frozen=True, kw_only=True):
    """A market from left to right: an offer, or None where the deck ran out. `unseen` are its own cards in the deck."""

    name: str
    offers: tuple[Offer | None, ...]
    deck: int
    unseen: tuple[str, ...]


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """A Mission: what it counts, what it gives, and to each seat now; UNKNOWN where that hangs on secret cards.

    So many Supplies (`gives`) for each so many (`each`): in its Turn and before, then after it. `taken` are the seats
    with a token on it.
    """

    column: int
    row: int
    kind: str
    counts: str
    gives: tuple[int, int]
    each: tuple[int, int]
    past: bool
    worth: tuple[int, ...]
    taken: tuple[int, ...]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has. Cards, Talents and Candy that the viewer has not seen are left out or HIDDEN.

    `constructions` are three Shelters (Regions), Bridges and Elevators (slots), empty while in reserve. `parts` is what
    Outposts, Talents, Tech and Energy count at the end, as they stand or, once `counted`, for good.
    """

    faction: str
    champion: str
    champion_at: str
    tech: int
    energy: int
    supplies: int  # DEI-END-09 on the track, however far that goes
    reserve: int
    on_map: int
    regions: tuple[str, ...]  # with units of this player
    cubes: tuple[int, int, int]
    talents: tuple[str, ...]  # red, blue, green
    unlocked: tuple[bool, bool, bool]
    hand: tuple[str, ...]
    hand_size: int
    planned: tuple[str, ...]
    pad: tuple[PadCard, ...]
    bin: tuple[str, ...]
    hidden: tuple[str, ...]  # all that lies in secret, by name; where each lies only the owner knows
    candy: tuple[str, ...]
    candy_count: int
    constructions: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    missions: tuple[int, ...]  # by column the row that was taken, from 1; 0 for none
    drone_cards: int
    card_supplies: int
    parts: tuple[int, int, int, int]
    counted: bool
    total: int
