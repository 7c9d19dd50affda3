// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { base64Of } from "../../rpc/bytes.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { foreign } from "../../ui/foreign.js";
import { iconButton } from "../../ui/icons.js";
import { deliver, written } from "../saving.js";
import { Panel } from "./panel.js";

/** The files that the document carries: taken out, added, removed. */
export class AttachmentsPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("attachments", application);
    const field = element("input", { type: "file", hidden: true });
    field.onchange = () => {
      for (const file of field.files ?? []) this.run(() => this.#add(file));
      field.value = "";
    };
    this.bar.append(field, iconButton("plus", text("attachments.add"), () => field.click()));
  }

  begin() {
    this.#read();
    return [
      this.document.on("state", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
    ];
  }

  #read() {
    return this.load("attachments/list", {}, ({ attachments }) => {
      if (!attachments.length) this.showNothing("attachments.none");
      else replaceRows(this.content, ...attachments.map(this.#row, this));
    });
  }

  /** @param {import("../../rpc/messages").EmbeddedFile} attachment */
  #row({ id, name, size, description }) {
    const take = element("button", { title: description ?? "" });
    const amount = size === undefined ? "" : `${Math.ceil(size / 1024)} KiB`;
    take.append(foreign(name), element("small", {}, foreign(amount)));
    take.onclick = () => this.run(() => this.#extract(id, name));
    const remove = iconButton("delete", text("attachments.remove", { name }), () => {
      this.run(() => this.document.ask("attachments/remove", { id }));
    });
    return element("div", { className: "row", dataset: { id } }, take, remove);
  }

  /**
   * @param {string} id
   * @param {string} name Any text, which need not be a file's name.
   */
  async #extract(id, name) {
    const { document } = this;
    const write = (/** @type {string} */ path) => document.ask("attachments/extract", { id, path });
    deliver(await written(document, "attachment", write), name);
  }

  /** @param {File} file */
  async #add(file) {
    // It takes a while to read the file; the panel may show another document then.
    const { document } = this;
    const data = await base64Of(file);
    await document.ask("attachments/add", { data, name: file.name, mimeType: file.type || undefined });
    if (document === this.document) await this.#read();
  }
}
