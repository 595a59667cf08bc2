"""The table in a terminal: one person against bots, with log, why, undo, rules and save, in Italian and English."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Callable
from pathlib import Path

from ludoteca.bots.levels import Bot, take_move
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import HANDED_OVER, REVEALED, ROLLED
from ludoteca.play.game import told_in_lines
from ludoteca.play.match import AnyMatch, IllegalAction, UndoRefused
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.texts import kebab

Say = Callable[[str], None]
Ask = Callable[[str], str]

# What may be typed, in both languages at once: nobody has to remember which one is on.
WORDS = {
    "why": "why", "perché": "why", "perche": "why",
    "undo": "undo", "annulla": "undo",
    "log": "log", "storia": "log",
    "rules": "rules", "regole": "rules",
    "table": "table", "tavolo": "table",
    "lang": "lang", "lingua": "lang",
    "save": "save", "salva": "save",
    "help": "help", "aiuto": "help", "?": "help",
    "quit": "quit", "esci": "quit",
}  # fmt: skip


def language(wanted: str) -> str:
    """The language asked for, or that of the machine."""
    return wanted or ("it" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("it") else "en")


class Terminal:
    """A person at one seat, bots at the others."""

    def __init__(
        self, match: AnyMatch, seat: int, bot: Bot, lang: str, say: Say = print, ask: Ask = input, width: int = 100
    ) -> None:
        if not 0 <= seat < match.seats:
            raise LudotecaError(f"there is no seat {seat}; seats are 0 to {match.seats - 1}")
        self.match = match
        self.seat = seat
        self.bot = bot
        self.say = say
        self.ask = ask
        self.width = width
        self.texts = match.game.texts(lang)
        self.rng = Rng(int(match.seal[:8], 16))
        self.told: int | None = None  # the ply up to which the person has heard the news
        self.going = True

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.say(self.texts("play-welcome", game=self.texts("game-title"), name=self.texts.seat(self.seat)))
        self.say(self.texts("play-seal", seal=self.match.seal))
        while self.going and not self.match.over:
            if self.seat in self.match.to_act:
                self._person()
            else:
                self._bots()
        if self.match.over:
            self._end()

    def _bots(self) -> None:
        for seat in self.match.to_act:
            if seat != self.seat:
                take_move(self.match, seat, self.bot, self.rng)
                break
        self._news()

    def _person(self) -> None:
        waiting = [seat for seat in self.match.to_act if seat != self.seat]
        if waiting and not self.match.view(self.seat).draft:
            for seat in waiting:  # all decide at once: the bots have decided before the person looks
                take_move(self.match, seat, self.bot, self.rng)
        if self.seat not in self.match.to_act:
            return
        self._table()
        self._news()
        while self.going and not self.match.over and self.seat in self.match.to_act:
            before = self.match.ply
            self._offer()
            try:
                line = self.ask("> ")
            except EOFError:
                self.going = False
                return
            try:
                self._obey(line.strip())
            except IllegalAction as illegal:
                self._why(self.match.rules.actions.text(illegal.action))
            except UndoRefused as refused:
                self.say(self.texts(f"play-undo-{refused.reason}"))
            except LudotecaError as error:
                self.say(str(error))
            if self.match.ply > before:
                self._news()

    def _offer(self) -> None:
        options = self.match.options(self.seat)
        view = self.match.view(self.seat)
        prompt = self.texts.prompt(view.deciding, len(view.draft))
        self.say("")
        self.say(self.texts("play-your-turn", name=self.texts.seat(self.seat), prompt=prompt))
        rules = self.match.rules
        aside = self._aside(options)
        for number, action in enumerate(options, 1):
            if rules.actions.verb_of(action).name not in aside:
                label = self.match.game.label(rules, view, self.texts, action)
                self.say(f"  {number:>2}  {label:<44} {rules.actions.text(action)}{self._barrier(action)}")
        for actions in aside.values():
            first, last = rules.actions.text(actions[0]), rules.actions.text(actions[-1])
            prompt = self.texts(f"prompt-{kebab(type(rules.decisions[rules.homes[actions[0]]]).__name__)}")
            self.say(f"   …  {prompt:<44} {first} … {last}")

    def _aside(self, options: list[int]) -> dict[str, list[int]]:
        """Interludes of which there are many are told in one line each; they can be typed all the same."""
        rules = self.match.rules
        by_verb: dict[str, list[int]] = {}
        for action in options:
            if self.match.is_aside(action):
                by_verb.setdefault(rules.actions.verb_of(action).name, []).append(action)
        return {verb: actions for verb, actions in by_verb.items() if len(actions) > 4}

    def _barrier(self, action: int) -> str:
        crossed = self.match.barriers(action, self.seat)
        if crossed & ROLLED:
            return "  · " + self.texts("barrier-rolled")
        if crossed & REVEALED:
            return "  · " + self.texts("barrier-revealed")
        return "  · " + self.texts("barrier-handed-over") if crossed & HANDED_OVER else ""

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        verb = WORDS.get(word.lower())
        if not word:
            return
        if verb is None:
            self._push(line)
        elif verb == "quit":
            self.going = False
        elif verb == "undo":
            self.match.undo(self.seat)
            self.told = min(self.told or 0, self.match.ply)
            self.say(self.texts("play-undone"))
        elif verb == "log":
            self._tell(None)
        elif verb == "table":
            self._table()
        elif verb == "help":
            self.say(self.texts("play-help"))
        else:
            {"why": self._why, "rules": self._rules, "lang": self._lang, "save": self._save}[verb](rest)

    def _push(self, line: str) -> None:
        """Numbers choose from the list, texts name actions; several are one move, all or none."""
        options = self.match.options(self.seat)
        words = line.split()
        if len(words) == 1 and words[0].isdigit():
            if not 1 <= int(words[0]) <= len(options):
                raise LudotecaError(self.texts("play-unknown", word=line))
            self.match.push(options[int(words[0]) - 1], self.seat)
        else:
            self.match.push_plan(words, self.seat)

    def _why(self, action: str) -> None:
        options = self.match.options(self.seat)
        given: str | int = options[int(action) - 1] if action.isdigit() and 0 < int(action) <= len(options) else action
        refusal = self.match.why_not(given, self.seat, self.texts.language)
        if refusal is None:
            self.say(self.texts("play-allowed"))
        else:
            self.say(str(refusal))
            self._wrap(self.match.game.rulebook(self.texts.language)[refusal.rule].text)

    def _rules(self, word: str) -> None:
        found = self.match.game.rulebook(self.texts.language).search(word)
        if not found:
            self.say(self.texts("play-nothing-found", word=word))
        for clause in found:
            self.say(f"{clause.id}  {clause.title}")
            self._wrap(clause.text)

    def _lang(self, wanted: str) -> None:
        if wanted not in LANGUAGES:
            raise LudotecaError(f"language is one of {', '.join(LANGUAGES)}, not {wanted!r}")
        self.texts = self.match.game.texts(wanted)
        self._table()

    def _save(self, name: str) -> None:
        """A private save: it holds the seed, so that it can be replayed; what is there already is never overwritten."""
        if not name:
            raise LudotecaError(self.texts("play-unknown", word="save"))
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(self.match.record(with_seed=True).text())
        except FileExistsError:
            raise LudotecaError(self.texts("play-exists", file=name)) from None
        except OSError as error:
            raise LudotecaError(f"{name}: cannot be written: {error.strerror}") from None
        self.say(self.texts("play-saved", file=name))

    def _table(self) -> None:
        self.say("")
        for line in told_in_lines(self.match.game, self.match.view(self.seat), self.texts):
            self.say(line)
        self.say("")

    def _news(self) -> None:
        self._tell(self.told)
        self.told = self.match.ply

    def _tell(self, since: int | None) -> None:
        for event in self.match.events(self.seat, since):
            self.say("· " + self.texts.event(event, self.seat))

    def _wrap(self, text: str) -> None:
        self.say(textwrap.fill(text, self.width, initial_indent="    ", subsequent_indent="    "))

    def _end(self) -> None:
        self._table()
        self.say(self.texts("play-end"))
        scores = self.match.scores
        for place, seat in enumerate(sorted(range(self.match.seats), key=lambda k: -scores[k]), 1):
            self.say(self.texts("play-score", place=place, name=self.texts.seat(seat), points=scores[seat]))
        names = ", ".join(self.texts.seat(seat) for seat in self.match.winners)
        self.say(self.texts("play-winner" if len(self.match.winners) == 1 else "play-winners", names=names))
        self.say(self.texts("play-seed", seed=str(self.match.record().seed)))
