// SPDX-License-Identifier: MIT

const KEY = "recto.settings";
/** Before the paths of documents whose scripts run. */
const SCRIPTS = "recto.scripts.";

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
 * The params that open a file as the user has settled it before. The scripts of a file run without a question
 * only in the tab in which the user has let them: another file may have its path later.
 *
 * @param {string} path
 * @returns {import("../rpc/messages").Params<"document/open">}
 */
export function openingOf(path) {
  const runs = settings.javascript || sessionStorage.getItem(SCRIPTS + path) !== null;
  return runs ? { path, javascript: true } : { path };
}

/** @param {string} path A document whose scripts run from now on. */
export function rememberScripts(path) {
  sessionStorage.setItem(SCRIPTS + path, "run");
}

/** The scripts of every document wait again until the user lets them run. */
export function forgetScripts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(SCRIPTS)) sessionStorage.removeItem(key);
}

/** @param {Partial<typeof DEFAULTS>} change What other tabs have changed meanwhile is kept. */
export function change(change) {
  Object.assign(settings, read(), change);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/**
 * @param {(before: ReturnType<typeof clientSettings>) => void} changed Is called when another tab has changed the
 *   settings, with those that servers were told of before.
 */
export function followSettings(changed) {
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    const before = clientSettings();
    Object.assign(settings, read());
    changed(before);
  });
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
