/**
 * The bar over the board: whose turn it is, what is asked, the buttons for what is not on the board, and the ways back.
 *
 * @typedef {import("./types.js").Option} Option
 */

import { fill, make } from "./dom.js";
import { heading } from "./end.js";
import { isTurnedByHand } from "./facing.js";
import { optionButton, optionButtons, warning } from "./hints.js";
import { icon, mark } from "./icons.js";
import { isBots } from "./matters.js";
import { mustAct } from "./model.js";
import { ruleLink } from "./popups.js";
import { showSet, stepper } from "./stepper.js";
import { capital, say } from "./texts.js";

/**
 * Draw the bar.
 * @param {HTMLElement} bar
 * @param {import("./model.js").Model} model
 * @param {import("./choose.js").Chooser} chooser
 * @param {number} [held]  screens that wait until this one has been looked at
 */
export function showPrompt(bar, model, chooser, held = 0) {
  fill(
    bar,
    who(model),
    question(model, chooser),
    held ? onwards(held) : model.end ? afterwards(model) : buttons(chooser),
    ways(model, chooser),
  );
  showSet(bar);
}

/** @param {import("./model.js").Model} model */
function who(model) {
  const seats = model.status === "playing" ? (model.prompt?.asked ?? []) : (model.end?.winners ?? []);
  return make("div", { class: "who" }, ...seats.map((seat) => mark(seat)));
}

/**
 * @param {import("./model.js").Model} model
 * @param {import("./choose.js").Chooser} chooser
 */
function question(model, chooser) {
  if (chooser.asking) {
    return make(
      "div",
      { class: "question" },
      make("p", { class: "asked" }, isEnd(chooser.asking) ? say("sure") : say("sure-of", { what: chooser.asking.label })),
      warning(chooser.asking.barrier),
    );
  }
  const prompt = chooser.paused ? model.prompt : chooser.prompt;
  const steps = chooser.paused ? "" : chooser.steps.join(" › ");
  const { confirming } = chooser;
  if (confirming) {
    return make(
      "div",
      { class: "question" },
      make("p", { class: "steps" }, steps || confirming.label),
      make("p", { class: "asked" }, say("ready")),
      warning(confirming.barrier),
    );
  }
  return make(
    "div",
    { class: "question" },
    steps || clock(model)
      ? make("p", { class: "steps" }, clock(model), clock(model) && steps ? " · " : "", steps)
      : null,
    make(
      "p",
      { class: "asked" },
      sentence(model, prompt),
      " ",
      prompt?.rule && model.status === "playing" ? ruleLink(prompt.rule) : null,
    ),
  );
}

/** How far the match has gone, while it goes on. @param {import("./model.js").Model} model */
function clock(model) {
  return model.status === "playing" && model.clock ? make("span", { class: "clock" }, icon("hourglass"), model.clock) : null;
}

/**
 * What is asked of the reader, or what somebody else is doing, as a sentence.
 * @param {import("./model.js").Model} model
 * @param {import("./types.js").Prompt | null} prompt
 */
export function sentence(model, prompt) {
  if (model.status === "over") return model.end ? heading(model.end, model.seats) : say("over");
  if (model.status === "gathering") return say("gathering");
  if (model.status === "abandoned") return say("over");
  if (!prompt) return "";
  if (prompt.text) return capital(prompt.text);
  if (mustAct(model)) return say("your-turn");
  return say("turn-of", { names: prompt.asked.map((seat) => model.seats[seat]?.name ?? "").join(", ") });
}

/** @param {Option} option */
function isEnd(option) {
  return option.barrier === "handed-over";
}

/** @param {import("./choose.js").Chooser} chooser */
function buttons(chooser) {
  if (chooser.asking) {
    return make(
      "div",
      { class: "buttons" },
      make(
        "button",
        { class: "button gold", type: "button", "data-do": "sure" },
        say(isEnd(chooser.asking) ? "sure-yes" : "do-it"),
      ),
      make("button", { class: "button", type: "button", "data-do": "back" }, say("sure-no")),
    );
  }
  const { confirming, scales, turning } = chooser;
  if (confirming) {
    const ready = optionButton({ ...confirming, label: say("ready-yes"), barrier: "" });
    ready.dataset.sure = "1"; // the bar has asked already, a finger too
    return make("div", { class: "buttons" }, ready);
  }
  const onScales = new Set(scales.flatMap(({ steps }) => steps));
  const free = chooser.options.filter((option) => (!option.target || option.button) && !onScales.has(option));
  const aside = free.filter((option) => option.aside);
  const again = chooser.options.filter((option) => option.instead); // the piece can be turned while its place is chosen
  return make(
    "div",
    { class: "buttons" },
    ...scales.map((scale) => stepper(chooser, scale)),
    ...(turning ? [...waysToTurn(turning.faces), optionButton(turning.option)] : waysToTurn(again)),
    ...optionButtons(
      free.filter((option) => !option.aside),
      chooser.options,
    ),
    aside.length
      ? make(
          "button",
          { class: "button", type: "button", "data-do": "others", "aria-haspopup": "dialog" },
          say("others", { count: aside.length }),
        )
      : null,
  );
}

/** The next of the moves that wait. @param {number} held */
function onwards(held) {
  return make(
    "div",
    { class: "buttons" },
    make(
      "button",
      { class: "button gold", type: "button", "data-do": "next", title: say("next-hint") },
      say("next-move", { count: held }),
      icon("next"),
    ),
  );
}

/** Ways to turn a piece. @param {Option[]} faces  how it can lie */
function waysToTurn(faces) {
  if (!faces.length) return [];
  return [way("turn", "turn"), faces.some((face) => face.flip) ? way("flip", "flip") : null];
}

/** After the end: the score sheet, and once more. @param {import("./model.js").Model} model */
function afterwards(model) {
  const next = model.end?.rematch;
  const again = next
    ? make("a", { class: "button gold", href: next }, say("rematch-join"))
    : make("button", { class: "button gold", type: "button", "data-do": "rematch" }, say("rematch"));
  return make(
    "div",
    { class: "buttons" },
    make("button", { class: "button", type: "button", "data-do": "end" }, say("scores")),
    next || model.seats.some((seat) => seat.mine) ? again : null,
  );
}

/**
 * @param {import("./model.js").Model} model
 * @param {import("./choose.js").Chooser} chooser
 */
function ways(model, chooser) {
  const began = (chooser.path.length > 0 || chooser.narrowed !== "") && !chooser.paused;
  const waiting = !chooser.underWay && !chooser.paused && model.status === "playing";
  const far = model.reach >= 0 && model.reach < model.ply - 1;
  return make(
    "div",
    { class: "ways" },
    !chooser.options.length && isTurnedByHand(model.areas) ? way("front-back", "swap", model.seat < 0 ? "front-usual" : "front-mine") : null,
    botsPlay(model) && model.seats.some((seat) => seat.mine) ? way("skip", "skip") : null,
    waiting && chooser.same.length > 1 ? way("same", "same") : null,
    began ? way("back", "back") : null,
    !began && waiting && model.reach >= 0 ? way("undo", "undo") : null,
    !began && waiting && far ? way("reset", "reset") : null,
  );
}

/**
 * @param {string} what
 * @param {string} sign
 * @param {string} [said]
 */
function way(what, sign, said = what) {
  return make(
    "button",
    { class: "way", type: "button", "data-do": what, title: say(`${what}-hint`) },
    icon(sign),
    make("span", {}, say(said)),
  );
}

/** Whether everybody waits for bots. @param {import("./model.js").Model} model */
export function botsPlay(model) {
  const seats = model.prompt?.asked ?? [];
  return model.status === "playing" && seats.length > 0 && seats.every((seat) => isBots(model.seats[seat]));
}

/**
 * All other options, as a card of buttons.
 * @param {Option[]} options
 */
export function otherOptions(options) {
  return options.filter((option) => option.aside && !option.target);
}
