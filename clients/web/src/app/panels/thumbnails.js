// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { iconButton } from "../../ui/icons.js";
import { VirtualGrid } from "../../ui/virtual-grid.js";
import { Panel } from "./panel.js";

/** The width of a small picture in pixels. */
const WIDTH = 120;
/** The size of a page's item with the gap behind it, in pixels. */
const ITEM = { width: 132, height: 200 };
/** How many small pictures are kept. */
const KEPT = 200;

/**
 * Small pictures of the pages: gone to, and moved, turned, copied and deleted. Only those in sight have
 * elements, so that a document can have tens of thousands of pages.
 */
export class ThumbnailsPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("thumbnails", application);
    this.content.setAttribute("role", "listbox");
    this.content.setAttribute("aria-multiselectable", "true");
    this.content.setAttribute("aria-label", text("panel.thumbnails"));
    this.content.addEventListener("keydown", (event) => this.#pressed(event));
    this.#list = new VirtualGrid(this.content, ITEM, (page) => this.#item(page));
    this.bar.append(
      iconButton("rotateLeft", text("pages.rotateLeft"), () => this.#rotate(270)),
      iconButton("rotate", text("pages.rotateRight"), () => this.#rotate(90)),
      iconButton("duplicate", text("pages.duplicate"), () => this.#duplicate()),
      iconButton("delete", text("pages.delete"), () => this.#delete()),
    );
  }

  #list;
  /** @type {Set<number>} */ #selected = new Set();
  /** The page in sight. */ #current = 0;
  /** @type {Map<number, {look: string, canvas: HTMLCanvasElement}>} The latest ones last. */
  #pictures = new Map();

  begin() {
    this.#fill();
    return [
      this.document.on("pages", () => this.#fill()),
      this.document.on("renewed", () => this.#fill()),
      this.document.on("look", () => this.#drawAgain()),
      this.viewport.on("view", ({ pageIndex }) => this.#mark(pageIndex)),
      this.#list.follow(),
    ];
  }

  #fill() {
    this.#selected.clear();
    this.#pictures.clear();
    this.#current = -1;
    this.#list.show(this.document.pageCount);
    this.#mark(this.viewport.pageIndex);
  }

  /** @param {number} page */
  #item(page) {
    const label = element("span", { textContent: String(page + 1) });
    const item = element("div", { className: "thumbnail", tabIndex: -1, draggable: true });
    item.dataset.page = String(page);
    item.setAttribute("role", "option");
    item.setAttribute("aria-label", text("page.number", { number: page + 1 }));
    item.setAttribute("aria-setsize", String(this.document.pageCount));
    item.setAttribute("aria-posinset", String(page + 1));
    item.setAttribute("aria-selected", String(this.#selected.has(page)));
    if (page === this.#current) markCurrent(item);
    item.append(this.#picture(page), label);
    item.addEventListener("click", (event) => this.#choose(page, event));
    item.addEventListener("dragstart", (event) => {
      if (!this.#selected.has(page)) this.#select([page]);
      event.dataTransfer?.setData("text/x-recto-pages", "");
    });
    item.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes("text/x-recto-pages")) event.preventDefault();
    });
    item.addEventListener("drop", (event) => this.#drop(event, page));
    this.#draw(page);
    return item;
  }

  /** @param {number} page The one from before, until there is a newer one. */
  #picture(page) {
    const known = this.#pictures.get(page)?.canvas;
    return known ?? element("canvas", { width: WIDTH, height: Math.round(WIDTH * 1.4) });
  }

  /**
   * @param {number} page
   * @param {MouseEvent} event
   */
  #choose(page, event) {
    const last = [...this.#selected].at(-1) ?? page;
    if (event.shiftKey) {
      const [from, to] = [Math.min(last, page), Math.max(last, page)];
      this.#select(Array.from({ length: to - from + 1 }, (_, index) => from + index));
    } else if (event.ctrlKey || event.metaKey) {
      const rest = [...this.#selected].filter((each) => each !== page);
      this.#select(this.#selected.has(page) ? rest : [...rest, page]);
    } else {
      this.#select([page]);
      this.run(() => this.viewport.command("view/goTo", { pageIndex: page }));
    }
  }

  /** @param {number[]} pages */
  #select(pages) {
    this.#selected = new Set(pages);
    for (const [page, item] of this.#list.items) {
      item.setAttribute("aria-selected", String(this.#selected.has(page)));
    }
  }

  /** @param {90 | 270} by */
  #rotate(by) {
    return this.#change((pages) => this.document.ask("pages/rotate", { pages, by }));
  }

  #duplicate() {
    return this.#change((pages) => this.document.ask("pages/duplicate", { pages }));
  }

  #delete() {
    return this.#change((pages) => this.document.ask("pages/delete", { pages }));
  }

  /**
   * Changes the chosen pages, or the present one.
   *
   * @param {(pages: number[]) => Promise<unknown>} change
   */
  #change(change) {
    const chosen = [...this.#selected].sort((one, other) => one - other);
    const pages = chosen.length ? chosen : [this.viewport.pageIndex];
    return this.run(() => change(pages));
  }

  /**
   * @param {DragEvent} event
   * @param {number} page
   */
  #drop(event, page) {
    event.preventDefault();
    event.stopPropagation();
    const pages = [...this.#selected].sort((one, other) => one - other);
    // The place among the pages that stay: those that move do not count.
    const moving = pages.filter((each) => each < page).length;
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const isAfter = event.clientY > (box.top + box.bottom) / 2;
    const to = page - moving + (isAfter && !pages.includes(page) ? 1 : 0);
    this.run(() => this.document.ask("pages/move", { pages, to }));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const page = Number(/** @type {HTMLElement} */ (document.activeElement)?.dataset.page ?? 0);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Delete") this.#delete();
    else if (event.key === "Enter") this.#list.items.get(page)?.click();
    else if (step && event.altKey) {
      const to = Math.min(Math.max(page + step, 0), this.document.pageCount - 1);
      this.run(() => this.document.ask("pages/move", { pages: [page], to }));
    } else if (step) this.#list.reveal(page + step)?.focus();
    else return;
    event.preventDefault();
  }

  /** @param {number} page */
  #mark(page) {
    if (page === this.#current) return;
    const old = this.#list.items.get(this.#current);
    old?.removeAttribute("aria-current");
    if (old) old.tabIndex = -1;
    this.#current = page;
    const item = this.#list.reveal(page);
    if (item) markCurrent(item);
  }

  #drawAgain() {
    for (const page of this.#list.items.keys()) this.#draw(page);
  }

  /** @param {number} page */
  async #draw(page) {
    const { document } = this;
    const look = document.look(page);
    if (this.#pictures.get(page)?.look === look) return;
    const width = Math.round(WIDTH * window.devicePixelRatio);
    const request = { documentId: document.id, page, width, revision: look };
    await this.run(async () => {
      const { signal } = new AbortController();
      const file = await this.application.session.resources.picture(request, signal);
      const picture = await createImageBitmap(file);
      if (document === this.document && document.look(page) === look) this.#keep(page, look, picture);
      picture.close();
    });
  }

  /**
   * @param {number} page
   * @param {string} look
   * @param {ImageBitmap} picture
   */
  #keep(page, look, picture) {
    const canvas = element("canvas", { width: picture.width, height: picture.height });
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    this.#pictures.delete(page);
    this.#pictures.set(page, { look, canvas });
    this.#list.items.get(page)?.querySelector("canvas")?.replaceWith(canvas);
    for (const old of this.#pictures.keys()) {
      if (this.#pictures.size <= KEPT) break;
      this.#pictures.delete(old);
    }
  }
}

/** @param {HTMLElement} item */
function markCurrent(item) {
  item.setAttribute("aria-current", "page");
  item.tabIndex = 0;
}
