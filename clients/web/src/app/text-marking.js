// SPDX-License-Identifier: MIT

/** The commands of selected text that do what a tool does. */
const COMMANDS = new Map(Object.entries({
  highlight: "highlight",
  underline: "underline",
  squiggly: "squiggly",
  strikeOut: "strikeOut",
  redactionText: "redact",
  link: "link",
}));

/**
 * Uses a tool on the text that is selected. Whether the tool marks text, and may do so here.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {string} tool
 */
export async function markSelectedText(document, tool) {
  const id = COMMANDS.get(tool);
  if (!id) return false;
  const { menu } = await document.ask("tool/get");
  if (!menu?.items.some((item) => item.id === id && item.enabled)) return false;
  await document.act("interaction/command", { id });
  return true;
}
