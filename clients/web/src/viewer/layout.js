// SPDX-License-Identifier: MIT

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */
/** @typedef {import("../rpc/messages").View} View */

/** How large a window has to be to see all of a canvas at once, in pixels. */
const EVERYTHING = 1e9;

/**
 * A page's place on the canvas, at a scale of 1.
 *
 * @typedef {{page: number, x: number, y: number, width: number, height: number}} Place
 */

/**
 * Where the pages are on the canvas, as the server arranges them. A canvas grows with the scale, so
 * places are kept for the scale 1.
 */
export class PageLayout {
  /**
   * @param {Place[]} places
   * @param {number} rotation Clockwise, of every page.
   */
  constructor(places, rotation) {
    this.places = [...places].sort((one, other) => one.y - other.y || one.x - other.x);
    this.rotation = rotation;
    this.#tallest = this.#largest(({ height }) => height);
    this.#byPage = new Map(this.places.map((place) => [place.page, place]));
    this.height = this.#largest(({ y, height }) => y + height);
    this.width = this.#largest(({ x, width }) => x + width);
  }

  #tallest;
  #byPage;

  /** @param {(place: Place) => number} measure */
  #largest(measure) {
    return this.places.reduce((largest, place) => Math.max(largest, measure(place)), 0);
  }

  /** @param {number} page */
  place(page) {
    return this.#byPage.get(page);
  }

  /**
   * The pages that reach into a stretch of the canvas, from the top.
   *
   * @param {number} top
   * @param {number} bottom
   */
  between(top, bottom) {
    const found = [];
    for (let index = this.#firstAfter(top - this.#tallest); index < this.places.length; index++) {
      const place = this.places[index];
      if (place.y > bottom) break;
      if (place.y + place.height >= top) found.push(place);
    }
    return found;
  }

  /** @param {number} y */
  #firstAfter(y) {
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.places[middle].y < y) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Asks how the pages of a document are arranged in a view.
 *
 * A view tells only the pages in sight. A canvas of few pages is all in sight sooner or later; of a
 * long one another view is opened for a moment in which everything is.
 *
 * @param {RectoDocument} document
 * @param {View} view
 */
export async function readLayout(document, view) {
  if (!isContinuous(view)) return layoutOf(view);
  const { layout, coverPage, direction, gap, rotation } = view;
  /** @type {[number, number]} */ const size = [EVERYTHING, EVERYTHING];
  const everything = { size, scale: 1 };
  const params = { ...everything, layout, coverPage, direction, gap, rotation };
  const probe = await document.ask("view/open", params);
  document.ask("view/close", { viewId: probe.viewId }).catch((error) => document.session.report(error));
  return layoutOf(probe);
}

/** @param {Pick<View, "layout">} view Whether all pages are on one canvas. */
export function isContinuous(view) {
  return view.layout === "continuous" || view.layout === "facingContinuous";
}

/** @param {View} view The arrangement of the pages that a view has in sight. */
export function layoutOf({ pages, offset, scale, rotation }) {
  const places = pages.map(({ pageIndex, rect }) => ({
    page: pageIndex,
    x: (rect[0] + offset[0]) / scale,
    y: (rect[1] + offset[1]) / scale,
    width: (rect[2] - rect[0]) / scale,
    height: (rect[3] - rect[1]) / scale,
  }));
  return new PageLayout(places, rotation);
}
