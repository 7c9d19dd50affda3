// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign } from "../../ui/foreign.js";
import { iconButton } from "../../ui/icons.js";
import { exportBookmarks, importBookmarks } from "../exchange.js";
import { Panel, moveByArrows } from "./panel.js";

/** The kind of what is dragged: the id of a bookmark. */
const DRAGGED = "text/x-recto-bookmark";

/** The reader's own bookmarks: followed, renamed, sorted by dragging, removed. */
export class BookmarksPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("bookmarks", application);
    moveByArrows(this.content, ".bookmark > button:first-of-type");
    this.bar.append(
      iconButton("plus", text("bookmarks.toggle"), () => this.#toggle()),
      iconButton("upload", text("bookmarks.import"), () => this.run(() => importBookmarks(this.document))),
      iconButton("download", text("bookmarks.export"), () => this.run(() => exportBookmarks(this.document))),
    );
  }

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
    return this.load("bookmarks/list", { sortOrder: "custom" }, ({ bookmarks }) => {
      // A list must have entries.
      if (bookmarks.length) this.content.setAttribute("role", "list");
      else this.content.removeAttribute("role");
      if (!bookmarks.length) this.showNothing("bookmarks.none");
      else replaceRows(this.content, ...bookmarks.map(this.#row, this));
    });
  }

  /**
   * @param {import("../../rpc/messages").Bookmark} bookmark
   * @param {number} index
   */
  #row({ id, name, displayName, pageIndex }, index) {
    const follow = element("button", { className: "bookmark-name" }, foreign(displayName));
    follow.onclick = () => this.lead(() => this.document.ask("bookmarks/run", { id }));
    const page = element("small", { textContent: pageIndex === undefined ? "" : `${pageIndex + 1}` });
    const remove = iconButton("delete", text("bookmarks.remove", { name: displayName }), () => {
      this.run(() => this.document.ask("bookmarks/remove", { id }));
    });
    const row = element("div", { className: "bookmark row", draggable: true, dataset: { id } }, follow, page, remove);
    row.setAttribute("role", "listitem");
    follow.addEventListener("dblclick", () => this.#rename(row, id, name ?? displayName));
    row.addEventListener("keydown", (event) => {
      if (event.key === "F2") this.#rename(row, id, name ?? displayName);
      if (event.key === "Delete") remove.click();
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step) this.#move(id, Math.max(0, index + step));
    });
    row.addEventListener("dragstart", ({ dataTransfer }) => dataTransfer?.setData(DRAGGED, id));
    row.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault();
    });
    row.addEventListener("drop", (event) => {
      const dragged = event.dataTransfer?.getData(DRAGGED);
      if (!dragged) return;
      event.preventDefault();
      this.#move(dragged, index);
    });
    return row;
  }

  /**
   * @param {string} id
   * @param {number} to
   */
  #move(id, to) {
    return this.run(() => this.document.ask("bookmarks/move", { id, to }));
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
