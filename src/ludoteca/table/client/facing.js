/**
 * How the board is turned by who looks at it, or whose things lie in front: kept while this page is open, also when it is
 * loaded again.
 */

const key = () => `ludoteca.facing ${location.pathname}`;

/** The side it was turned to last, counted from 1; 0: as the game lays it. */
export function facing() {
  try {
    return Number(sessionStorage.getItem(key()) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/**
 * The side that comes next.
 * @param {import("./types.js").Area} area
 * @param {number} now  the side it is turned to, or on its way to; 0: as the game lays it
 * @param {number} way  1: clockwise, -1: back
 */
export function turnedOn(area, now, way) {
  const turns = area.turns ?? 1;
  return ((now ? now - 1 : (area.turned ?? 0)) + way + turns) % turns + 1;
}

/**
 * Whose things come to the front next: those of one after the other, and then all as the game lays it.
 * @param {import("./types.js").Area[]} areas
 * @param {number} now  who is in front; 0: as the game lays it
 * @param {number} way  1: the next, -1: the one before
 */
export function frontAfter(areas, now, way) {
  const others = areas.flatMap(({ fronts }) => fronts ?? []);
  const all = [...new Set([...others, now])].toSorted((a, b) => a - b);
  return all[(all.indexOf(now) + way + all.length) % all.length] ?? now;
}

/** Whether somebody's things have been brought to the front. @param {import("./types.js").Area[]} areas */
export function isTurnedByHand(areas) {
  return areas.some(({ fronts }) => fronts === 0);
}

/** @param {number} side */
export function keepFacing(side) {
  try {
    sessionStorage.setItem(key(), String(side));
  } catch {
    // Then it is forgotten when the page is loaded again, which harms nobody.
  }
}
