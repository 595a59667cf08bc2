"""The table in a terminal: one person against bots, with log, why, undo, rules and save, in Italian and English.

Whatever is typed gets an answer in the language of the table; nothing that is typed ends in an error of Python.
"""

from __future__ import annotations

import os
import shlex
import textwrap
from collections.abc import Callable
from pathlib import Path

from ludoteca.bots.levels import take_move
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.player import Player
from ludoteca.kernel.state import HANDED_OVER, REVEALED, ROLLED
from ludoteca.play import catalogue
from ludoteca.play.game import told_in_lines
from ludoteca.play.match import AnyMatch, IllegalAction, Refusal, UndoRefused
from ludoteca.play.rulebook import LANGUAGES, Clause, chapter
from ludoteca.play.texts import kebab, plain
from ludoteca.typed import Reader, Unread, echo

NOT_THE_RULEBOOK = ("public", "reconstructed")  # where else a rule may come from
LONGEST_FILE = 200  # signs of a name that are told back
Say = Callable[[str], None]
Ask = Callable[[str], str]

# What may be typed, in both languages at once: nobody has to remember which one is on. Accents may be left out.
WORDS = {
    "why": "why", "perche": "why",
    "undo": "undo", "annulla": "undo",
    "log": "log", "storia": "log",
    "rules": "rules", "regole": "rules",
    "table": "table", "tavolo": "table",
    "lang": "lang", "lingua": "lang",
    "save": "save", "salva": "save",
    "help": "help", "aiuto": "help", "?": "help",
    "quit": "quit", "esci": "quit",
    "yes": "yes", "y": "yes", "si": "yes", "s": "yes",
    "no": "no", "n": "no", "": "no",
}  # fmt: skip


def language(wanted: str) -> str:
    """The language asked for, or that of the machine."""
    return wanted or ("it" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("it") else "en")


class Terminal:
    """A person at one seat, bots at the others."""

    def __init__(
        self, match: AnyMatch, seat: int, bot: Player, lang: str, say: Say = print, ask: Ask = input, width: int = 100
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
        self.told: int | None = match.ply or None  # the ply up to which the person has heard the news
        self.going = True

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.say(self.texts("play-welcome", game=self.texts("game-title"), name=self.texts.seat(self.seat)))
        self.say(self.texts("play-seal", seal=self.match.seal))
        self._house_rules()
        while self.going and not self.match.over:
            try:
                if self.seat in self.match.to_act:
                    self._person()
                else:
                    self._bots()
            except KeyboardInterrupt:
                self.say("")
                self._leave()
        if self.match.over:
            self._end()

    def _house_rules(self) -> None:
        changes = catalogue.changes(self.match.game, self.match.settings, self.texts.language)
        if changes:
            self.say(self.texts("play-house", count=len(changes)))
        for change in changes:
            self.say("  " + self.texts("play-house-rule", label=change.label, value=change.value, usual=change.usual))

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
            line = self._line("> ")
            if line is None:
                self.going = False
                return
            self._answer(line)
            if self.match.ply > before:
                self._news()

    def _line(self, prompt: str) -> str | None:
        """The next line; None where there are no more."""
        try:
            return self.ask(prompt).strip()
        except EOFError:
            self.say("")
            return None

    def _answer(self, line: str) -> None:
        try:
            self._obey(line)
        except Unread as unread:
            self.say(self.texts(unread.message, **unread.values))
        except IllegalAction as illegal:
            self._explain(illegal.refusal(self.texts.language))
        except UndoRefused as refused:
            self.say(self.texts(f"play-undo-{refused.reason}"))

    def _offer(self) -> None:
        view = self.match.view(self.seat)
        prompt = self.texts.prompt(self.match.game.asks(view), len(view.draft))
        self.say("")
        self.say(self.texts("play-your-turn", name=self.texts.seat(self.seat), prompt=prompt))
        rules = self.match.rules
        offered = self._reader().offer()
        for number, action in enumerate(offered.numbered, 1):
            label = self.match.game.label(rules, view, self.texts, action)
            self.say(f"  {number:>2}  {label:<44} {rules.actions.text(action)}{self._barrier(action)}")
        for actions in offered.aside:
            first, last = rules.actions.text(actions[0]), rules.actions.text(actions[-1])
            prompt = self.texts(f"prompt-{kebab(type(rules.decisions[rules.homes[actions[0]]]).__name__)}")
            self.say(f"   …  {prompt:<44} {first} … {last}")

    def _reader(self) -> Reader:
        return Reader(self.match, self.seat, self.texts)

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
        verb = WORDS.get(plain(word))
        if not word:
            return
        if verb == "quit":
            self._leave()
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
        elif verb in ("why", "rules", "lang", "save"):
            {"why": self._why, "rules": self._rules, "lang": self._lang, "save": self._save}[verb](rest)
        else:
            self.match.push_plan(self._reader().move(line), self.seat)

    def _leave(self) -> None:
        """Nobody leaves by a slip of the hand, nor without having been asked whether to keep the match."""
        while self.going:
            line = self._line(self.texts("play-leave") + " ")
            word, _, rest = (line or "").partition(" ")
            verb = WORDS.get(plain(word))
            if line is None or verb == "yes":
                self.going = False
            elif verb == "no":
                return
            elif verb == "save":
                try:
                    self._save(rest.strip())
                    self.going = False
                except Unread as unread:
                    self.say(self.texts(unread.message, **unread.values))

    def _why(self, asked: str) -> None:
        if not asked:
            raise Unread("play-why-what")
        self._explain(self.match.why_not(self._reader().action(asked), self.seat, self.texts.language), "play-allowed")

    def _explain(self, refusal: Refusal | None, otherwise: str = "play-not-then") -> None:
        if refusal is None:
            self.say(self.texts(otherwise))
        else:
            self.say(f"{refusal.rule}: {refusal.text}")
            if refusal.first:
                actions = self.match.rules.actions
                steps = [self.texts.action(actions, actions.number(text)) for text in refusal.first]
                self._wrap(self.texts("play-first", steps=", ".join(steps)))
            self._read(self.match.game.rulebook(self.texts.language, self.match.settings)[refusal.rule])

    def _rules(self, word: str) -> None:
        """What has this word: clauses, all those of a chapter, abilities. Without one, the contents."""
        book = self.match.game.rulebook(self.texts.language, self.match.settings)
        chapters = {group: self.texts(f"chapter-{group}") for group in dict.fromkeys(map(chapter, book.own))}
        if not word:
            for title in chapters.values():
                self.say(f"  {title}")
            for clause in book.changed:
                self._clause(clause)
            return
        found = [clause for clause in book.own.values() if plain(chapters[chapter(clause.id)]) == plain(word)]
        glossary = self.texts.glossary(self.match.settings.written())
        explained = [(name, text) for name, text in glossary if plain(word) in plain(f"{name} {text}")]
        found = found or book.search(word)
        for clause in found:
            self._clause(clause)
        for name, text in explained:
            self.say(name)
            self._wrap(text)
        if not found and not explained:
            self.say(self.texts("play-nothing-found", word=echo(word)))

    def _clause(self, clause: Clause) -> None:
        told = [clause.title]
        if clause.changed:
            told.append(self.texts("play-changed"))
        if clause.source in NOT_THE_RULEBOOK:
            told.append(catalogue.provenance(clause, self.texts))
        self.say(f"{clause.id}  {' · '.join(told)}")
        self._read(clause)

    def _read(self, clause: Clause) -> None:
        """What a clause says, and what of it is our own reading."""
        if clause.text:
            self._wrap(clause.text)
        if clause.reading:
            self._wrap(f"{self.texts('play-reading')} {clause.reading}")

    def _lang(self, wanted: str) -> None:
        if wanted.lower() not in LANGUAGES:
            raise Unread("play-languages", languages=", ".join(LANGUAGES))
        self.texts = self.match.game.texts(wanted.lower())
        self._table()

    def _save(self, name: str) -> None:
        """A private save: it holds the seed, so that it can be gone on with; what is there is never overwritten."""
        if not name:
            raise Unread("play-save-where")
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(self.match.record(with_seed=True).text())
        except FileExistsError:
            raise Unread("play-exists", file=echo(name, LONGEST_FILE)) from None
        except (OSError, ValueError):  # a name that no file can have is a ValueError
            raise Unread("play-not-written", file=echo(name, LONGEST_FILE)) from None
        again = f"./ludoteca play --resume {shlex.quote(name)} --seat {self.seat} --lang {self.texts.language}"
        self.say(self.texts("play-saved", file=name, again=again))

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
