// SPDX-License-Identifier: MIT

/** Shows the text that an input method is composing at the caret, in the size of the text around it. */
export class Composition {
  /**
   * @param {HTMLTextAreaElement} field
   * @param {import("./overlay.js").Overlay} overlay
   * @param {import("./viewport.js").Viewport} viewport
   */
  constructor(field, overlay, viewport) {
    this.#field = field;
    this.#overlay = overlay;
    this.#viewport = viewport;
    field.addEventListener("compositionstart", () => this.#begin());
    field.addEventListener("input", () => this.#fit());
    field.addEventListener("compositionend", () => this.#end());
  }

  #field;
  #overlay;
  #viewport;

  #begin() {
    const { items } = this.#overlay;
    const caret = items.find(({ kind }) => kind === "caret");
    const entry = items.find(({ kind, role }) => kind === "text" && role === "entry");
    if (caret?.kind !== "caret") return;
    const { scale } = this.#viewport;
    const height = Math.abs(caret.line[3] - caret.line[1]) * scale;
    const size = entry?.fontSize ? entry.fontSize * scale : height / 1.2;
    const { style, classList } = this.#field;
    classList.add("composing");
    style.height = style.lineHeight = `${height}px`;
    style.fontSize = `${size}px`;
    style.color = entry?.color ?? "";
    this.#fit();
  }

  /** Makes the field as wide as its text. */
  #fit() {
    const { style, classList } = this.#field;
    if (!classList.contains("composing")) return;
    style.width = "2px";
    style.width = `${this.#field.scrollWidth + 2}px`;
  }

  #end() {
    const { style, classList } = this.#field;
    classList.remove("composing");
    for (const name of ["width", "height", "line-height", "font-size", "color"]) style.removeProperty(name);
  }
}
