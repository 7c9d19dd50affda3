// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { dismiss } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { FieldAids } from "./field-aids.js";
import { ImagePlacing } from "./image-placing.js";
import { QUESTIONS, fileAnswer } from "./questions.js";

/** @typedef {import("../rpc/messages").Requirement} Requirement */
/** @typedef {import("../rpc/messages").Answer} Answer */

/** Asks the user what a tool needs: in its place on the page, or in a dialogue. */
export class Prompt {
  /**
   * @param {HTMLElement} frame
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./overlay.js").Overlay} overlay
   */
  constructor(frame, viewport, overlay) {
    this.#frame = frame;
    this.#viewport = viewport;
    this.#document = viewport.document;
    this.#overlay = overlay;
    this.#list = element("div", { className: "choices", role: "listbox", hidden: true });
    frame.append(this.#list);
    this.#images = new ImagePlacing(viewport);
    this.#aids = new FieldAids(frame, viewport, (answer) => this.#answer(answer));
    const take = (/** @type {{requirement?: Requirement | null}} */ { requirement }) => {
      if (requirement !== undefined) this.#take(requirement);
    };
    this.#document.on("result", take);
    this.#document.on("tool/didUpdate", take);
    this.#document.on("interaction/didRecognize", ({ result }) => take(result));
    viewport.on("moved", () => this.#place());
  }

  #frame;
  #viewport;
  #document;
  #overlay;
  #list;
  #aids;
  #images;
  /** @type {Requirement | null} */ #requirement = null;
  /**
   * Places an image that was pasted or dropped, where the pointer is or in the middle.
   *
   * @param {File} image
   * @param {number[]} [point] In pixels of the window.
   */
  placeImage(image, point) {
    return this.#images.place(image, point);
  }

  /** @param {Requirement | null} requirement */
  #take(requirement) {
    const isSame = requirement?.requirementId === this.#requirement?.requirementId;
    this.#requirement = requirement;
    if (!isSame) this.#dismiss();
    this.#showChoices();
    this.#aids.show(this.#isInPlace ? requirement : null);
    this.#place();
    if (!requirement || isSame || this.#isInPlace) return;
    this.#ask(requirement).catch((error) => this.#document.session.report(error));
  }

  /** Closes the question, and lets the pages have the keys that it had. */
  #dismiss() {
    const dialog = this.#frame.querySelector("dialog");
    const hadKeys = dialog?.matches(":focus-within");
    dismiss(dialog);
    if (hadKeys) this.#viewport.scroller.element.focus({ preventScroll: true });
  }

  /** Whether the answer is entered on the page itself. */
  get #isInPlace() {
    const kind = this.#requirement?.kind;
    return (kind === "text" || kind === "choice") && this.#overlay.items.some(isEntry);
  }

  /** @param {Requirement} requirement */
  async #ask(requirement) {
    const { requirementId, kind } = requirement;
    const image = kind === "file" ? this.#images.take() : null;
    const answer = image
      ? await fileAnswer(image)
      : await QUESTIONS[kind](requirement, this.#document, this.#frame);
    // It may have been settled in another way meanwhile.
    if (this.#requirement?.requirementId !== requirementId) return;
    this.#viewport.scroller.element.focus({ preventScroll: true });
    await this.#respond(answer === null ? { cancel: true } : { value: answer });
  }

  /** @param {{value: Answer} | {cancel: true}} answer */
  async #respond(answer) {
    const requirementId = this.#requirement?.requirementId;
    if (requirementId === undefined) return;
    await this.#document.act("interaction/respond", { requirementId, ...answer });
  }

  /** The choices of a field, below it. */
  #showChoices() {
    const requirement = this.#requirement;
    const isShown = requirement?.kind === "choice" && this.#isInPlace;
    this.#list.hidden = !isShown;
    if (!isShown) return;
    const { choices = [], prompt, takesSeveral = false } = requirement;
    this.#list.setAttribute("aria-multiselectable", String(takesSeveral));
    this.#list.setAttribute("aria-label", prompt);
    const options = choices.map((choice) => this.#option(choice));
    this.#list.replaceChildren(...options, ...(takesSeveral ? [this.#done()] : []));
    this.#place();
    this.#list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {{id: string, title: string}} choice */
  #option({ id, title }) {
    const { values = [], takesSeveral = false } = /** @type {Requirement} */ (this.#requirement);
    const option = element("button", {
      className: "choice",
      role: "option",
      tabIndex: -1,
      textContent: title,
    });
    option.dataset.id = id;
    option.setAttribute("aria-selected", String(values.includes(id)));
    option.addEventListener("pointerdown", (event) => event.preventDefault());
    option.addEventListener("click", () => {
      if (!takesSeveral) this.#answer(id);
      else option.setAttribute("aria-selected", String(option.ariaSelected !== "true"));
    });
    return option;
  }

  #done() {
    const done = element("button", { className: "choice done", textContent: text("done") });
    done.onclick = () => {
      const chosen = this.#list.querySelectorAll("[aria-selected=true]");
      this.#answer([...chosen].map((option) => /** @type {HTMLElement} */ (option).dataset.id ?? ""));
    };
    return done;
  }

  /** @param {Answer} value */
  #answer(value) {
    this.#respond({ value }).catch((error) => this.#document.session.report(error));
  }

  #place() {
    if (!this.#isInPlace) return;
    const entry = this.#overlay.items.find(isEntry);
    const box = entry && this.#viewport.box(entry.pageIndex, entry.rect);
    if (!box) return;
    const [left, top, right, bottom] = box;
    Object.assign(this.#list.style, {
      left: `${left}px`,
      top: `${bottom + 2}px`,
      minWidth: `${right - left}px`,
    });
    this.#aids.place([left, top, right, bottom]);
  }
}

/**
 * @param {import("../rpc/messages").OverlayItem} item
 * @returns {item is import("../rpc/messages").OverlayRect | import("../rpc/messages").OverlayText}
 */
function isEntry(item) {
  return item.role === "entry" && (item.kind === "rect" || item.kind === "text");
}
