"""What there is to choose on the board itself, beside what lies there anyway: ghosts, chips, posters, the draft."""

from __future__ import annotations

from ludoteca.draw.chips import Value
from ludoteca.games.dei import outcome
from ludoteca.games.dei.arrivals import RECRUIT, Group
from ludoteca.games.dei.drawing import chooser
from ludoteca.games.dei.drawing.catalog import FACTIONS, TALENTS
from ludoteca.games.dei.drawing.chooser import Chip, Choice, Crew
from ludoteca.games.dei.drawing.posters import Token
from ludoteca.games.dei.drawing.table import Ghost, Outcome
from ludoteca.games.dei.labels import COMPANY, carry, source_of
from ludoteca.games.dei.labels import crew as crew_label
from ludoteca.games.dei.outcome import Change
from ludoteca.games.dei.view import DeiView, Player, Region
from ludoteca.play.texts import Texts

NOBODY = -1
BUILDS = {"B": ("shelter", "bridge", "elevator"), "BS": ("shelter",), "BB": ("bridge",), "BE": ("elevator",)}


def is_asked(view: DeiView, decision: str) -> bool:
    """Whether the viewer has to decide this now."""
    return view.deciding == decision and view.seat in view.to_act


def ghosts(view: DeiView, texts: Texts) -> tuple[Ghost, ...]:
    """DEI-ACT-B1 where the viewer could build with a symbol that is left: at own units, DEI-TAL-L3 or anywhere."""
    if not is_asked(view, "use-symbol"):
        return ()
    kinds = {kind for symbol, _ in view.left for kind in BUILDS.get(symbol, ())}
    mine = view.players[view.seat]
    own = set(mine.regions)
    found: list[Ghost] = []
    if "shelter" in kinds:
        anywhere = "drop-pod" in outcome.unlocked(view, view.seat)
        left = left_to_build(mine, 0)
        found += [_ghost("shelter", one.name, left, texts) for one in view.regions if anywhere or one.name in own]
    if "bridge" in kinds:
        left = left_to_build(mine, 1)
        found += [
            _ghost("bridge", slot, left, texts, tuple(ends)) for slot, *ends, _ in view.bridge_slots if own & set(ends)
        ]
    if "elevator" in kinds:
        left = left_to_build(mine, 2)
        found += [
            _ghost("elevator", slot, left, texts, tuple(ends)) for slot, *ends in view.elevator_slots if own & set(ends)
        ]
    return tuple(found)


def left_to_build(player: Player, kind: int) -> int:
    """How many constructions of a kind are not on the map yet."""
    return sum(not place for place in player.constructions[kind])


def _ghost(kind: str, place: str, left: int, texts: Texts, links: tuple[str, ...] = ()) -> Ghost:
    """DEI-ACT-B3 where none is left, one that stands is built anew."""
    return Ghost(kind, place, f"{texts(f'board-ghost-{kind}')}\n{texts('board-ghost-left', count=left)}", links)


def crew(view: DeiView, texts: Texts) -> Crew | None:
    """DEI-ACT-M2 who may go along, and what each group would make of the Majority where it arrives."""
    if not view.groups or view.step is None:
        return None
    region = view.region(view.step.there)
    most = max(group.scrappers for group in view.groups)
    ways = [way for way in COMPANY if any(group.company == way for group in view.groups)]
    chips = []
    for way in ways:
        for scrappers in range(0 if way != "alone" else 1, most + 1):
            may_go = Group(scrappers=scrappers, company=way) in view.groups
            group = Change(scrappers, *COMPANY[way])
            said = "" if may_go else barred_group(view, region, group, crew_label(view, scrappers, way, texts), texts)
            chips.append(Chip(scrappers, way, result(view, region, group), may_go, said))
    return Crew(view.seat, tuple(chips))


def barred_group(view: DeiView, region: Region, group: Change, head: str, texts: Texts) -> str:
    """DEI-MAJ-06 a group that may not go, and what it lacks."""
    missing = outcome.needed(view, view.seat, region) - outcome.value_with(view, view.seat, region, group)
    if missing <= 0:
        return head
    return f"{head}\n{texts('board-barred', reason=texts('refusal-move-minority', missing=missing))}"


def result(view: DeiView, region: Region, change: Change) -> str:
    """What the viewer would count in a Region after a change, and the most that anybody else does: 3:2."""
    rivals = outcome.best_rival(view, view.seat, region)
    mine = outcome.value_with(view, view.seat, region, change)
    return f"{mine}:{rivals}" if rivals else str(mine)


def outcomes(view: DeiView) -> tuple[Outcome, ...]:
    """At every Region that can be named: how far a drone flies, or everybody's value with the largest group.

    The same where that is not enough: it is why nobody may go there.
    """
    if is_asked(view, "teleport"):
        return teleported(view)
    recruits = [recruited(view, one.region) for one in view.arrivals if one.unit == RECRUIT]
    found = [one for one in recruits if len(one.values) > 1 or one.outposts]  # DEI-MAJ-03 where it decides something
    found += [
        Outcome(one.region, steps=one.steps) if one.drone else arrived(view, one.region, largest(view, one.region))
        for one in view.arrivals
        if not one.unit
    ]
    barred = (arrived(view, one.region, largest(view, one.region)) for one in view.barred)
    return (*found, *(one._replace(is_barred=True) for one in barred))


def recruited(view: DeiView, name: str) -> Outcome:
    """DEI-ACT-R2 what a recruit would make of a Region, told at the Shelter."""
    region = view.region(name)
    own = region.shelters.index(view.seat) if view.seat in region.shelters else NOBODY
    return arrived(view, name, Change(1))._replace(hut=0 if region.neutral_shelter else own)


def largest(view: DeiView, region: str) -> Change:
    """DEI-ACT-M1 the largest group that could go to a Region."""
    return outcome.largest(view, view.region(source_of(view)), region)


def teleported(view: DeiView) -> tuple[Outcome, ...]:
    """DEI-DRONE-TEL a unit could go nearly anywhere: what comes of it is told only where an Outpost is won."""
    units = {one.region: one.unit for one in reversed(view.arrivals)}  # a Scrapper rather than the Champion
    found = [arrived(view, name, outcome.beamed(view, unit, name)) for name, unit in units.items()]
    return tuple(one for one in found if one.outposts)


def arrived(view: DeiView, name: str, group: Change) -> Outcome:
    """DEI-MAJ-06 the values after arrival; Outposts that would change hands, a token that could be collected."""
    seat, region = view.seat, view.region(name)
    values = [Value(*other) for other in outcome.values_of_others(view, seat, region).items()]
    values.append(Value(seat, outcome.value_with(view, seat, region, group)))
    values.sort(key=lambda value: (-value.value, value.seat != seat, value.seat))
    best = outcome.majority_with(view, seat, region, group)
    return Outcome(
        name, tuple(values), best, region.tokens if best == seat else 0, outcome.won(view, seat, region, group)
    )


def choices(view: DeiView, texts: Texts) -> tuple[Choice, ...]:
    """A few chips beside a Region: how much a drone takes, whether something is exchanged or put there."""
    if view.step is None or view.seat not in view.to_act:
        return ()
    step = view.step
    is_roof = bool(step.here) and step.here[-1].isupper()
    if view.deciding == "harvest":
        return tuple(Choice(f"take-{n}", chooser.so_many(n, is_roof), texts("board-take", count=n)) for n in range(3))
    if view.deciding == "carry-scrappers":
        after = [result(view, view.region(step.here), Change(n)) for n in range(3)]
        return tuple(Choice(f"take-{n}", chooser.so_many(n), carry(view, n, texts), after[n]) for n in range(3))
    if view.deciding == "exchange-resource":
        kept = Choice("keep", chooser.kept(is_roof), texts("board-keep"))
        return kept, Choice("exchange", chooser.swap(is_roof), texts("board-exchange"))
    if view.deciding == "seed-region":
        seed = Choice("seed", chooser.kept(is_roof), texts("board-seed"))
        return seed, Choice("seed-none", chooser.so_many(0), texts("board-seed-none"))
    return ()


def copies(view: DeiView) -> tuple[tuple[str, int], ...]:
    """DEI-ADV-COPY the cards that can be copied now, and who has played each."""
    if not is_asked(view, "use-symbol"):
        return ()
    return tuple((card, seat) for seat, card in outcome.copyable(view))


def chosen_at(view: DeiView) -> str:
    """The Region beside which chips lie: where units go, else where something happens."""
    if view.step is None:
        return ""
    known = {region.name for region in view.regions}
    for name in (view.step.there, view.step.here):
        if name in known:
            return name
    return ""


def posters(view: DeiView) -> tuple[tuple[str, int], ...]:
    """DEI-SETUP-18 until everybody has a faction, each of them and who has taken it."""
    if all(player.faction for player in view.players):
        return ()
    taken = {player.faction: seat for seat, player in enumerate(view.players)}
    return tuple((name, taken.get(name, NOBODY)) for name in FACTIONS)


def draft(view: DeiView) -> tuple[Token, ...]:
    """DEI-OPT-2 while Talents are drafted, all of them and who has taken which."""
    if view.deciding != "draft-talent":
        return ()
    taken = {talent: seat for seat, player in enumerate(view.players) for talent in player.talents if talent}
    return tuple(Token(ident, taken.get(ident, NOBODY)) for ident in TALENTS)
