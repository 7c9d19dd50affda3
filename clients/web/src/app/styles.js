// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { iconButton } from "../ui/icons.js";

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
  /** @type {Style} What is shown. */ #style = {};
  /** Whether there are controls for text. */ #hasFont = false;
  /** @type {Map<HTMLElement, (style: Style) => void>} How each control shows a style. */ #fields = new Map();
  /** Counts the requests for a style; only the last answer is shown. */ #looks = 0;

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
    // The old contents belong to another tool.
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

  /**
   * Shows a style. Controls are replaced only if different ones are needed, so that a control keeps the focus
   * while its value changes.
   *
   * @param {Style} style
   */
  #draw(style) {
    this.#style = style;
    const hasFont = style.font !== undefined;
    if (hasFont !== this.#hasFont || !this.element.childElementCount) this.#make(hasFont);
    for (const [field, show] of this.#fields) if (!isEntering(field)) show(style);
  }

  /** @param {boolean} hasFont */
  #make(hasFont) {
    this.#hasFont = hasFont;
    this.#fields.clear();
    const controls = [
      this.#color("style.color", ({ color }) => color, (color) => ({ color })),
      this.#fill(),
      this.#range("style.opacity", ({ opacity = 1 }) => opacity, [0.1, 1, 0.05], (opacity) => ({ opacity })),
      this.#range("style.width", ({ border }) => border?.width ?? 1, [0, 12, 0.5], (width) => ({
        border: { ...this.#style.border, width },
      })),
    ];
    if (hasFont) {
      const font = (/** @type {Style["font"]} */ change) => ({ font: { ...this.#style.font, ...change } });
      controls.push(
        this.#font((name) => font({ name })),
        this.#range("style.size", ({ font }) => font?.size ?? 12, [6, 72, 1], (size) => font({ size })),
        this.#color("style.text", ({ font }) => font?.color, (color) => font({ color })),
      );
    }
    this.element.replaceChildren(...controls);
  }

  /**
   * @param {string} key
   * @param {(style: Style) => string | null | undefined} value
   * @param {(value: string) => Style} change
   */
  #color(key, value, change) {
    const field = element("input", { type: "color" });
    field.onchange = () => this.#set(change(field.value));
    this.#fields.set(field, (style) => (field.value = value(style)?.slice(0, 7) ?? "#ffffff"));
    return labelled(text(key), field);
  }

  /** The colour inside of shapes, which there may be none of. */
  #fill() {
    const color = this.#color("style.interior", ({ interiorColor }) => interiorColor, (interiorColor) => ({ interiorColor }));
    const none = iconButton("noFill", text("style.noFill"), () => this.#set({ interiorColor: null }));
    this.#fields.set(none, ({ interiorColor }) => {
      const isNone = (interiorColor ?? null) === null;
      none.setAttribute("aria-pressed", String(isNone));
      color.classList.toggle("unset", isNone);
    });
    return element("div", { className: "fill-style" }, color, none);
  }

  /**
   * @param {string} key
   * @param {(style: Style) => number} value
   * @param {number[]} range
   * @param {(value: number) => Style} change
   */
  #range(key, value, [min, max, step], change) {
    const field = element("input", { type: "range", min: `${min}`, max: `${max}`, step: `${step}` });
    field.onchange = () => this.#set(change(field.valueAsNumber));
    this.#fields.set(field, (style) => (field.valueAsNumber = value(style)));
    return labelled(text(key), field);
  }

  /** @param {(name: string) => Style} change */
  #font(change) {
    const field = element("select", {}, ...FONTS.map((name) => new Option(name, name)));
    field.onchange = () => this.#set(change(field.value));
    this.#fields.set(field, ({ font }) => (field.value = font?.name ?? FONTS[0]));
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

/** @param {HTMLElement} field Whether the user changes its value, which must not be shown anew meanwhile. */
function isEntering(field) {
  return field === document.activeElement && !(field instanceof HTMLButtonElement);
}
