// SPDX-License-Identifier: MIT
import { isFromRight } from "../../ui/direction.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign } from "../../ui/foreign.js";
import { OutlineEditing } from "./outline-editing.js";
import { Panel, moveByArrows } from "./panel.js";

/** @typedef {import("../../rpc/messages").OutlineItem} OutlineItem */

/** The document's outline, with the entry of the page in sight marked. */
export class OutlinePanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("outline", application);
    this.content.setAttribute("role", "tree");
    moveByArrows(this.content, "[role=treeitem] > .row > button:not([tabindex])");
    this.#editing = new OutlineEditing(this);
  }

  #editing;
  #page = -1;
  /** @type {Map<string, boolean>} The entries that the user has opened or closed. */ #areOpen = new Map();

  begin() {
    this.#page = -1;
    this.#areOpen.clear();
    this.read();
    return [
      this.document.on("outline/didChange", () => this.read()),
      this.document.on("renewed", () => this.read()),
      this.viewport.on("view", ({ pageIndex }) => this.#mark(pageIndex)),
    ];
  }

  read() {
    return this.load("outline/get", {}, ({ items }) => {
      this.#editing.follow(items);
      if (!items.length) this.showNothing("outline.none");
      else replaceRows(this.content, ...items.map((item) => this.#item(item)));
      this.#editing.focus();
      this.#page = -1;
      this.#mark(this.viewport.pageIndex);
    });
  }

  /** @param {string} id Shows what is below this entry, when the rows are shown anew. */
  unfold(id) {
    this.#areOpen.set(id, true);
  }

  /**
   * @param {OutlineItem} item
   * @returns {HTMLElement}
   */
  #item(item) {
    const { id, title, children, open, style } = item;
    const link = element("button", { onclick: () => this.#follow(item) }, foreign(title));
    if (style?.bold) link.style.fontWeight = "600";
    if (style?.italic) link.style.fontStyle = "italic";
    const row = element("div", { className: "row" }, link);
    const entry = element("div", { className: "outline-item", dataset: { id } }, row);
    entry.setAttribute("role", "treeitem");
    this.#editing.serve(row, link, item);
    if (!children.length) return entry;
    const isOpenAtFirst = this.#areOpen.get(id) ?? open;
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
    const choose = (/** @type {boolean} */ isOpen) => {
      this.#areOpen.set(id, isOpen);
      set(isOpen);
    };
    toggle.onclick = () => choose(below.hidden);
    link.addEventListener("keydown", ({ key, altKey }) => {
      if (altKey) return;
      const [inward, outward] = isFromRight() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      if (key === inward) choose(true);
      if (key === outward) choose(false);
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
