/** A trial while it is played: how far it is, until there is something to read. Without this one looks again by hand. */

const EVERY = 1000; // ms

const sheet = document.querySelector("[data-trial]");
if (sheet instanceof HTMLElement && ["waiting", "playing"].includes(sheet.dataset.state ?? "")) watch(sheet);

/** @param {HTMLElement} sheet */
function watch(sheet) {
  sheet.querySelector("[data-again]")?.remove();
  const bar = sheet.querySelector("progress");
  const said = /** @type {HTMLElement | null} */ (sheet.querySelector("[data-done]"));
  const look = async () => {
    try {
      const answer = await fetch(sheet.dataset.trial ?? "");
      if (answer.status === 404) return location.reload();
      if (answer.ok) {
        const { state, done } = await answer.json();
        if (state !== "waiting" && state !== "playing") return location.reload();
        if (bar) bar.value = done;
        if (said) said.textContent = (said.dataset.said ?? "").replace("{n}", done);
      }
    } catch {
      // the line is down: it is asked again
    }
    setTimeout(look, EVERY);
  };
  setTimeout(look, EVERY);
}
