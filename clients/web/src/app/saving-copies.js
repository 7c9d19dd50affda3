// SPDX-License-Identifier: MIT

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/**
 * Saves a document whose file the user has only as a copy in the browser's downloads: it counts as saved once
 * they have all of it. What was changed or begun while the copy was on its way is not in it, and stays unsaved.
 *
 * @param {RectoDocument} document
 * @param {() => Promise<number>} download Hands out a copy, and answers its revision.
 * @returns {Promise<boolean>} Whether it is saved.
 */
export async function saveByCopy(document, download) {
  let isActive = false;
  const end = document.on("act", ({ params }) => {
    isActive ||= /** @type {{phase?: string}} */ (params).phase !== "hover";
  });
  try {
    const revision = await download();
    // Saving would commit what the user has begun since. What was begun before is in the copy.
    const { hasWork } = await document.ask("tool/get");
    if (document.revision !== revision || (isActive && hasWork)) return false;
    await document.ask("document/save");
    // A change that was on its way came before the save.
    const isWhole = document.revision === revision;
    if (!isWhole) document.noteDelivery(false);
    return isWhole;
  } finally {
    end();
  }
}
