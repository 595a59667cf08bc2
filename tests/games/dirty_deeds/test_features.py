from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules import traits
from ludoteca.games.dirty_deeds.rules.names import AT_TURNS_END, SMALL
from ludoteca.games.dirty_deeds.rules.scoring import points
from ludoteca.games.dirty_deeds.rules.state import COMMON
from ludoteca.games.dirty_deeds.rules.underground import FORWARD, harvest, turn_wheel
from ludoteca.games.dirty_deeds.rules.wheels import SITES
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.hexes import ring
from ludoteca.play.game import fresh, seed_bytes
from tests.games.dirty_deeds.table import Table, deeds

MEDIUM_RIM = " ".join(f"M{q},{r}" for q, r in ring(3))
SMALL_CORNERS = "S2,0 S0,2 S-2,2 S-2,0 S0,-2"  # all but one
AHEAD_ON_EARTH = "B-3,3 B-3,4 B-4,3 B-3,2 B-2,2"  # six hexes of seat 1 with its base


def row(rules, s, viewer=0):
    out = vec[float]([0.0] * (len(rules.phases) + rules.sides * len(rules.traits)))
    rules.features(s, viewer, out)
    return list(out)


def phase(t, name):
    return row(t.rules, t.s)[t.rules.phases.index(name)]


def trait(t, name, seat=0):
    return row(t.rules, t.s)[len(t.rules.phases) + seat * len(t.rules.traits) + t.rules.traits.index(name)]


def earth():
    """Seat 0 with a few hexes around its base."""
    return deeds(2).holds(0, "B3,0 B3,1")


def faced(wheel):
    """A hex of each seat, next to one another."""
    return deeds(2).holds(0, f"{wheel}0,0").holds(1, f"{wheel}1,0")


def rich(**screen):
    return deeds(2).screen(0, **screen)


def costly(who, **screen):
    return rich(**screen).hand(0, who, "costly")


def on_elves(*, leads):
    """Seat 0 beside the rim of the small wheel, where nothing was seen yet."""
    return deeds(2).holds(0, "S1,0") if leads else deeds(2).holds(0, "S1,0").holds(1, AHEAD_ON_EARTH)


def spy_only(t):
    for who in ("knight", "chrono", "engineer"):
        t.stands(f"0-{who}", "exhausted")
    return t


def on_rim(*, leads):
    """Seat 0 sees through a hex of the rim, and one notch would show it another spot."""
    return deeds(2).holds(0, "S2,0") if leads else deeds(2).holds(0, "S2,0").holds(1, AHEAD_ON_EARTH)


def all_out():
    t = deeds(2).holds(0, "B3,0 B3,1 B4,-1")
    for who, place in zip(("knight", "spy", "chrono", "engineer"), ("B4,0", "B3,0", "B3,1", "B4,-1"), strict=True):
        t.stands(f"0-{who}", place)
    return t


def prey(place="B1,0"):
    """A Spy of seat 0 on the big wheel, three steps from a hex of seat 1, whose Knight has its burden."""
    return deeds(2).holds(0, place).stands("0-spy", place).holds(1, "B-2,0").screen(1, opaque=3)


# By trait: positions of seat 0, and what the trait says of each.
POSITIONS: dict[str, list[tuple[Callable[[], Table], float]]] = {
    "big-points": [(earth, 3), (lambda: deeds(2), 1), (lambda: deeds(2).holds(1, "B-3,3"), 0)],
    "medium-points": [(lambda: earth().holds(0, "M0,0"), 3), (earth, 0)],
    "small-points": [(lambda: deeds(2).holds(0, "S0,0"), 3), (lambda: deeds(2).holds(0, "S0,0 S1,0"), 0)],
    "leads": [
        (earth, 1),
        (lambda: deeds(2).holds(0, "M0,0"), 1),
        (lambda: deeds(2).holds(0, "S0,0"), 1),
        (lambda: deeds(2), 0),
        (lambda: deeds(2).holds(1, "B-3,3"), 0),
    ],
    "area": [(lambda: earth().holds(0, "B0,0"), 3)],
    "area-lead": [
        (earth, 2),
        (lambda: deeds(2).holds(1, "B-3,3"), -1),
        (lambda: earth().holds(0, "B2,0 B2,1 B2,2"), 4),
        (lambda: deeds(2).holds(1, AHEAD_ON_EARTH), -4),
    ],
    "big-hexes": [(lambda: earth().holds(0, "B0,0"), 4)],
    "medium-hexes": [(lambda: deeds(2).holds(0, "M0,0 M2,0"), 2), (lambda: deeds(2).holds(0, MEDIUM_RIM), 12)],
    "medium-at-all": [(lambda: deeds(2).holds(0, "M0,0"), 1), (earth, 0)],
    "medium-lead": [
        (lambda: deeds(2).holds(0, "M0,0 M2,0").holds(1, "M-2,0"), 1),
        (lambda: deeds(2).holds(0, MEDIUM_RIM), 3),
        (lambda: deeds(3).holds(0, "M0,0").holds(1, "M2,0").holds(2, "M-2,0 M-3,0 M-3,1"), -2),
    ],
    "small-at-all": [(lambda: deeds(2).holds(0, "S0,0"), 1), (earth, 0)],
    "colonies": [(lambda: deeds(2).holds(0, "S0,0 S2,0 S2,-1"), 1)],
    "colony-lead": [
        (lambda: deeds(2).holds(0, "S0,0"), 1),
        (lambda: deeds(2).holds(0, "S0,0").holds(1, "S2,0 S0,2"), -1),
        (lambda: deeds(2).holds(0, SMALL_CORNERS), 2),
    ],
    "colony-sites": [
        (lambda: deeds(2), 6),
        (lambda: deeds(2).holds(0, f"S0,0 {SMALL_CORNERS}"), 1),
        (lambda: deeds(2).holds(0, f"S0,0 {SMALL_CORNERS}").holds(1, "S2,-2"), 1),
        (lambda: deeds(2).holds(0, f"S0,0 {SMALL_CORNERS}").holds(1, "S2,-2").stands("1-spy", "S2,-2"), 0),
    ],
    "medium-free": [
        (lambda: deeds(2).holds(0, "M0,0"), 1),
        (lambda: deeds(2).holds(0, "M0,0").stands("0-spy", "M0,0"), 0),
    ],
    "small-free": [
        (lambda: deeds(2).holds(0, "S0,0"), 1),
        (lambda: deeds(2).holds(0, "S0,0").stands("0-spy", "S0,0"), 0),
    ],
    "room": [
        (lambda: deeds(2), 3),
        (lambda: deeds(2).holds(0, "B3,0"), 5),
        (lambda: deeds(2).holds(0, "B3,0").holds(1, "B2,0").stands("1-spy", "B2,0"), 4),
        (lambda: deeds(2).holds(0, "B3,0 B0,0 B-2,0"), 12),
    ],
    "exposed-big": [
        (lambda: faced("B"), 1),
        (lambda: faced("B").stands("0-spy", "B0,0"), 0),
        (lambda: faced("B").stands("1-spy", "B1,0"), 0),
        (lambda: deeds(2).holds(1, "B3,0"), 0),
    ],
    "exposed-medium": [(lambda: faced("M"), 1), (lambda: faced("B"), 0)],
    "exposed-small": [(lambda: faced("S"), 1), (lambda: faced("B"), 0)],
    "reserve": [(lambda: deeds(2).reserve(0, 5), 5), (lambda: deeds(2).reserve(0, 9), 7)],
    "reserve-beyond": [(lambda: deeds(2).reserve(0, 9), 2), (lambda: deeds(2).reserve(0, 7), 0)],
    "reserve-empty": [(lambda: deeds(2).reserve(0, 0), 1), (lambda: deeds(2).reserve(0, 1), 0)],
    "opaque": [(lambda: rich(opaque=3), 3), (lambda: rich(opaque=6), 4)],
    "opaque-beyond": [(lambda: rich(opaque=3), 0), (lambda: rich(opaque=6), 2)],
    "coloured": [(lambda: rich(c1=2, opaque=1), 2), (lambda: rich(c1=7), 5)],
    "exchange": [
        (lambda: rich(c1=3).exhausted(c0=2), 2),
        (lambda: rich(c1=1).exhausted(c0=2), 1),
        (lambda: rich(c1=7).exhausted(c0=7), 5),
    ],
    "out-of-exchange": [(lambda: rich(c1=1).exhausted(c0=4), 3), (lambda: deeds(2).exhausted(c0=9), 5)],
    "coloured-near": [
        (lambda: deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1"), 2),
        (lambda: deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1 B-1,1 B-1,0"), 3),
        (lambda: deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1").reserve(0, 1), 1),
        (lambda: deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1").stands("1-spy", "B1,0"), 1),
        (lambda: deeds(2).holds(0, "B0,0").holds(1, "B1,0").stands("0-spy", "B0,0"), 0),
    ],
    "cut-off": [(lambda: deeds(2).reserve(0, 0), 1), (lambda: rich(c1=1).reserve(0, 0), 0)],
    "exhausted": [(lambda: deeds(2).exhausted(c0=4, c1=2), 4)],
    "leaked": [(lambda: deeds(2).screen(1, c0=3), 3), (lambda: rich(c1=3), 0)],
    "traditions": [(lambda: rich(t=3), 3), (lambda: rich(t=6), 4)],
    "enchantments": [(lambda: rich(i=3), 3), (lambda: rich(i=6), 4)],
    "tokens-beyond": [(lambda: rich(t=6, i=5), 3), (lambda: rich(t=4, i=4), 0)],
    "violation-afforded": [(lambda: rich(opaque=1, t=2, i=2), 1), (lambda: rich(opaque=1, t=1, i=2), 0)],
    "violation-lacks": [(lambda: rich(opaque=1, t=1, i=1), 2), (lambda: rich(opaque=4, t=4, i=4), 0)],
    "portal-afforded": [(lambda: rich(opaque=2, t=2, i=3), 1), (lambda: rich(opaque=2, t=2, i=2), 0)],
    "portal-lacks": [(lambda: rich(opaque=1, c1=1, t=1, i=1), 3), (lambda: deeds(2), 7)],
    "discovery": [
        (lambda: deeds(2).holds(0, "B4,-1 B4,-2"), 1),
        (lambda: deeds(2).holds(0, "B4,-1"), 0),
        (lambda: deeds(2).holds(0, "B4,-1 B4,-2").common(t=0), 0),
    ],
    "gathering": [
        (lambda: deeds(2).holds(0, "M0,-1 M1,-1 M1,0"), 2),
        (lambda: deeds(2).holds(0, "M0,-1 M1,-1 M1,0").common(i=1), 1),
    ],
    "knight": [(lambda: deeds(2), 1), (lambda: deeds(2).stands("0-knight", "B4,0"), 0)],
    "spy": [(lambda: deeds(2), 1), (lambda: deeds(2).stands("0-spy", "exhausted"), 0)],
    "chrono": [(lambda: deeds(2), 1), (lambda: deeds(2).stands("0-chrono", "captive-1"), 0)],
    "engineer": [(lambda: deeds(2), 1), (lambda: deeds(2).hand(0, "engineer"), 0)],
    "anybody": [(lambda: deeds(2), 1), (all_out, 0), (lambda: all_out().hand(0, "fist"), 1)],
    "captives": [
        (lambda: deeds(2).stands("0-spy", "captive-1").stands("0-knight", "exhausted"), 1),
        (lambda: deeds(2).stands("1-spy", "captive-0"), 0),
    ],
    "on-big": [(all_out, 4)],
    "on-medium": [(lambda: deeds(2).holds(0, "M0,0").stands("0-spy", "M0,0"), 1), (all_out, 0)],
    "on-small": [(lambda: deeds(2).holds(0, "S0,0").stands("0-spy", "S0,0"), 1), (all_out, 0)],
    "threatened": [
        (prey, 1),
        (lambda: prey("B2,0"), 0),
        (lambda: prey("M0,0"), 0),
        (lambda: prey().screen(1, opaque=2), 0),
        (lambda: prey().stands("1-knight", "B-4,4"), 0),
        (lambda: prey().hand(1, "knight"), 0),
        (lambda: prey().hand(1, "knight", "costly"), 1),
        (lambda: prey().hand(1, "spy"), 1),
    ],
    "familiar": [(lambda: deeds(2).familiar(0, 2), 2), (lambda: costly("chrono", opaque=3).familiar(0, 2), 3)],
    "familiar-near": [
        (lambda: deeds(2).familiar(0, 3), 1),
        (lambda: deeds(2).familiar(0, 2), 0),
        (lambda: costly("chrono", opaque=3).familiar(0, 3), 0),
    ],
    "familiar-acts": [
        (lambda: deeds(2).familiar(0, 3), 0),
        (lambda: costly("chrono", opaque=3).familiar(0, 3), 1),
        (lambda: rich(opaque=3).familiar(0, 3).acts(0, "chrono", "costly").play("place:B4,0 turn-stop"), 1),
    ],
    "riot-near": [
        (lambda: earth().holds(0, "B2,0").familiar(1, 3), 2),
        (lambda: deeds(2).holds(0, "B3,0").familiar(1, 3), 1),
        (lambda: earth().holds(0, "M0,0 S0,0").familiar(1, 3), 3),
        (lambda: earth().familiar(1, 3).common(opaque=1), 1),
        (lambda: earth().familiar(1, 2), 0),
        (lambda: earth().familiar(0, 3), 0),
    ],
    "hand-recruits": [
        (lambda: all_out().hand(0, "fist"), 4),
        (lambda: all_out().stands("0-spy", "captive-1").hand(0, "fist"), 3),
        (lambda: deeds(2).stands("0-spy", "exhausted").hand(0, "fist"), 1),
        (all_out, 0),
    ],
    "hand-exchange": [
        (lambda: rich(c1=3).exhausted(c0=2).hand(0, "fist"), 2),
        (lambda: rich(c1=7).exhausted(c0=7).acts(0, "fist").play("exchange:1:opaque"), 4),
        (lambda: rich(c1=3).exhausted(c0=2), 0),
    ],
    "hand-idle": [
        (lambda: deeds(2).hand(0, "fist"), 1),
        (lambda: deeds(2).stands("0-spy", "B4,0").hand(0, "fist"), 0),
        (lambda: rich(c1=3).exhausted(c0=2).hand(0, "fist"), 0),
        (lambda: deeds(2), 0),
    ],
    "hand-expansion-big": [
        (lambda: deeds(2).hand(0, "knight"), 3),
        (lambda: deeds(2).reserve(0, 2).hand(0, "knight"), 2),
        (lambda: deeds(2).holds(1, "B3,0").stands("1-spy", "B3,0").hand(0, "knight"), 2),
        (lambda: deeds(2).acts(0, "knight").play("place:B4,0 conquer:B3,0"), 0),  # it is being carried out
        (lambda: deeds(2), 0),
    ],
    "hand-expansion-medium": [(lambda: deeds(2).holds(0, "M0,0").hand(0, "knight"), 3)],
    "hand-expansion-small": [(lambda: deeds(2).holds(0, "S0,0").hand(0, "knight"), 3)],
    "hand-instigation-big": [
        (lambda: faced("B").screen(0, opaque=3).hand(0, "spy"), 1),
        (lambda: faced("B").hand(0, "spy"), 0),
        (lambda: faced("B").holds(1, "B0,1 B-1,1 B-1,0").screen(0, opaque=4).hand(0, "spy"), 3),
    ],
    "hand-instigation-medium": [(lambda: faced("M").screen(0, opaque=3).hand(0, "spy"), 1)],
    "hand-instigation-small": [(lambda: faced("S").screen(0, opaque=3).hand(0, "spy"), 1)],
    "hand-discovery": [
        (lambda: deeds(2).holds(0, "B4,-1 B4,-2").hand(0, "chrono"), 1),
        (lambda: deeds(2).holds(0, "B4,-1 B4,-2").screen(0, t=4).hand(0, "chrono"), 0),
        (lambda: deeds(2, simple_choice="commit").holds(0, "B4,-1 B4,-2").hand(0, "chrono", "drilling"), 0),
    ],
    "hand-drilling": [
        (lambda: deeds(2).hand(0, "chrono"), 1),
        (lambda: deeds(2).reserve(0, 0).hand(0, "chrono"), 0),
        (lambda: deeds(2, simple_choice="commit").hand(0, "chrono", "discovery"), 0),
    ],
    "hand-drilling-tokens": [
        # Three spots under B3,0, and 23 icons on the 115 spots of the big wheel that no base shows.
        (lambda: deeds(2).hand(0, "chrono"), 3 * 23 / 115),
        # A Tradition seen under B2,0 and an Enchantment between B0,2 and B-1,2, each with two empty spots beside it.
        (lambda: deeds(2).holds(1, "B2,0 B0,2").hand(0, "chrono"), 3 * (13 + 8) / 109),
        (lambda: deeds(2).holds(1, "B4,-1").hand(0, "chrono"), 1),
        (lambda: deeds(2).holds(0, "B1,0").holds(1, "B0,0").hand(0, "chrono"), 1),
        (lambda: deeds(2).common(t=0, i=0).hand(0, "chrono"), 0),
    ],
    "hand-gathering": [
        (lambda: deeds(2).holds(0, "M0,-1 M1,-1 M1,0").hand(0, "engineer"), 2),
        (lambda: deeds(2).holds(0, "M0,-1 M1,-1 M1,0").screen(0, i=3).hand(0, "engineer"), 1),
    ],
    "hand-tunnel": [
        (lambda: deeds(2).hand(0, "engineer"), 1),
        (lambda: deeds(2).reserve(0, 0).hand(0, "engineer"), 0),
        (lambda: deeds(2).stands("0-spy", "B4,0").hand(0, "engineer"), 0),
    ],
    "hand-tunnel-colony": [
        (lambda: deeds(2).holds(0, "S0,0").hand(0, "engineer"), 1),
        (lambda: deeds(2).holds(0, "S0,0").stands("0-spy", "S0,0").hand(0, "engineer"), 0),
        (lambda: deeds(2).holds(0, f"S0,0 S2,-2 {SMALL_CORNERS}").hand(0, "engineer"), 0),
        (lambda: deeds(2).holds(0, "S0,0").reserve(0, 0).hand(0, "engineer"), 0),
    ],
    "hand-defeat": [
        (lambda: faced("B").stands("1-spy", "B1,0").screen(0, opaque=3).hand(0, "knight", "costly"), 1),
        (lambda: costly("knight", opaque=3), 0),
    ],
    "hand-acceleration": [(lambda: costly("chrono", opaque=3), 1), (lambda: rich(opaque=3), 0)],
    "hand-landing": [
        (lambda: costly("spy", opaque=1, t=2, i=2), 1),
        (lambda: costly("engineer", opaque=2, t=2, i=3), 1),
        (lambda: costly("spy", opaque=1, t=2, i=2).reserve(0, 0), 0),
    ],
    "hand-landing-points": [
        (lambda: earth().screen(0, opaque=1, t=2, i=2).hand(0, "spy", "costly"), 3),
        (lambda: earth().holds(1, "M0,0 M1,0").screen(0, opaque=1, t=2, i=2).hand(0, "spy", "costly"), 1),
        (lambda: earth().holds(0, "M0,0").screen(0, opaque=1, t=2, i=2).hand(0, "spy", "costly"), 0),
    ],
    "hand-portal-colony": [
        (lambda: costly("engineer", opaque=2, t=2, i=3), 1),
        (lambda: costly("engineer", opaque=2, t=2, i=3).holds(0, f"S0,0 S2,-2 {SMALL_CORNERS}"), 0),
        (lambda: costly("spy", opaque=1, t=2, i=2), 0),
    ],
    "conquests-left": [
        (lambda: deeds(2).acts(0, "knight").play("place:B4,0 conquer:B3,0"), 2),
        (lambda: deeds(2).reserve(0, 2).acts(0, "knight").play("place:B4,0 conquer:B3,0"), 1),
        (
            lambda: deeds(2)
            .holds(1, "B3,1").stands("1-spy", "B3,1").acts(0, "knight").play("place:B4,0 conquer:B3,0"),
            1,
        ),
        (
            lambda: deeds(2, expansion="chained")
            .holds(1, "B3,1").stands("1-spy", "B3,1").acts(0, "knight").play("place:B4,0 conquer:B3,0"),
            2,  # B3,0 leads on
        ),
        (lambda: deeds(2).acts(0, "knight").play("place:B4,0"), 0),
    ],
    "conquests-left-small": [
        (lambda: deeds(2).holds(0, "S0,0").acts(0, "knight").play("place:S0,0 conquer:S1,0"), 2),
        (lambda: deeds(2).acts(0, "knight").play("place:B4,0 conquer:B3,0"), 0),
    ],
    "covers-left": [
        (
            lambda: faced("B")
            .holds(1, "B0,1").holds(0, "B-1,0").screen(0, opaque=3).acts(0, "spy").play("place:B0,0 instigate:B1,0"),
            1,
        ),
        (
            lambda: faced("B")
            .holds(1, "B0,1 B-1,1").screen(0, opaque=2).acts(0, "spy").play("place:B0,0 instigate:B1,0"),
            1,
        ),
    ],
    "reach-leading": [
        (lambda: on_elves(leads=True), 3 / 12),  # an Expansion from S1,0
        (lambda: on_elves(leads=True).reserve(0, 2), 2 / 12),
        (lambda: earth().holds(0, "S1,0 S2,0"), 2 / 11),  # S1,1 and S2,-1 are all that is left beside them
        (lambda: on_elves(leads=True).stands("0-knight", "B4,0"), 1 / 12),  # Drilling
        (lambda: spy_only(on_elves(leads=True)), 0),
        (lambda: on_elves(leads=True).hand(0, "knight"), 3 / 12),
        (lambda: on_elves(leads=True).screen(0, opaque=3).hand(0, "knight", "costly"), 1 / 12),
        (lambda: deeds(2).holds(0, "S0,0").hand(0, "engineer"), 1 / 12),
        (lambda: on_elves(leads=True).stands("0-spy", "S1,0").stands("0-chrono", "B4,0"), 0),  # no hex to act from
        (lambda: deeds(2).holds(0, "S0,0"), 1 / 12),  # a Tunnel
        (lambda: deeds(2).holds(0, "S0,0").stands("0-engineer", "B4,0"), 0),
        (lambda: deeds(2).holds(0, "S0,0").reserve(0, 0), 0),
        (lambda: earth().screen(0, opaque=2, t=2, i=3), 1 / 12),  # a Portal
        (earth, 0),
        (lambda: deeds(2).holds(0, "S2,0 S0,2 S-2,2").screen(0, opaque=3).reserve(0, 0), 3 / 9),  # an Acceleration
        (lambda: on_elves(leads=True).at(9, 2), 1),  # it is found
        (lambda: on_elves(leads=False), 0),
    ],
    "reach-behind": [
        (lambda: on_elves(leads=False), 3 / 12),
        (lambda: on_elves(leads=False).at(9, 2), 1),
        (lambda: on_elves(leads=True), 0),
    ],
    "turn-leading": [
        (lambda: on_rim(leads=True), 1 / 11),
        (lambda: on_rim(leads=True).stands("0-spy", "B4,0"), 0),  # the big wheel turns
        (lambda: on_rim(leads=True).at(9, 2), 1),
        (lambda: on_rim(leads=False), 0),
    ],
    "watch-leading": [
        (lambda: on_rim(leads=True).stands("0-spy", "B4,0"), 1 / 11),
        (lambda: earth().holds(0, "S2,0 S1,1"), 1 / 10),  # the spot under one of them has been seen under the other
        (lambda: on_elves(leads=True), 0),
        (lambda: deeds(2, radius_small=3).holds(0, "S3,0"), 3 / 33),  # on an odd ring it may be cut by a border
        (lambda: on_rim(leads=True).at(9, 2), 1),
        (lambda: deeds(2, hourglass_trigger="conquest").holds(0, "S2,0"), 0),
        (lambda: on_rim(leads=False), 0),
    ],
    "searched-leading": [
        (lambda: earth().holds(0, "S2,0 S1,1"), 2 / 12),
        (lambda: on_rim(leads=True).at(9, 2), 1),
        (lambda: on_rim(leads=False), 0),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "k"), [(name, k) for name, positions in POSITIONS.items() for k in range(len(positions))]
)
def test_a_trait_says_what_its_name_says(name, k):
    position, expected = POSITIONS[name][k]
    assert trait(position(), name) == pytest.approx(expected)


def test_every_trait_has_positions():
    assert list(POSITIONS) == traits.TRAITS


@pytest.mark.parametrize("names", [traits.PHASES, traits.TRAITS])
def test_numbers_go_by_the_order_of_the_names(names):
    assert [getattr(traits, name.upper().replace("-", "_")) for name in names] == list(range(len(names)))


@pytest.mark.parametrize(
    ("name", "position", "expected"),
    [
        ("always", lambda: deeds(2), 1),
        ("filled", lambda: deeds(2), 2 / 117),  # the bases
        ("filled", lambda: deeds(2).holds(0, "B3,0 M0,0").holds(1, "S0,0"), 5 / 117),
        ("found", lambda: deeds(2), 0),
        ("found", lambda: deeds(2).at(9, 3), 1),
        ("revealed", lambda: deeds(2), 0),
        ("revealed", lambda: deeds(2).at(9, 3), 1 / 3),
        ("revealed", lambda: deeds(2).at(9, -1), 1 / 4),  # seen in this turn, and three follow
        ("last", lambda: deeds(2).at(9, 1), 1),
        ("last", lambda: deeds(2).at(9, 2), 0),
        ("last", lambda: deeds(2, final_turns=0).at(9, -1), 1),
        ("dryness", lambda: deeds(2), 0),
        ("dryness", lambda: rich(c1=2).reserve(0, 0).reserve(1, 1), 0.75),
    ],
)
def test_phases_tell_how_far_the_match_has_gone(name, position, expected):
    assert phase(position(), name) == pytest.approx(expected)


def test_with_three_seats_each_has_its_own_row():
    t = deeds(3).holds(0, "M0,0").holds(1, "S0,0").holds(2, "B0,-3")
    assert [trait(t, "medium-at-all", seat) for seat in range(3)] == [1, 0, 0]
    assert [trait(t, "colonies", seat) for seat in range(3)] == [0, 1, 0]
    assert [trait(t, "area", seat) for seat in range(3)] == [1, 1, 2]


@pytest.mark.parametrize(("direction", "chance"), [("forward", 1 / 10), ("backward", 0)])
def test_a_wheel_that_turns_back_shows_nothing_new(direction, chance):
    t = deeds(2, end_turn_direction=direction).holds(0, "S2,0")
    turn_wheel(t.s, SMALL, FORWARD, AT_TURNS_END)
    assert trait(t, "watch-leading") == pytest.approx(chance)


def test_the_second_seat_is_seen_as_the_first_one():
    t = deeds(2).holds(0, "B1,0").holds(1, "B0,0 S1,0").stands("1-spy", "B0,0").stands("1-knight", "captive-0")
    assert trait(t, "threatened", 1) == 0
    assert trait(t.screen(0, opaque=3), "threatened", 1) == 1
    assert trait(t, "captives", 1) == 1
    assert trait(t.screen(0, opaque=3, c1=2), "leaked", 1) == 2
    assert trait(t.hand(1, "fist"), "hand-recruits", 1) == 1  # a captive does not come back
    assert trait(t, "reach-leading", 1) == pytest.approx(1 / 12)


def test_an_hourglass_that_was_seen_but_not_revealed_lies_where_it_was_seen():
    """By the ruling `hourglass_trigger` a wheel that turns reveals nothing, yet everybody sees what passes."""
    t = deeds(2, hourglass_trigger="conquest").holds(0, "S0,-2")
    turn_wheel(t.s, SMALL, FORWARD, AT_TURNS_END)
    assert not t.revealed
    assert trait(t, "searched-leading") == pytest.approx(11 / 12)
    assert trait(t, "reach-leading") == 1
    t.stands("1-spy", "S1,-2")
    assert trait(t, "reach-leading") == 0


SETTINGS = [
    {},
    {"memory_aid": True, "print_known": True},
    {"radius_small": 3, "hourglass_trigger": "conquest", "simple_choice": "commit"},
    {"links": "touching", "base_counts": False, "harvest_scope": "wheel", "n_breach": 2},
    {"underground": "shuffled", "expansion": "chained", "protect_occupied": True, "start_traditions": 3},
]


def positions(seats, settings, seed, every):
    """Positions of a match played at random."""
    rules = GAME.rules({"max_turns": 20, **settings}, seats)
    s, rng, out = fresh(rules, seed_bytes(seed)), Rng(seed), Options()
    taken = 0
    while rules.acting(s) >= 0:
        if taken % every == 0:
            yield rules, s
        seat = rules.acting(s)
        rules.options(s, seat, out)
        rules.take(s, seat, out.actions[rng.below(out.count)])
        taken += 1
    yield rules, s


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("settings", SETTINGS)
def test_features_tell_nothing_of_what_is_hidden(seats, settings):
    rng = Rng(5)
    for rules, s in positions(seats, settings, 3, 5):
        for viewer in range(seats):
            known = row(rules, s, viewer)
            assert row(rules, rules.imagine(s, viewer, rng), viewer) == known
            assert row(rules, rules.imagine(s, viewer, rng), viewer) == known


@pytest.mark.parametrize("settings", SETTINGS)
def test_points_and_harvests_are_those_of_the_rules(settings):
    for rules, s in positions(3, settings, 4, 7):
        told = row(rules, s)
        for seat in range(3):
            own = told[len(rules.phases) + seat * len(rules.traits) :]
            assert own[:3] == [points(s, seat, wheel) for wheel in range(3)]
            for token, name in enumerate(("discovery", "gathering")):
                places = [rules.layout.wheels.first[wheel] for wheel in range(3)]
                most = max(harvest(s, seat, token, place) for place in places)
                assert own[rules.traits.index(name)] == min(most, s.zones[COMMON + token], 6)


def test_an_event_names_the_hex_it_speaks_of_whatever_the_size_of_the_wheels():
    for radius in (3, 4, 6):
        t = deeds(2, radius_big=radius, radius_small=1).screen(0, opaque=1, t=2, i=2).acts(0, "spy", "costly")
        t.play("conquer:M-3,1")
        assert [(values["place"], SITES[values["site"]]) for values in t.told("conquered")] == [(1, "E1")]
        t = deeds(2, radius_big=radius, radius_small=1).screen(0, opaque=2, t=2, i=3).acts(0, "engineer", "costly")
        placed = t.play("conquer:S-1,1").told("placed")[0]
        assert (placed["place"], SITES[placed["site"]]) == (2, "C1")
