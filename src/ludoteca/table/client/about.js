/** What the page itself brings along of a table: its house rules, and what the game is about. */

import { sheet } from "./dialogs.js";
import { say } from "./texts.js";

/**
 * Open what the template of this name says, if the page has one.
 * @param {"house" | "aim"} name
 */
export function openAbout(name) {
  const told = document.querySelector(`template#${name}`);
  if (told instanceof HTMLTemplateElement) sheet(name, say(name), told.content.cloneNode(true)).showModal();
}
