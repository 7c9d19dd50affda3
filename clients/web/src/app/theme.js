// SPDX-License-Identifier: MIT
import { change, settings } from "./settings.js";

/** What black and white become on pages; the server keeps pictures and hues. */
const DARK = { ink: "#e2e4e8", paper: "#1e2024" };
const NEXT = /** @type {const} */ ({ system: "dark", dark: "light", light: "system" });

/** Light or dark, as the user or the system says. */
export class Theme {
  /** @param {() => void} onchange */
  constructor(onchange) {
    this.#system.addEventListener("change", () => this.#apply());
    this.follow(onchange);
    this.#apply();
  }

  #system = matchMedia("(prefers-color-scheme: dark)");
  /** @type {Set<() => void>} */ #followers = new Set();

  /** @param {() => void} listener Is told of each change, until the result is called. */
  follow(listener) {
    this.#followers.add(listener);
    return () => void this.#followers.delete(listener);
  }

  get isDark() {
    return settings.theme === "dark" || (settings.theme === "system" && this.#system.matches);
  }

  /** What pages are drawn in; `null`: as they are. */
  get colors() {
    return this.isDark ? DARK : null;
  }

  next() {
    change({ theme: NEXT[settings.theme] });
    this.#apply();
  }

  #apply() {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
    for (const listener of this.#followers) listener();
  }
}
