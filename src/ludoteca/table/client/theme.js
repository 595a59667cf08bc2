// Before the first paint: the theme this browser was last set to. Light or dark by the machine if it never was.
"use strict";
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage here (a private window): the machine decides.
}
