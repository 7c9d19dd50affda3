// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { element } from "../../ui/element.js";
import { iconButton } from "../../ui/icons.js";
import { Panel } from "./panel.js";

/** The document's layers, shown and hidden. */
export class LayersPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("layers", application);
    this.bar.append(
      iconButton("undo", text("layers.reset"), () => this.#set({ reset: true })),
      iconButton("save", text("layers.keep"), () => this.#keep()),
    );
  }

  begin() {
    this.#read();
    return [
      this.document.on("layers/didChange", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
    ];
  }

  #read() {
    return this.load("layers/list", {}, ({ layers, unlisted }) => {
      const all = [...layers, ...unlisted];
      if (!all.length) this.showNothing("layers.none");
      else this.content.replaceChildren(this.#list(all));
    });
  }

  /**
   * @param {import("../../rpc/messages").Layer[]} layers
   * @returns {HTMLElement}
   */
  #list(layers) {
    const rows = layers.map(({ id, title, visible, locked, children }) => {
      const label = element("label", { className: "row" });
      if (id) {
        const box = element("input", { type: "checkbox", checked: visible, disabled: locked });
        box.onchange = () => this.#set({ layers: [{ id, visible: box.checked }] });
        label.append(box);
      }
      label.append(title);
      return element("li", {}, label, ...(children.length ? [this.#list(children)] : []));
    });
    return element("ul", { className: "layers" }, ...rows);
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
