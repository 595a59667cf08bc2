/** Small cards that appear beside what they are about: hints, choosers, refusals, notices. */

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

/**
 * @typedef {import("./pick.js").Box} Place
 * @typedef {Place & {leftward?: boolean, inTheWay?: Place[]}} Box  leftward: the card goes to the left of it
 */

/**
 * Where a card of this size goes beside a box, inside a window: below if there is room, else above, else over it. Where
 * things are in the way, it may also go to the right or to the left, wherever it covers least of them.
 * @param {Box} about
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} room
 */
export function beside(about, card, room) {
  const gap = 10;
  const across = (/** @type {number} */ left) => Math.max(gap, Math.min(left, room.width - card.width - gap));
  const down = (/** @type {number} */ top) => Math.max(gap, Math.min(top, room.height - card.height - gap));
  if (about.leftward) return { left: Math.max(gap, about.left - gap - card.width), top: down(about.top) };
  const middle = across((about.left + about.right) / 2 - card.width / 2);
  const level = down((about.top + about.bottom) / 2 - card.height / 2);
  const places = [
    { left: middle, top: about.bottom + gap },
    { left: middle, top: about.top - gap - card.height },
    ...(about.inTheWay?.length
      ? [
          { left: about.right + gap, top: level },
          { left: about.left - gap - card.width, top: level },
        ]
      : []),
  ].filter(({ left, top }) => left === across(left) && top === down(top));
  const covered = (/** @type {{left: number, top: number}} */ { left, top }) =>
    (about.inTheWay ?? [])
      .map((box) => [
        Math.min(box.right, left + card.width) - Math.max(box.left, left),
        Math.min(box.bottom, top + card.height) - Math.max(box.top, top),
      ])
      .reduce((sum, [wide = 0, high = 0]) => sum + (wide > 0 && high > 0 ? wide * high : 0), 0);
  const [best] = places.toSorted((one, other) => covered(one) - covered(other));
  return best ?? { left: middle, top: down(room.height) };
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
