// SPDX-License-Identifier: MIT
import { named } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { focusItem, focusNext } from "./menu-focus.js";
import { EDGE, barPlace, isOver, listPlace } from "./menu-place.js";

/** @typedef {import("../rpc/messages").MenuItem} MenuItem */

/** How many items a bar shows at most; the others are behind its last button. */
const IN_BAR = 6;

/** Shows the menu that the server describes: a list at the pointer, or a bar over the selection. */
export class Menu {
  /**
   * @param {HTMLElement} parent
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./overlay.js").Overlay} overlay
   * @param {import("./pointer.js").PointerInput} pointer
   */
  constructor(parent, viewport, overlay, pointer) {
    this.#viewport = viewport;
    this.#overlay = overlay;
    this.#pointer = pointer;
    this.element = element("div", { className: "menu", role: "menu", tabIndex: -1, hidden: true });
    this.element.addEventListener("keydown", (event) => this.#pressed(event));
    // A press between the items, or on a disabled one, moves no keys.
    this.element.addEventListener("mousedown", (e) => e.target === this.element && e.preventDefault());
    parent.append(this.element);
    const { document } = viewport;
    const follow = (/** @type {Partial<import("../rpc/messages").EventResult>} */ { menu, overlay }) => {
      if (menu) this.#show((this.#told = menu.items));
      // The server does not repeat a menu that it has told, and that the user has closed.
      else if (this.#pointer.isByMenuGesture && this.element.hidden) this.#show(this.#told);
      // The same menu can belong to something else now.
      else if (overlay) this.#place();
    };
    document.on("result", follow);
    document.on("tool/didUpdate", follow);
    document.on("interaction/didRecognize", ({ result }) => follow(result));
    document.on("act", ({ params }) => {
      const { phase = "" } = /** @type {{phase?: string}} */ (params);
      if (this.#own && phase !== "hover" && phase !== "move") this.#show([]);
    });
    viewport.on("moved", () => this.#place());
    viewport.scroller.element.addEventListener("keydown", (event) => this.#asked(event));
    viewport.scroller.element.addEventListener("wheel", () => this.#close(), { passive: true });
    parent.ownerDocument.addEventListener("pointerdown", (event) => this.#pressedOutside(event), {
      capture: true,
      signal: this.#ended.signal,
    });
  }

  #viewport;
  #overlay;
  #pointer;
  #isList = false;
  /** How many items the menu has, also those that are not shown. */ #count = 0;
  /** @type {((id: string) => void) | null} Takes the choice from a list of the viewer's own. */ #own = null;
  /** @type {MenuItem[]} The items of the server's menu. */ #told = [];
  /** @type {MenuItem[]} The items of the bar that a list took the place of. */ #bar = [];
  #ended = new AbortController();
  /** Where a list was opened, in pixels of the window. */ #point = [0, 0];
  /** The width of the window that the bar was made for. */ #room = 0;
  /** @type {(id: string) => boolean} Handles a command itself, if it answers `true`. */
  oncommand = () => false;

  /**
   * Shows a list of the viewer's own at the pointer, if the server has no menu there. It goes with whatever
   * the user does next.
   *
   * @param {MenuItem[]} items
   * @param {(id: string) => void} choose
   */
  offer(items, choose) {
    if (!this.element.hidden) return;
    this.#show(items);
    this.#own = choose;
  }

  /** @param {MenuItem[]} items */
  #show(items) {
    this.#own = null;
    this.#bar = [];
    this.#count = items.length;
    this.#isList = this.#pointer.isByMenuGesture;
    this.#point = this.#pointer.last;
    this.element.hidden = items.length === 0;
    this.element.classList.toggle("list", this.#isList);
    this.#fill(this.#isList ? items : items.slice(0, IN_BAR));
    if (!this.#isList) this.element.append(this.#more(items));
    this.#room = 0;
    this.#place();
    if (this.#isList) focusItem(this.element, this.#items);
  }

  /** @param {MenuItem[]} items */
  #fill(items) {
    this.element.replaceChildren(...items.map((item) => this.#button(item)));
  }

  /** @param {PointerEvent} event A press anywhere. Presses on the page are told to the server, too. */
  #pressedOutside(event) {
    if (!this.element.isConnected) this.#ended.abort();
    if (!isOver(event, this.element)) this.#close();
  }

  /** Closes a list, as whatever the user does elsewhere does. The bar that it took the place of comes back. */
  #close() {
    if (this.element.hidden || !this.#isList) return;
    const bar = this.#bar;
    this.#pointer.isByMenuGesture = false;
    this.#show(bar);
  }

  /** @param {MenuItem} item */
  #button({ id, title, enabled, checked }) {
    const button = element("button", {
      className: "menu-item",
      role: checked === undefined ? "menuitem" : "menuitemcheckbox",
      disabled: !enabled,
      // A menu that begins something new names tools.
      textContent: named("menu", id, named("tool", id, title)),
      onclick: () => this.#choose(id),
    });
    button.dataset.command = id;
    if (checked !== undefined) button.setAttribute("aria-checked", String(checked));
    return button;
  }

  /** @param {MenuItem[]} items */
  #more(items) {
    return element("button", {
      className: "menu-item more",
      role: "menuitem",
      textContent: "⋯",
      ariaLabel: named("menu", "more", "More"),
      onclick: () => {
        const shown = this.#items.length - 1;
        this.#isList = true;
        this.#bar = items;
        this.element.classList.add("list");
        this.#fill(items);
        this.#place();
        focusItem(this.element, this.#items, shown);
      },
    });
  }

  /** @param {KeyboardEvent} event Gives the keys to the menu, or asks for one where none is shown. */
  #asked(event) {
    const isWanted = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (!isWanted || event.defaultPrevented) return;
    event.preventDefault();
    if (!this.element.hidden) {
      focusItem(this.element, this.#items);
      return;
    }
    const { size, document } = this.#viewport;
    const point = this.#anchor()?.map((edge, index, box) => (edge + box[(index + 2) % 4]) / 2).slice(0, 2);
    const [x, y] = point ?? size.map((length) => length / 2);
    this.#pointer.last = [x, y];
    this.#pointer.isByMenuGesture = true;
    this.#viewport.flush();
    document
      .act("interaction/contextMenu", { point: [x, y], space: "view" })
      .catch((error) => document.session.report(error));
  }

  /** The box of what is selected, in pixels of the window: left, top, right, bottom. */
  #anchor() {
    const { box } = this.#overlay;
    return box && this.#viewport.box(box.page, box.rect);
  }

  /** @param {string} id */
  #choose(id) {
    const own = this.#own;
    if (own) {
      this.#show([]);
      own(id);
      return;
    }
    this.#viewport.scroller.element.focus({ preventScroll: true });
    if (this.oncommand(id)) return;
    const { document } = this.#viewport;
    document.act("interaction/command", { id }).then(
      ({ menu }) => {
        // A list closes with a choice, a bar stays for as long as the selection does.
        if (this.#pointer.isByMenuGesture && !menu) this.#show([]);
      },
      (error) => document.session.report(error),
    );
  }

  get #items() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll(".menu-item:not([hidden])"))];
  }

  /** @param {number} room The width of the window. Hides the items of the bar that have no place in it. */
  #fit(room) {
    if (this.#isList || room === this.#room) return;
    this.#room = room;
    const focused = this.element.querySelector(":focus");
    const items = /** @type {HTMLElement[]} */ ([...this.element.children]);
    const more = /** @type {HTMLElement} */ (items.pop());
    for (const item of items) item.hidden = false;
    more.hidden = this.#count <= items.length;
    for (const item of items.reverse()) {
      if (this.element.offsetWidth <= room - 2 * EDGE) break;
      more.hidden = false;
      item.hidden = true;
      if (item === focused) more.focus({ preventScroll: true });
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const step = steps[/** @type {"ArrowDown"} */ (event.key)];
    if (step) {
      focusNext(this.#items, /** @type {HTMLElement} */ (event.target), step);
    } else if (event.key === "Escape") {
      this.#close();
      this.#viewport.scroller.element.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #place() {
    if (this.element.hidden) return;
    const [windowWidth, windowHeight] = this.#viewport.size;
    this.#fit(windowWidth);
    const { offsetWidth: width, offsetHeight: height, style } = this.element;
    const anchor = this.#isList ? null : this.#anchor();
    const [left, top, right, bottom] = anchor ?? [...this.#point, ...this.#point];
    const find = anchor ? barPlace : listPlace;
    const [x, y] = find([left, top, right, bottom], this.#handles(), [width, height], [windowWidth, windowHeight]);
    style.left = `${x}px`;
    style.top = `${y}px`;
  }

  /** @returns {import("./menu-place.js").Place[]} Where the handles are, in pixels of the window. */
  #handles() {
    return this.#overlay.handles.flatMap(({ page, point }) => {
      const box = this.#viewport.box(page, [...point, ...point]);
      return box ? [[box[0], box[1]]] : [];
    });
  }
}
