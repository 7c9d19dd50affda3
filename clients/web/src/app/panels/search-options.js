// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";

const OPTIONS = ["matchCase", "wholeWords", "regex"];

/** Boxes to choose how to search. */
export class SearchOptions {
  /** @param {() => void} onchange */
  constructor(onchange) {
    this.#boxes = OPTIONS.map((name) => element("input", { type: "checkbox", name, onchange }));
    const labels = this.#boxes.map((box) => element("label", {}, box, text(`search.${box.name}`)));
    this.element = element("div", { className: "options" }, ...labels);
  }

  #boxes;

  /** @returns {Record<string, boolean>} How to search. */
  get chosen() {
    return Object.fromEntries(this.#boxes.map(({ name, checked }) => [name, checked]));
  }
}
