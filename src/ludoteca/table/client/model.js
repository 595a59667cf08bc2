/**
 * What the table has told us so far: screens are folded into one model. Nothing here touches the page.
 *
 * @typedef {import("./types.js").Screen} Screen
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./types.js").Place} Place
 * @typedef {Map<string, string>} Layer  id → svg, the lowest first
 * @typedef {Map<string, Layer>} Drawing  area → its elements; "" has what all areas use
 * @typedef {object} Model
 * @property {number} revision
 * @property {number} seat
 * @property {import("./types.js").Status} status
 * @property {number} ply
 * @property {number} reach
 * @property {boolean} covered
 * @property {import("./types.js").Area[]} areas
 * @property {Drawing} drawing
 * @property {import("./types.js").Prompt | null} prompt
 * @property {string} clock
 * @property {import("./types.js").Option[]} options
 * @property {import("./types.js").Line[]} lines
 * @property {import("./types.js").Seat[]} seats
 * @property {import("./types.js").Matter[]} matters
 * @property {string} seal
 * @property {import("./types.js").End | null} end
 * @property {import("./types.js").Lesson | null} lesson
 * @property {number} plies
 */

/** A patch that does not fit what we have: the whole screen must be asked for again. */
export class Misfit extends Error {}

/** @type {Model} */
export const NOTHING = {
  revision: 0,
  seat: -1,
  status: "gathering",
  ply: 0,
  reach: -1,
  covered: false,
  areas: [],
  drawing: new Map(),
  prompt: null,
  clock: "",
  options: [],
  lines: [],
  seats: [],
  matters: [],
  seal: "",
  end: null,
  lesson: null,
  plies: 0,
};

/**
 * The model after a screen has arrived. Fields that a screen leaves out have not changed.
 * @param {Model} before
 * @param {Screen} screen
 * @returns {Model}
 */
export function received(before, screen) {
  const old = screen.whole ? NOTHING : before;
  if (!screen.whole && before === NOTHING) throw new Misfit("a change without a beginning");
  if (!screen.whole && before.seat !== screen.seat) throw new Misfit("a change of what somebody else sees");
  return {
    revision: screen.revision,
    seat: screen.seat,
    status: screen.status,
    ply: screen.ply,
    reach: screen.reach,
    covered: screen.covered ?? false,
    areas: screen.areas ?? old.areas,
    drawing: patched(old.drawing, screen.drawn ?? [], screen.gone ?? []),
    prompt: screen.prompt ?? old.prompt,
    clock: screen.clock ?? old.clock,
    options: screen.options ?? old.options,
    lines: screen.log
      ? [...old.lines.filter((line) => line.ply <= (screen.log?.keep ?? -1)), ...screen.log.lines]
      : old.lines,
    seats: screen.seats ?? old.seats,
    matters: screen.matters ?? old.matters,
    seal: screen.seal ?? old.seal,
    end: screen.status === "over" ? (screen.end ?? old.end) : null,
    lesson: screen.lesson ?? old.lesson,
    plies: screen.plies ?? old.plies,
  };
}

/**
 * A drawing after some elements went and others came, changed or moved. The old one is left as it is.
 * @param {Drawing} drawing
 * @param {Part[]} set
 * @param {Place[]} gone
 * @returns {Drawing}
 */
export function patched(drawing, set, gone) {
  /** @type {Map<string, {order: string[], svg: Layer}>} */
  const open = new Map();
  const opened = (/** @type {string} */ area) => {
    let layer = open.get(area);
    if (!layer) {
      const old = drawing.get(area) ?? new Map();
      layer = { order: [...old.keys()], svg: new Map(old) };
      open.set(area, layer);
    }
    return layer;
  };
  for (const [area, id] of gone) {
    const { order, svg } = opened(area);
    if (!svg.delete(id)) throw new Misfit(`${area}/${id} should go, but is not there`);
    order.splice(order.indexOf(id), 1);
  }
  for (const { area, id, svg: text, after, outside } of set) {
    const { order, svg } = opened(area);
    if (after === null || after === undefined) {
      if (!svg.has(id)) throw new Misfit(`${area}/${id} should change, but is not there`);
    } else {
      if (svg.has(id)) order.splice(order.indexOf(id), 1);
      const below = after === "" ? -1 : order.indexOf(after);
      if (after !== "" && below < 0) throw new Misfit(`${area}/${id} belongs after ${after}, which is not there`);
      order.splice(below + 1, 0, id);
    }
    svg.set(id, outside ? text + contents(drawing, area, id) : text);
  }
  const next = new Map(drawing);
  for (const [area, { order, svg }] of open) {
    if (order.length) next.set(area, new Map(order.map((id) => [id, svg.get(id) ?? ""])));
    else next.delete(area); // perhaps it is not there any more
  }
  return next;
}

/**
 * All of an element but its opening tag: `>` and what follows. It may come from another area.
 * @param {Drawing} drawing
 * @param {string} area
 * @param {string} id
 */
function contents(drawing, area, id) {
  const layers = [drawing.get(area), ...drawing.values()];
  const svg = layers.find((layer) => layer?.has(id))?.get(id);
  if (svg === undefined) throw new Misfit(`${area}/${id} should move, but is nowhere`);
  return svg.slice(svg.indexOf(">"));
}

/**
 * Whether the person at this screen has to decide.
 * @param {Model} model
 */
export function mustAct(model) {
  return model.status === "playing" && model.seat >= 0 && model.options.length > 0;
}

/**
 * What others have done since this seat acted last, where it lies on the board: by element whose move it was. Who only
 * looks on sees the last move.
 * @param {import("./types.js").Line[]} lines
 * @param {number} seat
 * @param {number} acted  the ply of the last act of this seat, or -1 if it is not known
 * @returns {Map<string, number>}
 */
export function traces(lines, seat, acted) {
  const last = lines.at(-1)?.ply ?? 0;
  const before = acted >= 0 ? acted : (lines[known(lines, seat) - 1]?.ply ?? 0);
  const since = seat < 0 ? last - 1 : before;
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { ply, seat: whose = -1, marks = [] } of lines) {
    if (ply > Math.max(0, since) && whose >= 0 && whose !== seat) for (const id of marks) found.set(id, whose);
  }
  return found;
}

/**
 * The lines by which a screen tells what somebody else did.
 * @param {Model} before
 * @param {Model} now
 */
export function news(before, now) {
  if (before === NOTHING || before.seat !== now.seat) return [];
  const told = new Set(before.lines);
  return now.lines.filter((line) => !told.has(line) && line.ply > before.ply && line.seat !== now.seat);
}

/**
 * How many lines of the log came before what is new to a seat: all up to its own last one, and what happened at the
 * same moment, as when all open their hands.
 * @param {import("./types.js").Line[]} lines
 * @param {number} seat
 */
export function known(lines, seat) {
  const ply = seat < 0 ? undefined : lines.findLast((line) => line.seat === seat)?.ply;
  return ply === undefined ? 0 : lines.filter((line) => line.ply <= ply).length;
}

/**
 * What is said anew of things that are read out whenever that changes (the class `aloud`): the first line of each.
 * @param {Drawing} before
 * @param {Drawing} after
 */
export function saidAloud(before, after) {
  const title = (/** @type {string | undefined} */ svg) =>
    /^<[^>]*\sclass="[^"]*\baloud\b[^>]*><title>([^<\n]+)/.exec(svg ?? "")?.[1];
  return [...after].flatMap(([area, layer]) =>
    [...layer].flatMap(([id, svg]) => {
      const said = title(svg);
      return said && before.has(area) && said !== title(before.get(area)?.get(id)) ? [said] : [];
    }),
  );
}
