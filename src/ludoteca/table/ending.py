"""Endings: the score sheet of a match with the proof of its seed, and the end of a lesson."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from ludoteca.play.lesson import Lesson as LessonPlan
from ludoteca.play.match import AnyMatch
from ludoteca.play.record import Record, combined, seal_of
from ludoteca.play.texts import Texts
from ludoteca.table.protocol import End, Lesson, Score
from ludoteca.table.screen import Sight
from ludoteca.table.storage import MatchRow


def end(moment: Sight, row: MatchRow, texts: Texts) -> End:
    """How a match ended, and all that is needed to check its shuffles."""
    found = sheet(moment, texts, row.seed or "", row.secret, tuple(chair.salt for chair in row.chairs))
    return msgspec.structs.replace(found, rematch=f"/t/{row.rematch}" if row.rematch else "")


def proven(match: AnyMatch, row: MatchRow) -> Record:
    """The record of a match at a table, under the seal that the table has shown, with the proof of it at the end."""
    record = match.record(with_seed=row.ended)
    record.seal = seal_of(row.secret)
    salts = tuple(chair.salt for chair in row.chairs)
    if record.seed is None:
        return record
    if combined(row.secret, salts) != record.seed:  # it was not begun by its table: a seed is all there is
        return match.record(with_seed=row.ended)
    record.secret, record.salts = row.secret, salts
    return record


def sheet(moment: Sight, texts: Texts, seed: str, secret: str | None = None, salts: tuple[str, ...] = ()) -> End:
    """How a match ended, with its seed and what that was made of, as far as it is known."""
    game, view = moment.game, moment.view
    lines = game.scoring(view, texts)
    totals = tuple(sum(line.points[player] for line in lines) for player in range(len(lines[0].points)))
    return End(
        names=tuple(game.player_names(view, texts)),
        totals=totals,
        winners=moment.winners,
        sheet=tuple(Score(line.text, line.rule, line.points) for line in lines),
        picture=game.score_picture(view, texts),
        secret=secret or "",
        salts=salts,
        seed=seed,
    )


class Progress(Enum):
    """How far seat 0 is in a lesson."""

    ON_THE_WAY = "on the way"
    ASTRAY = "astray"
    LEARNED = "learned"


def lesson(plan: LessonPlan[Any], moment: Sight, progress: Progress, texts: Texts) -> Lesson:
    """Where a person stands in a lesson: what is to be done, or what was learned."""
    game = moment.game
    names = [other.name for other in game.lessons]
    number = names.index(plan.name)
    follows = names[number + 1] if number + 1 < len(names) else ""
    done = progress is Progress.LEARNED
    return Lesson(
        number=number + 1,
        count=len(names),
        title=texts(f"lesson-{plan.name}-title"),
        task=texts(f"lesson-{plan.name}-task"),
        rule=plan.rule,
        done=done,
        learned=texts(f"lesson-{plan.name}-learned") if done else "",
        next=f"/learn/{game.name}/{follows}" if follows else "",
        again=f"/learn/{game.name}/{plan.name}" if progress is Progress.ASTRAY else "",
    )


def learned(plan: LessonPlan[Any], match: AnyMatch) -> bool:
    """Whether seat 0 has made the move of the lesson."""
    return progress(plan, match) is Progress.LEARNED


def progress(plan: LessonPlan[Any], match: AnyMatch) -> Progress:
    """Whether moves in a row come to a goal of the lesson, whether they still may, or whether others were made."""
    moves = [tuple(match.rules.actions.texts(row.actions)) for row in match.rows if row.seat == 0]
    begun: list[tuple[str, ...]] = []  # what was done since some move, as long as a goal begins so
    for move in moves:
        since = [so_far + move for so_far in (*begun, ())]
        if any(done in plan.goals for done in since):
            return Progress.LEARNED
        begun = [done for done in since if any(goal[: len(done)] == done for goal in plan.goals)]
    return Progress.ON_THE_WAY if begun or not match.ply else Progress.ASTRAY
