// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/messages").Requirement} Requirement */

/** What helps to fill in a field on the page: a calendar for a date, and boxes for the letters of a comb. */
export class FieldAids {
  /**
   * @param {HTMLElement} frame
   * @param {import("./viewport.js").Viewport} viewport
   * @param {(answer: {date: string}) => void} answer
   */
  constructor(frame, viewport, answer) {
    this.#answer = answer;
    this.#page = viewport.scroller.element;
    this.#date = element("input", { className: "date-entry", hidden: true });
    this.#boxes = element("div", { className: "comb-boxes", hidden: true });
    this.#boxes.setAttribute("aria-hidden", "true");
    frame.append(this.#boxes, this.#date);
    this.#page.addEventListener("keydown", (event) => this.#pressedOnPage(event), true);
    this.#date.addEventListener("keydown", (event) => this.#pressed(event));
    this.#date.addEventListener("pointerdown", () => (this.#isTyped = false));
    // A date that is typed changes with each digit: it is ready once the keys go elsewhere.
    this.#date.addEventListener("change", () => this.#isTyped || this.#take());
    this.#date.addEventListener("blur", () => this.#take());
  }

  #answer;
  #page;
  #date;
  #boxes;
  #isTyped = false;
  /** The date that the field has. */ #before = "";

  /** @param {Requirement | null} requirement What is entered on the page now, if anything. */
  show(requirement) {
    const { date, comb } = requirement ?? {};
    this.#boxes.hidden = !comb;
    if (comb) this.#boxes.style.setProperty("--boxes", String(comb));
    this.#showDate(requirement, date);
  }

  /** @param {Requirement | null} requirement @param {Requirement["date"]} date */
  #showDate(requirement, date) {
    const isFocused = this.#date.matches(":focus");
    if (isFocused && date) return;
    this.#date.hidden = !date;
    if (isFocused) this.#page.focus({ preventScroll: true });
    if (!date || !requirement) return;
    this.#date.type = date.time ? "datetime-local" : "date";
    this.#date.setAttribute("aria-label", text("choose.date", { field: requirement.prompt }));
    this.#date.title = text("choose.date.key");
    this.#before = date.value ?? "";
    this.#date.value = this.#before;
  }

  /**
   * @param {number[]} box In pixels of the window: left, top, right, bottom.
   */
  place([left, top, right, bottom]) {
    Object.assign(this.#date.style, { left: `${left}px`, top: `${bottom + 2}px` });
    Object.assign(this.#boxes.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
  }

  /** @param {KeyboardEvent} event */
  #pressedOnPage(event) {
    if (this.#date.hidden || !event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    event.stopPropagation();
    this.#isTyped = true;
    this.#date.focus();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    event.stopPropagation();
    this.#isTyped = true;
    if (event.key === "Escape") this.#date.value = this.#before;
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    // The date is taken as the focus goes.
    this.#page.focus({ preventScroll: true });
  }

  #take() {
    const { value } = this.#date;
    if (this.#date.hidden || !value || value === this.#before) return;
    this.#before = value;
    this.#answer({ date: value });
  }
}
