/** The small signs of the client, all drawn in lines of the text's colour, and the marks of the seats. */

import { shape } from "./dom.js";

const EYE = "M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6-10-6-10-6zm10 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z";

const PATHS = {
  undo: "M9 7 4 12l5 5M4.5 12H14a5.5 5.5 0 0 1 0 11h-2",
  reset: "M5 4v6h6M5.5 10a8 8 0 1 1-.9 5.5",
  same: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
  back: "M15 5l-7 7 7 7",
  book: "M12 6C9 4 6 4 3 4.7v14c3-.7 6-.7 9 1.3 3-2 6-2 9-1.3v-14C18 4 15 4 12 6zm0 0v14",
  list: "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01",
  log: "M6 3h9l4 4v14H6zM9 9h6M9 13h7M9 17h5",
  seats:
    "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17 14c3 .3 5 2.3 5 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M5 5l14 14M19 5 5 19",
  skip: "M4 5l8 7-8 7zM13 5l8 7-8 7z",
  rolled: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01",
  revealed: EYE,
  shown: EYE,
  "handed-over": "M3 12h15M12 6l6 6-6 6M21 5v14",
  passes: "M3 12h15M12 6l6 6-6 6",
  hourglass: "M7 3h10M7 21h10M8 3c0 5 8 5.5 8 9s-8 4-8 9M16 3c0 5-8 5.5-8 9s8 4 8 9",
  play: "M7 4l13 8-13 8z",
  pause: "M8 4v16M16 4v16",
  first: "M6 5v14M19 5l-9 7 9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  next: "M9 5l7 7-7 7",
  down: "M12 4v15M6 13l6 6 6-6",
  up: "M12 20V5M6 11l6-6 6 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  swap: "M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4",
  open: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5 20 20M10 7.5v5M7.5 10h5",
  unfold: "M6 9l6 6 6-6",
  turn: "M19 5v6h-6M18.5 11a8 8 0 1 0 .9 4.5",
  flip: "M12 3v18M8 7l-5 5 5 5zM16 7l5 5-5 5z",
  copy: "M8 8h12v12H8zM4 16V4h12",
  seal: "M12 3l2.2 2.4 3.2-.6.5 3.2 2.9 1.5-1.4 2.9 1.4 2.9-2.9 1.5-.5 3.2-3.2-.6L12 21.8l-2.2-2.4-3.2.6-.5-3.2-2.9-1.5 1.4-2.9-1.4-2.9L6.1 8l.5-3.2 3.2.6zM9 12.4l2.2 2.2 4.3-4.6",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * A sign; for the eye only, what it stands beside says it in words.
 * @param {IconName | string} name
 */
export function icon(name) {
  const path = PATHS[/** @type {IconName} */ (name)] ?? "";
  return shape("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: path }));
}

// Circle, square, triangle, diamond, pentagon: colour is never the only difference between seats.
const SEATS = [
  "M0-11a11 11 0 1 0 .01 0z",
  "M-10-10H10V10H-10z",
  "M0-12 12 9H-12z",
  "M0-13 13 0 0 13-13 0z",
  "M0-12 11.5-3.7 7.1 9.8H-7.1L-11.5-3.7z",
];

/**
 * The mark of a seat: colour, shape and letter, as on the board.
 * @param {number} seat
 */
export function mark(seat) {
  const letter = shape("text", { y: seat === 2 ? 6 : 4.5, "text-anchor": "middle" });
  letter.textContent = String.fromCharCode(65 + seat);
  return shape(
    "svg",
    { class: `mark seat-${seat % SEATS.length}`, viewBox: "-15 -15 30 30", "aria-hidden": "true" },
    shape("path", { d: SEATS[seat % SEATS.length] ?? "" }),
    letter,
  );
}
