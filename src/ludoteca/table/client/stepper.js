/**
 * A scale in the bar over the board: less, a number that can be typed, more, a slider, and the button that takes it and
 * says what comes of it.
 *
 * @typedef {import("./choose.js").Chooser} Chooser
 * @typedef {import("./amounts.js").Scale} Scale
 */

import { amountOf } from "./amounts.js";
import { make } from "./dom.js";
import { optionButton } from "./hints.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

const FAR = 5; // steps of Page up and Page down
const KEYS = new Map([
  ["ArrowUp", 1],
  ["ArrowRight", 1],
  ["ArrowDown", -1],
  ["ArrowLeft", -1],
  ["PageUp", FAR],
  ["PageDown", -FAR],
  ["Home", -Infinity],
  ["End", Infinity],
]);

/**
 * @param {Chooser} chooser
 * @param {Scale} scale
 */
export function stepper(chooser, scale) {
  const set = chooser.setOn(scale);
  const at = scale.steps.indexOf(set);
  const [least, most] = [scale.steps[0] ?? set, scale.steps.at(-1) ?? set];
  const button = (/** @type {string} */ what, /** @type {string} */ sign, /** @type {boolean} */ done) =>
    make(
      "button",
      {
        type: "button",
        class: "way",
        "data-do": what,
        "data-verb": scale.verb,
        "aria-label": say(what),
        "aria-disabled": String(done),
      },
      icon(sign),
    );
  return make(
    "div",
    { class: "stepper", role: "group", "aria-label": say("amount"), "data-verb": scale.verb },
    button("less", "minus", set === least),
    make("input", {
      type: "text",
      class: "number",
      role: "spinbutton",
      inputmode: "numeric",
      autocomplete: "off",
      value: amountOf(set),
      "aria-label": say("amount"),
      "aria-valuenow": amountOf(set),
      "aria-valuemin": amountOf(least),
      "aria-valuemax": amountOf(most),
      "aria-valuetext": set.label,
    }),
    button("more", "plus", set === most),
    // The same once more for a hand; whoever listens has the number.
    make("input", {
      type: "range",
      class: "slider",
      min: 0,
      max: scale.steps.length - 1,
      step: 1,
      value: at,
      tabindex: -1,
      "aria-hidden": "true",
    }),
    optionButton(set),
  );
}

/**
 * Fields keep what was typed into them: they are told what is set, but not while somebody types.
 * @param {HTMLElement} bar
 */
export function showSet(bar) {
  for (const field of bar.querySelectorAll("input")) {
    if (field === document.activeElement && field.matches("[aria-invalid]")) continue;
    const set = field.getAttribute("value") ?? "";
    if (field.value !== set) field.value = set;
  }
}

/**
 * Listen to what is typed and slid.
 * @param {HTMLElement} bar
 * @param {Chooser} chooser
 * @param {() => void} changed  told when another amount is set
 */
export function followSteppers(bar, chooser, changed) {
  const scaleOf = (/** @type {Element} */ field) => {
    const verb = field.closest(".stepper")?.getAttribute("data-verb");
    return chooser.scales.find((scale) => scale.verb === verb);
  };
  bar.addEventListener("input", (event) => {
    const field = event.target;
    const scale = field instanceof HTMLInputElement ? scaleOf(field) : undefined;
    if (!scale || !(field instanceof HTMLInputElement)) return;
    const slid = scale.steps[Number(field.value)] ?? chooser.setOn(scale);
    if (field.type === "range") chooser.setAmount(scale.verb, amountOf(slid));
    else typed(field, scale, chooser);
    changed();
  });
  bar.addEventListener("focusin", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.matches(".number")) event.target.select();
  });
  bar.addEventListener("focusout", (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    event.target.removeAttribute("aria-invalid");
    showSet(bar);
  });
  bar.addEventListener("keydown", (event) => {
    const field = event.target;
    const scale = field instanceof HTMLInputElement ? scaleOf(field) : undefined;
    if (!scale || !(field instanceof HTMLInputElement)) return;
    const by = KEYS.get(event.key);
    if (event.key === "Enter") {
      event.preventDefault();
      if (!field.matches("[aria-invalid]")) void chooser.choose(chooser.setOn(scale));
    } else if (by !== undefined && field.matches(".number")) {
      event.preventDefault();
      field.removeAttribute("aria-invalid");
      chooser.stepAmount(scale.verb, by);
      changed();
    }
  });
}

/**
 * A number that is no amount stays as it was typed, and is not taken: another digit may follow.
 * @param {HTMLInputElement} field
 * @param {Scale} scale
 * @param {Chooser} chooser
 */
function typed(field, scale, chooser) {
  const number = /^\s*-?\d+\s*$/.test(field.value) ? Number(field.value) : NaN;
  const step = scale.steps.find((option) => amountOf(option) === number);
  if (!step) return field.setAttribute("aria-invalid", "true");
  field.removeAttribute("aria-invalid");
  chooser.setAmount(scale.verb, number);
}

/**
 * A digit that nobody asked for belongs to the only scale there is. Tells whether there is one.
 * @param {HTMLElement} bar
 * @param {string} digit
 */
export function typeInto(bar, digit) {
  const fields = bar.querySelectorAll(".stepper .number");
  const [field] = fields;
  if (fields.length !== 1 || !(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.value = digit;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
