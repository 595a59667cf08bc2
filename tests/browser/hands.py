"""Three ways to play: by mouse on the board, by keyboard alone, and by touch. All choose with dice of their own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from tests.browser.people import Option, Person

SLOW = ("income", "exchange:", "give:")  # ways in PHALANXX to make a turn longer
LOOK = """() => ({
  seq: Number(document.body.dataset.revision),
  steps: Number(document.body.dataset.steps),
  mine: document.body.dataset.mine === "1",
  lit: [...document.querySelectorAll(".board .can")].map((lit) => [lit.id, lit.getAttribute("aria-label")]),
  narrows: [...document.querySelectorAll(".board .can.narrows")].map((lit) => lit.id),
  buttons: [...document.querySelectorAll(".prompt [data-do=choose]")].map((button) => button.dataset.action),
})"""
FOCUS = """(ident) => {
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const focus = document.activeElement;
  const wanted = document.getElementById(ident);
  return {
    id: focus.id,
    action: focus.dataset.action ?? "",
    at: middle(focus.getBoundingClientRect()),
    to: middle((wanted ?? focus).getBoundingClientRect()),
  };
}"""


class Thing(NamedTuple):
    """Something to choose: a lit thing on the board, or a button ("" for the id), and the options it stands for."""

    ident: str
    options: tuple[Option, ...]


class Sight(NamedTuple):
    """What somebody sees before they choose: where the match stands, whether it is their turn, what can be chosen."""

    seq: int
    steps: int
    mine: bool
    things: list[Thing]


def look(person: Person) -> Sight:
    """Look at the screen. A thing on the board that does not say its option stands for all that nothing else has.

    One that only narrows what can be chosen is left out: it chooses nothing.
    """
    seen, options = person.page.evaluate(LOOK), person.options
    found = [Thing("", (option,)) for option in options if option.action in seen["buttons"]]
    by_label = {option.label: option for option in options}
    found += [Thing(ident, (by_label[label],)) for ident, label in seen["lit"] if label in by_label]
    named = {option.label for thing in found for option in thing.options}
    rest = tuple(option for option in options if option.label not in named)
    several = [ident for ident, label in seen["lit"] if label not in by_label and ident not in seen["narrows"]]
    found += [Thing(ident, rest) for ident in several]
    return Sight(seen["seq"], seen["steps"], seen["mine"], found)


def some(choices: list[Thing], rng: Random) -> Thing:
    """Any of them, rather one that leads on."""
    calm = [thing for thing in choices if not all(option.aside for option in thing.options)]
    quick = [thing for thing in calm if not thing.options[0].action.startswith(SLOW)]
    return rng.choice((quick if rng.random() < 0.9 else calm) or calm or choices)


class Hand:
    """A person who plays in one way. `ways` counts how things were chosen."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)
        self.ways: Counter[str] = Counter()

    def play(self) -> bool:
        """Choose one thing, and wait for what comes of it; whether there was anything to choose."""
        seen = look(self.person)
        if seen.mine:
            self.take(some(seen.things, self.rng))
            self.person.steps_on(seen.seq, seen.steps)
        return seen.mine

    def take(self, thing: Thing) -> None:
        raise NotImplementedError


def acting(person: Person) -> list[int]:
    """Whose turn it is, by the list of seats: several where they decide at the same time. Bots' are waited for."""
    person.body(":is([data-status='over'], :has(.seats li.acts:not(:has(.level))))")
    found: list[int] = person.page.evaluate("""() => [...document.querySelectorAll(".seats li")]
      .flatMap((li, seat) => (li.matches(".acts") && !li.querySelector(".level") ? [seat] : []))""")
    return found


def play_to_the_end(hands: dict[int, Hand], rng: Random) -> None:
    """Whoever has to decide does; of several any, and the others see it before they go on."""
    person = hands[0].person
    while seats := acting(person):
        hand = hands[rng.choice(seats)]
        hand.person.catches_up(person)
        while hand.play():
            pass
        person = hand.person


class Mouse(Hand):
    """Clicks on the board, and on buttons for what is not there."""

    def take(self, thing: Thing) -> None:
        if not thing.ident:
            self.ways["button"] += 1
            return self.page.locator(f'.prompt [data-action="{thing.options[0].action}"]').click()
        self.ways["board"] += 1
        self.person.click(thing.ident)
        if len(thing.options) > 1:
            self.ways["chooser"] += 1
            self.person.sees(".popup.chooser")
            self.rng.choice(self.page.locator(".popup.chooser [data-do=choose]").all()).click()
        return None


class Finger(Hand):
    """Taps; what cannot be undone is asked about first."""

    def take(self, thing: Thing) -> None:
        option = self.rng.choice(thing.options)
        asked = False  # by the bar already: the whole choice is confirmed there
        button = self.page.locator(f'.prompt [data-action="{option.action}"]')
        by_button = not thing.ident or button.count() > 0  # a piece that lies there is only turned by a tap
        if by_button:
            self.ways["button"] += 1
            asked = button.get_attribute("data-sure") is not None
            button.tap()
        else:
            self.ways["board"] += 1
            self.person.tap(thing.ident)
        if len(thing.options) > 1 and not by_button:
            self.ways["chooser"] += 1
            self.person.sees(".popup.chooser [data-do=choose]")  # of all of them, those that are meant there
            button = self.rng.choice(self.page.locator(".popup.chooser [data-do=choose]").all())
            option = self.person.option(button.get_attribute("data-action") or "")
            button.tap()
        if option.barrier and not asked:
            self.ways["asked"] += 1
            self.person.sees(".popup.chooser [data-sure]").tap()


class Keyboard(Hand):
    """Arrows and Enter on the board, digits from the list, or Tab; never a pointer."""

    def take(self, thing: Thing) -> None:
        option = self.rng.choice(thing.options)
        way = self.rng.choice(["arrows"] * 4 + ["digits"] * 4 + ["tab"]) if self.ways["tab"] else "tab"
        alone = len(thing.options) == 1
        if way == "arrows" and thing.ident and alone and self._by_arrows(thing.ident):
            self.ways["arrows"] += 1
        elif way == "tab" and alone and self._by_tab(thing):
            self.ways["tab"] += 1
        elif self.page.locator(f'.stepper [data-action="{option.action}"]').count():  # digits are an amount
            self.ways["amount"] += 1
            self.page.keyboard.type(option.action.rpartition(":")[2])
            self.page.keyboard.press("Enter")
        else:
            self.ways["digits"] += 1
            self.page.keyboard.type(str(option.number))

    def _by_arrows(self, ident: str) -> bool:
        """Go there from thing to thing; whether that led there."""
        seen: set[str] = set()
        self.page.keyboard.press("ArrowDown")
        for _ in range(8):
            focus = self.page.evaluate(FOCUS, ident)
            if focus["id"] == ident:
                self.page.keyboard.press("Enter")
                return True
            x, y = (there - here for here, there in zip(focus["at"], focus["to"], strict=True))
            along, down = "ArrowRight" if x > 0 else "ArrowLeft", "ArrowDown" if y > 0 else "ArrowUp"
            ways = [along, down] if abs(x) > abs(y) else [down, along]
            self.page.keyboard.press(ways[focus["id"] in seen])
            seen.add(focus["id"])
        return False

    def _by_tab(self, thing: Thing) -> bool:
        """Tab there over everything between; whether that led there."""
        for _ in range(40):
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(FOCUS, thing.ident)
            if (thing.ident and focus["id"] == thing.ident) or focus["action"] == thing.options[0].action:
                self.page.keyboard.press("Enter")
                return True
        return False
