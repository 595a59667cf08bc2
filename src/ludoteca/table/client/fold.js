/**
 * An area that is small until somebody looks at it. Beside others it opens over its neighbours, which stay where they
 * are; on a phone it is a bar with its title and what the game sums up, and opens by itself when something in it is
 * asked.
 */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { isStill } from "./motion.js";
import { say } from "./texts.js";

const SMALL = 760; // as in the style sheet
const MEANT = 220; // ms: who only passes over it does not want to look
const LEAVING = 160;
const TIME = 160;
const [LEAST, MOST] = [1.6, 2.6]; // how much larger it opens

/**
 * Where an area opens: larger by a factor about a point that stays where it is, but never beyond the room.
 * @param {{left: number, top: number, width: number, height: number}} box
 * @param {number} factor
 * @param {{x: number, y: number}} about
 * @param {{width: number, height: number}} room
 */
export function opened(box, factor, about, room) {
  const size = Math.max(1, Math.min(factor, room.width / box.width, room.height / box.height));
  const [width, height] = [box.width * size, box.height * size];
  const inside = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ most) =>
    Math.max(0, Math.min(start, most - length));
  return {
    left: inside(about.x - (about.x - box.left) * size, width, room.width),
    top: inside(about.y - (about.y - box.top) * size, height, room.height),
    width,
    height,
  };
}

export class Fold {
  /**
   * @param {HTMLElement} frame
   * @param {() => void} moved  told when what lies in it is elsewhere on the screen
   */
  constructor(frame, moved) {
    this.frame = frame;
    this.moved = moved;
    this.title = "";
    this.least = 0;
    this.open = false;
    /** @type {boolean | null} */
    this.wanted = null; // by hand
    this.asked = 0; // how much in it is asked for, and how much can be chosen at all
    this.possible = 0;
    this.box = { left: 0, top: 0, width: 0, height: 0 }; // in hundredths of the board
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.bar = make("button", {
      type: "button",
      class: "upon fold",
      "data-do": "fold",
      "data-upon": frame.dataset.area ?? "",
    });
    frame.classList.add("folds", "shut");
    frame.prepend(this.bar);
    frame.addEventListener("pointerenter", (event) => this.entered(event));
    frame.addEventListener("pointerleave", (event) => this.left(event));
    frame.addEventListener("focusin", (event) => {
      if (event.target !== this.bar && this.isFocused) this.set(true, null, false);
    });
    frame.addEventListener("focusout", (event) => {
      const inside = event.relatedTarget instanceof Node && frame.contains(event.relatedTarget);
      if (!inside && !frame.matches(":hover")) this.settle();
    });
    matchMedia(`(max-width: ${SMALL}px)`).addEventListener("change", () => this.settle());
    frame.addEventListener("click", (event) => this.tapped(event), { capture: true });
  }

  /** Whether the keyboard is inside. (A finger or a mouse that presses something has its own ways to open.) */
  get isFocused() {
    return this.frame.querySelector(":scope > svg :focus-visible") !== null;
  }

  get isSmall() {
    return innerWidth <= SMALL;
  }

  /**
   * Where it lies when it is small.
   * @param {import("./types.js").Area} area
   * @param {{left: number, top: number, width: number, height: number}} box  in hundredths of the board
   */
  take(area, box) {
    this.title = area.title;
    this.least = area.least;
    this.box = box;
    this.label();
    if (this.open) this.place(null);
  }

  /** What the game sums up about it. */
  changed() {
    this.label();
  }

  /** What can be chosen in it. @param {number} asked @param {number} possible */
  lit(asked, possible) {
    if (Boolean(asked) !== Boolean(this.asked) && this.wanted === false) this.wanted = null;
    this.asked = asked;
    this.possible = possible;
    this.frame.classList.toggle("holds-lit", possible > 0);
    this.label();
    if (!this.frame.matches(":hover")) this.settle();
  }

  /** The bar was pressed. */
  press() {
    this.wanted = !this.open;
    this.set(this.wanted, null, true);
  }

  /** As it is when nobody looks at it just now. */
  settle() {
    clearTimeout(this.timer);
    const open = this.wanted ?? (this.isFocused || (this.isSmall && this.asked > 0));
    this.set(open, null, false);
  }

  /** @param {PointerEvent} event */
  entered(event) {
    if (event.pointerType === "touch" || this.isSmall) return;
    clearTimeout(this.timer);
    const about = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => this.set(true, about, true), MEANT);
  }

  /** @param {PointerEvent} event */
  left(event) {
    if (event.pointerType === "touch" || this.isSmall) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), LEAVING);
  }

  /** A finger on a small area means to look at it; what is in it can be chosen then. @param {MouseEvent} event */
  tapped(event) {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    if (!touch || this.open || (event.target instanceof Element && event.target.closest(".upon"))) return;
    event.stopPropagation();
    this.wanted = true;
    this.set(true, { x: event.clientX, y: event.clientY }, true);
  }

  /**
   * @param {boolean} open
   * @param {{x: number, y: number} | null} about  a point of the screen that stays where it is
   * @param {boolean} moving
   */
  set(open, about, moving) {
    if (open === this.open) return;
    const before = this.frame.getBoundingClientRect();
    this.open = open;
    this.frame.classList.toggle("open", open);
    this.frame.classList.toggle("shut", !open);
    this.label();
    this.place(about);
    this.moved();
    if (moving && !isStill() && !this.isSmall) this.grow(before);
  }

  /** @param {{x: number, y: number} | null} about */
  place(about) {
    const { style, parentElement: board } = this.frame;
    if (!board) return;
    const room = board.getBoundingClientRect();
    const share = (/** @type {number} */ part, /** @type {number} */ of) => (part * of) / 100;
    let box = {
      left: share(this.box.left, room.width),
      top: share(this.box.top, room.height),
      width: share(this.box.width, room.width),
      height: share(this.box.height, room.height),
    };
    if (this.open && box.width && !this.isSmall) {
      const factor = Math.min(Math.max(this.least / box.width, LEAST), MOST);
      const at = about
        ? { x: about.x - room.left, y: about.y - room.top }
        : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      box = opened(box, factor, at, room);
    }
    for (const [name, of] of /** @type {const} */ ([
      ["left", room.width],
      ["top", room.height],
      ["width", room.width],
      ["height", room.height],
    ])) {
      style[name] = `${(box[name] / (of || 1)) * 100}%`;
    }
  }

  /** From where it was to where it is, quickly. @param {DOMRect} before */
  grow(before) {
    const now = this.frame.getBoundingClientRect();
    const from = `translate(${before.left - now.left}px, ${before.top - now.top}px) scale(${before.width / now.width})`;
    this.frame.animate([{ transform: from, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
      duration: TIME,
      easing: "ease-out",
    });
  }

  label() {
    const says = (/** @type {string} */ name) =>
      this.frame.querySelector(`:scope > svg [${name}]`)?.getAttribute(name) ?? "";
    this.bar.setAttribute("aria-expanded", String(this.open));
    this.bar.setAttribute("title", say(this.open ? "fold-close" : "fold-open"));
    fill(
      this.bar,
      make("span", { class: "name" }, says("data-title") || this.title),
      make("span", { class: "summary" }, says("data-summary")),
      this.possible && !this.open ? make("span", { class: "visually-hidden" }, say("fold-lit")) : null,
      make("span", { class: "sign" }, icon("open"), icon("unfold")),
    );
  }
}
