// SPDX-License-Identifier: MIT
import { LayoutReader, areArrangedAlike, isContinuous } from "./layout.js";
import { ViewUpdates } from "./view-updates.js";
import { ViewWindow } from "./view-window.js";
import { WhenShown } from "./when-shown.js";

/** @typedef {import("../rpc/messages").View} View */
/** @typedef {import("../rpc/messages").Point} Point */
/** @typedef {import("../rpc/messages").DocumentParams<"view/update">} ViewChange */

/**
 * What a window shows of a document: keeps the browser's scrolling and the server's view alike.
 *
 * The user's scrolling and zooming is shown at once and told to the server, one request after the
 * other. What the server moves by itself (a link, a tool) is shown when it says so.
 *
 * Events: `moved`, with every change of scale, offset or size; `layout`, when pages have other
 * places; `view`, with what the server says about the view.
 */
export class Viewport extends ViewWindow {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {HTMLElement} element
   */
  constructor(document, element) {
    super(element, () => this.#moved());
    this.document = document;
    this.#layouts = new LayoutReader(document);
    this.#updates = new ViewUpdates(document, (view, isLatest) => this.#adopt(view, isLatest));
    this.whenShown = new WhenShown(() => this.isHidden, (error) => document.session.report(error));
    this.#ends = [
      document.on("view/didChange", ({ cause, view }) => this.#heard(cause, view)),
      document.on("pages", (change) => this.#pagesChanged(change)),
      document.on("renewed", () => (this.layout = null)),
      document.on("reopened", () => this.#reopened()),
    ];
  }

  #ends;
  #layouts;
  #updates;
  /** @type {View | null} The server's view. */ view = null;
  /** The size and the pixel ratio that the server was told. */ #toldFrame = "";
  /** @type {ViewChange} The view's settings at first. */ #settings = {};
  /** @type {View | null} The view that is shown before the server's answer. */ #foreseen = null;

  /** The present page; the first one until the server has said which. */
  get pageIndex() {
    return this.view?.pageIndex ?? 0;
  }

  /** The present page, asked for once the server knows all that the user did. */
  async presentPage() {
    this.flush();
    return (await this.document.ask("view/get")).pageIndex;
  }

  /**
   * Begins to show the document, at once or when the viewer is shown.
   *
   * @param {ViewChange} [settings]
   */
  begin(settings = {}) {
    this.#settings = settings;
    return this.whenShown.run(async () => {
      const first = { ...this.#frame, ...settings };
      this.#toldFrame = JSON.stringify(this.#frame);
      this.#layouts.foresee();
      await this.command("view/update", first);
    });
  }

  /** Asks for the view and the places of the pages anew. */
  async refresh() {
    try {
      this.#adopt(await this.document.ask("view/get"), true);
      await this.#arrange();
    } catch (error) {
      this.document.session.report(error);
    }
  }

  #reopened() {
    if (this.view) this.refresh();
    else this.begin(this.#settings).catch((error) => this.document.session.report(error));
  }

  /** @param {import("../rpc/messages").DocumentEvents["pages"]} change */
  #pagesChanged({ kept }) {
    // Until the new places are known, there are none.
    if (kept.length) this.layout = null;
    this.refresh();
  }

  get #frame() {
    return { size: this.size, pixelRatio: window.devicePixelRatio };
  }

  /** The window has another size. */
  resized() {
    // The server keeps the size of a viewer that is hidden, so that it shows the same place again.
    if (this.isHidden) return;
    this.whenShown.catchUp();
    const frame = JSON.stringify(this.#frame);
    if (this.view && frame !== this.#toldFrame) {
      this.#toldFrame = frame;
      this.#updates.add(this.#frame);
    }
    this.emit("moved");
  }

  /**
   * Zooms, and keeps a point of the window in its place.
   *
   * @param {number} factor
   * @param {number[]} anchor In pixels of the window.
   */
  zoom(factor, anchor) {
    this.place(this.scale * factor, this.canvasPoint(anchor), anchor);
  }

  /**
   * Shows a point of the canvas, at a scale of 1, at a point of the window.
   *
   * @param {number} wanted The scale, within the limits of the view.
   * @param {number[]} point
   * @param {number[]} anchor
   */
  place(wanted, point, anchor) {
    if (!this.view) return;
    const [least, greatest] = this.view.scaleLimits;
    const scale = Math.min(Math.max(wanted, least), greatest);
    const ratio = scale / this.scale;
    const [width, height] = this.view.canvasSize;
    /** @type {Point} */ const size = [width * ratio, height * ratio];
    const offset = point.map((part, axis) => part * scale - anchor[axis]);
    this.scale = scale;
    this.view = { ...this.view, scale, canvasSize: size, fit: null };
    this.scroller.show(size, offset);
    this.#updates.add({ scale, offset: this.offset });
    this.emit("moved");
  }

  /**
   * Sends a request that moves the view, and shows what comes of it.
   *
   * @template {import("../rpc/messages").ViewMethod} M
   * @param {M} method
   * @param {import("../rpc/messages").DocumentParams<M>} params
   */
  async command(method, params) {
    this.flush();
    /** @type {View | {view: View}} */
    const answer = await this.document.ask(method, .../** @type {any} */ ([params]));
    this.#updates.drop();
    this.#adopt("view" in answer ? answer.view : answer, true);
  }

  /**
   * Shows at once what the server has said that an event will come to. The event must be sent as ever: what
   * the server makes of it counts.
   *
   * @param {View} view
   */
  anticipate(view) {
    this.#foreseen = view;
    this.#adopt(view, true);
  }

  /** Whether the server knows everything that the user did here. */
  get isSettled() {
    return this.view !== null && this.#updates.isSettled;
  }

  /** Tells the server at once where the user has scrolled to, before an event that depends on it. */
  flush() {
    this.#updates.flush();
  }

  close() {
    for (const end of this.#ends) end();
  }

  #moved() {
    this.#updates.add({ offset: this.offset });
    this.emit("moved");
  }

  /**
   * @param {string} cause
   * @param {View} view
   */
  #heard(cause, view) {
    // What requests change, the first view too, comes with their answers, which know what the user did.
    if (cause === "api" || !this.view) return;
    const isForeseen = this.#foreseen !== null && `${this.#foreseen.offset}` === `${view.offset}`;
    this.#foreseen = null;
    // The server's answer to a turn does not undo what the user did after it.
    const isOvertaken = isForeseen && !this.#updates.isSettled;
    if (!isOvertaken) this.#updates.drop();
    this.#adopt(view, !isOvertaken);
  }

  /**
   * @param {View} view
   * @param {boolean} isPlaced Whether to show it at the place that the server says.
   */
  #adopt(view, isPlaced) {
    const previous = this.view;
    this.document.view = view;
    const isArranged = previous !== null && areArrangedAlike(view, previous);
    if (isPlaced) {
      this.view = view;
      this.scale = view.scale;
      const [x, y] = this.offset;
      const isNear = Math.abs(x - view.offset[0]) < 1 && Math.abs(y - view.offset[1]) < 1;
      const isSame = previous && `${previous.canvasSize}` === `${view.canvasSize}`;
      if (!isNear || !isSame) this.scroller.show(view.canvasSize, view.offset);
    } else {
      this.view = { ...view, scale: this.scale, canvasSize: this.view?.canvasSize ?? view.canvasSize };
    }
    if (!isContinuous(view) || !isArranged) this.#arrange().catch((error) => this.document.session.report(error));
    this.emit("view", this.view);
    this.emit("moved");
  }

  async #arrange() {
    if (!this.view) return;
    const layout = await this.#layouts.read(this.view);
    // Another arrangement was asked for meanwhile.
    if (!layout) return;
    this.layout = layout;
    this.emit("layout", this.layout);
    this.emit("moved");
  }
}
