/** The settings of a game, in the form for a new table and on their own page: finding one, and what is changed so far. */

find();
followChanges();
showWhatIsWrong();
copyLinks();

/** Small letters without accents. @param {string} text */
function plain(text) {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whatever has all the words typed stays; chapters of which nothing stays go too. */
function find() {
  const finder = /** @type {HTMLElement | null} */ (document.querySelector("[data-finder]"));
  const field = finder?.querySelector("input");
  const told = /** @type {HTMLElement | null | undefined} */ (finder?.querySelector("[role=status]"));
  if (!finder || !field || !told) return;
  finder.hidden = false;
  field.addEventListener("input", () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let left = 0;
    for (const group of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-group]"))) {
      const title = plain(group.querySelector("h2, h3")?.textContent ?? "");
      let here = 0;
      for (const setting of /** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll("[data-setting]"))) {
        const text = `${title} ${plain(setting.textContent ?? "")}`;
        setting.hidden = !words.every((word) => text.includes(word));
        here += Number(!setting.hidden);
      }
      group.hidden = here === 0;
      left += here;
    }
    told.textContent = left ? "" : (told.dataset.nothing ?? "");
  });
  field.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
}

/** The list of what is changed, while it is being changed, with a way back for each and for all. */
function followChanges() {
  const list = /** @type {HTMLElement | null} */ (document.querySelector("[data-changes]"));
  const form = list?.closest("form");
  if (!list || !form) return;
  const settings = [.../** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-setting]"))];
  const all = /** @type {HTMLButtonElement | null} */ (list.querySelector("[data-reset-all]"));
  const follow = () => {
    const differing = settings.filter((setting) => valueOf(setting) !== setting.dataset.usual);
    const changed = differing.filter((setting) => valueOf(setting) !== setting.dataset.among);
    for (const setting of settings) {
      setting.classList.toggle("changed", changed.includes(setting));
      const button = /** @type {HTMLButtonElement | null} */ (setting.querySelector("[data-reset]"));
      if (button) button.hidden = !differing.includes(setting);
    }
    list.querySelector("ul")?.replaceChildren(...differing.map(line));
    list.hidden = differing.length === 0;
    const count = /** @type {HTMLElement | null} */ (form.querySelector("[data-count]"));
    if (count) count.textContent = counted(count, changed.length);
  };
  for (const setting of settings) {
    setting.querySelector("[data-reset]")?.addEventListener("click", () => reset(setting));
  }
  if (all) {
    all.hidden = false;
    all.addEventListener("click", () => settings.forEach(reset));
  }
  form.addEventListener("change", follow);
  form.addEventListener("input", follow);
  follow();
}

/**
 * The fields that send a setting: one, or one for each of its ways.
 * @param {HTMLElement} setting
 */
function fieldsOf(setting) {
  const selector = `[name="${setting.dataset.setting ?? ""}"]`;
  return [.../** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (setting.querySelectorAll(selector))];
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
function isWay(field) {
  return field instanceof HTMLInputElement && field.type === "radio";
}

/** The field that says what is chosen. @param {HTMLElement} setting */
function chosenOf(setting) {
  return fieldsOf(setting).find((field) => !isWay(field) || /** @type {HTMLInputElement} */ (field).checked);
}

/** @param {HTMLElement} setting */
function valueOf(setting) {
  return chosenOf(setting)?.value ?? "";
}

/** What is chosen, in words. @param {HTMLElement} setting */
function saidOf(setting) {
  const field = chosenOf(setting);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.textContent ?? "";
  if (field && isWay(field)) return field.parentElement?.querySelector("span")?.firstChild?.textContent?.trim() ?? "";
  return field?.value ?? "";
}

/** Back to what the game proposes. @param {HTMLElement} setting */
function reset(setting) {
  const usual = setting.dataset.usual ?? "";
  if (valueOf(setting) === usual) return;
  for (const field of fieldsOf(setting)) {
    if (!isWay(field)) field.value = usual;
    else if (field instanceof HTMLInputElement) field.checked = field.value === usual;
  }
  setting.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A line of the list of what is changed. @param {HTMLElement} setting */
function line(setting) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const usual = document.createElement("s");
  const now = document.createElement("strong");
  link.href = `#${setting.dataset.setting}`;
  link.textContent = setting.querySelector("legend, label")?.textContent ?? "";
  usual.textContent = setting.dataset.usualSaid ?? "";
  now.textContent = saidOf(setting);
  item.append(link, " ", usual, " ", now);
  return item;
}

/**
 * @param {HTMLElement} element  with its texts for none, one and many
 * @param {number} count
 */
function counted(element, count) {
  const { none = "", one = "", many = "" } = element.dataset;
  return count === 0 ? none : count === 1 ? one : many.replace("{n}", String(count));
}

/** What the browser finds wrong must be seen: it cannot show a field that is folded away, or that a search has hidden. */
function showWhatIsWrong() {
  document.addEventListener(
    "invalid",
    (event) => {
      const field = event.target instanceof HTMLElement ? event.target : null;
      field?.closest("details")?.setAttribute("open", "");
      const finder = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-finder] input"));
      if (!finder?.value || !field?.closest("[hidden]")) return;
      finder.value = "";
      finder.dispatchEvent(new Event("input", { bubbles: true }));
    },
    true,
  );
}

/** Buttons that copy what stands in a field. */
function copyLinks() {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-copy]"))) {
    const field = document.getElementById(button.dataset.copy ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      field.select();
      if (await copied(field.value)) button.textContent = button.dataset.copied ?? "";
    });
  }
}

/**
 * Whether a text could be copied. In a home network, without TLS, only what is selected can be.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
