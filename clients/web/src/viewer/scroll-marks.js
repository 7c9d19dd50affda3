// SPDX-License-Identifier: MIT
import { element } from "../ui/element.js";
import { svg } from "./overlay-shapes.js";

/** How many marks the scroll bar has room for. */
const ROWS = 500;

/** Marks on the scroll bar: where in the document something was found. */
export class ScrollMarks {
  /**
   * @param {HTMLElement} frame
   * @param {import("./viewport.js").Viewport} viewport
   */
  constructor(frame, viewport) {
    this.#viewport = viewport;
    const drawing = svg("svg", { viewBox: `0 0 1 ${ROWS}`, preserveAspectRatio: "none" });
    drawing.append(this.#path);
    this.element = element("div", { className: "scroll-marks", ariaHidden: "true" }, drawing);
    frame.append(this.element);
    viewport.on("layout", () => this.#draw());
  }

  #viewport;
  #path = svg("path", { class: "scroll-mark" });
  /** @type {{pageIndex: number, point: number[]}[]} */ #places = [];

  /** @param {{pageIndex: number, point: number[]}[]} places In page space. */
  show(places) {
    this.#places = places;
    this.#draw();
  }

  #draw() {
    const { layout } = this.#viewport;
    if (!layout) return;
    // The scroll bar at the side says nothing about pages that follow each other to the side.
    this.element.hidden = layout.isAcross;
    // As many marks as can be told apart, in one element.
    const rows = new Set(
      this.#places.map(({ pageIndex, point }) => {
        const box = layout.box(pageIndex, [...point, ...point]);
        return box ? Math.round((box[1] / layout.height) * ROWS) : -1;
      }),
    );
    rows.delete(-1);
    this.#path.setAttribute("d", [...rows].map((row) => `M0 ${row}h1`).join(""));
  }
}
