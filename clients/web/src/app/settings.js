// SPDX-License-Identifier: MIT

const KEY = "recto.settings";

/** What the user has chosen, kept by the browser. */
const DEFAULTS = {
  author: "",
  isAuthorOffered: false,
  language: "",
  /** @type {"system" | "light" | "dark"} */ theme: "system",
  isSideOpen: false,
  panel: "thumbnails",
  javascript: false,
};

/** @returns {typeof DEFAULTS} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    // What cannot be read is as if it had never been set.
    return { ...DEFAULTS };
  }
}

export const settings = read();

/** What a server is told about this user. */
export function clientSettings() {
  return { author: settings.author, locale: navigator.language, javascript: settings.javascript };
}

/**
 * The params that open a file as the user has settled it before.
 *
 * @param {string} path
 * @returns {import("../rpc/messages").Params<"document/open">}
 */
export function openingOf(path) {
  const runs = settings.javascript || localStorage.getItem(`recto.scripts.${path}`) !== null;
  return runs ? { path, javascript: true } : { path };
}

/** @param {string} path A document whose scripts run from now on. */
export function rememberScripts(path) {
  localStorage.setItem(`recto.scripts.${path}`, "run");
}

/** @param {Partial<typeof DEFAULTS>} change */
export function change(change) {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/**
 * Where the reader was in a file, as `view/capture` told it.
 *
 * @param {string} path
 * @returns {import("../rpc/messages").ViewState | null}
 */
export function placeIn(path) {
  try {
    return JSON.parse(localStorage.getItem(`recto.place.${path}`) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} path
 * @param {import("../rpc/messages").ViewState} state
 */
export function keepPlace(path, state) {
  localStorage.setItem(`recto.place.${path}`, JSON.stringify(state));
}
