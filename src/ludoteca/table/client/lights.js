/**
 * Lights what can be chosen: a golden edge around the silhouette of an element, whatever it is made of. The edge lies
 * over the board and never takes a click; the element itself becomes a button for keyboard and screen reader.
 *
 * @typedef {import("./types.js").Option} Option
 * @typedef {{target: string, options: Option[], element: SVGGraphicsElement}} Lit
 */

import { shape } from "./dom.js";
import { Memory } from "./memory.js";
import { isStill } from "./motion.js";
import { say } from "./texts.js";

const SMALL = 760; // as in the style sheet
const SHAPES = "path, use, rect, circle, ellipse, polygon, polyline, line";

/**
 * Options by the element that chooses them, in the order of the options.
 * @param {Option[]} options
 * @returns {Map<string, Option[]>}
 */
export function byTarget(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) {
    if (option.target) found.set(option.target, [...(found.get(option.target) ?? []), option]);
  }
  return found;
}

export class Lights {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, Lit>} */
    this.lit = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.edges = new Map();
    this.memory = new Memory();
    /** @type {SVGGElement[]} */
    this.marked = [];
    board.root.prepend(filters());
  }

  /**
   * Light the targets of these options, and mark those already chosen on the way here.
   * @param {Option[]} options
   * @param {string[]} chosen
   */
  show(options, chosen) {
    if (!this.memory.isNew("lights", options, this.board.shown, chosen.join(" "))) return;
    this.putOut();
    for (const [target, theirs] of byTarget(options)) {
      const element = this.board.element(target);
      if (!element) continue;
      const [only, another] = theirs;
      const label = another ? say("several", { count: theirs.length }) : (only?.label ?? "");
      element.classList.add("can");
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", label);
      if (!another && only?.barrier) element.setAttribute("aria-description", say(`barrier-${only.barrier}`));
      this.lit.set(target, { target, options: theirs, element });
      this.edge(target, element, theirs.every((option) => option.aside) ? "light aside" : "light");
    }
    for (const target of chosen) {
      const element = this.board.element(target);
      if (!element || this.lit.has(target)) continue;
      element.classList.add("sel");
      this.edge(target, element, "light chosen");
    }
    if (!this.isReading() || chosen.length) this.bringIntoSight();
  }

  /** Whether the task of a lesson is in sight, and so perhaps being read. */
  isReading() {
    const lesson = document.querySelector(".lesson:not([hidden], .done)");
    return lesson !== null && lesson.getBoundingClientRect().bottom > 0;
  }

  /** On a small screen, where nothing that is lit is in sight: scroll the first of it there. */
  bringIntoSight() {
    if (innerWidth > SMALL) return;
    const boxes = [...this.lit.values()].map(({ element }) => element.getBoundingClientRect());
    const seen = boxes.some(
      (box) => box.bottom > 120 && box.top < innerHeight - 60 && box.right > 0 && box.left < innerWidth,
    );
    const [first] = this.lit.values();
    if (!seen)
      first?.element.scrollIntoView({ block: "center", inline: "center", behavior: isStill() ? "auto" : "smooth" });
  }

  /** Show where these are, until others are asked for. @param {string[]} ids */
  mark(ids) {
    for (const edge of this.marked) edge.remove();
    const elements = ids.flatMap((id) => this.board.element(id) ?? []);
    this.marked = elements.flatMap((element) => outlined(element, "light mark") ?? []);
  }

  /** No lights until others are shown. */
  clear() {
    this.mark([]);
    this.memory.forget("lights");
    this.putOut();
  }

  putOut() {
    for (const { element } of this.lit.values()) {
      element.classList.remove("can");
      for (const name of ["tabindex", "role", "aria-label", "aria-description"]) element.removeAttribute(name);
    }
    for (const element of this.board.root.querySelectorAll(".sel")) element.classList.remove("sel");
    for (const edge of this.edges.values()) edge.remove();
    this.lit.clear();
    this.edges.clear();
  }

  /**
   * Make one light brighter than the others, or none.
   * @param {string} target
   */
  point(target) {
    for (const [id, edge] of this.edges) edge.classList.toggle("on", id === target);
  }

  /**
   * @param {string} target
   * @param {SVGGraphicsElement} element
   * @param {string} names
   */
  edge(target, element, names) {
    const edge = outlined(element, names);
    if (edge) this.edges.set(target, edge);
  }
}

/**
 * Put the edge of an element over everything in its area.
 * @param {SVGGraphicsElement} element
 * @param {string} names
 */
function outlined(element, names) {
  const svg = element.ownerSVGElement;
  if (!svg) return null;
  const edge = shape("g", { class: names, "aria-hidden": "true" }, inPlace(silhouette(element), element, svg));
  svg.append(edge);
  return edge;
}

/**
 * A copy of an element as it lies in the whole drawing, whatever the element lies in. (To ask where something is makes
 * the browser lay out the page, so it is asked of inner elements only.)
 * @param {SVGElement} copy
 * @param {SVGGraphicsElement} element
 * @param {SVGSVGElement} svg
 */
function inPlace(copy, element, svg) {
  const holder = element.parentNode;
  if (holder === svg || !(holder instanceof SVGGraphicsElement)) return copy;
  const [whole, inner] = [svg.getScreenCTM(), holder.getScreenCTM()];
  if (!whole || !inner) return copy;
  const at = whole.inverse().multiply(inner);
  return shape("g", { transform: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})` }, copy);
}

/**
 * The outline of an element as one dark figure. Soft shadows do not belong to it, unless there is nothing else.
 * @param {SVGGraphicsElement} element
 */
function silhouette(element) {
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "class", "filter", "opacity"])
      node.removeAttribute(name);
  }
  for (const node of copy.querySelectorAll("title, text, image, defs")) node.remove();
  const shapes = copy.matches(SHAPES) ? [] : [...copy.querySelectorAll(SHAPES)];
  const faint = shapes.filter(isFaint);
  if (faint.length < shapes.length) for (const node of faint) node.remove();
  return copy;
}

/** @param {Element} node */
function isFaint(node) {
  const opacity = Number(node.getAttribute("fill-opacity") ?? 1);
  return opacity < 0.5 && !node.hasAttribute("stroke");
}

/** The filters that turn a silhouette into an edge that glows: thin, and strong for the one pointed at. */
function filters() {
  return shape(
    "svg",
    { class: "shared", width: 0, height: 0, "aria-hidden": "true" },
    filter("ui-light", 1.6, 0.9, 3),
    filter("ui-light-on", 2.6, 1.4, 6),
    filter("ui-light-chosen", 1.6, 0.9, 2, "flood chosen"),
    filter("ui-light-mark", 3.2, 1, 5, "flood mark"),
  );
}

/**
 * @param {string} id
 * @param {number} outside
 * @param {number} inside
 * @param {number} glow
 * @param {string} [flood]
 */
function filter(id, outside, inside, glow, flood = "flood") {
  return shape(
    "filter",
    { id, x: "-40%", y: "-40%", width: "180%", height: "180%", "color-interpolation-filters": "sRGB" },
    // Glass counts as solid: it would glow all over, and hide what is seen through it.
    shape("feComponentTransfer", { in: "SourceAlpha", result: "solid" }, shape("feFuncA", { type: "linear", slope: 12 })),
    shape("feMorphology", { in: "solid", operator: "dilate", radius: outside, result: "wide" }),
    shape("feMorphology", { in: "solid", operator: "erode", radius: inside, result: "core" }),
    shape("feComposite", { in: "wide", in2: "core", operator: "out", result: "ring" }),
    shape("feGaussianBlur", { in: "ring", stdDeviation: glow, result: "soft" }),
    shape("feFlood", { class: flood, result: "colour" }),
    shape("feComposite", { in: "colour", in2: "ring", operator: "in", result: "line" }),
    shape("feComposite", { in: "colour", in2: "soft", operator: "in", result: "glow" }),
    shape("feMerge", {}, ...["glow", "glow", "line"].map((layer) => shape("feMergeNode", { in: layer }))),
  );
}
