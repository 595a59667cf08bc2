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
   * @param {number} [most]  more than so many waiting are not watched one by one
   */
  constructor(show, fail, most = 4) {
    this.show = show;
    this.fail = fail;
    this.most = most;
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
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      behind = this.waiting.length > 0 && (behind || this.waiting.length >= this.most);
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
