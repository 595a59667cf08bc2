"""What there is to choose on the board itself, beside what lies there anyway: ghosts, chips, posters, the draft."""

from __future__ import annotations

from ludoteca.games.dei.drawing import chooser
from ludoteca.games.dei.drawing.catalog import FACTIONS, TALENTS
from ludoteca.games.dei.drawing.chooser import Choice, Crew
from ludoteca.games.dei.drawing.posters import Token
from ludoteca.games.dei.drawing.table import Ghost
from ludoteca.games.dei.view import DeiView
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
        anywhere = "drop-pod" in mine.talents and mine.unlocked[mine.talents.index("drop-pod")]
        found += [_ghost("shelter", one.name, texts) for one in view.regions if anywhere or one.name in own]
    if "bridge" in kinds:
        found += [_ghost("bridge", slot, texts) for slot, one, other, _ in view.bridge_slots if own & {one, other}]
    if "elevator" in kinds:
        found += [_ghost("elevator", slot, texts) for slot, low, high in view.elevator_slots if own & {low, high}]
    return tuple(found)


def _ghost(kind: str, place: str, texts: Texts) -> Ghost:
    return Ghost(kind, place, texts(f"board-ghost-{kind}"))


def crew(view: DeiView) -> Crew | None:
    """DEI-ACT-M1 who may go along: so many Scrappers, with the Champion, DEI-TAL-T6 with a Shelter."""
    if not is_asked(view, "choose-crew") or view.step is None:
        return None
    mine = view.players[view.seat]
    here = next((one for one in view.region(view.step.here).standings if one.seat == view.seat), None)
    scrappers = here.scrappers if here is not None else 0
    has_caravan = "caravan" in mine.talents and mine.unlocked[mine.talents.index("caravan")]
    ways = ["alone"] if scrappers else []
    if here is not None and here.champion:
        ways.append("champion")
    if has_caravan and view.seat in view.region(view.step.here).shelters:
        ways += ["shelter", "both"] if here is not None and here.champion else ["shelter"]
    return Crew(view.seat, scrappers, tuple(ways), ((),) * len(ways))


def choices(view: DeiView, texts: Texts) -> tuple[Choice, ...]:
    """A few chips beside a Region: how much a drone takes, whether something is exchanged or put there."""
    if view.step is None or view.seat not in view.to_act:
        return ()
    step = view.step
    is_roof = bool(step.here) and step.here[-1].isupper()
    if view.deciding == "harvest":
        return tuple(Choice(f"take-{n}", chooser.so_many(n, is_roof), texts("board-take", count=n)) for n in range(3))
    if view.deciding == "carry-scrappers":
        return tuple(Choice(f"take-{n}", chooser.so_many(n), texts("board-carry", count=n)) for n in range(3))
    if view.deciding == "exchange-resource":
        kept = Choice("keep", chooser.kept(is_roof), texts("board-keep"))
        return kept, Choice("exchange", chooser.swap(is_roof), texts("board-exchange"))
    if view.deciding == "seed-region":
        is_roof = bool(step.there) and step.there[-1].isupper() if step.there else is_roof
        seed = Choice("seed", chooser.kept(is_roof), texts("board-seed"))
        return seed, Choice("seed-none", chooser.so_many(0), texts("board-seed-none"))
    return ()


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
