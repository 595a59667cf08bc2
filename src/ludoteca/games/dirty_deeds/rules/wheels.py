"""The wheels: hexes in rings around a centre, their neighbours, and which spot of the disc below lies under which hex.

The hexes are fixed; the printed disc below turns (DD-BOARD-04). Along ring k of the disc there are 12k spots, one under
the middle of each hex and one under each border between two; a notch moves the print by k spots, or by 2k if a wheel
has only six teeth (DD-KEY-13). A resource on a spot between two hexes is cut by their border (DD-KEY-14).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import BIG, MEDIUM, SMALL, WHEELS
from ludoteca.kernel.graph import FAR, Graph
from ludoteca.kernel.hexes import AROUND, Hex, distance, neighbours, rings
from ludoteca.kernel.numbers import Place

LETTERS = "BMS"
LARGEST: Final[i64] = 6  # no wheel has a larger radius
ROWS: Final[i64] = 13  # of the largest wheel, and hexes in its longest row
ROW_LETTERS = "ABCDEFGHIJKLM"
SITES = tuple(f"{letter}{number}" for letter in ROW_LETTERS for number in range(1, 14))
SPOTS_A_RING: Final[i64] = 12
NO_SPOT: Final[i64] = -1


def hex_name(wheel: int, place: Hex) -> str:
    """How records and tests write a hex: the letter of its wheel and its coordinates, `B4,-1`."""
    return f"{LETTERS[wheel]}{place[0]},{place[1]}"


def row_of(place: Hex, radius: int) -> int:
    """The row of a hex on a wheel so large, from the topmost one."""
    return place[1] + radius


def along_row(place: Hex, radius: int) -> int:
    """How many hexes of its row lie to the left of a hex."""
    return place[0] + min(radius, radius + place[1])


def site(place: Hex, radius: int) -> str:
    """Where people find a hex: the letter of its row and its number along it, from the left.

    >>> site((4, 0), 4), site((0, -4), 4), site((-4, 4), 4)
    ('E9', 'A1', 'I1')
    """
    return SITES[row_of(place, radius) * ROWS + along_row(place, radius)]


def size(number: i64) -> i64:
    return -number if number < 0 else number


def spots_before(k: int) -> int:
    """How many spots of a disc lie on the rings inside ring k; the centre is one spot."""
    return 0 if k == 0 else 1 + 6 * k * (k - 1)


def contacts(radius: list[int]) -> list[tuple[int, Hex, int, Hex]]:
    """DD-BOARD-06 where the wheels touch by the ruling `links`: in the middle of sides that face one another."""
    b, m, s = radius
    return [
        (int(BIG), (b, -(b // 2)), int(MEDIUM), (-m, m // 2)),
        (int(MEDIUM), (0, -m), int(SMALL), (s - s // 2, s // 2)),
        (int(SMALL), (-(s // 2), s), int(BIG), (b - b // 2, -b)),
    ]


@final
class Wheels:
    """The fixed tables of the three wheels, for any radius and for six or twelve notches."""

    def __init__(self, radius: list[int], notches: i64, touching: bool) -> None:
        self.notches = notches
        self.touching = touching
        places = [rings(r) for r in radius]
        self.radius: vec[i64] = vec[i64]([i64(r) for r in radius])
        self.first: vec[i64] = vec[i64]([i64(0)])  # of each wheel: its first hex
        self.first_spot: vec[i64] = vec[i64]([i64(0)])  # of each wheel: the first spot of its disc
        for wheel in range(3):
            self.first = append(self.first, self.first[wheel] + i64(len(places[wheel])))
            self.first_spot = append(self.first_spot, self.first_spot[wheel] + i64(spots_before(radius[wheel] + 1)))
        self.hexes: i64 = self.first[WHEELS]
        self.spots: i64 = self.first_spot[WHEELS]
        self.wheel: vec[i64] = vec[i64]()
        self.q: vec[i64] = vec[i64]()
        self.r: vec[i64] = vec[i64]()
        self.rim: vec[i64] = vec[i64]()  # 1 on the outermost ring
        self.site: vec[i64] = vec[i64]()  # where people find it, among SITES
        self.under: vec[i64] = vec[i64]()  # by hex and orientation: the spots under its left border, middle, right one
        for wheel in range(3):
            for number, (q, r) in enumerate(places[wheel]):
                away = distance((q, r))
                self.wheel = append(self.wheel, i64(wheel))
                self.q = append(self.q, i64(q))
                self.r = append(self.r, i64(r))
                self.rim = append(self.rim, i64(1 if away == radius[wheel] else 0))
                row, along = row_of((q, r), radius[wheel]), along_row((q, r), radius[wheel])
                self.site = append(self.site, i64(row) * ROWS + i64(along))
                self._lay_spots(i64(wheel), i64(away), i64(number))
        self.corner: vec[i64] = vec[i64]([i64(places[0].index((a * radius[0], b * radius[0]))) for a, b in AROUND])
        self.link: vec[i64] = vec[i64]()  # pairs of hexes that touch across wheels
        if touching:
            for one, here, other, there in contacts(radius):
                self.link = append(self.link, self.first[one] + i64(places[one].index(here)))
                self.link = append(self.link, self.first[other] + i64(places[other].index(there)))
        self.graph = Graph(self._neighbours(places))

    def _neighbours(self, places: list[list[Hex]]) -> list[list[int]]:
        """Those on the same wheel, and across a contact."""
        found: list[list[int]] = []
        for wheel in range(3):
            first = int(self.first[wheel])
            found += [[first + other for other in around] for around in neighbours(places[wheel])]
        for k in range(i64(len(self.link))):
            found[int(self.link[k])].append(int(self.link[k ^ 1]))
        return found

    def _lay_spots(self, wheel: i64, k: i64, number: i64) -> None:
        """Which spots lie under a hex of ring k at each orientation."""
        start = self.first_spot[wheel] + i64(spots_before(int(k)))
        around = SPOTS_A_RING * k
        middle = 2 * (number - (1 + 3 * k * (k - 1)))
        for turned in range(self.notches):
            for side in range(i64(-1), i64(2)):
                if k == 0:
                    self.under = append(self.under, start if side == 0 else NO_SPOT)
                else:
                    shift = k * turned * (SPOTS_A_RING // self.notches)
                    self.under = append(self.under, start + (middle + side - shift + 2 * around) % around)

    def distance(self, one: i64, other: i64) -> i64:
        """How many steps from hex to hex; FAR if no way leads from wheel to wheel."""
        if self.wheel[one] == self.wheel[other]:
            q = self.q[one] - self.q[other]
            r = self.r[one] - self.r[other]
            return max(max(size(q), size(r)), size(q + r))
        return self._across(one, other) if self.touching else FAR

    def _across(self, one: i64, other: i64) -> i64:
        """The shortest way over a contact between the two wheels, or over both contacts with the third."""
        third = WHEELS - self.wheel[one] - self.wheel[other]
        out = self._contact(self.wheel[one], self.wheel[other])
        back = self._contact(self.wheel[other], self.wheel[one])
        straight = self.distance(one, out) + 1 + self.distance(back, other)
        out = self._contact(self.wheel[one], third)
        back = self._contact(self.wheel[other], third)
        between = self.distance(self._contact(third, self.wheel[one]), self._contact(third, self.wheel[other]))
        return min(straight, self.distance(one, out) + between + self.distance(back, other) + 2)

    def _contact(self, here: Place, there: Place) -> i64:
        """The hex of one wheel that touches the other."""
        link = self.link
        for k in range(i64(len(link))):
            if self.wheel[link[k]] == here and self.wheel[link[k ^ 1]] == there:
                return link[k]
        raise IndexError(f"wheels {here} and {there} do not touch")

    def spot(self, place: Place, turned: i64, side: i64) -> i64:
        """The spot under a hex at an orientation: side 0 its left border, 1 its middle, 2 its right border."""
        return self.under[(place * self.notches + turned) * 3 + side]
