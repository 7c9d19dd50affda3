// SPDX-License-Identifier: MIT

/** @typedef {import("./bridge-messages.js").Piece} Piece */

/** How long a message is at most, in characters, that goes as a whole. `pieces.py` of the bridge has the same. */
const WHOLE = 1 << 17;

/**
 * A message in the pieces that it is sent in. Over a slow network, each piece that comes shows that the connection
 * lives, and a connection that drops costs only the piece that was on its way.
 *
 * @param {string} text
 */
export function piecesOf(text) {
  if (text.length <= WHOLE) return [text];
  /** @type {string[]} */ const pieces = [];
  for (let start = 0; start < text.length; start += WHOLE) {
    const end = start + WHOLE;
    /** @type {Piece} */
    const piece = { bridge: "piece", text: text.slice(start, end), isLast: end >= text.length };
    pieces.push(JSON.stringify(piece));
  }
  return pieces;
}

/** Joins the pieces of a message. */
export class Pieces {
  /** @type {string[]} */ #waiting = [];

  /**
   * Takes a piece; answers the message if it is the last one, or else `null`.
   *
   * @param {Piece} piece
   * @returns {import("./messages").Message | null}
   */
  join({ text, isLast }) {
    this.#waiting.push(text);
    return isLast ? JSON.parse(this.#waiting.splice(0).join("")) : null;
  }

  /** Forgets a message whose other pieces will not come. */
  clear() {
    this.#waiting = [];
  }
}
