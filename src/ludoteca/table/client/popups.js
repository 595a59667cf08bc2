/** Small cards that appear beside what they are about: hints, choosers, refusals, notices. */

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

/** @typedef {import("./pick.js").Box & {leftward?: boolean}} Box  leftward: the card goes to the left of it */

/**
 * Where a card of this size goes beside a box, inside a window: below if there is room, else above, else over it.
 * @param {Box} about
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} room
 */
export function beside(about, card, room) {
  const gap = 10;
  if (about.leftward) {
    return {
      left: Math.max(gap, about.left - gap - card.width),
      top: Math.max(gap, Math.min(about.top, room.height - card.height - gap)),
    };
  }
  const left = Math.max(gap, Math.min((about.left + about.right) / 2 - card.width / 2, room.width - card.width - gap));
  let top = about.bottom + gap;
  if (top + card.height > room.height - gap) top = about.top - gap - card.height;
  if (top < gap) top = Math.max(gap, room.height - card.height - gap);
  return { left, top };
}

/**
 * A box and those of the others that lie upon it, as one box.
 * @param {Box} about
 * @param {{left: number, top: number, right: number, bottom: number}[]} others
 * @returns {Box}
 */
export function joined(about, others) {
  const upon = others.filter(
    (box) => box.left < about.right && box.right > about.left && box.top < about.bottom && box.bottom > about.top,
  );
  return {
    ...about,
    left: Math.min(about.left, ...upon.map((box) => box.left)),
    top: Math.min(about.top, ...upon.map((box) => box.top)),
    right: Math.max(about.right, ...upon.map((box) => box.right)),
    bottom: Math.max(about.bottom, ...upon.map((box) => box.bottom)),
  };
}

/** A card on the page; at most one of each kind is open. */
export class Popup {
  /**
   * @param {string} name  its class
   * @param {Record<string, string>} [attributes]
   */
  constructor(name, attributes = {}) {
    this.element = make("div", { class: `popup ${name}`, hidden: true, ...attributes });
    /** @type {Element | null} */
    this.opener = null;
    this.closed = () => {}; // whoever has shown more than the card puts it away with it
    (document.querySelector("main") ?? document.body).append(this.element);
  }

  get open() {
    return !this.element.hidden;
  }

  /**
   * Show these things beside a box.
   * @param {Box} about
   * @param {...import("./dom.js").Child} children
   */
  show(about, ...children) {
    this.element.replaceChildren(
      ...children.filter((child) => child !== null && child !== undefined && child !== false),
    );
    this.element.hidden = false;
    const { width, height } = this.element.getBoundingClientRect();
    const { left, top } = beside(about, { width, height }, { width: innerWidth, height: innerHeight });
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }

  /** Show, and move the keyboard there until it closes. @param {Box} about @param {...import("./dom.js").Child} children */
  ask(about, ...children) {
    if (!this.open) this.opener = document.activeElement;
    this.show(about, ...children);
    this.element.querySelector("button")?.focus({ preventScroll: true });
  }

  hide() {
    if (!this.open) return false;
    const had = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (had && (this.opener instanceof HTMLElement || this.opener instanceof SVGElement)) this.opener.focus();
    this.opener = null;
    this.closed();
    return true;
  }
}

/** A button that closes a popup or a dialog. */
export function closing() {
  return make(
    "button",
    { class: "close", type: "button", "data-do": "close", "aria-label": say("close") },
    icon("close"),
  );
}

/**
 * A point as a box.
 * @param {{x: number, y: number}} point
 * @param {number} [around]
 * @returns {Box}
 */
export function boxAt({ x, y }, around = 8) {
  return { left: x - around, top: y - around, right: x + around, bottom: y + around };
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/**
 * Say something in passing.
 * @param {string} text
 * @param {string} [rule]  with a way to the rule about it
 */
export function notice(text, rule) {
  let element = document.querySelector(".notice");
  if (!element) {
    element = make("div", { class: "notice", role: "status" });
    (document.querySelector("main") ?? document.body).append(element);
  }
  element.replaceChildren(text, ...(rule ? [" ", ruleLink(rule)] : []));
  element.classList.add("shown");
  clearTimeout(fading);
  fading = setTimeout(() => element.classList.remove("shown"), rule ? 8000 : 5000);
}

/**
 * A way to a rule: opens the rulebook there.
 * @param {string} rule
 * @param {string} [title]
 */
export function ruleLink(rule, title = "") {
  return make(
    "button",
    { class: "rule", type: "button", "data-do": "rule", "data-rule": rule, title: say("open-rule", { rule }) },
    icon("book"),
    make("span", {}, title ? `${rule} · ${title}` : rule),
  );
}
