/**
 * Edges of things on the board: each is drawn as one flat figure, and one filter turns all figures of a layer into
 * lines that glow. Figures that touch have different tints, for the filter draws its line wherever the colour changes.
 */

import { shape } from "./dom.js";

const SHAPES = "path, use, rect, circle, ellipse, polygon, polyline, line";
const DEEPEST = 6; // figures made of figures; more is a circle
const ROOM = 4; // px: things nearer than this touch
const COLOURS = /** @type {const} */ (["feFuncR", "feFuncG", "feFuncB"]);
const STEPS = 32; // of how much of a colour is left
const SOFT = 0.7; // from where a line begins to where it is full
export const TINTS = 7; // each pair differs fully in red, green or blue, and all differ from black: see the style sheet

/**
 * The edge of an element as it lies in its area, to be put into a layer of that area.
 * @param {SVGGraphicsElement} element
 * @param {number} [tint]
 */
export function edgeOf(element, tint = 0) {
  const svg = element.ownerSVGElement;
  const copy = silhouette(element);
  return shape("g", { class: `edge tint-${tint}` }, svg ? inPlace(copy, element, svg) : copy);
}

/**
 * A tint for each of these boxes, so that those that touch have different ones (as far as there are enough).
 * @param {import("./pick.js").Box[]} boxes
 * @returns {number[]}
 */
export function tinted(boxes) {
  /** @type {number[]} */
  const tints = [];
  for (const [k, box] of boxes.entries()) {
    const used = new Array(TINTS).fill(0);
    for (let j = 0; j < k; j++) {
      const other = boxes[j];
      if (other && touch(box, other)) used[tints[j] ?? 0] += 1;
    }
    tints.push(used.indexOf(Math.min(...used)));
  }
  return tints;
}

/** @param {import("./pick.js").Box} a @param {import("./pick.js").Box} b */
function touch(a, b) {
  return (
    a.left < b.right + ROOM && b.left < a.right + ROOM && a.top < b.bottom + ROOM && b.top < a.bottom + ROOM
  );
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
 * The outline of an element as one flat figure. Soft shadows do not belong to it, unless there is nothing else; where
 * a part of it is its rim, that part alone does.
 * @param {SVGGraphicsElement} element
 */
function silhouette(element) {
  const copy = spelledOut(/** @type {SVGElement} */ (element.cloneNode(true)), DEEPEST);
  keepRather([...copy.querySelectorAll(SHAPES)], (node) => node.matches(".rim"));
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "class", "filter", "opacity"])
      node.removeAttribute(name);
  }
  for (const node of copy.querySelectorAll("title, text, image, defs")) node.remove();
  const shapes = copy.matches(SHAPES) ? [] : [...copy.querySelectorAll(SHAPES)];
  keepRather(shapes, (node) => !isFaint(node));
  return copy;
}

/**
 * The same drawing with copies of what it uses: styles do not reach into what is used from elsewhere.
 * @param {SVGElement} drawing
 * @param {number} deep
 * @returns {SVGElement}
 */
function spelledOut(drawing, deep) {
  if (drawing instanceof SVGUseElement) return deep ? used(drawing, deep - 1) : drawing;
  for (const use of drawing.querySelectorAll("use")) use.replaceWith(spelledOut(use, deep));
  return drawing;
}

/** @param {SVGUseElement} use @param {number} deep */
function used(use, deep) {
  const found = document.getElementById((use.getAttribute("href") ?? use.getAttribute("xlink:href") ?? "").slice(1));
  if (!(found instanceof SVGGraphicsElement) || found instanceof SVGSVGElement) return use;
  const [x, y] = [use.getAttribute("x") ?? 0, use.getAttribute("y") ?? 0];
  const copy = spelledOut(/** @type {SVGElement} */ (found.cloneNode(true)), deep);
  keepRather([...copy.querySelectorAll(SHAPES)], (node) => !isLine(node)); // a pattern of lines is no figure
  return shape("g", { transform: `${use.getAttribute("transform") ?? ""} translate(${x} ${y})` }, copy);
}

/** Keep only these shapes, if there are any. @param {Element[]} shapes @param {(node: Element) => boolean} rather */
function keepRather(shapes, rather) {
  const others = shapes.filter((node) => !rather(node));
  if (others.length < shapes.length) for (const node of others) node.remove();
}

/** @param {Element} node */
function isFaint(node) {
  const opacity = Number(node.getAttribute("fill-opacity") ?? 1);
  return opacity < 0.5 && !node.hasAttribute("stroke");
}

/** What is only drawn in lines. @param {Element} node */
function isLine(node) {
  return node.closest("[fill]")?.getAttribute("fill") === "none";
}

/** The filters that turn figures into edges that glow: strong for the one pointed at, finer where all is larger. */
export function filters() {
  return shape(
    "svg",
    { class: "shared", width: 0, height: 0, "aria-hidden": "true" },
    ...[0, 1, 2, 3, 4].map((seat) => filter(`ui-light-trace-${seat}`, 2.2, 0.4, 1.6, `flood seat-${seat}`)),
    ...[1, 2, 4].flatMap((near) => {
      const as = near > 1 ? `-${near}` : "";
      const size = near ** -0.75;
      return [
        filter(`ui-light${as}`, 1.6 * size, 0.9 * size, 3 * size),
        filter(`ui-light-on${as}`, 2.6 * size, 1.4 * size, 6 * size),
        filter(`ui-light-chosen${as}`, 1.6 * size, 0.9 * size, 2 * size, "flood chosen"),
        filter(`ui-light-mark${as}`, 3.2 * size, 1 * size, 5 * size, "flood mark"),
      ];
    }),
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
    // On black, and without transparency: then each colour goes from none to all of it at an edge, and only there.
    shape("feFlood", { "flood-color": "#000", result: "black" }),
    merge(["black", "SourceGraphic"], { result: "flat" }),
    shape("feGaussianBlur", { in: "flat", stdDeviation: spread(outside, inside), result: "slope" }),
    shape(
      "feComponentTransfer",
      { in: "slope", result: "change" },
      ...COLOURS.map((name) => shape(name, { type: "table", tableValues: line(outside, inside) })),
    ),
    shape("feColorMatrix", { in: "change", values: "0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 1 1 0 0", result: "ring" }),
    shape("feGaussianBlur", { in: "ring", stdDeviation: glow, result: "soft" }),
    shape("feFlood", { class: flood, result: "colour" }),
    shape("feComposite", { in: "colour", in2: "ring", operator: "in", result: "line" }),
    shape("feComposite", { in: "colour", in2: "soft", operator: "in", result: "glow" }),
    merge(["glow", "glow", "line"]),
  );
}

/** How far a blurred edge reaches, for a line so wide. @param {number} outside @param {number} inside */
function spread(outside, inside) {
  return (outside + inside) / 2;
}

/**
 * How much of a line is seen where so much of a colour is left of a blurred edge: a line that begins and ends at these
 * distances from where the edge was. (Finding the largest and the least colour around each point would do the same, and
 * takes ten times as long.)
 * @param {number} outside
 * @param {number} inside
 */
export function line(outside, inside) {
  const shares = Array.from({ length: STEPS + 1 }, (_, k) => {
    if (k === 0 || k === STEPS) return 0;
    const beyond = (-spread(outside, inside) * Math.log(k / (STEPS - k))) / 1.702; // nearly the normal distribution
    const within = (/** @type {number} */ room) => Math.min(Math.max(room / SOFT + 0.5, 0), 1);
    return within(outside - beyond) * within(inside + beyond);
  });
  return shares.map((share) => share.toFixed(2)).join(" ");
}

/** @param {string[]} layers @param {Record<string, string>} [attributes] */
function merge(layers, attributes = {}) {
  return shape("feMerge", attributes, ...layers.map((layer) => shape("feMergeNode", { in: layer })));
}
