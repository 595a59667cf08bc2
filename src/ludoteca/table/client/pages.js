/** Small comforts of the pages around the board. Everything here works without them, only less comfortably. */

const root = document.documentElement;

followSeatCount();
followCompany();
followSharers();
switchTheme();
keepPlaceAcrossLanguages();
foldWhenNarrow();

/** Seats beyond the number chosen are hidden by the style sheet; here they are also kept out of the form. */
function followSeatCount() {
  const counts = document.querySelector("[data-seat-count]");
  if (!counts) return;
  const follow = () => {
    const chosen = /** @type {HTMLInputElement | null} */ (counts.querySelector("input:checked"));
    for (const chair of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-seat]"))) {
      const used = Number(chair.dataset.seat) < Number(chosen?.value);
      chair.hidden = !used;
      for (const field of chair.querySelectorAll("select")) field.disabled = !used;
    }
  };
  counts.addEventListener("change", follow);
  follow();
}

/** Settings made for several people are as usual while one screen plays against bots; whoever sets one has the say. */
function followCompany() {
  const form = document.querySelector("form:has(.chairs)");
  if (!(form instanceof HTMLFormElement)) return;
  const settings = /** @type {Set<HTMLElement>} */ (new Set(form.querySelectorAll("[data-follows]")));
  const follow = () => {
    const chairs = [.../** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll(".chair select:enabled"))];
    const friends = chairs.filter((chair) => chair.value === "friend").length;
    const company = friends + Number(chairs.some((chair) => chair.value === "me")) > 1;
    for (const { dataset } of settings) {
      const field = form.elements.namedItem(dataset.setting ?? "");
      const value = (company ? dataset.among : dataset.usual) ?? "";
      if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
    for (const note of form.querySelectorAll("[data-among-friends]"))
      note.toggleAttribute("hidden", !company && settings.size > 0);
  };
  for (const setting of settings) setting.addEventListener("change", () => settings.delete(setting));
  form.addEventListener("change", follow);
  follow();
}

/** Whoever shares this screen with the first of us has a name of their own. */
function followSharers() {
  const form = document.querySelector("form:has(.chairs)");
  if (!(form instanceof HTMLFormElement)) return;
  const follow = () => {
    let first = true;
    for (const chair of form.querySelectorAll(".chair")) {
      const who = chair.querySelector("select");
      const called = chair.querySelector("input");
      const here = who !== null && !who.disabled && who.value === "me";
      if (called) called.hidden = called.disabled = !here || first;
      first = first && !here;
    }
  };
  form.addEventListener("change", follow);
  follow();
}

/** The button for light and dark; `theme.js` puts the choice back before the next page is painted. */
function switchTheme() {
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-theme-switch]"));
  if (!button) return;
  const machine = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : machine.matches);
  const show = () => button.setAttribute("aria-pressed", String(isDark()));
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // Nothing is kept here: the choice lasts as long as the page.
    }
    show();
  });
  machine.addEventListener("change", show);
  show();
  button.hidden = false;
}

/** Changing the language keeps the place on the page: the fragment of the address goes along. */
function keepPlaceAcrossLanguages() {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-language]"))) {
    link.addEventListener("click", () => {
      if (!location.hash) return;
      const address = new URL(link.href);
      const to = new URL(address.searchParams.get("to") ?? "/", location.origin);
      to.hash = location.hash;
      address.searchParams.set("to", to.pathname + to.search + to.hash);
      link.href = address.href;
    });
  }
}

/** What stands beside the text on a wide screen would stand in its way on a narrow one. */
function foldWhenNarrow() {
  if (!matchMedia("(max-width: 900px)").matches) return;
  for (const list of document.querySelectorAll("details[data-fold-when-narrow]")) list.removeAttribute("open");
}
