"""The drawing of Dirty Deeds: the table as one viewer sees it, made of fragments that can be sent one by one.

What moves keeps its id: a character is `piece-1-spy` wherever it is, a disc `disc-B`, a Familiar `familiar-0`. Hexes
are `hex-BC4` and never move. Only what everybody knows of the underground is drawn, on the disc that turns below.
"""

from __future__ import annotations

from math import cos, sin
from typing import NamedTuple

from ludoteca.draw.hexes import centre
from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, picture
from ludoteca.games.dirty_deeds import reminders
from ludoteca.games.dirty_deeds.drawing import (
    chains,
    figurines,
    gearwork,
    icons,
    known_below,
    panels,
    plaques,
    score_sheet,
)
from ludoteca.games.dirty_deeds.drawing.arrangement import HEIGHT, WIDTH, Gear, Plan, Point, plan
from ludoteca.games.dirty_deeds.places import called
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES, WHEEL_NAMES
from ludoteca.games.dirty_deeds.rules.wheels import LETTERS
from ludoteca.games.dirty_deeds.settings import played
from ludoteca.games.dirty_deeds.sheet import PLACES
from ludoteca.games.dirty_deeds.summary import familiar_lines, lines_of
from ludoteca.games.dirty_deeds.view import DirtyDeedsView, Hex
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts, capital

AREAS = (Area("wheels", 6, 2, 866, 796, 700), Area("players", 872, 2, 404, 796, 380))
RULES = {"base": "DD-KEY-04", "pane": "DD-BOARD-05", "stone": "DD-KEY-01"}


def draw(view: DirtyDeedsView, texts: Texts) -> Markup:
    """The whole table in one picture, with the night it stands in and the question that is asked."""
    parts = {ident: part for area in fragments(view, texts).values() for ident, part in area.items()}
    ground = el("rect", width=WIDTH, height=HEIGHT, fill="#2a1d16")
    over = [score_sheet.over_the_wheels(view, texts)] if view.over else []
    return picture(WIDTH, HEIGHT, parts.pop("definitions"), ground, *parts.values(), *over, label=texts("game-title"))


def fragments(view: DirtyDeedsView, texts: Texts) -> dict[str, dict[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    where = plan(view.radius, view.familiar_squares, view.seats)
    places = [panels.place(view, texts, seat) for seat in range(view.seats)]
    niches = [panels.absent(view, texts, seat) | panels.summary(view, texts, seat) for seat in range(view.seats)]
    beside, on_wheels = characters(view, texts, where)
    return {
        "": {"definitions": definitions(where.gears, where.size, view.radius, view.notches, view.seats)},
        "wheels": {
            "plate": plaques.plate(),
            **wheels(view, texts, where),
            **contacts(view, texts, where),
            **levers(view, texts, where),
            **paths(view, texts, where),
            "header": plaques.title(where.plaques["title"], texts("game-title"), turn_line(view, texts)),
            "hourglass": plaques.hourglass(view, texts, where),
            **plaques.supply(view, texts, where),
            **plaques.spent(view, texts, where),
            **plaques.hands(view, texts, where),
            **on_wheels,
        },
        "players": {ident: part for one in (*places, *niches) for ident, part in one.items()} | beside,
    }


def turn_line(view: DirtyDeedsView, texts: Texts) -> str:
    return texts("board-turn", turn=view.turn) if view.turn else texts("board-setup")


@remembered
def definitions(gears: tuple[Gear, ...], size: float, radius: tuple[int, int, int], notches: int, seats: int) -> Markup:
    """Colours, icons, pieces, tiles and gears, to be used by everything else."""
    masks = [gearwork.ring_mask(k, radius[k], size, gear.inner) for k, gear in enumerate(gears)]
    return el(
        "defs",
        plaques.definitions(),
        icons.definitions(),
        figurines.definitions(),
        gearwork.definitions(gears, radius, size, notches, seats),
        *masks,
        id="definitions",
    )


def wheels(view: DirtyDeedsView, texts: Texts, where: Plan) -> dict[str, Markup]:
    """The three wheels: disc, ring, hexes, and what is remembered under stones."""
    out: dict[str, Markup] = {}
    hexes = reminders.hexes(view)
    for wheel, gear in enumerate(where.gears):
        letter, name = LETTERS[wheel], WHEEL_NAMES[wheel]
        angle = view.turned[wheel] * 360 / view.notches
        mine = [one for one in hexes if one.wheel == wheel]
        few = bool(view.possible) and len(view.possible[wheel]) <= known_below.FEW
        known = known_below.below(mine, few, where.size)
        tiles = {one: hex_tile(one, few, texts, gear, where.size) for one in mine}
        out[f"disc-{letter}"] = gearwork.disc(wheel, gear, angle, disc_said(view, texts, wheel))
        out |= {one.ident: tile for one, tile in tiles.items() if one.owner >= 0}
        out[f"print-{letter}"] = gearwork.lights(wheel, gear, angle, known.seen, where.size)
        out |= {one.ident: tile for one, tile in tiles.items() if one.owner < 0}
        out[f"frame-{wheel}"] = gearwork.frame(
            wheel, gear, view.radius[wheel], where.size, texts(f"board-{name}"), where.names[wheel]
        )
        out[f"memory-{letter}"] = gearwork.memory(wheel, gear, angle, known[1:], where.size)
    return out


def disc_said(view: DirtyDeedsView, texts: Texts, wheel: int) -> str:
    """How a disc lies, in words; those who know the print know in how many ways it still may."""
    said = texts("board-disc", wheel=texts(f"wheel-{WHEEL_NAMES[wheel]}"), turned=view.turned[wheel])
    if not view.possible:
        return said
    return f"{said}. {texts('board-ways', ways=len(view.possible[wheel]), notches=view.notches)}"


def contacts(view: DirtyDeedsView, texts: Texts, where: Plan) -> dict[str, Markup]:
    """Where the wheels touch, by the ruling `links`."""
    hexes = {one.name: one for one in view.hexes}
    out: dict[str, Markup] = {}
    for names in view.contacts:
        one, other = (middle(hexes[name], where.gears[hexes[name].wheel], where.size) for name in names)
        ident = f"contact-{names[0]}"
        said = texts("board-contact", one=called(hexes[names[0]], texts), other=called(hexes[names[1]], texts))
        out[ident] = chains.chain(ident, one, other, where.size, said)
    return out


def levers(view: DirtyDeedsView, texts: Texts, where: Plan) -> dict[str, Markup]:
    """Where a finger turns the wheels."""
    out: dict[str, Markup] = {}
    for gear, letter, name in zip(where.gears, LETTERS, WHEEL_NAMES, strict=True):
        for sense, side in (("backward", -1), ("forward", 1)):
            turn = side * 26 / (gear.inner + 8)
            at = gear.x + (gear.inner + 9) * sin(turn), gear.y - (gear.inner + 9) * cos(turn)
            hint = texts(f"label-turn-{sense}", wheel=texts(f"wheel-{name}"))
            out[f"{sense}-{letter}"] = gearwork.lever(f"{sense}-{letter}", sense, at, hint)
    return out


def middle(one: Hex, gear: Gear, size: float) -> Point:
    """Where the centre of a hex lies on the drawing."""
    x, y = centre(one.q, one.r, size)
    return gear.x + x, gear.y + y


def look_of(one: Hex) -> str:
    """The tile on a hex: a stone, a pane of glass, or a base."""
    if one.owner < 0:
        kind = (one.q * 5 + one.r * 3 + one.q * one.r) % 5
        return f"stone-{one.wheel}-{kind if kind < 3 else 0}"
    return f"{'base' if one.base else 'pane'}-{one.owner}"


def hex_tile(one: Hex, few: bool, texts: Texts, gear: Gear, size: float) -> Markup:
    look, said = look_of(one), told(one, few, texts)
    return gearwork.tile(one.ident, look, middle(one, gear, size), size, said, RULES[look.split("-")[0]])


@remembered
def told(one: Hex, few: bool, texts: Texts) -> str:
    """A hex in words: whose tile it has, and what is known below."""
    name = texts.seat(one.owner) if one.owner >= 0 else ""
    if one.owner < 0:
        said = texts("board-hex-opaque", hex=called(one, texts))
    else:
        said = texts("board-hex-base" if one.base else "board-hex-pane", hex=called(one, texts), name=name)
    return " · ".join([said, *known_below.said(one, few, texts)])


def paths(view: DirtyDeedsView, texts: Texts, where: Plan) -> dict[str, Markup]:
    """The Familiars' paths, the eye they lead to, and the Familiars."""
    out = {
        f"path-{seat}": plaques.path(
            seat, where.paths[seat], where.square, where.middle, texts("board-path", name=texts.seat(seat))
        )
        for seat in range(view.seats)
    }
    out["eye"] = plaques.eye(where.middle, "\n".join([texts("board-eye"), *familiar_lines(played(view), texts)]))
    return out | {f"familiar-{seat}": plaques.familiar(view, texts, where, seat) for seat in range(view.seats)}


class Standing(NamedTuple):
    """Where a character is drawn, how large and in which state, what is said of that; over the board or beside it."""

    at: Point
    scale: float
    state: str
    note: str
    is_over: bool


def characters(view: DirtyDeedsView, texts: Texts, where: Plan) -> tuple[dict[str, Markup], dict[str, Markup]]:
    """All characters, wherever they are: those in the places of players, and those over the board."""
    beside: dict[str, Markup] = {}
    over: dict[str, Markup] = {}
    for seat in range(view.seats):
        for number, spot in enumerate(reminders.whereabouts(view, seat)):
            name = CHARACTER_NAMES[number]
            there = standing(view, texts, where, seat, number, spot)
            owned = capital(texts("sheet-owned", character=texts(f"character-{name}"), name=texts.seat(seat)))
            said = [f"{owned} · {there.note}" if there.note else owned, *lines_of(name, played(view), texts)]
            drawn = figurines.piece(seat, name, there.state, there.at, there.scale, "\n".join(said))
            (over if there.is_over else beside)[f"piece-{seat}-{name}"] = drawn
    return beside, over


def standing(view: DirtyDeedsView, texts: Texts, where: Plan, seat: int, number: int, spot: str) -> Standing:
    """Where a character stands or lies, by what this viewer is shown of it."""
    key = f"{seat}-{CHARACTER_NAMES[number]}"
    note = texts(PLACES[spot]) if spot in PLACES else ""
    on = next((one for one in view.hexes if one.name == spot), None)
    if on is not None:
        x, y = middle(on, where.gears[on.wheel], where.size)
        return Standing((x, y - where.size * 0.27), where.size / 37, "map", called(on, texts), is_over=True)
    if spot == "exhausted":
        lying = view.exhausted_characters
        return Standing(*plaques.laid_off(where, lying.index(key), len(lying)), spot, note, is_over=True)
    if spot == "in-hand":
        return Standing(plaques.in_hand(view, where, seat), 0.85, spot, note, is_over=True)
    if spot == "captive":
        for captor, player in enumerate(view.players):
            if key in player.captives and reminders.is_shown(view, captor):
                place = panels.cell(view, captor, player.captives.index(key), len(player.captives))
                return Standing(*place, spot, note, is_over=False)
    home = panels.niche(view, seat, number)
    said = note if spot != "behind" else ""
    return Standing(home, panels.SIZES[view.seats].figure, spot, said, is_over=False)
