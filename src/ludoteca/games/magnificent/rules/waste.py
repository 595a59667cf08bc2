"""What nobody does who plays to win, though the rules allow it: bots look at the other options only.

Beside each of these there is one that gives as much and more, or that is better almost every time.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import POSTER_SHOWN, SOLO
from ludoteca.games.magnificent.rules.names import GAIN_POSTER, POSTERS_SHOWN, TAKE_ACTION
from ludoteca.games.magnificent.rules.state import SPLIT, Magnificent
from ludoteca.kernel.decision import Options
from ludoteca.kernel.numbers import Action


def strike_out_waste(s: Magnificent, out: Options) -> None:
    """Leave the options that are worth thinking of; some always are."""
    asked = s.deciding()
    if asked != TAKE_ACTION and (asked != GAIN_POSTER or not are_all_shown(s)):
        return
    count = out.count
    kept: i64 = 0
    for k in range(count):
        action = out.actions[k]
        if not s.layout.draw.has(action) and not wastes_power(s, out, action, count):
            out.actions[kept] = action
            kept += 1
    out.count = kept


def wastes_power(s: Magnificent, out: Options, action: Action, count: i64) -> bool:
    """Whether the same action with more of the power gives more; with Split what is left serves another one."""
    if s.now[SPLIT] != 0:
        return False
    layout = s.layout
    if layout.build.has(action):
        level = layout.build.argument(action)
        for k in range(count):
            if layout.build.has(out.actions[k]) and builds_more(s, layout.build.argument(out.actions[k]), level):
                return True
    elif s.seats == SOLO and layout.perform.has(action):  # alone nobody minds who is above whom
        show = layout.perform.argument(action)
        for k in range(count):
            if layout.perform.has(out.actions[k]) and layout.perform.argument(out.actions[k]) > show:
                return True
    return False


def builds_more(s: Magnificent, level: i64, than: i64) -> bool:
    """MAG-BUILD-01 as many tiles of each size, and more of one."""
    large = s.layout.level_large[level] - s.layout.level_large[than]
    small = s.layout.level_small[level] - s.layout.level_small[than]
    return large >= 0 and small >= 0 and large + small > 0


def are_all_shown(s: Magnificent) -> bool:
    """Whether there is a poster on every space of the display to choose from, a white one too while there are any."""
    for k in range(POSTERS_SHOWN):
        if s.posters.size(POSTER_SHOWN + k) == 0:
            return False
    return True
