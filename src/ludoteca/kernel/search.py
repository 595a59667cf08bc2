"""Search: single-observer information-set Monte-Carlo tree search, on imagined states only.

Each iteration imagines the world anew from what the seat knows, walks the tree along actions that are legal in that
world, adds one node, plays on, and pays every seat. Answers that other seats give in secret are drawn, not searched:
a node for them would let the tree know what the seat cannot.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.judge import Judge
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.playout import answer_for_others, play_random
from ludoteca.kernel.rules import Rules

TO_THE_END: Final[i64] = 1_000_000


@final
class Node:
    """A position of the tree, as the observer can tell it from others: reached by an action of a seat."""

    def __init__(self, action: Action, seat: Seat) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.won = 0.0
        self.children: list[Node] = []


@final
class Search(Player):
    """A search with a budget: iterations, or seconds, whichever ends first (0: that one does not bind).

    `depth` is how many decisions a playout goes on before the values judge it; TO_THE_END plays it out.
    """

    def __init__(self, judge: Judge, iterations: i64, seconds: float, depth: i64, explore: float) -> None:
        super().__init__()
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a budget: iterations or seconds")
        self.judge = judge
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth
        self.explore = explore
        self.done: i64 = 0
        self.root: Node = Node(-1, -1)
        self.path: list[Node] = []
        self.marks: vec[i64] = vec[i64]()

    def steps(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        """The action most often visited."""
        out = Options()
        self.ways(rules, known, seat, out)
        if out.count == 1:
            return vec[i64]([out.actions[0]])
        self.root = Node(-1, -1)
        self.marks = vec[i64]([i64(0)] * i64(len(rules.homes)))
        self.done = 0
        end = time.perf_counter() + self.seconds
        while self.iterations <= 0 or self.done < self.iterations:
            if self.seconds > 0.0 and self.done & 15 == 0 and self.done > 0 and time.perf_counter() > end:
                break
            self._iterate(rules, rules.imagine(known, seat, rng), seat, out, rng)
            self.done += 1
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return vec[i64]([best.action])

    def _iterate(self, rules: Rules[S], s: S, observer: i64, out: Options, rng: Rng) -> None:
        node = self.root
        self.path = [node]
        grown = False
        while not grown:
            answer_for_others(rules, s, observer, out, rng)
            seat = rules.acting(s)
            if seat < 0:
                break
            if seat == observer:
                self.ways(rules, s, seat, out)
            else:
                rules.ways(s, seat, out)
            node = self._descend(node, seat, out, rng)
            grown = node.visits == 0
            self.path.append(node)
            rules.take(s, seat, node.action)
        play_random(rules, s, out, rng, self.depth)
        for seat in range(s.seats):
            share = self.judge.prospect(rules, s, seat)
            for passed in self.path:
                if passed.seat == seat:
                    passed.won += share
        for passed in self.path:
            passed.visits += 1

    def _descend(self, node: Node, seat: Seat, out: Options, rng: Rng) -> Node:
        """An option not tried yet in this node, or else the most promising of those legal in this world."""
        marks = self.marks
        for k in range(out.count):
            marks[out.actions[k]] = 1
        best: Node | None = None
        top = -1.0
        known: i64 = 0
        for child in node.children:
            if child.seat == seat and marks[child.action] == 1:
                marks[child.action] = 2
                known += 1
                child.offered += 1
                if child.visits > 0:
                    spread = math.sqrt(math.log(float(child.offered)) / float(child.visits))
                    score = child.won / float(child.visits) + self.explore * spread
                    if score > top:
                        top = score
                        best = child
        untried = out.count - known
        if untried > 0 or best is None:
            pick = rng.below(untried)
            for k in range(out.count):
                if marks[out.actions[k]] == 1:
                    if pick == 0:
                        best = Node(out.actions[k], seat)
                        best.offered = 1
                        node.children.append(best)
                    pick -= 1
        for k in range(out.count):
            marks[out.actions[k]] = 0
        assert best is not None
        return best
