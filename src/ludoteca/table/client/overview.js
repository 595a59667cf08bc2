/**
 * What lies upon a large area: buttons that enlarge it, a small picture of all of it with a frame around what is seen,
 * and golden chevrons that point at what can be chosen out of sight.
 *
 * @typedef {import("./zoom.js").Zoom} Zoom
 */

import { make, shape } from "./dom.js";
import { icon } from "./icons.js";
import { common, distance } from "./pick.js";
import { beyond } from "./sight.js";
import { say } from "./texts.js";

const SIZE = 44; // px of a chevron
const HIDDEN = 0.2; // of a thing that can be chosen: more must not lie under buttons
const LATER = 250; // ms after which the small picture follows the board
const OWN = ["id", "tabindex", "role", "aria-label", "aria-description", "filter"];

/**
 * @param {string} area
 * @param {string} what
 * @param {string} sign
 */
function tool(area, what, sign) {
  const said = { "aria-label": say(what), title: say(`${what}-hint`) };
  return make("button", { type: "button", "data-do": what, "data-upon": area, ...said }, icon(sign));
}

/** @param {string} area */
export function tools(area) {
  return make(
    "div",
    { class: "upon tools", role: "group", "aria-label": say("zoom") },
    tool(area, "zoom-in", "plus"),
    tool(area, "zoom-out", "minus"),
    tool(area, "zoom-fit", "fit"),
  );
}

/** One more button, where an area can be turned. @param {HTMLElement} buttons @param {import("./types.js").Area} area */
export function offerTurning(buttons, area) {
  const there = buttons.querySelector("[data-do=turn-round]");
  if (!area.turns) there?.remove();
  else if (!there) buttons.append(tool(area.name, "turn-round", "turn"));
}

/** All of an area, small: a click or a drag in it goes there. For the eye and the pointer; arrow keys do the same. */
export class Overview {
  /** @param {Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.window = make("div", { class: "window" }); // not in the picture, which would be painted anew whenever it moves
    this.svg = shape("svg", {});
    this.element = make("div", { class: "upon overview", "aria-hidden": "true" }, this.svg, this.window);
    this.fresh = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.element.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.element.setPointerCapture(event.pointerId);
      this.follow(event);
    });
    this.element.addEventListener("pointermove", (event) => event.buttons && this.follow(event));
    this.element.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  }

  /** @param {PointerEvent} event */
  follow(event) {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const { box } = this.zoom.ground;
    const [x, y] = [
      box[0] + ((event.clientX - left) / width) * box[2],
      box[1] + ((event.clientY - top) / height) * box[3],
    ];
    this.zoom.hears.moved();
    this.zoom.follow({ ...this.zoom.sight, x, y });
  }

  /** The frame around what is seen. @param {import("./sight.js").Part} part */
  frame(part) {
    const { box } = this.zoom.ground;
    this.svg.setAttribute("viewBox", box.join(" "));
    this.svg.style.aspectRatio = `${box[2]} / ${box[3]}`;
    const { style } = this.window;
    style.left = `${((part.x - box[0]) / box[2]) * 100}%`;
    style.top = `${((part.y - box[1]) / box[3]) * 100}%`;
    style.width = `${(part.width / box[2]) * 100}%`;
    style.height = `${(part.height / box[3]) * 100}%`;
    if (!this.zoom.isWhole && !this.fresh) this.copy();
  }

  /** The board has changed; what nobody sees is copied when somebody does. */
  changed() {
    this.fresh = false;
    clearTimeout(this.timer);
    if (!this.zoom.isWhole) this.timer = setTimeout(() => this.copy(), LATER);
  }

  copy() {
    this.fresh = true;
    const [drawing] = this.zoom.drawings;
    const copies = [...(drawing?.children ?? [])]
      .filter((part) => !part.matches(".light, .ghost, .leaving"))
      .map((part) => /** @type {Element} */ (part.cloneNode(true)));
    for (const copy of copies) {
      for (const node of [copy, ...copy.querySelectorAll("*")]) {
        for (const name of OWN) node.removeAttribute(name);
        node.classList.remove("can", "sel", "dimmed", "veiled");
      }
      for (const node of copy.querySelectorAll("title, text")) node.remove();
    }
    this.svg.replaceChildren(...copies);
  }
}

/** Golden chevrons at the edge of a large area. */
export class Pointers {
  /** @param {Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.element = make("div", { class: "upon pointers" });
    /** @type {Element[]} */
    this.lit = [];
    this.waiting = 0;
    /** @type {Element[]} */
    this.goals = []; // the nearest thing each chevron points at
    this.element.addEventListener("click", (event) => {
      const chevron = event.target instanceof Element ? event.target.closest("button") : null;
      const goal = chevron && this.goals[[...this.element.children].indexOf(chevron)];
      if (!goal) return;
      const byKey = event.detail === 0;
      void this.zoom.reveal(goal).then(() => {
        if (byKey && goal instanceof SVGElement) goal.focus({ preventScroll: true });
      });
    });
  }

  /** @param {Element[]} lit */
  show(lit) {
    this.lit = lit;
    this.refresh();
  }

  /** With the next picture: it is asked where everything lies. */
  refresh() {
    if (this.waiting) return;
    this.waiting = requestAnimationFrame(() => {
      this.waiting = 0;
      this.draw();
    });
  }

  draw() {
    const window = this.zoom.frame.getBoundingClientRect();
    const boxes = this.lit.map((element) => element.getBoundingClientRect());
    const found = this.zoom.isWhole ? [] : beyond(this.zoom.window, boxes);
    this.zoom.buttons.classList.toggle("covers", this.zoom.isWhole && liesOn(this.zoom.buttons, boxes));
    this.goals = found.flatMap(({ nearest }) => this.lit[nearest] ?? []);
    while (this.element.children.length > found.length) this.element.lastElementChild?.remove();
    for (const [k, { angle, at, count }] of found.entries()) {
      const chevron = this.element.children[k] ?? this.element.appendChild(one());
      if (!(chevron instanceof HTMLElement)) continue;
      const place = aside(at, this.zoom.buttons, this.zoom.overview.element);
      chevron.style.left = `${place.x - window.left}px`;
      chevron.style.top = `${place.y - window.top}px`;
      chevron.style.setProperty("--angle", `${angle}deg`);
      const [, number] = chevron.children;
      if (number) number.textContent = count > 1 ? String(count) : "";
      chevron.setAttribute("aria-label", count > 1 ? say("beyond", { count }) : say("beyond-one"));
    }
  }
}

/**
 * Whether something hides a good part of one of these.
 * @param {Element} element
 * @param {DOMRect[]} boxes
 */
function liesOn(element, boxes) {
  const above = element.getBoundingClientRect();
  return boxes.some((box) => {
    const part = common(box, above);
    return part && (part.right - part.left) * (part.bottom - part.top) > HIDDEN * box.width * box.height;
  });
}

/**
 * A place beside the buttons, and above the small picture, for what would lie on them.
 * @param {import("./pick.js").Point} at
 * @param {Element} buttons
 * @param {Element} picture
 */
function aside(at, buttons, picture) {
  const [right, below] = [buttons.getBoundingClientRect(), picture.getBoundingClientRect()];
  if (distance(at, right) < SIZE / 2) return { x: right.left - SIZE / 2 - 4, y: at.y };
  if (distance(at, below) < SIZE / 2) return { x: at.x, y: below.top - SIZE / 2 - 4 };
  return at;
}

function one() {
  return make("button", { type: "button", class: "chevron" }, icon("next"), make("span", {}));
}
