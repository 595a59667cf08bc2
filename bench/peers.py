"""What other Python engines do in the same run: random play, decisions a CPU second. Runs in an environment of its own.

Called by `bench/engine.py --peers`, which makes that environment and throws it away. Prints one JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable


def main(seconds: float) -> None:
    found: dict[str, dict[str, float]] = {}
    for name, measure in PEERS.items():
        random.seed(1)
        try:
            found[name] = measure(seconds)
        except Exception as error:  # noqa: BLE001 – a peer that does not run here is left out, and that is said
            print(f"  {name} does not run here: {error!r}", file=sys.stderr)
    print(json.dumps(found))


def rate(work: Callable[[], int], seconds: float) -> float:
    best = 0.0
    for _ in range(3):
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds / 3:
            done += work()
        best = max(best, done / (time.process_time() - began))
    return best


def catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        history = getattr(game.state, "action_records", None)
        return len(history if history is not None else game.state.actions)

    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(60):
        middle.play_tick()
    copies = rate(lambda: sum(1 for _ in range(20) if middle.copy()), seconds)
    return {"decisions": rate(work, seconds), "copy": 1e6 / copies}


def open_spiel(name: str) -> Callable[[float], dict[str, float]]:
    def measure(seconds: float) -> dict[str, float]:
        import pyspiel  # type: ignore[import-not-found]

        game = pyspiel.load_game(name)

        def work() -> int:
            taken = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    action = random.choices(outcomes, odds)[0]
                else:
                    action = random.choice(state.legal_actions())
                    taken += 1
                state.apply_action(action)
            return taken

        middle = game.new_initial_state()
        for _ in range(20):
            middle.apply_action(random.choice(middle.legal_actions()))
        copies = rate(lambda: sum(1 for _ in range(1000) if middle.clone()), seconds)
        return {"decisions": rate(work, seconds), "copy": 1e6 / copies}

    return measure


def python_chess(seconds: float) -> dict[str, float]:
    import chess  # type: ignore[import-not-found]

    def work() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 400:
            board.push(random.choice(list(board.legal_moves)))
        return int(board.ply())

    middle = chess.Board()
    copies = rate(lambda: sum(1 for _ in range(1000) if middle.copy(stack=False)), seconds)
    return {"decisions": rate(work, seconds), "copy": 1e6 / copies}


PEERS = {
    "Catanatron, Catan, 4 seats": catanatron,
    "OpenSpiel, chess": open_spiel("chess"),
    "OpenSpiel, backgammon": open_spiel("backgammon"),
    "OpenSpiel, gin rummy": open_spiel("gin_rummy"),
    "python-chess": python_chess,
}

if __name__ == "__main__":
    main(float(sys.argv[1]))
