/** Light or dark: kept under the same name as on the other pages, and set before the first paint by `theme.js`. */

import { keep } from "./preferences.js";

/** Change from light to dark or back. */
export function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  keep("theme", root.dataset.theme);
}
