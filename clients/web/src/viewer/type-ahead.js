// SPDX-License-Identifier: MIT

/**
 * A key that was pressed, or a text that was pasted with it.
 *
 * @typedef {{key: string, modifiers: import("../rpc/messages").Modifier[], pasted?: string}} Key
 */

/** The keys after which text can be entered somewhere else. */
const LEADING = ["Tab", "Enter", "F2"];
/** The events after which text can be entered, apart from pointers and keys. */
const STARTS = ["interaction/tap", "interaction/command", "interaction/respond", "tool/set"];

/**
 * Holds keys while the answer to an event is pending that can begin the entry of text. Who clicks on a field
 * or places a note, and types at once, means that text.
 */
export class TypeAhead {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {(key: Key) => void} deliver Handles a key as if it was pressed now.
   */
  constructor(document, deliver) {
    this.#deliver = deliver;
    document.on("act", ({ method, params, answered }) => {
      if (canBeginText(method, params)) this.#wait(answered);
    });
  }

  #deliver;
  #pending = 0;
  /** @type {Key[]} */ #held = [];

  /** @param {Key} key Whether the key is held, and comes later. */
  holds(key) {
    const isCommand = key.modifiers.some((name) => name === "control" || name === "meta");
    const isText = key.pasted !== undefined || (key.key.length === 1 && !isCommand);
    // A key that enters no text keeps its place among the held ones.
    if (this.#pending === 0 || !(isText || this.#held.length)) return false;
    this.#held.push(key);
    return true;
  }

  /** @param {Promise<unknown>} answered */
  async #wait(answered) {
    this.#pending += 1;
    // The caller reports a failure; the keys are delivered in any case.
    await Promise.allSettled([answered]);
    this.#pending -= 1;
    // A held key, such as Tab, may be waited for itself: the keys after it stay.
    while (this.#pending === 0 && this.#held.length) this.#deliver(/** @type {Key} */ (this.#held.shift()));
  }
}

/**
 * @param {string} method
 * @param {any} params
 */
function canBeginText(method, params) {
  if (method === "interaction/pointer") return params.phase === "down" || params.phase === "up";
  return method === "interaction/key" ? LEADING.includes(params.key) : STARTS.includes(method);
}

/**
 * Enters a key into a field of a question.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {Key} entered
 */
export function enter(field, { key, pasted }) {
  if (pasted === undefined && key.length > 1) {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return;
  }
  const data = pasted ?? key;
  field.setRangeText(data, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { data, inputType: "insertText", bubbles: true }));
}
