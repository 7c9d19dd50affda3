// SPDX-License-Identifier: MIT
import { shapeOf, svg } from "./overlay-shapes.js";

/** @typedef {import("../rpc/messages").OverlayItem} OverlayItem */
/** @typedef {import("./overlay-shapes.js").Drawn} Drawn */

/** How long what was drawn over a page waits at most for the page's new picture. */
const LINGERS = 300;

/** Draws what the server wants drawn over the pages, and what was found by a search. */
export class Overlay {
  /**
   * @param {import("./pages.js").Pages} pages
   * @param {import("../rpc/document.js").RectoDocument} document
   */
  constructor(pages, document) {
    this.#pages = pages;
    pages.on("page", (page) => this.#draw(page));
    pages.on("sharp", () => this.#endLingering());
    document.on("look", ({ pages: changed }) => this.#changed(changed));
    document.on("result", ({ overlay }) => overlay && this.show(overlay.items));
    document.on("tool/didUpdate", ({ overlay }) => overlay && this.show(overlay.items));
    document.on("interaction/didRecognize", ({ result }) => {
      if (result.overlay) this.show(result.overlay.items);
    });
  }

  #pages;
  /** @type {OverlayItem[]} */ items = [];
  /** @type {Map<number, Drawn[]>} */ #marks = new Map();
  /** @type {Set<number>} Pages whose new picture is on its way. */ #awaited = new Set();

  /** @param {OverlayItem[]} items All that the server wants drawn, the lowest first. */
  show(items) {
    const before = new Set(this.items.map(({ pageIndex }) => pageIndex));
    this.items = items;
    for (const { pageIndex } of items) before.add(pageIndex);
    this.#redraw(before);
  }

  /**
   * Draws items beneath those of the server: matches of a search.
   *
   * @param {Map<number, Drawn[]>} marks All of them, by their pages.
   * @param {Iterable<number>} changed The pages that have other ones now.
   */
  mark(marks, changed) {
    this.#marks = marks;
    this.#redraw(changed);
  }

  /** The box around all handles and selections, on one page: where a menu belongs. */
  get box() {
    const anchors = this.items.filter(({ role }) => role === "selection" || role === "entry");
    if (!anchors.length) return null;
    const page = anchors[0].pageIndex;
    const points = anchors.filter(({ pageIndex }) => pageIndex === page).flatMap(cornersOf);
    const [xs, ys] = [0, 1].map((axis) => points.filter((_, index) => index % 2 === axis));
    return { page, rect: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  }

  /** Everything that can be taken hold of, with its page. */
  get handles() {
    return this.items.flatMap((item) => (item.kind === "handle" ? [{ page: item.pageIndex, point: item.point }] : []));
  }

  /** @param {string} role The first item of a role. */
  first(role) {
    return this.items.find((item) => item.role === role);
  }

  /** @param {Iterable<number>} pages */
  #redraw(pages) {
    for (const index of pages) {
      const page = this.#pages.element(index);
      if (page) this.#draw(page);
    }
  }

  /** @param {import("./page.js").PageElement} page */
  #draw(page) {
    const [width, height] = page.size;
    const drawing = svg("svg", { class: "overlay above", viewBox: `0 0 ${width} ${height}` });
    drawing.setAttribute("aria-hidden", "true");
    for (const item of [...(this.#marks.get(page.index) ?? []), ...this.items]) {
      if (item.pageIndex !== page.index) continue;
      const shape = shapeOf(item);
      if (shape) drawing.append(shape);
    }
    const previous = page.sheet.querySelector(":scope > .overlay:not(.lingering)");
    if (previous && this.#awaited.has(page.index) && previous.childElementCount) {
      // What is taken away here appears in the page's picture a moment later.
      previous.classList.add("lingering");
      setTimeout(() => previous.remove(), LINGERS);
    } else previous?.remove();
    page.sheet.append(drawing);
    page.onsized = () => drawing.setAttribute("viewBox", `0 0 ${page.size[0]} ${page.size[1]}`);
  }

  /** @param {number[] | null} pages */
  #changed(pages) {
    for (const page of pages ?? []) this.#awaited.add(page);
  }

  #endLingering() {
    this.#awaited.clear();
    for (const page of this.#pages.elements.values()) {
      for (const old of page.sheet.querySelectorAll(".lingering")) old.remove();
    }
  }
}

/**
 * @param {OverlayItem} item
 * @returns {number[]}
 */
function cornersOf(item) {
  switch (item.kind) {
    case "quads":
      return item.quads.flat();
    case "path":
      return item.lines.flat();
    case "handle":
      return item.point;
    case "caret":
    case "guide":
      return item.line;
    default:
      return item.rect;
  }
}
