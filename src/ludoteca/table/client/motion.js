/**
 * How things move: from where they were on the screen to where they are now, straight, as a hand would. An element is
 * drawn in its new place at once and only looks as if it came from the old one.
 *
 * Animated are the CSS properties `translate`, `rotate` and `scale`, which compose with the SVG attribute `transform`.
 *
 * @typedef {{x: number, y: number, angle: number, scale: number}} Pose
 * @typedef {{a: number, b: number, c: number, d: number, e: number, f: number}} Matrix
 */

import { shape } from "./dom.js";
import { preferences } from "./preferences.js";

const STEPS = 12;
const TIME = 380; // ms
const FALL = 700; // ms for what falls over before it goes
const LYING = 90; // degrees
const SWAY = 5; // degrees
const PACE = 3.6; // ms for a degree of what goes around something
const LAP = 1300; // ms for the longest way around
const SEEN = 3; // pieces that are drawn of those that go together
const ABREAST = 10; // from one to the next
const RISE = 0.22; // of the way: so high it goes in an arc
const FLASH = 820; // ms
const SHEEN = 700; // ms
const NEXT = 260; // ms from one to the next, of those that go one after the other
const ALL_NEXT = 1600; // ms from the first to the last of them
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing should move: the machine or the person says so, or nobody is looking. */
export function isStill() {
  return still.matches || preferences.still || document.hidden;
}

/**
 * Where a matrix puts its origin, how far it turns and how much it enlarges.
 * @param {Matrix} m
 * @returns {Pose}
 */
export function poseOf(m) {
  return { x: m.e, y: m.f, angle: (Math.atan2(m.b, m.a) * 180) / Math.PI, scale: Math.hypot(m.a, m.b) };
}

/**
 * Keyframes that lead an element to where it is from an earlier pose, both in the coordinates of its parent. The
 * point at x, y goes straight, or in an arc, and slows down; turning and growing happen about it on the way.
 * @param {Pose} from
 * @param {Pose} to
 * @param {boolean} [arcs]
 * @returns {{translate: string, rotate: string, scale: string}[]}
 */
export function frames(from, to, arcs = false) {
  const rise = arcs ? RISE * Math.hypot(from.x - to.x, from.y - to.y) : 0;
  const turn = ((((from.angle - to.angle) % 360) + 540) % 360) - 180; // the shorter way round
  const grow = to.scale ? from.scale / to.scale : 1;
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const left = (1 - k / STEPS) ** 3; // ease-out
    const angle = (turn * left * Math.PI) / 180;
    const scale = 1 + (grow - 1) * left;
    // CSS turns and enlarges about the origin of the drawing; what that adds to the place is taken off again.
    const x = scale * (to.x * Math.cos(angle) - to.y * Math.sin(angle));
    const y = scale * (to.x * Math.sin(angle) + to.y * Math.cos(angle));
    const high = 4 * rise * left * (1 - left);
    return {
      translate: `${round(to.x + (from.x - to.x) * left - x)}px ${round(to.y + (from.y - to.y) * left - high - y)}px`,
      rotate: `${round(turn * left)}deg`,
      scale: String(round(scale)),
    };
  });
}

/**
 * Keyframes of an element that falls over where it is, faster and faster, and goes lying to its end. All in the
 * coordinates of its parent.
 * @param {Pose} from
 * @param {Pose} end
 * @param {Pose} drawn  where the element is drawn
 * @returns {Keyframe[]}
 */
export function falling(from, end, drawn) {
  const parts = Array.from({ length: STEPS + 1 }, (_, k) => k / STEPS);
  const over = parts.map((share) => ({ ...from, angle: from.angle + LYING * share ** 2 }));
  const away = parts.map((share) => {
    const left = (1 - share) ** 3; // ease-out
    const [x, y] = [end.x + (from.x - end.x) * left, end.y + (from.y - end.y) * left];
    return { ...from, x, y, angle: from.angle + LYING };
  });
  return [...over, ...away].flatMap((pose) => frames(pose, drawn).slice(0, 1));
}

/**
 * Keyframes that lead an element around a middle, one way or the other, as far out as it stands at both ends. All in
 * the coordinates of its parent.
 * @param {Pose} from
 * @param {Pose} to
 * @param {{x: number, y: number}} middle
 * @param {boolean} backwards  against the clock
 * @returns {{keyframes: Keyframe[], degrees: number}}
 */
export function rounding(from, to, middle, backwards) {
  const polar = (/** @type {Pose} */ { x, y }) => ({
    angle: Math.atan2(y - middle.y, x - middle.x),
    far: Math.hypot(x - middle.x, y - middle.y),
  });
  const [first, last] = [polar(from), polar(to)];
  const whole = 2 * Math.PI;
  const ahead = (((last.angle - first.angle) % whole) + whole) % whole;
  const way = backwards ? ahead - whole : ahead;
  const steps = Math.max(STEPS, Math.ceil(Math.abs(way) / (whole / 60)));
  const keyframes = Array.from({ length: steps + 1 }, (_, k) => k / steps).flatMap((gone) => {
    const angle = first.angle + way * gone;
    const far = first.far + (last.far - first.far) * gone;
    return frames({ ...to, x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) }, to).slice(0, 1);
  });
  return { keyframes, degrees: (Math.abs(way) * 180) / Math.PI };
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000;
}

/**
 * Where an element is on the screen: its matrix, its outline in its own coordinates, whether a transform puts it there
 * or the coordinates themselves, and by how many degrees it is drawn turned about its own origin, if it says so.
 * @typedef {{matrix: DOMMatrix, box: DOMRect, placed: boolean, turned?: number}} Place
 * @param {SVGGraphicsElement} element
 * @returns {Place | null}
 */
export function place(element) {
  const matrix = element.checkVisibility() ? element.getScreenCTM() : null;
  if (!matrix) return null;
  const { turned } = element.dataset;
  return {
    matrix: DOMMatrix.fromMatrix(matrix),
    box: element.getBBox(),
    placed: element.hasAttribute("transform"),
    ...(turned === undefined ? {} : { turned: Number(turned) }),
  };
}

/**
 * Let an element arrive from where it was on the screen. What only changes its shape in its place does not move.
 * @param {SVGGraphicsElement} element
 * @param {Place} before
 * @returns {Animation | null}
 */
export function glide(element, before) {
  const now = place(element);
  const parent = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (!now || !parent) return null;
  if (before.turned !== undefined && now.turned !== undefined) return turnAbout(element, before, now, parent);
  const growth = now.box.height ? before.box.height / now.box.height : 1;
  const steady = before.placed || now.placed ? isNear(before.matrix, now.matrix) : Math.abs(growth - 1) > 0.02;
  if (steady) return null;
  const back = DOMMatrix.fromMatrix(parent).inverse();
  const from = middlePose(back.multiply(before.matrix), before.box);
  const to = middlePose(back.multiply(now.matrix), now.box);
  if (Math.abs(growth - 1) > 0.2) from.scale *= growth; // another face of it, drawn larger or smaller
  const still = Math.hypot(from.x - to.x, from.y - to.y) < 1.5 && Math.abs(from.angle - to.angle) < 1;
  if (still && Math.abs(from.scale - to.scale) < 0.02) return null;
  return element.animate(frames(from, to), TIME);
}

/**
 * Let an element that is drawn turned about its own origin turn from how it lay.
 * @param {SVGGraphicsElement} element
 * @param {Place} before
 * @param {Place} now
 * @param {DOMMatrix} parent
 * @returns {Animation | null}
 */
function turnAbout(element, before, now, parent) {
  const back = DOMMatrix.fromMatrix(parent).inverse();
  const [from, to] = [before, now].map(({ matrix, turned = 0 }) => {
    const pose = poseOf(back.multiply(matrix));
    return { ...pose, angle: pose.angle + turned };
  });
  if (!from || !to) return null;
  if (isNear(before.matrix, now.matrix) && from.angle === to.angle) return null;
  return element.animate(frames(from, to), TIME);
}

/**
 * Let an element that goes around a point (`data-round`) arrive from where it was on the screen; the longer the way,
 * the longer it takes.
 * @param {SVGGraphicsElement} element
 * @param {Place} before
 * @param {boolean} backwards  because something is taken back
 * @returns {Animation | null}
 */
export function walk(element, before, backwards) {
  const here = standing(element);
  if (!here || isNear(before.matrix, element.getScreenCTM() ?? before.matrix)) return null;
  const [x = 0, y = 0] = (element.dataset.round ?? "").split(" ").map(Number);
  const from = middlePose(here.back.multiply(before.matrix), before.box);
  const { keyframes, degrees } = rounding(from, here.pose, { x, y }, backwards);
  return element.animate(keyframes, { duration: Math.min(LAP, Math.max(TIME, degrees * PACE)), easing: "ease-in-out" });
}

/**
 * Let an element become as long as it is now, from its left edge on: from nothing, or from where it ended.
 * @param {SVGGraphicsElement} element
 * @param {Place} [before]
 * @returns {Animation | null}
 */
export function grow(element, before) {
  const now = place(element);
  if (!now?.box.width) return null;
  const { x, width } = now.box;
  const [left, wide] = before?.box.width ? [before.box.x, before.box.width] : [x, 0];
  if (Math.abs(left - x) < 0.5 && Math.abs(wide - width) < 0.5) return null;
  const keyframes = Array.from({ length: STEPS + 1 }, (_, k) => {
    const rest = (1 - k / STEPS) ** 3; // ease-out
    const share = 1 + (wide / width - 1) * rest;
    return { translate: `${round(x + (left - x) * rest - x * share)}px`, scale: `${round(share)} 1` };
  });
  return element.animate(keyframes, TIME);
}

/**
 * Let an element arrive from the middle of another one, as large and turned as it is; or turned by so many degrees
 * more, when it falls over or gets up on its way, after so many ms.
 * @param {SVGGraphicsElement} element
 * @param {Place} source
 * @param {number} [tip]
 * @param {number} [delay]
 * @returns {Animation | null}
 */
export function come(element, source, tip = 0, delay = 0) {
  const way = between(source, element, tip);
  return way && element.animate(way, { duration: TIME, delay, fill: "backwards" });
}

/**
 * The way of an element from the middle of another one to where it is.
 * @param {Place} other
 * @param {SVGGraphicsElement} element
 * @param {number} [tip]
 * @returns {Keyframe[] | null}
 */
function between(other, element, tip = 0) {
  const here = standing(element);
  if (!here) return null;
  const { x, y } = middlePose(here.back.multiply(other.matrix), other.box);
  return frames({ ...here.pose, x, y, angle: here.pose.angle + tip }, here.pose, element.dataset.arcs !== undefined);
}

/**
 * What is seen only while others arrive: it lies there until they have, or turns over on its way from the middle of
 * another thing. What cannot be seen after that is drawn so: hidden.
 * @param {SVGGraphicsElement} element
 * @param {Place | undefined} source
 * @returns {Animation | null}
 */
export function flit(element, source) {
  const shown = { visibility: "visible" };
  if (!source) {
    const rest = [0, 0.8].map((offset) => ({ ...shown, opacity: 1, offset }));
    return element.animate([...rest, { ...shown, opacity: 0 }], TIME);
  }
  const here = standing(element);
  if (!here) return null;
  const { x, y } = middlePose(here.back.multiply(source.matrix), source.box);
  return element.animate(over({ ...here.pose, x, y }, here.pose).map((frame) => ({ ...frame, ...shown })), TIME);
}

/**
 * Keyframes of a piece that turns over once, about its upright middle, on its way from one pose to another that is
 * turned as far and as large.
 * @param {Pose} from
 * @param {Pose} to
 * @returns {{translate: string, scale: string}[]}
 */
export function over(from, to) {
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const left = (1 - k / STEPS) ** 3; // ease-out
    const wide = Math.abs(Math.cos((k / STEPS) * Math.PI));
    const x = to.x * (1 - wide) + (from.x - to.x) * left;
    return { translate: `${round(x)}px ${round((from.y - to.y) * left)}px`, scale: `${round(wide)} 1` };
  });
}

/**
 * Turn a part of a thing on about the middle of the thing, from how far it was turned.
 * @param {SVGGraphicsElement} part
 * @param {number} angle
 * @returns {Animation | null}
 */
export function turnOn(part, angle) {
  const turn = ((((angle - angleOf(part)) % 360) + 540) % 360) - 180; // the shorter way round
  if (Math.abs(turn) < 1) return null;
  return part.animate({ rotate: [`${turn}deg`, "0deg"] }, { duration: TIME, easing: "ease-out" });
}

/** How far a part of a thing is turned in it. @param {SVGGraphicsElement} part */
export function angleOf(part) {
  const matrix = part.transform.baseVal.consolidate()?.matrix;
  return matrix ? poseOf(matrix).angle : 0;
}

/**
 * The pose of the middle of an element in the coordinates of its parent, and the way back into these from the screen.
 * @param {SVGGraphicsElement} element
 */
function standing(element) {
  const now = place(element);
  const parent = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (!now || !parent) return null;
  const back = DOMMatrix.fromMatrix(parent).inverse();
  return { back, pose: middlePose(back.multiply(now.matrix), now.box) };
}

/**
 * The pose of the middle of an element: about it things turn, as in a hand.
 * @param {DOMMatrix} matrix
 * @param {DOMRect} box
 * @returns {Pose}
 */
function middlePose(matrix, box) {
  const { x, y } = matrix.transformPoint({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return { ...poseOf(matrix), x, y };
}

/** Whether an element is elsewhere than it was. @param {SVGGraphicsElement} element @param {Place} before */
export function hasMoved(element, before) {
  const matrix = element.getScreenCTM();
  return matrix !== null && !isNear(before.matrix, matrix);
}

/** @param {Matrix} a @param {Matrix} b */
function isNear(a, b) {
  const turned = Math.abs(a.a - b.a) + Math.abs(a.b - b.b) + Math.abs(a.c - b.c) + Math.abs(a.d - b.d);
  return Math.hypot(a.e - b.e, a.f - b.f) < 1.5 && turned < 0.02;
}

/** @param {Element} element */
export function appear(element) {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
}

/** Fade out and leave the page. @param {Element} element */
export function leave(element) {
  return gone(element, element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 280, easing: "ease-out" }));
}

/**
 * Go to the middle of another element, and leave the page there.
 * @param {SVGGraphicsElement} element
 * @param {Place} end
 * @returns {Animation | null}
 */
export function goBack(element, end) {
  const way = between(end, element);
  return way && gone(element, element.animate(way.reverse(), TIME));
}

/**
 * Fall over, go to the middle of another element, and leave the page there.
 * @param {SVGGraphicsElement} element
 * @param {Place} end
 * @returns {Animation | null}
 */
export function fall(element, end) {
  const here = standing(element);
  if (!here) return null;
  const way = falling(here.pose, middlePose(here.back.multiply(end.matrix), end.box), here.pose);
  return gone(element, element.animate(way, FALL));
}

/**
 * Let pieces go to an element from where another one was; they are gone when they have arrived.
 * @param {SVGGraphicsElement} element
 * @param {Place} source
 * @param {string} piece  the name of its drawing
 * @param {number} count
 * @returns {Animation | null}
 */
export function pass(element, source, piece, count) {
  const group = laidUpon(element, piece, count);
  const animation = group && come(group, source);
  if (!animation) group?.remove();
  return animation && gone(group, animation);
}

/**
 * The same for pieces that fall over first, where they were.
 * @param {SVGGraphicsElement} element
 * @param {Place} source
 * @param {string} piece
 * @param {number} count
 * @returns {Animation | null}
 */
export function passFallen(element, source, piece, count) {
  const group = laidUpon(element, piece, count);
  const end = group && standing(group);
  if (!end) return null;
  const { x, y } = middlePose(end.back.multiply(source.matrix), source.box);
  return gone(group, group.animate(falling({ ...end.pose, x, y }, end.pose, end.pose), FALL));
}

/**
 * So many pieces, over the middle of an element.
 * @param {SVGGraphicsElement} element
 * @param {string} piece
 * @param {number} count
 */
function laidUpon(element, piece, count) {
  const end = standing(element);
  if (!end) return null;
  const seen = Math.min(count, SEEN);
  const pieces = Array.from({ length: seen }, (_, k) => shape("use", { href: `#${piece}`, x: k * ABREAST }));
  const group = shape("g", { "aria-hidden": "true" }, ...pieces);
  if (element.dataset.arcs) group.dataset.arcs = element.dataset.arcs;
  element.after(group);
  const { x, y, width, height } = group.getBBox();
  const { scale } = end.pose;
  const [left, top] = [end.pose.x - (x + width / 2) * scale, end.pose.y - (y + height / 2) * scale];
  group.setAttribute("transform", `translate(${left} ${top}) scale(${scale})`);
  return group;
}

/**
 * Keyframes of one side of something that turns over on its way from one pose to another: the side that was up becomes
 * narrow, then the other one wide. All in the coordinates of its parent.
 * @param {Pose} from
 * @param {Pose} to
 * @param {Pose} drawn  where this side is drawn
 * @param {boolean} isUp  whether it was up when it set out
 * @returns {Keyframe[]}
 */
export function turningOver(from, to, drawn, isUp) {
  return Array.from({ length: 2 * STEPS + 1 }, (_, k) => {
    const share = k / (2 * STEPS);
    const left = (1 - share) ** 3; // ease-out
    const high = (to.scale + (from.scale - to.scale) * left) / drawn.scale;
    const wide = high * Math.abs(1 - 2 * share);
    const [x, y] = [to.x + (from.x - to.x) * left, to.y + (from.y - to.y) * left];
    return {
      translate: `${round(x - wide * drawn.x)}px ${round(y - high * drawn.y)}px`,
      scale: `${round(wide)} ${round(high)}`,
      opacity: share < 0.5 === isUp ? 1 : 0,
    };
  });
}

/**
 * Turn an element over on its way from where it was.
 * @param {SVGGraphicsElement} element
 * @param {Element} was  the same with the side that was up
 * @param {Place} before
 * @returns {Animation | null}
 */
export function turnOverThere(element, was, before) {
  const here = standing(element);
  const now = place(element);
  if (!here || !now) return null;
  const from = middlePose(here.back.multiply(before.matrix), before.box);
  const growth = now.box.height ? before.box.height / now.box.height : 1; // another face of it, larger or smaller
  element.after(was);
  const time = TIME * 1.3;
  const old = { ...from };
  gone(was, was.animate(turningOver(old, { ...here.pose, scale: here.pose.scale / growth }, old, true), time));
  return element.animate(turningOver({ ...from, scale: from.scale * growth }, here.pose, here.pose, false), time);
}

/**
 * Turn an element over about its upright middle: the side that was up becomes narrow, then the other one wide.
 * @param {SVGGraphicsElement} element
 * @param {Element} was  the same with the side that was up
 * @returns {Animation | null}
 */
export function turnOver(element, was) {
  const here = standing(element);
  if (!here) return null;
  const wide = (/** @type {number} */ share) => ({
    translate: `${round(here.pose.x * (1 - share))}px`,
    scale: `${share} 1`,
  });
  element.after(was);
  gone(was, was.animate([wide(1), wide(0)], { duration: TIME / 2, easing: "ease-in", fill: "forwards" }));
  return element.animate([wide(0), wide(1)], { duration: TIME / 2, delay: TIME / 2, easing: "ease-out", fill: "backwards" });
}

/**
 * It has given up its id: it is no longer part of the board, and goes with its last motion.
 * @param {Element} element
 * @param {Animation} last
 */
function gone(element, last) {
  element.removeAttribute("id");
  for (const inner of element.querySelectorAll("[id]")) inner.removeAttribute("id");
  element.classList.add("leaving");
  last.onfinish = last.oncancel = () => element.remove();
  return last;
}

/**
 * Keyframes that roll something over once where it lies, about its middle.
 * @param {Pose} pose  in the coordinates of its parent
 * @returns {Keyframe[]}
 */
export function rolling({ x, y }) {
  return Array.from({ length: 2 * STEPS + 1 }, (_, k) => {
    const angle = -360 * (1 - k / (2 * STEPS)) ** 3; // ease-out
    const turn = (angle * Math.PI) / 180;
    const [across, down] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    return { translate: `${round(x - across)}px ${round(y - down)}px`, rotate: `${round(angle)}deg` };
  });
}

/**
 * Let a die roll over once: it shows what it was on its way, and what it is when it lies.
 * @param {SVGGraphicsElement} element
 * @param {Element} was  the same with the side that was up
 * @returns {Animation | null}
 */
export function roll(element, was) {
  const here = standing(element);
  if (!here) return null;
  element.after(was);
  const way = rolling(here.pose);
  gone(was, was.animate(way.map((frame, k) => ({ ...frame, opacity: k < STEPS / 2 ? 1 : 0 })), TIME + 120));
  return element.animate(way.map((frame, k) => ({ ...frame, opacity: k < STEPS / 2 ? 0 : 1 })), TIME + 120);
}

/**
 * Keyframes that rock something on its foot, less and less.
 * @param {{x: number, y: number}} foot  in the coordinates of its parent
 * @returns {Keyframe[]}
 */
export function swaying({ x, y }) {
  return Array.from({ length: 2 * STEPS + 1 }, (_, k) => {
    const share = k / (2 * STEPS);
    const angle = SWAY * (1 - share) * Math.sin(share * 4 * Math.PI);
    const turn = (angle * Math.PI) / 180;
    const [across, down] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    return { translate: `${round(x - across)}px ${round(y - down)}px`, rotate: `${round(angle)}deg` };
  });
}

/** Let something that stands there sway for a moment. @param {SVGGraphicsElement} element */
export function sway(element) {
  const parent = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  const now = place(element);
  if (!now || !parent) return null;
  const { x, y, width, height } = now.box;
  const matrix = DOMMatrix.fromMatrix(parent).inverse().multiply(now.matrix);
  return element.animate(swaying(matrix.transformPoint({ x: x + width / 2, y: y + height })), TIME * 2);
}

/** Let something flash twice. @param {Element} element */
export function flash(element) {
  const [calm, bright] = ["brightness(1)", "brightness(1.9) saturate(1.4)"];
  return element.animate({ filter: [calm, bright, calm, bright, calm] }, FLASH);
}

/**
 * Let a sheen pass over the thing it lies on, from one side to the other, once that has come.
 * @param {SVGGraphicsElement} part
 */
export function shine(part) {
  const { width } = part.getBBox();
  const way = { translate: [`${-width}px`, `${width}px`], opacity: [0, 1, 0] };
  return part.animate(way, { duration: SHEEN, delay: TIME, easing: "ease-in-out" });
}

/**
 * When each begins of those that go one after the other, in ms; those with the same number go together.
 * @param {number[]} numbers
 */
export function oneByOne(numbers) {
  const order = [...new Set(numbers)].toSorted((a, b) => a - b);
  const step = Math.min(NEXT, ALL_NEXT / Math.max(1, order.length - 1));
  return numbers.map((number) => order.indexOf(number) * step);
}

/** Let what says so (`data-queue`) go one after the other. @param {Animation[]} animations */
export function queueUp(animations) {
  const queued = animations.filter(({ effect }) => queueOf(effect) !== undefined);
  const delays = oneByOne(queued.map(({ effect }) => Number(queueOf(effect))));
  for (const [k, { effect }] of queued.entries()) effect?.updateTiming({ delay: delays[k] ?? 0, fill: "backwards" });
}

/** @param {AnimationEffect | null} effect */
function queueOf(effect) {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  return target instanceof SVGElement ? target.dataset.queue : undefined;
}

/**
 * Say once: this has changed. Small things more loudly than large ones.
 * @param {Element} element
 */
export function pulse(element) {
  if (isStill()) return;
  const { width, height } = element.getBoundingClientRect();
  const bright = width * height < 6000 ? "brightness(1.5) saturate(1.3)" : "brightness(1.12)";
  const calm = "brightness(1)";
  element.animate({ filter: [calm, bright, calm, bright, calm] }, 1500);
}
