/**
 * The whole table by keyboard: arrows go from one lit thing to the next, Enter takes it, digits choose from the
 * numbered list, letters open and undo things.
 */

import { middle, nearest, towards } from "./pick.js";
import { preferences } from "./preferences.js";

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const PAUSE = 700; // ms in which a second digit belongs to the first

/**
 * What a row of digits means in a list of so many: the number, and whether another digit could still follow.
 * @param {string} typed
 * @param {number} count
 */
export function numbered(typed, count) {
  const number = Number(typed);
  return { number: number >= 1 && number <= count ? number : 0, open: number > 0 && number * 10 <= count };
}

export class Keyboard {
  /**
   * @param {import("./lights.js").Lights} lights
   * @param {{choose: (number: number) => void, count: () => number, type: (digit: string) => boolean,
   *          pan: (way: import("./pick.js").Point) => boolean, fit: () => boolean,
   *          does: Record<string, () => unknown>}} hears
   *   `type` takes a digit that belongs to an amount, `pan` and `fit` move the area that is looked at; they tell
   *   whether there is one
   */
  constructor(lights, hears) {
    this.lights = lights;
    this.hears = hears;
    this.typed = "";
    /** @type {import("./pick.js").Point | null} */
    this.at = null; // where the keyboard was on the board when what it stood on went dark
    this.on = ""; // and what that was
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    addEventListener("keydown", (event) => this.pressed(event));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const focus = document.activeElement;
    if (event.key !== "Escape" && focus?.matches("input, textarea, select")) return;
    if (document.querySelector("dialog:modal")) return; // it has the keyboard to itself, Escape too
    if (focus instanceof SVGElement && focus.matches(".can")) {
      this.at = middle(focus.getBoundingClientRect());
      this.on = focus.id;
    }
    const way = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    if (way && !focus?.closest(".column, .sheet, .popup, [role=menu], .scrubber")) {
      if (event.shiftKey ? this.hears.pan(way) : this.go(way) || this.hears.pan(way)) event.preventDefault();
    } else if ((event.key === "Enter" || event.key === " ") && focus instanceof SVGElement && focus.matches(".can")) {
      event.preventDefault();
      focus.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0, shiftKey: event.shiftKey }));
    } else if (/^\d$/.test(event.key)) {
      const alone = event.key === "0" && !this.typed;
      if (!this.hears.type(event.key) && !(alone && this.hears.fit())) this.digit(event.key);
      event.preventDefault();
    } else if (event.key === "Escape" || preferences.keys) {
      const does = this.hears.does[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    }
  }

  /**
   * To the next lit thing in a direction; from nowhere to the first one.
   * @param {{x: number, y: number}} way
   */
  go(way) {
    const lit = [...this.lights.lit.values()].map(({ element }) => element);
    if (!lit.length) return false;
    const focus = lit.find((element) => element === document.activeElement);
    const from = focus ? middle(focus.getBoundingClientRect()) : this.at;
    const next = from
      ? towards(
          from,
          way,
          lit.filter((element) => element !== focus),
          (element) => middle(element.getBoundingClientRect()),
        )
      : lit[0];
    (next ?? focus ?? lit[0])?.focus();
    return true;
  }

  /** Other things are lit now: who played by keyboard goes on where they were. */
  follow() {
    if (!this.at) return;
    const all = [...this.lights.lit.values()];
    const asked = all.filter(({ options }) => options.some((option) => !option.aside));
    const lit = (asked.length ? asked : all).map(({ element }) => element);
    const same = this.lights.lit.get(this.on)?.element;
    const next = same ?? nearest(this.at, lit, (element) => element.getBoundingClientRect(), Infinity);
    const focus = document.activeElement;
    if (next && (!focus || focus === document.body || focus.closest(".board"))) {
      next.focus({ preventScroll: true });
      this.at = null;
    }
  }

  /** @param {string} digit */
  digit(digit) {
    clearTimeout(this.timer);
    this.typed += digit;
    const { number, open } = numbered(this.typed, this.hears.count());
    const take = () => {
      this.typed = "";
      if (number) this.hears.choose(number);
    };
    if (open) this.timer = setTimeout(take, PAUSE);
    else take();
  }
}
