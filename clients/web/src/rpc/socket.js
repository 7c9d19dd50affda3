// SPDX-License-Identifier: MIT

/** Where the session's id is kept, so that the page, loaded again, can end it. */
const LAST = "recto.session";

/**
 * A WebSocket that was opened before the transport is there, and what has come over it since.
 *
 * @typedef {{socket: WebSocket, messages: string[]}} EarlySocket
 */

/**
 * Opens a WebSocket to the bridge.
 *
 * @param {string} origin Where the bridge is, such as `http://127.0.0.1:8080`.
 * @param {string} token
 * @param {string} [query] Names the session to go on with; a new one unless given.
 */
export function openSocket(origin, token, query = `replaces=${sessionStorage.getItem(LAST) ?? ""}`) {
  const url = `${origin.replace(/^http/, "ws")}/session?${query}`;
  return new WebSocket(url, ["recto", `recto.token.${token}`]);
}

/** @param {string} session Is ended by the page when it is loaded again. */
export function noteSession(session) {
  sessionStorage.setItem(LAST, session);
}
