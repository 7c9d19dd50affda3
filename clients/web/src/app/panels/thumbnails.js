// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { iconButton } from "../../ui/icons.js";
import { ownKind } from "../../ui/own-kind.js";
import { VirtualGrid } from "../../ui/virtual-grid.js";
import { offerPageMenu } from "../page-menu.js";
import { PageChanges } from "./page-changes.js";
import { PagePictures } from "./page-pictures.js";
import { PageSelection, targetOf } from "./page-selection.js";
import { Panel } from "./panel.js";

/** The size of a page's item with the gap behind it, in pixels. */
const ITEM = { width: 132, height: 200 };

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
    const more = iconButton("more", text("pages.more"), () => this.#offer(more));
    more.setAttribute("aria-haspopup", "menu");
    this.bar.append(
      iconButton("rotateLeft", text("pages.rotateLeft"), () => this.#changes.rotate(this.#selection, 270)),
      iconButton("rotate", text("pages.rotateRight"), () => this.#changes.rotate(this.#selection, 90)),
      iconButton("duplicate", text("pages.duplicate"), () => this.#changes.duplicate(this.#selection)),
      iconButton("delete", text("pages.delete"), ({ detail }) => {
        // A double click deletes the chosen pages, and not the page that it leaves in sight.
        if (detail < 2) this.#changes.delete(this.#selection);
      }),
      more,
    );
  }

  #list;
  #selection = new PageSelection();
  #changes = new PageChanges(this);
  /** What dragged pages of the document are called. */ #dragged = "";
  /** The page in sight. */ #current = 0;
  #pictures = new PagePictures(
    this,
    (page, canvas) => this.#list.items.get(page)?.querySelector("canvas")?.replaceWith(canvas),
    () => this.#drawSoon(),
  );
  /** Whether the pictures that are in sight will be asked for. */ #isDrawing = false;

  begin() {
    this.#dragged = ownKind("pages");
    this.#renew();
    return [
      this.document.on("pages", (change) => {
        this.#selection.follow(change);
        this.#fill();
      }),
      this.document.on("renewed", () => this.#renew()),
      this.document.on("look", () => this.#drawSoon()),
      this.application.theme.follow(() => this.#drawSoon()),
      this.viewport.on("view", ({ pageIndex }) => this.#mark(pageIndex)),
      this.#list.follow(),
      () => this.#pictures.clear(),
    ];
  }

  #renew() {
    this.#selection.clear();
    this.#fill();
  }

  #fill() {
    const hasKeys = this.content.contains(document.activeElement);
    this.#pictures.clear();
    this.#current = -1;
    this.#list.show(this.document.pageCount);
    this.#mark(this.viewport.pageIndex);
    // The elements are new: the keys stay with their page.
    if (hasKeys) this.#list.reveal(Math.max(this.#selection.focus, 0))?.focus();
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
    item.setAttribute("aria-selected", String(this.#selection.pages.has(page)));
    if (page === this.#current) markCurrent(item);
    item.append(this.#pictures.canvas(page), label);
    item.addEventListener("click", (event) => this.#choose(page, event));
    item.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (!this.#selection.pages.has(page)) this.#select(() => this.#selection.choose(page));
      this.#offer(item, [event.clientX, event.clientY]);
    });
    item.addEventListener("dragstart", (event) => {
      if (!this.#selection.pages.has(page)) this.#select(() => this.#selection.choose(page));
      event.dataTransfer?.setData(this.#dragged, "");
    });
    item.addEventListener("dragover", (event) => {
      if (this.#isOwn(event)) event.preventDefault();
    });
    item.addEventListener("drop", (event) => this.#drop(event, page));
    this.#drawSoon();
    return item;
  }

  /**
   * @param {number} page
   * @param {MouseEvent} event
   */
  #choose(page, event) {
    if (event.shiftKey) this.#select(() => this.#selection.extend(page));
    else if (event.ctrlKey || event.metaKey) this.#select(() => this.#selection.toggle(page));
    else {
      this.#select(() => this.#selection.choose(page));
      this.run(() => this.viewport.command("view/goTo", { pageIndex: page }));
    }
  }

  /** @param {() => void} change Changes the selection, and shows it. */
  #select(change) {
    change();
    for (const [page, item] of this.#list.items) {
      item.setAttribute("aria-selected", String(this.#selection.pages.has(page)));
    }
  }

  /** @param {[anchor: HTMLElement, point?: number[]]} place Of a menu for the chosen pages. */
  #offer(...place) {
    const selection = this.#selection;
    offerPageMenu(this.application, this.document, (change) => this.#changes.add(selection, change), ...place);
  }

  /** @param {DragEvent} event Whether pages of this document are dragged: it is the chosen ones that move. */
  #isOwn({ dataTransfer }) {
    return dataTransfer?.types.includes(this.#dragged) ?? false;
  }

  /**
   * @param {DragEvent} event
   * @param {number} page
   */
  #drop(event, page) {
    if (!this.#isOwn(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const isAfter = event.clientY > (box.top + box.bottom) / 2;
    this.#changes.drop(this.#selection, page, isAfter);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset.page;
    const page = Number(focused ?? this.viewport.pageIndex);
    const isCommand = event.ctrlKey || event.metaKey;
    const sideward = getComputedStyle(this.content).direction === "rtl" ? -1 : 1;
    /** @type {[right: number, down: number]} */
    const steps = [sideward, this.#list.columns];
    const wanted = targetOf(event.key, page, steps);
    const target = wanted === null ? null : Math.min(Math.max(wanted, 0), this.document.pageCount - 1);
    if (event.key === "Delete") {
      if (!this.#selection.pages.size) this.#selection.choose(page);
      this.#changes.delete(this.#selection);
    } else if (event.key === "Enter") this.#list.items.get(page)?.click();
    else if (event.key === " ") this.#select(() => this.#selection.toggle(page));
    else if (isCommand && event.key === "a") this.#select(() => this.#selection.chooseAll(this.document.pageCount));
    else if (target === null) return;
    else if (event.altKey) {
      if (!this.#selection.pages.has(page)) this.#selection.choose(page);
      this.#changes.move(this.#selection, event.key, steps);
    } else this.#go(target, event.shiftKey, isCommand);
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Moves the keys to a page, which is chosen by that: alone, with all pages between, or not at all.
   *
   * @param {number} page
   * @param {boolean} isRange
   * @param {boolean} onlyMoves
   */
  #go(page, isRange, onlyMoves) {
    this.#select(() => {
      if (isRange) this.#selection.extend(page);
      else if (onlyMoves) this.#selection.focus = page;
      else this.#selection.choose(page);
    });
    this.#list.reveal(page)?.focus();
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

  /** Asks for the pictures of what is in sight, once all of that is known. */
  #drawSoon() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      if (this.viewer) this.#pictures.want(this.#list.items.keys());
    });
  }
}

/** @param {HTMLElement} item */
function markCurrent(item) {
  item.setAttribute("aria-current", "page");
  item.tabIndex = 0;
}
