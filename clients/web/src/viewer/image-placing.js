// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";

/** How large a placed image is at most, in points: what the tool makes of a tap. */
const LARGEST = 300;
/** The shortest drag, in points: a shorter one would be a tap. */
const SHORTEST = 6;

/** Places images that were pasted or dropped: the tool for images asks for a file, and is given the image. */
export class ImagePlacing {
  /** @param {import("./viewport.js").Viewport} viewport */
  constructor(viewport) {
    this.#viewport = viewport;
    this.#document = viewport.document;
  }

  #viewport;
  #document;
  /** @type {File | null} The image that the tool has not asked for yet. */ #waiting = null;

  /** The image that answers the question for a file which the tool asks now; `null` if the user must answer. */
  take() {
    const image = this.#waiting;
    this.#waiting = null;
    return image;
  }

  /**
   * Places an image where the pointer is, or in the middle.
   *
   * @param {File} image
   * @param {number[]} [point] In pixels of the window.
   */
  async place(image, point = this.#viewport.size.map((length) => length / 2)) {
    this.#waiting = image;
    try {
      const [x, y] = point;
      const tapped = await this.#act("interaction/tap", { point: [x, y], space: "view" });
      // An annotation takes a tap, but not a drag.
      const isTaken = this.#waiting !== null && tapped.handled && !tapped.error;
      const path = isTaken ? this.#path(point, await sizeOf(image)) : null;
      const dragged = path && (await this.#act("interaction/drag", { points: path, space: "view" }));
      if (this.#waiting && !tapped.error && !dragged?.error) throw new Error(text("image.beside"));
    } finally {
      // Another question for a file is not about this image.
      this.#waiting = null;
    }
  }

  /**
   * @template {import("../rpc/messages").EventMethod} M
   * @param {M} method
   * @param {import("../rpc/messages").DocumentParams<M>} params What the user did, for the tool.
   */
  async #act(method, params) {
    await this.#document.act("tool/set", { tool: "imageStamp" });
    return this.#document.act(method, params);
  }

  /**
   * A drag that draws an image around a point, within its page.
   *
   * @param {number[]} point In pixels of the window.
   * @param {number[]} size In points.
   */
  #path(point, [width, height]) {
    const { layout, scale, offset } = this.#viewport;
    const [x, y] = this.#viewport.canvasPoint(point);
    const page = this.#viewport.pageAt(point);
    const place = page === undefined ? undefined : layout?.place(page);
    if (!place) return null;
    const left = placed(x - width / 2, width, place.x, place.width);
    const top = placed(y - height / 2, height, place.y, place.height);
    const corners = [left, top, left + width, top + height];
    return corners.map((coordinate, index) => coordinate * scale - offset[index % 2]);
  }
}

/**
 * Where something begins that shall lie within a page, if it has room there.
 *
 * @param {number} start
 * @param {number} length
 * @param {number} pageStart
 * @param {number} pageLength
 */
function placed(start, length, pageStart, pageLength) {
  return Math.max(Math.min(start, pageStart + pageLength - length), pageStart);
}

/**
 * The size at which an image is placed, in points.
 *
 * @param {File} image
 */
async function sizeOf(image) {
  // Of an image that only the server can read, the tool keeps the proportions.
  const bitmap = await createImageBitmap(image).catch(() => null);
  const [width, height] = [bitmap?.width ?? LARGEST, bitmap?.height ?? LARGEST];
  bitmap?.close();
  const ratio = Math.min(1, LARGEST / Math.max(width, height));
  return [width, height].map((length) => Math.max(length * ratio, SHORTEST));
}
