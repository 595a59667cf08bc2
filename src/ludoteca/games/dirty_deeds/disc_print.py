"""What is printed on a disc of any radius: the rings of the content as far as they go, further ones made like them."""

from __future__ import annotations

from ludoteca.games.dirty_deeds.content import WHEELS, Ring
from ludoteca.games.dirty_deeds.rules.names import HOURGLASS, NOTHING
from ludoteca.games.dirty_deeds.rules.wheels import spots_before
from ludoteca.kernel.hexes import rings

KINDS = {"traditions": 1, "enchantments": 2}


def discs(printed: dict[str, list[Ring]], radius: list[int]) -> list[int]:
    """The spots of the three discs at orientation 0, one after the other."""
    return [spot for wheel, r in zip(WHEELS, radius, strict=True) for spot in disc(printed[wheel], r, wheel)]


def disc(printed: list[Ring], radius: int, wheel: str) -> list[int]:
    """DD-BOARD-03 one disc; DD-END-01 that of the small wheel has the hourglass, always on its outermost ring.

    >>> from ludoteca.games.dirty_deeds import content
    >>> len(disc(content.rings()["small"], 2, "small")), disc(content.rings()["small"], 5, "small").count(3)
    (37, 1)
    """
    spots = [int(NOTHING)] * spots_before(radius + 1)
    if wheel == "small":
        spots[hourglass_spot(printed, radius)] = int(HOURGLASS)
    for k in range(radius + 1):
        start = spots_before(k)
        for field, kind in KINDS.items():
            icons = getattr(printed[k], field) if k < len(printed) else spread(printed, field, k)
            for place in icons:
                spots[free_spot(spots, start, max(1, 12 * k), place)] = kind
    return spots


def hourglass_spot(printed: list[Ring], radius: int) -> int:
    """Where the hourglass is printed: as in the content if the wheel is that large, else at the same angle."""
    rim = len(printed) - 1
    place = printed[rim].hourglass[0]
    return spots_before(radius) + place * radius // rim


def spread(printed: list[Ring], field: str, k: int) -> list[int]:
    """A ring beyond the printed ones: as many icons for a hex as in the middle, at even distances.

    Enchantments begin half-way between two Traditions, and every ring a little further round than the one inside it,
    so that some icons lie under hexes and some are cut.
    """
    icons = sum(len(getattr(ring, field)) for ring in printed)
    count = round(icons * 6 * k / len(rings(len(printed) - 1)))
    around = 12 * k
    begin = 5 * k if field == "traditions" else 5 * k + around // max(1, 2 * count)
    return [(begin + j * around // count) % around for j in range(count)]


def free_spot(spots: list[int], start: int, around: int, place: int) -> int:
    """The first empty spot of a ring from a place on, clockwise."""
    return next(
        start + (place + k) % around for k in range(around) if spots[start + (place + k) % around] == int(NOTHING)
    )
