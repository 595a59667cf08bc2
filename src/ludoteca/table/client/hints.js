/**
 * What pointing at something shows: the hint of an option, the chooser where one element stands for several options,
 * and the card that says why something cannot be chosen.
 *
 * @typedef {import("./types.js").Option} Option
 * @typedef {import("./popups.js").Box} Box
 */

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { Popup, closing, ruleLink } from "./popups.js";
import { capital, say } from "./texts.js";

const MOST = 5; // labels in a hint; more are only counted
const LINES = 5; // of what would happen; where there are more, the last one only says so

/**
 * What cannot be undone about an option, in words; null where everything can.
 * @param {string | undefined} barrier
 */
export function warning(barrier) {
  return barrier ? make("p", { class: "warning" }, icon(barrier), say(`barrier-${barrier}`)) : null;
}

/**
 * Whether an option is put forward. What does nothing is not, unless there is nothing else to do.
 * @param {Option} option
 * @param {Option[]} options  all that can be chosen now
 */
export function isProposed(option, options) {
  return !option.idle || !options.some((other) => !other.idle && !other.aside);
}

/**
 * Buttons that take options; gold is for what is put forward.
 * @param {Option[]} shown
 * @param {Option[]} [options]  all that can be chosen now
 */
export function optionButtons(shown, options = shown) {
  return shown.map((option) => optionButton(option, isProposed(option, options) ? "button gold" : "button"));
}

/**
 * A button that takes an option.
 * @param {Option} option
 * @param {string} [names]
 * @param {...import("./dom.js").Child} before
 */
export function optionButton(option, names = "button gold", ...before) {
  const barrier = option.barrier ? say(`barrier-${option.barrier}`) : "";
  return make(
    "button",
    { class: names, type: "button", "data-do": "choose", "data-action": option.action, title: barrier || null },
    ...before,
    make("span", {}, option.label),
    option.barrier ? icon(option.barrier) : null,
    barrier ? make("span", { class: "visually-hidden" }, ` (${barrier})`) : null,
  );
}

export class Hints {
  constructor() {
    this.hint = new Popup("hint", { role: "tooltip" });
    this.chooser = new Popup("chooser", { role: "dialog", "aria-label": say("which") });
    this.card = new Popup("card", { role: "dialog", "aria-label": say("why-not") });
  }

  /**
   * What an option does, beside the thing that chooses it.
   * @param {Box} about
   * @param {Option[]} options
   * @param {import("./types.js").Imagined | null} imagined  once it is known
   * @param {Option[]} [faces]  the ways in which the piece could lie that is chosen
   * @param {string[]} [does]  what the thing itself does, that is pointed at
   * @param {Box[]} [inTheWay]  what it should not lie upon
   */
  preview(about, options, imagined, faces = [], does = [], inTheWay = []) {
    const [only] = options;
    this.hint.show(
      { ...about, inTheWay },
      ...(options.length > MOST
        ? [make("p", { class: "label" }, say("several", { count: options.length }))]
        : options.map((option) => make("p", { class: "label" }, option.label))),
      imagined?.lines?.length
        ? make("ul", {}, ...counted(imagined.lines.map((line) => line.text)).map((text) => make("li", {}, text)))
        : null,
      imagined ? open(imagined) : null,
      warning(options.length === 1 ? imagined?.barrier || only?.barrier : ""),
      faces.length
        ? make("p", { class: "note" }, say(faces.some((face) => face.flip) ? "turn-or-flip-keys" : "turn-keys"))
        : null,
      doing(does),
    );
  }

  /**
   * On a screen without a pointer: what cannot be undone is said before, and asked.
   * @param {Box} about
   * @param {Option} option
   */
  confirm(about, option) {
    this.chooser.ask(
      about,
      make("p", { class: "label" }, option.label),
      warning(option.barrier),
      make("div", { class: "buttons" }, surely(option), cancel()),
    );
  }

  /**
   * Several options on one element: which one?
   * @param {Box} about
   * @param {Option[]} options
   */
  choose(about, options) {
    this.hint.hide();
    this.chooser.ask(
      about,
      make("p", { class: "label" }, say("which")),
      make("div", { class: "several" }, ...optionButtons(options)),
      make("div", { class: "buttons" }, cancel()),
    );
  }

  /**
   * Why not: the reason, the rule in words, what would have to come first.
   * @param {Box} about
   * @param {import("./types.js").Because} because
   */
  refuse(about, because) {
    this.hint.hide();
    this.card.ask(
      about,
      closing(),
      because.about ? make("p", { class: "about" }, because.about) : null,
      make("p", { class: "label" }, capital(because.text)),
      because.first?.length ? make("p", { class: "first" }, say("first", { first: because.first.join(" › ") })) : null,
      because.even?.length ? make("p", { class: "first" }, say("even", { steps: because.even.join(" › ") })) : null,
      ...(because.also ?? []).map((line) => make("p", { class: "first" }, line)),
      because.clause
        ? make(
            "blockquote",
            {},
            because.title ? make("strong", {}, because.title) : null,
            make("p", {}, because.clause),
          )
        : null,
      because.rule ? ruleLink(because.rule) : null,
    );
  }

  /**
   * What a thing is and does, while it is pointed at.
   * @param {Box} about
   * @param {string} title
   * @param {string[]} does
   */
  describe(about, title, does) {
    this.hint.show(about, make("p", { class: "label" }, title), doing(does));
  }

  /**
   * The same as a card that stays, with a way to its rule.
   * @param {Box} about
   * @param {string} title
   * @param {string} rule
   * @param {string[]} [does]
   */
  explain(about, title, rule, does = []) {
    this.hint.hide();
    this.card.ask(about, closing(), make("p", { class: "label" }, title), doing(does), rule ? ruleLink(rule) : null);
  }

  /** Close what is open; tells whether anything was. */
  close() {
    return [this.hint, this.chooser, this.card].map((popup) => popup.hide()).some(Boolean);
  }
}

/** A button that takes an option about which nothing is asked any more. @param {Option} option */
function surely(option) {
  const button = optionButton({ ...option, label: say("do-it"), barrier: "" });
  button.dataset.sure = "1";
  return button;
}

/**
 * Lines, each said once with how often it comes; the first of them, and whether there are more.
 * @param {string[]} lines
 */
export function counted(lines) {
  const different = [...new Set(lines)];
  const shown = different.length > LINES ? different.slice(0, LINES - 1) : different;
  const told = shown.map((line) => {
    const count = lines.filter((other) => other === line).length;
    return count > 1 ? `${line} ×${count}` : line;
  });
  return different.length > LINES ? [...told, "…"] : told;
}

/**
 * What a preview cannot show: what is still to be chosen, or not known yet.
 * @param {import("./types.js").Imagined} imagined
 */
function open(imagined) {
  const { prompt } = imagined;
  if (!imagined.ends) return prompt?.text ? make("p", { class: "note" }, say("then", { prompt: prompt.text })) : null;
  return imagined.barrier === "rolled" || imagined.barrier === "revealed"
    ? make("p", { class: "note" }, say(`open-${imagined.barrier}`))
    : null;
}

/** What a thing does, in lines; null where nothing is said of it. @param {string[]} does */
function doing(does) {
  return does.length ? make("div", { class: "does" }, ...does.map((line) => make("p", {}, line))) : null;
}

function cancel() {
  return make("button", { class: "button quiet", type: "button", "data-do": "close" }, say("cancel"));
}
