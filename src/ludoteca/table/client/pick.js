/** Finds what somebody points at: among the things that can be chosen, and among all things. */

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{x: number, y: number}} Point
 */

/**
 * How far a point is from a box; 0 inside.
 * @param {Point} point
 * @param {Box} box
 */
export function distance(point, box) {
  const x = Math.max(box.left - point.x, 0, point.x - box.right);
  const y = Math.max(box.top - point.y, 0, point.y - box.bottom);
  return Math.hypot(x, y);
}

/** @param {Box} box @returns {Point} */
export function middle(box) {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/**
 * The thing nearest to a point, none if all are farther than `reach`; of two as near the one whose middle is nearer.
 * @template T
 * @param {Point} point
 * @param {T[]} things
 * @param {(thing: T) => Box} boxOf
 * @param {number} reach
 * @returns {T | null}
 */
export function nearest(point, things, boxOf, reach) {
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const box = boxOf(thing);
    const far = distance(point, box);
    const centre = middle(box);
    const rank = far + Math.hypot(point.x - centre.x, point.y - centre.y) / 1000;
    if (far <= reach && rank < least) [best, least] = [thing, rank];
  }
  return best;
}

/**
 * The next thing from a point in a direction, as arrow keys mean it: near, and rather straight ahead than aside.
 * @template T
 * @param {Point} from
 * @param {{x: number, y: number}} way  such as {x: 1, y: 0}
 * @param {T[]} things
 * @param {(thing: T) => Point} pointOf
 * @returns {T | null}
 */
export function towards(from, way, things, pointOf) {
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const to = pointOf(thing);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y - (to.y - from.y) * way.x);
    if (ahead <= 1) continue;
    const far = ahead + 2.2 * aside;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/**
 * What two boxes have in common, or null.
 * @param {Box} a
 * @param {Box} b
 * @returns {Box | null}
 */
export function common(a, b) {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/**
 * As much of an element of the board as its area shows: one that is enlarged or folded hides the rest.
 * @param {Element} element
 * @returns {Box | null}
 */
export function seenBox(element) {
  const box = element.getBoundingClientRect();
  const area = element.closest(".area");
  return area?.matches(".zoomed, .shut") ? common(box, area.getBoundingClientRect()) : box;
}

/**
 * The lit element under a point, also where something that cannot be chosen lies on top of it, or the nearest one.
 * @param {Point} point
 * @param {Map<Element, import("./lights.js").Lit>} lit
 * @param {number} reach
 * @returns {import("./lights.js").Lit | null}
 */
export function litAt(point, lit, reach) {
  for (const element of document.elementsFromPoint(point.x, point.y)) {
    if (!element.closest(".area") || element.closest(".upon")) return null; // something lies over the board
    const lying = element.closest(".can");
    const found = lying && lit.get(lying);
    if (found) return found;
    if (element instanceof HTMLElement) break;
  }
  const seen = [...lit.values()].flatMap((one) => {
    const box = seenBox(one.element);
    return box ? [{ one, box }] : [];
  });
  return nearest(point, seen, ({ box }) => box, reach)?.one ?? null;
}

/**
 * The things with an id under a point, the uppermost first.
 * @param {Point} point
 * @returns {Element[]}
 */
export function thingsAt(point) {
  /** @type {Set<Element>} */
  const found = new Set();
  for (const element of document.elementsFromPoint(point.x, point.y)) {
    const thing = element.closest(".area svg [id]");
    if (thing) found.add(thing);
  }
  return [...found];
}

/**
 * The things under a point in the order in which they may be meant: those that say what they are before the others.
 * @param {Element[]} things
 */
export function meant(things) {
  const speaks = (/** @type {Element} */ thing) => Boolean(titleOf(thing)) || thing.hasAttribute("data-rule");
  return [...things.filter(speaks), ...things.filter((thing) => !speaks(thing))];
}

/**
 * What an element says about itself: the first line what it is, the others what it does.
 * @param {Element} thing
 */
function linesOf(thing) {
  const title = [...thing.children].find((child) => child.nodeName.toLowerCase() === "title")?.textContent ?? "";
  return title.split("\n").map((line) => line.trim());
}

/**
 * What an element is.
 * @param {Element} thing
 */
export function titleOf(thing) {
  return linesOf(thing)[0] ?? "";
}

/**
 * What an element does, line by line.
 * @param {Element | null | undefined} thing
 */
export function doesOf(thing) {
  return thing ? linesOf(thing).slice(1).filter(Boolean) : [];
}
