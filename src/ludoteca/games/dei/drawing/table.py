"""All that a picture of the table shows, as plain values: made from a view (`shown.py`), drawn by `compose.py`."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.chips import Value
from ludoteca.games.dei.drawing.chooser import Choice, Crew
from ludoteca.games.dei.drawing.hand import InPlay
from ludoteca.games.dei.drawing.header import Bank, Clock
from ludoteca.games.dei.drawing.lattice import Rows
from ludoteca.games.dei.drawing.market import Stall
from ludoteca.games.dei.drawing.missions import Offer
from ludoteca.games.dei.drawing.posters import Token
from ludoteca.games.dei.drawing.seats import Seat
from ludoteca.games.dei.drawing.standing import Scene
from ludoteca.games.dei.drawing.told import Uses
from ludoteca.games.dei.settings import House


class Land(NamedTuple):
    """A Region: who has the most there, who has the Majority (-1: nobody), what lies there, and what is said of it."""

    name: str
    leaders: tuple[int, ...]
    best: int
    tokens: int
    said: str
    tokens_said: str


class Post(NamedTuple):
    """An Outpost: on which district, its colour, who controls it (-1: nobody) and whether only in a tie."""

    tile: str
    family: str
    holder: int
    is_kept: bool
    said: str


class Built(NamedTuple):
    """A construction: `shelter`, `bridge` or `elevator`, whose (-1: neutral), where, and what is said of it.

    A Shelter stands in a Region, the others on a slot: `2.1-R-S-p`, `2.1-b-R`.
    """

    kind: str
    seat: int
    place: str
    said: str


class Flier(NamedTuple):
    """A drone and the Region over which it hovers."""

    kind: str
    region: str
    said: str


class Ghost(NamedTuple):
    """A construction that could be built now, and the two Regions that it would link."""

    kind: str
    place: str
    said: str
    links: tuple[str, ...] = ()


class Outcome(NamedTuple):
    """At a Region that can be chosen: everybody's value afterwards and what is won, or how far a drone flies.

    `is_barred`: the values are why it cannot be chosen. `hut` is the Shelter of the Region that it is told of, -1 where
    it is told of the Region itself.
    """

    region: str
    values: tuple[Value, ...] = ()
    best: int = -1
    tokens: int = 0
    outposts: tuple[str, ...] = ()
    steps: int = -1
    is_barred: bool = False
    hut: int = -1


class Table(NamedTuple):
    """Everything in sight. `viewer` is the seat whose cards lie in front, `is_spectator` if nobody sits there."""

    seats: int
    viewer: int
    is_spectator: bool
    rows: Rows
    clock: Clock
    bank: Bank
    players: tuple[Seat, ...]
    stalls: tuple[Stall, ...]
    missions: tuple[Offer, ...]
    spent: tuple[int, ...]
    lands: tuple[Land, ...]
    scenes: tuple[Scene, ...]
    posts: tuple[Post, ...]
    built: tuple[Built, ...]
    fliers: tuple[Flier, ...]
    play: InPlay | None
    candy: tuple[str, ...]
    hand: tuple[str, ...]
    planned: tuple[str, ...]
    has_tabs: bool
    uses: Uses
    house: House
    ghosts: tuple[Ghost, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    crew: Crew | None = None
    choices: tuple[Choice, ...] = ()
    copies: tuple[tuple[str, int], ...] = ()  # cards that could be copied, and who has played them
    further: int = 0  # DEI-TAL-L6 what the viewer's drones fly more than their symbols say
    spends: bool = False  # while one of them is copied, a card could be spent from hand
    chosen_at: str = ""  # the Region beside which crew or choices lie
    posters: tuple[tuple[str, int], ...] = ()  # factions, and who has taken them
    draft: tuple[Token, ...] = ()
