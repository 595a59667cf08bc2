/**
 * The line to the table: one socket that comes back by itself. Requests are numbered and answered by promises. An act
 * that was not answered when the line broke is sent again with the same key, so it is carried out once.
 *
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").Screen} Screen
 * @typedef {{message: import("./types.js").Request, act: boolean, resolve: (answer: Answer) => void,
 *            reject: (error: Error) => void, timer: ReturnType<typeof setTimeout> | undefined}} Waiting
 */

import { facing, keepFacing } from "./facing.js";

/** Told to whoever waits for an answer that will not come. */
export class Lost extends Error {}

const FINAL = new Set([4403, 4404]); // not for us, or not there
const PATIENCE = 12_000; // an answer that takes longer means that the line is dead, though nobody has noticed

/**
 * How long to wait before the next attempt, in ms: longer each time, and not all browsers at the same moment.
 * @param {number} attempt
 * @param {number} chance  between 0 and 1
 */
export function delay(attempt, chance) {
  return Math.min(10_000, 300 * 2 ** attempt) * (0.5 + chance / 2);
}

/** A key for an act: sent twice, it is carried out once. */
export function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this page is looked at: not while another window lies over it, or the phone is put away. */
function isSeen() {
  return document.visibilityState !== "hidden";
}

export class Line {
  /**
   * @param {string} address
   * @param {{screen: (screen: Screen) => void, state: (open: boolean) => void, over: (code: number, reason: string) => void}} hears
   */
  constructor(address, hears) {
    this.address = address;
    this.hears = hears;
    this.have = 0; // the newest revision on screen
    /** @type {number | null} */
    this.seat = null; // whose eyes it shows
    this.facing = facing(); // how the board is turned
    this.attempt = 0;
    this.number = 0;
    this.ended = false; // the table does not want us: trying again would not help
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      this.tell({ t: "here", on: isSeen() });
      if (isSeen()) this.hurry();
    });
  }

  /** Connect now. */
  open() {
    clearTimeout(this.timer);
    const url = new URL(this.address, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      const { have, seat, facing } = this;
      this.send({ t: "hello", n: ++this.number, have, seat, here: isSeen(), facing });
      for (const waiting of this.waiting.values()) {
        clearTimeout(waiting.timer);
        waiting.timer = setTimeout(() => this.hang(), PATIENCE);
        this.send(waiting.message);
      }
    };
    socket.onmessage = (event) => {
      for (const message of JSON.parse(event.data)) this.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event);
    };
  }

  /** Forget what is on screen and ask for all of it again. */
  startAgain() {
    this.have = 0;
    this.drop();
    this.open();
  }

  /** Say something that has no answer but the next screen. @param {import("./types.js").Request} request */
  tell(request) {
    this.send({ ...request, n: ++this.number });
  }

  /** Turn the board to one of its sides. @param {number} to */
  face(to) {
    this.facing = to;
    keepFacing(to);
    this.tell({ t: "face", to });
  }

  /** Ask something; the answer may be a refusal. @param {import("./types.js").Request} request */
  ask(request) {
    return this.request(request, false);
  }

  /** Act: kept and sent again until it is answered. @param {import("./types.js").Request} request */
  act(request) {
    return this.request({ ...request, key: freshKey() }, true);
  }

  /**
   * @param {import("./types.js").Request} request
   * @param {boolean} act
   * @returns {Promise<Answer>}
   */
  request(request, act) {
    const n = ++this.number;
    const message = { ...request, n };
    return new Promise((resolve, reject) => {
      if (!act && this.socket?.readyState !== WebSocket.OPEN) return reject(new Lost());
      const timer = setTimeout(() => this.hang(), PATIENCE);
      this.waiting.set(n, { message, act, resolve, reject, timer });
      this.send(message);
    });
  }

  /** @param {unknown} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Screen | Answer} message */
  hear(message) {
    if (message.t === "screen") {
      // Only now is the server known to work: a back-off that starts afresh on `open` becomes a storm of attempts.
      this.attempt = 0;
      this.have = message.revision;
      this.seat = message.seat;
      this.hears.state(true);
      this.hears.screen(message);
      return;
    }
    const waiting = this.waiting.get(message.n);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(message.n);
    waiting.resolve(message);
  }

  /** @param {CloseEvent} event */
  lost(event) {
    this.drop();
    if (FINAL.has(event.code)) {
      this.ended = true;
      return this.hears.over(event.code, event.reason);
    }
    this.hears.state(false);
    this.timer = setTimeout(() => this.open(), delay(this.attempt++, Math.random()));
  }

  /** Let go of the socket. Questions are given up, acts wait for the next one. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const [n, waiting] of this.waiting) {
      if (waiting.act) continue;
      clearTimeout(waiting.timer);
      this.waiting.delete(n);
      waiting.reject(new Lost());
    }
  }

  /** Nobody answers: the line is dead. */
  hang() {
    if (!this.socket) return;
    this.drop();
    this.hears.state(false);
    this.open();
  }

  /** The network is back, or somebody looks again: do not wait for the next attempt. */
  hurry() {
    if (!this.socket && !this.ended && this.number > 0) this.open();
  }
}
