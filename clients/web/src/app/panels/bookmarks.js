// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign } from "../../ui/foreign.js";
import { iconButton } from "../../ui/icons.js";
import { ownKind } from "../../ui/own-kind.js";
import { ChangeQueue } from "../change-queue.js";
import { exportBookmarks, importBookmarks } from "../exchange.js";
import { Panel, moveByArrows } from "./panel.js";

/** The kind of what is dragged: the id of a bookmark. */
const DRAGGED = ownKind("bookmark");

/** The order in which they are shown. */
const ORDER = /** @type {const} */ ({ sortOrder: "custom" });

/** The reader's own bookmarks: followed, renamed, sorted by dragging, removed. */
export class BookmarksPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("bookmarks", application);
    this.#queue = new ChangeQueue(application);
    moveByArrows(this.content, ".bookmark > button:first-of-type");
    this.bar.append(
      iconButton("plus", text("bookmarks.toggle"), () => this.#toggle()),
      iconButton("upload", text("bookmarks.import"), () => this.run(() => importBookmarks(this.document))),
      iconButton("download", text("bookmarks.export"), () => this.run(() => exportBookmarks(this.document))),
    );
  }

  #queue;

  begin() {
    this.#read();
    return [
      this.document.on("bookmarks/didChange", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
    ];
  }

  #toggle() {
    const { document, viewport } = this;
    return this.run(async () => document.ask("bookmarks/toggle", { pageIndex: await viewport.presentPage() }));
  }

  #read() {
    return this.load("bookmarks/list", ORDER, ({ bookmarks }) => {
      // A list must have entries.
      if (bookmarks.length) this.content.setAttribute("role", "list");
      else this.content.removeAttribute("role");
      if (!bookmarks.length) this.showNothing("bookmarks.none");
      else replaceRows(this.content, ...bookmarks.map((bookmark) => this.#row(bookmark)));
    });
  }

  /** @param {import("../../rpc/messages").Bookmark} bookmark */
  #row({ id, name, displayName, pageIndex }) {
    const follow = element("button", { className: "bookmark-name" }, foreign(displayName));
    follow.onclick = () => this.lead(() => this.document.ask("bookmarks/run", { id }));
    const page = element("small", { textContent: pageIndex === undefined ? "" : `${pageIndex + 1}` });
    const remove = iconButton("delete", text("bookmarks.remove", { name: displayName }), () => {
      this.#change(id, (document) => document.ask("bookmarks/remove", { id }));
    });
    const row = element("div", { className: "bookmark row", draggable: true, dataset: { id } }, follow, page, remove);
    row.setAttribute("role", "listitem");
    follow.addEventListener("dblclick", () => this.#rename(row, id, name ?? displayName));
    row.addEventListener("keydown", (event) => {
      if (event.key === "F2") this.#rename(row, id, name ?? displayName);
      if (event.key === "Delete") remove.click();
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step) this.#move(id, (ids) => Math.max(0, ids.indexOf(id) + step));
    });
    row.addEventListener("dragstart", ({ dataTransfer }) => dataTransfer?.setData(DRAGGED, id));
    row.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault();
    });
    row.addEventListener("drop", (event) => {
      const dragged = event.dataTransfer?.getData(DRAGGED);
      if (!dragged) return;
      event.preventDefault();
      this.#move(dragged, (ids) => ids.indexOf(id));
    });
    return row;
  }

  /**
   * @param {string} id
   * @param {(ids: string[]) => number} placeIn Finds the new place; negative if there is none.
   */
  #move(id, placeIn) {
    return this.#change(id, async (document, ids) => {
      const to = placeIn(ids);
      if (to >= 0) await document.ask("bookmarks/move", { id, to });
    });
  }

  /**
   * Changes a bookmark, unless a change before has removed it.
   *
   * @param {string} id
   * @param {(document: import("./panel.js").RectoDocument, ids: string[]) => Promise<unknown>} change
   */
  #change(id, change) {
    const { document } = this;
    return this.#queue.add(async () => {
      const { bookmarks } = await document.ask("bookmarks/list", ORDER);
      const ids = bookmarks.map((bookmark) => bookmark.id);
      if (ids.includes(id)) await change(document, ids);
    });
  }

  /**
   * @param {HTMLElement} row
   * @param {string} id
   * @param {string} name
   */
  #rename(row, id, name) {
    const { document } = this;
    const field = element("input", { value: name, className: "rename" });
    this.edit(row, field, async (isKept) => {
      const params = { id, name: field.value || null };
      if (isKept && field.value !== name) await this.run(() => document.ask("bookmarks/update", params));
      if (this.document === document) await this.#read();
    });
  }
}
