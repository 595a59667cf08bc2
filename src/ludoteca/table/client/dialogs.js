/** Sheets over the table: native dialogs, so that the keyboard stays inside and Escape closes them. */

import { make } from "./dom.js";
import { closing } from "./popups.js";
import { say } from "./texts.js";
import { CHOICES, PREFERENCES, prefer, preferences } from "./preferences.js";

/**
 * A sheet with a title; made once, then found again by its name.
 * @param {string} name
 * @param {string} title
 * @param {...import("./dom.js").Child} children
 * @returns {HTMLDialogElement}
 */
export function sheet(name, title, ...children) {
  const found = document.querySelector(`dialog.${name}`);
  if (found instanceof HTMLDialogElement) return found;
  // The keyboard begins at the title: whoever listens hears first what has opened.
  const heading = make("h2", { id: `ui-${name}`, tabindex: -1, autofocus: true }, title);
  const dialog = make(
    "dialog",
    { class: `sheet ${name}`, "aria-labelledby": `ui-${name}` },
    make("div", { class: "head" }, heading, closing()),
    ...children,
  );
  // A click on the dimmed table closes it, as everybody expects.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

/** The list of keys. */
export function openHelp() {
  const keys = ["arrows", "enter", "escape", "shift", "digits", "zoom", "pan", "turn", "round", "n", "u", "r", "l", "i", "o", "help"];
  sheet(
    "help",
    say("help"),
    make(
      "dl",
      { class: "keys" },
      ...keys.flatMap((key) => [
        make("dt", {}, make("kbd", {}, say(`key-${key}`))),
        make("dd", {}, say(`key-${key}-does`)),
      ]),
    ),
    make("p", { class: "note" }, say("help-pointer")),
  ).showModal();
}

/**
 * What a person likes.
 * @param {() => void} changed
 */
export function openPreferences(changed) {
  const rows = PREFERENCES.map((name) => {
    const choices = CHOICES[name];
    if (choices) return among(name, choices, changed);
    const box = make("input", { type: "checkbox", name });
    box.checked = Boolean(preferences[name]);
    box.addEventListener("change", () => {
      prefer(name, box.checked);
      changed();
    });
    return make(
      "label",
      { class: "preference" },
      box,
      make("span", {}, make("strong", {}, say(`prefer-${name}`)), make("small", {}, say(`prefer-${name}-hint`))),
    );
  });
  sheet("preferences", say("preferences"), make("div", { class: "rows" }, ...rows)).showModal();
}

/**
 * A preference that is one of several.
 * @param {import("./preferences.js").Preference} name
 * @param {string[]} choices
 * @param {() => void} changed
 */
function among(name, choices, changed) {
  const select = make(
    "select",
    { name },
    ...choices.map((choice) =>
      make("option", { value: choice, selected: preferences[name] === choice }, say(`prefer-${name}-${choice}`)),
    ),
  );
  select.addEventListener("change", () => {
    prefer(name, select.value);
    changed();
  });
  const words = make("span", {}, make("strong", {}, say(`prefer-${name}`)), make("small", {}, say(`prefer-${name}-hint`)));
  return make("label", { class: "preference among" }, words, select);
}

/**
 * The seal of the seed, and what it is good for; once the match is over, whether all of it fits.
 * @param {string} seal
 * @param {Element | null} proof
 */
export function openSeal(seal, proof) {
  const dialog = sheet("seal", say("seal"), make("p", {}, say("seal-about")), make("code", { class: "long" }));
  const code = dialog.querySelector("code");
  if (code) code.textContent = seal;
  dialog.querySelector(".proof")?.remove();
  if (proof) dialog.append(proof);
  dialog.showModal();
}
