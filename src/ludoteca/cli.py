"""The verbs of `./ludoteca`. Each imports what it needs when it is called, so that none waits for another's."""

from __future__ import annotations

import argparse
import io
import os
import re
import runpy
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.laws.fuzz import Tally
    from ludoteca.play.match import AnyMatch

ROOT = Path(__file__).resolve().parents[2]
WRONG_INPUT = 2
EXTRAS = {"numpy": "lab", "gymnasium": "research", "pettingzoo": "research"}  # what pip installs only when asked
PLAYING = ("play", "fuzz", "train", "lab", "research", "bench")  # verbs that take long in plain Python


def main(arguments: Sequence[str]) -> int:
    """Run one verb; its exit code. What people gave and cannot be used is one line and exit code 2."""
    if arguments and arguments[0] == "test":
        from ludoteca import testing

        return testing.main(arguments[1:])
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a terminal of another encoding shows or sends what it can
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    wanted = parser().parse_args(["--help"] if list(arguments) == ["help"] else arguments)
    if wanted.verb == "trace":
        os.environ["LUDOTECA_PURE"] = "1"  # compiled code cannot be watched
    from ludoteca.kernel.errors import LudotecaError

    say_if_plain(arguments)
    try:
        return int(VERBS[wanted.verb](wanted) or 0)
    except LudotecaError as error:
        print(f"ludoteca: {visible(str(error))}", file=sys.stderr)
        return WRONG_INPUT
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS:
            raise
        print(f"ludoteca: {error.name} is missing: pip install 'ludoteca[{EXTRAS[error.name]}]'", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def installed() -> int:
    """The command that pip installs. What is played is compiled when it is first used, and it says so."""
    arguments = sys.argv[1:]
    if compile_first(arguments):
        # A process keeps to what it began with: the compiled rules are for the next one.
        os.execv(sys.executable, [sys.executable, "-m", "ludoteca", *arguments])  # noqa: S606 – ourselves, again
    return main(arguments)


def compile_first(arguments: Sequence[str]) -> bool:
    """Compile the rules of the game that a verb is about, if they are not and can be; whether that was done.

    Beside the sources nothing is done: there the rules run as they are until `./ludoteca test` compiles them. `serve`
    compiles by itself, while it is open.
    """
    from ludoteca import build, compiled

    game = plain_game(arguments)
    if not game or (ROOT / "pyproject.toml").is_file():
        return False
    if missing := build.cannot_compile():
        print(f"ludoteca: the rules of {game} run as plain Python: {missing}", file=sys.stderr)
        return False
    print(f"ludoteca: compiling the rules of {game} into {compiled.shelves()[-1]}, once …", file=sys.stderr, flush=True)
    work = subprocess.run([sys.executable, "-m", "ludoteca.build", game], stdout=sys.stderr, check=False)
    return work.returncode == 0


def plain_game(arguments: Sequence[str]) -> str:
    """The game that a verb is about to play in plain Python though nobody asked for that; none, if it is compiled."""
    from ludoteca import compiled
    from ludoteca.games import NAMES

    game = next((word for word in arguments[1:] if word in NAMES), "")
    if not game or arguments[0] not in PLAYING or compiled.pure_wanted():
        return ""
    return "" if compiled.status()[game].how == "compiled" else game


def say_if_plain(arguments: Sequence[str]) -> None:
    """Beside the sources rules that changed run as they are: forty times as slow, and whoever measures should know."""
    if (ROOT / "pyproject.toml").is_file() and (game := plain_game(arguments)):
        until = f"until ./ludoteca serve or ./ludoteca test {game} compiles them"
        print(f"ludoteca: the rules of {game} run as plain Python, much slower, {until}", file=sys.stderr)


def visible(text: str) -> str:
    """A text as it may be printed: names of files may hold signs that steer a terminal or turn the line around."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="./ludoteca", description="A table for modern board games.", allow_abbrev=False)
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")

    serve = verbs.add_parser("serve", help="open the table in the browser")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0 opens it to the home network")
    serve.add_argument("--port", type=int, default=8000, metavar="N")
    serve.add_argument("--data", default="", metavar="FOLDER", help="where matches are kept")
    serve.add_argument("--database", default="", metavar="URL", help="postgresql://… instead of a file in the folder")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another address it is reached at")
    serve.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help="one that says who asks")
    serve.add_argument("--limit", action="append", default=[], metavar="NAME=N", help="see docs/operating.md")
    serve.add_argument("--no-compile", action="store_true", help="do not compile the rules behind")

    games = verbs.add_parser("games", help="the games, their seats and settings")
    games.add_argument("--settings", metavar="GAME", dest="of", help="every setting of this game: meaning, range, rule")
    games.add_argument("--lang", default="en", help="it or en")
    verbs.add_parser("test", help="all checks of the project")

    fuzz = verbs.add_parser("fuzz", help="random matches under the laws")
    fuzz.add_argument("game")
    fuzz.add_argument("--games", type=_count, default=200, metavar="N")
    fuzz.add_argument("--seats", type=int, metavar="K", help="only matches of so many seats")
    fuzz.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match; the next has S + 1")
    fuzz.add_argument("--sample", type=_count, default=40, metavar="N", help="costly laws look at one step in N")
    _settings(fuzz)

    trace = verbs.add_parser("trace", help="each rule clause: code, tests, how often play runs into it")
    trace.add_argument("game")
    trace.add_argument("--ids", action="store_true", help="only the ids of the clauses")
    trace.add_argument("--games", type=_count, default=30, metavar="N", help="random matches to count in")
    trace.add_argument("--mutate", action="store_true", help="break each rule and see whether a test notices")
    trace.add_argument("--files", metavar="NAME,…", help="only these of rules/ and content/; with --mutate")
    trace.add_argument("--jobs", type=_count, metavar="N", help="processes; one a core if not said; with --mutate")

    replay = verbs.add_parser("replay", help="play a record again, checking everything")
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=int, metavar="PLY", help="stop after this move")
    replay.add_argument("--lang", default="en")

    why = verbs.add_parser("why", help="why an action was not allowed where a record stands")
    why.add_argument("file", type=Path)
    why.add_argument("action")
    why.add_argument("--at", type=int, metavar="PLY", help="after this move, not at the end")
    why.add_argument("--seat", type=int, help="who asks; the seat to act if not said")
    why.add_argument("--lang", default="en")

    draw = verbs.add_parser("draw", help="the board where a record stands, as a picture (SVG)")
    draw.add_argument("file", type=Path)
    draw.add_argument("--at", type=int, metavar="PLY", help="after this move, not at the end")
    draw.add_argument("--seat", type=int, default=-1, help="as this seat sees it; as a spectator if not said")
    draw.add_argument("--out", type=Path, required=True, metavar="FILE.svg")
    draw.add_argument("--lang", default="en")

    sheets = verbs.add_parser("print", help="a game to cut out and play on a real table (PDF, A4)")
    sheets.add_argument("game")
    sheets.add_argument("--out", type=Path, required=True, metavar="FILE.pdf")
    sheets.add_argument("--seats", type=int, metavar="K", help="a set for so many; for as many as can play if not said")
    sheets.add_argument("--lang", default="en", help="it or en")
    sheets.add_argument("--force", action="store_true", help="over a file that is there already")
    _settings(sheets)

    play = verbs.add_parser("play", help="play in the terminal against bots")
    play.add_argument("game", nargs="?", default="")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a match that was saved")
    play.add_argument("--seats", type=int, metavar="K")
    play.add_argument("--seat", type=int, default=0, help="where you sit, from 0")
    play.add_argument("--level", default="companion", help="wanderer, apprentice, companion, rival or master")
    play.add_argument("--seed", metavar="S", help="a number or 64 hex digits, to play the same match again")
    play.add_argument("--lang", default="", help="it or en")
    _settings(play)

    train = verbs.add_parser("train", help="let bots learn a game from their own matches")
    train.add_argument("game")
    train.add_argument("--seats", type=int, metavar="K", help="learn for so many; for two if not said")
    train.add_argument("--rounds", type=int, metavar="R")
    train.add_argument("--planner-rounds", type=int, metavar="P", help="the last of them, played by planners")
    train.add_argument("--matches", type=int, metavar="N", help="of each round")
    train.add_argument("--minutes", type=float, metavar="M", help="for all rounds, instead of a number of matches")
    train.add_argument("--seed", type=int, metavar="S")
    train.add_argument("--net", action="store_true", help="a net for the Master, beside the weights that are there")
    train.add_argument(
        "--climb",
        action="store_true",
        help="try small changes in pairs, and go where matches are won; any seats, also one",
    )
    train.add_argument(
        "--afresh", action="store_true", help="begin from what is written by hand, not from what was learnt"
    )
    train.add_argument("--out", type=Path, metavar="FOLDER", help="where the weights go, if not to the game")
    train.add_argument("--work", type=Path, metavar="FOLDER", help="where what is done is kept, to go on from")
    train.add_argument("--jobs", type=int, metavar="N", help="processes; one a core if not said")
    _settings(train)

    lab = verbs.add_parser("lab", help="see how a game behaves when bots play it").add_subparsers(
        dest="what", required=True
    )
    run = lab.add_parser("run", help="many matches, and a report of what they tell")
    _experiment(run, _crowds, "K[,K…]")
    run.add_argument("--matches", type=_count, default=1000, metavar="N")
    run.add_argument("--deep", action="store_true", help="do without things, climb the ladder, play on from the middle")
    run.add_argument("--without", action="append", default=[], metavar="ACTION", help="only these; with --deep")
    _settings(run)
    compare = lab.add_parser("compare", help="two settings on the same deals: what a change does")
    _experiment(compare)
    _settings(compare)
    compare.add_argument("--against", action="append", default=[], metavar="NAME=VALUE", help="not the usual numbers")
    how_long = compare.add_mutually_exclusive_group()
    how_long.add_argument("--pairs", type=_count, metavar="N", help="400 if not said")
    how_long.add_argument("--until-decided", action="store_true", help="go on until it is known what changes")
    compare.add_argument("--most", type=_count, default=5000, metavar="N", help="pairs, if it is never decided")
    sweep = lab.add_parser("sweep", help="each value of some numbers against the usual one")
    _experiment(sweep)
    _settings(sweep)
    sweep.add_argument("--over", action="append", required=True, metavar="NAME=A,B,C", help="or NAME=LOW..HIGH")
    sweep.add_argument("--pairs", type=_count, default=200, metavar="N", help="for each value")
    tune = lab.add_parser("tune", help="find numbers with which the game does what you want")
    _experiment(tune)
    _settings(tune)
    tune.add_argument("--want", action="append", required=True, metavar="'tail<5%%'", help="or 'rounds.p50=30..45'")
    tune.add_argument("--over", action="append", required=True, metavar="NAME[=A,B,C]", help="a number that may change")
    scheduler = lab.add_parser("scheduler", help="where workers on several machines meet, see docs/cluster.md")
    scheduler.add_argument("--port", type=int, default=8786, metavar="N")
    worker = lab.add_parser("worker", help="the cores of this machine, for whoever plays with that engine")
    worker.add_argument("engine", metavar="dask://HOST:PORT")
    worker.add_argument("--jobs", type=_count, metavar="N", help="processes; one a core if not said")
    one = lab.add_parser("match", help="one match of an experiment, as a record")
    one.add_argument("folder", type=Path)
    one.add_argument("seed", type=int)
    one.add_argument("--out", type=Path, metavar="FILE")

    research = verbs.add_parser("research", help="for people who build agents: a learner, ratings").add_subparsers(
        dest="what", required=True
    )
    learn = research.add_parser("learn", help="a small net learns a game against one level after the other (PPO)")
    learn.add_argument("game")
    learn.add_argument("--seats", type=int, default=2, metavar="K", help="two if not said")
    learn.add_argument("--minutes", type=float, default=4.0, metavar="M")
    learn.add_argument("--against", default="wanderer,apprentice", metavar="LEVEL,…", help="the easiest first")
    learn.add_argument("--seed", type=int, default=0, metavar="S")
    learn.add_argument("--out", type=Path, metavar="FILE.npz", help="where the net goes")
    learn.add_argument("--picture", type=Path, metavar="FILE.svg", help="how it got there")
    rate = research.add_parser("rate", help="the ratings of our bots, for two seats: what an agent has to beat")
    rate.add_argument("game")
    rate.add_argument("--matches", type=_count, default=200, metavar="N", help="of each pairing")
    rate.add_argument("--seed", type=int, default=0, metavar="S")
    rate.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; one a core if not said")

    bench = verbs.add_parser("bench", help="how fast it is")
    bench.add_argument("what", choices=["engine", "bots", "lab", "sets", "research", "table", "crash"])
    bench.add_argument("rest", nargs=argparse.REMAINDER, help="options of the bench")
    return top


def _experiment(verb: argparse.ArgumentParser, seats: Callable[[str], object] = int, how: str = "K") -> None:
    """What all verbs of the lab that play are told."""
    verb.add_argument("game")
    verb.add_argument("--seats", type=seats, metavar=how, help="two if not said")
    verb.add_argument("--level", default="companion", help="wanderer, apprentice, companion, rival or master")
    verb.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match; the next has S + 1")
    verb.add_argument("--bands", type=Path, metavar="FILE.toml", help="where you want the numbers to lie")
    verb.add_argument("--lang", default="en", help="it or en")
    verb.add_argument("--out", type=Path, metavar="FOLDER", help="where matches and report are kept")
    verb.add_argument("--jobs", type=int, metavar="N", help="processes; one a core if not said")
    verb.add_argument("--engine", default="local", metavar="dask://HOST:PORT", help="play on a cluster")


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {count}")
    return count


def _crowds(text: str) -> list[int]:
    """Numbers of players, each once, in the order in which they are said."""
    return list(dict.fromkeys(_count(one) for one in text.split(",")))


def _settings(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings")


def serve(wanted: argparse.Namespace) -> None:
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.table.serve import serve as run

    if not 1 <= wanted.port <= 65535:
        raise LudotecaError(f"a port is a number from 1 to 65535, not {wanted.port}")
    compiling = not wanted.no_compile
    run(wanted.host, wanted.port, wanted.data, wanted.database, wanted.origin, compiling, wanted.limit, wanted.proxy)


def games(wanted: argparse.Namespace) -> None:
    from ludoteca import compiled
    from ludoteca.games import NAMES, find
    from ludoteca.play.catalogue import markdown
    from ludoteca.play.settings import shown

    if wanted.of:
        print(markdown(find(wanted.of), wanted.lang), end="")
        return
    for name in NAMES:
        game = find(name)
        use = compiled.status().get(name)
        print(f"{name}: {game.fewest}–{game.most} seats, rules version {game.version}, {use.how if use else 'pure'}")
        for setting in game.settings:
            print(f"  --set {setting.name}={shown(setting.default)}  ({setting.allowed()}; {setting.rule})")


def fuzz(wanted: argparse.Namespace) -> int:
    from ludoteca.games import find
    from ludoteca.laws.fuzz import fuzz as run
    from ludoteca.play.settings import Settings, assignments

    game = find(wanted.game)
    settings = assignments(wanted.settings) if wanted.settings else None
    game.rules(Settings(game.settings, settings or {}), wanted.seats)
    began = last = time.monotonic()

    def progress(tally: Tally) -> None:
        nonlocal last
        if time.monotonic() - last > 2:
            last = time.monotonic()
            print(f"  {tally.games} of {wanted.games} games, {len(tally.failures)} failures", file=sys.stderr)

    tally = run(game, wanted.games, wanted.seed, wanted.seats, settings, wanted.sample, progress, _keep_failure)
    seconds = time.monotonic() - began
    print(
        f"{game.name}: {tally.games} games, {tally.decisions} decisions, {tally.leaks} leak samples, "
        f"{len(tally.failures)} failures, {seconds:.1f} s"
    )
    for failure in tally.failures[:10]:
        print(f"  {failure}")
    return 1 if tally.failures else 0


def _keep_failure(match: AnyMatch, seed: int) -> None:
    """Write the record of a match that broke a law where nothing is overwritten."""
    path = Path(f"fuzz-{match.game.name}-{seed}.record")
    if not path.exists():
        path.write_text(match.record(with_seed=True).text(), encoding="utf-8")
        print(f"  kept {path}", file=sys.stderr)


def trace(wanted: argparse.Namespace) -> int:
    from ludoteca.games import find
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.laws.mutation import Mutant, mutants, survivors
    from ludoteca.laws.trace import trace as run

    game = find(wanted.game)
    if wanted.ids:
        print("\n".join(game.rulebook("en").own))
        return 0
    if (wanted.files is not None or wanted.jobs) and not wanted.mutate:
        raise LudotecaError("--files and --jobs say which rules are broken, and by how many: they go with --mutate")
    if wanted.mutate:
        files = [] if wanted.files is None else wanted.files.split(",")
        known = 0

        def progress(done: int, count: int, living: list[Mutant]) -> None:
            nonlocal known
            for mutant in living[known:]:
                print(f"  {mutant}", flush=True)
            known = len(living)
            print(f"  {done} of {count} mutants, {known} unnoticed", file=sys.stderr)

        living = survivors(game, progress, files, wanted.jobs)
        print(f"{game.name}: {len(mutants(game, files))} mutants, {len(living)} survivors")
        return 1 if living else 0
    trails = run(game, wanted.games)
    for trail in trails:
        code = ", ".join(f"{file}:{line}" for file, line in trail.code) or "no code"
        print(f"{trail.rule:<16} {trail.hits:>8} hits  {len(trail.tests):>2} tests  {code}")
        for test in trail.tests:
            print(f"{'':<16} {test}")
    untested = [trail.rule for trail in trails if not trail.tests]
    print(f"{len(trails)} clauses, {len(untested)} without a test{': ' + ', '.join(untested) if untested else ''}")
    return 1 if untested else 0


def replay(wanted: argparse.Namespace) -> None:
    from ludoteca.play.game import told_in_lines

    match = _replayed(wanted.file, wanted.at)
    texts = match.game.texts(wanted.lang)
    for line in told_in_lines(match.game, match.view(-1), texts):
        print(line)
    where = " ".join(str(score) for score in match.scores) if match.over else f"{texts('play-ply', ply=match.ply)}"
    print(f"\n{where}\n{match.hash()}")


def why(wanted: argparse.Namespace) -> None:
    match = _replayed(wanted.file, wanted.at)
    refusal = match.why_not(wanted.action, wanted.seat, wanted.lang)
    texts = match.game.texts(wanted.lang)
    print(texts("play-allowed") if refusal is None else refusal)
    if refusal is not None:
        print(match.game.rulebook(wanted.lang, match.settings)[refusal.rule].whole)


def draw(wanted: argparse.Namespace) -> None:
    from ludoteca.kernel.errors import LudotecaError

    match = _replayed(wanted.file, wanted.at)
    if not -1 <= wanted.seat < match.seats:
        raise LudotecaError(f"there is no seat {wanted.seat}; seats are 0 to {match.seats - 1}, and -1 watches")
    drawn = match.game.draw(match.view(wanted.seat), match.game.texts(wanted.lang))
    _write(wanted.out, drawn.encode(), "xb")
    print(f"{wanted.out}: {match.game.name} after move {match.ply}")


def print_sheets(wanted: argparse.Namespace) -> None:
    from ludoteca.games import find
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.play.settings import Settings, assignments

    game = find(wanted.game)
    settings = Settings(game.settings, assignments(wanted.settings))
    if wanted.out.exists() and not wanted.force:
        raise LudotecaError(f"{wanted.out} is there already; choose another name, or say --force")
    seats = game.most if wanted.seats is None else wanted.seats
    game.rules(settings, seats)  # refuses seats and settings that cannot be played
    made = game.print_and_play(settings, seats, game.texts(wanted.lang))
    if not made:
        raise LudotecaError(f"{game.name} has no sheets to print")
    _write(wanted.out, made, "wb" if wanted.force else "xb")
    print(f"{wanted.out}: {game.name} for {seats}, on A4; print it at 100 %")


def _write(path: Path, content: bytes, mode: str) -> None:
    """Write a file; with the mode `xb` never over another."""
    from ludoteca.kernel.errors import LudotecaError

    try:
        with path.open(mode) as file:
            file.write(content)
    except FileExistsError:
        raise LudotecaError(f"{path} is there already; choose another name") from None
    except OSError as error:
        raise LudotecaError(f"{path}: cannot be written: {error.strerror}") from None


def _replayed(path: Path, at: int | None) -> AnyMatch:
    from ludoteca.games import find
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.play.record import parse
    from ludoteca.play.replay import replay as run

    try:
        text = path.read_bytes().decode()  # not read_text: what ends a line is part of the record
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise LudotecaError(f"{path}: cannot be read: {reason}") from None
    record = parse(text, str(path))
    if at is not None and not 0 <= at <= len(record.rows):
        raise LudotecaError(f"{path}: --at {at} is not among 0 to {len(record.rows)}")
    return run(find(record.game), record, str(path), at)


def play(wanted: argparse.Namespace) -> None:
    from ludoteca.bots.levels import bot
    from ludoteca.games import NAMES, find
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.play.match import Match
    from ludoteca.play.settings import assignments
    from ludoteca.terminal import Terminal, language

    match: AnyMatch
    if wanted.resume is None:
        if not wanted.game:
            raise LudotecaError(f"play which game? One of {', '.join(NAMES)}; or --resume FILE")
        small = wanted.seed is not None and re.fullmatch("[0-9]{1,19}", wanted.seed)
        seed = int(wanted.seed) if small else wanted.seed
        match = Match(find(wanted.game), wanted.seats, seed, assignments(wanted.settings))
    else:
        if wanted.game or wanted.seats is not None or wanted.seed is not None or wanted.settings:
            raise LudotecaError(f"{wanted.resume} says game, seats, seed and settings: leave them out")
        match = _replayed(wanted.resume, None)
    Terminal(match, wanted.seat, bot(wanted.level, match.game, match.rules), language(wanted.lang)).run()


def train(wanted: argparse.Namespace) -> int:
    from ludoteca.lab.training import main as run

    return run(wanted)


def lab(wanted: argparse.Namespace) -> int:
    from ludoteca.lab.verbs import VERBS as LAB

    return LAB[wanted.what](wanted)


def research(wanted: argparse.Namespace) -> int:
    from ludoteca.research.verbs import learn, rate

    return learn(wanted) if wanted.what == "learn" else rate(wanted)


def bench(wanted: argparse.Namespace) -> None:
    from ludoteca.kernel.errors import LudotecaError

    script = ROOT / "bench" / f"{wanted.what}.py"
    if not script.exists():
        raise LudotecaError(f"bench/{wanted.what}.py is not here: bench needs the sources of the project")
    sys.argv = [str(script), *wanted.rest]
    runpy.run_path(str(script), run_name="__main__")


VERBS = {
    "serve": serve,
    "games": games,
    "fuzz": fuzz,
    "trace": trace,
    "replay": replay,
    "why": why,
    "draw": draw,
    "print": print_sheets,
    "play": play,
    "train": train,
    "lab": lab,
    "research": research,
    "bench": bench,
}
