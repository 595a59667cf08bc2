"""People at the table in a real browser: each has a window of their own, a language, and ways to point at things."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, WebSocket

from ludoteca.play.match import AnyMatch
from tests.table.running import Server

DESKTOP = (1280, 800)
PHONE = (390, 844)
# Nothing moves, nobody waits, everything is chosen by hand.
QUIET: dict[str, bool | str] = {"speed": "once", "still": True, "forced": False}
CHEVRONS = 6  # followed at most, from one thing to the next
PATIENCE = 30_000  # ms until something that must happen counts as not happening; nothing is measured by it

# Mine to choose, or others' turn, or over; while a screen is being shown I am to act, but nothing can be chosen yet.
REST = ":is([data-mine='1'], [data-status='over'], :has(.seats li.acts):not(:has(.seats li.acts .you)))"

KEEP = """([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)"""

OPTIONS = """() => [...document.querySelectorAll(".options .option")].map((button) => ({
  action: button.dataset.action,
  label: button.querySelector("span").textContent,
  aside: button.parentElement.classList.contains("aside"),
  barrier: button.title !== "",
}))"""

# A point where a pointer meets this lit element first of all that is lit, and nothing else lies over the board.
SPOT = """(element) => {
  const box = element.getBoundingClientRect();
  const met = (x, y) => {
    for (const under of document.elementsFromPoint(x, y)) {
      if (!under.closest(".area") || under.closest(".upon")) return null;
      const lit = under.closest(".can");
      if (lit) return lit;
      if (under instanceof HTMLElement) return null; // another area lies over it
    }
    return null;
  };
  const parts = [0.5, 0.4, 0.6, 0.25, 0.75, 0.12, 0.88, 0.05, 0.95];
  for (const down of parts)
    for (const along of parts) {
      const [x, y] = [box.left + along * box.width, box.top + down * box.height];
      if (met(x, y) === element) return [x, y];
    }
  return null;
}"""


# Scroll to something; a large area is moved by hand, so the page is scrolled to that.
COME = """(element) => {
  (element.closest(".area.zoomed") ?? element).scrollIntoView({block: "center", inline: "center"});
}"""

# Whether a finger meets something well inside its area: beside the edge it may meet a chevron instead.
REACHED = f"""(element) => {{
  const area = element.closest(".area"), margin = 14;
  const frame = area.getBoundingClientRect();
  const spot = ({SPOT})(element);
  if (!area.matches(".zoomed") || !spot) return !area.matches(".zoomed");
  const [x, y] = spot;
  return Math.min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y) > margin;
}}"""

# Of the golden chevrons of a large area the one that points most nearly to something.
CHEVRON = """(element) => {
  const area = element.closest(".area"), [frame, box] = [area, element].map((one) => one.getBoundingClientRect());
  const middle = (side) => [(side.left + side.right) / 2, (side.top + side.bottom) / 2];
  const [[x, y], [toX, toY]] = [middle(frame), middle(box)];
  const wanted = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const off = (chevron) => {
    const away = Math.abs(parseFloat(chevron.style.getPropertyValue("--angle")) - wanted) % 360;
    return Math.min(away, 360 - away);
  };
  const all = [...area.querySelectorAll(".chevron")];
  return all.length ? all.indexOf(all.reduce((best, one) => (off(one) < off(best) ? one : best))) : -1;
}"""

DRAWING = """() => {
  const ours = new Set(["tabindex", "role", "aria-label", "aria-description"]);
  const classes = new Set(["can", "sel", "dimmed", "veiled", "apart", "told"]);
  const written = (node) => {
    if (node.nodeType !== 1) return node.nodeValue;
    if (node.matches(".light, .ghost")) return "";
    const attributes = [...node.attributes].filter(({name}) => !ours.has(name)).map(({name, value}) =>
      [name, name === "class" ? value.split(" ").filter((word) => !classes.has(word)).join(" ") : value]);
    const told = attributes.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`).sort();
    return `<${node.nodeName} ${told.join(" ")}>${[...node.childNodes].map(written).join("")}`;
  };
  return [...document.querySelectorAll(".area svg > *")].map(written).filter(Boolean).join("\\n");
}"""

SAME = """(wanted) => {
  const wrong = [];
  for (const area of document.querySelectorAll(".area")) {
    const shown = [...area.querySelector(":scope > svg").children];
    const drawn = Object.entries(wanted[area.dataset.area]);
    if (shown.map((node) => node.id).join() !== drawn.map(([id]) => id).join()) wrong.push(area.dataset.area);
    for (const [k, [id, markup]] of drawn.entries()) {
      const template = document.createElement("template");
      template.innerHTML = `<svg>${markup}</svg>`;
      if (!template.content.firstChild.firstChild.isEqualNode(shown[k])) wrong.push(id);
    }
  }
  return wrong;
}"""


class Option(NamedTuple):
    """What may be chosen, as the numbered list says it."""

    number: int
    action: str
    label: str
    aside: bool
    barrier: bool


class Person:
    """Somebody with a browser. What it complains about is kept, and so is every frame that its sockets receive."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        moving: bool = False,
        prefers: dict[str, bool | str] | None = None,
    ) -> None:
        self.name = name
        self.address = address
        touch = size == PHONE
        self.context = browser.new_context(
            base_url=address,
            locale="it-IT" if lang == "it" else "en-GB",
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps(prefers if prefers is not None else QUIET)
        self.context.add_init_script(f"({KEEP})(['ludoteca.preferences', {json.dumps(chosen)}])")
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.page = self._open()

    def _open(self) -> Page:
        page = self.context.new_page()
        page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: self.complaints.append(f"{error.message}\n{error.stack}"))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    # Going places.

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def post(self, path: str, form: dict[str, Any] | None = None, data: Any = None) -> Any:
        """Send something as a page of the table would; the answer, not followed anywhere."""
        headers = {"origin": self.address}
        given: dict[str, Any] = {"form": form} if form is not None else {"data": data}
        return self.context.request.post(path, headers=headers, max_redirects=0, **given)

    # Seeing.

    def sees(self, selector: str, has_text: str | None = None) -> Locator:
        """Wait until something is there to be seen."""
        found = self.page.locator(selector, has_text=has_text).first
        found.wait_for()
        return found

    def body(self, condition: str) -> None:
        """Wait until the page is in this state: a condition on its body."""
        self.page.locator(f"body{condition}").wait_for(state="attached")

    @property
    def state(self) -> dict[str, str]:
        return dict(self.page.evaluate("() => ({...document.body.dataset})"))

    @property
    def seq(self) -> int:
        return int(self.state["revision"])

    @property
    def options(self) -> list[Option]:
        return [Option(k, **found) for k, found in enumerate(self.page.evaluate(OPTIONS), 1)]

    def option(self, action: str) -> Option:
        return next(option for option in self.options if option.action == action)

    @property
    def log(self) -> list[str]:
        return self.page.locator(".log li:not(.divider) .line > span:first-of-type").all_text_contents()

    def board(self) -> dict[str, list[str]]:
        """The ids of all that lies on the board, by area, the lowest first."""
        found: dict[str, list[str]] = self.page.evaluate("""() => Object.fromEntries(
          [...document.querySelectorAll(".area")].map((area) => [
            area.dataset.area,
            [...area.querySelectorAll("svg > [id]")].map((element) => element.id),
          ]),
        )""")
        return found

    def drawing(self) -> str:
        """The board as markup, without what only shows what can be chosen."""
        drawn: str = self.page.evaluate(DRAWING)
        return drawn

    def everything(self) -> str:
        """All that is in the page, down to the last attribute, but for the number of the screen."""
        written: str = self.page.evaluate("() => document.documentElement.outerHTML")
        return written.replace(f'data-revision="{self.seq}"', "")

    def sees_as_spectator(self, match: AnyMatch, *names: str) -> None:
        """Element by element, the board on this screen is the one drawn from what spectators of this match know."""
        drawn = match.game.fragments(match.view(-1), match.game.texts("en", names))
        wanted = {area: {ident: str(svg) for ident, svg in parts.items()} for area, parts in drawn.items()}
        assert self.page.evaluate(SAME, wanted) == []

    # Choosing.

    def my_turn(self) -> None:
        """Wait until something can be chosen."""
        self.body('[data-mine="1"]')

    def spot(self, element: Locator) -> tuple[float, float]:
        """Where to point in order to meet this lit thing."""
        found = element.evaluate(SPOT)
        assert found, f"no pointer can meet {element.get_attribute('id')}"
        return found[0], found[1]

    def lit(self, ident: str) -> Locator:
        """A thing on the board that can be chosen, by its id."""
        return self.page.locator(f'.board .can[id="{ident}"]')

    def click(self, ident: str) -> None:
        """Click on a lit thing, as a mouse does: at a point of the screen."""
        self.page.mouse.click(*self.spot(self.lit(ident)))

    def hover(self, ident: str) -> None:
        self.page.mouse.move(*self.spot(self.lit(ident)))

    def choose(self, *actions: str) -> None:
        """Make a move of these steps, clicking on the board, or on the button of what is not there."""
        for action in actions:
            before, option = self.state, self.option(action)
            button = self.page.locator(f'.prompt [data-action="{action}"]')
            if button.count():
                button.click()
            else:
                lit = self.page.locator(f'.board .can[aria-label="{option.label}"]').first
                self.page.mouse.click(*self.spot(lit))
            self.steps_on(int(before["revision"]), int(before["steps"]))

    def tap(self, ident: str) -> None:
        """Scroll to a lit thing and touch it. Out of sight in a large area, the golden chevrons lead there."""
        element = self.lit(ident)
        element.evaluate(COME)
        area = element.locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' zoomed ')]")
        for _ in range(CHEVRONS):
            which = -1 if element.evaluate(REACHED) else element.evaluate(CHEVRON)
            if which < 0:
                break
            area.locator(".chevron").nth(which).tap()
        if area.count() and not element.evaluate(SPOT):
            area.locator("[data-do=zoom-fit]").tap()
        self.page.touchscreen.tap(*self.spot(element))

    def steps_on(self, seq: int, steps: int) -> None:
        """Wait until a choice has taken effect and all is at rest again: mine to choose, another's turn, or over."""
        self.body(f':not([data-revision="{seq}"][data-steps="{steps}"]){REST}')

    def catches_up(self, other: Person) -> None:
        """Wait until this screen shows what another one shows already, and all is at rest."""
        self.body(f'[data-revision="{other.seq}"]{REST}')


class People:
    """Everybody who came in one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Person] = []

    def come(self, name: str = "Anna", **how: Any) -> Person:
        person = Person(self.browser, self.server.address, name, **how)
        self.all.append(person)
        return person

    def forgive(self, words: str) -> None:
        """These complaints were to be expected."""
        for person in self.all:
            person.complaints = [said for said in person.complaints if words not in said]

    def leave(self) -> None:
        complaints = [f"{person.name}: {said}" for person in self.all for said in person.complaints]
        for person in self.all:
            person.context.close()
        assert not complaints, "\n".join(complaints)
