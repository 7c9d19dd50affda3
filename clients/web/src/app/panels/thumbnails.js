// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { iconButton } from "../../ui/icons.js";
import { Panel } from "./panel.js";

/** The width of a small picture in pixels. */
const WIDTH = 120;

/** Small pictures of the pages: gone to, and moved, turned, copied and deleted. */
export class ThumbnailsPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("thumbnails", application);
    this.content.setAttribute("role", "listbox");
    this.content.setAttribute("aria-multiselectable", "true");
    this.content.setAttribute("aria-label", text("panel.thumbnails"));
    this.content.addEventListener("keydown", (event) => this.#pressed(event));
    this.bar.append(
      iconButton("rotateLeft", text("pages.rotateLeft"), () => this.#rotate(270)),
      iconButton("rotate", text("pages.rotateRight"), () => this.#rotate(90)),
      iconButton("duplicate", text("pages.duplicate"), () => this.#duplicate()),
      iconButton("delete", text("pages.delete"), () => this.#delete()),
    );
  }

  /** @type {HTMLElement[]} */ #items = [];
  /** @type {Set<number>} */ #selected = new Set();
  /** @type {Map<number, string>} What each picture shows. */ #looks = new Map();
  /** @type {IntersectionObserver | null} */ #observer = null;

  begin() {
    this.#observer = new IntersectionObserver((entries) => this.#cameIntoSight(entries), {
      root: this.content,
      rootMargin: "200px",
    });
    this.#fill();
    return [
      this.document.on("pages", () => this.#fill()),
      this.document.on("renewed", () => this.#fill()),
      this.document.on("look", () => this.#observeAgain()),
      this.viewport.on("view", ({ pageIndex }) => this.#mark(pageIndex)),
      () => this.#observer?.disconnect(),
    ];
  }

  #fill() {
    this.#selected.clear();
    this.#looks.clear();
    this.#items = Array.from({ length: this.document.pageCount }, (_, page) => this.#item(page));
    this.content.replaceChildren(...this.#items);
    this.#observeAgain();
    if (this.viewport.view) this.#mark(this.viewport.view.pageIndex);
  }

  /** @param {number} page */
  #item(page) {
    const picture = element("canvas", { width: WIDTH, height: Math.round(WIDTH * 1.4) });
    const label = element("span", { textContent: String(page + 1) });
    const item = element("div", { className: "thumbnail", tabIndex: -1, draggable: true });
    item.dataset.page = String(page);
    item.setAttribute("role", "option");
    item.setAttribute("aria-label", text("page.number", { number: page + 1 }));
    item.append(picture, label);
    item.addEventListener("click", (event) => this.#choose(page, event));
    item.addEventListener("dragstart", (event) => {
      if (!this.#selected.has(page)) this.#select([page]);
      event.dataTransfer?.setData("text/x-recto-pages", "");
    });
    item.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes("text/x-recto-pages")) event.preventDefault();
    });
    item.addEventListener("drop", (event) => this.#drop(event, page));
    return item;
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
    for (const page of this.#selected) this.#items[page]?.setAttribute("aria-selected", "false");
    this.#selected = new Set(pages);
    for (const page of pages) this.#items[page]?.setAttribute("aria-selected", "true");
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
    const box = this.#items[page].getBoundingClientRect();
    const isAfter = event.clientY > (box.top + box.bottom) / 2;
    const to = page - moving + (isAfter && !pages.includes(page) ? 1 : 0);
    this.run(() => this.document.ask("pages/move", { pages, to }));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const page = Number(/** @type {HTMLElement} */ (document.activeElement)?.dataset.page ?? 0);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Delete") this.#delete();
    else if (event.key === "Enter") this.#items[page]?.click();
    else if (step && event.altKey) {
      const to = Math.min(Math.max(page + step, 0), this.document.pageCount - 1);
      this.run(() => this.document.ask("pages/move", { pages: [page], to }));
    } else if (step) this.#items[page + step]?.focus();
    else return;
    event.preventDefault();
  }

  /** @param {number} page */
  #mark(page) {
    for (const item of this.content.querySelectorAll("[aria-current]")) {
      item.removeAttribute("aria-current");
      /** @type {HTMLElement} */ (item).tabIndex = -1;
    }
    const item = this.#items[page];
    if (!item) return;
    item.setAttribute("aria-current", "page");
    item.tabIndex = 0;
    item.scrollIntoView({ block: "nearest" });
  }

  #observeAgain() {
    this.#observer?.disconnect();
    for (const item of this.#items) this.#observer?.observe(item);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #cameIntoSight(entries) {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) this.#draw(Number(/** @type {HTMLElement} */ (target).dataset.page));
    }
  }

  /** @param {number} page */
  async #draw(page) {
    const { document } = this;
    const look = document.look(page);
    if (this.#looks.get(page) === look) return;
    this.#looks.set(page, look);
    const width = Math.round(WIDTH * window.devicePixelRatio);
    const request = { documentId: document.id, page, width, revision: look };
    await this.run(async () => {
      const { signal } = new AbortController();
      const file = await this.application.session.resources.picture(request, signal);
      const picture = await createImageBitmap(file);
      const canvas = this.#items[page]?.querySelector("canvas");
      if (document !== this.document || !canvas) return;
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      picture.close();
    });
  }
}
