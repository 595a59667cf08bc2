/** Remembers from what things panels were made: one that would be made of the very same things is left as it is. */
export class Memory {
  constructor() {
    /** @type {Map<string, unknown[]>} */
    this.made = new Map();
  }

  /**
   * Whether a panel is to be made again.
   * @param {string} panel
   * @param {...unknown} things
   */
  isNew(panel, ...things) {
    const before = this.made.get(panel);
    this.made.set(panel, things);
    return !before || before.length !== things.length || things.some((thing, k) => thing !== before[k]);
  }

  /** A panel was emptied: whatever comes next is new. @param {string} panel */
  forget(panel) {
    this.made.delete(panel);
  }
}
