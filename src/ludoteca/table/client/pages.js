/** Small comforts of the pages around the board. Everything here works without them, only less comfortably. */

const root = document.documentElement;

followSeatCount();
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
