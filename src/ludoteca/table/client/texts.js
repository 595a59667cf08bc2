/** Everything the client says to people. The page brings the texts in the reader's language. */

/** @type {Record<string, string>} */
const texts = JSON.parse(globalThis.document?.querySelector("script#texts")?.textContent || "{}");

/**
 * A text with its `{ $name }` places filled in.
 * @param {string} pattern
 * @param {Record<string, string | number>} values
 */
export function filled(pattern, values) {
  return pattern.replace(/\{\s*\$([\w-]+)\s*\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * The text `client-NAME` of the page. A missing one shows its name, so that it is noticed.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export function say(name, values = {}) {
  return filled(texts[`client-${name}`] ?? name, values);
}

/**
 * A text as the beginning of a sentence.
 * @param {string} text
 */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
