"""OpenSpiel sees our games: after `register()`, `pyspiel.load_game("ludoteca_vendemmia", {"seats": 2, "seed": 7})`.

An example, not a promise. Chance is drawn inside a step (OpenSpiel calls it sampled stochastic), so what walks the
whole tree does not apply; what samples does, and `resample_from_infostate` gives it worlds as a seat may imagine them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ludoteca.games import NAMES, find
from ludoteca.kernel.batch import reward
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.state import Sight
from ludoteca.play.game import AnyGame, fresh, seed_bytes, told_in_lines

PREFIX = "ludoteca_"


def register() -> list[str]:
    """Make every game known to OpenSpiel; the names they have there."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        if PREFIX + name not in known:
            game = find(name)
            kind = _kind(game)
            # A class for each: OpenSpiel lets go of it after Python has ended, when only a class may be let go of.
            pyspiel.register_game(kind, type(PREFIX + name, (SpielGame,), {"game": game, "kind": kind}))
    return [PREFIX + name for name in NAMES]


def _kind(game: AnyGame) -> Any:
    fewest = max(2, game.fewest)
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": fewest, "seed": 0},
    )


class SpielGame(pyspiel.Game):
    """A game with so many seats. Each new state is another match, counted on from the seed."""

    game: AnyGame
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.seats = int(chosen.get("seats", max(2, self.game.fewest)))
        self.rules = self.game.rules({}, self.seats)
        self._next = int(chosen.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> SpielState:
        self._next += 1
        return SpielState(self, fresh(self.rules, seed_bytes(self._next - 1)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A match that is going on."""

    def __init__(self, game: SpielGame, s: Any) -> None:
        super().__init__(game)
        self.of = game
        self.s = s
        self._out = Options()

    def current_player(self) -> int:
        seat = int(self.of.rules.acting(self.s))
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        self.of.rules.options(self.s, player, self._out)
        return sorted({int(self._out.actions[k]) for k in range(self._out.count)})

    def _apply_action(self, action: int) -> None:
        self.of.rules.take(self.s, self.of.rules.acting(self.s), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.of.rules.actions.text(action))

    def is_terminal(self) -> bool:
        return bool(self.s.over)

    def returns(self) -> list[float]:
        if not self.s.over:
            return [0.0] * self.of.seats
        return [float(reward(self.of.rules, self.s, seat)) for seat in range(self.of.seats)]

    def observation_string(self, player: int) -> str:
        view = self.of.game.view(self.of.rules, self.s, player)
        return "\n".join(told_in_lines(self.of.game, view, self.of.game.texts("en")))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another match that this seat cannot tell from the true one."""
        return SpielState(self.of, self.of.rules.imagine(self.s, player, Rng(int(sampler() * 2**31))))

    def clone(self) -> SpielState:
        return SpielState(self.of, self.s.copy())

    def __str__(self) -> str:
        return self.observation_string(-1)


class SpielObserver:
    """What a seat knows, as OpenSpiel's learners read it."""

    def __init__(self, game: SpielGame) -> None:
        self._sight = Sight()
        self._game = game
        game.rules.observe(fresh(game.rules, seed_bytes(0)), 0, self._sight)
        self.tensor = np.zeros(int(self._sight.width), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self._game.rules.observe(state.s, player, self._sight)
        self.tensor[:] = np.frombuffer(memoryview(self._sight.row), np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)
