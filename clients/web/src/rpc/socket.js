// SPDX-License-Identifier: MIT

/** Where the session's id is kept, so that the page, loaded again, can end it. */
const LAST = "recto.session";

/**
 * A WebSocket that was opened before the transport is there, with what was sent and has come since.
 *
 * @typedef {{socket: WebSocket, messages: string[], sent: string[]}} EarlySocket
 */

/**
 * Opens a WebSocket to the bridge.
 *
 * @param {string} origin Where the bridge is, such as `http://127.0.0.1:8080`.
 * @param {string} token
 * @param {string[]} [first] Messages that the server gets before any that are sent over the socket.
 * @param {string} [query] Names the session to go on with; a new one unless given.
 */
export function openSocket(origin, token, first = [], query = `replaces=${sessionStorage.getItem(LAST) ?? ""}`) {
  const url = `${origin.replace(/^http/, "ws")}/session?${query}`;
  const carried = first.length ? [`recto.first.${asProtocol(`[${first}]`)}`] : [];
  return new WebSocket(url, ["recto", `recto.token.${token}`, ...carried]);
}

/** @param {string} session Is ended by the page when it is loaded again. */
export function noteSession(session) {
  sessionStorage.setItem(LAST, session);
}

/** @param {string} text In the characters that the name of a protocol may have (Base64 for URLs). */
function asProtocol(text) {
  const bytes = new TextEncoder().encode(text);
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return encoded.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
