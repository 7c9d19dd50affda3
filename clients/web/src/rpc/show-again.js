// SPDX-License-Identifier: MIT

/**
 * Shows in a new server what another one has shown.
 *
 * @param {import("./document.js").RectoDocument} document
 * @param {import("./messages").View} view
 */
export async function showAgain(document, view) {
  const { size, pixelRatio, scale, offset, fit, rotation, pageRotations = [], pageIndex } = view;
  const { layout, scrollAxis = "vertical", coverPage, direction, gap } = view;
  const turned = { rotation, pageRotations: pageRotations.filter((turn) => turn.pageIndex < document.pageCount) };
  const arranged = { size, pixelRatio, layout, scrollAxis, coverPage, direction, gap, ...turned };
  await document.ask("view/update", { ...arranged, ...(fit ? { fit } : { scale }) });
  // Layouts that show few pages have only these on their canvas; the file may have fewer pages now.
  const shown = Math.min(pageIndex, document.pageCount - 1);
  await document.ask("view/goTo", { pageIndex: shown, recorded: false });
  await document.ask("view/update", { offset });
}
