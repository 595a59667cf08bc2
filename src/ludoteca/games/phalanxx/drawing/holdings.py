"""Who holds what on the map of PHALANXX: regions in the colours of their holders, armies, and discs on the track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_layer, remembered_print
from ludoteca.draw.svg import Markup
from ludoteca.games.phalanxx.drawing import land
from ludoteca.games.phalanxx.sheet import REGIONS, player_names
from ludoteca.games.phalanxx.view import PhalanxxView
from ludoteca.play.texts import Texts

REGION_RULES = {"plain": "PHX-CONQ-04", "oasis": "PHX-SCORE-03", "city": "PHX-SCORE-03"}  # what an own region is for


class Terms(NamedTuple):
    """On which terms somebody would conquer now: armies for a city, Strength for a conflict, how those compare."""

    city: int
    loss: int
    heroism: bool


NO_TERMS = Terms(0, 0, heroism=False)


class Lands(NamedTuple):
    """All that the map shows of who is where."""

    regions: tuple[str, ...]
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    names: tuple[str, ...]
    regent: bool
    seat: int
    chosen: str
    terms: Terms

    def is_regent(self, player: int) -> bool:
        return self.regent and player == len(self.names) - 1

    def for_all(self) -> Lands:
        """Without what depends on who looks."""
        return self._replace(seat=-1, chosen="", terms=NO_TERMS)


def lands(view: PhalanxxView, texts: Texts) -> Lands:
    """The map as a viewer sees it; who only looks on is told the terms of whoever has the turn."""
    names = player_names(view, texts)
    mine = view.players[max(view.seat if view.seat >= 0 else view.active, 0)]
    terms = Terms(mine.city_cost, mine.loss, view.heroism)
    chosen = view.chosen_region
    return Lands(view.regions, view.owner, view.armies, names, view.players[-1].regent, view.seat, chosen, terms)


@remembered_print
def region_names(regions: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    return tuple(texts(f"region-{ident}") for ident in regions)


@remembered_layer
def held(there: Lands, texts: Texts) -> Mapping[str, Markup]:
    """The regions, in the colours of those who hold them."""
    out = {}
    for ident, owner in zip(there.regions, there.owner, strict=True):
        holder = there.names[owner] if owner >= 0 else ""
        colour = land.colour_of(owner, there.is_regent(owner)) if owner >= 0 else ""
        rule = "PHX-CONQ-02" if owner < 0 else "PHX-CONFLICT-01" if owner != there.seat else ""
        terms = there.terms if owner < 0 or owner != there.seat else NO_TERMS
        chosen = there.chosen == ident
        out[f"region-{ident}"] = held_region(ident, len(there.names), holder, colour, chosen, rule, terms, texts)
    return out


@remembered
def held_region(
    ident: str, players: int, holder: str, colour: str, chosen: bool, rule: str, terms: Terms, texts: Texts
) -> Markup:  # fmt: skip
    """A region with who holds it; without a rule about it, that of what it is worth."""
    kind = REGIONS[players][ident].kind
    said = told(ident, players, holder, terms, texts)
    return land.region(ident, colour, chosen, said, rule or REGION_RULES[kind])


def told(ident: str, players: int, holder: str, terms: Terms, texts: Texts) -> str:
    """A region in lines: what it is and whose, how it is conquered, what it counts, what it borders on."""
    what = REGIONS[players][ident]
    name = f"{texts(f'region-{ident}')} · {texts(f'kind-{what.kind}')} {what.value or ''}".strip()
    lines = [f"{name} · {holder or texts('board-region-nobody')}"]
    armies = terms.city if what.kind == "city" else 1
    if terms != NO_TERMS and holder:
        heroism = "yes" if terms.heroism else "no"
        lines.append(texts("board-region-conflict", armies=armies, loss=terms.loss, heroism=heroism))
    elif terms != NO_TERMS:
        lines.append(texts("board-region-free", armies=armies))
    lines.append(texts("board-region-worth", value=what.value))
    near = ", ".join(texts(f"region-{other}") for other in what.neighbours if other in REGIONS[players])
    return "\n".join([*lines, texts("board-region-borders", names=near)])


@remembered_layer
def armies(there: Lands, texts: Texts) -> Mapping[str, Markup]:
    out = {}
    for place, (ident, owner, count) in enumerate(zip(there.regions, there.owner, there.armies, strict=True)):
        for index in range(count if owner >= 0 else 0):
            said = texts("board-army", name=there.names[owner], region=texts(f"region-{ident}"))
            out[f"army-{ident}-{index}"] = land.army(
                len(there.names), place, index, count, owner, there.is_regent(owner), said
            )
    return out


@remembered_layer
def discs(strengths: tuple[int, ...], there: Lands, texts: Texts) -> Mapping[str, Markup]:
    """PHX-SETUP-10 everybody's disc on the Strength track."""
    out = {}
    spaces = [strength % land.SPACES for strength in strengths]
    for player, strength in enumerate(strengths):
        company = [other for other, space in enumerate(spaces) if space == spaces[player]]
        said = texts("board-disc", name=there.names[player], strength=strength)
        regent = there.is_regent(player)
        out[f"disc-{player}"] = land.disc(player, regent, strength, company.index(player), len(company), said)
    return out
