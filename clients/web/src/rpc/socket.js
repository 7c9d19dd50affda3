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
 * @param {string} [query] Names the session to go on with, or the one that a new one replaces.
 */
export function openSocket(origin, token, first = [], query = "") {
  const url = `${origin.replace(/^http/, "ws")}/session?${query}`;
  const carried = first.length ? [`recto.first.${asProtocol(`[${first}]`)}`] : [];
  return new WebSocket(url, ["recto", `recto.token.${token}`, ...carried]);
}

/**
 * Whether a bridge is there that does not accept a token: it was started anew, and has another one.
 *
 * @param {string} origin
 * @param {string} token
 */
export async function isRefused(origin, token) {
  try {
    const answer = await fetch(`${origin}/token`, { headers: { Authorization: `Bearer ${token}` } });
    return answer.status === 401;
  } catch {
    return false;
  }
}

/** @param {string} session Is ended by the page when it is loaded again. */
export function noteSession(session) {
  sessionStorage.setItem(LAST, session);
  // Held for as long as the page is there.
  navigator.locks?.request(lockOf(session), () => new Promise(() => {}));
}

/** Whether this page, or the one that it is a copy of, has had a session. */
export function hasHadSession() {
  return sessionStorage.getItem(LAST) !== null;
}

/** The session that this page had before it was loaded again. A copy of a page leaves that page its session. */
export async function abandonedSession() {
  const last = sessionStorage.getItem(LAST) ?? "";
  if (!last || !navigator.locks) return last;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(last)) ? "" : last;
}

/** @param {string} session */
function lockOf(session) {
  return `recto.session.${session}`;
}

/** @param {string} text In the characters that the name of a protocol may have (Base64 for URLs). */
function asProtocol(text) {
  const bytes = new TextEncoder().encode(text);
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return encoded.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
