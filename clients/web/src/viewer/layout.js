// SPDX-License-Identifier: MIT

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */
/** @typedef {import("../rpc/messages").View} View */

/** How large a window has to be to see all of a canvas at once, in pixels. */
const EVERYTHING = 1e9;

/**
 * A page's place on the canvas, at a scale of 1. `rotation` is clockwise.
 *
 * @typedef {{page: number, x: number, y: number, width: number, height: number, rotation: number}} Place
 */

/**
 * Where the pages are on the canvas, as the server arranges them. A canvas grows with the scale, so
 * places are kept for the scale 1.
 */
export class PageLayout {
  /**
   * @param {Place[]} places
   * @param {boolean} isAcross Whether the pages follow each other to the side.
   */
  constructor(places, isAcross) {
    this.isAcross = isAcross;
    this.places = [...places].sort((one, other) => this.#start(one) - this.#start(other) || one.page - other.page);
    this.#longest = this.#largest((place) => this.#length(place));
    this.#byPage = new Map(this.places.map((place) => [place.page, place]));
    this.height = this.#largest(({ y, height }) => y + height);
    this.width = this.#largest(({ x, width }) => x + width);
  }

  #longest;
  #byPage;

  /** @param {Place} place */
  #start(place) {
    return this.isAcross ? place.x : place.y;
  }

  /** @param {Place} place */
  #length(place) {
    return this.isAcross ? place.width : place.height;
  }

  /** @param {(place: Place) => number} measure */
  #largest(measure) {
    return this.places.reduce((largest, place) => Math.max(largest, measure(place)), 0);
  }

  /** @param {number} page */
  place(page) {
    return this.#byPage.get(page);
  }

  /**
   * A rectangle, longer by some of its own lengths at both ends, the way the pages follow.
   *
   * @param {number[]} rect
   * @param {number} margin
   */
  grown([x0, y0, x1, y1], margin) {
    const [across, along] = this.isAcross ? [margin * (x1 - x0), 0] : [0, margin * (y1 - y0)];
    return [x0 - across, y0 - along, x1 + across, y1 + along];
  }

  /**
   * The pages in the stretch of the canvas that a rectangle takes up, in their order.
   *
   * @param {number[]} rect
   */
  within([x0, y0, x1, y1]) {
    const [first, last] = this.isAcross ? [x0, x1] : [y0, y1];
    const found = [];
    for (let index = this.#firstAfter(first - this.#longest); index < this.places.length; index++) {
      const place = this.places[index];
      if (this.#start(place) > last) break;
      if (this.#start(place) + this.#length(place) >= first) found.push(place);
    }
    return found;
  }

  /**
   * Where a rectangle of a page is on the canvas, as the page is turned.
   *
   * @param {number} page
   * @param {number[]} rect In page space.
   * @returns {[left: number, top: number, right: number, bottom: number] | null}
   */
  box(page, rect) {
    const place = this.place(page);
    if (!place) return null;
    const [x0, y0, x1, y1] = turned(rect, place);
    return [place.x + x0, place.y + y0, place.x + x1, place.y + y1];
  }

  /** @param {number[]} point The page that has a point of the canvas. */
  pageAt([left, top]) {
    return this.within([left, top, left, top]).find((place) => {
      const [x, y] = [left - place.x, top - place.y];
      return x >= 0 && x <= place.width && y >= 0 && y <= place.height;
    })?.page;
  }

  /** @param {number} start */
  #firstAfter(start) {
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#start(this.places[middle]) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * A rectangle of a page as it stands in the file, on the page as it is turned.
 *
 * @param {number[]} rect
 * @param {Place} place
 */
function turned([x0, y0, x1, y1], { width, height, rotation }) {
  switch (rotation) {
    case 90:
      return [width - y1, x0, width - y0, x1];
    case 180:
      return [width - x1, height - y1, width - x0, height - y0];
    case 270:
      return [y0, height - x1, y1, height - x0];
    default:
      return [x0, y0, x1, y1];
  }
}

/** Members of a view on which the places of its pages depend. */
const ARRANGEMENT = /** @type {const} */ ([
  "layout", "scrollAxis", "coverPage", "direction", "gap", "rotation", "pageRotations",
]); // prettier-ignore

/**
 * Whether the pages have the same places in two views.
 *
 * @param {View} one
 * @param {View} other
 */
export function areArrangedAlike(one, other) {
  return ARRANGEMENT.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** Asks where all pages of a document are. */
export class LayoutReader {
  /** @param {RectoDocument} document */
  constructor(document) {
    this.#document = document;
  }

  #document;
  /** Counts what was asked for; only the last answer counts. */ #asked = 0;
  /** @type {Promise<View | null> | null} All pages, as they stand unless the user rearranges them. */
  #foreseen = null;

  /** Asks before the view is known: most documents are shown as they say themselves. */
  foresee() {
    this.#foreseen = this.#everything({}).catch(() => null);
  }

  /**
   * The arrangement of a view; `null` if another one was asked for before it came.
   *
   * @param {View} view
   */
  async read(view) {
    const number = ++this.#asked;
    if (!isContinuous(view)) return layoutOf(view);
    const foreseen = await this.#foreseen;
    this.#foreseen = null;
    const fits = foreseen !== null && areArrangedAlike(foreseen, view);
    const seen = fits ? foreseen : await this.#everything(view);
    return number === this.#asked ? layoutOf(seen) : null;
  }

  /**
   * Opens a view for a moment in which everything is in sight: a view tells only the pages in sight.
   *
   * @param {Partial<View>} view Whose arrangement it has; what is not there is as the document says.
   */
  async #everything(view) {
    const arrangement = Object.fromEntries(ARRANGEMENT.map((name) => [name, view[name]]));
    const params = { size: /** @type {[number, number]} */ ([EVERYTHING, EVERYTHING]), scale: 1, ...arrangement };
    const { session } = this.#document;
    const seen = await this.#document.ask("view/open", params);
    this.#document.ask("view/close", { viewId: seen.viewId }).catch((error) => session.report(error));
    return seen;
  }
}

/** @param {Pick<View, "layout">} view Whether all pages are on one canvas. */
export function isContinuous(view) {
  return view.layout === "continuous" || view.layout === "facingContinuous";
}

/** @param {Pick<View, "layout" | "scrollAxis">} view Whether its pages follow each other to the side. */
export function isAcross(view) {
  return isContinuous(view) && view.scrollAxis === "horizontal";
}

/** @param {View} view The arrangement of the pages that a view has in sight. */
export function layoutOf(view) {
  const { offset, scale } = view;
  const places = view.pages.map(({ pageIndex, rect, rotation = view.rotation }) => ({
    page: pageIndex,
    x: (rect[0] + offset[0]) / scale,
    y: (rect[1] + offset[1]) / scale,
    width: (rect[2] - rect[0]) / scale,
    height: (rect[3] - rect[1]) / scale,
    rotation,
  }));
  return new PageLayout(places, isAcross(view));
}
