/** In a lesson: what to do, whether it is done, what was to be learned, and the way to the next. */

import { openAbout } from "./about.js";
import { fill, make } from "./dom.js";
import { isStill } from "./motion.js";
import { ruleLink } from "./popups.js";
import { say } from "./texts.js";

/**
 * Draw the banner.
 * @param {HTMLElement} banner
 * @param {import("./types.js").Lesson | null} lesson
 * @param {string} game
 */
export function showLesson(banner, lesson, game) {
  banner.hidden = !lesson;
  if (!lesson) return;
  tellTheAim();
  const learned = Boolean(lesson.done) && !banner.classList.contains("done");
  banner.classList.toggle("done", Boolean(lesson.done));
  fill(
    banner,
    make("p", { class: "number" }, say("lesson", { number: lesson.number, count: lesson.count })),
    make(
      "div",
      { class: "words" },
      make("h2", {}, lesson.title),
      make(
        "p",
        {},
        lesson.again ? make("strong", { class: "missed" }, say("lesson-missed"), " ") : null,
        lesson.done ? lesson.learned || say("lesson-done") : lesson.task,
        " ",
        lesson.rule ? ruleLink(lesson.rule) : null,
      ),
    ),
    lesson.again ? make("a", { class: "button gold", href: lesson.again }, say("lesson-again")) : null,
    lesson.done && lesson.next
      ? make("a", { class: "button gold", href: lesson.next }, say("lesson-next"))
      : make("a", { class: lesson.done ? "button gold" : "button", href: `/learn/${game}` }, say("lessons")),
  );
  // On a small screen it has been scrolled away by whoever played.
  if (learned) banner.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
}

/** Before the first task of all: what the game is about. Once is enough. */
function tellTheAim() {
  if (document.body.dataset.first === undefined) return;
  delete document.body.dataset.first;
  openAbout("aim");
}
