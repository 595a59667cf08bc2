/**
 * SHA-256. Browsers have it too, but only on pages that came by TLS, and friends on the home network have none.
 */

const ROUNDS = 64;
const primes = Array.from({ length: 312 }, (_, k) => k).filter((n) => n > 1 && !divisors(n).length).slice(0, ROUNDS);
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} n */
function divisors(n) {
  return Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, k) => k + 1).filter((k) => k > 1 && n % k === 0);
}

/** The first 32 bits behind the point. @param {number} number */
function fraction(number) {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

/**
 * @param {number} word
 * @param {number} by
 */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** The SHA-256 of a text, in hex digits. @param {string} text */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  let sum = START;
  for (let at = 0; at < padded.length; at += 64) sum = mixed(sum, view, at);
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * One block of 64 bytes more.
 * @param {number[]} sum
 * @param {DataView} view
 * @param {number} at
 */
function mixed(sum, view, at) {
  /** @type {number[]} */
  const words = [];
  const word = (/** @type {number} */ k) => words[k] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
  for (let k = 0; k < ROUNDS; k++) {
    const early = word(k - 15);
    const late = word(k - 2);
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push(k < 16 ? view.getInt32(at + 4 * k) : (word(k - 16) + small + word(k - 7) + large) | 0);
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (K[k] ?? 0) + word(k)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((value, k) => (value + (sum[k] ?? 0)) | 0);
}
