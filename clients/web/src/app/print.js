// SPDX-License-Identifier: MIT
import { element } from "../ui/element.js";

/** How sharp printed pictures are, in pixels per point: 200 dpi. */
const SHARPNESS = 200 / 72;

/**
 * Prints a document: as PDF where the browser shows PDFs itself, else as pictures of its pages.
 *
 * @param {Blob} file A copy that shows what shall be printed.
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {import("../rpc/transport.js").Resources} resources
 */
export async function printBlob(file, document, resources) {
  if (navigator.pdfViewerEnabled) await printFile(file);
  else await printPictures(document, resources);
}

/** @param {Blob} file */
async function printFile(file) {
  globalThis.document.querySelector(".print-frame")?.remove();
  const url = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
  const frame = element("iframe", { className: "print-frame", src: url, title: "Print" });
  globalThis.document.body.append(frame);
  await new Promise((resolve) => (frame.onload = resolve));
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
}

/**
 * @param {import("../rpc/document.js").RectoDocument} document
 * @param {import("../rpc/transport.js").Resources} resources
 */
async function printPictures(document, resources) {
  const sheets = element("div", { className: "print-sheets" });
  const { signal } = new AbortController();
  for (let page = 0; page < document.pageCount; page++) {
    const request = { documentId: document.id, page, scale: SHARPNESS, revision: "print" };
    const picture = await resources.picture(request, signal);
    const image = element("img", { src: URL.createObjectURL(picture), alt: "" });
    await image.decode();
    sheets.append(image);
  }
  globalThis.document.body.append(sheets);
  window.print();
  for (const image of sheets.querySelectorAll("img")) URL.revokeObjectURL(image.src);
  sheets.remove();
}
