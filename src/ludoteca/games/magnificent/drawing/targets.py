"""Where on the table an action of The Magnificent is chosen: the element of the drawing to point at.

The first click names both what is done and how much: build levels, spaces of a ring and podiums are lit together. A
tile is laid by its handle, the square that lies under the pointer; a set is taken by its card or by its tile.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.games.magnificent.drawing.camp import covered_squares, handle, lying_at
from ludoteca.games.magnificent.drawing.gauge import is_free
from ludoteca.games.magnificent.view import MagnificentView, Player, Track
from ludoteca.kernel.actions import ActionTable
from ludoteca.kernel.shapes import boxed, flipped, quarter
from ludoteca.play.game import Manner
from ludoteca.play.vocabulary import Event

NOWHERE = ""  # a button must do
LETTER = {"orange": "O", "green": "G", "purple": "P"}
CARDS = ("keep", "card", "score", "fetch-card")
TILES = ("keep-tile", "fetch-tile")
POSTERS = ("add-die", "poster", "drop", "show", "arrange", "fetch-poster")
OWN_GEMS = ("spend", "pay", "give", "gain", "discard", "fill")
TENTS = ("centre", "fetch-tent")
WAYS = ("forward", "reverse")
MARKED = {"card": "card", "poster": "poster", "tent": "tent", "trainer-tile": "tile", "master-tile": "master"}


def target(actions: ActionTable, view: MagnificentView, action: int) -> str:
    """The element that chooses an action; what is not on the table has none."""
    if view.seat < 0:
        return NOWHERE
    name, named = said(actions, action)
    seat, first = view.seat, named[0] if named else ""
    mine = view.players[seat]
    if name in CARDS:
        return f"card-{first}" if first in cards_for(name, view, mine) else NOWHERE
    if name in TILES:
        return f"tile-{first}" if first in tiles_for(name, view, mine) else NOWHERE
    if name in POSTERS:
        return f"poster-{first}" if first in posters_for(name, view, mine) else NOWHERE
    if name in OWN_GEMS:
        return f"gem-{seat}-{first}"
    if name in TENTS:
        return f"tent-{first}" if first in tents_for(name, view) else NOWHERE
    if name in WAYS:
        return way(name, view)
    match name:
        case "die" | "for":
            return f"pool-{first}" if any(one == first for one, _ in view.pool) else NOWHERE
        case "master":
            board = view.master_board
            return f"master-{first}" if board is not None and first in board.current else NOWHERE
        case "turn-die":
            return f"value-{first}" if view.deciding == "turn-die" else NOWHERE
        case "colour":
            return f"pennant-{LETTER[first]}" if view.deciding == "name-colour" else NOWHERE
        case "build":
            return f"level-{first}" if on_ruler(view) else NOWHERE
        case "perform":
            return f"show-{first}"
        case "travel":
            return step(view, first, int(named[1]))
        case "bonus":
            return bonus_of(view, mine)
        case "copy":
            return f"bonus-{first}" if any(card.id == first for card in mine.cards) else NOWHERE
        case "trainer":
            if first.startswith("BT"):
                return f"space-{first}"
            return f"tile-{first}" if any(tile.id == first for tile in mine.tiles) else NOWHERE
        case "draw":
            return f"deck-{first}"
        case "hang":
            return f"slot-{first}"
        case "wait":
            return "waiting"
        case "leave-empty":
            return bare_slot(view, mine)
        case "pitch":
            return f"pitch-{first}" if not mine.tents[int(first) - 1].tent else NOWHERE
        case "swap":
            return f"die-{first}" if any(card.id == first and card.die for card in mine.cards) else NOWHERE
        case "tile":
            return f"kind-{first}" if view.laying is None else NOWHERE
        case "face":
            return "in-hand" if view.laying is not None and int(first) <= len(view.laying.looks) else NOWHERE
        case "square":
            return square(view, mine, first)
        case "take-tent" | "take-poster":
            return stopped(name, view)
        case "hat":
            return f"hat-{seat}-{int(first) - 1}" if int(first) in standing_hats(mine) else NOWHERE
        case "set" | "discard-set":
            return set_card(view, int(first))
    return NOWHERE


def twins(actions: ActionTable, view: MagnificentView, action: int) -> list[str]:
    """A set is also chosen by its tile, a face of the tile in hand where all of them are shown."""
    if view.seat < 0:
        return []
    name, named = said(actions, action)
    if name in ("set", "discard-set"):
        number = int(named[0]) - 1
        tile = view.sets[number].tile if number < len(view.sets) else ""
        return [f"tile-{tile}"] if tile else []
    if name == "face" and target(actions, view, action):
        return [f"face-{named[0]}"]
    return []


def manner(actions: ActionTable, view: MagnificentView, action: int) -> Manner:
    """The tile in hand is turned and turned over until it lies as wanted."""
    name, named = said(actions, action)
    if name != "face" or view.laying is None or int(named[0]) > len(view.laying.looks):
        return Manner()
    turn, flip = turned(tuple(look.cells for look in view.laying.looks), int(named[0]) - 1)
    return Manner(piece=view.laying.kind, turn=turn, flip=flip)


@remembered
def turned(looks: tuple[tuple[tuple[int, int], ...], ...], number: int) -> tuple[int, int]:
    """How far the first of these faces is turned, in degrees, and whether it is turned over, to look like another."""
    wanted = boxed((column, row) for row, column in looks[number])
    face = boxed((column, row) for row, column in looks[0])
    for flip in (0, 1):
        for turn in (0, 90, 180, 270):
            if face == wanted:
                return turn, flip
            face = quarter(face)
        face = flipped(face)
    return 0, 0


def marks(event: Event) -> tuple[str, ...]:
    """Where an event happened: the card, poster, tent or tile that it names, or what was put into a camp."""
    told = {field: event.kind.domains[field].keys[number] for field, number in event.values
            if event.kind.domains[field].keys}  # fmt: skip
    if "square" in told:
        seat, square = event["seat"], told["square"]
        return (lying_at(seat, told["kind"], square) if "kind" in told else f"fill-{seat}-{square}",)
    found = []
    for field, number in event.values:
        domain = event.kind.domains[field]
        if domain.name in MARKED:
            found.append(f"{MARKED[domain.name]}-{domain.keys[number]}")
    return tuple(found)


def said(actions: ActionTable, action: int) -> tuple[str, list[str]]:
    """The verb of an action and what it names."""
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    named = [
        domain.keys[number] if domain.keys else str(number) for domain, number in zip(verb.domains, given, strict=True)
    ]
    return verb.name, named


def on_ruler(view: MagnificentView) -> bool:
    """Whether levels hang below the ruler: at the end of a round its ledger is there."""
    return view.phase in ("setup", "turns") or not view.ledger


def cards_for(verb: str, view: MagnificentView, mine: Player) -> set[str]:
    """The cards with which something could be done: those in hand, those beside the Master Board, or one's own."""
    if verb == "keep":
        return set(mine.hand)
    if verb == "fetch-card":
        return set(view.master_board.cards) if view.master_board is not None else set()
    return {card.id for card in mine.cards}


def tiles_for(verb: str, view: MagnificentView, mine: Player) -> set[str]:
    if verb == "fetch-tile":
        return set(view.master_board.tiles) if view.master_board is not None else set()
    return {*view.open_tiles, *mine.drawn}


def posters_for(verb: str, view: MagnificentView, mine: Player) -> set[str]:
    """Those on display, those beside the Master Board, or one's own that are not completed."""
    if verb in ("add-die", "poster"):
        return set(view.bills) - {""}
    if verb == "fetch-poster":
        return set(view.master_board.posters) if view.master_board is not None else set()
    hung = {space.poster.id for space in mine.tents if space.poster is not None}
    return hung | {one.id for one in mine.waiting}


def tents_for(verb: str, view: MagnificentView) -> set[str]:
    if verb == "fetch-tent":
        return set(view.master_board.tents) if view.master_board is not None else set()
    return {tent for track in view.tracks for tent in track.centre}


def way(verb: str, view: MagnificentView) -> str:
    """A direction is a plate of its own while it is asked for."""
    if view.seat not in view.to_act or view.deciding not in ("choose-direction", "use-master-tile"):
        return NOWHERE
    return f"way-{verb}"


def track_of(view: MagnificentView, colour: str) -> Track:
    return next(track for track in view.tracks if track.colour == colour)


def step(view: MagnificentView, colour: str, steps: int) -> str:
    """The space where a journey ends: of the own colour, or of any other once a trainer allows it."""
    turn = view.turn_of
    if turn is None or turn.power is None or not (colour == turn.colour or turn.other_track):
        return NOWHERE
    track = track_of(view, colour)
    if steps > len(track.spaces) and steps > turn.power.up_to:
        return NOWHERE
    space = (track.wagon + steps) % len(track.spaces)
    is_reached = is_free(turn) and any(reach.space == space for reach in track.reach)
    kind = "reach" if is_reached else "step"
    return f"{kind}-{LETTER[colour]}-{space}"


def bonus_of(view: MagnificentView, mine: Player) -> str:
    """The bonus of the card on which the die of the turn lies."""
    turn = view.turn_of
    if turn is None or turn.player != view.seat or not any(card.id == turn.card for card in mine.cards):
        return NOWHERE
    return f"bonus-{turn.card}"


def square(view: MagnificentView, mine: Player, name: str) -> str:
    """A tile is laid by its handle; a gem fills the square itself."""
    is_free = name not in covered_squares(mine)
    if view.laying is None:
        return f"spot-{name}" if view.deciding == "fill-square" and view.seat in view.to_act and is_free else NOWHERE
    found = [f"spot-{handle(spot.squares)}" for spot in view.laying.spots if spot.square == name]
    return found[0] if found else f"sq-{name}" if is_free else NOWHERE


def bare_slot(view: MagnificentView, mine: Player) -> str:
    """The place that is left empty; under a poster that hangs there nobody could point at it."""
    space = view.step.space if view.step is not None else 0
    return f"slot-{space}" if space and mine.tents[space - 1].poster is None else NOWHERE


def standing_hats(mine: Player) -> list[int]:
    """The own hats that are on the track, from 1 on."""
    return [k for k, place in enumerate(mine.hats, 1) if place >= 0]


def stopped(verb: str, view: MagnificentView) -> str:
    """The tent, or the poster, of the space where the wagon stands."""
    turn = view.turn_of
    colour = (view.step.track if view.step is not None else "") or (turn.colour if turn is not None else "")
    if not colour:
        return NOWHERE
    track = track_of(view, colour)
    tent = track.spaces[track.wagon].tent
    if verb == "take-tent":
        return f"tent-{tent}" if tent else NOWHERE
    return f"step-{LETTER[colour]}-{track.wagon}"


def set_card(view: MagnificentView, number: int) -> str:
    one = view.sets[number - 1] if number <= len(view.sets) else None
    return f"card-{one.card}" if one is not None and one.card else NOWHERE
