// SPDX-License-Identifier: MIT

/** The side of a tile in device pixels. */
export const SIDE = 1024;
/** A page with no longer side is one tile: each tile costs a reading of the page's contents. */
const WHOLE = 2048;

/**
 * A page's tiles at one scale and look. Shown larger or smaller while those of another scale come.
 */
export class TileLayer {
  /**
   * @param {HTMLElement} sheet
   * @param {string} look
   * @param {number} scale Device pixels per point.
   */
  constructor(sheet, look, scale) {
    this.look = look;
    this.scale = scale;
    this.element = document.createElement("div");
    this.element.className = "tiles";
    sheet.append(this.element);
  }

  /** @type {Map<string, HTMLCanvasElement>} */ #tiles = new Map();

  /** @param {number} scale The present scale. */
  matches(scale) {
    return Math.abs(this.scale - scale) < 1e-6 * scale;
  }

  /** @param {number} scale The present scale, in pixels of the window per point. */
  stretch(scale) {
    const ratio = scale / this.scale;
    // Without a transform, browsers do not touch the pixels.
    this.element.style.transform = ratio === 1 ? "" : `scale(${ratio})`;
  }

  /** @param {string} key */
  has(key) {
    return this.#tiles.has(key);
  }

  /**
   * @param {string} key
   * @param {number[]} corner In device pixels.
   * @param {ImageBitmap} picture
   */
  put(key, [x, y], picture) {
    const tile = canvasOf(picture);
    tile.style.left = `${x}px`;
    tile.style.top = `${y}px`;
    this.#tiles.set(key, tile);
    this.element.append(tile);
  }

  /** @param {Set<string>} keys Lets go of all other tiles. */
  keep(keys) {
    for (const [key, tile] of this.#tiles) {
      if (keys.has(key)) continue;
      tile.remove();
      this.#tiles.delete(key);
    }
  }

  remove() {
    this.element.remove();
    this.#tiles.clear();
  }
}

/** @param {ImageBitmap} picture An element that shows it, without a copy. */
export function canvasOf(picture) {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.style.width = `${picture.width}px`;
  canvas.style.height = `${picture.height}px`;
  const context = /** @type {ImageBitmapRenderingContext} */ (
    // Nothing shows through a picture, so that nothing beneath it has to be drawn.
    canvas.getContext("bitmaprenderer", { alpha: false })
  );
  context.transferFromImageBitmap(picture);
  return canvas;
}

/**
 * The tiles that cover a part of a page.
 *
 * @param {number[]} part In page space.
 * @param {number[]} size The page's, in points.
 * @param {number} scale Device pixels per point.
 */
export function tilesIn([x0, y0, x1, y1], [width, height], scale) {
  const side = Math.max(width, height) * scale <= WHOLE ? WHOLE : SIDE;
  const columns = covered(x0 * scale, x1 * scale, width * scale, side);
  const rows = covered(y0 * scale, y1 * scale, height * scale, side);
  return rows.flatMap(([top, bottom]) =>
    columns.map(([left, right]) => ({
      key: `${left},${top}`,
      corner: [left, top],
      rect: rectOf([left, top, right, bottom], scale),
    })),
  );
}

/**
 * @param {[number, number, number, number]} pixels
 * @param {number} scale
 * @returns {import("../rpc/messages").Rect}
 */
function rectOf([left, top, right, bottom], scale) {
  return [left / scale, top / scale, right / scale, bottom / scale];
}

/**
 * @param {number} start
 * @param {number} end
 * @param {number} length
 * @param {number} side Of a tile.
 */
function covered(start, end, length, side) {
  const stretches = [];
  const last = Math.min(end, length);
  for (let from = Math.floor(Math.max(start, 0) / side) * side; from < last; from += side) {
    stretches.push([from, Math.min(from + side, length)]);
  }
  return stretches;
}
