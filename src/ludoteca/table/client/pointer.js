/**
 * Mouse and touch on the board. Pointing at something lit previews it, clicking takes it; anything else answers why
 * not. On a touch screen the nearest lit thing is meant, and holding asks what a thing is.
 *
 * @typedef {import("./lights.js").Lit} Lit
 * @typedef {import("./types.js").Option} Option
 */

import { mustAct } from "./model.js";
import { litAt, meant, thingsAt, titleOf } from "./pick.js";
import { boxAt } from "./popups.js";

const DEBOUNCE = 60; // ms: who only passes over something does not want to know what it does
const HOLD = 500;
const ASKED = 3; // things on top of each other that are asked about
const REACH = { mouse: 4, touch: 30 };

export class Pointer {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./lights.js").Lights} lights
   * @param {import("./ghost.js").Ghost} ghost
   * @param {import("./hints.js").Hints} hints
   * @param {import("./choose.js").Chooser} chooser
   * @param {(rule: string, title: string) => void} openRule
   */
  constructor(board, lights, ghost, hints, chooser, openRule) {
    this.board = board;
    this.lights = lights;
    this.ghost = ghost;
    this.hints = hints;
    this.chooser = chooser;
    this.openRule = openRule;
    this.over = ""; // the target pointed at
    this.point = { x: 0, y: 0 };
    this.held = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.wait = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.hold = undefined;
    board.before = () => this.leave();
    const root = board.root;
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("pointerleave", () => this.leave());
    root.addEventListener("pointerdown", (event) => this.pressed(event));
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.hold));
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("contextmenu", (event) => this.asked(event));
    root.addEventListener("focusin", (event) => this.focused(event));
    root.addEventListener("focusout", () => this.leave());
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (event.pointerType === "touch") {
      if (Math.hypot(event.clientX - this.point.x, event.clientY - this.point.y) > 10) clearTimeout(this.hold);
      return;
    }
    this.point = { x: event.clientX, y: event.clientY };
    const lit = litAt(this.point, [...this.lights.lit.values()], REACH.mouse);
    this.board.root.classList.toggle("over", Boolean(lit));
    if (!lit) return this.leave();
    // Beside a small thing; beside the pointer where the thing is large.
    const box = lit.element.getBoundingClientRect();
    this.enter(lit, box.width * box.height < 40_000 ? box : boxAt(this.point, 14));
  }

  /**
   * Preview what an element would do.
   * @param {Lit} lit
   * @param {import("./pick.js").Box} about
   */
  enter(lit, about) {
    if (this.over === lit.target || this.hints.chooser.open) return;
    this.leave();
    this.over = lit.target;
    this.lights.point(lit.target);
    this.wait = setTimeout(() => {
      this.hints.preview(about, lit.options, null);
      const [only, ...others] = lit.options;
      if (only && !others.length) void this.preview(only, lit.target, about);
    }, DEBOUNCE);
  }

  /**
   * The same for a button: it says itself what it is, so only what it does is added, and not over other buttons.
   * @param {Option} option
   * @param {HTMLElement} button
   */
  enterButton(option, button) {
    const name = `button:${option.action}`;
    if (this.over === name) return;
    this.leave();
    this.over = name;
    if (option.target) this.lights.point(option.target);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const about = { left, right, top, bottom, leftward: Boolean(button.closest(".column, .popup")) };
    this.wait = setTimeout(() => this.preview(option, name, about), DEBOUNCE);
  }

  /** No button is pointed at any more. */
  leaveButton() {
    if (this.over.startsWith("button:")) this.leave();
  }

  /**
   * Show what an option would do, if it is still wanted when the answer comes.
   * @param {Option} option
   * @param {string} name  what is pointed at
   * @param {import("./popups.js").Box} about
   */
  async preview(option, name, about) {
    const imagined = await this.chooser.think(option).catch(() => null);
    if (!imagined || this.over !== name || this.chooser.busy) return;
    if (imagined.lines?.length || imagined.barrier || this.hints.hint.open)
      this.hints.preview(about, [option], imagined);
    if (imagined.drawn?.length || imagined.gone?.length) this.ghost.show(this.chooser.drawingOf(imagined));
  }

  /** Nothing is pointed at any more. */
  leave() {
    clearTimeout(this.wait);
    if (!this.over) return;
    this.over = "";
    this.lights.point("");
    this.ghost.clear();
    this.hints.hint.hide();
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    this.point = { x: event.clientX, y: event.clientY };
    this.held = false;
    if (event.pointerType !== "touch") return;
    this.hold = setTimeout(() => {
      this.held = true;
      this.about(this.point);
    }, HOLD);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.held) return;
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    const point = { x: event.clientX, y: event.clientY };
    const fromKeyboard = event.detail === 0;
    const lit = fromKeyboard
      ? [...this.lights.lit.values()].find(({ element }) => element === event.target)
      : litAt(point, [...this.lights.lit.values()], touch ? REACH.touch : REACH.mouse);
    this.hints.close();
    if (lit) this.take(lit, fromKeyboard ? lit.element.getBoundingClientRect() : boxAt(point), touch);
    else void this.why(point);
  }

  /**
   * Choose what an element stands for.
   * @param {Lit} lit
   * @param {import("./pick.js").Box} about
   * @param {boolean} [touch]  nothing was pointed at before: what cannot be undone must be said first
   */
  take(lit, about, touch = false) {
    this.leave();
    const [only, ...others] = lit.options;
    if (others.length) this.hints.choose(about, lit.options);
    else if (only?.barrier && touch) this.hints.confirm(about, only);
    else if (only) void this.chooser.choose(only);
  }

  /**
   * Ask why a thing cannot be chosen.
   * @param {import("./pick.js").Point} point
   */
  async why(point) {
    const things = meant(thingsAt(point)).slice(0, ASKED);
    const model = this.chooser.model;
    const [first] = things;
    if (!first || !model) return;
    if (mustAct(model) && !this.chooser.busy) {
      const { revision } = model;
      const actions = this.chooser.actions;
      for (const { id } of things) {
        const answer = await this.chooser.line.ask({ t: "why", revision, actions, target: id }).catch(() => null);
        if (answer?.t === "because" && answer.rule) return this.hints.refuse(boxAt(point), answer);
      }
    }
    const title = titleOf(first);
    if (title) this.hints.explain(boxAt(point), title, ruleOf(first));
  }

  /** @param {MouseEvent} event */
  asked(event) {
    if (!this.about({ x: event.clientX, y: event.clientY })) return;
    event.preventDefault();
  }

  /**
   * Say what a thing is, with its rule. Tells whether there was anything to say.
   * @param {import("./pick.js").Point} point
   */
  about(point) {
    const [thing] = meant(thingsAt(point));
    return thing ? this.explain(thing) : false;
  }

  /**
   * @param {Element} thing
   */
  explain(thing) {
    const rule = ruleOf(thing);
    const title = titleOf(thing) || thing.getAttribute("aria-label") || "";
    if (!rule && !title) return false;
    this.leave();
    if (rule) this.openRule(rule, title);
    else this.hints.explain(thing.getBoundingClientRect(), title, "");
    return true;
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const element = event.target;
    if (!(element instanceof SVGElement) || !element.matches(":focus-visible")) return;
    const lit = [...this.lights.lit.values()].find((candidate) => candidate.element === element);
    if (lit) this.enter(lit, element.getBoundingClientRect());
  }
}

/** The rule a thing is about. @param {Element} thing */
function ruleOf(thing) {
  return (
    thing.closest("[data-rule]")?.getAttribute("data-rule") ??
    thing.querySelector("[data-rule]")?.getAttribute("data-rule") ??
    ""
  );
}
