// SPDX-License-Identifier: MIT

/** The most bytes that a character of a string takes in UTF-8. */
const MOST_BYTES = 3;

/**
 * Whether a message is too long for the bridge, which would close the connection.
 *
 * @param {string} text
 * @param {number} maximum In bytes. A message must be shorter.
 */
export function isTooLong(text, maximum) {
  // Most messages are so short that nothing needs to be encoded.
  return text.length * MOST_BYTES >= maximum && new TextEncoder().encode(text).length >= maximum;
}

/**
 * The answer to a request that is too long to be sent, in place of the server's own.
 *
 * @param {number | undefined} id
 * @param {number} maximum In bytes.
 * @returns {import("./messages").Message}
 */
export function refusal(id, maximum) {
  const message = `A message must be shorter than ${maximum} bytes.`;
  const data = { kind: /** @type {const} */ ("limitExceeded"), limit: "message", maximum };
  return { jsonrpc: "2.0", id, error: { code: -32015, message, data } };
}
