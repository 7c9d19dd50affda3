// SPDX-License-Identifier: MIT
import { element } from "../../ui/element.js";

/** The width of a small picture in pixels. */
const WIDTH = 120;
/** How many small pictures are kept. */
const KEPT = 200;

/** The small pictures of a panel's pages; the last used ones are kept. */
export class PagePictures {
  /**
   * @param {import("./panel.js").Panel} panel
   * @param {(page: number, canvas: HTMLCanvasElement) => void} show Shows a page's new picture.
   */
  constructor(panel, show) {
    this.#panel = panel;
    this.#show = show;
  }

  #panel;
  #show;
  /** @type {Map<number, {look: string, canvas: HTMLCanvasElement}>} The latest ones last. */
  #pictures = new Map();

  clear() {
    this.#pictures.clear();
  }

  /** @param {number} page The one from before, until there is a newer one. */
  canvas(page) {
    const known = this.#pictures.get(page)?.canvas;
    return known ?? element("canvas", { width: WIDTH, height: Math.round(WIDTH * 1.4) });
  }

  /** @param {number} page Draws it, unless its picture is there. */
  async draw(page) {
    const panel = this.#panel;
    const { document } = panel;
    const look = document.look(page);
    if (this.#pictures.get(page)?.look === look) return;
    const width = Math.round(WIDTH * window.devicePixelRatio);
    const request = { documentId: document.id, page, width, revision: look };
    await panel.run(async () => {
      const { signal } = new AbortController();
      const file = await panel.application.session.resources.picture(request, signal);
      const picture = await createImageBitmap(file);
      if (document === panel.document && document.look(page) === look) this.#keep(page, look, picture);
      picture.close();
    });
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
