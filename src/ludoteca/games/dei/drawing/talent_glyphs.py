"""One glyph for each of the 18 Talents, 24 across, in the colour of what it stands on (DEI-TAL-T1 and following)."""

from __future__ import annotations

from ludoteca.draw.svg import Attribute, Markup, el
from ludoteca.games.dei.drawing.palette import INK

HORSE = "M-7 10C-6 2-8-1-6.4-5-4.6-9.4.6-11 3-9.8L4.4-12 5.6-8.6C8.6-5.6 9-2.4 9.4-.6 8 2 5.6 1.4 4 0 1.4.6 2 4 5 10z"
AWNING = (
    "M-10-2L-6.4-9H6.4L10-2C10 .6 6.8.6 6.6-1.6 6.4.8 3.4.8 3.2-1.6 3 .8.2.8 0-1.6-.2.8-3 .8-3.2-1.6-3.4.8-6.4.8-6.6"
    "-1.6-6.8.6-10 .6-10-2z"
)
SPANNER = (
    "M10.6-7.4C11.2-4.6 10-1.6 7.4-.4 5.8.4 4.2.4 2.8-.2L-5.8 9.6A2.9 2.9 0 0 1-10 5.6L-.4-2.6C-1-4-1-5.8-.2-7.4"
    " 1.2-10 4.2-11.2 7-10.4L3.4-6.8 4.4-3.8 7.2-3.2z"
)
FIST = (
    "M-7.6-6.2a1.9 1.9 0 0 1 3.6-.4 1.9 1.9 0 0 1 3.7-.4 1.9 1.9 0 0 1 3.7.3 1.8 1.8 0 0 1 3.5 1.1V1.4C6.9 4 5.6 5.4"
    " 4.8 6V11H-4.6V6.4C-7 5-8.4 3-8.4.6-8.4-1-7.6-2-7.6-3z"
)


def lines(d: str, thick: float = 2, **look: Attribute) -> Markup:
    return el("path", d=d, fill="none", stroke="currentColor", stroke_width=thick, stroke_linecap="round",
              stroke_linejoin="round", **look)  # fmt: skip


def solid(d: str, **look: Attribute) -> Markup:
    return el("path", d=d, fill="currentColor", **look)


def dot(x: float, y: float, radius: float, fill: str = "currentColor") -> Markup:
    return el("circle", cx=x, cy=y, r=radius, fill=fill)


def dark(d: str, thick: float = 1.4) -> Markup:
    """Lines within a solid figure."""
    return el("path", d=d, fill="none", stroke=INK, stroke_width=thick, stroke_linecap="round", stroke_linejoin="round")


def talent_glyphs() -> dict[str, Markup]:
    """Every glyph by its Talent."""
    return {name: Markup(shown) for name, shown in (tactic() | logistic() | machinery()).items()}


def tactic() -> dict[str, str]:
    """Bombardment, Fortress, City Knowledge, Trojan Horse, Extreme Remedies, Caravan."""
    plan = lines("M-10.5 10.5H10.5L8.6 3.4M-10.5 10.5L-8.6 3.4", 1.8) + lines("M-3 10V6.4M4 10V7", 1.4)
    pin = solid("M0 7.6C-2.6 3.4-6.2-.4-6.2-4.6a6.2 6.2 0 0 1 12.4 0C6.2-.4 2.6 3.4 0 7.6z")
    syringe = lines("M-10.6 10.6L-5.4 5.4", 1.6) + lines("M5-10.4L10.4-5M7.6-7.6L4.4-4.4", 2.2)
    hut = solid("M-8.4 4.6V0C-8.4-5.6-4.8-9-.2-9S8-5.6 8 0V4.6z")
    return {
        "bombardment": lines("M-11-7.4H11", 3)
        + lines("M-9-7V-11M9-7V-11M-11-11H11", 1.5)
        + dot(-1, 4.4, 6)
        + lines("M3 .2L5-2.2C6.4-3.6 8.4-2.8 8.6-1", 1.8),
        "fortress": solid("M-10 10V-8H-6.4V-4.4H-3V-8H3V-4.4H6.4V-8H10V10H2.6V4a2.6 2.6 0 0 0-5.2 0V10z"),
        "city-knowledge": plan + pin + dot(0, -4.8, 2.4, INK),
        "trojan-horse": solid(HORSE) + dot(3.4, -5.6, 0.9, INK),
        "extreme-remedies": syringe
        + solid("M-6.4 2.2L2.2-6.4 6.4-2.2-2.2 6.4-7 7z")
        + dark("M-1.8-.6L.8 2M1-3.4L3.6-.8", 1.3),
        "caravan": hut
        + el("path", d="M-2.6 4.6V1.4a2.5 2.5 0 0 1 5 0V4.6z", fill=INK)
        + lines("M-10 8.6H8C10.6 8.6 11.4 6.4 10.6 4.6M-5 8V5M4 8V5", 1.9),
    }


def logistic() -> dict[str, str]:
    """Field Engineer, Snow Boots, Drop Pod, Underground Shortcut, Prevail, Remote Control."""
    boot = "M-6.4-10.6H2.4V.6C5.4 1.4 9.8 2.4 10.2 6.2H-6.4z"
    canopy = (
        "M-10.6-1.6C-10.6-7.4-6-10.8 0-10.8S10.6-7.4 10.6-1.6C8.6-3.4 6-3.4 4.4-1.6 2.6-3.4-2.6-3.4-4.4-1.6"
        "-6-3.4-8.6-3.4-10.6-1.6z"
    )
    tunnel = "M-11 9.8V1C-11-5.8-6.2-10.2 0-10.2S11-5.8 11 1V9.8H6.2V1.8C6.2-2.4 3.6-5 0-5S-6.2-2.4-6.2 1.8V9.8z"
    waves = "M-6.6-5.6a9 9 0 0 1 13.2 0M-3.8-3.2A5.2 5.2 0 0 1 3.8-3.2"
    return {
        "field-engineer": solid(SPANNER) + dot(-7.4, 7.2, 1.2, INK),
        "snow-boots": solid(boot) + lines("M-7.4 9.8H10.4", 2.4) + dark("M-6.4-6.4H2.4M-.4-2.6h2.8M-.4.4h2.8", 1.2),
        "drop-pod": solid(canopy)
        + lines("M-9.6-1L-2.6 5.4M9.6-1L2.6 5.4M-4-1.4L-1.4 5M4-1.4L1.4 5", 1.2)
        + solid("M-3.8 5.2H3.8V11H-3.8z"),
        "underground-shortcut": solid(tunnel) + lines("M0 10V1M-3 4L0 .8 3 4", 2),
        "prevail": solid(FIST) + dark("M-4-6V-2.6M-.3-6.4V-2.8M3.4-6V-2.8M-7-.6H1.6C3-.6 3 1.6 1.6 1.8L-1.2 2.2", 1.2),
        "remote-control": lines("M-3.4-1.4H3.4V10.4H-3.4z", 2) + lines(waves, 1.8) + dot(0, 2.4, 1.4),
    }


def machinery() -> dict[str, str]:
    """Resource Exploitation, Alternative Energy, Delivery Robot, Deep Dig, Market Insight, Trading Post."""
    car = lines("M-6-11H6V1.4H-6z", 1.9) + solid("M0-9L3.2-5.4H-3.2z") + solid("M0-.6L3.2-4.2H-3.2z")
    cog = el("circle", cy=7, r=3.2, fill="none", stroke="currentColor", stroke_width=2.2)
    teeth = lines("M0 2.6v1M0 10.4v1M-4.6 7h1M3.6 7h1M-3.3 3.8l.7.7M2.6 9.6l.7.7M-3.3 10.2l.7-.7M2.6 4.5l.7-.7", 1.9)
    plug = solid("M-7.4-3.6H7.4V0C7.4 4 4.4 6.6 0 6.6S-7.4 4-7.4 0z")
    head = solid("M-7.6-7.6H7.6V2.6H-7.6z") + lines("M0-7.6V-10.4M-9.8-4.4V-.6M9.8-4.4V-.6", 2)
    eye = "M-10.6-4.6C-6-11 6-11 10.6-4.6 6 1.8-6 1.8-10.6-4.6z"
    return {
        "resource-exploitation": car + cog + teeth,
        "alternative-energy": plug
        + lines("M-3.6-4V-10M3.6-4V-10M0 6.6V11", 2.4)
        + el("path", d="M1-2.6L-2.6 1.6H0L-1 4.8 2.8.6H.4z", fill=INK),
        "delivery-robot": head
        + el("path", d="M-3.6-3.4h.01M3.6-3.4h.01", stroke=INK, stroke_width=3.2, stroke_linecap="round")
        + dark("M-3 .4H3", 1.4)
        + solid("M-6 4.4H6V10.6H-6z")
        + dark("M0 4.6V10.4M-6 7.4H6", 1.1),
        "deep-dig": solid("M-2-11H2V2H5.4V4.4C5.4 8 1.4 10.4 0 11.4-1.4 10.4-5.4 8-5.4 4.4V2H-2z")
        + dark("M0 4V8.4", 1.2),
        "market-insight": lines(eye, 1.8)
        + dot(0, -4.6, 2.9)
        + lines("M-5 4.4V10.8H5V4.4", 1.9)
        + lines("M-1.6 7.6H1.6", 1.6),
        "trading-post": solid(AWNING) + lines("M-7.4 2.4V9.6H7.4V2.4M-1 9V4.4H4", 2),
    }
