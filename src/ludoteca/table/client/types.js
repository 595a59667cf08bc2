/**
 * What travels over the socket, as `protocol.py` defines it. Only types: nothing here runs.
 *
 * @typedef {{name: string, title: string, box: [number, number, number, number], least: number,
 *            closes_up?: boolean, zoom?: number, folds?: boolean,
 *            stays?: boolean, turns?: number, turned?: number, fronts?: number}} Area
 * @typedef {{area: string, id: string, svg: string, after?: string | null, outside?: boolean}} Part
 * @typedef {[area: string, id: string]} Place
 * @typedef {{action: string, label: string, target?: string, twins?: string[], ends?: boolean, barrier?: string,
 *            aside?: boolean, idle?: boolean, along?: {action: string, label: string}[], amount?: number | null,
 *            piece?: string, turn?: number, flip?: number, button?: boolean,
 *            instead?: boolean}} Option  instead: of the last step of a move; only the page itself knows such options
 * @typedef {{text: string, rule: string, asked: number[]}} Prompt
 * @typedef {{ply: number, text: string, seat?: number, rule?: string, hits?: boolean,
 *            marks?: string[], fades?: boolean}} Line
 * @typedef {{keep: number, lines: Line[]}} Log
 * @typedef {{name: string, kind: "person" | "bot" | "open", level?: string, here?: boolean, mine?: boolean,
 *            stand_in?: string, resigned?: boolean}} Seat
 * @typedef {{about: "replace" | "abandon", seat: number, agreed: number[], needed: number,
 *            can?: "vote" | "agreed" | "decide" | ""}} Matter
 * @typedef {{text: string, rule: string, points: number[]}} Score
 * @typedef {{names: string[], totals: number[], winners: number[], sheet: Score[], picture: string, secret: string,
 *            salts: string[], seed: string, rematch?: string}} End
 * @typedef {{number: number, count: number, title: string, task: string, rule: string, done?: boolean,
 *            learned?: string, next?: string, again?: string}} Lesson
 * @typedef {"gathering" | "playing" | "over" | "abandoned"} Status
 * @typedef {{t: "screen", revision: number, whole: boolean, seat: number, status: Status, ply: number, reach: number,
 *            covered?: boolean, areas?: Area[] | null, drawn?: Part[], gone?: Place[], prompt?: Prompt | null,
 *            clock?: string | null, options?: Option[] | null, log?: Log | null, seats?: Seat[] | null,
 *            matters?: Matter[] | null, seal?: string | null,
 *            end?: End | null, lesson?: Lesson | null, plies?: number | null}} Screen
 * @typedef {{t: "imagined", n: number, revision: number, ends: boolean, barrier?: string, areas?: Area[] | null,
 *            drawn?: Part[], gone?: Place[], lines?: Line[], prompt?: Prompt | null, options?: Option[]}} Imagined
 * @typedef {{t: "because", n: number, text: string, rule?: string, title?: string, clause?: string,
 *            first?: string[], about?: string, even?: string[], also?: string[], far?: number}} Because
 * @typedef {{t: "done", n: number, revision: number}} Done
 * @typedef {{t: "refused", n: number, text: string, rule?: string}} Refused
 * @typedef {{t: "stale", n: number, revision: number}} Stale
 * @typedef {Imagined | Because | Done | Refused | Stale} Answer
 * @typedef {{t: string, [field: string]: unknown}} Request
 * @typedef {{id: string, title: string, text: string, chapter: string, reading?: string, source?: string,
 *            changed?: boolean}} Clause
 */
export {};
