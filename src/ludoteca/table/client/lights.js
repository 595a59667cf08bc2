/**
 * Lights what can be chosen: a golden edge around the silhouette of an element, whatever it is made of. The edges of an
 * area lie over it in a layer of their own, which is painted once however many they are, and never take a click; the
 * element itself becomes a button for keyboard and screen reader.
 *
 * @typedef {import("./types.js").Option} Option
 * @typedef {{target: string, options: Option[], element: SVGGraphicsElement}} Lit
 */

import { shape } from "./dom.js";
import { Memory } from "./memory.js";
import { isStill } from "./motion.js";
import { doesOf, seenBox } from "./pick.js";
import { TINTS, edgeOf, filters, tinted } from "./silhouette.js";
import { say } from "./texts.js";

const SMALL = 760; // as in the style sheet
const FINGER = 44; // px of a thing that are in sight, or all of it
const AROUND = 4; // px between a thing and the frame of the keyboard

/**
 * Options by the element that chooses them, in the order of the options.
 * @param {Option[]} options
 * @returns {Map<string, Option[]>}
 */
export function byTarget(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) {
    for (const target of option.target ? [option.target, ...(option.twins ?? [])] : []) {
      found.set(target, [...(found.get(target) ?? []), option]);
    }
  }
  return found;
}

export class Lights {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, Lit>} */
    this.lit = new Map();
    /** @type {Map<Element, Lit>} */
    this.byElement = new Map();
    /** @type {SVGGElement[]} */
    this.layers = [];
    /** @type {SVGGElement | null} */
    this.pointed = null;
    /** @type {SVGGElement[]} */
    this.marked = [];
    /** @type {SVGGElement[]} */
    this.traced = [];
    /** @type {SVGGElement | null} */
    this.focused = null;
    /** @type {Element[]} */
    this.apart = [];
    this.memory = new Memory();
    board.root.prepend(filters());
  }

  /**
   * Light the targets of these options, and mark those already chosen on the way here.
   * @param {Option[]} options
   * @param {string[]} chosen
   * @param {(there: Option[]) => Option | null} [faceOf]  which of several is taken, where they are faces of a piece
   */
  show(options, chosen, faceOf = () => null) {
    if (!this.memory.isNew("lights", options, this.board.shown, chosen.join(" "))) return;
    this.putOut();
    for (const [target, theirs] of byTarget(options)) {
      const element = this.board.element(target);
      if (!element) continue;
      const face = faceOf(theirs);
      const [only, another] = face ? [face] : theirs;
      const label = another ? say("several", { count: theirs.length }) : (only?.label ?? "");
      element.classList.add("can");
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", label);
      const warned = !another && only?.barrier ? say(`barrier-${only.barrier}`) : "";
      const described = [...doesOf(element), warned].filter(Boolean).join(" ");
      if (described) element.setAttribute("aria-description", described);
      const lit = { target, options: theirs, element };
      this.lit.set(target, lit);
      this.byElement.set(element, lit);
    }
    const asked = (/** @type {Lit} */ lit) => lit.options.some((option) => !option.aside);
    const all = [...this.lit.values()];
    const dark = all.filter((lit) => !isBright(lit));
    this.layers.push(...this.edges(dark.filter(asked), "light"));
    const rest = dark.filter((lit) => !asked(lit));
    this.layers.push(...this.edges(rest, "light aside"));
    for (const target of chosen) {
      const element = this.board.element(target);
      if (!element || this.lit.has(target)) continue;
      element.classList.add("sel");
      const edge = alone(element, "light chosen");
      if (edge) this.layers.push(edge);
    }
    void this.board.lit(all.filter(asked), all).then(() => {
      if (!this.isReading() || chosen.length) this.bringIntoSight();
    });
  }

  /** Whether the task of a lesson, or what it taught, is in sight, and so perhaps being read. */
  isReading() {
    const lesson = document.querySelector(".lesson:not([hidden])");
    return lesson !== null && lesson.getBoundingClientRect().bottom > 0;
  }

  /** On a small screen, where nothing that is lit is in sight: bring the first of it there that its area shows. */
  bringIntoSight() {
    if (innerWidth > SMALL) return;
    const all = [...this.lit.values()];
    const first = all.find(({ element }) => seenBox(element)) ?? all[0];
    if (!first) return;
    const seen = all.some(({ element }) => {
      const box = seenBox(element);
      if (!box || box.right <= 0 || box.left >= innerWidth) return false;
      const high = Math.min(box.bottom, innerHeight - 60) - Math.max(box.top, 120);
      return high >= Math.min(FINGER, box.bottom - box.top);
    });
    if (seen) return;
    void this.board.reveal(first.element).then(() => {
      if (this.lit.get(first.target) !== first) return;
      first.element.scrollIntoView({ block: "center", inline: "center", behavior: isStill() ? "auto" : "smooth" });
    });
  }

  /** Show where these are, until others are asked for. @param {string[]} ids */
  mark(ids) {
    for (const edge of this.marked) edge.remove();
    const elements = ids.flatMap((id) => this.board.element(id) ?? []);
    this.marked = elements.flatMap((element) => alone(element, "light mark") ?? []);
  }

  /**
   * Keep in sight what others did, in their colours. @param {Map<string, number>} marks  by element: whose move it was
   */
  trace(marks) {
    const key = [...marks].map(([id, seat]) => `${id} ${seat}`).join(",");
    if (!this.memory.isNew("traces", this.board.shown, key)) return;
    for (const layer of this.traced) layer.remove();
    this.traced = [];
    /** @type {Map<number, {element: SVGGraphicsElement}[]>} */
    const bySeat = new Map();
    for (const [id, seat] of marks) {
      const element = this.board.element(id);
      if (element) bySeat.set(seat, [...(bySeat.get(seat) ?? []), { element }]);
    }
    for (const [seat, theirs] of bySeat) this.traced.push(...this.edges(theirs, `light trace seat-${seat}`));
  }

  /** No lights until others are shown. */
  clear() {
    this.mark([]);
    this.trace(new Map());
    this.memory.forget("lights");
    this.putOut();
  }

  putOut() {
    this.point("");
    this.single(null);
    this.focus(null);
    for (const { element } of this.lit.values()) {
      element.classList.remove("can");
      for (const name of ["tabindex", "role", "aria-label", "aria-description"]) element.removeAttribute(name);
    }
    for (const element of this.board.root.querySelectorAll(".sel")) element.classList.remove("sel");
    for (const layer of this.layers) layer.remove();
    this.lit.clear();
    this.byElement.clear();
    this.layers = [];
  }

  /**
   * Make one light brighter than the others, or none.
   * @param {string} target
   */
  point(target) {
    this.pointed?.remove();
    const lit = this.lit.get(target);
    this.pointed = lit && !isBright(lit) ? alone(lit.element, "light on") : null;
  }

  /**
   * While something is looked at, what shyly speaks of it is seen; of several like things the others stand back, and
   * what speaks of them.
   * @param {Element | null} element  none: all are as they were
   */
  single(element) {
    for (const other of this.apart) other.classList.remove("apart", "singles", "told");
    this.apart = [];
    const kind = element?.getAttribute("data-among");
    const svg = element?.closest("svg");
    if (!element || !svg) return;
    for (const shy of svg.querySelectorAll(`.shy[data-about="${CSS.escape(element.id)}"]`)) {
      shy.classList.add("told");
      this.apart.push(shy);
    }
    if (!kind) return;
    const isLike = (/** @type {Element | null} */ one) => one?.getAttribute("data-among") === kind;
    for (const other of svg.querySelectorAll("[data-among], [data-about]")) {
      const about = other.getAttribute("data-about");
      const of = about ? this.board.element(about) : other;
      if (of === element || !isLike(of)) continue;
      other.classList.add("apart");
      this.apart.push(other);
    }
    svg.parentElement?.classList.add("singles");
    if (svg.parentElement) this.apart.push(svg.parentElement);
  }

  /**
   * A frame around what the keyboard is on, of a dark line between two light ones: one of them is seen on any ground.
   * (The outline that a style sheet can give to a drawing has one colour only.)
   * @param {SVGGraphicsElement | null} element
   */
  focus(element) {
    this.focused?.remove();
    this.focused = null;
    const over = element && this.board.layerOver(element);
    const matrix = over?.getScreenCTM();
    if (!over || !matrix) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = new DOMPoint(left - AROUND, top - AROUND).matrixTransform(matrix.inverse());
    const [wide, high] = [(width + 2 * AROUND) / matrix.a, (height + 2 * AROUND) / matrix.d];
    const frame = { x: at.x, y: at.y, width: wide, height: high, rx: 4 / matrix.a, fill: "none" };
    this.focused = shape(
      "g",
      { class: "frame" },
      shape("rect", { ...frame, class: "halo" }),
      shape("rect", { ...frame, class: "line" }),
    );
    over.append(this.focused);
  }

  /**
   * The edges of these things, in one layer for each area.
   * @param {{element: SVGGraphicsElement}[]} lit
   * @param {string} names
   */
  edges(lit, names) {
    /** @type {SVGGElement[]} */
    const layers = [];
    /** @type {Map<SVGSVGElement, {element: SVGGraphicsElement}[]>} */
    const byArea = new Map();
    for (const one of lit) {
      const over = this.board.layerOver(one.element);
      if (!over) continue;
      const theirs = byArea.get(over);
      if (theirs) theirs.push(one);
      else byArea.set(over, [one]);
    }
    for (const [over, theirs] of byArea) {
      const enough = theirs.length <= TINTS; // to give each its own, without asking where they are
      const tints = enough
        ? theirs.map((_, k) => k)
        : tinted(theirs.map(({ element }) => element.getBoundingClientRect()));
      const layer = shape("g", { class: names }, ground(over), ...theirs.map(({ element }, k) => edgeOf(element, tints[k])));
      over.append(layer);
      layers.push(layer);
    }
    return layers;
  }
}

/**
 * What all edges of an area lie on, black as the ground that their filter gives them. Browsers paint things that lie far
 * apart one by one, and the filter over them anew for every picture; what lies on a ground is painted once.
 * @param {SVGSVGElement} over
 */
function ground(over) {
  const [x = 0, y = 0, width = 0, height = 0] = (over.getAttribute("viewBox") ?? "").split(" ");
  return shape("rect", { x, y, width, height });
}

/** Whether a thing shows by itself that it can be chosen. @param {Lit} lit */
function isBright({ element }) {
  return element.classList.contains("bright");
}

/**
 * The edge of one thing over all that lies in its area.
 * @param {SVGGraphicsElement} element
 * @param {string} names
 */
function alone(element, names) {
  const layer = shape("g", { class: names, "aria-hidden": "true" }, edgeOf(element));
  element.ownerSVGElement?.append(layer);
  return element.ownerSVGElement ? layer : null;
}
