/**
 * How fast the moves of others are shown: as they come, slowly, or each when the person has seen the one before. The
 * table plays on meanwhile; what it tells waits here.
 */

import { preferences } from "./preferences.js";

const SLOW = 2400; // ms for which a move can be looked at
const FEW = 4; // more than so many waiting are not watched one by one, unless somebody wants to

export class Pace {
  /** @param {() => void} changed  told when something begins to wait, and when it does not any more */
  constructor(changed) {
    this.changed = changed;
    this.theirs = false; // whether what is shown is a move of somebody else that can still be looked at
    this.hurried = false; // the person does not want to watch any more, until it is their turn
    /** @type {(() => void) | null} */
    this.release = null;
  }

  /** Whether every move is watched, however many wait. */
  get isWatched() {
    return !this.hurried && (preferences.speed === "slow" || preferences.speed === "wait");
  }

  /** Whether the next screen waits for the person. */
  get isHeld() {
    return this.release !== null;
  }

  /** More than so many waiting are not watched one by one. */
  get most() {
    return this.isWatched ? Infinity : FEW;
  }

  /**
   * A screen is shown.
   * @param {boolean} theirs  with a move of somebody else
   * @param {boolean} mine  it is the person's turn now
   */
  shown(theirs, mine) {
    this.theirs = theirs && !mine;
    if (mine) this.hurried = false;
  }

  /** When the next screen may be shown. */
  async turn() {
    if (!this.theirs || !this.isWatched) return;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const released = new Promise((resolve) => {
      this.release = () => resolve(null);
      if (preferences.speed === "slow") timer = setTimeout(this.release, SLOW);
    });
    this.changed();
    await released;
    clearTimeout(timer);
    this.release = null;
    this.theirs = false;
    this.changed();
  }

  /** Show the next screen. Tells whether one was waiting. */
  next() {
    if (!this.release) return false;
    this.release();
    return true;
  }

  /** Show all that waits, and what comes until it is the person's turn. */
  hurry() {
    this.hurried = true;
    this.next();
  }
}
