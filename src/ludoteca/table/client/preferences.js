/** What a person likes, kept in this browser. */

const KEY = "ludoteca.preferences";

/**
 * forced: single options are chosen for me · confirm: ask before my turn ends · skip: do not wait for bots ·
 * still: nothing moves · keys: plain letters are shortcuts
 */
const DEFAULTS = { forced: true, confirm: false, skip: false, still: false, keys: true };

/** @typedef {keyof typeof DEFAULTS} Preference */

/** The preferences now; read them, change them by `prefer`. */
export const preferences = { ...DEFAULTS, ...stored() };

/** All that can be preferred, in the order in which they are shown. */
export const PREFERENCES = /** @type {Preference[]} */ (Object.keys(DEFAULTS));

/**
 * Change a preference and remember it.
 * @param {Preference} name
 * @param {boolean} value
 */
export function prefer(name, value) {
  preferences[name] = value;
  keep(KEY, JSON.stringify(preferences));
}

/**
 * What was kept under a name, or "" where the browser keeps nothing (private windows, blocked storage).
 * @param {string} name
 */
export function kept(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keep a word in this browser, if it lets us.
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is then forgotten when the page closes, which harms nobody.
  }
}

/** @returns {Partial<typeof DEFAULTS>} */
function stored() {
  try {
    return JSON.parse(kept(KEY) || "{}");
  } catch {
    return {};
  }
}
