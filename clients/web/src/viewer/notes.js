// SPDX-License-Identifier: MIT
import { element } from "../ui/element.js";
import { foreign } from "../ui/foreign.js";

/** How long the pointer rests before a note is shown, in milliseconds. */
const PATIENCE = 350;
/** How long the pointer may take on its way to the note, in milliseconds. */
const GRACE = 300;

/**
 * Shows what a note says while the pointer rests on its annotation, and while it is on the note: a long one scrolls.
 */
export class Notes {
  /**
   * @param {HTMLElement} frame
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./pages.js").Pages} pages
   */
  constructor(frame, viewport, pages) {
    this.#viewport = viewport;
    this.element = element("div", { className: "note", role: "tooltip", hidden: true });
    this.element.addEventListener("pointerenter", () => clearTimeout(this.#leaving));
    this.element.addEventListener("pointerleave", () => this.#hide());
    frame.append(this.element);
    const window = viewport.scroller.element;
    window.addEventListener("pointermove", (event) => this.#moved(event));
    window.addEventListener("pointerdown", () => this.#hide());
    window.addEventListener("pointerleave", () => this.#leave());
    pages.on("page", () => this.#hide());
    viewport.on("moved", () => this.#hide());
  }

  #viewport;
  #timer = 0;
  /** Hides the note that the pointer has left. */ #leaving = 0;

  /** @param {PointerEvent} event */
  #moved(event) {
    this.#leave();
    if (event.buttons || event.pointerType === "touch") return;
    const { left, top } = this.#viewport.scroller.element.getBoundingClientRect();
    const point = [event.clientX - left, event.clientY - top];
    this.#timer = window.setTimeout(() => this.#look(point), PATIENCE);
  }

  /** The pointer is elsewhere: it may go to the note. */
  #leave() {
    clearTimeout(this.#timer);
    // The answer on its way is about an earlier place of the pointer.
    this.#timer = 0;
    clearTimeout(this.#leaving);
    this.#leaving = window.setTimeout(() => (this.element.hidden = true), GRACE);
  }

  #hide() {
    this.#leave();
    clearTimeout(this.#leaving);
    this.element.hidden = true;
  }

  /** @param {number[]} point */
  async #look(point) {
    const { document, scale } = this.#viewport;
    const page = this.#viewport.pageAt(point);
    if (page === undefined) return;
    const timer = this.#timer;
    try {
      const { points } = await document.ask("view/convert", { points: point, from: "view", to: "page" });
      // Points come as they were given: as coordinates in one list.
      const [x, y] = /** @type {number[]} */ (points);
      const found = { pageIndex: page, point: /** @type {[number, number]} */ ([x, y]), tolerance: 2 / scale };
      const { annotations } = await document.ask("annotations/at", found);
      const noted = annotations.find(saysSomething);
      if (!noted?.rect || timer !== this.#timer) return;
      const [, , right] = this.#viewport.box(page, noted.rect) ?? point;
      this.#show(noted, [right ?? point[0], point[1]]);
    } catch (error) {
      document.session.report(error);
    }
  }

  /**
   * @param {import("../rpc/messages").Annotation} annotation
   * @param {number[]} point
   */
  #show({ author, contents }, [x, y]) {
    const head = author ? [element("strong", {}, foreign(author))] : [];
    this.element.replaceChildren(...head, element("div", { textContent: contents, dir: "auto" }));
    clearTimeout(this.#leaving);
    this.element.hidden = false;
    this.element.scrollTop = 0;
    const [width, height] = this.#viewport.size;
    const { offsetWidth, offsetHeight, style } = this.element;
    style.left = `${Math.max(4, Math.min(x + 10, width - offsetWidth - 8))}px`;
    style.top = `${Math.max(4, Math.min(y + 10, height - offsetHeight - 8))}px`;
  }
}

/** @param {import("../rpc/messages").Annotation} annotation Whether it shows a text that the page does not. */
function saysSomething({ type, contents }) {
  return contents && type !== "freeText" && type !== "widget";
}
