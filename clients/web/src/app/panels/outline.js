// SPDX-License-Identifier: MIT
import { isFromRight } from "../../ui/direction.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { Panel, moveByArrows } from "./panel.js";

/** @typedef {import("../../rpc/messages").OutlineItem} OutlineItem */

/** The document's outline, with the entry of the page in sight marked. */
export class OutlinePanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("outline", application);
    this.content.setAttribute("role", "tree");
    moveByArrows(this.content, "[role=treeitem] > .row > button");
  }

  #page = -1;

  begin() {
    this.#page = -1;
    this.#read();
    return [
      this.document.on("outline/didChange", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
      this.viewport.on("view", ({ pageIndex }) => this.#mark(pageIndex)),
    ];
  }

  #read() {
    return this.load("outline/get", {}, ({ items }) => {
      if (!items.length) this.showNothing("outline.none");
      else replaceRows(this.content, ...items.map((item) => this.#item(item)));
      this.#page = -1;
      this.#mark(this.viewport.pageIndex);
    });
  }

  /**
   * @param {OutlineItem} item
   * @returns {HTMLElement}
   */
  #item(item) {
    const { id, title, children, open: isOpenAtFirst, style } = item;
    const link = element("button", { textContent: title, onclick: () => this.#follow(item) });
    if (style?.bold) link.style.fontWeight = "600";
    if (style?.italic) link.style.fontStyle = "italic";
    const row = element("div", { className: "row" }, link);
    const entry = element("div", { className: "outline-item", dataset: { id } }, row);
    entry.setAttribute("role", "treeitem");
    if (!children.length) return entry;
    const below = element("div", { className: "below", hidden: !isOpenAtFirst });
    below.setAttribute("role", "group");
    const toggle = element("button", { className: "twisty", tabIndex: -1, ariaLabel: title });
    const set = (/** @type {boolean} */ isOpen) => {
      // What was never opened is never drawn: outlines can be very long.
      if (isOpen && !below.childElementCount) {
        below.append(...children.map((child) => this.#item(child)));
      }
      below.hidden = !isOpen;
      entry.setAttribute("aria-expanded", String(isOpen));
    };
    toggle.onclick = () => set(below.hidden);
    link.addEventListener("keydown", ({ key }) => {
      const [open, close] = isFromRight() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      if (key === open) set(true);
      if (key === close) set(false);
    });
    row.prepend(toggle);
    entry.append(below);
    set(isOpenAtFirst);
    return entry;
  }

  /** @param {OutlineItem} item */
  #follow({ action, pageIndex }) {
    this.lead(async () => {
      this.viewport.flush();
      if (action) await this.document.ask("action/run", { action });
      else if (pageIndex !== undefined) await this.viewport.command("view/goTo", { pageIndex });
    });
  }

  /** @param {number} pageIndex */
  #mark(pageIndex) {
    if (pageIndex === this.#page) return;
    this.#page = pageIndex;
    this.load("outline/find", { pageIndex }, ({ path }) => {
      for (const old of this.content.querySelectorAll("[aria-current]")) {
        old.removeAttribute("aria-current");
      }
      // The innermost one that is drawn.
      const shown = path.map((id) => {
        return this.content.querySelector(`[data-id="${CSS.escape(id)}"]`);
      });
      const entry = shown.filter(Boolean).at(-1);
      entry?.setAttribute("aria-current", "location");
      entry?.querySelector(".row")?.scrollIntoView({ block: "nearest" });
    });
  }
}
