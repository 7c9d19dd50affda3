// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { isFromRight } from "../../ui/direction.js";
import { element } from "../../ui/element.js";
import { iconButton } from "../../ui/icons.js";
import { popUpMenu } from "../../ui/popup-menu.js";
import { ChangeQueue } from "../change-queue.js";

/** @typedef {import("../../rpc/messages").OutlineItem} OutlineItem */
/** @typedef {import("../../rpc/document.js").RectoDocument} RectoDocument */

/**
 * Where an entry stands: below which one, and as which of how many.
 *
 * @typedef {{parent?: string, siblings: OutlineItem[], index: number}} Place
 */

/** @typedef {Map<string, Place>} Places By ids. */

/** @typedef {"up" | "down" | "in" | "out"} Step */

/** A longer selection is no title. */
const LONGEST = 200;

/** Lets the user change the outline: add, rename, move and remove entries. */
export class OutlineEditing {
  /** @param {import("./outline.js").OutlinePanel} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#queue = new ChangeQueue(panel.application);
    panel.bar.append(iconButton("plus", text("outline.add"), () => panel.run(() => this.#add())));
  }

  #panel;
  #queue;
  /** @type {Places} Those that are shown. */ #places = new Map();
  /** The entry that gets the keys when the rows are shown. */ #wanted = "";

  /** @param {OutlineItem[]} items The outline as it is now. */
  follow(items) {
    this.#places = placesOf(items);
  }

  /** Gives the keys to the entry that was changed, if it is shown. */
  focus() {
    if (!this.#wanted) return;
    const entry = this.#entry(this.#wanted);
    /** @type {HTMLElement | null | undefined} */ (entry?.querySelector(".row > button:not([tabindex])"))?.focus();
    this.#wanted = "";
  }

  /**
   * @param {HTMLElement} row
   * @param {HTMLElement} link
   * @param {OutlineItem} item
   */
  serve(row, link, item) {
    const more = iconButton("more", text("outline.more", { name: item.title }), () => this.#offer(row, item, more));
    more.setAttribute("aria-haspopup", "menu");
    more.tabIndex = -1;
    row.append(more);
    row.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#offer(row, item, link, [event.clientX, event.clientY]);
    });
    link.addEventListener("dblclick", () => this.#rename(row, item));
    link.addEventListener("keydown", (event) => this.#pressed(event, row, item));
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} row
   * @param {OutlineItem} item
   */
  #pressed(event, row, item) {
    const [inward, outward] = isFromRight() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    /** @type {Record<string, Step>} */
    const keys = { ArrowUp: "up", ArrowDown: "down", [inward]: "in", [outward]: "out" };
    if (event.key === "F2") this.#rename(row, item);
    else if (event.key === "Delete") this.#remove(item);
    else if (event.altKey && event.key in keys) this.#move(item, keys[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {HTMLElement} row
   * @param {OutlineItem} item
   * @param {HTMLElement} anchor
   * @param {number[]} [point]
   */
  #offer(row, item, anchor, point) {
    const targets = targetsOf(item.id, this.#places);
    const move = (/** @type {Step} */ step) => {
      const isDisabled = targets[step] === null;
      return { title: text(`outline.${step}`), act: () => this.#move(item, step), isDisabled };
    };
    const entries = [
      { title: text("outline.rename"), act: () => this.#rename(row, item) },
      { title: text("outline.here"), act: () => this.#panel.run(() => this.#lead(item)) },
      move("up"),
      move("down"),
      move("in"),
      move("out"),
      { title: text("outline.remove"), act: () => this.#remove(item) },
    ];
    popUpMenu(text("outline.more", { name: item.title }), entries, anchor, point);
  }

  /**
   * @param {OutlineItem} item
   * @param {Step} step
   */
  #move({ id }, step) {
    const panel = this.#panel;
    this.#change(async (document, places) => {
      const target = targetsOf(id, places)[step];
      if (!target) return;
      if (panel.document === document) {
        if (target.parent !== undefined) panel.unfold(target.parent);
        this.#wanted = id;
      }
      await document.ask("outline/move", { id, ...target });
    });
  }

  /** @param {OutlineItem} item */
  #remove({ id }) {
    this.#change(async (document, places) => {
      if (places.has(id)) await document.ask("outline/delete", { ids: [id] });
    });
  }

  /** @param {(document: RectoDocument, places: Places) => Promise<void>} change Made after the changes before it. */
  #change(change) {
    const { document } = this.#panel;
    return this.#queue.add(async () => {
      const { items } = await document.ask("outline/get");
      await change(document, placesOf(items));
    });
  }

  /** @param {OutlineItem} item Lets it lead to the page in sight. */
  async #lead({ id }) {
    const { document, viewport } = this.#panel;
    const pageIndex = await viewport.presentPage();
    this.#wanted = id;
    await document.ask("outline/update", { id, changes: { pageIndex } });
  }

  /**
   * @param {HTMLElement} row
   * @param {OutlineItem} item
   */
  #rename(row, { id, title }) {
    this.#enter(row, title, id, async (document, changed) => {
      if (changed !== title) await document.ask("outline/update", { id, changes: { title: changed } });
      return id;
    });
  }

  /** Asks for the title of a new entry, which leads to the page in sight, behind the entry of that page. */
  async #add() {
    const { content, document, viewport } = this.#panel;
    const pageIndex = await viewport.presentPage();
    const { text: selected } = await document.ask("selection/get");
    const words = selected?.text.replace(/\s+/g, " ").trim() ?? "";
    const title = words && words.length <= LONGEST ? words : text("page.number", { number: pageIndex + 1 });
    const current = /** @type {HTMLElement | null} */ (content.querySelector("[aria-current]"));
    const { parent, index } = this.#places.get(current?.dataset.id ?? "") ?? {};
    const row = element("div", { className: "row" });
    content.querySelector(".nothing")?.remove();
    if (current) current.after(row);
    else content.append(row);
    this.#enter(row, title, "", async (document, title) => {
      const at = index === undefined ? {} : { parent, index: index + 1 };
      const { item } = await document.ask("outline/insert", { item: { title, pageIndex }, ...at });
      return item.id;
    });
  }

  /**
   * Lets the user enter a title in a row.
   *
   * @param {HTMLElement} row
   * @param {string} title
   * @param {string} id Of the entry that gets the keys if the title is not kept.
   * @param {(document: RectoDocument, title: string) => Promise<string>} keep Answers the entry that gets the keys.
   */
  #enter(row, title, id, keep) {
    const panel = this.#panel;
    const { document } = panel;
    const field = element("input", { type: "text", value: title, className: "rename" });
    field.setAttribute("aria-label", text("outline.title"));
    panel.edit(row, field, async (isKept) => {
      const hadKeys = field.matches(":focus");
      let wanted = id;
      await panel.run(async () => {
        if (isKept && field.value) wanted = await keep(document, field.value);
      });
      if (panel.document !== document) return;
      if (hadKeys) this.#wanted = wanted;
      await panel.read();
    });
  }

  /** @param {string} id */
  #entry(id) {
    return this.#panel.content.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }
}

/**
 * @param {OutlineItem[]} items An outline.
 * @returns {Places}
 */
function placesOf(items) {
  /** @type {Places} */
  const places = new Map();
  const visit = (/** @type {OutlineItem[]} */ siblings, /** @type {string | undefined} */ parent) => {
    siblings.forEach(({ id, children }, index) => {
      places.set(id, { parent, siblings, index });
      visit(children, id);
    });
  };
  visit(items, undefined);
  return places;
}

/**
 * Where an entry can go from its place; `null` where it cannot.
 *
 * @param {string} id
 * @param {Places} places
 * @returns {Record<Step, {parent?: string, index?: number} | null>}
 */
function targetsOf(id, places) {
  const { parent, siblings, index } = places.get(id) ?? { siblings: [], index: 0 };
  const above = parent === undefined ? undefined : places.get(parent);
  return {
    up: index > 0 ? { parent, index: index - 1 } : null,
    down: index + 1 < siblings.length ? { parent, index: index + 1 } : null,
    in: index > 0 ? { parent: siblings[index - 1].id } : null,
    out: above ? { parent: above.parent, index: above.index + 1 } : null,
  };
}
