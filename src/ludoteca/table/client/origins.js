/**
 * Where things come from that have no identity of their own, and where they go, as drawings say it themselves: `data-from`
 * names what a thing comes out of, `data-count` how many it is, `data-piece` how one of them is drawn, `data-falls` that
 * it falls over before it goes back there, `data-lies` by how many degrees it is drawn turned because it lies,
 * `data-side` which side of it is up, `data-sways` what it bears: when that changes it sways; and `data-flashes` for what
 * it flashes.
 *
 * @typedef {import("./board.js").Spot} Spot
 * @typedef {import("./model.js").Drawing} Drawing
 * @typedef {{from: string, to: string, piece: string, count: number, falls: boolean}} Passage  so many pieces go from one to another
 */

/**
 * Where things come from: what is new, or has come again from elsewhere.
 * @param {Spot[]} touched
 * @param {Spot[]} going
 * @param {Drawing} before
 * @param {Drawing} after
 * @returns {Map<string, string>} by id
 */
export function origins(touched, going, before, after) {
  const fewer = [...going, ...stayed(touched).filter((spot) => !(growth(spot, before, after) >= 0))];
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { area, id, fresh } of touched) {
    const told = said("from", after, area, id);
    const elsewhere = fresh && [...before.values()].some((layer) => layer.has(id));
    const again = fresh || told !== said("from", before, area, id);
    const source = told && !elsewhere && again ? named(told, id, fewer) : "";
    if (source) found.set(id, source);
  }
  return found;
}

/**
 * Where things go that are gone: back to where they came from, if they said so.
 * @param {Spot[]} going
 * @param {Spot[]} touched
 * @param {Drawing} before
 * @param {Drawing} after
 * @returns {Map<string, string>} by id
 */
export function returns(going, touched, before, after) {
  const more = stayed(touched).filter((spot) => !(growth(spot, before, after) <= 0));
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { area, id } of going) {
    const told = said("from", before, area, id);
    const end = told ? named(told, id, more) : "";
    if (end) found.set(id, end);
  }
  return found;
}

/**
 * What joins a thing that was there already, or leaves one that stays: from its kin, or out of its stock and back; where
 * none of these has become fewer, out of any that has changed. What comes as a new thing, or goes with one that is gone
 * and goes back itself, is no such passage: it is seen gliding itself.
 * @param {Spot[]} touched
 * @param {Spot[]} going
 * @param {Drawing} before
 * @param {Drawing} after
 * @returns {Passage[]}
 */
export function passages(touched, going, before, after) {
  const gone = new Set(going.filter(({ area, id }) => said("from", before, area, id)).map(({ id }) => id));
  const grown = new Map(stayed(touched).map((spot) => [spot.id, growth(spot, before, after)]));
  const fewer = [...going, ...touched.filter(({ id }) => Number(grown.get(id)) < 0)];
  const more = touched.filter(({ id, fresh }) => fresh || Number(grown.get(id)) > 0);
  const changed = [...going, ...stayed(touched)]; // where nothing has become fewer, something else has brought them
  /** @type {Passage[]} */
  const found = [];
  for (const { area, id } of stayed(touched)) {
    const [told, piece] = [said("from", after, area, id), said("piece", after, area, id)];
    const growing = grown.get(id);
    if (!told || !piece || !growing) continue;
    const other = named(told, id, growing > 0 ? fewer : more) || (growing > 0 ? named(told, id, changed) : "");
    if (growing > 0 && other && !gone.has(other)) found.push({ from: other, to: id, piece, count: growing, falls: false });
    const isStock = !more.some((spot) => spot.id === other);
    const falls = fallsOver(before, area, id);
    if (growing < 0 && other && isStock) found.push({ from: id, to: other, piece, count: -growing, falls });
  }
  return found;
}

/**
 * Whether a thing falls over before it goes back to where it came from.
 * @param {Drawing} drawing
 * @param {string} area
 * @param {string} id
 */
export function fallsOver(drawing, area, id) {
  return said("falls", drawing, area, id) !== undefined;
}

/**
 * By how many degrees a thing is turned before it has fallen over or got up on its way from another one.
 * @param {string} area
 * @param {string} id
 * @param {string} source
 * @param {Drawing} before
 * @param {Drawing} after
 */
export function tip(area, id, source, before, after) {
  const was = [...before.keys()].find((name) => before.get(name)?.has(source));
  if (was === undefined) return 0;
  return Number(said("lies", before, was, source) ?? 0) - Number(said("lies", after, area, id) ?? 0);
}

/**
 * What lay there already and shows its other side now.
 * @param {Spot[]} touched
 * @param {Drawing} before
 * @param {Drawing} after
 * @returns {Spot[]}
 */
export function turnedOver(touched, before, after) {
  return stayed(touched).filter(({ area, id }) => said("side", before, area, id) !== said("side", after, area, id));
}

/**
 * What stands where it stood and sways, because something has come to it or gone from it.
 * @param {Spot[]} touched
 * @param {Drawing} before
 * @param {Drawing} after
 * @returns {Spot[]}
 */
export function swayed(touched, before, after) {
  return stayed(touched).filter(({ area, id }) => said("sways", before, area, id) !== said("sways", after, area, id));
}

/**
 * What flashes: it has come, or the reason why it flashes is another one.
 * @param {Spot[]} touched
 * @param {Drawing} before
 * @param {Drawing} after
 * @returns {Spot[]}
 */
export function flashed(touched, before, after) {
  return touched.filter(({ area, id, fresh }) => {
    const [was, is] = [said("flashes", before, area, id), said("flashes", after, area, id)];
    return is !== undefined && (fresh || (was !== undefined && was !== is));
  });
}

/** What was there before. @param {Spot[]} touched */
function stayed(touched) {
  return touched.filter(({ fresh }) => !fresh);
}

/**
 * How many more it is than before; not a number where nobody counts.
 * @param {Spot} spot
 * @param {Drawing} before
 * @param {Drawing} after
 */
function growth({ area, id }, before, after) {
  return Number(said("count", after, area, id)) - Number(said("count", before, area, id));
}

/**
 * What an element of a drawing says of itself.
 * @param {"from" | "count" | "piece" | "falls" | "lies" | "side" | "sways" | "flashes"} what
 * @param {Drawing} drawing
 * @param {string} area
 * @param {string} id
 */
function said(what, drawing, area, id) {
  return new RegExp(`^<[^>]*\\sdata-${what}="([^"]+)"`).exec(drawing.get(area)?.get(id) ?? "")?.[1];
}

/**
 * The first that is there of several names; one that ends with a star stands for whatever has such an id, and is among
 * these.
 * @param {string} told
 * @param {string} id  of what says so
 * @param {Spot[]} kin
 */
function named(told, id, kin) {
  for (const name of told.split(" ")) {
    if (!name.endsWith("*")) return name;
    const found = kin.find((one) => one.id !== id && one.id.startsWith(name.slice(0, -1)));
    if (found) return found.id;
  }
  return "";
}
