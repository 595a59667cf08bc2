/**
 * Options that are amounts: those of one verb make one scale, from which a number is chosen. Nothing here touches the
 * page.
 *
 * @typedef {import("./types.js").Option} Option
 * @typedef {{verb: string, steps: Option[]}} Scale  at least two options of one verb, by their amount
 */

/** What an option does, without how much of it. @param {Option} option */
export function verbOf(option) {
  return option.action.split(":")[0] ?? "";
}

/** @param {Option} option */
export function amountOf(option) {
  return option.amount ?? 0;
}

/**
 * The scales among these options, in their order.
 * @param {Option[]} options
 * @returns {Scale[]}
 */
export function scales(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) {
    if (typeof option.amount !== "number") continue;
    const verb = verbOf(option);
    found.set(verb, [...(found.get(verb) ?? []), option]);
  }
  return [...found]
    .filter(([, steps]) => steps.length > 1)
    .map(([verb, steps]) => ({ verb, steps: steps.toSorted((a, b) => amountOf(a) - amountOf(b)) }));
}

/**
 * The options as a list shows them: of each scale only the amount that is set, where its first one stood.
 * @param {Option[]} options
 * @param {(scale: Scale) => Option} set
 * @returns {Option[]}
 */
export function listed(options, set) {
  const found = scales(options);
  /** @type {Set<Scale>} */
  const told = new Set();
  return options.flatMap((option) => {
    const scale = found.find(({ steps }) => steps.includes(option));
    if (!scale) return [option];
    if (told.has(scale)) return [];
    told.add(scale);
    return [set(scale)];
  });
}

/**
 * The step of a scale that is nearest to a number.
 * @param {Scale} scale
 * @param {number} number
 * @returns {Option}
 */
export function nearestStep({ steps }, number) {
  return steps.reduce((best, step) =>
    Math.abs(amountOf(step) - number) < Math.abs(amountOf(best) - number) ? step : best,
  );
}

/**
 * So many steps further up a scale, or down; never beyond its ends.
 * @param {Scale} scale
 * @param {Option} from
 * @param {number} by
 * @returns {Option}
 */
export function stepped({ steps }, from, by) {
  const at = Math.max(0, Math.min(steps.length - 1, steps.indexOf(from) + by));
  return steps[at] ?? from;
}
