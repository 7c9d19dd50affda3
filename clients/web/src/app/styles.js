// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/messages").Style} Style */

const FONTS = ["Helvetica", "Times", "Courier"];
/** The tools whose annotations have text in them. */
const WRITING = [
  "freeText", "callout", "dateText", "redaction", "redactionText", "distance", "perimeter", "area",
  "rectangularArea", "textField", "comboBox", "listBox", "pushButton",
]; // prettier-ignore

/** How the present tool's annotations look, or those that are selected. */
export class Styles {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    this.element = element("div", { className: "styles", hidden: true });
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", text("style"));
  }

  #application;
  /** @type {import("./application.js").RectoViewer | null} */ #viewer = null;
  /** @type {(() => void)[]} */ #ends = [];
  /** Counts the looks for what to show; only what the last one finds is shown. */ #looks = 0;

  /** @param {import("./application.js").RectoViewer} viewer */
  attach(viewer) {
    this.detach();
    this.#viewer = viewer;
    const { document, menu } = viewer;
    if (!document || !menu) return;
    menu.oncommand = (id) => id === "style" && this.#open();
    this.#ends = [
      document.on("tool/didChange", () => this.#refresh()),
      document.on("selection/didChange", () => this.#refresh()),
    ];
  }

  detach() {
    for (const end of this.#ends.splice(0)) end();
    this.element.hidden = true;
  }

  toggle() {
    if (this.element.hidden) this.#open();
    else this.element.hidden = true;
  }

  #open() {
    // What it showed last is of another tool.
    if (this.element.hidden) this.element.replaceChildren();
    this.element.hidden = false;
    this.#refresh();
    return true;
  }

  async #refresh() {
    if (this.element.hidden || !this.#viewer?.document) return;
    const look = ++this.#looks;
    await this.#application.run(async () => {
      const style = await this.#present();
      if (look === this.#looks) this.#draw(style);
    });
  }

  /** The style of what is selected, or else of the tool. */
  async #present() {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (this.#viewer?.document);
    const { annotations } = await document.ask("selection/get");
    if (annotations.length) {
      return (await document.ask("annotations/get", { id: annotations[0] })).annotation;
    }
    const { tool, style = {} } = await document.ask("tool/get");
    return WRITING.includes(tool) ? style : { ...style, font: undefined };
  }

  /** @param {Style} style */
  #draw(style) {
    const { color, interiorColor, opacity = 1, border = {}, font } = style;
    const controls = [
      this.#color("style.color", color, (value) => ({ color: value })),
      this.#color("style.interior", interiorColor, (value) => ({ interiorColor: value })),
      this.#range("style.opacity", opacity, [0.1, 1, 0.05], (value) => ({ opacity: value })),
      this.#range("style.width", border.width ?? 1, [0, 12, 0.5], (width) => ({
        border: { ...border, width },
      })),
    ];
    if (font) {
      controls.push(
        this.#font(font),
        this.#range("style.size", font.size ?? 12, [6, 72, 1], (size) => ({ font: { ...font, size } })),
        this.#color("style.text", font.color, (value) => ({ font: { ...font, color: value } })),
      );
    }
    this.element.replaceChildren(...controls);
  }

  /**
   * @param {string} key
   * @param {string | null | undefined} value
   * @param {(value: string) => Style} change
   */
  #color(key, value, change) {
    const field = element("input", { type: "color", value: value?.slice(0, 7) ?? "#ffffff" });
    field.onchange = () => this.#set(change(field.value));
    return labelled(text(key), field);
  }

  /**
   * @param {string} key
   * @param {number} value
   * @param {number[]} range
   * @param {(value: number) => Style} change
   */
  #range(key, value, [min, max, step], change) {
    const field = element("input", { type: "range", min: `${min}`, max: `${max}`, step: `${step}` });
    field.valueAsNumber = value;
    field.onchange = () => this.#set(change(field.valueAsNumber));
    return labelled(text(key), field);
  }

  /** @param {{name?: string}} font */
  #font(font) {
    const field = element("select", {}, ...FONTS.map((name) => new Option(name, name)));
    field.value = font.name ?? FONTS[0];
    field.onchange = () => this.#set({ font: { ...font, name: field.value } });
    return labelled(text("style.font"), field);
  }

  /** @param {Style} style */
  #set(style) {
    this.#application.run(async () => {
      await this.#viewer?.document?.act("tool/setStyle", { style });
      await this.#refresh();
    });
  }
}
