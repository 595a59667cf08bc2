"""Everything in sight as plain values: what `shown` makes of a view, and `compose` draws."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.games.archipelago.drawing.aside import NextRegion, Piles, Public
from ludoteca.games.archipelago.drawing.chart import Cell, Laid
from ludoteca.games.archipelago.drawing.colony import Colony
from ludoteca.games.archipelago.drawing.crisis import Crisis
from ludoteca.games.archipelago.drawing.evolution import Deck, OnTrack
from ludoteca.games.archipelago.drawing.labour import Labour
from ludoteca.games.archipelago.drawing.markets import Section, Stock
from ludoteca.games.archipelago.drawing.offers import Offer
from ludoteca.games.archipelago.drawing.ribbon import Place
from ludoteca.games.archipelago.drawing.scene import Built, Company, Land
from ludoteca.games.archipelago.drawing.seats import Aim, Seat
from ludoteca.games.archipelago.drawing.strip import Choice, Found, Side
from ludoteca.games.archipelago.drawing.wheel import Hall, Round, Space


class Strip(NamedTuple):
    """What lies on the strip instead of the track: a line above it, and things of one kind."""

    title: str
    trends: tuple[str, ...] = ()
    voted: str = ""
    aims: tuple[Aim, ...] = ()
    sides: tuple[Side, ...] = ()
    slips: tuple[Choice, ...] = ()
    found: tuple[Found, ...] = ()
    purse: tuple[int, int] | None = None  # florins, and what is bid of them
    crisis: Crisis | None = None
    offer: Offer | None = None
    fists: tuple[tuple[str, str], ...] = ()  # left and right, and what is said of them


class Ghost(NamedTuple):
    """A place on the chart that can be chosen: a spot of a region, or a cell that is free."""

    region: int
    spot: str
    picture: str  # what would stand there
    said: str
    note: str = ""


class FreeCell(NamedTuple):
    """A cell of the chart where a region may be placed."""

    name: str
    q: int
    r: int
    said: str
    note: str = ""
    side: str = ""  # what lies there already in thought
    rotation: int = 0


class Table(NamedTuple):
    """The whole table as one viewer sees it."""

    seats: int
    viewer: int
    is_spectator: bool
    turn: int
    phase: int
    turn_said: str
    is_last: bool  # the match ends after this round
    order: tuple[Place, ...]
    laid: tuple[Laid, ...]
    in_view: tuple[Cell, ...]  # cells beyond the regions that must be seen, too
    read: int  # the turn in which phase 3 has read the boards last
    facing: int  # the side that the viewer has turned the chart to; 0: as it grew
    lands: tuple[Land, ...]
    built: tuple[Built, ...]
    companies: tuple[Company, ...]
    ghosts: tuple[Ghost, ...]
    courses: tuple[tuple[int, ...], ...]  # of convoys, region by region
    cells: tuple[FreeCell, ...]
    colony: Colony
    labour: Labour
    spaces: tuple[Space, ...]
    halls: tuple[Hall, ...]
    round: Round | None
    sections: tuple[Section, ...]
    bank: tuple[Stock, ...]
    florins: int
    florins_said: str
    trends: tuple[Public, ...]
    no_trend_said: str
    piles: Piles
    ahead: NextRegion
    track: tuple[OnTrack | None, ...]
    deck: Deck
    strip: Strip | None
    players: tuple[Seat, ...]
