// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign } from "../../ui/foreign.js";
import { iconButton } from "../../ui/icons.js";
import { Panel } from "./panel.js";

/** The document's layers: shown, hidden, made, renamed, removed; annotations are put on them. */
export class LayersPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("layers", application);
    this.bar.append(
      iconButton("plus", text("layers.add"), () => this.#add()),
      iconButton("undo", text("layers.reset"), () => this.#set({ reset: true })),
      iconButton("save", text("layers.keep"), () => this.#keep()),
    );
  }

  begin() {
    this.#read();
    return [
      this.document.on("layers/didChange", () => this.#read()),
      this.document.on("state", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
    ];
  }

  #read() {
    return this.load("layers/list", {}, ({ layers, unlisted }) => {
      const all = [...layers, ...unlisted];
      if (!all.length) this.showNothing("layers.none");
      else replaceRows(this.content, this.#list(all));
    });
  }

  /**
   * @param {import("../../rpc/messages").Layer[]} layers
   * @returns {HTMLElement}
   */
  #list(layers) {
    const rows = layers.map(({ id, title, visible, locked, children }) => {
      const label = element("label");
      if (id) {
        const box = element("input", { type: "checkbox", checked: visible, disabled: locked });
        box.onchange = () => this.#set({ layers: [{ id, visible: box.checked }] });
        label.append(box);
      }
      label.append(foreign(title));
      const row = element("div", { className: "row" }, label);
      if (id) row.dataset.id = id;
      if (id) row.append(...this.#buttons(row, id, title));
      return element("li", {}, row, ...(children.length ? [this.#list(children)] : []));
    });
    return element("ul", { className: "layers" }, ...rows);
  }

  /**
   * What can be done with a layer.
   *
   * @param {HTMLElement} row
   * @param {string} id
   * @param {string} name
   */
  #buttons(row, id, name) {
    const rename = () => this.#edit(row, name, (document, title) => document.ask("layers/rename", { id, title }));
    row.addEventListener("keydown", (event) => {
      if (event.key === "F2") rename();
    });
    return [
      iconButton("toLayer", text("layers.assign", { name }), () => this.run(() => this.#assign(id))),
      iconButton("style", text("layers.rename", { name }), rename),
      iconButton("delete", text("layers.remove", { name }), () => {
        this.run(() => this.document.ask("layers/remove", { id }));
      }),
    ];
  }

  /** Asks for the name of a new layer below the others. */
  #add() {
    const row = element("div", { className: "row" });
    this.content.querySelector(".nothing")?.remove();
    this.content.append(row);
    this.#edit(row, text("layers.new"), (document, title) => document.ask("layers/add", { title }));
  }

  /**
   * Puts the selected annotations on a layer. If all of them are on it, they are on none then.
   *
   * @param {string} layer
   */
  async #assign(layer) {
    const { document } = this;
    const { annotations: ids } = await document.ask("selection/get");
    if (!ids.length) throw new Error(text("layers.nothingSelected"));
    const found = await Promise.all(ids.map((id) => document.ask("annotations/get", { id })));
    const areThere = found.every(({ annotation }) => annotation.layer === layer);
    await document.ask("layers/assign", { ids, layer: areThere ? null : layer });
  }

  /**
   * Lets the user write a name in a row.
   *
   * @param {HTMLElement} row
   * @param {string} name
   * @param {(document: import("./panel.js").RectoDocument, name: string) => unknown} keep
   */
  #edit(row, name, keep) {
    const { document } = this;
    const field = element("input", { value: name, className: "rename" });
    field.setAttribute("aria-label", text("layers.name"));
    this.edit(row, field, async (isKept) => {
      if (isKept && field.value) await this.run(() => keep(document, field.value));
      if (this.document === document) await this.#read();
    });
  }

  /** What is shown now is what everybody sees at first, once the document is saved. */
  #keep() {
    return this.run(() => this.document.ask("layers/setDefault"));
  }

  /** @param {import("../../rpc/messages").DocumentParams<"layers/setVisible">} params */
  #set(params) {
    return this.run(() => this.document.ask("layers/setVisible", params));
  }
}
