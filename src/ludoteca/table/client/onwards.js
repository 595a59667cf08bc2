/**
 * Who only goes on (the next move, all the rest, ready) presses without looking, and soon another button lies there: a
 * press in the same place may have been meant for the one before.
 */

const DEEDS = ["next", "skip", "sure"];
const SAME = 8; // px: a hand that rests

export class Onwards {
  constructor() {
    /** @type {{x: number, y: number} | null} */
    this.spot = null; // where somebody went on, and has stayed since
  }

  /**
   * A button is pressed. Tells whether that may be a slip.
   * @param {{clientX: number, clientY: number, detail: number}} at  a click; keys have no place, and no detail
   * @param {{dataset: {do?: string, sure?: string}}} button
   */
  press({ clientX: x, clientY: y, detail }, { dataset }) {
    const stays = detail > 0 && this.spot !== null && Math.hypot(x - this.spot.x, y - this.spot.y) <= SAME;
    const goesOn = DEEDS.includes(dataset.do ?? "") || dataset.sure === "1";
    if (detail > 0 && goesOn) this.spot = { x, y };
    else if (!stays) this.spot = null;
    return stays && !goesOn;
  }
}

/**
 * Whether a mouse lies where it has pressed: what has come to lie under it since was not pointed at.
 * @param {{clientX: number, clientY: number}} at
 * @param {{x: number, y: number} | null} pressed
 */
export function isResting({ clientX, clientY }, pressed) {
  return pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) < 1;
}
