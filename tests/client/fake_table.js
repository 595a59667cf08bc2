/** A table without a board or a line, on which choosing can be tried without a browser. */

/** @typedef {import("../../src/ludoteca/table/client/types.js").Option} Option */

const client = "../../src/ludoteca/table/client";
const { Chooser } = await import(`${client}/choose.js`);
const { NOTHING } = await import(`${client}/model.js`);
const { Lost } = await import(`${client}/socket.js`);

/**
 * A table that answers as it is told: `moves` says what may follow a row of actions, and whether it makes a move whole.
 * @param {Record<string, Partial<Option>[]>} given  by the actions so far, joined by blanks
 */
export function table(given) {
  const moves = { ...given };
  /** @type {string[]} */
  const told = [];
  /** @type {{t: string, actions: string[], revision: number}[]} */
  const asked = [];
  /** @type {string[]} */
  const shown = [];
  const optionsAfter = (/** @type {string} */ key) => (moves[key] ?? []).map((option) => ({ label: option.action, ...option }));
  const line = {
    revision: 1,
    /** @type {any} */
    answer: null, // to the next act, instead of carrying it out
    broken: false,
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      if (line.broken) throw new Lost();
      if (request.revision !== line.revision) return { t: "stale", n: 1, revision: line.revision };
      const key = request.actions.join(" ");
      const before = request.actions.slice(0, -1).join(" ");
      const last = optionsAfter(before).find((option) => option.action === request.actions.at(-1));
      if (!last) return { t: "refused", n: 1, text: "not now" };
      return { t: "imagined", n: 1, revision: line.revision, ends: last.ends ?? false, options: optionsAfter(key) };
    },
    act: async (/** @type {any} */ request) => {
      asked.push(request);
      if (line.broken) throw new Lost();
      const answer = line.answer;
      line.answer = null;
      return answer ?? { t: "done", n: 1, revision: ++line.revision };
    },
  };
  const board = { show: async (/** @type {Map<string, unknown>} */ drawing) => (shown.push([...drawing.keys()].join()), new Set()) };
  const chooser = new Chooser(line, board, {
    changed: () => told.push("changed"),
    sent: () => told.push("sent"),
    tell: (/** @type {string} */ text, /** @type {string} */ rule) => told.push(rule ? `${text} (${rule})` : text),
  });
  const screen = (more = {}) => ({ ...NOTHING, revision: line.revision, seat: 0, status: "playing", options: optionsAfter(""), ...more });
  const actions = () => chooser.options.map((/** @type {Option} */ option) => option.action);
  const option = (/** @type {string} */ action) => chooser.options.find((/** @type {Option} */ one) => one.action === action);
  return {
    chooser, line, told, asked, shown, screen, actions, moves,
    look: (more = {}) => chooser.look(screen(more)),
    choose: (/** @type {string} */ action, how = {}) => chooser.choose(option(action), how),
    said: () => told.filter((text) => text !== "changed" && text !== "sent"),
    acts: () => asked.filter((request) => request.t === "do").map((request) => request.actions.join(" ")),
  };
} // prettier-ignore
