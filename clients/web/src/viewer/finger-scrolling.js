// SPDX-License-Identifier: MIT

/**
 * Lets the browser scroll by finger while nothing is drawn, or leaves fingers to the tool.
 *
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {HTMLElement} window
 */
export async function scrollByFinger(document, window) {
  /** @type {Set<string> | null} */ let readers = null;
  let tool = "pan";
  const follow = (/** @type {{tool?: string}} */ { tool: taken = tool }) => {
    tool = taken;
    window.classList.toggle("draws", readers !== null && !readers.has(tool) && tool !== "formFill");
  };
  document.on("tool/didChange", follow);
  document.on("result", follow);
  // The first stroke may come before the answer.
  document.on("act", ({ method, params }) => method === "tool/set" && follow(params));
  const { groups } = await document.session.request("toolbar/get", { group: "view" });
  readers = new Set(groups[0].items.map((item) => item.tool));
  follow({});
}
