"""What things of The Magnificent are called in sentences: goods, prices, posters with all they need and pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Protocol

from babel.lists import format_list

from ludoteca.games.magnificent import content
from ludoteca.games.magnificent.components import Bonus, Goods, MasterCard, MasterTile, Poster, Tent
from ludoteca.play.texts import Texts

# How gems are told apart in texts, by their letter.
GEMS = {"o": "orange", "g": "green", "p": "purple", "c": "clear", "?": "any", "*": "choice", "=": "turn"}
PRINTED_TENT_COINS = content.numbers().printed_tent_coins


class Amounts(Protocol):
    """Goods, of the content or of a view."""

    @property
    def coins(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def trainers(self) -> int: ...
    @property
    def posters(self) -> int: ...
    @property
    def gems(self) -> str: ...


@cache
def card_of(name: str) -> MasterCard:
    return {one.id: one for one in content.master_cards()}[name]


@cache
def bonus_of(name: str) -> Bonus:
    return {one.id: one for one in content.bonuses()}[name]


@cache
def poster_of(name: str) -> Poster:
    return {one.id: one for one in content.posters()}[name]


@cache
def tent_of(name: str) -> Tent:
    return {one.id: one for one in content.tents()}[name]


@cache
def master_of(name: str) -> MasterTile:
    return {one.id: one for one in content.master_tiles()}[name]


def listed(parts: Sequence[str], texts: Texts) -> str:
    """One thing, another and a third."""
    return format_list(list(parts), locale=texts.language)


def gems(letters: str, texts: Texts) -> list[str]:
    """Gems in words, each kind once."""
    return [texts("label-gems", kind=GEMS[letter], count=count) for letter, count in Counter(letters).items()]


def parts(what: Amounts, texts: Texts) -> list[str]:
    """What is paid or gained, each kind by itself."""
    found = [texts("label-points", count=what.points)] if what.points else []
    found += [texts("label-coins", count=what.coins)] if what.coins else []
    found += gems(what.gems, texts)
    found += [texts("label-trainers", count=what.trainers)] if what.trainers else []
    found += [texts("label-posters", count=what.posters)] if what.posters else []
    return found


def goods(what: Amounts, texts: Texts) -> str:
    return listed(parts(what, texts), texts)


def together(all_of: Iterable[Goods]) -> Goods:
    """Several goods as one."""
    several = list(all_of)
    return Goods(
        coins=sum(one.coins for one in several),
        points=sum(one.points for one in several),
        trainers=sum(one.trainers for one in several),
        posters=sum(one.posters for one in several),
        gems="".join(sorted("".join(one.gems for one in several), key="ogpc*?=".index)),
    )


def tiles(kinds: Sequence[str], texts: Texts) -> list[str]:
    """Camp tiles in words, each kind once."""
    return [
        texts("label-tiles", kind=kind, count=count) if count > 1 else texts(f"kind-{kind}")
        for kind, count in Counter(kinds).items()
    ]


def poster_needs(name: str, texts: Texts) -> str:
    """MAG-PERF-08, MAG-PERF-09 the tiles and gems that a poster asks for."""
    one = poster_of(name)
    return listed([*tiles(one.tiles, texts), *gems(one.gems, texts)], texts)


def poster_pays(name: str, tent: str, texts: Texts, *, printed: bool = False) -> str:
    """MAG-PERF-10 what a poster pays, in a tent, in the printed one, or without any."""
    one = poster_of(name)
    below = tent_of(tent) if tent else None
    points = one.points + (below.points if below else 0)
    coins = one.coins + (below.coins if below else PRINTED_TENT_COINS if printed else 0)
    return goods(Goods(points=points, coins=coins), texts)


def poster(name: str, texts: Texts) -> str:
    """A poster with all that it says."""
    return texts(
        "label-poster-says",
        poster=texts(f"poster-{name}"),
        needs=poster_needs(name, texts),
        pays=poster_pays(name, "", texts),
    )


def card_says(name: str, texts: Texts) -> str:
    """The two halves of a master card."""
    one = card_of(name)
    return texts("label-card-says", bonus=texts(f"bonus-{one.bonus}"), scoring=texts(f"score-{one.scoring}"))


def trade(pay: Amounts, gain: str, texts: Texts) -> str:
    """What is paid for something; nothing, if it is free."""
    price = goods(pay, texts)
    return texts("label-trade", price=price, gain=gain) if price else texts("label-free", gain=gain)
