// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { choicesPlace } from "./menu-place.js";

/** @typedef {import("../rpc/messages").Requirement} Requirement */
/** @typedef {import("../rpc/messages").Answer} Answer */

/**
 * The options of a field, in a list beside it. Keys go to the server as for any other field: it moves through
 * the options, takes one and goes on to the next field. The list shows what they come to.
 */
export class FieldChoices {
  /**
   * @param {HTMLElement} frame
   * @param {import("./viewport.js").Viewport} viewport
   * @param {(answer: Answer, goesOn?: boolean) => void} answer
   */
  constructor(frame, viewport, answer) {
    this.#viewport = viewport;
    this.#answer = answer;
    this.#options = element("div", { className: "choice-options", role: "listbox", id: "choices" });
    this.#done = element("button", { className: "choice done", textContent: text("done") });
    this.#done.onclick = () => answer(this.#ids);
    this.#element = element("div", { className: "choices", hidden: true }, this.#options, this.#done);
    frame.append(this.#element);
  }

  #viewport;
  #answer;
  #options;
  #done;
  #element;
  /** @type {Requirement | null} */ #requirement = null;
  /** Where the keys have moved to: the id of the option's element, or empty. */ active = "";

  /** Whether a field waits for a choice. */
  get isOpen() {
    return this.#requirement !== null;
  }

  /** Whether the field takes a text that is none of its options. */
  get takesOther() {
    return this.#requirement?.takesOther ?? false;
  }

  /** @param {Requirement | null} requirement The choice that a field waits for, if it does. */
  show(requirement) {
    const before = this.#requirement;
    this.#requirement = requirement;
    this.#element.hidden = requirement === null;
    if (!requirement) return;
    const { choices = [], values = [], prompt, takesSeveral = false } = requirement;
    this.#options.setAttribute("aria-multiselectable", String(takesSeveral));
    this.#options.setAttribute("aria-label", prompt);
    this.#options.replaceChildren(...choices.map((choice, index) => this.#option(choice, index)));
    this.#done.hidden = !takesSeveral;
    const known = before?.requirementId === requirement.requirementId ? before.values : [];
    const moved = this.#chosen.find(({ dataset }) => !known?.includes(dataset.id ?? "")) ?? this.#chosen[0];
    this.active = moved?.id ?? "";
    moved?.scrollIntoView({ block: "nearest" });
    if (!values.length) this.#options.scrollTop = 0;
  }

  /** @param {[left: number, top: number, right: number, bottom: number]} box Of the field, in pixels of the window. */
  place(box) {
    if (this.#element.hidden) return;
    const { style } = this.#element;
    style.minWidth = `${box[2] - box[0]}px`;
    style.removeProperty("max-height");
    const { offsetWidth, offsetHeight } = this.#element;
    const [left, top, height] = choicesPlace(box, [offsetWidth, offsetHeight], this.#viewport.size);
    Object.assign(style, { left: `${left}px`, top: `${top}px`, maxHeight: `${height}px` });
  }

  /** The ids of what is chosen. */
  get #ids() {
    return this.#chosen.map(({ dataset }) => dataset.id ?? "");
  }

  get #chosen() {
    return /** @type {HTMLElement[]} */ ([...this.#options.querySelectorAll("[aria-selected=true]")]);
  }

  /**
   * @param {{id: string, title: string}} choice
   * @param {number} index
   */
  #option({ id, title }, index) {
    const { values = [], takesSeveral = false } = /** @type {Requirement} */ (this.#requirement);
    const option = element("div", { className: "choice", role: "option", id: `choice-${index}`, textContent: title });
    option.dir = "auto";
    option.dataset.id = id;
    option.setAttribute("aria-selected", String(values.includes(id)));
    // The pages keep the keys.
    option.addEventListener("mousedown", (event) => event.preventDefault());
    option.addEventListener("click", () => {
      if (!takesSeveral) return this.#answer(id);
      option.setAttribute("aria-selected", String(option.ariaSelected !== "true"));
      this.#answer(this.#ids, true);
    });
    return option;
  }
}
