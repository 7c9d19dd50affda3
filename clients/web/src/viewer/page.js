// SPDX-License-Identifier: MIT
import { URGENCY } from "./picture-queue.js";
import { TileLayer, canvasOf, tilesIn } from "./tile-layer.js";

/** The width of the blurred picture that stands in for a page's tiles, in device pixels. */
const PREVIEW_WIDTH = 240;

/**
 * What pages look like beside what they show.
 *
 * @typedef {object} Look
 * @property {{ink: string, paper: string} | null} colors
 * @property {string | null} fields
 */

/** The element of a page: its tiles, and what lies over them. */
export class PageElement {
  /**
   * @param {number} index
   * @param {import("../rpc/document.js").RectoDocument} source
   */
  constructor(index, source) {
    this.index = index;
    this.#source = source;
    this.element = document.createElement("div");
    this.element.className = "page";
    this.element.dataset.page = String(index);
    this.sheet = document.createElement("div");
    this.sheet.className = "sheet";
    this.element.append(this.sheet);
  }

  #source;
  /** @type {TileLayer[]} The last one is the present one. */ #layers = [];
  /** @type {{look: string, canvas: HTMLCanvasElement} | null} */ #preview = null;
  /** The page's size in points, as it stands in the file. */ size = [1, 1];
  /** Whether all tiles in sight are there and up to date. */ isSharp = false;
  /** @type {() => void} Is called when the page has another size. */ onsized = () => {};

  /** Whether it is on the canvas. A page that is not may still be drawn, so that it can be shown at once. */
  get isShown() {
    return !this.element.classList.contains("ahead");
  }

  set isShown(isShown) {
    this.element.classList.toggle("ahead", !isShown);
  }

  /**
   * @param {import("./layout.js").Place} place
   * @param {number} scale
   * @param {number[]} base The canvas pixel at the canvas element's top left.
   */
  move(place, scale, [left, top]) {
    const { rotation } = place;
    const isTurned = rotation % 180 !== 0;
    const size = isTurned ? [place.height, place.width] : [place.width, place.height];
    if (`${size}` !== `${this.size}`) {
      this.size = size;
      this.onsized();
    }
    const { style } = this.element;
    style.left = `${snapped(place.x * scale - left)}px`;
    style.top = `${snapped(place.y * scale - top)}px`;
    style.width = `${snapped(place.width * scale)}px`;
    style.height = `${snapped(place.height * scale)}px`;
    const sheet = this.sheet.style;
    sheet.width = `${snapped(this.size[0] * scale)}px`;
    sheet.height = `${snapped(this.size[1] * scale)}px`;
    sheet.transform = rotation ? turn(rotation, this.size, scale) : "";
    for (const layer of this.#layers) layer.stretch(scale);
  }

  /**
   * The pictures that are missing.
   *
   * @param {number[] | null} part What is in sight, in page space; `null`: nothing.
   * @param {number[] | null} near What is in sight or will be soon.
   * @param {number} scale Device pixels per point; 0 while it changes.
   * @param {Look} look
   * @returns {import("./picture-queue.js").Wanted[]}
   */
  wanted(part, near, scale, look) {
    const state = `${this.#source.look(this.index)} ${look.colors?.paper ?? ""} ${look.fields ?? ""}`;
    const preview = this.#wantedPreview(part !== null, state, look);
    if (!near || !scale) return preview;
    const tiles = this.#wantedTiles(part, near, scale, state, look);
    this.isSharp = part !== null && tiles.every(({ urgency }) => urgency !== URGENCY.inSight);
    return this.#layers.some((layer) => layer.look === state) ? tiles : [...preview, ...tiles];
  }

  /** Lets go of everything that takes memory, but the preview. */
  rest() {
    for (const layer of this.#layers.splice(0)) layer.remove();
    this.isSharp = false;
  }

  remove() {
    this.rest();
    this.element.remove();
  }

  /**
   * @param {boolean} isInSight
   * @param {string} state
   * @param {Look} look
   */
  #wantedPreview(isInSight, state, look) {
    if (this.#preview?.look === state) return [];
    const take = (/** @type {ImageBitmap} */ picture) => {
      this.#preview?.canvas.remove();
      const canvas = canvasOf(picture);
      canvas.className = "preview";
      this.#preview = { look: state, canvas };
      this.sheet.prepend(canvas);
    };
    const width = PREVIEW_WIDTH;
    const urgency = isInSight ? URGENCY.preview : URGENCY.nearPreview;
    return [this.#want(`preview ${state}`, { width, ...look }, state, urgency, take)];
  }

  /**
   * @param {number[] | null} part
   * @param {number[]} near
   * @param {number} scale
   * @param {string} state
   * @param {Look} look
   */
  #wantedTiles(part, near, scale, state, look) {
    const layer = this.#layer(state, scale);
    const tiles = tilesIn(near, this.size, scale);
    layer.keep(new Set(tiles.map(({ key }) => key)));
    const inSight = new Set(part ? tilesIn(part, this.size, scale).map(({ key }) => key) : []);
    const missing = tiles.filter(({ key }) => !layer.has(key));
    if (!missing.some(({ key }) => inSight.has(key))) {
      for (const old of this.#layers.splice(0, this.#layers.length - 1)) old.remove();
    }
    return missing.map(({ key, corner, rect }) => {
      const take = (/** @type {ImageBitmap} */ picture) => layer.put(key, corner, picture);
      const request = { scale, rect, ...look };
      const urgency = inSight.has(key) ? URGENCY.inSight : URGENCY.near;
      return this.#want(`${key} ${scale} ${state}`, request, state, urgency, take);
    });
  }

  /**
   * @param {string} state
   * @param {number} scale
   */
  #layer(state, scale) {
    const present = this.#layers.at(-1);
    if (present?.look === state && present.matches(scale)) return present;
    const layer = new TileLayer(this.sheet, state, scale);
    layer.stretch(scale / window.devicePixelRatio);
    // Under what lies over the page, above older tiles.
    const above = [...this.sheet.children].find((child) => child.classList.contains("above"));
    this.sheet.insertBefore(layer.element, above ?? null);
    this.#layers.push(layer);
    return layer;
  }

  /**
   * @param {string} key
   * @param {Partial<import("../rpc/transport.js").PictureRequest>} request
   * @param {string} revision
   * @param {number} urgency
   * @param {(picture: ImageBitmap) => void} take
   */
  #want(key, request, revision, urgency, take) {
    const page = this.index;
    const full = { documentId: this.#source.id, page, revision, ...request };
    return { key: `${page} ${key}`, urgency, request: full, take };
  }
}

/** @param {number} length To whole device pixels, so that pictures stay sharp. */
function snapped(length) {
  return Math.round(length * window.devicePixelRatio) / window.devicePixelRatio;
}

/**
 * @param {number} rotation
 * @param {number[]} size
 * @param {number} scale
 */
function turn(rotation, [width, height], scale) {
  const shifts = { 90: [height, 0], 180: [width, height], 270: [0, width] };
  const [x, y] = shifts[/** @type {90 | 180 | 270} */ (rotation)];
  return `translate(${x * scale}px, ${y * scale}px) rotate(${rotation}deg)`;
}
