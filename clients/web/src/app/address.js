// SPDX-License-Identifier: MIT

/** Where the token is kept, so that the page can be loaded again. */
const KEY = "recto.token";

/** The parts of an address that choose how the page looks: they stay in it. */
const KEPT = ["lang", "dir"];

/** The address that the page began with. */
const BEGINNING = new URLSearchParams(location.hash.slice(1));

/** How pages can fit the window. */
export const FITS = /** @type {const} */ (["width", "page", "content"]);

/**
 * What the address asks for after `#`, as in `#page=12&zoom=150`.
 *
 * @typedef {object} Place
 * @property {string[]} files
 * @property {string} [front] The one of these that is seen, and in which the place is.
 * @property {number} [page] Counted from 1.
 * @property {number} [zoom] In percent.
 * @property {import("../rpc/messages").ViewFit} [fit]
 * @property {string} [search]
 * @property {string} [destination] A named destination.
 * @property {{line: number, column?: number, file: string}} [source] A line of a TeX source.
 * @property {string} [language] Of the interface, instead of the browser's.
 * @property {"ltr" | "rtl"} [direction] How its lines run, whatever the language says.
 */

/** Takes the token out of the address, where it might be copied or seen. */
export function takeToken() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get("token");
  if (token) {
    sessionStorage.setItem(KEY, token);
    fragment.delete("token");
    history.replaceState(null, "", `#${fragment}`);
  }
  return sessionStorage.getItem(KEY);
}

/** @returns {Place} */
export function readAddress() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const number = (/** @type {string} */ name) => Number.parseFloat(fragment.get(name) ?? "");
  const [page, zoom] = [number("page"), number("zoom")];
  const files = fragment.getAll("file");
  return {
    files,
    front: files[number("tab") - 1] ?? files.at(-1),
    page: Number.isFinite(page) ? page : undefined,
    zoom: zoom > 0 ? zoom : undefined,
    fit: FITS.find((fit) => fit === fragment.get("fit")),
    search: fragment.get("search") ?? undefined,
    destination: fragment.get("nameddest") ?? undefined,
    source: sourceOf(fragment.get("synctex") ?? ""),
    language: fragment.get("lang") ?? undefined,
    direction: /** @type {const} */ (["ltr", "rtl"]).find((name) => name === fragment.get("dir")),
  };
}

/**
 * @param {string} place As editors write it: `line:column:file`, where the column may be missing.
 * @returns {Place["source"]}
 */
function sourceOf(place) {
  const [, line, column, file] = /^([1-9]\d*):(?:(\d+):)?(.+)$/.exec(place) ?? [];
  return file ? { line: Number(line), column: column ? Number(column) : undefined, file } : undefined;
}

/**
 * What the address says while these files are open: a reload opens them again, and shows the same one in the
 * same language.
 *
 * @param {string[]} paths
 * @param {string} [front] The one that is seen.
 */
export function noteFiles(paths, front) {
  const present = new URLSearchParams(location.hash.slice(1));
  const fragment = new URLSearchParams(paths.map((path) => ["file", path]));
  const tab = front === undefined ? 0 : paths.indexOf(front) + 1;
  // Without a number, the last one is seen.
  if (tab > 0 && tab < paths.length) fragment.set("tab", `${tab}`);
  for (const name of KEPT) {
    const value = present.get(name) ?? BEGINNING.get(name);
    if (value !== null) fragment.set(name, value);
  }
  history.replaceState(null, "", `#${fragment}`);
}

/**
 * Shows what an address asks for. A part that cannot be shown, such as a destination that the document no
 * longer has, is reported and does not prevent the others.
 *
 * @param {import("./application.js").RectoViewer} viewer
 * @param {Place} place
 */
export async function showPlace({ viewport, document }, place) {
  if (!viewport || !document) return;
  for (const step of stepsTo(place, viewport)) {
    await step().catch((error) => document.session.report(error));
  }
}

/**
 * @param {Place} place
 * @param {import("../viewer/viewport.js").Viewport} viewport
 * @returns {Generator<() => Promise<unknown>>}
 */
function* stepsTo({ page, zoom, fit, destination, source }, viewport) {
  const { document } = viewport;
  if (zoom) yield () => viewport.command("view/zoomTo", { scale: zoom / 100 });
  if (fit && fit !== viewport.view?.fit) yield () => viewport.command("view/update", { fit });
  if (page) {
    const pageIndex = Math.min(Math.max(Math.round(page), 1), document.pageCount) - 1;
    yield () => viewport.command("view/goTo", { pageIndex });
  }
  if (destination) yield () => document.ask("action/run", { name: destination });
  if (source) {
    yield async () => {
      const { pageIndex } = viewport;
      const { locations } = await document.ask("synctex/forward", { ...source, pageIndex });
      if (locations.length) await viewport.command("view/goTo", locations[0]);
    };
  }
}
