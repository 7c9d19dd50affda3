// SPDX-License-Identifier: MIT

/**
 * What the bridge says itself. `received` counts the messages that it has, `scratch` is the session's
 * folder, `uploads` the one for files of the user's own machine, `maxMessage` the length in bytes that every
 * message must stay below, and `resumed` says whether the session is the one that was asked for.
 *
 * @typedef {object} Hello
 * @property {"hello"} bridge
 * @property {string} session
 * @property {string} scratch
 * @property {string} uploads
 * @property {boolean} resumed
 * @property {number} received
 * @property {number} maxMessage
 *
 * @typedef {{bridge: "received", count: number} | {bridge: "ended"} | {bridge: "pong"}} Telling
 */

/**
 * A piece of a long message, which is counted as a message.
 *
 * @typedef {{bridge: "piece", text: string, isLast: boolean}} Piece
 */

export {};
