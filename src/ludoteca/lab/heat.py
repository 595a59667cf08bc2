"""Heat: how often something happens where, on the game's own drawing of its table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from xml.etree import ElementTree

from ludoteca.draw.svg import Markup, el
from ludoteca.lab.account import Account
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.saying import Saying
from ludoteca.play.game import Area, fresh, seed_bytes

WARMTH = (("#3b4cc0", 0.45), ("#7aa6f8", 0.5), ("#e8d5a0", 0.55), ("#f08a5c", 0.65), ("#b40426", 0.72))
REFERENCE = re.compile(r"(?:url\(#|href=\"#)([\w.-]+)")
SVG = "http://www.w3.org/2000/svg"
LARGEST = 150_000  # characters: a page should be small enough to be sent around


class Place(NamedTuple):
    """An element of the drawing: how often something happened there, and how much more often to winners."""

    times: float  # a match
    winners_more: float


def places(accounts: Sequence[Account]) -> dict[str, Place]:
    """By element of the drawing, what happened there."""
    total: dict[str, int] = {}
    more: dict[str, float] = {}
    for one in accounts:
        for element, by_seat in one.marked.items():
            total[element] = total.get(element, 0) + sum(by_seat)
            mean = sum(by_seat) / len(by_seat)
            won = sum(times * share for times, share in zip(by_seat, one.shares, strict=True))
            more[element] = more.get(element, 0.0) + won - mean
    return {name: Place(times / len(accounts), more[name] / len(accounts)) for name, times in total.items()}


def heat_map(words: Saying, played: Experiment, accounts: Sequence[Account]) -> Markup | None:
    """The part of the table where most happens, as it is laid out; None if what is marked does not lie there then."""
    game = played.title
    rules = played.rules
    view = game.view(rules, fresh(rules, seed_bytes(accounts[0].seed)), -1)
    found = places(accounts)
    fragments = game.fragments(view, game.texts(words.language))
    area = max(game.areas(view), key=lambda one: sum(name in found for name in fragments.get(one.name, ())))
    here = {name: found[name] for name in fragments.get(area.name, ()) if name in found}
    if len(here) < 3:
        return None
    drawing = _drawing(words, area, fragments.get(area.name, {}), here)
    definitions = used("".join(fragments.get("", {}).values()), drawing)
    picture = el(
        "svg", el("title", words.say("heat-picture")), Markup(definitions), _filters(), Markup(drawing), xmlns=SVG,
        viewBox=f"{area.x} {area.y} {area.width} {area.height}", width=area.width, height=area.height, role="img",
        font_family="Source Serif Pro, Georgia, serif",
    )  # fmt: skip
    return picture if len(picture) <= LARGEST else None


def _drawing(words: Saying, area: Area, fragments: Mapping[str, str], here: Mapping[str, Place]) -> str:
    ordered = sorted(place.times for place in here.values())
    parts = []
    for name, fragment in fragments.items():
        if name not in here:
            parts.append(f'<g filter="url(#heat-pale)">{fragment}</g>')
            continue
        place = here[name]
        rank = sum(times < place.times for times in ordered) / len(ordered)
        said = words.say("heat-place", times=words.number(place.times), more=words.signed(place.winners_more))
        plain = re.sub(r"<title>.*?</title>", "", fragment, flags=re.DOTALL)
        parts.append(f'<g filter="url(#heat-{int(rank * len(WARMTH))})">{el("title", said)}{plain}</g>')
    return "".join(parts)


def _filters() -> Markup:
    """A tint for each degree of warmth, and what makes the rest of the table pale."""
    pale = el(
        "filter", el("feColorMatrix", type="saturate", values="0.15"),
        el("feComponentTransfer", *(el(f"feFunc{c}", type="linear", slope=0.6, intercept=0.35) for c in "RGB")),
        id="heat-pale",
    )  # fmt: skip
    tints = [
        el(
            "filter",
            el("feFlood", flood_color=colour, flood_opacity=opacity, result="tint"),
            el("feComposite", in_="tint", in2="SourceAlpha", operator="in", result="shape"),
            el("feMerge", el("feMergeNode", in_="SourceGraphic"), el("feMergeNode", in_="shape")),
            id=f"heat-{k}",
        )
        for k, (colour, opacity) in enumerate(WARMTH)
    ]
    return el("defs", pale, *tints)


def used(definitions: str, drawing: str) -> str:
    """Those definitions that a drawing refers to, or that these refer to."""
    if not definitions:
        return ""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(f'<defs xmlns="{SVG}">{definitions}</defs>')  # noqa: S314 – drawn by us
    known = {one.get("id", ""): one for one in root.iter() if one.get("id") and not one.tag.endswith("}defs")}
    texts = {name: ElementTree.tostring(one, encoding="unicode") for name, one in known.items()}
    wanted: dict[str, None] = {}
    ahead = REFERENCE.findall(drawing)
    while ahead:
        name = ahead.pop()
        if name in texts and name not in wanted:
            wanted[name] = None
            ahead += REFERENCE.findall(texts[name])
    inside = {inner.get("id") for name in wanted for inner in known[name].iter() if inner is not known[name]}
    kept = [texts[name].replace(f' xmlns="{SVG}"', "") for name in known if name in wanted and name not in inside]
    return f"<defs>{''.join(kept)}</defs>"
