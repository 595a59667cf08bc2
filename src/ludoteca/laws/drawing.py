"""Law 12: every view draws in every language, and whatever can be done has its place in the drawing.

A drawing is for a page that allows neither styles nor scripts of its own, morphs elements by id and opens the rulebook
where an element says so; and it shows nothing that its viewer could not know.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, Generic
from xml.etree import ElementTree

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.judge import features_of
from ludoteca.kernel.rules import Rules
from ludoteca.laws.broken import LawBroken
from ludoteca.play.alike import elements, told_apart
from ludoteca.play.game import Game
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.view import View

Fragments = Mapping[str, Mapping[str, str]]
USED = re.compile(r'(?:href="#|url\(#)([^")]+)')
SHARED = ""  # the area of what all areas use
CUT = re.compile(r"\S…\Z")  # how `draw.text.cut` ends what has no room; who leaves something open writes a space before


class Sight:
    """What is in one fragment, read once: most fragments are the same from view to view."""

    def __init__(self, svg: str) -> None:
        try:
            root = ElementTree.fromstring(svg)  # noqa: S314 – our own drawing
        except ElementTree.ParseError as error:
            raise LawBroken(12, f"a fragment is not well formed: {error}: {svg[:80]}") from None
        nodes = list(root.iter())
        self.root = root.get("id", "")
        self.ids = [ident for node in nodes if (ident := node.get("id"))]
        self.rules = {rule for node in nodes if (rule := node.get("data-rule"))}
        self.used = set(USED.findall(svg))
        self.said = next((child.text or "" for child in root if child.tag.endswith("title")), "").strip()
        self.cut = next((text for node in nodes if CUT.search(text := node.text or "")), "")
        self.astray = {rule for node in nodes if node is not root and (rule := node.get("data-rule"))}
        self.unsafe = sorted(
            {name for node in nodes for name in node.attrib if name == "style" or name.startswith("on")}
            | {node.tag for node in nodes if node.tag.endswith(("script", "style", "foreignObject"))}
        )


class Drawing(Generic[S]):
    """The law for one match's rules."""

    def __init__(self, game: Game[S, Any, Any], rules: Rules[S]) -> None:
        self.game = game
        self.rules = rules
        self.clauses = game.rulebook("en").clauses
        self.out = Options()
        self._seen: dict[str, Sight] = {}

    def check(self, s: S, seat: int, rng: Rng) -> None:
        """Everything about the drawing of a position for one viewer."""
        game, rules = self.game, self.rules
        view = game.view(rules, s, seat)
        drawn = {language: game.fragments(view, game.texts(language)) for language in LANGUAGES}
        clocks = [game.clock(view, game.texts(language)) for language in LANGUAGES]
        if any(bool(clock) != bool(clocks[0]) for clock in clocks):
            raise LawBroken(12, f"how far the match has gone is said in one language only: {clocks}")
        found = [self._ids(view, fragments) for fragments in drawn.values()]
        if any(ids != found[0] for ids in found):
            raise LawBroken(12, f"the elements that seat {seat} sees depend on the language")
        if seat >= 0 and rules.to_act(s) >> seat & 1:
            rules.options(s, seat, self.out)
            offered = [int(self.out.actions[k]) for k in range(self.out.count)]
            for action in offered:
                self._target(view, action, found[0])
            self._alike(s, view, offered)
        for action in range(len(rules.actions)):
            game.target(rules, view, action)  # also asked of what is not allowed, to say why
        twin = game.view(rules, rules.imagine(s, seat, rng), seat)
        if game.fragments(twin, game.texts(LANGUAGES[0])) != drawn[LANGUAGES[0]]:
            raise LawBroken(12, f"the drawing shows seat {seat} what it cannot know")

    def check_whole(self, s: S, seat: int) -> None:
        """The picture in one piece, and the score: what they add up to."""
        view = self.game.view(self.rules, s, seat)
        for language in LANGUAGES:
            texts = self.game.texts(language)
            for picture in (self.game.draw(view, texts), self.game.score_picture(view, texts)):
                sight = Sight(picture)
                if sight.used - set(sight.ids):
                    raise LawBroken(
                        12, f"{min(sight.used - set(sight.ids))!r} is used in a picture and not drawn there"
                    )
            lines = self.game.scoring(view, texts)
            if len(self.game.player_names(view, texts)) != len(lines[0].points):
                raise LawBroken(12, "the columns of the score sheet have other people than names")
            for line in lines:
                if line.rule not in self.clauses:
                    raise LawBroken(12, f"{line.text!r} cites {line.rule}, which is not in the rulebook")
            totals = tuple(sum(line.points[k] for line in lines) for k in range(view.seats))
            if view.over and totals != view.scores:
                raise LawBroken(12, f"the score sheet adds up to {totals}, the scores are {view.scores}")

    def _ids(self, view: View, fragments: Fragments) -> set[str]:
        """The elements of a drawing; each is well made and there is only one of it."""
        named = [area.name for area in self.game.areas(view)]
        if sorted(named) != sorted(name for name in fragments if name != SHARED):
            raise LawBroken(12, f"the areas are {named}, and the fragments are for {list(fragments)}")
        parts = [(ident, self._look(svg)) for area in fragments.values() for ident, svg in area.items()]
        for name in named:
            for ident, svg in fragments[name].items():
                inside = [other for other in self._look(svg).ids if other != ident]
                if inside:
                    raise LawBroken(12, f"{inside[0]!r} within {ident!r} has an id: one would point at it instead")
        for ident, sight in parts:
            if sight.root != ident:
                raise LawBroken(12, f"the fragment {ident!r} has the id {sight.root!r}")
            if sight.unsafe:
                raise LawBroken(12, f"{ident!r} has {', '.join(sight.unsafe)}, which no page allows")
            if sight.cut:
                raise LawBroken(12, f"{ident!r} has no room for its words: {sight.cut!r}")
            for rule in sight.rules:
                if rule not in self.clauses:
                    raise LawBroken(12, f"{ident!r} cites {rule}, which is not in the rulebook")
            if sight.astray:
                raise LawBroken(12, f"within {ident!r} something else cites {min(sight.astray)}: it needs an id")
            if sight.rules and not sight.said:
                raise LawBroken(12, f"{ident!r} has a rule and does not say what it is")
        every = Counter(name for _, sight in parts for name in sight.ids)
        twice = [name for name, count in every.items() if count > 1]
        if twice:
            raise LawBroken(12, f"the id {twice[0]!r} is there twice")
        missing = {name for _, sight in parts for name in sight.used} - set(every)
        if missing:
            raise LawBroken(12, f"{min(missing)!r} is used and not drawn")
        return {ident for ident, _ in parts}

    def _target(self, view: View, action: int, ids: set[str]) -> None:
        for target in elements(self.game, self.rules, view, action):
            if target not in ids:
                text = self.rules.actions.text(action)
                raise LawBroken(12, f"{text} is chosen by {target!r}, which is not in the drawing")

    def _alike(self, s: S, view: View, offered: list[int]) -> None:
        """What is said to be the same choice is the same, and what is told apart says something different."""
        game, rules = self.game, self.rules
        for action in offered:
            for other in game.alike(rules, view, action):
                if action not in game.alike(rules, view, other):
                    raise LawBroken(
                        12, f"{self._text(action)} is like {self._text(other)}, but not the other way round"
                    )
                if other in offered and self._worth(s, view.seat, action) != self._worth(s, view.seat, other):
                    raise LawBroken(12, f"{self._text(action)} and {self._text(other)} are not the same choice")
        for language in LANGUAGES:
            said: dict[str, int] = {}
            for action in told_apart(game, rules, view, offered):
                label = game.label(rules, view, game.texts(language), action)
                if label in said and game.manner(rules, view, action) == game.manner(rules, view, said[label]):
                    both = f"{self._text(said[label])} and {self._text(action)}"
                    raise LawBroken(12, f"{both} are both called {label!r}")
                said[label] = action

    def _worth(self, s: S, seat: int, action: int) -> tuple[list[float], int]:
        """What bots see of a position after an action, and how much can be done there: alike after like choices."""
        twin = s.copy()
        self.rules.take(twin, seat, action)
        self.rules.options(twin, seat, self.out)
        return features_of(self.rules, twin, seat), int(self.out.count)

    def _text(self, action: int) -> str:
        return self.rules.actions.text(action)

    def _look(self, svg: str) -> Sight:
        if svg not in self._seen:
            self._seen[svg] = Sight(svg)
        return self._seen[svg]
