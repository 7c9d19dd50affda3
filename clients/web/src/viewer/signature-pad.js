// SPDX-License-Identifier: MIT
import { base64Of } from "../rpc/bytes.js";
import { text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** The pad's size in pixels. */
const SIZE = [420, 160];

/**
 * Asks for a signature: one that was kept, or a new one that is drawn, typed or in an image.
 *
 * @param {import("../rpc/messages").Requirement} requirement
 * @param {import("../rpc/document.js").RectoDocument} _
 * @param {Node} parent
 */
export async function askForSignature({ prompt, choices = [] }, _, parent) {
  const pad = new Pad();
  const name = element("input", { type: "text", autocomplete: "name" });
  const image = element("input", { type: "file", accept: "image/*" });
  const store = element("input", { type: "checkbox" });
  const kept = choices.map(({ id, title }) => {
    return element("button", { type: "submit", value: `saved ${id}`, textContent: title });
  });
  const answer = await ask({
    title: prompt,
    body: [
      element("div", { className: "kept-signatures" }, ...kept),
      pad.canvas,
      element("button", { type: "button", textContent: text("clear"), onclick: () => pad.clear() }),
      labelled(text("signature.typed"), name),
      labelled(text("signature.image"), image),
      element("label", { className: "choice-row" }, store, text("signature.keep")),
    ],
    parent,
    value: (id) => {
      if (id.startsWith("saved ")) return { saved: id.slice("saved ".length) };
      if (pad.strokes.length) return { strokes: pad.strokes };
      if (name.value) return { text: name.value };
      return image.files?.[0] ?? null;
    },
  });
  if (!answer || "saved" in answer) return answer;
  const source =
    answer instanceof File
      ? { image: { data: await base64Of(answer), name: answer.name } }
      : answer;
  return store.checked ? { ...source, store: true } : source;
}

/** A field to draw in. */
class Pad {
  /** @type {number[][]} */ strokes = [];

  constructor() {
    this.canvas = element("canvas", { className: "signature-pad" });
    this.canvas.setAttribute("aria-label", text("signature.draw"));
    this.canvas.setAttribute("role", "img");
    // The dialogue begins here, and not at what clears it.
    this.canvas.tabIndex = 0;
    this.canvas.autofocus = true;
    [this.canvas.width, this.canvas.height] = SIZE;
    this.canvas.addEventListener("pointerdown", (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      this.strokes.push([]);
      this.#extend(event);
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) this.#extend(event);
    });
  }

  clear() {
    this.strokes = [];
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #extend({ offsetX, offsetY }) {
    // The pad is as wide as the dialogue.
    const ratio = SIZE[0] / this.canvas.clientWidth;
    this.strokes.at(-1)?.push(offsetX * ratio, offsetY * ratio);
    this.#draw();
  }

  #draw() {
    const context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    context.clearRect(0, 0, SIZE[0], SIZE[1]);
    context.lineWidth = 2.5;
    context.lineCap = context.lineJoin = "round";
    for (const stroke of this.strokes) {
      context.beginPath();
      context.moveTo(stroke[0], stroke[1]);
      for (let index = 0; index < stroke.length; index += 2) {
        context.lineTo(stroke[index], stroke[index + 1]);
      }
      context.stroke();
    }
  }
}
