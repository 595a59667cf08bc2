"""One match as a PettingZoo environment: agents `seat_0`, `seat_1` …, who act one after the other.

One step is one action: a move of several is several steps of the same agent. Where all seats decide at the same time
the agents answer one after the other, and none sees what another has answered. An observation is what the seat knows,
see `Rules.observe`; the true position never leaves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ludoteca.games import find
from ludoteca.kernel.batch import margin as points_ahead
from ludoteca.kernel.batch import reward
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import Sight
from ludoteca.play.game import fresh, seed_bytes, told_in_lines
from ludoteca.play.settings import Value
from ludoteca.play.vocabulary import refusal_kind, refusal_numbers
from ludoteca.play.why import reason
from ludoteca.research.ids import ids_of

SEEDS = 2**31


class LudotecaEnv(AECEnv[str, Any, Any]):
    """A match of any game. Rewards come at its end: 1 for the winner to -1 / (seats - 1), or points ahead (`margin`).

    `stable_ids` numbers the actions alike for all settings and numbers of seats (see `ludoteca.research.ids`).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "svg"],
        "name": "ludoteca_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        *,
        margin: bool = False,
        stable_ids: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise LudotecaError(f"render_mode is ansi or svg, not {render_mode!r}")
        self.game = find(game)
        self.rules = self.game.rules(settings or {}, seats)
        self.seats = int(self.rules.seats)
        self.margin = margin
        self.render_mode = render_mode
        self.ids = ids_of(self.game, self.rules.actions, stable_ids)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._columns = np.array(self.ids.of)
        self._out = Options()
        self._sight = Sight()
        self._random = np.random.default_rng()
        self._s = fresh(self.rules, seed_bytes(0))
        width = len(self._observation(0))
        row = spaces.Box(-SEEDS, SEEDS - 1, (width,), np.int32)
        mask = spaces.Box(0, 1, (len(self.ids),), np.int8)
        self._spaces = {agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(self.ids)) for agent in self.possible_agents}
        self.state_space = spaces.Box(-SEEDS, SEEDS - 1, (width,), np.int32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: with a seed the one that `ludoteca.Match` plays with it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.match_seed = int(self._random.integers(SEEDS)) if seed is None else seed
        self._s = fresh(self.rules, seed_bytes(self.match_seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.rules.acting(self._s))]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What a seat knows, and what it may do now: nothing, if it is not its turn."""
        seat = self._seat_of[agent]
        mask = np.zeros(len(self.ids), np.int8)
        mask[self._columns[self._options(seat)]] = 1
        return {"observation": self._observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take one action of the agent whose turn it is; one that is not allowed is refused with the rule."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        number = self.ids.action_of.get(int(action)) if action is not None else None
        if number is None or number not in self._options(seat):
            raise LudotecaError(f"{agent}: {self._why_not(seat, action)}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rules.take(self._s, seat, number)
        if self._s.over:
            worth = points_ahead if self.margin else reward
            for name, other in self._seat_of.items():
                self.rewards[name] = float(worth(self.rules, self._s, other))
                self.terminations[name] = True
        else:
            self.agent_selection = self.possible_agents[int(self.rules.acting(self._s))]
        self._accumulate_rewards()

    def state(self) -> NDArray[np.int32]:
        """The table as those see it who only watch: there is no secret in it for a critic either."""
        return self._observation(-1)

    def legal(self) -> list[str]:
        """The texts of what the agent whose turn it is may do."""
        return [self.rules.actions.text(action) for action in self._options(self._seat_of[self.agent_selection])]

    def clone(self) -> LudotecaEnv:
        """The same match at the same point, to be played on by itself."""
        twin = LudotecaEnv.__new__(LudotecaEnv)
        twin.__dict__.update(self.__dict__)
        twin._s, twin._out, twin._sight = self._s.copy(), Options(), Sight()
        twin._random = np.random.default_rng(self._random.integers(SEEDS))
        if hasattr(self, "agents"):
            twin.agents = self.agents[:]
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
                setattr(twin, name, dict(getattr(self, name)))
        return twin

    def imagine(self, seat: int, seed: int = 0) -> LudotecaEnv:
        """A match that could be this one for all that a seat knows, with other chance: what a search may look into."""
        twin = self.clone()
        twin._s = self.rules.imagine(self._s, seat, Rng(seed))
        return twin

    def render(self) -> str | None:
        """The table as spectators see it, in plain lines or as a picture (SVG)."""
        if self.render_mode is None:
            return None
        view, texts = self.game.view(self.rules, self._s, -1), self.game.texts("en")
        return (
            self.game.draw(view, texts)
            if self.render_mode == "svg"
            else "\n".join(told_in_lines(self.game, view, texts))
        )

    def close(self) -> None:
        """Nothing is held open."""

    def _options(self, seat: int) -> list[int]:
        self.rules.options(self._s, seat, self._out)
        return [int(self._out.actions[k]) for k in range(self._out.count)]

    def _observation(self, seat: int) -> NDArray[np.int32]:
        self.rules.observe(self._s, seat, self._sight)
        return np.frombuffer(memoryview(self._sight.row), np.int32).copy()

    def _why_not(self, seat: int, action: int | None) -> str:
        number = None if action is None else self.ids.action_of.get(int(action))
        if number is None:
            return f"action {action} is not one of this match"
        found = reason(self.rules, self.rules.imagine(self._s, seat, Rng(0)), seat, number)
        kind = refusal_kind(self.game.refusals, found.refusal)
        why = self.game.texts("en").refusal(kind.name, refusal_numbers(kind, found.refusal), dict(kind.numbers))
        return f"{self.rules.actions.text(number)} is not allowed: {kind.rule}: {why}"
