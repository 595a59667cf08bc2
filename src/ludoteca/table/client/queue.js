/** How fast: when the next item may be shown, and how many may wait before they are not watched one by one. */
const AT_ONCE = { turn: async () => {}, most: 4 };

/**
 * Screens are shown one after the other, each when the one before has come to rest: three moves of bots are three moves
 * to watch. Who falls behind (a slow machine, a tab in the background) is brought up to date without the show.
 *
 * @template T
 */
export class Queue {
  /**
   * @param {(item: T, atOnce: boolean) => Promise<unknown>} show
   * @param {(error: unknown) => void} fail  told when something could not be shown; what waits is forgotten
   * @param {{turn: () => Promise<void>, most: number}} [pace]
   */
  constructor(show, fail, pace = AT_ONCE) {
    this.show = show;
    this.fail = fail;
    this.pace = pace;
    /** @type {T[]} */
    this.waiting = [];
    this.showing = false;
  }

  /** @param {T} item */
  add(item) {
    this.waiting.push(item);
    if (!this.showing) void this.run();
  }

  async run() {
    this.showing = true;
    let behind = false;
    while (this.waiting.length) {
      await this.pace.turn();
      const item = this.waiting.shift();
      if (item === undefined) break; // what waited was forgotten meanwhile
      behind = this.waiting.length > 0 && (behind || this.waiting.length >= this.pace.most);
      try {
        await this.show(item, behind);
      } catch (error) {
        this.waiting = [];
        this.fail(error);
      }
    }
    this.showing = false;
  }
}
