"""Endings: the score sheet of a match with the proof of its seed, and the end of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.play.lesson import Lesson as LessonPlan
from ludoteca.play.match import AnyMatch
from ludoteca.play.texts import Texts
from ludoteca.table.protocol import End, Lesson, Score
from ludoteca.table.storage import MatchRow

if TYPE_CHECKING:
    from ludoteca.table.room import Room


def end(match: AnyMatch, row: MatchRow, texts: Texts, seat: int) -> End:
    """How a match ended, and all that is needed to check its shuffles."""
    return msgspec.structs.replace(
        sheet(match, texts, seat, row.seed or ""),
        secret=row.secret,
        salts=tuple(chair.salt for chair in row.chairs),
        rematch=f"/t/{row.rematch}" if row.rematch else "",
    )


def sheet(match: AnyMatch, texts: Texts, seat: int, seed: str) -> End:
    """How a match ended, as its record knows it, which does not tell what the seed was made of."""
    view = match.view(seat)
    lines = match.game.scoring(view, texts)
    totals = tuple(sum(line.points[player] for line in lines) for player in range(len(lines[0].points)))
    return End(
        names=tuple(match.game.player_names(view, texts)),
        totals=totals,
        winners=match.winners,
        lines=tuple(Score(line.text, line.rule, line.points) for line in lines),
        picture=match.game.score_picture(view, texts),
        secret="",
        salts=(),
        seed=seed,
    )


def lesson(room: Room, texts: Texts) -> Lesson | None:
    """Where a person stands in a lesson: what is to be done, or what was learned."""
    plan = room.lesson
    if plan is None or room.match is None:
        return None
    names = [other.name for other in room.game.lessons]
    number = names.index(plan.name)
    done = learned(plan, room.match)
    follows = names[number + 1] if number + 1 < len(names) else ""
    astray = bool(room.match.rows) and not done
    return Lesson(
        number=number + 1,
        count=len(names),
        title=texts(f"lesson-{plan.name}-title"),
        task=texts(f"lesson-{plan.name}-task"),
        rule=plan.rule,
        done=done,
        lesson=texts(f"lesson-{plan.name}-learned") if done else "",
        next=f"/learn/{room.game.name}/{follows}" if follows else "",
        again=f"/learn/{room.game.name}/{plan.name}" if astray else "",
    )


def learned(plan: LessonPlan[Any], match: AnyMatch) -> bool:
    """Whether seat 0 has made the move of the lesson."""
    moves = [tuple(match.rules.actions.texts(row.actions)) for row in match.rows if row.seat == 0]
    return any(move in plan.goals for move in moves)
