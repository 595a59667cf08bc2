"""Screen: what one person sees of a match, whole or as the difference to what they saw before.

Everything here is made from the view of one seat and from worlds imagined for it, never from the true state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.events import Events
from ludoteca.kernel.state import HANDED_OVER, REVEALED, ROLLED, State
from ludoteca.play.game import AnyGame, Area
from ludoteca.play.match import AnyMatch, Row, is_simultaneous
from ludoteca.play.plan import goes_on
from ludoteca.play.texts import Texts, capital
from ludoteca.play.view import View
from ludoteca.play.vocabulary import Event, seen_events
from ludoteca.table.protocol import AreaBox, Imagined, Line, Log, Option, Part, Prompt

Fragments = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class Frame:
    """What is on a screen at one moment."""

    seq: int
    seat: int
    ply: int
    undo: int
    areas: tuple[AreaBox, ...]
    fragments: Fragments
    prompt: Prompt
    options: tuple[Option, ...]
    rows: Sequence[Row]  # the log on this screen tells of the first `ply` of them


def frame(match: AnyMatch, seat: int, texts: Texts, seq: int) -> Frame:
    """The screen of a seat, or of a spectator (-1)."""
    view = match.view(seat)
    mine = seat >= 0 and seat in match.to_act
    known = match.imagine(seat, Rng(match.ply)) if mine else None
    return Frame(
        seq=seq,
        seat=seat,
        ply=match.ply,
        undo=undo_reach(match, seat),
        areas=boxes(tuple(match.game.areas(view)), texts),
        fragments=match.game.fragments(view, texts),
        prompt=prompt(match, view, texts),
        options=options(match, known, view, texts) if known is not None else (),
        rows=match.rows,
    )


@lru_cache(maxsize=256)
def boxes(areas: tuple[Area, ...], texts: Texts) -> tuple[AreaBox, ...]:
    """Windows onto the drawing, with their titles. Few games ever change them."""
    return tuple(
        AreaBox(
            name=area.name,
            title=texts(f"area-{area.name}"),
            box=(area.x, area.y, area.width, area.height),
            least=area.least,
            closes_up=area.closes_up,
            zoom=area.zoom,
            folds=area.folds,
        )
        for area in areas
    )


def undo_reach(match: AnyMatch, seat: int) -> int:
    """The earliest ply this seat may go back to; the present one if it can only withdraw its answer; -1 for nothing."""
    if seat < 0 or match.over:
        return -1
    if match.is_ready(seat):
        return match.ply
    reach = match.undo_reach(seat)
    return reach if reach < match.ply else -1


def prompt(match: AnyMatch, view: View, texts: Texts) -> Prompt:
    """What is asked now, and of whom. Who only looks on is told the whole question, not how far somebody is in it."""
    answered = len(view.draft) if view.seat in view.to_act else -1
    said = texts.prompt(view.deciding, answered) if view.deciding else ""
    return Prompt(said, match.game.decision_rules().get(view.deciding, ""), view.to_act)


def options(match: AnyMatch, known: State, view: View, texts: Texts) -> tuple[Option, ...]:
    """What a seat may do in a world imagined for it; each with what cannot be taken back about it."""
    rules, game = match.rules, match.game
    out = Options()
    rules.options(known, view.seat, out)
    interludes = {int(number) for number in rules.interludes}
    asked = int(known.deciding())
    found = []
    for k in range(out.count):
        action = int(out.actions[k])
        twin = known.copy()
        rules.take(twin, view.seat, action)
        home = int(rules.homes[action])
        found.append(
            Option(
                action=rules.actions.text(action),
                label=capital(game.label(rules, view, texts, action)),
                target=game.target(rules, view, action),
                ends=is_whole(match, twin, view.seat),
                barrier=barrier(int(twin.crossed)),
                aside=home in interludes and home != asked,
                **game.manner(rules, view, action)._asdict(),
            )
        )
    return tuple(found)


def barrier(crossed: int) -> str:
    """The word for the barriers an act crosses; the gravest if there are several."""
    if crossed & ROLLED:
        return "rolled"
    if crossed & REVEALED:
        return "revealed"
    return "handed-over" if crossed & HANDED_OVER else ""


def follow(match: AnyMatch, seat: int, actions: Sequence[str], language: str) -> State:
    """A world imagined for a seat in which it has taken these actions; an illegal one is refused with the rule."""
    known: State = match.imagine(seat, Rng(match.ply))
    known.log = Events()
    out = Options()
    for text in actions:
        number = match.rules.actions.number(text)
        match.rules.options(known, seat, out)
        if not out.has(number):
            refusal = match.why_not(number, seat, language)
            raise LudotecaError(capital(refusal.text) if refusal else f"{text}: not at that point of the move")
        if known.crossed:
            raise LudotecaError("a move ends where something is revealed")
        match.rules.take(known, seat, number)
    return known


def imagined(match: AnyMatch, base: Frame, texts: Texts, actions: Sequence[str], n: int) -> Imagined:
    """What a move would do: the board as it would look, the lines it would add to the log, and how it goes on."""
    seat = base.seat
    known = follow(match, seat, actions, texts.language)
    ends = is_whole(match, known, seat)
    crossed = int(known.crossed)
    if crossed:
        return Imagined(n=n, seq=base.seq, ends=ends, barrier=barrier(crossed))
    view = match.game.view(match.rules, known, seat)
    changed, gone = difference(base.fragments, match.game.fragments(view, texts))
    areas = boxes(tuple(match.game.areas(view)), texts)
    events = seen_events(match.game.events, known.log.words, seat) if known.log is not None else []
    return Imagined(
        n=n,
        seq=base.seq,
        ends=ends,
        areas=None if areas == base.areas else areas,
        set=changed,
        gone=gone,
        lines=tuple(line(match.game, event, seat, match.ply + 1, texts) for event in events),
        prompt=None if ends else prompt(match, view, texts),
        options=() if ends else options(match, known, view, texts),
    )


def is_whole(match: AnyMatch, known: State, seat: int) -> bool:
    """Whether the move that led to this world is complete."""
    if known.over or known.crossed:
        return True
    if match.together and is_simultaneous(known):
        return bool(known.ready(seat))
    return not goes_on(match.rules, known, seat)


def line(game: AnyGame, event: Event, viewer: int, ply: int, texts: Texts) -> Line:
    """A line of the log as one viewer reads it: about whoever it names first; what happens by itself is about nobody.

    It hits the viewer if somebody else does something to them: they are named, but not first.
    """
    domains = event.kind.domains
    named = [number for name, number in event.values if domains[name].name == "seat"]
    about = named[0] if named else -1
    hits = viewer >= 0 and viewer in named[1:] and about != viewer
    return Line(ply, texts.event(event, viewer), about, event.kind.rule, hits, game.marks(event))


def log(match: AnyMatch, seat: int, texts: Texts, before: Frame | None) -> Log | None:
    """The lines since what a screen told already (None: it told nothing yet); None if there are none."""
    keep = -1
    if before is not None:
        keep = common(before, match.rows)
        if keep == match.ply == before.ply:
            return None
    lines: list[Line] = []
    for ply in range(keep + 1, match.ply + 1):
        lines += [line(match.game, event, seat, ply, texts) for event in match.news(ply, seat)]
    return Log(keep, tuple(lines))


def common(before: Frame, after: Sequence[Row]) -> int:
    """How many rows a screen tells of that are still the same from the start: the same moves, not merely equal ones."""
    count = min(before.ply, len(after))
    while count and before.rows[count - 1] is not after[count - 1]:
        count -= 1
    return count


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
