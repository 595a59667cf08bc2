/**
 * The rulebook beside the table: every clause in the reader's language, searchable, opened at the right place.
 *
 * @typedef {import("./types.js").Clause} Clause
 */

import { make } from "./dom.js";
import { sheet } from "./dialogs.js";
import { say } from "./texts.js";

/**
 * The clauses that have all the words, those with a word in id or title first.
 * @param {Clause[]} clauses
 * @param {string} words
 */
export function search(clauses, words) {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.title} ${clause.text} ${clause.reading ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
  const named = (/** @type {Clause} */ clause) => {
    const head = plain(`${clause.id} ${clause.title}`);
    return wanted.some((word) => head.includes(word)) ? 0 : 1;
  };
  return wanted.length ? found.sort((a, b) => named(a) - named(b)) : found;
}

/** Small letters without accents: who types `perche` finds `perché`. @param {string} text */
function plain(text) {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * @param {string} name
 * @param {string} label
 * @param {boolean} shown
 */
function tab(name, label, shown) {
  return make(
    "button",
    { type: "button", class: "tab", "data-tab": name, "aria-pressed": String(name === "text"), hidden: !shown },
    label,
  );
}

/**
 * A clause as it is read: what the table plays otherwise and what is our own reading stand out.
 * @param {Clause} clause
 * @param {boolean} here
 */
function told(clause, here) {
  const ours = clause.source === "reconstructed" ? say("rules-reconstructed") : "";
  return make(
    "article",
    { class: `clause${here ? " here" : ""}${clause.changed ? " otherwise" : ""}` },
    make("h4", {}, clause.title, " ", make("small", {}, clause.id)),
    clause.changed ? make("p", { class: "flag" }, say("rules-changed")) : null,
    ...clause.text.split(/\n\s*\n/).map((part) => (part ? make("p", {}, part) : null)),
    ours ? make("p", { class: "ours" }, make("small", {}, ours)) : null,
    clause.reading ? make("p", { class: "ours" }, make("small", {}, say("rules-reading")), " ", clause.reading) : null,
  );
}

export class Rulebook {
  /**
   * @param {string} game
   * @param {string} house  the settings of this table that are not as usual, as an address names them
   */
  constructor(game, house = "") {
    this.game = game;
    this.house = house;
    this.changedOnly = false;
    /** @type {Clause[]} */
    this.clauses = [];
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    this.list = make("div", { class: "clauses", tabindex: "0", role: "region", "aria-label": say("rules") });
    this.field = make("input", { type: "search", placeholder: say("rules-search"), "aria-label": say("rules-search") });
    this.about = make("p", { class: "about", hidden: true });
    this.found = make("p", { class: "found", role: "status" });
    this.field.addEventListener("input", () => this.show(""));
  }

  /**
   * Open it, at a rule if one is named.
   * @param {string} [rule]
   * @param {string} [title]  of the thing on the board that led here
   */
  async open(rule = "", title = "") {
    const dialog = this.dialog ?? (await this.build());
    this.about.textContent = title;
    this.about.hidden = !title;
    if (rule) this.field.value = "";
    this.tab("text");
    if (document.querySelector("dialog:modal:not(.rulebook)")) {
      dialog.close(); // over another sheet it must be one of its kind, or it would lie under it
      dialog.showModal();
    } else if (!dialog.open) dialog.show(); // the board stays in reach
    this.show(rule);
    if (!rule) this.field.focus();
  }

  /** Whether the keyboard is in it. */
  get isRead() {
    return Boolean(this.dialog?.contains(document.activeElement));
  }

  close() {
    if (!this.dialog?.open) return false;
    this.dialog.close();
    return true;
  }

  async build() {
    const hasLegend = document.body.dataset.legend !== undefined;
    const legend = make("div", { class: "legend", hidden: true });
    const tabs = make(
      "div",
      { class: "tabs" },
      tab("text", say("rules-text"), true),
      tab("changed", say("house"), Boolean(this.house)),
      tab("legend", say("rules-legend"), hasLegend),
    );
    tabs.addEventListener("click", (event) => {
      const tab = event.target instanceof HTMLElement ? event.target.dataset.tab : undefined;
      if (tab) this.tab(tab);
    });
    const text = make("div", { class: "text" }, this.field, this.about, this.found, this.list);
    this.dialog = sheet("rulebook", say("rules"), tabs, text, legend);
    if (hasLegend) {
      const picture = make("img", { alt: say("rules-legend"), src: `/legend/${this.game}.svg` });
      legend.append(make("a", { href: picture.src, target: "_blank", rel: "noopener" }, picture));
    }
    try {
      const answer = await fetch(`/rules/${this.game}/clauses.json?${this.house}`);
      this.clauses = (await answer.json()).clauses;
    } catch {
      this.found.textContent = say("rules-missing");
    }
    return this.dialog;
  }

  /** @param {string} name */
  tab(name) {
    for (const button of this.dialog?.querySelectorAll(".tab") ?? []) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-tab") === name));
    }
    this.changedOnly = name === "changed";
    this.show("");
    this.dialog?.classList.toggle("wide", name === "legend");
    this.dialog?.querySelector(".text")?.toggleAttribute("hidden", name === "legend");
    this.dialog?.querySelector(".legend")?.toggleAttribute("hidden", name !== "legend");
  }

  /** @param {string} rule */
  show(rule) {
    const clauses = this.changedOnly ? this.clauses.filter((clause) => clause.changed) : this.clauses;
    const found = search(clauses, this.field.value);
    this.found.textContent = this.field.value
      ? say(found.length === 1 ? "rules-found-one" : "rules-found", { count: found.length })
      : "";
    this.list.replaceChildren(
      ...found.flatMap((clause, k) => {
        const begins = !this.field.value && clause.chapter !== found[k - 1]?.chapter;
        return [...(begins ? [make("h3", { class: "chapter" }, clause.chapter)] : []), told(clause, clause.id === rule)];
      }),
    );
    const here = this.list.querySelector(".here");
    here?.scrollIntoView({ block: "start" });
    if (here) this.list.focus({ preventScroll: true });
    else this.list.scrollTop = 0;
  }
}
