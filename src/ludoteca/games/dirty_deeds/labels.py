"""What the buttons of Dirty Deeds say: burdens with the names of the rivals, hexes with what is known of them."""

from __future__ import annotations

from ludoteca.games.dirty_deeds import reminders, sheet
from ludoteca.games.dirty_deeds.places import called, called_by
from ludoteca.games.dirty_deeds.rules.layout import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    HAND_NAMES,
    Layout,
    costly_action,
)
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.state import DirtyDeeds
from ludoteca.games.dirty_deeds.view import UNKNOWN, Burden, DirtyDeedsView, Step
from ludoteca.kernel.rules import Rules
from ludoteca.play.texts import Texts

SIMPLE = {
    "knight": ("expansion",),
    "spy": ("instigation",),
    "chrono": ("discovery", "drilling"),
    "engineer": ("gathering", "tunnel"),
}
ICONS = {"T": "icon-tradition", "I": "icon-enchantment", "H": "icon-hourglass"}


def label(rules: Rules[DirtyDeeds], view: DirtyDeedsView, texts: Texts, action: int) -> str:
    """An action in the words of the position; the plain words of the verb where there is nothing to add."""
    assert isinstance(rules, DirtyDeedsRules)
    verb = rules.actions.verb_of(action).name
    given = rules.actions.arguments(action)
    said = ""
    if verb == "intend" and view.draft:
        said = intent(rules.layout, texts, view.draft[0].partition(":")[2], given[0])
    elif verb == "pay" and len(view.draft) > 1:
        said = burden(rules.layout, view, texts, given)
    elif verb == "conquer":
        said = hex_label(view, texts, given[0])
    elif verb == "capture":
        who = CHARACTER_NAMES[given[1]]
        where = view.players[given[0]].characters[given[1]]
        said = texts(
            "label-capture",
            character=texts(f"character-{who}"),
            name=texts.seat(given[0]),
            hex=called_by(where, view, texts),
        )
    elif verb == "place" and (hand := view.players[view.seat].hand) and hand.who in CHARACTER_NAMES:
        said = texts("label-place", character=texts(f"hand-{hand.who}"), hex=called(view.hexes[given[0]], texts))
    elif verb in ("base", "place", "instigate", "riot"):
        domain = rules.actions.verb_of(action).domains[0]
        said = texts(f"action-{verb}", hex=called_by(domain.keys[given[0]], view, texts))
    elif verb in ("conquer-stop", "instigate-stop") and view.step:
        said = stop(rules.layout, view.step, texts, verb)
    elif verb == "turn" and view.step and view.step.wheel:
        sense = "backward" if view.step.deed == "rewind" else "forward"
        said = texts(f"label-turn-{sense}", wheel=texts(f"wheel-{view.step.wheel}"))
    return said or texts.action(rules.actions, action)


def intent(layout: Layout, texts: Texts, who: str, number: int) -> str:
    """A simple or a costly action by its name, with what it costs."""
    if who not in HAND_NAMES[:4] or number > 1:
        return ""
    if number == 0:
        return texts("label-simple", deed=simple(texts, who, "simple"))
    deed = int(costly_action(HAND_NAMES.index(who)))
    parts = [texts("label-domains", count=int(layout.numbers.cost[deed]))]
    parts += tokens(layout, texts, deed)
    return texts("label-costly", deed=texts(f"deed-{ACTION_NAMES[deed]}"), burden=", ".join(parts))


def simple(texts: Texts, who: str, purpose: str) -> str:
    """What a hand without a burden is for: its one simple action, either of two, or the one that was named."""
    if purpose != "simple":
        return texts(f"deed-{'recruitment' if purpose == 'free' else purpose}")
    deeds = [texts(f"deed-{name}") for name in SIMPLE[who]]
    return texts("label-either", one=deeds[0], other=deeds[-1]) if len(deeds) > 1 else deeds[0]


def stop(layout: Layout, step: Step, texts: Texts, verb: str) -> str:
    """To leave it at that: after how much, and how much more there could be."""
    conquers = layout.numbers.conquers[ACTION_NAMES.index(step.deed)]
    most = int(layout.numbers.instigation if verb == "instigate-stop" else conquers)
    return texts(f"label-{verb}" if step.left < most else f"label-{verb.replace('stop', 'none')}", left=step.left)


def tokens(layout: Layout, texts: Texts, deed: int) -> list[str]:
    """The tokens of a burden in words."""
    kinds = ("tradition", "enchantment")
    counts = [int(layout.numbers.token_cost[deed * 2 + k]) for k in range(2)]
    return [
        texts("label-pay-tokens", count=count, token=texts(f"token-{kind}"))
        for kind, count in zip(kinds, counts, strict=True)
        if count
    ]


def burden(layout: Layout, view: DirtyDeedsView, texts: Texts, given: tuple[int, ...]) -> str:
    """DD-TURN-03 the last answer confirms the whole choice: who is in the hand, what for, and the burden."""
    who, purpose = (answer.partition(":")[2] for answer in view.draft[:2])
    hand = texts(f"hand-{who}")
    if purpose != "costly":
        return texts("label-ready", hand=hand, deed=simple(texts, who, purpose))
    deed = int(costly_action(HAND_NAMES.index(who)))
    colours = [0] * view.seats
    for k, count in enumerate(given):
        colours[(view.seat + 1 + k) % view.seats] += count
    traditions, enchantments = (int(layout.numbers.token_cost[deed * 2 + k]) for k in range(2))
    opaque = int(layout.numbers.cost[deed]) - sum(given)
    what = Burden(opaque=opaque, colours=tuple(colours), traditions=traditions, enchantments=enchantments)
    deed_said = texts(f"deed-{ACTION_NAMES[deed]}")
    return texts("label-ready-paying", hand=hand, deed=deed_said, tiles=sheet.burden(what, texts))


def hex_label(view: DirtyDeedsView, texts: Texts, number: int) -> str:
    """A hex to conquer: whose it is, and what is shown to lie below."""
    one = reminders.hexes(view)[number]
    known = [texts(ICONS[icon]) for icon in one.known if icon not in (UNKNOWN, "")]
    if one.owner < 0:
        said = texts("label-conquer", hex=called(one, texts))
    else:
        said = texts("label-conquer-from", hex=called(one, texts), name=texts.seat(one.owner))
    return f"{said} – {texts('label-knows', icons=', '.join(known))}" if known else said
