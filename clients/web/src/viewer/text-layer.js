// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";

/** How long a page is in sight before its text is asked for, in milliseconds. */
const PATIENCE = 400;
/** Roles of the document's structure: what they are to a screen reader. */
const HEADING = /^(?:H([1-6])?|Title)$/;
const LIST_ITEMS = ["LI", "TOCI"];

/** The text of the pages for screen readers: not seen, but in its places and in reading order. */
export class TextLayers {
  /**
   * @param {import("./pages.js").Pages} pages
   * @param {import("../rpc/document.js").RectoDocument} document
   */
  constructor(pages, document) {
    this.#document = document;
    this.#pages = pages;
    pages.on("sharp", () => this.#later());
  }

  #document;
  #pages;
  #timer = 0;
  /** @type {WeakMap<HTMLElement, string>} */ #looks = new WeakMap();

  #later() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#fill(), PATIENCE);
  }

  async #fill() {
    for (const page of this.#pages.elements.values()) {
      const look = this.#document.look(page.index);
      if (!page.isSharp || this.#looks.get(page.element) === look) continue;
      this.#looks.set(page.element, look);
      try {
        const { index: pageIndex } = page;
        const layout = await this.#document.ask("page/layout", { pageIndex, format: "blocks", order: "structure" });
        page.sheet.querySelector("div.text")?.remove();
        page.sheet.append(layerOf(layout.blocks ?? [], page));
      } catch (error) {
        this.#document.session.report(error);
      }
    }
  }
}

/**
 * @param {import("../rpc/messages").TextBlock[]} blocks
 * @param {import("./page.js").PageElement} page
 */
function layerOf(blocks, { size: [width, height], index }) {
  const layer = element("div", { className: "text" });
  layer.setAttribute("role", "group");
  layer.setAttribute("aria-label", text("page.number", { number: index + 1 }));
  /** @type {HTMLElement | null} The list that the next item belongs to. */ let list = null;
  for (const { rect, role, lines } of blocks) {
    const block = element("p", { dir: "auto", textContent: lines.map(textOf).join(" ") });
    const heading = HEADING.exec(role ?? "");
    if (heading) {
      block.setAttribute("role", "heading");
      block.setAttribute("aria-level", heading[1] ?? "1");
    }
    block.style.left = `${(rect[0] / width) * 100}%`;
    block.style.top = `${(rect[1] / height) * 100}%`;
    block.style.width = `${((rect[2] - rect[0]) / width) * 100}%`;
    block.style.height = `${((rect[3] - rect[1]) / height) * 100}%`;
    if (role === "BlockQuote") block.setAttribute("role", "blockquote");
    if (LIST_ITEMS.includes(role ?? "")) {
      block.setAttribute("role", "listitem");
      list ??= listIn(layer);
      list.append(block);
    } else {
      list = null;
      layer.append(block);
    }
  }
  return layer;
}

/** @param {HTMLElement} layer */
function listIn(layer) {
  const list = element("div");
  list.setAttribute("role", "list");
  layer.append(list);
  return list;
}

/** @param {{text: string}} line */
function textOf({ text: words }) {
  return words;
}
