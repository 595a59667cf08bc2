/**
 * Hands on a large area: a wheel, a mouse that drags, one finger that moves, two that part, a double click. What is
 * dragged is never clicked. One finger moves the area only as far as there is more of it that way: then the page
 * scrolls.
 *
 * @typedef {import("./zoom.js").Zoom} Zoom
 * @typedef {import("./pick.js").Point} Point
 */

import { wheelMeans } from "./sight.js";

const SLOP = 6; // px that a hand trembles
const TWICE = { time: 380, near: 28 }; // ms and px between the clicks of a double click

/** Let hands move and enlarge an area. @param {Zoom} zoom */
export function followHand(zoom) {
  wheel(zoom);
  mouse(zoom);
  fingers(zoom);
  twice(zoom);
}

/** @param {Zoom} zoom */
function wheel(zoom) {
  zoom.frame.addEventListener(
    "wheel",
    (event) => {
      if (event.defaultPrevented) return;
      const means = wheelMeans(event);
      const free = event.ctrlKey || event.metaKey;
      // Where the page itself can be scrolled, a wheel scrolls it.
      if (!free && pageScrolls()) return;
      if ("factor" in means) {
        event.preventDefault();
        zoom.enlarge(means.factor, { x: event.clientX, y: event.clientY });
      } else if (zoom.pan(means.by)) event.preventDefault();
    },
    { passive: false },
  );
}

function pageScrolls() {
  const page = document.scrollingElement;
  const free = getComputedStyle(document.body).overflow !== "hidden";
  return page !== null && free && page.scrollHeight > page.clientHeight + 1;
}

/** @param {Zoom} zoom */
function mouse(zoom) {
  const { frame } = zoom;
  /** @type {Point | null} */
  let from = null;
  let dragging = false;
  frame.addEventListener("pointerdown", (event) => {
    dragging = false;
    const upon = event.target instanceof Element && event.target.closest(".upon");
    if (event.pointerType === "touch" || event.button !== 0 || upon) return;
    from = { x: event.clientX, y: event.clientY };
  });
  frame.addEventListener("pointermove", (event) => {
    if (!from || event.pointerType === "touch") return;
    const by = { x: from.x - event.clientX, y: from.y - event.clientY };
    if (!dragging && Math.hypot(by.x, by.y) < SLOP) return;
    if (!dragging) {
      dragging = true;
      frame.setPointerCapture(event.pointerId);
      frame.classList.add("dragged");
    }
    event.stopPropagation(); // nothing is pointed at meanwhile
    from = { x: event.clientX, y: event.clientY };
    zoom.pan(by);
  });
  const end = () => {
    if (from && dragging) zoom.rest();
    from = null;
    frame.classList.remove("dragged");
  };
  for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) frame.addEventListener(kind, end);
  frame.addEventListener(
    "click",
    (event) => {
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}

/** @param {Zoom} zoom */
function fingers(zoom) {
  const { frame } = zoom;
  /** @type {Point[]} */
  let before = [];
  let decided = false; // whether this hand moves the area
  frame.addEventListener(
    "touchstart",
    (event) => {
      const upon = event.target instanceof Element && event.target.closest(".upon");
      before = upon ? [] : places(event);
      decided = before.length > 1;
      if (decided && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  frame.addEventListener(
    "touchmove",
    (event) => {
      const now = places(event);
      if (!event.cancelable || now.length !== before.length || !before.length) return; // the page scrolls
      const [a, b] = [middle(before), middle(now)];
      const by = { x: a.x - b.x, y: a.y - b.y };
      if (!decided) {
        if (Math.hypot(by.x, by.y) < SLOP) return;
        if (!zoom.pan(along(by))) return void (before = []);
        decided = true;
      } else {
        zoom.pan(by);
        const factor = span(now) / (span(before) || 1);
        if (now.length > 1 && factor !== 1) zoom.enlarge(factor, b);
      }
      event.preventDefault();
      before = now;
    },
    { passive: false },
  );
  for (const kind of ["touchend", "touchcancel"]) {
    frame.addEventListener(kind, (event) => {
      before = places(/** @type {TouchEvent} */ (event));
      if (before.length) return;
      if (decided) zoom.rest();
      decided = false;
    });
  }
}

/** The way a finger mostly goes: it decides whether the area can follow. @param {Point} by @returns {Point} */
function along(by) {
  return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
}

/** @param {TouchEvent} event @returns {Point[]} */
function places(event) {
  return [...event.touches].slice(0, 2).map(({ clientX: x, clientY: y }) => ({ x, y }));
}

/** @param {Point[]} points @returns {Point} */
function middle(points) {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How far two fingers are apart. @param {Point[]} points */
function span([a, b]) {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
}

/** A double click where nothing is chosen goes to the place, and back. @param {Zoom} zoom */
function twice(zoom) {
  let last = { x: 0, y: 0, time: -Infinity };
  zoom.frame.addEventListener(
    "click",
    (event) => {
      const upon = event.target instanceof Element && event.target.closest(".upon");
      const at = { x: event.clientX, y: event.clientY };
      const touch = event instanceof PointerEvent && event.pointerType === "touch";
      if (event.detail === 0 || upon || zoom.hears.isLit(at, touch)) return void (last.time = -Infinity);
      const again = event.timeStamp - last.time < TWICE.time && Math.hypot(at.x - last.x, at.y - last.y) < TWICE.near;
      last = { ...at, time: again ? -Infinity : event.timeStamp };
      if (!again) return;
      event.stopPropagation();
      void zoom.toggle(at);
    },
    { capture: true },
  );
}
