// SPDX-License-Identifier: MIT
import { layoutOf } from "./layout.js";

/**
 * Pages that the user may turn to: their places in a view that is not shown yet, and what it has in sight.
 *
 * @typedef {object} Spread
 * @property {import("./layout.js").PageLayout} layout
 * @property {number} scale
 * @property {number[]} sight On a canvas at the scale 1.
 */

/**
 * @param {import("../rpc/messages").View} view
 * @returns {Spread}
 */
export function spreadOf(view) {
  const { offset, size, scale } = view;
  const sight = [...offset, offset[0] + size[0], offset[1] + size[1]].map((length) => length / scale);
  return { layout: layoutOf(view), scale, sight };
}

/**
 * The part of a page, in page space, that a rectangle of the canvas shows; `null`: nothing.
 *
 * @param {import("./layout.js").Place} place
 * @param {number[]} sight
 */
export function partOf(place, sight) {
  const origin = [place.x, place.y];
  const part = sight.map((edge, number) => edge - origin[number % 2]);
  if (part[0] > place.width || part[1] > place.height || part[2] < 0 || part[3] < 0) return null;
  return turnedBack(part, place);
}

/**
 * A rectangle of a page as it is turned, on the page as it stands in the file.
 *
 * @param {number[]} part
 * @param {import("./layout.js").Place} place
 */
function turnedBack([x0, y0, x1, y1], { width, height, rotation }) {
  switch (rotation) {
    case 90:
      return [y0, width - x1, y1, width - x0];
    case 180:
      return [width - x1, height - y1, width - x0, height - y0];
    case 270:
      return [height - y1, x0, height - y0, x1];
    default:
      return [x0, y0, x1, y1];
  }
}
