// SPDX-License-Identifier: MIT
import { Emitter } from "../rpc/emitter.js";
import { insertInOrder } from "../ui/insert-in-order.js";
import { PageElement } from "./page.js";
import { PictureQueue } from "./picture-queue.js";
import { partOf } from "./spread.js";

/** @typedef {import("./spread.js").Spread} Spread */

/** How long a scale has to stay the same before tiles are drawn at it, in milliseconds. */
const SETTLED = 100;
/** How many windows' lengths before and after the window pages have elements for. */
const MARGIN = 1;
/** How many windows' lengths before and after the window pages are drawn without being in sight. */
const NEAR = 1;
/** How many pages out of sight keep their previews. */
const KEPT = 60;

/**
 * The elements of the pages in sight and around.
 *
 * Events: `page` (a `PageElement` that is new), `sharp` when all in sight is up to date.
 *
 * @extends {Emitter<{page: PageElement, sharp: undefined}>}
 */
export class Pages extends Emitter {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./page.js").Look} look
   */
  constructor(viewport, look) {
    super();
    const { document } = viewport;
    this.#viewport = viewport;
    this.#document = document;
    this.look = look;
    this.queue = new PictureQueue(document.session.resources, (error) => {
      document.session.report(error);
    });
    this.queue.onmissing = () => this.#schedule();
    viewport.on("moved", () => this.#schedule());
    viewport.on("layout", () => this.#arranged());
    document.on("look", () => this.#schedule());
    document.on("pages", (change) => change.kept.length && this.clear());
    document.on("renewed", () => this.clear());
  }

  #viewport;
  #document;
  /** @type {import("./page.js").Look} */ look;
  /** @type {Map<number, PageElement>} */ elements = new Map();
  /**
   * Pages that are not on the canvas, but drawn for a turn to them.
   *
   * @type {Map<number, Spread>}
   */
  #ahead = new Map();
  #frame = 0;
  #lastScale = 0;
  #settles = 0;

  /** @param {Spread[]} spreads Draws their pages, and no others that are not on the canvas; shows none. */
  drawAhead(spreads) {
    this.#ahead.clear();
    for (const spread of spreads) {
      for (const { page } of spread.layout.places) this.#ahead.set(page, spread);
    }
    this.#schedule();
  }

  /** @param {import("./page.js").Look} look Draws the pages in other colours. */
  setLook(look) {
    this.look = look;
    this.#schedule();
  }

  /** @param {number} page */
  element(page) {
    return this.elements.get(page);
  }

  /** Whether everything in sight is up to date. */
  get isSharp() {
    // Tiles of another scale are stretched until the scale has settled.
    if (this.#settles !== 0 || this.#viewport.scale !== this.#lastScale) return false;
    const inSight = this.#placesWithin(this.#sight(), 0);
    return inSight.length > 0 && inSight.every(({ page }) => this.elements.get(page)?.isSharp);
  }

  /** Forgets all pages: they are other ones now. */
  clear() {
    for (const page of this.elements.values()) page.remove();
    this.elements.clear();
    this.#ahead.clear();
    this.#schedule();
  }

  close() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settles);
    this.queue.want([]);
  }

  #arranged() {
    const { layout } = this.#viewport;
    // The first pages need not wait for the next frame.
    if (layout && !this.elements.size) this.#update();
    this.#schedule();
  }

  #schedule() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#update();
    });
  }

  #update() {
    const { layout, scale, scroller } = this.#viewport;
    if (!layout) return;
    if (this.#viewport.isHidden) {
      this.queue.want([]);
      return;
    }
    const isSettled = this.#isSettled(scale);
    // Read once, before anything is written: the browser would have to lay out the page each time.
    const sight = this.#sight();
    const wanted = [];
    for (const { page } of this.#placesWithin(sight, MARGIN)) this.#page(page);
    for (const [index, page] of this.elements) {
      const place = layout.place(index);
      page.isShown = place !== undefined;
      if (place) page.move(place, scale, scroller.base);
      else if (!this.#ahead.has(index)) this.#remove(index, page);
    }
    this.#forgetDistant();
    const pixelScale = isSettled ? this.#viewport.pixelScale : 0;
    wanted.push(...this.#wantedAhead(isSettled));
    for (const [index, page] of this.elements) {
      if (!page.isShown) continue;
      const near = this.#inSight(index, sight, NEAR);
      if (!near) page.rest();
      wanted.push(...page.wanted(this.#inSight(index, sight, 0), near, pixelScale, this.look));
    }
    this.queue.want(wanted.map((each) => ({ ...each, take: this.#taking(each.take) })));
    if (isSettled && this.isSharp) this.emit("sharp");
  }

  /** @param {boolean} isSettled */
  #wantedAhead(isSettled) {
    const wanted = [];
    for (const [index, { layout, scale, sight }] of this.#ahead) {
      const place = layout.place(index);
      if (!place || this.#viewport.layout?.place(index)) continue;
      const page = this.#page(index);
      page.isShown = false;
      page.move(place, scale, [0, 0]);
      const pixelScale = isSettled ? scale * window.devicePixelRatio : 0;
      wanted.push(...page.wanted(null, partOf(place, sight), pixelScale, this.look));
    }
    return wanted;
  }

  /** @param {(picture: ImageBitmap) => void} take */
  #taking(take) {
    return (/** @type {ImageBitmap} */ picture) => {
      take(picture);
      this.#schedule();
    };
  }

  /** @param {number} scale */
  #isSettled(scale) {
    if (scale !== this.#lastScale) {
      const isFirst = this.#lastScale === 0;
      this.#lastScale = scale;
      if (isFirst) return true;
      clearTimeout(this.#settles);
      this.#settles = window.setTimeout(() => {
        this.#settles = 0;
        this.#schedule();
      }, SETTLED);
    }
    return this.#settles === 0;
  }

  /** @param {number} index */
  #page(index) {
    let page = this.elements.get(index);
    if (!page) {
      page = new PageElement(index, this.#document);
      this.elements.set(index, page);
      insertInOrder(this.#viewport.scroller.canvas, page.element, "page");
      this.emit("page", page);
    }
    return page;
  }

  /** What the window shows of the canvas, at a scale of 1. */
  #sight() {
    const { offset, size, scale } = this.#viewport;
    return [...offset, offset[0] + size[0], offset[1] + size[1]].map((length) => length / scale);
  }

  /**
   * @param {number[]} sight
   * @param {number} margin In lengths of the window.
   */
  #placesWithin(sight, margin) {
    const { layout } = this.#viewport;
    return layout?.within(layout.grown(sight, margin)) ?? [];
  }

  /**
   * The part of a page that is in sight, in page space.
   *
   * @param {number} index
   * @param {number[]} sight
   * @param {number} margin How many windows' lengths before and after it are in sight too.
   */
  #inSight(index, sight, margin) {
    const { layout } = this.#viewport;
    const place = layout?.place(index);
    if (!layout || !place) return null;
    return partOf(place, layout.grown(sight, margin));
  }

  #forgetDistant() {
    if (this.elements.size <= KEPT) return;
    const { pageIndex } = this.#viewport;
    const distance = (/** @type {number} */ index) => Math.abs(index - pageIndex);
    const sorted = [...this.elements.keys()].sort((one, other) => distance(one) - distance(other));
    for (const index of sorted.slice(KEPT)) {
      const page = this.elements.get(index);
      if (page) this.#remove(index, page);
    }
  }

  /**
   * @param {number} index
   * @param {PageElement} page
   */
  #remove(index, page) {
    page.remove();
    this.elements.delete(index);
  }
}
