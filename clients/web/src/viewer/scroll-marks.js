// SPDX-License-Identifier: MIT
import { element } from "../ui/element.js";

/** Marks on the scroll bar: where in the document something was found. */
export class ScrollMarks {
  /**
   * @param {HTMLElement} frame
   * @param {import("./viewport.js").Viewport} viewport
   */
  constructor(frame, viewport) {
    this.#viewport = viewport;
    this.element = element("div", { className: "scroll-marks", ariaHidden: "true" });
    frame.append(this.element);
    viewport.on("layout", () => this.#draw());
  }

  #viewport;
  /** @type {{pageIndex: number, y: number}[]} */ #places = [];

  /** @param {{pageIndex: number, y: number}[]} places In page space. */
  show(places) {
    this.#places = places;
    this.#draw();
  }

  #draw() {
    const { layout } = this.#viewport;
    if (!layout) return;
    // The scroll bar at the side says nothing about pages that follow each other to the side.
    this.element.hidden = layout.isAcross;
    // As many marks as can be told apart.
    const rows = new Set(
      this.#places.map(({ pageIndex, y }) => {
        const place = layout.place(pageIndex);
        return place ? Math.round(((place.y + y) / layout.height) * 500) / 5 : -1;
      }),
    );
    rows.delete(-1);
    this.element.replaceChildren(
      ...[...rows].map((row) => {
        const mark = element("div", { className: "scroll-mark" });
        mark.style.top = `${row}%`;
        return mark;
      }),
    );
  }
}
