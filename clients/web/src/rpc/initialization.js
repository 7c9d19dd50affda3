// SPDX-License-Identifier: MIT

/** @typedef {{author?: string, locale?: string, javascript?: boolean}} ClientSettings */

/**
 * The params of `initialize`. The early script sends the same ones as the session.
 *
 * @param {ClientSettings} settings
 * @returns {import("./messages").Params<"initialize">}
 */
export function initialization({ author, locale, javascript }) {
  return {
    clientInfo: { name: "recto-web" },
    locale,
    options: { author: author || undefined, javascript },
  };
}
