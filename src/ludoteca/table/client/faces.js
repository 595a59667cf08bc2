/**
 * Options that are faces of one piece in one place: it is turned and flipped until it lies as wanted. How it was turned
 * last is how it is offered elsewhere, as far as it can lie so. Nothing here touches the page.
 *
 * @typedef {import("./types.js").Option} Option
 * @typedef {{turn: number, flip: number}} Face
 */

/** @param {Option} option @returns {Face} */
export function faceOf(option) {
  return { turn: option.turn ?? 0, flip: option.flip ?? 0 };
}

/**
 * The faces of a piece, if these options are nothing else: side by side, each in the order of its turns.
 * @param {Option[]} options  of one target
 * @returns {Option[] | null}
 */
export function faces(options) {
  const piece = options[0]?.piece;
  if (!piece || options.length < 2 || options.some((option) => option.piece !== piece)) return null;
  return options.toSorted((a, b) => faceOf(a).flip - faceOf(b).flip || faceOf(a).turn - faceOf(b).turn);
}

/**
 * The face that is most like one: the same side if there is one, and the first turn from there on.
 * @param {Option[]} all  faces in their order
 * @param {Face} wanted
 * @returns {Option | undefined}
 */
export function likest(all, wanted) {
  const side = all.filter((option) => faceOf(option).flip === wanted.flip);
  const possible = side.length ? side : all;
  return possible.find((option) => faceOf(option).turn >= wanted.turn) ?? possible[0];
}

/**
 * The next face of the same side, round and round.
 * @param {Option[]} all
 * @param {Option} from
 * @param {number} by  1 or -1
 * @returns {Option}
 */
export function turned(all, from, by) {
  const side = all.filter((option) => faceOf(option).flip === faceOf(from).flip);
  if (side.length < 2) return all[(all.indexOf(from) + by + all.length) % all.length] ?? from;
  return side[(side.indexOf(from) + by + side.length) % side.length] ?? from;
}

/**
 * The other side, turned alike.
 * @param {Option[]} all
 * @param {Option} from
 * @returns {Option}
 */
export function flipped(all, from) {
  const sides = [...new Set(all.map((option) => faceOf(option).flip))];
  const flip = sides[(sides.indexOf(faceOf(from).flip) + 1) % sides.length] ?? 0;
  return likest(all, { turn: faceOf(from).turn, flip }) ?? from;
}
