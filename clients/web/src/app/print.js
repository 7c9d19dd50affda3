// SPDX-License-Identifier: MIT
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** How sharp printed pictures are, in pixels per point: 200 dpi. */
const SHARPNESS = 200 / 72;
/** Pictures have at most this many pixels, which are those of A2 paper: larger pages are less sharp. */
const MOST_PIXELS = 16_000_000;

/**
 * Whether the browser can print a copy of the file itself. It would ask for the password of a file that
 * needs one, in a frame that nobody sees.
 *
 * @param {RectoDocument} document
 */
export async function canPrintFile(document) {
  if (!navigator.pdfViewerEnabled) return false;
  return !(await document.ask("document/security")).needsPassword;
}

/** @param {Blob} file A PDF that the browser's own viewer prints. */
export async function printFile(file) {
  globalThis.document.querySelector(".print-frame")?.remove();
  const url = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
  const frame = element("iframe", { className: "print-frame", src: url, title: "Print" });
  globalThis.document.body.append(frame);
  await new Promise((resolve) => (frame.onload = resolve));
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
}

/**
 * Prints pictures of all pages.
 *
 * @param {RectoDocument} document
 * @param {import("../rpc/transport.js").Resources} resources
 */
export async function printPictures(document, resources) {
  // Work that is not finished is on no picture.
  await document.act("tool/commit", {});
  const { pages } = await document.ask("pages/list", { fields: ["size"] });
  const sheets = element("div", { className: "print-sheets" });
  try {
    for (const { pageIndex, size = [1, 1] } of pages) {
      sheets.append(await sheet(document, resources, pageIndex, size));
    }
    globalThis.document.body.append(sheets);
    window.print();
  } finally {
    for (const image of sheets.querySelectorAll("img")) URL.revokeObjectURL(image.src);
    sheets.remove();
  }
}

/**
 * @param {RectoDocument} document
 * @param {import("../rpc/transport.js").Resources} resources
 * @param {number} page
 * @param {number[]} size In points.
 */
async function sheet(document, resources, page, [width, height]) {
  const scale = Math.min(SHARPNESS, Math.sqrt(MOST_PIXELS / (width * height)));
  const revision = document.look(page);
  // All pages are kept at once, so they must be small.
  const place = { documentId: document.id, page, scale, revision };
  const request = /** @type {const} */ ({ ...place, format: "png", purpose: "print" });
  const picture = await resources.picture(request, new AbortController().signal);
  const image = element("img", { src: URL.createObjectURL(picture), alt: "" });
  await image.decode();
  return image;
}
