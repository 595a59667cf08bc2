"""Seen: all that one person sees of a table at one moment. What has changed since another moment travels as a `Screen`.

A screen that was blank before is the same difference, taken from nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set

from msgspec import Struct

from ludoteca.play.game import AnyGame
from ludoteca.play.match import Row
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, seen_events
from ludoteca.table.protocol import (
    AreaBox,
    End,
    Lesson,
    Line,
    Log,
    Matter,
    Option,
    Part,
    Prompt,
    Screen,
    SeatCard,
    Status,
)

Fragments = Mapping[str, Mapping[str, str]]


class Story(Struct, frozen=True):
    """What has happened up to a ply, as one seat may know it; put in words only as far as it was not told before."""

    game: AnyGame
    seat: int
    ply: int
    rows: Sequence[Row]  # of which it tells the first `ply`; the match may have gone on since
    opening: Callable[[], list[Event]]
    reminds: bool  # whether lines stay that tell what is out of sight since

    def since(self, before: Story | None, texts: Texts) -> Log | None:
        """The lines after what was told before (None: nothing was); None if there are none."""
        keep = -1
        if before is not None:
            keep = self._common(before)
            if keep == self.ply == before.ply:
                return None
        lines: list[Line] = []
        for ply in range(keep + 1, self.ply + 1):
            lines += [line(self.game, event, self.seat, ply, texts, self.reminds) for event in self._news(ply)]
        return Log(keep, tuple(lines))

    def _news(self, ply: int) -> list[Event]:
        return seen_events(self.game.events, self.rows[ply - 1].news, self.seat) if ply else self.opening()

    def _common(self, before: Story) -> int:
        """How many rows both tell of that are the same from the start: the same moves, not merely equal ones."""
        count = min(before.ply, self.ply)
        while count and before.rows[count - 1] is not self.rows[count - 1]:
            count -= 1
        return count


def line(game: AnyGame, event: Event, viewer: int, ply: int, texts: Texts, reminds: bool = True) -> Line:
    """A line of the log as one viewer reads it: about whoever it names first; what happens by itself is about nobody.

    It hits the viewer if somebody else does something to them: they are named, but not first.
    """
    domains = event.kind.domains
    named = [number for name, number in event.values if domains[name].name == "seat"]
    about = named[0] if named else -1
    hits = viewer >= 0 and viewer in named[1:] and about != viewer
    fades = event.kind.fades and not reminds
    return Line(ply, texts.event(event, viewer), about, event.kind.rule, hits, game.marks(event), fades)


class Seen(Struct, frozen=True, kw_only=True):
    """Everything on a screen. What its fields mean is said at those of `Screen`, which have the same names."""

    revision: int
    seat: int
    facing: int = 0  # how the board is turned
    status: Status
    ply: int = 0
    reach: int = -1
    covered: bool = False
    areas: tuple[AreaBox, ...] = ()
    fragments: Fragments = {}  # the drawing, of which `Screen.drawn` and `gone` are the differences
    story: Story | None = None  # what `Screen.log` is told from
    prompt: Prompt | None = None
    clock: str = ""
    options: tuple[Option, ...] = ()
    seats: tuple[SeatCard, ...] = ()
    matters: tuple[Matter, ...] = ()
    seal: str = ""
    end: End | None = None
    lesson: Lesson | None = None
    plies: int | None = None


ALWAYS = ("revision", "seat", "status", "ply", "reach", "covered")  # so short that they are always said
IF_CHANGED = ("areas", "prompt", "clock", "options", "seats", "matters", "seal", "end", "lesson", "plies")


def news(before: Seen | None, now: Seen, texts: Texts) -> Screen:
    """What of a screen has changed. It is told whole to who saw nothing before, or through other eyes, or no board."""
    whole = before is None or before.seat != now.seat or (before.story is None and now.story is not None)
    old = None if whole else before
    drawn, gone = difference(old.fragments if old is not None else {}, now.fragments)
    said = {name: getattr(now, name) for name in ALWAYS}
    for name in IF_CHANGED:
        value = getattr(now, name)
        if old is None or getattr(old, name) != value:
            said[name] = value
    log = now.story.since(old.story if old is not None else None, texts) if now.story is not None else None
    return Screen(whole=whole, drawn=drawn, gone=gone, log=log, **said)


def is_silent(screen: Screen, before: Seen | None) -> bool:
    """Whether a screen says nothing that is not seen already."""
    if before is None:
        return False
    return screen == Screen(whole=False, **{name: getattr(before, name) for name in ALWAYS})


def difference(before: Fragments, after: Fragments) -> tuple[tuple[Part, ...], tuple[tuple[str, str], ...]]:
    """The elements that are new, changed or moved, and those that are gone."""
    changed: list[Part] = []
    gone: list[tuple[str, str]] = []
    for area, elements in after.items():
        old = before.get(area, {})
        if old is elements:
            continue
        if list(old) == list(elements):
            drawn_anew = [ident for ident, svg in elements.items() if svg is not old[ident] and svg != old[ident]]
            changed += [_part(area, ident, elements[ident], old[ident], None) for ident in drawn_anew]
        else:
            changed += _rearranged(area, old, elements, before)
            gone += [(area, ident) for ident in old if ident not in elements]
    gone += [(area, ident) for area in before if area not in after for ident in before[area]]
    return tuple(changed), tuple(gone)


def _rearranged(
    area: str, old: Mapping[str, str], elements: Mapping[str, str], before: Fragments
) -> Iterator[Part]:  # fmt: skip
    """What has changed in an area where elements have come, gone, or moved above others."""
    moved = _out_of_place(old, elements)
    order = list(elements)
    for ident in [ident for ident, svg in elements.items() if old.get(ident) is not svg or ident in moved]:
        svg, was = elements[ident], old.get(ident) or _elsewhere(before, ident)
        if ident in moved:
            place = order.index(ident)
            yield _part(area, ident, svg, was, order[place - 1] if place else "")
        elif svg != was:
            yield _part(area, ident, svg, was, None)


def _elsewhere(before: Fragments, ident: str) -> str:
    return next((elements[ident] for elements in before.values() if ident in elements), "")


def _part(area: str, ident: str, svg: str, was: str, after: str | None) -> Part:
    """An element that is drawn as before but for its place or dress travels without what is inside it."""
    if was:
        end = svg.index(">")
        if svg[end:] == was[was.index(">") :]:
            return Part(area, ident, svg[:end], after, outside=True)
    return Part(area, ident, svg, after)


def _out_of_place(before: Mapping[str, str], after: Mapping[str, str]) -> Set[str]:
    """The elements that must be put into their place: new ones, and those that left the order of the others."""
    new = after.keys() - before.keys()
    stayed = [ident for ident in after if ident in before]
    if stayed == [ident for ident in before if ident in after]:
        return new
    moved = set(new)
    places = {ident: k for k, ident in enumerate(before)}
    last = -1
    for ident in stayed:
        if places[ident] < last:
            moved.add(ident)
        else:
            last = places[ident]
    return moved
