/**
 * On a phone the log is out of sight, and often so is what happened: a strip over the foot of the page says it. A tap
 * leads there.
 */

import { fill, make } from "./dom.js";
import { mark } from "./icons.js";
import { say } from "./texts.js";

const STAYS = 9000; // ms; whoever has not read it by then finds it in the log

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/**
 * Say what others did just now.
 * @param {import("./types.js").Line[]} lines  the newest last
 */
export function tellHappened(lines) {
  const telling =
    lines.findLast((line) => line.hits) ??
    lines.findLast((line) => line.marks?.length) ??
    lines.findLast((line) => (line.seat ?? -1) >= 0) ??
    lines.at(-1);
  if (!telling) return;
  const strip = theStrip();
  const seat = telling.seat ?? -1;
  strip.dataset.marks = (telling.marks ?? []).join(" ");
  fill(
    strip,
    seat >= 0 ? mark(seat) : null,
    make("span", { class: "words" }, telling.text),
    lines.length > 1 ? make("span", { class: "rest" }, say("happened-more", { count: lines.length - 1 })) : null,
  );
  const stays = document.querySelector(".area.stays"); // what one may have to tap now is not covered
  strip.style.setProperty("--above", `${stays instanceof HTMLElement ? stays.offsetHeight + 4 : 0}px`);
  strip.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(hideHappened, STAYS);
}

/** It is not news any more. */
export function hideHappened() {
  clearTimeout(fading);
  const strip = document.querySelector(".happened");
  if (strip instanceof HTMLElement) strip.hidden = true;
}

/** @returns {HTMLElement} */
function theStrip() {
  const found = document.querySelector(".happened");
  if (found instanceof HTMLElement) return found;
  const strip = make("button", { class: "happened", type: "button", "data-do": "there", title: say("happened-there") });
  (document.querySelector("main") ?? document.body).append(strip);
  return strip;
}
