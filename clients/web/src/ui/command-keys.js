// SPDX-License-Identifier: MIT

/** The characters of keys that have no letter, on the keyboards that commands are named after. */
const SIGNS = /** @type {Record<string, string>} */ ({
  Minus: "-",
  Equal: "=",
  BracketLeft: "[",
  BracketRight: "]",
  Comma: ",",
  Period: ".",
  Slash: "/",
  Semicolon: ";",
});

/**
 * The key of a command such as Ctrl+C. A keyboard without Latin letters has the command where a Latin one
 * has it: `с` of a Cyrillic keyboard is `c`, `à` of a French one is `0`.
 *
 * @param {KeyboardEvent} event
 */
export function commandKey({ key, code }) {
  if (key.length !== 1 || key <= "~") return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? SIGNS[code] ?? key;
}
