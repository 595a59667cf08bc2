/**
 * Mouse and touch on the board. Pointing at something lit previews it, clicking takes it; anything else answers why
 * not. On a touch screen the nearest lit thing is meant, and holding asks what a thing is.
 *
 * @typedef {import("./lights.js").Lit} Lit
 * @typedef {import("./types.js").Option} Option
 */

import { make } from "./dom.js";
import { faces } from "./faces.js";
import { mustAct } from "./model.js";
import { Petals } from "./petals.js";
import { distance, doesOf, litAt, meant, thingsAt, titleOf } from "./pick.js";
import { boxAt } from "./popups.js";

const DEBOUNCE = 60; // ms: who only passes over something does not want to know what it does
const LOOKING = 350; // ms until what cannot be chosen says what it does
const HOLD = 500;
const ASKED = 3; // things on top of each other that are asked about
const REACH = { mouse: 4, touch: 30 };
const NOTCH = 40; // px of a wheel that turn a piece by one step

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
    this.asking = 0; // the last question why not: an answer to an older one comes too late
    this.wheeled = 0;
    this.petals = new Petals();
    /** @type {Option | null} */
    this.lying = null; // how the piece lies that is being turned
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.wait = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.hold = undefined;
    hints.card.closed = () => lights.single(null);
    board.before = () => this.letLie();
    board.hears.moved = () => this.moveAway();
    board.hears.folded = () => this.leave(); // what was opened about something in it stays open
    board.hears.rested = () => this.placePetals(); // their place may have moved there
    board.hears.isLit = (point, touch) => litAt(point, lights.byElement, touch ? REACH.touch : REACH.mouse) !== null;
    const root = board.root;
    root.addEventListener("wheel", (event) => this.wheel(event), { passive: false, capture: true });
    this.petals.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.petals.element.addEventListener("pointerover", (event) => this.overPetal(event));
    this.petals.element.addEventListener("focusin", (event) => this.overPetal(event));
    for (const kind of ["scroll", "resize"]) {
      addEventListener(kind, () => this.placePetals(), { passive: true, capture: true });
    }
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("pointerleave", () => this.leave());
    root.addEventListener("pointerdown", (event) => this.pressed(event));
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.hold));
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("contextmenu", (event) => this.asked(event));
    root.addEventListener("focusin", (event) => this.focused(event));
    root.addEventListener("focusout", () => {
      this.lights.focus(null);
      this.leave();
    });
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (event.pointerType === "touch") {
      if (Math.hypot(event.clientX - this.point.x, event.clientY - this.point.y) > 10) clearTimeout(this.hold);
      return;
    }
    this.point = { x: event.clientX, y: event.clientY };
    const lit = litAt(this.point, this.lights.byElement, REACH.mouse);
    this.board.root.classList.toggle("over", Boolean(lit));
    if (!lit) return this.look();
    this.enter(lit, beside(lit.element, this.point));
  }

  /** Whether the pointer rests on something that only says what it does. */
  get isLooking() {
    return this.over.startsWith("thing:");
  }

  /** Nothing that can be chosen is pointed at; perhaps something that says what it does. */
  look() {
    const [thing] = meant(thingsAt(this.point));
    const does = doesOf(thing);
    const name = thing && does.length ? `thing:${thing.id}` : "";
    if (this.over === name) return;
    this.leave();
    if (!thing || !name || this.hints.chooser.open || this.hints.card.open) return;
    this.over = name;
    const about = beside(thing, this.point);
    this.wait = setTimeout(() => {
      this.lights.single(thing);
      this.hints.describe(about, titleOf(thing), does);
    }, LOOKING);
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
    this.lights.single(lit.element);
    this.wait = setTimeout(() => this.tell(lit, about), DEBOUNCE);
  }

  /**
   * Say and show what an element would do.
   * @param {Lit} lit
   * @param {import("./pick.js").Box} about
   */
  tell(lit, about) {
    const face = this.chooser.faceAt(lit.options);
    const options = face ? [face] : lit.options;
    this.hints.preview(about, options, null, this.turnable(face, lit.options), doesOf(lit.element), this.inTheWay());
    const [only, ...others] = options;
    if (only && !others.length) void this.preview(only, lit.target, about, lit.options);
  }

  /**
   * The ways in which a piece could lie that is pointed at, or whose place is.
   * @param {Option | null} face  how it lies
   * @param {Option[]} there  all that can be chosen there
   */
  turnable(face, there) {
    return face ? there : this.chooser.options.filter((option) => option.instead);
  }

  /** What a hint should not lie upon: whatever else can be chosen, and what a preview shows. */
  inTheWay() {
    const asked = [...this.lights.lit.values()].filter(({ options }) => options.some((option) => !option.aside));
    return [...asked.map(({ element }) => element), ...this.ghost.copies].map((one) => one.getBoundingClientRect());
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
   * @param {Option[]} [there]  all that can be chosen there
   */
  async preview(option, name, about, there = []) {
    const imagined = await this.chooser.think(option).catch(() => null);
    if (!imagined || this.over !== name || this.chooser.busy) return;
    const face = this.chooser.faceAt(there);
    if (face && face !== option) return; // it was turned meanwhile
    if (imagined.drawn?.length || imagined.gone?.length)
      this.ghost.show(this.chooser.drawingOf(imagined), option.target);
    const does = doesOf(option.target ? this.board.element(option.target) : null);
    if (imagined.lines?.length || imagined.barrier || does.length || this.hints.hint.open)
      this.hints.preview(
        this.ghost.around(about),
        [option],
        imagined,
        there.length ? this.turnable(face, there) : [],
        does,
        this.inTheWay(),
      );
  }

  /** Nothing is pointed at any more. */
  leave() {
    clearTimeout(this.wait);
    if (!this.over) return;
    this.over = "";
    this.lights.point("");
    this.lights.single(null);
    this.ghost.clear();
    this.hints.hint.hide();
    if (this.lying) void this.showFace(this.lying);
  }

  /** The board changes: nothing is pointed at, and no piece is held over it any more. */
  letLie() {
    if (this.lying) this.ghost.clear();
    this.lying = null;
    this.petals.hide();
    this.leave();
  }

  /** Something else is in sight: what was said is not beside its thing any more. */
  moveAway() {
    this.leave();
    this.asking++;
    this.hints.close();
    this.placePetals();
  }

  /** Petals lie around their place, wherever that is now. */
  placePetals() {
    const { turning } = this.chooser;
    const lit = turning && this.lying && this.lights.lit.get(turning.target);
    if (lit) this.petals.show(lit.element.getBoundingClientRect(), faces(turning.faces) ?? [], turning.option);
  }

  /** Show the piece that is being turned, with the ways in which it can lie. */
  offer() {
    const { turning } = this.chooser;
    const lit = turning && this.lights.lit.get(turning.target);
    if (!turning || !lit) {
      if (this.lying) this.letLie();
      return;
    }
    if (this.lying === turning.option) return;
    this.lying = turning.option;
    this.placePetals();
    void this.showFace(turning.option);
  }

  /** @param {Option} option */
  async showFace(option) {
    const imagined = await this.chooser.think(option).catch(() => null);
    if (!imagined || this.chooser.busy || this.chooser.turning?.option !== option) return;
    if (imagined.drawn?.length || imagined.gone?.length) this.ghost.show(this.chooser.drawingOf(imagined));
  }

  /**
   * Turn the piece under the pointer, in focus or held by one step (-1: back), or flip it (0). Tells whether there is
   * one.
   * @param {number} by
   */
  turn(by) {
    const lit = this.lights.lit.get(this.over);
    const there = lit && faces(lit.options) ? lit.options : this.chooser.turning?.faces;
    const face = there && this.chooser.turn(there, by);
    if (!face) return this.turnAgain(by);
    this.lights.lit.get(face.target ?? "")?.element.setAttribute("aria-label", face.label);
    document.querySelector(".live")?.replaceChildren(make("p", {}, face.label));
    if (lit && there === lit.options) this.tell(lit, boxAt(this.point, 14));
    return true;
  }

  /**
   * Turn the piece whose place is being chosen, and look at the same place again. Tells whether there is one.
   * @param {number} by
   */
  turnAgain(by) {
    const [shown, over] = [this.chooser.turnAgain(by), this.over];
    void shown?.then((face) => {
      document.querySelector(".live")?.replaceChildren(make("p", {}, face.label));
      const lit = this.lights.lit.get(over) ?? litAt(this.point, this.lights.byElement, REACH.mouse);
      if (over && lit) this.enter(lit, beside(lit.element, this.point));
    });
    return shown !== null;
  }

  /** A wheel over a piece turns it. @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey || event.metaKey || !this.isOverPiece({ x: event.clientX, y: event.clientY })) return;
    event.preventDefault();
    event.stopPropagation();
    this.wheeled += event.deltaY * (event.deltaMode ? 30 : 1);
    if (Math.abs(this.wheeled) < NOTCH) return;
    const by = Math.sign(this.wheeled);
    this.wheeled = 0;
    this.turn(by);
  }

  /** @param {import("./pick.js").Point} point */
  isOverPiece(point) {
    const pointed = this.lights.lit.get(this.over);
    if (pointed && faces(pointed.options)) return true;
    if (this.chooser.options.some((option) => option.instead)) return this.isAmongPlaces(point);
    const held = this.chooser.turning && this.lights.lit.get(this.chooser.turning.target);
    return Boolean(held && distance(point, held.element.getBoundingClientRect()) < 60);
  }

  /** Whether a point is in an area where something is asked. @param {import("./pick.js").Point} point */
  isAmongPlaces({ x, y }) {
    const area = document.elementFromPoint(x, y)?.closest(".area");
    return [...this.lights.lit.values()].some(
      ({ element, options }) => area?.contains(element) && options.some((option) => !option.aside),
    );
  }

  /** Pointing at a petal lets the piece lie so. @param {Event} event */
  overPetal(event) {
    const petal = event.target instanceof Element ? event.target.closest(".petal") : null;
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    if (!petal || touch || (event.type === "focusin" && !petal.matches(":focus-visible"))) return;
    const option = this.chooser.turning?.faces.find(({ action }) => action === petal.getAttribute("data-action"));
    if (option && option !== this.lying) this.chooser.face(option);
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    clearTimeout(this.hold);
    if (!event.isPrimary) return;
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
    if (this.held || (event.target instanceof Element && event.target.closest(".upon"))) return;
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    const point = { x: event.clientX, y: event.clientY };
    const fromKeyboard = event.detail === 0;
    const lit = fromKeyboard
      ? event.target instanceof Element && this.lights.byElement.get(event.target)
      : litAt(point, this.lights.byElement, touch ? REACH.touch : REACH.mouse);
    this.hints.close();
    const about = fromKeyboard && lit ? lit.element.getBoundingClientRect() : boxAt(point);
    if (lit) this.take(lit, about, touch, event.shiftKey);
    else if (this.chooser.held) this.chooser.hold("");
    else if (this.chooser.narrowed) this.chooser.narrow("");
    else void this.why(point);
  }

  /**
   * Choose what an element stands for.
   * @param {Lit} lit
   * @param {import("./pick.js").Box} about
   * @param {boolean} [touch]  nothing was pointed at before: what cannot be undone must be said first
   * @param {boolean} [all]  and the same once more, as often as it goes
   */
  take(lit, about, touch = false, all = false) {
    this.leave();
    const [only, ...others] = lit.options;
    const face = this.chooser.faceAt(lit.options);
    if (face) this.lay(lit, face, touch);
    else if (others.length && narrows(lit)) this.chooser.narrow(lit.target, titleOf(lit.element));
    else if (others.length) this.hints.choose(about, lit.options);
    else if (only?.barrier && touch) this.hints.confirm(about, only);
    else if (only) void (all ? this.chooser.chooseAll(only) : this.chooser.choose(only));
  }

  /**
   * A piece is laid as it lies; a finger, which could not see that before, holds it there and turns it.
   * @param {Lit} lit
   * @param {Option} face
   * @param {boolean} touch
   */
  lay(lit, face, touch) {
    if (!touch || face.instead) void this.chooser.choose(face);
    else if (this.chooser.turning?.target === lit.target) this.chooser.turn(lit.options, 1);
    else this.chooser.hold(lit.target);
  }

  /**
   * Ask why a thing cannot be chosen.
   * @param {import("./pick.js").Point} point
   */
  async why(point) {
    const asking = ++this.asking;
    const things = meant(thingsAt(point)).slice(0, ASKED);
    const model = this.chooser.model;
    const [first] = things;
    if (!first || !model) return;
    if (mustAct(model) && !this.chooser.busy) {
      const { revision } = model;
      const actions = this.chooser.actions;
      /** @type {import("./types.js").Because[]} */
      const answers = [];
      for (const thing of things) {
        const { id } = thing;
        const answer = await this.chooser.line.ask({ t: "why", revision, actions, target: id }).catch(() => null);
        if (asking !== this.asking) return;
        // Where it speaks of no act, it says at least what it speaks of: a finger has not been told before.
        if (answer?.t === "because" && answer.rule) answers.push({ ...answer, about: answer.about || titleOf(thing) });
      }
      const [nearest] = answers.toSorted((a, b) => (a.far ?? 0) - (b.far ?? 0));
      if (nearest) {
        this.hints.refuse(boxAt(point), nearest);
        return this.lights.single(first);
      }
    }
    const title = titleOf(first);
    if (!title) return;
    this.hints.explain(boxAt(point), title, ruleOf(first), doesOf(first));
    this.lights.single(first);
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
    const does = doesOf(thing);
    this.leave();
    if (rule && !does.length) this.openRule(rule, title);
    else {
      this.hints.explain(thing.getBoundingClientRect(), title, rule, does);
      this.lights.single(thing); // until the card is put away
    }
    return true;
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const element = event.target;
    if (!(element instanceof SVGElement) || !element.matches(":focus-visible")) return;
    const lit = this.lights.byElement.get(element);
    if (!lit) return;
    void this.board.reveal(element).then(() => {
      if (document.activeElement !== element) return;
      this.lights.focus(lit.element);
      this.enter(lit, element.getBoundingClientRect());
    });
  }
}

/**
 * Where to say something of a thing: beside a small one; beside the pointer where it is large.
 * @param {Element} thing
 * @param {import("./pick.js").Point} point
 */
function beside(thing, point) {
  const box = thing.getBoundingClientRect();
  return box.width * box.height < 40_000 ? box : boxAt(point, 14);
}

/**
 * Whether choosing a thing leaves only what it stands for to be chosen, each in its own place.
 * @param {Lit} lit
 */
function narrows({ element, options, target }) {
  const places = new Set(options.map((option) => option.target));
  return element.classList.contains("narrows") && places.size > 1 && !places.has(target);
}

/** The rule a thing is about. @param {Element} thing */
function ruleOf(thing) {
  return (
    thing.closest("[data-rule]")?.getAttribute("data-rule") ??
    thing.querySelector("[data-rule]")?.getAttribute("data-rule") ??
    ""
  );
}
