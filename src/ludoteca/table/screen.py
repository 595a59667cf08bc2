"""Screen: what one seat sees of a match, drawn.

Everything here is made from the view of one seat and from a world imagined for it, never from the true state. What is
needed of a match is taken in one moment (`sight`); to draw it (`drawn`) takes longer, and may be done in a thread while
the match goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from msgspec import Struct

from ludoteca.kernel.decision import Options
from ludoteca.kernel.state import HANDED_OVER, REVEALED, ROLLED, State
from ludoteca.play.alike import elements, told_apart
from ludoteca.play.game import AnyGame, Area
from ludoteca.play.match import AnyMatch
from ludoteca.play.texts import Texts, capital
from ludoteca.play.view import View, faced
from ludoteca.table.imagining import Known, is_whole, known, others_go_on
from ludoteca.table.protocol import Along, AreaBox, Option, Prompt
from ludoteca.table.seen import Seen, Story

SHOWN = "shown"  # everybody has seen it, and the seat that acts goes on
PASSES = "passes"  # no barrier of the rules, but of the table: what is let pass is gone as soon as others act


class Sight(Struct, frozen=True):
    """What is known at a seat (or to a spectator, -1) at one moment, and what may be done there."""

    game: AnyGame
    revision: int
    reach: int
    view: View
    winners: tuple[int, ...]  # once it is over
    story: Story
    known: Known | None  # where this seat has to decide
    actions: tuple[int, ...]

    @property
    def seat(self) -> int:
        return self.view.seat


def sight(match: AnyMatch, seat: int, revision: int) -> Sight:
    """What there is to see now; whatever happens at the match later does not change it."""
    here = known(match, seat) if seat in match.to_act else None
    return Sight(
        game=match.game,
        revision=revision,
        reach=undo_reach(match, seat),
        view=match.view(seat),
        winners=match.winners if match.over else (),
        story=Story(
            game=match.game,
            seat=seat,
            ply=match.ply,
            rows=match.rows,
            opening=partial(match.news, 0, seat),
            reminds=match.over or match.game.reminds(match.settings),
        ),
        known=here,
        actions=allowed(here, here.world) if here is not None else (),
    )


def drawn(moment: Sight, texts: Texts, facing: int = 0) -> Seen:
    """The screen of a seat, without what depends on the table around the match."""
    game, view = moment.game, faced(moment.view, facing)
    return Seen(
        revision=moment.revision,
        seat=view.seat,
        facing=facing,
        status="over" if view.over else "playing",
        ply=moment.story.ply,
        reach=moment.reach,
        areas=boxes(tuple(game.areas(view)), texts),
        fragments=game.fragments(view, texts),
        story=moment.story,
        prompt=prompt(game, view, texts),
        clock=game.clock(view, texts),
        options=options(moment.known, moment.known.world, moment.actions, view, texts)
        if moment.known is not None
        else (),
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
            stays=area.stays,
            turns=area.turns,
            turned=area.turned,
            fronts=area.fronts,
        )
        for area in areas
    )


def undo_reach(match: AnyMatch, seat: int) -> int:
    """The earliest ply this seat may go back to; the present one if it can only withdraw its answer; -1 for nothing."""
    if seat < 0 or match.over:
        return -1
    if match.is_ready(seat):
        return match.ply if match.may_withdraw(seat) else -1
    reach = match.undo_reach(seat)
    return reach if reach < match.ply else -1


def prompt(game: AnyGame, view: View, texts: Texts) -> Prompt:
    """What is asked now, and of whom. Who only looks on is told what the others do, not how far they are in it."""
    said, question = "", game.asks(view)
    if view.deciding and view.seat in view.to_act:
        said = texts.prompt(question, len(view.draft))
    elif view.deciding and view.to_act:
        said = texts.others(question, view.to_act)
    rule = game.questions.get(question) or game.decision_rules().get(view.deciding, "")
    return Prompt(said, rule, view.to_act)


def allowed(here: Known, world: State) -> tuple[int, ...]:
    """The actions that a seat may take in a world imagined for it."""
    out = Options()
    here.rules.options(world, here.seat, out)
    return tuple(int(out.actions[k]) for k in range(out.count))


def options(here: Known, world: State, actions: Sequence[int], view: View, texts: Texts) -> tuple[Option, ...]:
    """What a seat may do in a world imagined for it; each with what follows of itself, and cannot be undone."""
    rules, game = here.rules, here.game
    found = []
    offered = told_apart(game, rules, view, actions)
    more = len(offered) > 1
    for action in offered:
        twin = world.copy()
        rules.take(twin, view.seat, action)
        text = rules.actions.text(action)
        chosen_by = elements(game, rules, view, action) or ("",)
        aside = bool(rules.is_aside(world, action))
        after, along = (twin, []) if aside else forced(here, twin, texts)
        idle = text in game.idle
        found.append(
            Option(
                action=text,
                label=capital(game.label(rules, view, texts, action)),
                target=chosen_by[0],
                twins=chosen_by[1:],
                ends=is_whole(here, after),
                barrier=barrier(here, after) or (PASSES if idle and more and others_go_on(here, after) else ""),
                aside=aside,
                idle=idle,
                along=tuple(along),
                **game.manner(rules, view, action)._asdict(),
            )
        )
    return tuple(found)


def _ways(here: Known, world: State) -> list[int]:
    """How a move may go on."""
    out = Options()
    here.rules.ways(world, here.seat, out)
    return [int(out.actions[k]) for k in range(out.count)]


def forced(here: Known, world: State, texts: Texts) -> tuple[State, list[Along]]:
    """The steps of a move that leave no choice, and the world after them.

    They end before one that could not be taken back, or with which a secret answer is given. What may be done aside
    is no choice here: it could be done before.
    """
    along: list[Along] = []
    while not is_whole(here, world):
        offered = _ways(here, world)
        if not here.rules.actions.verb_of(offered[0]).has(offered[-1]):
            break  # as nearly always, and without looking closer: acts of different kinds are never alike
        view = here.game.view(here.rules, world, here.seat)
        only, *others = told_apart(here.game, here.rules, view, offered)
        twin = world.copy()
        here.rules.take(twin, here.seat, only)
        if others or twin.crossed or (here.together and is_whole(here, twin)):
            break
        label = capital(here.game.label(here.rules, view, texts, only))
        along.append(Along(here.rules.actions.text(only), label))
        world = twin
    return world, along


def barrier(here: Known, world: State) -> str:
    """The word for the barriers that the acts cross which led to this world; the gravest if there are several.

    What everybody has seen cannot be taken back either, but the turn passes on only where somebody else is to act.
    """
    crossed = int(world.crossed)
    if crossed & ROLLED:
        return "rolled"
    if crossed & REVEALED:
        return "revealed"
    if not crossed & HANDED_OVER:
        return ""
    return "handed-over" if here.together or world.over or others_go_on(here, world) else SHOWN
