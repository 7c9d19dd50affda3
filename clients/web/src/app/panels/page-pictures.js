// SPDX-License-Identifier: MIT
import { element } from "../../ui/element.js";
import { PictureQueue, URGENCY } from "../../viewer/picture-queue.js";

/** The width of a small picture in pixels. */
const WIDTH = 120;
/** How many are asked for at once: the pages beside the panel need their pictures too. */
const AT_ONCE = 2;
/** How many small pictures are kept. */
const KEPT = 200;

/** The small pictures of a panel's pages; the last used ones are kept. */
export class PagePictures {
  /**
   * @param {import("./panel.js").Panel} panel
   * @param {(page: number, canvas: HTMLCanvasElement) => void} show Shows a page's new picture.
   * @param {() => void} onmissing Is called when a picture must be asked for again.
   */
  constructor(panel, show, onmissing) {
    this.#panel = panel;
    this.#show = show;
    const { session } = panel.application;
    this.#queue = new PictureQueue(session.resources, (error) => session.report(error), AT_ONCE);
    this.#queue.onmissing = onmissing;
  }

  #panel;
  #show;
  #queue;
  /** @type {Map<number, {look: string, canvas: HTMLCanvasElement}>} The latest ones last. */
  #pictures = new Map();

  clear() {
    this.#pictures.clear();
    this.#queue.want([]);
  }

  /** @param {number} page The one from before, until there is a newer one. */
  canvas(page) {
    const known = this.#pictures.get(page)?.canvas;
    return known ?? element("canvas", { width: WIDTH, height: Math.round(WIDTH * 1.4) });
  }

  /**
   * Requests the pictures of these pages that are missing, and drops all other requests.
   *
   * @param {Iterable<number>} pages
   */
  want(pages) {
    const { document } = this.#panel;
    this.#queue.want([...pages].flatMap((page) => this.#wanted(document, page)));
  }

  /**
   * @param {import("./panel.js").RectoDocument} document
   * @param {number} page
   * @returns {import("../../viewer/picture-queue.js").Wanted[]}
   */
  #wanted(document, page) {
    const look = this.#look(document, page);
    if (this.#pictures.get(page)?.look === look) return [];
    const width = Math.round(WIDTH * window.devicePixelRatio);
    const { colors } = this.#panel.application.theme;
    const request = { documentId: document.id, page, width, colors, revision: look };
    const take = (/** @type {ImageBitmap} */ picture) => {
      if (document === this.#panel.document && this.#look(document, page) === look) this.#keep(page, look, picture);
      picture.close();
    };
    return [{ key: `${document.id} ${page} ${look}`, urgency: URGENCY.inSight, request, take }];
  }

  /**
   * What a picture shows: a page looks different, and has other colours in the dark.
   *
   * @param {import("./panel.js").RectoDocument} document
   * @param {number} page
   */
  #look(document, page) {
    const { isDark } = this.#panel.application.theme;
    return `${document.look(page)}${isDark ? " dark" : ""}`;
  }

  /**
   * @param {number} page
   * @param {string} look
   * @param {ImageBitmap} picture
   */
  #keep(page, look, picture) {
    const canvas = element("canvas", { width: picture.width, height: picture.height });
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    this.#pictures.delete(page);
    this.#pictures.set(page, { look, canvas });
    this.#show(page, canvas);
    for (const old of this.#pictures.keys()) {
      if (this.#pictures.size <= KEPT) break;
      this.#pictures.delete(old);
    }
  }
}
