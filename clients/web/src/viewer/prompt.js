// SPDX-License-Identifier: MIT
import { dismiss } from "../ui/dialog.js";
import { offerIfLost } from "./draft.js";
import { FieldAids } from "./field-aids.js";
import { FieldChoices } from "./field-choices.js";
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
    this.#images = new ImagePlacing(viewport);
    this.choices = new FieldChoices(frame, viewport, (answer, goesOn) => this.#answer(answer, goesOn));
    this.#aids = new FieldAids(frame, viewport, (answer) => this.#answer(answer));
    const take = (/** @type {Partial<import("../rpc/messages").EventResult>} */ { requirement, tool }) => {
      this.#tool = tool ?? this.#tool;
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
  #aids;
  #images;
  #tool = "";
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
    this.choices.show(this.#isInPlace && requirement?.kind === "choice" ? requirement : null);
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
    // A field that waits for a choice is only marked until another one is made.
    if (kind === "choice" && this.#tool === "formFill") return true;
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
    const written = kind === "text" && !requirement.secret && typeof answer === "string" ? answer : "";
    const responded = this.#respond(answer === null ? { cancel: true } : { value: answer });
    await (written ? offerIfLost(this.#document, written, responded) : responded);
  }

  /** @param {{value: Answer, goesOn?: boolean} | {cancel: true}} answer */
  async #respond(answer) {
    const requirementId = this.#requirement?.requirementId;
    if (requirementId === undefined) return;
    await this.#document.act("interaction/respond", { requirementId, ...answer });
  }

  /** @param {Answer} value @param {boolean} [goesOn] Whether the user goes on choosing. */
  #answer(value, goesOn = false) {
    this.#respond(goesOn ? { value, goesOn } : { value }).catch((error) => this.#document.session.report(error));
  }

  #place() {
    if (!this.#isInPlace) return;
    const entry = this.#overlay.items.find(isEntry);
    const anchor = entry ? { page: entry.pageIndex, rect: entry.rect } : this.#overlay.box;
    const box = anchor && this.#viewport.box(anchor.page, anchor.rect);
    if (!box) return;
    this.choices.place(box);
    this.#aids.place(box);
  }
}

/**
 * @param {import("../rpc/messages").OverlayItem} item
 * @returns {item is import("../rpc/messages").OverlayRect | import("../rpc/messages").OverlayText}
 */
function isEntry(item) {
  return item.role === "entry" && (item.kind === "rect" || item.kind === "text");
}
