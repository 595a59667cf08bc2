/** What a person likes, kept in this browser. */

const KEY = "ludoteca.preferences";

/**
 * confirm: what is asked once more with a mouse or keys (a finger is always asked before what cannot be undone) ·
 * forced: single options are chosen for me · speed: how fast others' moves are shown · still: nothing moves · keys:
 * plain letters are shortcuts
 */
const DEFAULTS = { confirm: "never", speed: "normal", forced: true, still: false, keys: true };

/** What can be chosen where it is not yes or no. @type {Partial<Record<keyof typeof DEFAULTS, string[]>>} */
export const CHOICES = { confirm: ["never", "turn", "always"], speed: ["once", "normal", "slow", "wait"] };

/** @typedef {keyof typeof DEFAULTS} Preference */

/** The preferences now; read them, change them by `prefer`. */
export const preferences = { ...DEFAULTS, ...sound(stored()) };

/** All that can be preferred, in the order in which they are shown. */
export const PREFERENCES = /** @type {Preference[]} */ (Object.keys(DEFAULTS));

/**
 * Change a preference and remember it.
 * @template {Preference} P
 * @param {P} name
 * @param {(typeof DEFAULTS)[P]} value
 */
export function prefer(name, value) {
  preferences[name] = value;
  keep(KEY, JSON.stringify(preferences));
}

/**
 * Whether a person wants to be asked once more before what cannot be undone.
 * @param {string | undefined} barrier
 */
export function asksBefore(barrier) {
  if (preferences.confirm === "always") return Boolean(barrier);
  return preferences.confirm === "turn" && (barrier === "handed-over" || barrier === "passes");
}

/**
 * What was kept, as far as it means something today: once one could only be asked at the end of a turn or not, and wait
 * for bots or not.
 * @param {Record<string, unknown>} found
 * @returns {Partial<typeof DEFAULTS>}
 */
export function sound(found) {
  const known = { ...found };
  if (found.confirm === true) known.confirm = "turn";
  if (found.skip === true) known.speed ??= "once";
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => {
      const usual = DEFAULTS[/** @type {Preference} */ (name)];
      const choices = CHOICES[/** @type {Preference} */ (name)];
      return choices ? choices.includes(String(value)) : typeof usual === typeof value;
    }),
  );
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

/** @returns {Record<string, unknown>} */
function stored() {
  try {
    return JSON.parse(kept(KEY) || "{}");
  } catch {
    return {};
  }
}
