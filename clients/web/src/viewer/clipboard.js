// SPDX-License-Identifier: MIT
import { bytesOf } from "../rpc/bytes.js";

/** What is on the clipboard for annotations that have no text. */
const WORDLESS = "Recto";

/**
 * The text of the annotations that a session has copied last; `null` while it is on its way to the clipboard.
 *
 * @type {WeakMap<import("../rpc/session.js").Session, string | null>}
 */
const COPIED = new WeakMap();

/**
 * Puts on the system's clipboard what the server gives for it: with formats, unless shift is held. Annotations
 * that are copied stay with the server; their text on the system's clipboard says that they were copied last.
 */
export class Clipboard {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {HTMLElement} element What the keys for copying go to.
   */
  constructor(document, element) {
    this.#document = document;
    element.addEventListener("keydown", ({ shiftKey }) => (this.#isPlain = shiftKey), true);
    document.on("act", ({ method, params, answered }) => {
      const result = /** @type {Promise<Partial<import("../rpc/messages").EventResult>>} */ (answered);
      if (copies(method, params)) this.#follow(result).catch((error) => document.session.report(error));
    });
    document.on("host/setClipboard", (content) => {
      this.#isTaken = true;
      this.#take(content).catch((error) => document.session.report(error));
    });
  }

  #document;
  #isPlain = false;
  /** Whether what was copied went to the system's clipboard. */ #isTaken = false;
  /**
   * What a paste means on the pages: the annotations that the server keeps, an image, or nothing if something
   * that the pages do not take was copied elsewhere since.
   *
   * @param {string} text What is on the clipboard.
   * @param {boolean} hasImage
   */
  meaning(text, hasImage) {
    const copied = COPIED.get(this.#document.session);
    if (copied === null || copied === text) return "annotations";
    if (hasImage) return "image";
    return copied === undefined ? "annotations" : "nothing";
  }

  /** @param {Promise<Partial<import("../rpc/messages").EventResult>>} answered Of what copies. */
  async #follow(answered) {
    this.#isTaken = false;
    // A failure is told by who has sent it.
    const { handled, error } = await answered.catch(() => ({ handled: false, error: undefined }));
    if (!handled || error || this.#isTaken) return;
    const { session } = this.#document;
    COPIED.set(session, null);
    try {
      const text = (await this.#selectedText()) || WORDLESS;
      await navigator.clipboard.writeText(text);
      COPIED.set(session, text);
    } catch {
      // Without the right to write there, nothing tells what was copied last.
      COPIED.delete(session);
    }
  }

  /** What the selected annotations say. Those that were cut are gone. */
  async #selectedText() {
    const { annotations: ids } = await this.#document.ask("selection/get");
    const selected = ids.slice(0, 100).map((id) => this.#document.ask("annotations/get", { id }));
    const words = (await Promise.all(selected)).map(({ annotation }) => annotation.contents || annotation.coveredText);
    return words.filter(Boolean).join("\n");
  }

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

/**
 * Whether the user copies or cuts something.
 *
 * @param {string} method
 * @param {{id?: string, key?: string, modifiers?: string[]}} params
 */
function copies(method, { id = "", key = "", modifiers = [] }) {
  if (method === "interaction/command") return id === "copy" || id === "cut";
  const isCommand = modifiers.includes("control") || modifiers.includes("meta");
  return method === "interaction/key" && isCommand && ["c", "x"].includes(key.toLowerCase());
}
