"""What is printed on cards, Talents and posters fits its room in both languages, and uses nothing that is not there."""

from __future__ import annotations

import re

import pytest

from ludoteca.draw.svg import Markup
from ludoteca.games.dei.drawing import aim, cards, icons, legend, lying_cards, paints, pieces, posters, symbols, talents
from ludoteca.games.dei.drawing.arrangement import ARRANGEMENTS, HEIGHT, WIDTH, areas
from ludoteca.games.dei.drawing.cards import Buyer, Terms
from ludoteca.games.dei.drawing.catalog import CARDS, FACTIONS, TALENTS
from ludoteca.games.dei.drawing.talent_glyphs import talent_glyphs
from ludoteca.games.dei.drawing.talents import Talent
from ludoteca.play.rulebook import LANGUAGES
from tests.games.dei.words import words

SEATS = (2, 3, 4)
USED = re.compile(r'(?:href="#|url\(#)([^")]+)')
IDS = re.compile(r'\bid="([^"]+)"')
POOR = Buyer(0, 0, 0)


def is_whole(shown: Markup) -> bool:
    """Nothing was cut for want of room."""
    return "…" not in shown


def defined() -> set[str]:
    return set(
        IDS.findall(paints.definitions(0, 0, 9, 9) + icons.definitions() + pieces.definitions(4, tuple(FACTIONS)))
    )


def asked_of(family: str, slot: int) -> Terms:
    """The terms of a place, the widest that are printed."""
    if family == "black":
        return Terms("black", 0, extra=1) if slot == 0 else Terms("black", 0, back=1)
    return Terms("red" if family == "drone" else family, 2 if slot == 0 else 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_name_of_every_card_fits_in_the_hand_and_in_the_market(language: str, seats: int):
    texts, here = words(language), ARRANGEMENTS[seats]
    wide = (here.market.wide - 56) / 3 - 4
    for card in CARDS.values():
        assert is_whole(cards.face(card.id, *here.card, 0, texts)), card.id
        if card.family:
            sold = cards.for_sale(card.id, wide, here.row - 4, asked_of(card.family, 0), POOR, texts)
            assert is_whole(sold), card.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [98, 106])
def test_the_name_of_every_talent_fits(language: str, wide: float):
    texts = words(language)
    for ident, talent in TALENTS.items():
        shown = Talent(talent.colour, ident, is_open=True, tiles=())
        drawn = talents.wide_talent("talent-0-red", shown, texts(f"talent-{ident}"), wide, (0, 0), True, "")
        assert is_whole(drawn), ident


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_posters_and_talents_of_the_draft_say_all_they_have_to_say(language: str, seats: int):
    texts, frame = words(language), ARRANGEMENTS[seats].city
    taken = posters.factions({"AUX": 0}, 1, frame, (("aria_down", "yes"),), texts)  # more words than usual
    tokens = tuple(posters.Token(ident, -1) for ident in TALENTS)
    for ident, drawn in (taken | posters.draft(tokens, 0, frame, texts)).items():
        assert is_whole(drawn), ident


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_and_aim_use_only_what_they_define(language: str):
    for picture in (legend.legend(words(language)), aim.aim(words(language))):
        assert is_whole(picture)
        assert set(USED.findall(picture)) <= set(IDS.findall(picture))


def test_every_symbol_of_every_card_is_drawn_with_icons_that_exist():
    there = defined()
    for card in CARDS.values():
        for code in card.symbols:
            assert set(USED.findall(symbols.symbol(code, 20).shown)) <= there, code
        assert (
            set(USED.findall(cards.mini(card.id, *lying_cards.MINI) + cards.mini(card.id, *lying_cards.TINY))) <= there
        )


def test_every_talent_has_a_glyph_of_its_own():
    glyphs = talent_glyphs()
    assert set(glyphs) == set(TALENTS)
    assert len(set(glyphs.values())) == len(TALENTS)


def test_a_price_is_red_where_the_buyer_has_less():
    assert "#b3141f" in cards.price(2, 0, (1, 5)).shown
    assert "#b3141f" not in cards.price(2, 1, (2, 1)).shown


def test_a_card_is_dim_for_those_who_may_not_buy_it():
    card, terms = CARDS["TAC-1"], Terms("red", 1)
    assert not Buyer(9, 9, 0).may_buy(card, terms)
    assert not Buyer(1, 9, 2).may_buy(card, terms)
    assert Buyer(2, 0, 1).may_buy(card, terms)
    assert not Buyer(2, 0, 0).may_buy(CARDS["BLK-10"], Terms("black", 0, extra=1))


@pytest.mark.parametrize("seats", SEATS)
def test_areas_lie_side_by_side_on_the_table(seats: int):
    found = areas(seats)
    for k, one in enumerate(found):
        assert one.x >= 0
        assert one.x + one.width <= WIDTH
        assert one.y + one.height <= HEIGHT
        for other in found[:k]:
            apart = one.x >= other.x + other.width or other.x >= one.x + one.width
            assert apart or one.y >= other.y + other.height or other.y >= one.y + one.height, (one.name, other.name)
    assert found[0].name == "map"
