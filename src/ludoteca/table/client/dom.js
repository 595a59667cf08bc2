/** Small ways to make and find pieces of the page. Text from outside only ever becomes text. */

import { morph } from "./morph.js";

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * A new HTML element. Attributes that are false or null are left out, those that are true are empty.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * SVG that the table drew, as an element. (Drawn by us from escaped text; the content policy forbids scripts anyway.)
 * @param {string} markup
 * @returns {SVGElement}
 */
export function drawn(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup.startsWith("<svg") ? markup : `<svg>${markup}</svg>`;
  const root = template.content.querySelector("svg");
  const element = markup.startsWith("<svg") ? root : root?.firstElementChild;
  if (!element) throw new Error(`this is no drawing: ${markup.slice(0, 60)}`);
  return /** @type {SVGElement} */ (document.importNode(element, true));
}

/**
 * An SVG element of ours.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function shape(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * The one element of the page that must be there.
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function the(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return element;
}

/**
 * Gives an element new contents, keeping nodes (and so the focus) wherever they fit.
 * @param {HTMLElement} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  const wanted = /** @type {HTMLElement} */ (element.cloneNode(false));
  wanted.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  morph(element, wanted);
}

/**
 * Asks the server for something by POST; what it refuses becomes an Error in words.
 * @param {string} address
 * @param {unknown} body
 * @returns {Promise<Record<string, string>>}
 */
export async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(told.error ?? answer.statusText);
  return told;
}
