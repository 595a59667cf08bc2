/**
 * How much of a large area is in sight: fitting, enlarging about a point, moving, showing something, and what lies
 * beyond the edge. Numbers only; nothing here touches the page.
 *
 * @typedef {{x: number, y: number, zoom: number}} Sight
 *   the middle of what is seen, in units of the drawing, and how much larger it is than when all is seen
 * @typedef {{box: [number, number, number, number], width: number, height: number, most: number, below: number}} Ground
 *   the whole area in units of the drawing, the window onto it in pixels, the largest zoom, and how many pixels at the
 *   bottom of the window are covered while it is near: the area can be moved up so far
 * @typedef {{x: number, y: number, width: number, height: number}} Part
 * @typedef {import("./pick.js").Box} Box
 * @typedef {import("./pick.js").Point} Point
 */

const NOTCH = 40; // a wheel turns by steps of at least so many pixels; a touch pad glides
const SECTORS = 8;
const HALF = 22; // px of what a finger touches
const RIM = 22; // px from the edge to the middle of what points beyond it

/** Pixels to a unit when all is in sight. @param {Ground} ground */
export function unit({ box, width, height }) {
  return Math.min(width / box[2], height / box[3]);
}

/** All of an area. @param {Ground} ground @returns {Sight} */
export function whole({ box }) {
  return { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2, zoom: 1 };
}

/**
 * What is seen, in units of the drawing: as wide and high as the window is.
 * @param {Ground} ground
 * @param {Sight} sight
 * @returns {Part}
 */
export function seen(ground, { x, y, zoom }) {
  const [width, height] = [ground.width / (unit(ground) * zoom), ground.height / (unit(ground) * zoom)];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * The nearest sight that is possible: not too large, not too small, and nothing beside the area where there is more of
 * it.
 * @param {Ground} ground
 * @param {Sight} sight
 * @returns {Sight}
 */
export function kept(ground, sight) {
  const zoom = Math.min(Math.max(sight.zoom, 1), ground.most);
  const { width, height } = seen(ground, { ...sight, zoom });
  const [x, y, wide, high] = ground.box;
  const below = zoom > 1 ? ground.below / (unit(ground) * zoom) : 0;
  return { x: within(sight.x, x, wide, width), y: within(sight.y, y, high + below, height), zoom };
}

/** @param {number} at @param {number} start @param {number} length @param {number} window */
function within(at, start, length, window) {
  if (window >= length) return start + length / 2;
  return Math.min(Math.max(at, start + window / 2), start + length - window / 2);
}

/**
 * Larger or smaller by a factor; the point stays where it is.
 * @param {Ground} ground
 * @param {Sight} sight
 * @param {number} factor
 * @param {Point} at  in units of the drawing
 * @returns {Sight}
 */
export function enlarged(ground, sight, factor, at) {
  const zoom = Math.min(Math.max(sight.zoom * factor, 1), ground.most);
  const share = sight.zoom / zoom;
  return kept(ground, { x: at.x + (sight.x - at.x) * share, y: at.y + (sight.y - at.y) * share, zoom });
}

/**
 * Moved over the drawing by so many pixels.
 * @param {Ground} ground
 * @param {Sight} sight
 * @param {Point} by
 * @returns {Sight}
 */
export function moved(ground, sight, by) {
  const size = unit(ground) * sight.zoom;
  return kept(ground, { ...sight, x: sight.x + by.x / size, y: sight.y + by.y / size });
}

/**
 * The least change after which a part of the drawing is in sight, with some room around it.
 * @param {Ground} ground
 * @param {Sight} sight
 * @param {Part} part
 * @param {number} [room]  in pixels
 * @returns {Sight}
 */
export function showing(ground, sight, part, room = 40) {
  const size = unit(ground);
  const most = Math.min(
    (ground.width - 2 * room) / (part.width * size || 1),
    (ground.height - ground.below - 2 * room) / (part.height * size || 1),
  );
  const zoom = Math.max(1, Math.min(sight.zoom, most));
  const { width, height } = seen(ground, { ...sight, zoom });
  const around = room / (size * zoom);
  const towards = (
    /** @type {number} */ at,
    /** @type {number} */ start,
    /** @type {number} */ length,
    /** @type {number} */ window,
  ) => Math.min(Math.max(at, start + length + around - window / 2), start - around + window / 2);
  return kept(ground, {
    x: towards(sight.x, part.x, part.width, width),
    y: towards(sight.y, part.y, part.height + ground.below / (size * zoom), height),
    zoom,
  });
}

/**
 * The least change after which points are in sight: all of them if the window has room, else, if it shows none, as many
 * as it can.
 * @param {Ground} ground
 * @param {Sight} sight
 * @param {Point[]} points
 * @param {number} [room]  in pixels
 * @returns {Sight}
 */
export function turned(ground, sight, points, room = 40) {
  const size = unit(ground) * sight.zoom;
  const { x: left, y: top, width, height } = seen(ground, sight);
  const low = top + height - ground.below / size;
  const [wide, high] = [width - (2 * room) / size, low - top - (2 * room) / size];
  const fits = (/** @type {Part} */ part) => part.width <= wide && part.height <= high;
  const edge = HALF / size;
  const inside = points.filter(
    ({ x, y }) => x > left + edge && x < left + width - edge && y > top + edge && y < low - edge,
  );
  if (inside.length === points.length) return sight;
  const all = spanned(points);
  if (fits(all)) return showing(ground, sight, all, room);
  if (inside.length) return sight;
  const near = (/** @type {Point} */ one) =>
    points.filter(({ x, y }) => Math.abs(x - one.x) <= wide / 2 && Math.abs(y - one.y) <= high / 2);
  const [most = []] = points.map(near).sort((one, other) => other.length - one.length);
  return showing(ground, sight, spanned(most), room);
}

/** The smallest part with all of these points. @param {Point[]} points @returns {Part} */
function spanned(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * On the way from one sight to another; what is between stays in proportion.
 * @param {Sight} from
 * @param {Sight} to
 * @param {number} share  0 to 1
 * @returns {Sight}
 */
export function between(from, to, share) {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  // The middle moves as fast as the sizes allow: where all is small, the same way is shorter.
  const way = from.zoom === to.zoom ? share : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, zoom };
}

/**
 * What a wheel means: larger or smaller by a factor, or moved by so many pixels. A wheel with notches enlarges, a touch
 * pad moves; with Control (as browsers report two fingers that part) both enlarge, with Shift both move.
 * @param {Pick<WheelEvent, "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "metaKey" | "shiftKey">} wheel
 * @returns {{factor: number} | {by: Point}}
 */
export function wheelMeans({ deltaX, deltaY, deltaMode, ctrlKey, metaKey, shiftKey }) {
  const pixels = deltaMode === 0 ? 1 : deltaMode === 1 ? 30 : 300;
  const [x, y] = [deltaX * pixels, deltaY * pixels];
  if (ctrlKey || metaKey) return { factor: Math.exp(-Math.max(-120, Math.min(120, y)) / 180) };
  if (shiftKey) return { by: x ? { x, y } : { x: y, y: 0 } };
  if (!x && Math.abs(y) >= NOTCH) return { factor: 1.25 ** (-Math.max(-400, Math.min(400, y)) / 100) };
  return { by: { x, y } };
}

/**
 * What lies out of sight, gathered by direction: how many, the nearest of them, and where on the edge to point at it.
 * @param {Box} window
 * @param {Box[]} boxes
 * @returns {{angle: number, at: Point, count: number, nearest: number}[]}
 */
export function beyond(window, boxes) {
  const middle = { x: (window.left + window.right) / 2, y: (window.top + window.bottom) / 2 };
  /** @type {Map<number, {x: number, y: number, count: number, nearest: number, least: number}>} */
  const found = new Map();
  for (const [k, box] of boxes.entries()) {
    const to = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    if (to.x > window.left && to.x < window.right && to.y > window.top && to.y < window.bottom) continue;
    const away = { x: to.x - middle.x, y: to.y - middle.y };
    const sector = Math.round((Math.atan2(away.y, away.x) / (2 * Math.PI)) * SECTORS + SECTORS) % SECTORS;
    const far = Math.hypot(away.x, away.y);
    const group = found.get(sector) ?? { x: 0, y: 0, count: 0, nearest: k, least: Infinity };
    group.x += away.x;
    group.y += away.y;
    group.count += 1;
    if (far < group.least) [group.nearest, group.least] = [k, far];
    found.set(sector, group);
  }
  const reach = { x: (window.right - window.left) / 2 - RIM, y: (window.bottom - window.top) / 2 - RIM };
  return [...found.values()].map(({ x, y, count, nearest }) => {
    const share = Math.min(reach.x / Math.abs(x || 1e-9), reach.y / Math.abs(y || 1e-9));
    return {
      angle: (Math.atan2(y, x) * 180) / Math.PI,
      at: { x: middle.x + x * share, y: middle.y + y * share },
      count,
      nearest,
    };
  });
}
