// SPDX-License-Identifier: MIT
import { bytesOf } from "../rpc/bytes.js";

/** Puts on the system's clipboard what the server gives for it: with formats, unless shift is held. */
export class Clipboard {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {HTMLElement} element What the keys for copying go to.
   */
  constructor(document, element) {
    this.#document = document;
    element.addEventListener("keydown", ({ shiftKey }) => (this.#isPlain = shiftKey), true);
    document.on("host/setClipboard", (content) => {
      this.#take(content).catch((error) => document.session.report(error));
    });
  }

  #document;
  #isPlain = false;

  /** @param {import("../rpc/messages").NotificationParams<"host/setClipboard">} content */
  async #take({ text, image }) {
    /** @type {Record<string, Blob>} */ const items = {};
    if (text !== undefined) items["text/plain"] = new Blob([text], { type: "text/plain" });
    if (image?.mimeType === "image/png") items["image/png"] = bytesOf(image.data ?? "", image.mimeType);
    const html = text !== undefined && !this.#isPlain && (await this.#html(text));
    if (html) items["text/html"] = new Blob([html], { type: "text/html" });
    if (Object.keys(items).length) await navigator.clipboard.write([new ClipboardItem(items)]);
  }

  /** @param {string} text The same text with its formats, if it is the selected one. */
  async #html(text) {
    const copied = await this.#document.ask("selection/copy");
    return copied.text === text ? copied.html : undefined;
  }
}
