// SPDX-License-Identifier: MIT
import { DocumentClosed, DocumentMissing } from "../rpc/errors.js";

/** Where text is entered in a question. */
const WRITTEN = "dialog textarea, dialog input:is([type=text], :not([type]))";

/**
 * Keeps the text that is being entered if the server or its process is lost: it is entered again, or told
 * of with the document's event `draft`. Until the user has clicked or pressed Escape, further letters belong
 * to the text and are no commands.
 */
export class Draft {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {import("./overlay.js").Overlay} overlay
   * @param {HTMLElement} frame Has the questions in it.
   */
  constructor(document, overlay, frame) {
    this.#document = document;
    this.#overlay = overlay;
    this.#frame = frame;
    document.on("result", (result) => this.#heard(result));
    document.on("tool/didUpdate", (result) => this.#heard(result));
    document.on("tool/didChange", (result) => this.#heard(result));
    document.on("forget", () => {
      this.#keep();
      // What was under way is gone by then.
      queueMicrotask(() => this.#restore());
    });
    frame.addEventListener("pointerdown", () => this.#end(), true);
  }

  #document;
  #overlay;
  #frame;
  #tool = "";
  #isSecret = false;
  /** All of the text that is entered; the overlay has its lines, as far as they have room. */ #value = "";
  /** @type {string[]} Texts that are sent and not answered, or that no tool took. */ #unheard = [];
  #text = "";
  /** @type {{page: number, point: import("../rpc/messages").Point, tool: string} | null} */ #place = null;
  /** Whether letters belong to a text that has no entry at present. */ #isAdrift = false;

  /**
   * Notes a text on its way to the tool.
   *
   * @param {string} text
   * @param {Promise<{handled?: boolean} | void>} answered
   */
  async note(text, answered) {
    const unheard = this.#unheard;
    unheard.push(text);
    const result = await answered.catch(() => null);
    if (result?.handled) unheard.splice(0, unheard.indexOf(text) + 1);
  }

  /**
   * Whether a key belongs to the text that has lost its entry.
   *
   * @param {{key: string, ctrlKey: boolean, metaKey: boolean}} event
   */
  takes({ key, ctrlKey, metaKey }) {
    if (!this.#isAdrift) return false;
    if (key === "Escape") this.#end();
    if (ctrlKey || metaKey) return false;
    if (key === "Backspace") this.#change(this.#text.slice(0, -1));
    else if (key === "Enter") this.#change(`${this.#text}\n`);
    else if (key.length === 1) this.#change(this.#text + key);
    return true;
  }

  /** @param {string} text A text that an input method has made. Whether it belongs to the lost one. */
  takesText(text) {
    if (this.#isAdrift) this.#change(this.#text + text);
    return this.#isAdrift;
  }

  /** @param {Partial<import("../rpc/messages").EventResult>} result */
  #heard({ tool, requirement }) {
    if (tool) this.#tool = tool;
    if (requirement === undefined) return;
    this.#isSecret = requirement?.secret ?? false;
    this.#value = requirement?.value ?? "";
  }

  /** Takes the text out of the entry, or out of the question, before these are gone. */
  #keep() {
    const unheard = this.#unheard.join("");
    this.#unheard = [];
    if (this.#isSecret) return;
    const { items } = this.#overlay;
    if (items.some(({ kind }) => kind === "caret")) {
      this.#text = this.#value + unheard;
      const frame = items.find(({ kind, role }) => kind === "rect" && role === "entry");
      const line = items.find(({ kind, role }) => kind === "text" && role === "entry");
      const entry = frame ?? line;
      if (entry && "rect" in entry) this.#place = placeOf(entry, this.#tool);
    } else this.#text = /** @type {HTMLInputElement | null} */ (this.#frame.querySelector(WRITTEN))?.value ?? "";
    this.#isAdrift = this.#text !== "";
  }

  async #restore() {
    if (!this.#isAdrift) return;
    const [document, place] = [this.#document, this.#place];
    this.#place = null;
    try {
      if (place) {
        const { page: pageIndex, point, tool } = place;
        if (tool !== "formFill") await document.act("tool/set", { tool });
        await document.act("interaction/tap", { pageIndex, point });
      }
      if (this.#overlay.items.some(({ kind }) => kind === "caret") && this.#isAdrift) {
        this.#isAdrift = false;
        const entered = document.act("interaction/text", { text: this.#text });
        // The caret stands after what differs from the text in the document.
        const ended = document.act("interaction/key", { key: "End", modifiers: ["control"] });
        const [{ handled }] = await Promise.all([entered, ended]);
        if (handled) return;
      }
    } catch (error) {
      document.session.report(error);
    }
    document.emit("draft", { text: this.#text });
  }

  /** @param {string} text */
  #change(text) {
    this.#text = text;
    if (!this.#place) this.#document.emit("draft", { text });
  }

  #end() {
    this.#isAdrift = false;
    this.#place = null;
  }
}

/**
 * Where a tap begins an entry again: free text begins where it was begun, and a field anywhere in it.
 *
 * @param {{pageIndex: number, rect: import("../rpc/messages").Rect}} entry
 * @param {string} tool
 */
function placeOf({ pageIndex: page, rect: [left, top, right, bottom] }, tool) {
  /** @type {import("../rpc/messages").Point} */
  const point = tool === "formFill" ? [(left + right) / 2, (top + bottom) / 2] : [left, top];
  return { page, point, tool };
}

/**
 * Offers a text that the user has entered if the request that carries it fails: its question is closed by then.
 *
 * @template Answer
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {string} text
 * @param {Promise<Answer>} answered
 */
export async function offerIfLost(document, text, answered) {
  try {
    return await answered;
  } catch (error) {
    if (!(error instanceof DocumentClosed) || error instanceof DocumentMissing) document.emit("draft", { text });
    throw error;
  }
}
