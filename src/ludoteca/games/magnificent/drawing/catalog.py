"""The content of The Magnificent as drawings need it: everything by its id, read once."""

from __future__ import annotations

from ludoteca.games.magnificent import content

TILES = {one.id: one for one in content.camp_tiles()}
TENTS = {one.id: one for one in content.tents()}
ARTISTS = {one.id: one for one in content.artists()}
POSTERS = {one.id: one for one in content.posters()}
BONUSES = {one.id: one for one in content.bonuses()}
SCORINGS = {one.id: one for one in content.scorings()}
CARDS = {one.id: one for one in content.master_cards()}
SPACES = {one.id: one for one in content.trainer_spaces()}
TRAINER_TILES = {one.id: one for one in content.trainer_tiles()}
MASTER_TILES = {one.id: one for one in content.master_tiles()}
LEVELS = content.levels()
SHOWS = content.shows()
NUMBERS = content.numbers()
LETTERS = {"orange": "O", "green": "G", "purple": "P", "white": "W", "clear": "C"}
TRAY = ("OS", "GS", "PS", "OL", "GL", "PL", "WL")  # kinds of camp tiles as they lie in the tray


def trainer_kind(kind: str) -> str:
    """When a trainer may be used there, by the name of its sign."""
    return "any" if kind == "general" else kind
